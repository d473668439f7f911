# One word each; `make help` lists them. A fresh machine needs Python 3.11 or newer, Node 20 or newer and make.
SHELL := /bin/bash
# How many processes each test runner has: on two cores some tests mostly wait.
PROCESSES := 4
UV := $(shell command -v uv || echo .tools/bin/uv)
RUN := $(UV) run --frozen --no-sync
# Where bytecode is not to be written, every process of a test run would translate the whole project anew.
export PYTHONDONTWRITEBYTECODE :=
# Tests write thousands of small files and wait for each to be safe: in memory that costs nothing, where there is room for it.
SCRATCH := $(shell [ "$$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1)" -gt 4000000 ] 2>/dev/null && echo TMPDIR=/dev/shm)
# Debian's packages, one at a time: somebody else may be installing too.
APT := $(if $(filter 0,$(shell id -u)),,sudo) apt-get -qq -o DPkg::Lock::Timeout=600
CHROMIUM := $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome)
ENGINE := build/engine/niagara.wasm
ENGINE_SOURCES := $(shell find src/niagara/rules src/niagara/fast src/niagara/bots src/niagara/analysis/engine src/niagara/wasm web/src/engine -type f -not -name '*.pyc' 2>/dev/null) src/niagara/seeding.py src/niagara/calls.py uv.lock
CLIENT := src/niagara/server/static/index.html
CLIENT_SOURCES := $(shell find words web/src web/public web/offline/push.ts web/index.html web/vite.config.ts web/package-lock.json -type f 2>/dev/null)

.PHONY: help setup play serve test check unit browser slow test-ray mutants chaos audit breaks kills browsers orca bench bench-server bench-analysis bench-envs bench-wasm bench-tab client wasm site docs release executable test-package clean

help: ## List these targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort | expand -t 12

play: .venv/.playable client .venv/.warm ## Play in the browser
	@$(RUN) niagara play

serve: .venv/.playable client ## Host games on this machine
	@$(RUN) niagara serve

# What is built and what is checked take one core each. So do the tests of both languages: where one waits, the other works.
# All of them stand back, so that what a server lets stand back behind players is not starved by other tests.
test: setup web/node_modules/.ready linker chromium ## Install what is needed and run everything
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target site client check-python check-web
	@nice -n 15 $(MAKE) --no-print-directory --jobs=2 --output-sync=target unit browser PROCESSES=3

setup: .venv/.ready ## Make the environment

check: check-python check-web ## Lint, types, imports

.PHONY: check-python check-web
check-python: setup
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy
	$(RUN) lint-imports

check-web: web/node_modules/.ready
	npm --prefix web run --silent check

# A test that fails is asked up to twice more, and said to have been: on a machine that others use, time is not one's own.
# Each process keeps to one core: more threads of linear algebra would only wait for one another.
unit: setup client wasm ## Tests of the library and the server
	$(SCRATCH) OPENBLAS_NUM_THREADS=1 $(RUN) pytest -n $(PROCESSES) --dist worksteal -m "not slow and not ray and not package" --durations=20 --reruns 2 -rR

browser: setup client site chromium ## Tests of the client, in a real browser
	npm --prefix web run --silent test:unit
	$(SCRATCH) npm --prefix web run --silent test:browser -- --workers $(PROCESSES)
	$(SCRATCH) npm --prefix web run --silent test:site -- --workers $(PROCESSES)

slow: setup client site chromium wasm ## The long tests: a million decisions, plain against compiled; whole games, every frame and every sentence
	$(RUN) pytest -m slow
	HYPOTHESIS_PROFILE=long $(RUN) pytest -n 2 -m "hypothesis and not ray and not package"
	HYPOTHESIS_PROFILE=thorough $(RUN) pytest -n 2 tests/server/test_http_fuzz.py tests/server/test_table_machine.py
	npm --prefix web run --silent frames:whole
	NIAGARA_WHOLE=1 npm --prefix web run --silent test:browser
	NIAGARA_WHOLE=1 npm --prefix web run --silent test:site

test-ray: setup ## The arena on a real Ray of this machine
	$(RUN) pytest -m ray

mutants: setup ## Break the rules on purpose; the tests must notice
	$(RUN) python -m tests.mutants

chaos: setup client ## Kill, restart, fill, lock, pry and plant bugs for a long while; prints what it counted
	$(RUN) python -m tests.chaos

breaks: setup client chromium ## Whole games in browsers over networks that break 300 times; prints what it counted
	npm --prefix web run --silent breaks

kills: site chromium ## Kill tabs and browsers at random moments of 200 games without a server; counts confirmed moves that are gone
	npm --prefix web run --silent kills

browsers: setup site ## A whole game of the static site in Firefox and in WebKitGTK, as Debian has them
	@type firefox-esr WebKitWebDriver xvfb-run > /dev/null 2>&1 || { $(APT) update && $(APT) install -y firefox-esr webkit2gtk-driver xvfb; }
	$(RUN) python -m tests.browsers

