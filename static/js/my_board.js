// On a phone that remembers its board: what was read last is kept, so that it can be read without a network. Where the browser
// keeps nothing (an older one, or plain HTTP), the page is a plain page.

const worker = navigator.serviceWorker;

/** This page and the files that it is made of: they were loaded before anybody could keep them. */
function loaded() {
  const files = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const own = files.filter((url) => url.origin === location.origin && url.pathname.startsWith("/static/"));
  return [location.href, ...own.map((url) => url.href)];
}

async function keep() {
  await worker.register("/service-worker.js");
  const { active } = await worker.ready;
  active.postMessage({ keep: loaded() });
}

// A browser that refuses keeps nothing.
const start = () => keep().catch(() => {});

if (worker && document.readyState === "complete") start();
else if (worker) addEventListener("load", start);
