#!/usr/bin/env bash
# Installs the system packages that NumberField needs and that are missing; does nothing where all are there.
#
#   Scripts/set-up.sh run        what building and running needs
#   Scripts/set-up.sh test       that, and what the tests need
#   Scripts/set-up.sh pictures   the same, and what turns bitmaps into PNG files
#
# Installs by itself on Debian and its kin. Elsewhere it says which packages to install, and fails.
set -euo pipefail

purpose=${1:-run}
case $purpose in
  run | test | pictures) ;;
  *)
    echo "usage: $0 run|test|pictures" >&2
    exit 2
    ;;
esac

say() { echo "set-up: $*" >&2; }

if ! command -v swift >/dev/null; then
  say "no swift on the PATH: install Swift 6.2 or later from https://swift.org/install"
  exit 1
fi

# Prints those of the packages named that the command in $1 does not know as installed.
missing() {
  local is_installed=$1 package
  shift
  for package in "$@"; do
    $is_installed "$package" >/dev/null 2>&1 || echo "$package"
  done
}

# Says what to do by hand, where something is missing.
ask_for() {
  local command=$1 packages=$2
  [ -z "$packages" ] && return
  say "packages are missing; run:  $command" $packages
  exit 1
}

debian_has() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
  packages=(libsdl2-dev libsdl2-ttf-dev fonts-inter fonts-dejavu-core)
  if [ "$purpose" = pictures ]; then packages+=(imagemagick); fi
  if [ "$purpose" = test ]; then packages+=(xvfb xdotool openbox weston); fi
  # Devanagari (80 kB) and Chinese, Japanese, Korean (1.6 MB): tests of labels in these scripts are left out without.
  if [ "$purpose" = test ]; then packages+=(fonts-lohit-deva fonts-wqy-microhei); fi
  mapfile -t wanted < <(missing debian_has "${packages[@]}")
  [ ${#wanted[@]} -eq 0 ] && exit 0
  as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || ask_for "apt-get install (as root)" "${wanted[*]}"
    as_root=(sudo)
  fi
  say "installing ${wanted[*]}"
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${wanted[@]}"
elif command -v dnf >/dev/null; then
  packages=(SDL2-devel SDL2_ttf-devel rsms-inter-fonts dejavu-sans-fonts)
  if [ "$purpose" = test ]; then packages+=(xorg-x11-server-Xvfb xdotool); fi
  ask_for "sudo dnf install" "$(missing 'rpm -q --whatprovides' "${packages[@]}" | xargs)"
elif command -v pacman >/dev/null; then
  packages=(sdl2 sdl2_ttf inter-font ttf-dejavu)
  if [ "$purpose" = test ]; then packages+=(xorg-server-xvfb xdotool); fi
  ask_for "sudo pacman -S" "$(missing 'pacman -T' "${packages[@]}" | xargs)"
elif command -v zypper >/dev/null; then
  packages=(libSDL2-devel libSDL2_ttf-devel inter-fonts dejavu-fonts)
  if [ "$purpose" = test ]; then packages+=(xorg-x11-server-Xvfb xdotool); fi
  ask_for "sudo zypper install" "$(missing 'rpm -q --whatprovides' "${packages[@]}" | xargs)"
elif command -v brew >/dev/null; then
  ask_for "brew install" "$(missing 'brew list --versions' sdl2 sdl2_ttf | xargs)"
else
  say "cannot tell how packages are installed here; needed: SDL2 and SDL2_ttf with their headers, the fonts Inter" \
    "and DejaVu Sans$([ "$purpose" = test ] && echo ', Xvfb and xdotool')"
fi
