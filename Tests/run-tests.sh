#!/usr/bin/env bash
# Runs all tests in two groups at the same time: tests that mostly wait for programs, and tests that mostly calculate.
# This takes about a fifth less time than one group after the other. Fails if either group fails.
set -uo pipefail
cd "$(dirname "$0")/.."
export LARDER_STRICT=1
waiting='^(GoldenTests|ReliabilityTests|ShellTests)\.'
log=$(mktemp)
waiter=
trap 'rm -f "$log"; [ -z "$waiter" ] || kill "$waiter" 2>/dev/null' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# This only reads the build folder, so its lock is not needed.
swift test --skip-build --ignore-lock --filter "$waiting" >"$log" 2>&1 &
waiter=$!
swift test --skip-build --ignore-lock --skip "$waiting"
calculating=$?
wait "$waiter"
programs=$?
waiter=
cat "$log"
for part in "$calculating" "$programs"; do
  [ "$part" = 0 ] || exit "$part"
done
