import { mount } from "svelte";
import App from "./App.svelte";
import { fonts } from "./lib/fonts";
import { followLinks } from "./lib/route.svelte";
import { settings, applySettings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/app.css";

applySettings();
followLinks();
await Promise.all([speak(settings.language), fonts()]);

const target = document.getElementById("app");
if (target) mount(App, { target });
