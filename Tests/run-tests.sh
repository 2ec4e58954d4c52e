#!/usr/bin/env bash
# Runs all tests in two groups at the same time: tests that mostly wait for programs, and tests that mostly calculate.
# This takes about a fifth less time than one group after the other. Fails if either group fails, and names the failed
# tests once more at the end, below thousands of lines about those that passed.
#
# Up to three failed suites are run once more, alone: a suite that passes then failed because the machine was busy. It
# is named, since its test has to be mended, but what was tested is not called broken.
set -uo pipefail
cd "$(dirname "$0")/.."
export LARDER_STRICT=1
waiting='^(GoldenTests|ReliabilityTests|ShellTests)\.'
logs=$(mktemp -d)
waiter=
trap 'rm -rf "$logs"; [ -z "$waiter" ] || kill "$waiter" 2>/dev/null' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# This only reads the build folder, so its lock is not needed.
swift test --skip-build --ignore-lock --filter "$waiting" >"$logs/programs" 2>&1 &
waiter=$!
swift test --skip-build --ignore-lock --skip "$waiting" 2>&1 | tee "$logs/calculating"
calculating=$?
wait "$waiter"
programs=$?
waiter=
cat "$logs/programs"

# The failed suites of a group, as a filter; empty if there are none, or more than three, or if one has no plain name.
failed_suites() {
  local names
  names=$(grep -aoE '^✘ Suite .* failed' "$1" | sed 's/^✘ Suite //; s/ failed$//' | sort -u)
  [ -n "$names" ] && [ "$(wc -l <<<"$names")" -le 3 ] && ! grep -qvE '^[A-Za-z0-9]+$' <<<"$names" || return
  echo "\.($(paste -sd'|' <<<"$names"))/"
}

# Whether a group ended by itself: after a crash, suites that never ran are no passed ones.
is_whole() { grep -aqE 'Test run with [0-9]+ tests? .*(passed|failed) after' "$1"; }

# Runs suites once more; fails if they fail again, or if no test of that name ran.
run_again() {
  swift test --skip-build --ignore-lock --filter "$1" 2>&1 | tee "$logs/again"
  [ "${PIPESTATUS[0]}" = 0 ] && grep -aqE 'Test run with [1-9][0-9]* test' "$logs/again"
}

code=0
for group in calculating programs; do
  [ "${!group}" = 0 ] && continue
  echo "Failed ($group, exit code ${!group}):"
  # A group that crashed has no line of a failed test; its last lines name the signal.
  grep -a -A 3 -E '^✘' "$logs/$group" || tail -n 20 "$logs/$group"
  suites=$(failed_suites "$logs/$group")
  if [ -n "$suites" ] && is_whole "$logs/$group" && run_again "$suites"; then
    echo "Passed when run alone, so its tests depend on how busy the machine is, or on chance, and have to be mended: $suites"
  else
    code=${!group}
  fi
done
exit "$code"
