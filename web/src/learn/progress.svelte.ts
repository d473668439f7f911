// What has been learned on this device.

const KEY = "niagara.learned";

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

let done: readonly string[] = $state.raw(load());

export const learned = {
  has: (id: string): boolean => done.includes(id),
  add(id: string): void {
    if (done.includes(id)) return;
    done = [...done, id];
    try {
      localStorage.setItem(KEY, JSON.stringify(done));
    } catch {
      // Private windows may refuse storage; then it is known as long as the page lives.
    }
  },
};
