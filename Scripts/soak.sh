#!/usr/bin/env bash
# Builds the soak and lets it run: Scripts/soak.sh [SECONDS] [SEED], ten minutes by default and a seed of the day.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-600}
seed=${2:-$(date +%Y%m%d)}
if ! [[ $seconds =~ ^[1-9][0-9]{0,8}$ ]]; then
  echo "soak: “$seconds” is not a number of seconds: a whole number above 0" >&2
  exit 2
fi
if ! [[ $seed =~ ^[0-9]{1,18}$ ]]; then
  echo "soak: “$seed” is not a seed: a whole number of up to 18 digits" >&2
  exit 2
fi
# Its invariants look into the modules: optimised, and testable all the same.
swift build --package-path Soak -c release --scratch-path .build/soak -Xswiftc -enable-testing
exec .build/soak/release/numberfield-soak --seconds "$seconds" --seed "$seed"
