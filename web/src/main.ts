import { mount } from "svelte";
import App from "./App.svelte";
import "./art/palette.css";
import { STATIC } from "./addresses";
import { setLanguage } from "./i18n/index.svelte";
import { isElsewhere } from "./nearby/visited";
import { useHost, type Host } from "./net/host";
import { keepOnDevice } from "./offline/device.svelte";
import { ahead, isJoining, tableOf } from "./pages";
import { route } from "./router.svelte";
import { settings, watchSettings } from "./settings.svelte";
import { sounds } from "./sound/sounds.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

watchSettings();
sounds.wake();
ahead(route.path);
if (import.meta.env.MODE === "site") useHost(await ownHost());
await setLanguage(settings.language);
if (STATIC && import.meta.env.PROD) keepOnDevice();

/** This browser's engine; a guest at somebody else's table does without it as long as nothing else is asked for. */
async function ownHost(): Promise<Host> {
  const { TabHost } = await import("./tab/host");
  const make = (): Host => new TabHost(() => route.path === "/");
  if (!isJoining(route.path) && !isElsewhere(tableOf(route.path))) return make();
  return new (await import("./nearby/guest")).GuestHost(make);
}

const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
