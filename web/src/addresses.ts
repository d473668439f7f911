// Pages have addresses of our own, such as `/replay/abc#41`: a path and perhaps a place in the page. How the browser's address
// bar shows them depends on who serves the client.

/**
 * No server is behind the client: a folder of files, and the tab itself is the host. What a server's client is not even to fetch
 * asks for the mode itself, for the bundler takes out only what one file alone shows to be dead.
 */
export const STATIC = import.meta.env.MODE === "site";

export interface Addresses {
  /** What the browser's address means. */
  read(url: Pick<URL, "pathname" | "hash">): string;
  /** What a link to a page says. */
  write(address: string): string;
}

/** A server of ours answers every path with the client. */
export const PATHS: Addresses = {
  read: ({ pathname, hash }) => pathname + hash,
  write: (address) => address,
};

/** A plain host of files knows one page, so that everything stands behind its `#`; a second `#` is not allowed there. */
export const FRAGMENTS: Addresses = {
  read: ({ hash }) => (hash.startsWith("#/") ? hash.slice(1).replace("?", "#") : "/"),
  write: (address) => `#${address.replace("#", "?")}`,
};

export function split(address: string): { path: string; place: string } {
  const [path = "", place = ""] = address.split("#", 2);
  return { path, place };
}

/** Where the host keeps something (`/api/lobby`), whatever folder the client is served from. */
export function rooted(path: string): string {
  return new URL(import.meta.env.BASE_URL, location.href).pathname.replace(/\/$/, "") + path;
}
