// Keeps copies for a phone that remembers its board: that page as it came last, and the pairings and standings of the same
// tournament that were opened. They are shown when the network does not answer, with their time.
//
// It is asked for at the root of the site (`/service-worker.js`), by phones that were told to remember a board and by no
// others. Only pages that are made for everybody are kept, which the server says (`Cache-Control: public`): whoever is signed
// in leaves nothing here. What is forgotten at the board's page goes, and all of it a month after it was read.

/** A page of a tournament: its address part, and the number of the entry where it is a board. */
const PAGE = /^\/t\/([^/]+)(?:\/my-board\/(\d+)|\/round\/\d+|\/standings|\/crosstable)?$/;
/** Words of the reader's own (a search) make no page that is kept; nor do single rows. */
const QUERY = /^(?:\?(?:own|page|after|round)=\d+)?$/;
const ME = /^\/t\/([^/]+)\/me$/;
const FORGET = /^\/t\/([^/]+)\/me\/forget$/;
const FILE = /^\/static\/[^/]+\/(.+)$/;

const FILES = "tratto-files";
const BOARDS = "tratto-board-";
/** When a copy was made, in milliseconds. */
const STAMP = "x-copied-at";
/** A network that has not answered by then does not answer. */
const PATIENCE = 5000;
/** Pages of one tournament. */
const MOST = 40;
const MONTH = 31 * 24 * 60 * 60 * 1000;

const boardsOf = (slug) => BOARDS + slug;
const isBoard = (url) => PAGE.exec(url.pathname)?.[2] !== undefined;
const stampOf = (answer) => Number(answer?.headers.get(STAMP) ?? 0);
const boardCaches = async () => (await caches.keys()).filter((name) => name.startsWith(BOARDS));

/** The tournament of a page that may be kept; null for other addresses. */
function tournamentOf(url) {
  const found = url.origin === location.origin && QUERY.test(url.search) ? PAGE.exec(url.pathname) : null;
  return found ? found[1] : null;
}

