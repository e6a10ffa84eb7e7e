# The only entry point: what CI does and what you do are the same commands. `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

export SWIFT

# On Linux a release is one fully static executable without symbols: nothing is left to link when it starts, and it runs
# wherever such a kernel does. It has a build folder of its own, since its flags differ. macOS has no static
# executables.
#
# Types of generic values are had by calls: names, which are shorter, are spelled out and looked up at every start.
# strip writes the program in one go, which the kernel can keep in large pages; a linker's file is in small ones, and
# starts a sixth slower. The one with symbols stays in its folder.
ifeq ($(shell uname -s),Linux)
RELEASE_FOLDER := .build-static
RELEASE_FLAGS := -Xswiftc -static-executable -Xlinker -ltinfo -Xlinker -lbsd -Xlinker -lmd \
  -Xlinker --gc-sections -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
LINEUP := $(RELEASE_FOLDER)/lineup
FINISH_RELEASE = strip -o $@ $(RELEASE_FOLDER)/release/lineup
else
RELEASE_FOLDER := .build
RELEASE_FLAGS :=
LINEUP := $(RELEASE_FOLDER)/release/lineup
FINISH_RELEASE = touch $@
endif

DEBUG_LINEUP := .build/debug/lineup

# What the benchmarks hold beside lineup: the same work in C, with the same SQLite.
LIMIT := .build/limit
LIMIT_LIBRARIES := $(if $(filter Linux,$(shell uname -s)),-l:libsqlite3.a -lm -ldl -lpthread,-lsqlite3)

# Folders are listed too, so that removing a file counts as a change.
SOURCES := Package.swift $(shell find Sources)

# Where manual readers and shells look. Without XDG_DATA_DIRS, fish looks into no folder below /usr/local, but
# into this one of /etc.
MAN_FOLDER := $(PREFIX)/share/man/man1
BASH_FOLDER := $(PREFIX)/share/bash-completion/completions
ZSH_FOLDER := $(PREFIX)/share/zsh/site-functions
ifeq ($(shell uname -s)$(PREFIX),Linux/usr/local)
FISH_FOLDER := /etc/fish/completions
else
FISH_FOLDER := $(PREFIX)/share/fish/vendor_completions.d
endif

LINEUP_FOR_TESTS := LINEUP_BINARY='$(CURDIR)/$(LINEUP)'

.PHONY: build release run test record lint format generate bench install uninstall setup clean help
.DEFAULT_GOAL := build

# Swift builds in parallel by itself, and two of its builds in one folder wait for each other.
.NOTPARALLEL:

build: ## Build for debugging (what `make` alone does).
	@scripts/setup build
	$(SWIFT) build

release: $(LINEUP) ## Build the release: on Linux one static executable.

$(LINEUP): $(SOURCES)
	@scripts/setup build >&2
	@scripts/quiet-linker $(SWIFT) build -c release --product lineup \
	  --scratch-path $(RELEASE_FOLDER) $(RELEASE_FLAGS) >&2
	@$(FINISH_RELEASE)

run: $(LINEUP) ## Set up what is missing, build a release and open lineup; ARGS='…' is passed on.
	@$(LINEUP) $(ARGS)

test: $(LINEUP) ## Set up what is missing, build, run every test (transcripts and a small benchmark on the release), lint.
	@scripts/setup build test
	$(LINEUP_FOR_TESTS) $(SWIFT) test --disable-xctest
	@bench/run --smoke $(LINEUP)
	@$(MAKE) --no-print-directory lint

record: $(LINEUP) ## Write what lineup prints now into the transcripts, and fail: read what changed.
	LINEUP_RECORD=1 $(LINEUP_FOR_TESTS) $(SWIFT) test --disable-xctest --filter TranscriptTests/record

lint: ## Check the style of all sources and scripts.
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests
	@for script in scripts/* .ci/run; do case $$script in *.py) ;; *) bash -n "$$script" || exit 1 ;; esac; done
	@$(if $(wildcard man/lineup.1),mandoc -T lint -W warning man/lineup.1)

format: ## Format all sources in place.
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

generate: ## Write the man page and the shell completions from the catalog of commands.
	@scripts/setup build
	$(SWIFT) build --product lineup
	@scripts/generate $(DEBUG_LINEUP)

bench: $(LINEUP) $(LIMIT) ## Measure beside other tools, and write bench/RESULTS.md.
	@scripts/setup bench
	@bench/run $(LINEUP) $(LIMIT)

# A toolchain for Swift has a compiler for C.
$(LIMIT): bench/limit.c
	@scripts/setup build
	@mkdir -p $(@D)
	clang -O2 -Wall -o $@ $< $(LIMIT_LIBRARIES)

install: $(LINEUP) ## Install into PREFIX (/usr/local), below DESTDIR.
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(MAN_FOLDER)' '$(DESTDIR)$(BASH_FOLDER)' \
	  '$(DESTDIR)$(ZSH_FOLDER)' '$(DESTDIR)$(FISH_FOLDER)'
	install -m 755 $(LINEUP) '$(DESTDIR)$(PREFIX)/bin/lineup'
	install -m 644 man/lineup.1 '$(DESTDIR)$(MAN_FOLDER)/lineup.1'
	install -m 644 completions/lineup.bash '$(DESTDIR)$(BASH_FOLDER)/lineup'
	install -m 644 completions/_lineup '$(DESTDIR)$(ZSH_FOLDER)/_lineup'
	install -m 644 completions/lineup.fish '$(DESTDIR)$(FISH_FOLDER)/lineup.fish'

uninstall: ## Remove what install put there; databases and settings stay.
	rm -f '$(DESTDIR)$(PREFIX)/bin/lineup' '$(DESTDIR)$(MAN_FOLDER)/lineup.1' '$(DESTDIR)$(BASH_FOLDER)/lineup' \
	  '$(DESTDIR)$(ZSH_FOLDER)/_lineup' '$(DESTDIR)$(FISH_FOLDER)/lineup.fish'

setup: ## Install what building and testing need (Debian packages; asks before it uses a password).
	@scripts/setup build test

clean: ## Remove everything that was built.
	rm -rf .build .build-static

help: ## List these targets.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
