# Larder: `make run` opens it, `make test` checks everything.
SHELL := /bin/bash
STATIC := -c release --static-swift-stdlib -Xlinker --gc-sections -Xlinker -s --product larder
HEADERS := /usr/include/readline/readline.h /usr/include/sqlite3.h /usr/include/zlib.h

export PREFIX DESTDIR BINARY

.PHONY: run build test quick session check bench bench-build docs format setup install uninstall

run: build
	@exec .build/release/larder

# Standard output belongs to the program: `echo today | make -s run > day.txt` works.
build: setup
	@swift build $(STATIC) </dev/null >&2

# Into PREFIX (/usr/local, or PREFIX=~/.local): the program, its manual page, completions, licence texts; BINARY=... builds nothing.
install: $(if $(BINARY),,build)
	@Sources/install.sh install "$${BINARY:-.build/release/larder}"

uninstall:
	@Sources/install.sh uninstall

test: setup
	@echo "format lint"
	@swift format lint --strict --recursive Sources Tests Package.swift
	LARDER_STRICT=1 swift build --build-tests
	@Tests/run-tests.sh

# The lint of what was changed and the tests of Domain, Text, Charts and Exchange, in a build of their own; one seed of each property.
quick: setup
	@Tests/quick.sh

# One recorded session: `make session NAME=eat/amounts`; with LARDER_RECORD=1 its answers are written.
session: setup
	@LARDER_SESSION=$(NAME) LARDER_STRICT=1 swift test --filter 'GoldenTests.SessionTests'

# The recorded sessions and the examples of the docs once more, on the static release.
check: test build
	LARDER_BIN=$(CURDIR)/.build/release/larder LARDER_STRICT=1 swift test --skip-build --filter '^GoldenTests'

# The figures of docs/performance.md, and whether each is within its bound; SECTIONS=... for some of them (start look decade ...).
bench: build
	@swift build $(subst --product larder,--product LarderBench,$(STATIC)) >&2
	@.build/release/LarderBench $(SECTIONS)

bench-build: setup
	@Tests/Bench/build-times.sh

# Writes the generated pages, the recorded sessions, and the examples of the docs and of doc comments anew; read the difference before you commit it.
docs: setup
	LARDER_RECORD=1 LARDER_STRICT=1 swift test --filter 'GeneratedPages|DecisionList|TypeExample|GoldenTests'

format:
	swift format --in-place --recursive Sources Tests Package.swift

# GNU readline, SQLite and zlib come from the system; nothing is installed where their headers are there.
setup:
	@command -v swift >/dev/null || { echo "Larder is built with Swift 6.2 or later: https://www.swift.org/install" >&2; exit 69; }
	@if ! ls $(HEADERS) >/dev/null 2>&1; then \
	  command -v apt-get >/dev/null || { echo "Larder needs the headers of GNU readline, SQLite and zlib; install them and try again." >&2; exit 69; }; \
	  sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  echo "Larder needs libreadline-dev, libsqlite3-dev and zlib1g-dev: installing them with $$sudo apt-get" >&2; \
	  { $$sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -q -y --no-install-recommends libreadline-dev libsqlite3-dev zlib1g-dev; } </dev/null >&2; \
	fi
