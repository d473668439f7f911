import { mount } from "svelte";
import App from "./App.svelte";
import "./art/palette.css";
import { setLanguage } from "./i18n/index.svelte";
import { ahead } from "./pages";
import { route } from "./router.svelte";
import { settings, watchSettings } from "./settings.svelte";
import { sounds } from "./sound/sounds.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

watchSettings();
sounds.wake();
ahead(route.path);
await setLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });
