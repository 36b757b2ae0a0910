#!/usr/bin/env bash
# Runs under AddressSanitizer, with leaks, and under ThreadSanitizer:
#
#   Scripts/sanitize.sh          all tests
#   Scripts/sanitize.sh short    the demo alone, under ThreadSanitizer: every sample, headless and in windows, and a signal;
#                                what AddressSanitizer finds the fuzzers find, which are built with it
#   Scripts/sanitize.sh address  all tests under that one; `thread` the other
#
# Each has a build folder of its own. What is suppressed is listed with its reason in Scripts/*.supp.
set -euo pipefail
cd "$(dirname "$0")/.."

form=${1:-all}
sanitizers=(address thread)
case $form in
  all) ;;
  short) sanitizers=(thread) ;;
  address | thread) sanitizers=("$form") ;;
  *)
    echo "usage: $0 [all|short|address|thread]" >&2
    exit 2
    ;;
esac

export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS="suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0"
export ASAN_OPTIONS="detect_leaks=1:detect_stack_use_after_return=0"
export TSAN_OPTIONS="suppressions=$PWD/Scripts/races.supp:halt_on_error=0:exitcode=66:second_deadlock_stack=1"

# Plays scripts in the demo; whatever a sanitizer finds is a non-zero exit.
play() {
  local demo=$1 pictures script scene
  pictures=$(mktemp -d)
  for script in Assets/Scripts/*.nfs; do
    echo "sanitize: $script"
    "$demo" --headless --events --script "$script" --output "$pictures" >/dev/null
  done
  # In a window time does not wait for a slow machine: two scripts that do not mind.
  for script in Assets/Scripts/acceptance.nfs Assets/Scripts/session.nfs; do
    echo "sanitize: $script in a window"
    SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy \
      timeout 300 "$demo" --click --script "$script" --output "$pictures" >/dev/null
  done
  for scene in Assets/Scenes/*.json Assets/Scenes/*.storyboard; do
    echo "sanitize: $scene"
    "$demo" --headless --scene "$scene" --output "$pictures" >/dev/null
  done
  # The X11 driver, and a signal that ends it.
  if command -v xvfb-run >/dev/null; then
    echo "sanitize: a window on X11"
    timeout 300 xvfb-run --auto-servernum "$demo" --script Assets/Scripts/session.nfs --output "$pictures" >/dev/null
    SDL_VIDEODRIVER=dummy "$demo" --events &
    sleep 3
    kill -TERM $!
    wait $!
  fi
  rm -r "$pictures"
}

for sanitizer in "${sanitizers[@]}"; do
  echo "sanitize: $sanitizer"
  build=(--sanitize="$sanitizer" --scratch-path ".build/$sanitizer")
  if [ "$form" = short ]; then
    swift build "${build[@]}" --product numberfield-demo
    play "$(swift build "${build[@]}" --show-bin-path)/numberfield-demo"
  else
    swift test "${build[@]}" --disable-xctest
  fi
done
echo "sanitize: nothing found"
