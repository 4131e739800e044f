// This browser and messages: whether it can take them, may take them, and takes them.

import { api } from "../lib/api";
import { sha256 } from "../lib/sha256";
import type { MessagesShown } from "../lib/types";

/**
 * - `insecure`: the page did not come over https
 * - `install`: only a page on the home screen may, on an iPhone or iPad
 * - `none`: this browser cannot
 * - `denied`: its person has forbidden it
 * - `off` and `on`: as its person likes
 */
export type Ability = "insecure" | "install" | "none" | "denied" | "off" | "on";

const WORKER = "/sw.js";

function isApple(agent: string): boolean {
  return /iPhone|iPad|iPod/.test(agent) || (agent.includes("Macintosh") && navigator.maxTouchPoints > 1);
}

/** What a browser is called by its person: good enough to tell a phone from a laptop. */
export function nameOf(agent: string): string {
  const browsers: [RegExp, string][] = [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\/|FxiOS\//, "Firefox"],
    [/Chrome\/|CriOS\//, "Chrome"],
    [/Safari\//, "Safari"],
  ];
  const systems: [RegExp, string][] = [
    [/Android/, "Android"],
    [/iPhone/, "iPhone"],
    [/iPad/, "iPad"],
    [/Windows/, "Windows"],
    [/Macintosh/, "Mac"],
    [/Linux|CrOS/, "Linux"],
  ];
  const found = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(agent))?.[1]);
  return found.filter(Boolean).join(", ");
}

/** The zone of this browser's clock. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export class ThisBrowser {
  ability = $state<Ability>("none");
  /** The id under which the server knows it; empty if it does not subscribe. */
  id = $state("");
  busy = $state(false);

  /** Looks how things stand; `shown` has the browsers that the server knows. */
  async look(shown: MessagesShown): Promise<void> {
    const found = this.without();
    if (found) {
      this.ability = found;
      return;
    }
    const registered = await navigator.serviceWorker.getRegistration();
    const subscription = await registered?.pushManager.getSubscription();
    this.id = subscription ? sha256(subscription.endpoint) : "";
    const known = shown.devices.some((each) => each.id === this.id);
    this.ability = Notification.permission === "granted" && known ? "on" : "off";
  }

  /** Why it cannot take messages at all. */
  private without(): Ability | null {
    if (!isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
      return isApple(navigator.userAgent) ? "install" : "none";
    return Notification.permission === "denied" ? "denied" : null;
  }

  /** Asks its person, then its push service, then tells the server. */
  async allow(key: string): Promise<MessagesShown | null> {
    this.busy = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        this.ability = Notification.permission === "denied" ? "denied" : "off";
        return null;
      }
      await navigator.serviceWorker.register(WORKER);
      const worker = await navigator.serviceWorker.ready;
      const subscription = await subscribed(worker.pushManager, key);
      const { endpoint, keys } = subscription.toJSON();
      const shown = await api.addDevice({
        endpoint: endpoint ?? "",
        keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
        name: nameOf(navigator.userAgent),
        zone: zoneHere(),
      });
      this.id = sha256(subscription.endpoint);
      this.ability = "on";
      return shown;
    } finally {
      this.busy = false;
    }
  }

  /** No more messages here. */
  async stop(): Promise<MessagesShown> {
    this.busy = true;
    try {
      const registered = await navigator.serviceWorker.getRegistration();
      const subscription = await registered?.pushManager.getSubscription();
      await subscription?.unsubscribe();
      const shown = await api.removeDevice(this.id);
      this.id = "";
      this.ability = "off";
      return shown;
    } finally {
      this.busy = false;
    }
  }
}

/** A subscription with another key is of an earlier server: it makes way. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}
