#!/usr/bin/env bash
# Builds build/numberfield-demo_VERSION_ARCHITECTURE.deb from what `make install` installs; prints its path.
#
# The libraries that the package depends on are computed from the programs (dpkg-shlibdeps). The same sources give the
# same package, byte for byte. Needs dpkg-dev and the release build, no root.
#
#   DEBFULLNAME, DEBEMAIL   who maintains the package, for those who publish it
#   DEB_REVISION            the package's own revision, 1 where it is not set
set -euo pipefail
cd "$(dirname "$0")/.."
umask 022
export LC_ALL=C

fail() {
  echo "make-deb: $*" >&2
  exit 1
}
for tool in dpkg-deb dpkg-shlibdeps; do
  command -v $tool >/dev/null || fail "$tool is missing; install dpkg-dev"
done

version=$(cat VERSION)
deb_version=$version-${DEB_REVISION:-1}
architecture=$(dpkg --print-architecture)
# Below example.org, which is reserved for examples, nobody gets mail that is not theirs.
maintainer="${DEBFULLNAME:-NumberField for SDL2 contributors} <${DEBEMAIL:-numberfield@example.org}>"
SOURCE_DATE_EPOCH=$(Scripts/release-date.sh +%s)
export SOURCE_DATE_EPOCH

work=$PWD/build/deb
root=$work/root
programs=("$root/usr/bin/numberfield-demo" "$root/usr/libexec/numberfield/numberfield-demo")
documents=$root/usr/share/doc/numberfield-demo
rm -rf "$work"
mkdir -p "$root/DEBIAN" "$work/debian"

# The release build is older than its sources only when it is not there yet; then it is built here.
make --no-print-directory -f Scripts/install.mk install-strip PREFIX=/usr DESTDIR="$root" >"$work/install.log" 2>&1 ||
  { cat "$work/install.log" >&2; fail "make install failed"; }
strip --remove-section=.comment --remove-section=.note "${programs[@]}"

# Debian's places for what every package has.
gzip -9n "$root/usr/share/man/man1/numberfield-demo.1"
rm "$documents/LICENSE"
install -m 644 Packaging/debian/copyright "$documents/copyright"
install -D -m 644 Packaging/debian/lintian-overrides "$root/usr/share/lintian/overrides/numberfield-demo"
if [ -f "$documents/CHANGELOG.md" ]; then
  gzip -9nc "$documents/CHANGELOG.md" >"$documents/changelog.gz"
  rm "$documents/CHANGELOG.md"
fi
fill_in() { # prints a template with its @NAMES@ replaced
  local text name
  text=$(<"$1")
  for name in DEB_VERSION VERSION MAINTAINER ARCHITECTURE DATE INSTALLED_SIZE LIBRARIES; do
    text=${text//"@$name@"/"${values[$name]-}"}
  done
  printf '%s\n' "$text"
}
declare -A values=(
  [DEB_VERSION]=$deb_version [VERSION]=$version [MAINTAINER]=$maintainer [ARCHITECTURE]=$architecture
  [DATE]=$(Scripts/release-date.sh -R)
)
fill_in Packaging/debian/changelog.in | gzip -9n >"$documents/changelog.Debian.gz"

# What the programs are linked with, by package and version. The version check at the program's start asks for more than
# the symbols alone do: what it needs at least is read from the sources, and said too.
printf 'Source: numberfield\n\nPackage: numberfield-demo\nArchitecture: any\n' >"$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O "${programs[@]/#/-e}" 2>"$work/shlibdeps.log") ||
  { cat "$work/shlibdeps.log" >&2; fail "dpkg-shlibdeps failed"; }
libraries=${libraries#shlibs:Depends=}
needed() { # CONSTANT PACKAGE: raises the package's version in $libraries to the constant's
  local file=Sources/NumberFieldSDL/LibraryVersions.swift wanted found
  [ -f "$file" ] || return 0
  wanted=$(sed -n "s/.*static let $1 = Version(\([0-9]*\), \([0-9]*\), \([0-9]*\)).*/\1.\2.\3/p" "$file")
  [ -n "$wanted" ] || fail "$file no longer tells $1"
  found=$(sed -n "s/.*\b$2 (>= \([^)]*\)).*/\1/p" <<<"$libraries")
  if dpkg --compare-versions "${found:-0}" lt "$wanted"; then
    libraries=$(sed -E "s/(^|, )$2( \([^)]*\))?/\1$2 (>= $wanted)/" <<<"$libraries")
  fi
}
needed neededSDL libsdl2-2.0-0
needed neededTTF libsdl2-ttf-2.0-0

values[LIBRARIES]=$libraries
values[INSTALLED_SIZE]=$(find "$root/usr" -printf '%y %s\n' |
  awk '{ kib += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print kib }')
fill_in Packaging/debian/control.in >"$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)

package=build/numberfield-demo_${deb_version}_$architecture.deb
# The two programs hold the same data of ICU, 30 MB: far enough back to be seen, it is packed once.
dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$package" >/dev/null
echo "$package"
