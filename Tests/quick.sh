#!/usr/bin/env bash
# Quick checks within a minute of a change: see `make quick`.
set -euo pipefail
cd "$(dirname "$0")/.."
changed=$( (git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard) | grep '\.swift$' || true)
[ -z "$changed" ] || printf '%s\n' "$changed" | tr '\n' '\0' | xargs -0 swift format lint --strict
LARDER_QUICK=1 LARDER_STRICT=1 LARDER_SEED="${LARDER_SEED:-1}" \
  swift test --scratch-path .build-quick 2>&1 | grep -E '^✘|^↳|Test run with|error:|warning:'
