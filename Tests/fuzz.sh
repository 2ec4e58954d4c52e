#!/usr/bin/env bash
# Lets libFuzzer look for inputs that end the program or keep it busy: see `make fuzz`.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${SECONDS_EACH:-600}
read -ra targets <<<"${TARGETS:-command items trips days csv json zip receipts ingredients page jsonld text cooklang recipezip}"
# Swift's own report of a crash would end the program before libFuzzer writes the input down.
export LARDER_FUZZ=1 LARDER_STRICT=1 SWIFT_BACKTRACE=enable=no
swift build --scratch-path .build-fuzz -c release --sanitize fuzzer --product Fuzz >&2
fuzz=$(swift build --scratch-path .build-fuzz -c release --sanitize fuzzer --show-bin-path)/Fuzz
failed=0
for target in "${targets[@]}"; do
  work=.build-fuzz/fuzzing/$target
  mkdir -p "$work/corpus" "$work/found"
  export LARDER_FUZZ_TARGET=$target
  LARDER_FUZZ_SEEDS=$work/corpus "$fuzz" -runs=1 -artifact_prefix="$work/found/" >/dev/null 2>&1
  status=0
  "$fuzz" -max_total_time="$seconds" -max_len=20000 -timeout=10 -rss_limit_mb=1024 -reload=0 \
    -print_final_stats=1 -artifact_prefix="$work/found/" "$work/corpus" >"$work/log" 2>&1 || status=$?
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log")
  if [ "$status" = 0 ]; then
    echo "$target: ${runs:-0} inputs, nothing found"
  else
    failed=1
    echo "$target: ${runs:-0} inputs, then status $status; see $work/log and $work/found"
  fi
done
exit "$failed"
