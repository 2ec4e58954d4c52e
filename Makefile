# Larder: `make run` starts it, `make test` checks everything.
SHELL := /bin/bash
# Each of these options saves the loader work at every start: see "Building" in docs/performance.md. The C++ runtime
# that Swift needs is linked from an archive if there is one, as in Debian's libstdc++-dev; otherwise it stays a shared
# library.
CXX_ARCHIVE = $(wildcard $(shell clang -print-file-name=libstdc++.a 2>/dev/null))
FIXED = -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -no-pie \
  $(if $(CXX_ARCHIVE),-Xswiftc "-L$(CURDIR)/.build/archives" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
STATIC = -c release --static-swift-stdlib -Xlinker --gc-sections -Xlinker -s $(FIXED) --product larder
HEADERS := /usr/include/readline/readline.h /usr/include/sqlite3.h /usr/include/zlib.h

# A tenth of the time to build the tests is for what only a debugger reads.
QUICKLY = -debug-info-format none

export PREFIX DESTDIR BINARY SECONDS_EACH TARGETS

.PHONY: run build test torture quick fuzz reference session check bench bench-receipts bench-import bench-build docs format setup archives install uninstall

run: build
	@exec .build/release/larder

# Only the program itself writes to standard output, so that `echo today | make -s run > day.txt` works.
build: setup archives
	@swift build $(STATIC) </dev/null >&2
	@swift build $(subst --product larder,--product larder-net,$(STATIC)) </dev/null >&2

# The folder in which the linker finds the archive, and no other library.
archives:
	@archive="$(CXX_ARCHIVE)"; [ -z "$$archive" ] || { mkdir -p .build/archives && ln -sf "$$archive" .build/archives/libstdc++.a; }

# Lets libFuzzer try what reads lines and files, each for SECONDS_EACH (600), or only some TARGETS: see docs/reliability.md.
fuzz: setup
	@Tests/fuzz.sh

# Installs the program, its manual page, completions and licence texts into PREFIX (/usr/local, or PREFIX=~/.local).
# With BINARY=... it installs that program and builds nothing.
install: $(if $(BINARY),,build)
	@Sources/install.sh install "$${BINARY:-.build/release/larder}"

uninstall:
	@Sources/install.sh uninstall

test: setup
	@echo "format lint"
	@swift format lint --strict --parallel --recursive Sources Tests Package.swift
	LARDER_STRICT=1 swift build --build-tests $(QUICKLY)
	@Tests/run-tests.sh

# The attempts to lose or damage something, each at its long tier (hours): see docs/reliability.md.
# `make torture ATTEMPTS='KillTests|DamagedCopyTests'` makes only those.
ATTEMPTS ?= ^ReliabilityTests\.|ImpossibleValueTests|UndoPropertyTests|ErasurePropertyTests|BackupComparisonTests|ResolverPropertyTests|HouseholdLawTests|CommandFileTests|OwnCommandTests|DamagedCopyTests|UnseenLineTests|FuzzCorpusTests
torture: setup
	LARDER_STRICT=1 swift build --build-tests $(QUICKLY)
	LARDER_TORTURE=1 LARDER_STRICT=1 swift test --skip-build --filter '$(ATTEMPTS)'

# Lints the changed files and tests Figures, Domain, Text, Charts, Exchange and Reference in a separate build, with one
# random seed per property.
quick: setup
	@Tests/quick.sh

# Packs the open food tables into the file that the program holds: see docs/reference-data.md.
reference: setup
	@LARDER_QUICK=1 LARDER_STRICT=1 swift build --scratch-path .build-quick --product MakeReference >&2
	@.build-quick/debug/MakeReference Sources/Reference/reference-foods.tsv Sources/CReference/reference.bin

# Runs one recorded session: `make session NAME=eat/amounts`; with LARDER_RECORD=1 it records the answers.
session: setup
	@LARDER_SESSION=$(NAME) LARDER_STRICT=1 swift test $(QUICKLY) --filter 'GoldenTests.SessionTests'

# Runs all tests, then the recorded sessions and the examples of the docs on the static release.
check: test build
	LARDER_BIN=$(CURDIR)/.build/release/larder LARDER_STRICT=1 swift test --skip-build --filter '^GoldenTests'

# Measures the figures of docs/performance.md and checks their bounds; SECTIONS='start look decade' measures only these.
bench: build
	@swift build $(subst --product larder,--product LarderBench,$(STATIC)) >&2
	@.build/release/LarderBench $(SECTIONS)

# Reads the real receipts in RECEIPTS and scores what was read: see docs/receipts.md.
RECEIPTS ?= ../shared/data/receipts
SCORER ?= ../shared/tools/score-receipts.py
bench-receipts: build
	@python3 Tests/Bench/receipts.py .build/release/larder $(RECEIPTS) $(SCORER)

# Reads the real pages in RECIPES, scores what was read, and tries damaged and made pages: see docs/recipes.md.
RECIPES ?= ../shared/data/recipes
RECIPE_SCORER ?= ../shared/tools/score-recipes.py
bench-import: build
	@python3 Tests/Bench/pages.py .build/release/larder $(RECIPES) $(RECIPE_SCORER)

bench-build: setup archives
	@Tests/Bench/build-times.sh $(STATIC)

# Makes the packed new household, the generated pages, the recorded sessions and the examples of the docs and doc
# comments anew; read what has changed before you commit it.
docs: setup
	LARDER_RECORD=1 LARDER_STRICT=1 swift test $(QUICKLY) --filter 'NewHousehold'
	LARDER_RECORD=1 LARDER_STRICT=1 swift test $(QUICKLY) --filter 'GeneratedPages|DecisionList|TypeExample|GoldenTests'

format:
	swift format --in-place --recursive Sources Tests Package.swift

# GNU readline, SQLite and zlib come from the system; nothing is installed if their headers exist.
setup:
	@command -v swift >/dev/null || { echo "Larder is built with Swift 6.2 or later: https://www.swift.org/install" >&2; exit 69; }
	@if ! ls $(HEADERS) >/dev/null 2>&1; then \
	  command -v apt-get >/dev/null || { echo "Larder needs the headers of GNU readline, SQLite and zlib; install them and try again." >&2; exit 69; }; \
	  sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  echo "Larder needs libreadline-dev, libsqlite3-dev and zlib1g-dev: installing them with $$sudo apt-get" >&2; \
	  { $$sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -q -y --no-install-recommends libreadline-dev libsqlite3-dev zlib1g-dev; } </dev/null >&2; \
	fi
