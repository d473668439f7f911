// The pages beside the first one, each with code of its own that is fetched when it is gone to.

import { STATIC } from "./addresses";
import { tableOf, viewOf } from "./model/views";

const table = () => import("./table/Table.svelte");
const screen = () => import("./screen/ScreenPage.svelte");
const hand = () => import("./screen/HandPage.svelte");
export const learn = () => import("./learn/Learn.svelte");
export const arriving = () => import("./me/Arrive.svelte");
export const answeringMail = () => import("./me/MailLink.svelte");
// The folder of static files has no server, and the bundler drops the page of whoever runs one by the mode alone.
export const overseeing = import.meta.env.MODE === "site" ? null : () => import("./host/HostPage.svelte");
export const joining = () => import("./nearby/Join.svelte");
export const lookingBack = () => import("./LookingBack.svelte");

export { tableOf };

/** A table, or what of it belongs on a large screen or in a hand. */
export const tablePage = (path: string) => (viewOf(path) === "screen" ? screen() : viewOf(path) === "hand" ? hand() : table());
export const isLearn = (path: string): boolean => path === "/learn" || path.startsWith("/learn/");
export const isLookingBack = (path: string): boolean =>
  /^\/(replay\/[^/]+(\/mistakes)?|explore|numbers|games|ladder|club(\/[^/]+)?)$/.test(path);

/** A friend's code, or the answer to one; it stands behind the `#` as well. */
export const isJoining = (path: string): boolean => import.meta.env.MODE === "site" && path === "/join";

/** A link from one's other device; its code stands behind the `#`, which no server and no log ever sees. */
export const isArriving = (path: string): boolean => path === "/device" && !STATIC;

/** A link of an e-mail; what it says stands behind the `#` too. */
export const isAnsweringMail = (path: string): boolean => path === "/mail" && !STATIC;

/** The page of whoever runs the server; the code of its link stands behind the `#` too. */
export const isOverseeing = (path: string): boolean => path === "/host";

/** Has the code of a page on its way before anything else is ready for it. */
export function ahead(path: string): void {
  const code = tableOf(path) !== "" ? tablePage(path) : isLearn(path) ? learn() : isLookingBack(path) ? lookingBack() : null;
  // Should it not come, whoever shows the page says so.
  code?.catch(() => {});
}
