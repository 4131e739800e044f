import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { fonts } from "./lib/fonts";
import { followLinks } from "./lib/route.svelte";
import { settings, wear } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

wear();
followLinks();
await Promise.all([speak(settings.language), fonts()]);

const target = document.getElementById("app");
if (target) mount(App, { target });