orca: setup client ## Three rounds with the screen reader Orca, as Debian has it; counts what it says of what happens
	@type orca chromium speech-dispatcher xvfb-run openbox xdotool > /dev/null 2>&1 || { $(APT) update && $(APT) install -y --no-install-recommends \
	  orca chromium speech-dispatcher speech-dispatcher-audio-plugins at-spi2-core dbus xvfb xauth openbox xdotool; }
	web/tests/orca/run.sh

# Whether an address answers what is sent there.
ANSWERS := python3 -c 'import sys, urllib.request as r; r.urlopen(r.Request(sys.argv[1], sys.argv[2].encode() or None, {"Content-Type": "application/json"}), timeout=20)' 2>/dev/null

audit: setup ## Ask the advisory databases about every pinned package; fails if one is known to be weak, and says so where they cannot be reached
	@found=0; \
	if $(ANSWERS) https://pypi.org/pypi/pip/25.0/json ''; then \
	  $(UV) export --frozen --all-extras --no-emit-project --quiet > .audit.txt && \
	    $(UV) tool run pip-audit --strict --disable-pip --require-hashes --requirement .audit.txt || found=1; rm -f .audit.txt; \
	else echo "Python packages were not looked at: the advisories of PyPI cannot be reached"; fi; \
	if $(ANSWERS) "$$(npm config get registry)-/npm/v1/security/advisories/bulk" '{}'; then \
	  npm --prefix web audit --omit=dev || found=1; \
	else echo "Packages of the browser client were not looked at: the advisories of npm cannot be reached"; fi; \
	exit $$found

bench: setup ## Measure the rules
	$(RUN) niagara bench rules

bench-server: setup ## Measure the server: moves a second, latency, idle sockets, restarts
	$(RUN) python -m benchmarks.server

bench-analysis: setup ## Measure how good the analysis is: some hours of one core
	$(RUN) python -m benchmarks.analysis_quality speed --games 5
	$(RUN) python -m benchmarks.analysis_quality calibration --games 400
	$(RUN) python -m benchmarks.analysis_quality blunders --flags 100 --deeper 100
	$(RUN) python -m benchmarks.analysis_quality agreement --decisions 500 --seconds 1 --deep 60

bench-envs: setup ## Measure the environments beside OpenSpiel's games
	$(RUN) python benchmarks/envs.py

bench-wasm: setup wasm ## Measure WebAssembly beside native code
	$(RUN) python -m benchmarks.wasm

bench-tab: setup site chromium ## Measure the game in a browser tab beside native code: starts, blocks, bots, analysis, sizes
	$(RUN) python -m benchmarks.tab

client: $(CLIENT) ## Build the browser client

wasm: $(ENGINE) ## Compile the rules, the bots and the analysis to WebAssembly, into build/engine

site: wasm ## Build the folder site/: the whole game as files, for any web space; prints what a visit transfers
	npm --prefix web run --silent engine
	npm --prefix web run --silent build:site

docs: setup ## Build the documentation, every link checked; the server shows it under /docs
	NO_MKDOCS_2_WARNING=1 $(RUN) mkdocs build --strict

release: client site docs ## Build the package with all that belongs to a release, into dist/
	$(RUN) python scripts/release.py $(UV)

executable: ## Pack the built package as one file that needs no Python, into dist/ (after make release)
	$(RUN) python scripts/executable.py $(UV)

test-package: setup ## Install the built package into empty environments, without Node, and play (after make release)
	$(RUN) pytest -m package

clean: ## Remove everything that was built or installed
	rm -rf .venv .tools build dist web/node_modules web/engine src/niagara/server/static src/niagara/server/docs src/niagara/picture/drawings.json site

.venv/.ready: uv.lock pyproject.toml | $(UV)
	$(UV) sync --frozen --compile-bytecode --all-extras --group docs
	@touch $@ .venv/.playable

# Playing needs far less than testing: no browser, no database servers, no training libraries.
.venv/.playable: uv.lock pyproject.toml | $(UV)
	$(UV) sync --frozen --compile-bytecode --inexact --no-default-groups --extra server
	@touch $@

# Bots are compiled when first asked; doing it here for those of a first game means that it starts at once. The server
# compiles the others once its page is up.
.venv/.warm: .venv/.playable $(shell find src/niagara/rules src/niagara/fast src/niagara/bots -name '*.py')
	$(RUN) niagara warm --first
	@touch $@

.tools/bin/uv:
	python3 -m venv .tools
	.tools/bin/pip install --quiet uv

web/node_modules/.ready: web/package-lock.json
	npm --prefix web ci --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	npm --prefix web run --silent build
	@touch $@

$(ENGINE): $(ENGINE_SOURCES) | .venv/.ready web/node_modules/.ready linker
	$(RUN) python -m niagara.wasm $(@D)
	npm --prefix web run --silent engine:reader
	@touch $@

.PHONY: linker
linker:
ifeq ($(shell command -v wasm-ld || ls /usr/bin/wasm-ld-* 2>/dev/null),)
	$(APT) update
	$(APT) install -y lld
endif

.PHONY: chromium
chromium:
ifeq ($(CHROMIUM),)
	$(APT) update
	$(APT) install -y chromium-headless-shell || $(APT) install -y chromium
endif
