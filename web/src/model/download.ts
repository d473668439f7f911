// A record as a file. A server's address does for that; what the tab has must be made into one.

import { host } from "../net/host";
import { api, type RecordForm } from "../net/http";

/** For links to a record: where the browser cannot follow them, it is handed the file. */
export async function saveRecord(event: MouseEvent, id: string, form: RecordForm = "text"): Promise<void> {
  if (host().remote) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  save(new Blob([await api.record(id, form)], { type: form === "text" ? "text/plain" : "application/json" }), link.download);
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
