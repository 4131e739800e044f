import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { followLinks } from "./lib/route.svelte";
import { settings, wear } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

wear();
followLinks();
// Not on every page, so index.html does not ask for it; those that have it should not wait.
void document.fonts.load('400 1em "EB Garamond"').catch(() => undefined);
await speak(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