/** Keeps an answer, if it is a page for everybody of a tournament whose board is remembered here. */
async function keepPage(url, answer) {
  const slug = tournamentOf(url);
  const isPublic = /\bpublic\b/.test(answer.headers.get("cache-control") ?? "");
  if (slug === null || answer.status !== 200 || answer.redirected || !isPublic) return;
  const isOwn = isBoard(url) && url.searchParams.has("own");
  if (!isOwn && (isBoard(url) || !(await caches.has(boardsOf(slug))))) return;
  const headers = { "content-type": "text/html; charset=utf-8", [STAMP]: String(Date.now()) };
  const body = await answer.text();
  const cache = await caches.open(boardsOf(slug));
  const key = url.pathname + url.search;
  // Put anew it is the last one: the first is the oldest. One board is remembered.
  for (const other of await cache.keys()) {
    const old = new URL(other.url);
    if (old.pathname + old.search === key || (isOwn && isBoard(old))) await cache.delete(other);
  }
  await cache.put(key, new Response(body, { headers }));
  const all = (await cache.keys()).filter((other) => !isBoard(new URL(other.url)));
  for (const other of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(other);
}

/** Keeps a file, in the place of the one that had its name before. */
async function keepFile(url, answer) {
  if (answer.status !== 200) return;
  const cache = await caches.open(FILES);
  const name = FILE.exec(url.pathname)[1];
  for (const other of await cache.keys()) {
    const path = new URL(other.url).pathname;
    if (path !== url.pathname && FILE.exec(path)?.[1] === name) await cache.delete(other);
  }
  await cache.put(url.pathname, answer.clone());
}

/** A file under its hash never changes. */
async function file(request, url) {
  const kept = await caches.match(url.pathname, { cacheName: FILES });
  if (kept) return kept;
  const answer = await fetch(request);
  if ((await boardCaches()).length > 0) await keepFile(url, answer);
  return answer;
}

/** The moment of a copy in the words of its page's language: the hour, and the day when that was not today. */
function momentOf(at, lang) {
  const [then, now] = [new Date(at), new Date()];
  const day = then.toDateString() === now.toDateString() ? {} : { day: "numeric", month: "long" };
  return then.toLocaleString(lang, { hour: "2-digit", minute: "2-digit", ...day });
}

/** A copy as a page that says of when it is. */
async function shown(copy) {
  const html = await copy.text();
  const lang = /<html lang="([a-z-]+)"/.exec(html)?.[1];
  const words = /<body[^>]* data-copy="([^"]*)"/.exec(html)?.[1] ?? "…";
  const said = words.replace("…", momentOf(stampOf(copy), lang));
  const banner = `<p class="msg warn stale" role="status" data-copied>${said}</p>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(html.replace(/<main\b[^>]*>/, (main) => main + banner), { headers });
}

/** The board that is remembered of a tournament, or of the one that was read last. */
async function boardOf(slug) {
  let newest = null;
  for (const name of slug === null ? await boardCaches() : [boardsOf(slug)]) {
    const cache = (await caches.has(name)) ? await caches.open(name) : null;
    for (const request of cache ? await cache.keys() : []) {
      const url = new URL(request.url);
      const at = stampOf(await cache.match(request));
      if (isBoard(url) && at > (newest?.at ?? 0)) newest = { at, url };
    }
  }
  return newest?.url ?? null;
}

/** What there is in the place of a page that does not come: its copy, or the way to the board that is remembered. */
async function instead(url) {
  const slug = tournamentOf(url);
  const copy = slug === null ? undefined : await caches.match(url.pathname + url.search, { cacheName: boardsOf(slug) });
  if (copy) return () => shown(copy);
  const me = ME.exec(url.pathname);
  const board = me || url.pathname === "/" ? await boardOf(me ? me[1] : null) : null;
  return board ? () => Response.redirect(board.href) : null;
}

const late = () => new Promise((_, fail) => setTimeout(fail, PATIENCE));

async function page(url, answer) {
  const other = await instead(url);
  if (!other) return answer;
  try {
    return await Promise.race([answer, late()]);
  } catch {
    return other();
  }
}

async function forget(slug) {
  await caches.delete(boardsOf(slug));
  if ((await boardCaches()).length > 0) return;
  await caches.delete(FILES);
  await registration.unregister();
}

/** What nobody read for a month is of no use. */
async function forgetOld() {
  for (const name of await boardCaches()) {
    const cache = await caches.open(name);
    const copies = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    const newest = Math.max(0, ...copies.map(stampOf));
    if (newest < Date.now() - MONTH) await caches.delete(name);
  }
}

async function keepAll(addresses) {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    const answer = await fetch(url);
    if (FILE.test(url.pathname)) await keepFile(url, answer);
    else await keepPage(url, answer);
  }
  await forgetOld();
}

/** An address of this site; the home page for any other. */
function ownAddress(address) {
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url.href : location.origin;
}

/** Shows what was told of a board, in the place of what was told of it before. A browser wants that something is shown. */
async function tell(data) {
  let told = {};
  try {
    told = data.json();
  } catch {
    // Nothing that this site wrote.
  }
  const { title = "tratto", body = "", lang, tag = "tratto", url = "/" } = told;
  const options = { body, lang, tag, renotify: true, data: ownAddress(url) };
  await registration.showNotification(title, options);
}

/** Opens a board, in the window that shows it already where there is one. */
async function open(address) {
  const { pathname } = new URL(address);
  const windows = await clients.matchAll({ type: "window" });
  const shown = windows.find((client) => new URL(client.url).pathname === pathname);
  if (!shown) return clients.openWindow(address);
  await shown.focus();
  return shown.navigate(address);
}

addEventListener("push", (event) => event.waitUntil(tell(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => event.waitUntil(keepAll(event.data.keep)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const gone = request.method === "POST" ? FORGET.exec(url.pathname) : null;
  if (gone) event.waitUntil(forget(gone[1]));
  if (request.method !== "GET") return;
  if (FILE.test(url.pathname)) {
    event.respondWith(file(request, url));
    return;
  }
  const isPage = request.mode === "navigate";
  if (!isPage && tournamentOf(url) === null) return;
  // A page of ours that asks for itself anew is let through, and what comes is the copy from then on.
  const answer = fetch(request);
  event.waitUntil(answer.then((fresh) => keepPage(url, fresh.clone())).catch(() => {}));
  event.respondWith(isPage ? page(url, answer) : answer);
});
