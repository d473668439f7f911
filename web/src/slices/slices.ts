// A picture that is drawn for the first time is drawn in slices, each in a task of its own: between any two of them the browser
// shows what there is and hears what is pressed.

interface Slice {
  readonly turn: number;
  readonly draw: () => void;
}

const waiting: Slice[] = [];
let listeners: (() => void)[] = [];
let asked = false;
let channel: MessageChannel | undefined;

/** Draws in a task to come: lower turns first, equal ones in the order of asking. The answer takes it back. */
export function inTurn(turn: number, draw: () => void): () => void {
  const slice = { turn, draw };
  const behind = waiting.findIndex((each) => each.turn > turn);
  waiting.splice(behind < 0 ? waiting.length : behind, 0, slice);
  ask();
  return () => {
    const at = waiting.indexOf(slice);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** Until nothing waits to be drawn any more. */
export function allDrawn(): Promise<void> {
  return waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve));
}

function ask(): void {
  if (asked) return;
  asked = true;
  channel ??= open();
  channel.port2.postMessage(null);
}

/** A timer would be held back in a tab that nobody looks at. Made when first needed: where pages are only written, nothing waits. */
function open(): MessageChannel {
  const made = new MessageChannel();
  made.port1.onmessage = next;
  return made;
}

function next(): void {
  asked = false;
  waiting.shift()?.draw();
  if (waiting.length > 0) {
    ask();
    return;
  }
  const told = listeners;
  listeners = [];
  for (const tell of told) tell();
}
