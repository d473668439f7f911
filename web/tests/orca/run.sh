#!/bin/bash
# Three rounds with the screen reader Orca, its speech written to a file instead of spoken. Needs Debian's packages of `make orca`.
# It has a display, a session and a home of its own; nothing of it stays.
set -e
cd "$(dirname "$0")"
if [ "$1" != "--inside" ]; then
  exec xvfb-run -a -s "-screen 0 1280x1024x24" dbus-run-session -- "$PWD/run.sh" --inside
fi
PLACE=$(mktemp -d)
export NIAGARA_SPOKEN=$PLACE/spoken
touch "$NIAGARA_SPOKEN"
mkdir -p "$PLACE/conf/modules" "$PLACE/home"
cp speechd.conf "$PLACE/conf"
cp recorder.conf "$PLACE/conf/modules"
echo "default_driver=null" > "$PLACE/home/.libao"
STARTED=()
trap 'kill -9 "${STARTED[@]}" 2> /dev/null || true; rm -rf "$PLACE"' EXIT

enable() {
  dbus-send --session --dest=org.a11y.Bus --print-reply /org/a11y/bus org.freedesktop.DBus.Properties.Set \
    string:org.a11y.Status "string:$1" variant:boolean:true > /dev/null
}
openbox 2> /dev/null &
STARTED+=($!)
enable IsEnabled
enable ScreenReaderEnabled
export SPEECHD_ADDRESS=unix_socket:$PLACE/speechd
HOME=$PLACE/home XDG_RUNTIME_DIR=$PLACE speech-dispatcher -s -C "$PLACE/conf" -c unix_socket -S "$PLACE/speechd" -t 0 -l 0 -L "$PLACE" \
  > "$PLACE/speech.log" 2>&1 &
STARTED+=($!)
until [ -S "$PLACE/speechd" ]; do sleep 0.2; done
HOME=$PLACE/home XDG_RUNTIME_DIR=$PLACE orca --replace > "$PLACE/orca.log" 2>&1 &
STARTED+=($!)
until grep -q "Screen reader on" "$NIAGARA_SPOKEN"; do sleep 0.2; done
cd ../..
npx playwright test --config playwright.orca.config.ts
