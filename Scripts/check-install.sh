#!/usr/bin/env bash
# Checks that the demo installs like real software: stages `make install` and takes it away again, validates each
# part, builds the Debian package, installs it, runs it where no Swift is to be seen, removes it, and finds nothing
# left. Uses the release build that is there, or makes it; installs the tools that are missing (Debian; root or sudo).
#
#   Scripts/check-install.sh            all of that
#   Scripts/check-install.sh --chroot   tries the package in a bare Debian system too (debootstrap, needs the network)
set -euo pipefail
cd "$(dirname "$0")/.."
umask 022
export LC_ALL=C.UTF-8

in_chroot=false
case ${1:-} in
  "") ;;
  --chroot) in_chroot=true ;;
  *)
    echo "usage: $0 [--chroot]" >&2
    exit 2
    ;;
esac

say() { echo "check-install: $*"; }
fail() {
  echo "check-install: $*" >&2
  exit 1
}

work=$(mktemp -d)
installed=false
clean_up() {
  if $installed; then
    "${as_root[@]}" dpkg --purge numberfield-demo >/dev/null 2>&1 ||
      echo "check-install: the package numberfield-demo is still installed" >&2
  fi
  rm -rf "$work"
}
trap clean_up EXIT
trap "exit 129" HUP
trap "exit 130" INT
trap "exit 143" TERM

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || fail "installing a package needs root, or sudo"
  as_root=(sudo)
fi
# shellcheck source=Scripts/install-checks.sh
source Scripts/install-checks.sh

need_tools
make --no-print-directory -f Scripts/install.mk release
check_program build/release/release/numberfield-demo-lean
check_program build/release/release/numberfield-demo
check_lean build/release/release/numberfield-demo-lean
check_staged
check_package
try_package
if $in_chroot; then try_in_chroot; fi
say "all is well"
