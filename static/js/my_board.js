// On a phone that remembers its board: what was read last is kept, so that it can be read without a network. Where the browser
// keeps nothing (an older one, or plain HTTP), the page is a plain page.

import { offer } from "./board_news.js";

const worker = navigator.serviceWorker;

/** Whether this phone remembers the board; its address may only have been passed on. */
async function isRemembered() {
  const me = location.pathname.replace(/\/my-board\/\d+$/, "/me");
  const answer = await fetch(me, { method: "HEAD" });
  return !answer.ok || new URL(answer.url).pathname === location.pathname;
}

/** This page and the files that it is made of: they were loaded before anybody could keep them. */
function loaded() {
  const files = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const own = files.filter((url) => url.origin === location.origin && /^\/static\//.test(url.pathname));
  return [location.href, ...own.map((url) => url.href)];
}

async function keep() {
  await worker.register("/service-worker.js");
  const registration = await worker.ready;
  registration.active.postMessage({ keep: loaded() });
  await offer(registration);
}

async function start() {
  if (!(await isRemembered())) location.replace(location.pathname);
  else if (worker) await keep();
}

// Without a network, or in a browser that refuses, nothing is kept anew.
const begin = () => start().catch(() => {});

if (document.readyState === "complete") begin();
else addEventListener("load", begin);
