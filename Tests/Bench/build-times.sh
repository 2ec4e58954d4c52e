#!/bin/bash
# Build times, sizes and start-up of the static and the dynamic release: `make bench-build`. Takes some minutes; builds in
# separate folders (.build-bench-*, removed at the end) from the working copy as it is, and touches one source file.
set -euo pipefail
cd "$(dirname "$0")/../.."
# What `make build` passes to `swift build`.
static=("$@")
edited=Sources/Commands/Analysis/AnalysisCommands.swift
trap 'rm -rf .build-bench-*' EXIT

seconds() { # LABEL COMMAND...: one run of the command.
  local label=$1 start end
  shift
  start=$(date +%s%N)
  "$@" >/dev/null 2>&1 || { echo "failed: $*" >&2; exit 70; }
  end=$(date +%s%N)
  printf '| %-52s | %8s s | %s |\n' "$label" "$(((end - start) / 10000000))e-2" "$(cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo '?')" |
    sed -E 's/ ([0-9]+)([0-9][0-9])e-2/ \1.\2/; s/ ([0-9])e-2/ 0.0\1/; s/ ([0-9][0-9])e-2/ 0.\1/'
}
build() { swift build --scratch-path ".build-bench-$1" "${@:2}"; }
# A new modification time makes the compiler build the file again.
edit() { touch "$edited"; }

echo "| build | time | load |"
echo "|---|---:|---:|"
seconds "clean, static release (\`make build\`)" build static "${static[@]}"
seconds "nothing changed, static release" build static "${static[@]}"
edit
seconds "one file of Commands changed, static release" build static "${static[@]}"
seconds "clean, dynamic release" build dynamic -c release --product larder
seconds "clean, debug with all tests" build debug --build-tests
seconds "nothing changed, debug" build debug --build-tests
edit
seconds "one file of Commands changed, debug with all tests" build debug --build-tests

# Starts alternate, so that what else the machine does meets both.
start() { # PROGRAM: ms of one start.
  local begin end
  begin=$(date +%s%N)
  "$1" --version >/dev/null
  end=$(date +%s%N)
  echo $(((end - begin) / 1000))
}
median() { sort -n | sed -n '21p' | sed -E 's/([0-9]{3})$/.\1/; s/^\./0./'; }
for _ in $(seq 41); do
  start .build-bench-static/release/larder >&3
  start .build-bench-dynamic/release/larder >&4
done 3>.build-bench-static/starts 4>.build-bench-dynamic/starts
echo
echo "| release | size | start (\`larder --version\`, median of 41) | shared libraries |"
echo "|---|---:|---:|---:|"
for kind in static dynamic; do
  program=.build-bench-$kind/release/larder
  echo "| $kind | $(($(stat -Lc %s "$program") / 1024)) KiB | $(median <.build-bench-$kind/starts) ms | $(ldd "$program" | wc -l) |"
done
