// What a hall says to a site, kept message by message: both are the program, on files that are thrown away.

import { createServer } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { Client, field, refused } from "./client.mjs";
import { run } from "./database.mjs";
import { inFolder, serving } from "./server.mjs";
import { must, publish, take } from "./templates.mjs";

const PASSWORD = "rook-takes-rook-7";
const PLAYERS = 24;
const PLAYED = 3;
/** Results of each tournament, a message each. */
const RESULTS = 6;
/** The longest that all tournaments together need for a message each, in milliseconds. */
const PATIENCE = 600_000;

/** Stands before a site, and keeps what halls say: by event everything once, and what came after. */
function recorder(site) {
  const events = new Map();
  const server = createServer(async (asked, answer) => {
    const body = await whole(asked);
    const { method, url, headers } = asked;
    const said = await fetch(`${site}${url}`, { method, headers: plain(headers), body: method === "POST" ? body : undefined });
    const text = Buffer.from(await said.arrayBuffer());
    if (method === "POST" && said.status === 200) keep(events, body);
    answer.writeHead(said.status, { "content-type": said.headers.get("content-type") ?? "text/plain", "content-length": text.length });
    answer.end(text);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve({ server, events, base: `http://127.0.0.1:${server.address().port}` }));
  });
}

/** The heads that are the message's own, and not its connection's. */
function plain({ authorization, accept, "content-type": type }) {
  return { ...(authorization && { authorization }), ...(accept && { accept }), ...(type && { "content-type": type }) };
}

async function whole(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function keep(events, body) {
  const [line] = gunzipSync(body).toString().split("\n", 1);
  const head = JSON.parse(line);
  const event = events.get(head.event) ?? { whole: undefined, news: [], isBroken: false };
  events.set(head.event, event);
  if (head.from === head.to) return;
  const last = event.news.at(-1) ?? event.whole;
  if (!last && head.from === "") event.whole = { head, body };
  else if (last?.head.to === head.from) event.news.push({ head, body });
  // Everything once more: what was kept does not lead there.
  else if (last?.head.to !== head.to) event.isBroken = true;
}

async function until(what, done) {
  const end = performance.now() + PATIENCE;
  while (!done()) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The link that an account of the site makes, as the recorder stands there. */
async function link(site, base) {
  const client = new Client(site);
  await client.signIn("olga", PASSWORD);
  const answer = await client.post("/account/halls", { hall_name: "scale" });
  const found = /id="secret"[^>]*>([^<]*)</.exec(answer.bytes.toString());
  client.close();
  if (!found) throw refused("no link", answer);
  return `${base}/hall#${found[1].trim().split("#")[1]}`;
}

/** So many tournaments of a hall, each with everything, and with a message for each of its results. */
export function recorded(binary, count) {
  return inFolder(async (folder) => {
    const [site, hall] = ["site.db", "hall.db"].map((name) => join(folder, name));
    for (const [database, name, right] of [[site, "olga", "--may-create-tournaments"], [hall, "ada", "--admin"]]) {
      run(binary, ["migrate", "--database", database]);
      run(binary, ["user", "add", name, "--display-name", name, right, "--password-stdin", "--database", database], PASSWORD);
    }
    const slugs = Array.from({ length: count }, (_, number) => take({ binary, database: hall }, folder, PLAYERS, PLAYED, number + 1));
    return serving(binary, site, async (siteBase) => {
      const { server, events, base } = await recorder(siteBase);
      try {
        const place = await link(siteBase, base);
        await serving(binary, hall, (hallBase) => spoken(hallBase, slugs, place, events), { TRATTO_PRIVATE_WEBHOOKS: "true" });
      } finally {
        server.close();
      }
      return [...events.values()].filter(({ isBroken }) => !isBroken);
    });
  });
}

/** Publishes a round of each tournament, tells the site, and enters results: of each the next when the site has the last. */
async function spoken(base, slugs, place, events) {
  const client = new Client(base);
  await client.signIn("ada", PASSWORD);
  const versions = new Map();
  for (const slug of slugs) {
    await publish(client, slug, PLAYED + 1);
    versions.set(slug, field(await client.get(`/t/${slug}/desk/${PLAYED + 1}?board=1`), "version"));
    await must(client, `/t/${slug}/settings/mirror`, { mirror_link: place });
  }
  await until("everything of each tournament", () => events.size === slugs.length && [...events.values()].every(({ whole }) => whole));
  for (let board = 1; board <= RESULTS; board += 1) {
    for (const slug of slugs) {
      const result = ["1-0", "0-1", "1/2-1/2"][board % 3];
      await must(client, `/t/${slug}/desk/${PLAYED + 1}/result`, { board, version: versions.get(slug), result });
    }
    await until("a message of each tournament", () => [...events.values()].every(({ news, isBroken }) => isBroken || news.length >= board));
  }
  client.close();
}
