# The parts of check-install.sh, which sources this file.
# shellcheck shell=bash disable=SC2154

# Installs the tools that the checks need and that are missing.
need_tools() {
  local -A package_of=(
    [desktop-file-validate]=desktop-file-utils [appstreamcli]=appstream [mandoc]=mandoc [groff]=groff [man]=man-db
    [lintian]=lintian [dpkg-shlibdeps]=dpkg-dev [strip]=binutils [bwrap]=bubblewrap)
  local tool missing=()
  $in_chroot && package_of[debootstrap]=debootstrap
  for tool in "${!package_of[@]}"; do
    PATH=$PATH:/usr/sbin command -v "$tool" >/dev/null || missing+=("${package_of[$tool]}")
  done
  [ ${#missing[@]} -eq 0 ] && return
  say "installing ${missing[*]}"
  "${as_root[@]}" apt-get update -q >"$work/apt.log" 2>&1 || { cat "$work/apt.log" >&2; fail "apt-get update failed"; }
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" \
    >"$work/apt.log" 2>&1 || { cat "$work/apt.log" >&2; fail "cannot install ${missing[*]}"; }
}

# The program needs no library of Swift's, looks for libraries nowhere of its own, and is of the version that it says.
check_program() {
  local program=$1 version
  if ldd "$program" | grep -E 'libswift|lib_?Foundation|libdispatch|not found'; then
    fail "$program wants libraries that a machine without Swift lacks"
  fi
  if readelf -d "$program" | grep -E 'RPATH|RUNPATH'; then fail "$program looks for libraries in its own places"; fi
  version=$("$program" --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -n 1)
  [ "$version" = "$(cat VERSION)" ] || fail "the file VERSION says $(cat VERSION), --version says $version"
  say "$program links no Swift library and is version $version"
}

# The program that everybody starts needs nothing for the few who open a storyboard: see PERFORMANCE.md.
check_lean() {
  if ldd "$1" | grep -E 'libxml2|libicu|libstdc\+\+|libgcc_s'; then fail "$1 needs libraries that only storyboards are for"; fi
  say "$1 needs no libxml2, ICU or libstdc++"
}

# Compares two lists of words, one to a line; the third argument says what they are.
same_words() {
  diff <(sort -u "$1") <(sort -u "$2") >"$work/words" && return
  cat "$work/words" >&2
  fail "$3"
}

# What `make install` puts into a staging folder is valid, names no staging folder, and goes away with uninstall.
check_staged() {
  local stage="$work/stage with space" share file page
  make --no-print-directory -f Scripts/install.mk install PREFIX=/usr/local DESTDIR="$stage" >"$work/make.log" 2>&1 ||
    { cat "$work/make.log" >&2; fail "make install failed"; }
  share=$stage/usr/local/share
  if grep -rlF -e "$stage" -e "$PWD" -e '@VERSION@' -e '@DATE@' "$share"; then
    fail "installed files name a folder of this machine, or have a gap that was not filled in"
  fi
  find "$stage" -type f ! -perm 644 ! -path '*/bin/numberfield-demo' \
    ! -path '*/libexec/numberfield/numberfield-demo' >"$work/modes"
  [ ! -s "$work/modes" ] || { cat "$work/modes" >&2; fail "installed files have other permissions than 644"; }

  desktop-file-validate "$share/applications/numberfield-demo.desktop" || fail "the desktop entry is not valid"
  file=$(echo "$share"/metainfo/*.metainfo.xml)
  appstreamcli validate --no-net --pedantic --explain "$file" || fail "the metainfo is not valid"
  Scripts/render-icons.sh --check
  [ "$(find "$share/icons/hicolor" -name 'numberfield-demo.*' | wc -l)" -eq 11 ] || fail "icons are missing"

  page=$share/man/man1/numberfield-demo.1
  mandoc -T lint -W warning "$page" || fail "mandoc finds faults in the man page"
  groff -mdoc -ww -Tutf8 -z "$page" 2>"$work/groff"
  man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>>"$work/groff" >/dev/null
  [ ! -s "$work/groff" ] || { cat "$work/groff" >&2; fail "groff finds faults in the man page"; }
  # The page tells every option and every command of scripts, and no other.
  "$stage/usr/local/bin/numberfield-demo" --help | sed -nE 's/^ +(--[a-z-]+).*/\1/p' >"$work/options"
  sed -nE 's/^\.It Fl -([a-z-]+).*/--\1/p' "$page" >"$work/page-options"
  same_words "$work/options" "$work/page-options" "the man page and --help tell different options"
  grep -rhoE 'ScriptForm\("[a-z]+' Sources/NumberFieldDemo | sed 's/.*"//' >"$work/commands"
  sed -nE 's/^\.It Cm ([a-z]+).*/\1/p' "$page" >"$work/page-commands"
  same_words "$work/commands" "$work/page-commands" "the man page and the sources tell different script commands"

  make --no-print-directory -f Scripts/install.mk uninstall PREFIX=/usr/local DESTDIR="$stage" >"$work/make.log" 2>&1
  find "$stage" ! -type d -o -iname '*numberfield*' >"$work/left"
  [ ! -s "$work/left" ] || { cat "$work/left" >&2; fail "make uninstall leaves these behind"; }
  say "desktop entry, metainfo, icons and man page are valid; uninstall leaves nothing"
}

# The Debian package is the same whenever it is built, and lintian finds neither error nor warning.
check_package() {
  package=$(Scripts/make-deb.sh)
  cp "$package" "$work/first.deb"
  cmp "$work/first.deb" "$(Scripts/make-deb.sh)" || fail "the same sources give two different packages"
  # The package is not for the archive of Debian, where a first upload closes a request.
  lintian --allow-root --fail-on error,warning --tag-display-limit 0 \
    --suppress-tags initial-upload-closes-no-bugs "$package" || fail "lintian finds faults in $package"
  say "$package: $(dpkg-deb --field "$package" Depends)"
}

# Runs a command where the Swift toolchain cannot be seen, in an empty environment, with an empty home folder.
without_swift() {
  local usr command hidden=() words=(env -i PATH=/usr/bin:/bin LANG=C.UTF-8 HOME="$work/home")
  if command=$(command -v "${SWIFT:-swift}"); then
    usr=$(dirname "$(dirname "$(readlink -f "$command")")")
    if [ "$usr" = /usr ]; then
      for command in /usr/lib/swift /usr/lib/swift_static; do [ -d $command ] && hidden+=(--tmpfs $command); done
    else
      hidden=(--tmpfs "$usr")
    fi
  fi
  mkdir -p "$work/home"
  if [ ${#hidden[@]} -gt 0 ]; then
    words=(bwrap --dev-bind / / "${hidden[@]}" "${words[@]}")
    # Only who can make namespaces can hide folders; elsewhere the empty environment has to do.
    "${words[@]}" true 2>/dev/null || { words=("${words[@]:4 + ${#hidden[@]}}"); hiding="the environment emptied"; }
  fi
  "${words[@]}" "$@"
}

# Runs a command as above and requires its exit code.
expect_code() {
  local wanted=$1 code=0
  shift
  without_swift "$@" >"$work/out" 2>"$work/err" || code=$?
  [ "$code" -eq "$wanted" ] && return
  cat "$work/out" "$work/err" >&2
  fail "expected exit code $wanted, found $code: $*"
}

# Every path that belongs to the system's files, but for those that record what is installed or cache it.
list_system() {
  "${as_root[@]}" find /etc /opt /usr /srv /var -xdev \
    \( -path /var/cache -o -path /var/log -o -path /var/lib/apt -o -path '/var/lib/dpkg/*-old' -o -path "$work" \
    -o -path /var/tmp -o -path /usr/share/applications/mimeinfo.cache -o -name icon-theme.cache \) -prune -o -print |
    sort
}

# Installs the package, runs what it brings, removes it, and compares the system before and after.
try_package() {
  local libraries demo=/usr/bin/numberfield-demo hiding="the toolchain hidden and the environment emptied"
  if dpkg-query -W numberfield-demo >/dev/null 2>&1; then fail "numberfield-demo is installed here already"; fi
  libraries=$(dpkg-deb --field "$package" Depends)
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get satisfy -q -y --no-install-recommends "$libraries" \
    >"$work/apt.log" 2>&1 || { cat "$work/apt.log" >&2; fail "cannot install what the package depends on"; }
  list_system >"$work/before"
  installed=true
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$PWD/$package" \
    >"$work/apt.log" 2>&1 || { cat "$work/apt.log" >&2; fail "cannot install $package"; }

  check_lean $demo
  local script
  for script in /usr/share/numberfield/scripts/*.nfs; do
    expect_code 0 $demo --headless --script "$script" --output "$work/pictures"
  done
  # Each sample, and a storyboard from a pipe, which nothing but its content tells from a scene.
  local scene
  for scene in /usr/share/numberfield/scenes/*.json /usr/share/numberfield/scenes/*.storyboard; do
    case $scene in *.schema.json) continue ;; esac
    expect_code 0 $demo --headless --scene "$scene" --output "$work/pictures/$(basename "$scene")"
  done
  expect_code 0 $demo --headless --scene - --output "$work/pictures/pipe" \
    < <(cat /usr/share/numberfield/scenes/demo.storyboard)
  cmp "$work/pictures/pipe/keypad.bmp" "$work/pictures/demo.storyboard/keypad.bmp" ||
    fail "a storyboard from a pipe is another than the same from a file"
  printf '<document' >"$work/broken.xib"
  expect_code 2 $demo --headless --scene "$work/broken.xib"
  grep -q "^$work/broken.xib:1: " "$work/err" || fail "a broken xib is not told with its line"
  find "$work/pictures" -name '*.bmp' -size +1k | grep -q . || fail "the sample scripts made no picture"
  expect_code 0 $demo --version
  printf 'focus quantity\nwait 400\ntap 1 0 0 1\nexpect rejection none\n' >"$work/wrong.nfs"
  expect_code 1 $demo --headless --script "$work/wrong.nfs"
  expect_code 2 $demo --no-such-option
  expect_code 3 $demo
  grep -q -- --headless "$work/err" || fail "without a display the program does not name --headless"
  [ -z "$(ls -A "$work/home")" ] || fail "the program left files in the home folder: $(ls -A "$work/home")"
  if command -v systemd-analyze >/dev/null; then
    systemd-analyze verify --user --man=no /usr/share/doc/numberfield-demo/examples/*.service 2>"$work/units" ||
      true
    if grep numberfield "$work/units"; then fail "systemd finds faults in the sample units"; fi
  fi
  say "the installed package runs with $hiding"

  "${as_root[@]}" apt-get purge -q -y numberfield-demo >"$work/apt.log" 2>&1 ||
    { cat "$work/apt.log" >&2; fail "cannot remove the package"; }
  installed=false
  list_system >"$work/after"
  diff "$work/before" "$work/after" || fail "removing the package leaves the system changed"
  say "the removed package leaves nothing"
}

# Installs and runs the package in a bare system of the same release, which has neither SDL nor fonts nor Swift.
try_in_chroot() {
  local root=$work/chroot release
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  say "making a bare $release"
  "${as_root[@]}" env PATH="$PATH:/usr/sbin" debootstrap --variant=minbase "$release" "$root" >"$work/bootstrap.log" 2>&1 ||
    { tail "$work/bootstrap.log" >&2; fail "debootstrap failed"; }
  "${as_root[@]}" cp "$package" "$root/demo.deb"
  "${as_root[@]}" unshare --mount --fork sh -c '
    set -e
    mount -t proc proc "$1/proc"
    chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive HOME=/root sh -c "
      set -e
      apt-get install -q -y --no-install-recommends /demo.deb >/apt.log 2>&1 || { cat /apt.log; exit 1; }
      numberfield-demo --version
      numberfield-demo --headless --output /pictures --script /usr/share/numberfield/scripts/session.nfs
      ls -l /pictures
      apt-get purge -q -y numberfield-demo >/dev/null
      ! find / -xdev -name \"*numberfield*\" ! -path \"/pictures/*\" ! -path \"/proc/*\" | grep .
    "' sh "$root" || fail "the package does not work in a bare $release"
  "${as_root[@]}" rm -rf "$root"
  say "the package works in a bare $release"
}
