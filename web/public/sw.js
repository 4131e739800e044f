// Takes messages while no page is open, and leads to the table when one is clicked. It keeps no pages.

const ICON = "/icon-192.png";
const BADGE = "/badge.png";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// One after another: Chromium forgets a message, and what a click on it opens, when it is asked for those on
// the screen while that one is about to be shown.
let before = Promise.resolve();
self.addEventListener("push", (event) => {
  const said = told(event.data);
  before = before.catch(() => {}).then(() => show(said));
  event.waitUntil(before);
});

/** What came; something can be shown whatever it is. */
function told(data) {
  try {
    const said = data.json();
    return { id: "", title: "Sandtable", body: "", link: "/mine", tag: "", lang: "en", ...said };
  } catch {
    return { id: "", title: "Sandtable", body: "", link: "/mine", tag: "", lang: "en" };
  }
}

/** A later message about a table takes the place of an earlier one. One that comes twice makes no sound again. */
async function show({ id, title, body, link, tag, lang }) {
  const earlier = await self.registration.getNotifications({ tag });
  const again = earlier.some((each) => each.data && each.data.id === id);
  await self.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: Boolean(tag) && !again,
    icon: ICON,
    badge: BADGE,
    data: { id, link },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

/** To the window that is there already, or to a new one; always on this server. */
async function open(link) {
  const path = new URL(link || "/mine", self.location.origin).pathname;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

// The browser has changed its address for messages by itself.
self.addEventListener("pushsubscriptionchange", (event) => {
  const now = event.newSubscription;
  if (!now) return;
  event.waitUntil(
    fetch("/api/messages/devices", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ endpoint: now.endpoint, keys: now.toJSON().keys }),
    }),
  );
});
