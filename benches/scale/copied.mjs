// Halls whose tournaments this site copies: so many messages a second of so many halls, each with an account and a link of its own.
//
// First a hall of many tournaments and a site, both of the program and thrown away, speak with each other, and what goes from one to the
// other is kept: of each tournament everything once, and a message for each of a few results. Then these messages go to the site that is
// measured. As in a hall there is one message of a tournament at a time, on a connection of its own; one where nothing is new says so.

import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { gzipSync } from "node:zlib";

import { quoted, run } from "./database.mjs";
import { recorded } from "./recorded.mjs";
import { grouped, parts, print, timed } from "./table.mjs";

const PASSWORD = "bishop-takes-pawn-5";
/** Halls that begin at the same time. */
const BEGINNING = 8;

const digest = (text) => createHash("sha256").update(text).digest("hex");
const secret = (number) => digest(`hall ${number} of this measurement`);

/** Accounts that may make tournaments, each with a link of its own. */
function links({ binary, database }, db, halls) {
  if (db.value("SELECT count(*) FROM users WHERE name = 'copier0'") === "0") {
    const args = ["user", "add", "copier0", "--display-name", "Copier 0", "--may-create-tournaments", "--password-stdin"];
    run(binary, [...args, "--database", database], PASSWORD);
  }
  const columns = db.column(`SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'users'
    AND column_name NOT IN ('id', 'name') ORDER BY ordinal_position`);
  db.sql(`INSERT INTO users (name, ${columns.join(", ")}) SELECT 'copier' || n, ${columns.map((name) => `u.${name}`).join(", ")}
    FROM users u, generate_series(1, ${halls - 1}) n WHERE u.name = 'copier0' ON CONFLICT (name) DO NOTHING`);
  const hashes = Array.from({ length: halls }, (_, number) => `('copier${number}', '${digest(secret(number))}')`);
  db.sql(`DELETE FROM hall_links WHERE user_id IN (SELECT id FROM users WHERE name LIKE 'copier%');
    INSERT INTO hall_links (user_id, name, token_hash, made_at) SELECT u.id, 'scale', h.hash, now() AT TIME ZONE 'utc'
    FROM (VALUES ${hashes.join(", ")}) h (name, hash) JOIN users u ON u.name = h.name`);
}

/** Sends a message of a hall; the status. */
function send(base, agent, token, body) {
  const { hostname, port } = new URL(base);
  const kinds = { accept: "application/json", "content-type": "application/gzip" };
  const headers = { ...kinds, authorization: `Bearer ${token}`, "content-length": body.length };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, agent, method: "POST", path: "/hall", headers }, (answer) => {
      answer.on("error", reject);
      answer.on("end", () => resolve(answer.statusCode));
      answer.resume();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A message in which nothing is new. */
const still = (head) => gzipSync(`${JSON.stringify({ ...head, from: head.to })}\n`);

/** Everything of every hall, once. */
async function begin(base, agent, halls) {
  const left = [...halls];
  const next = async () => {
    for (let hall = left.pop(); hall; hall = left.pop()) {
      const status = await send(base, agent, hall.token, hall.whole.body);
      if (status !== 200) throw new Error(`a hall that begins is answered ${status}`);
      hall.head = hall.whole.head;
      hall.still = still(hall.head);
    }
  };
  await Promise.all(Array.from({ length: BEGINNING }, next));
}

/** Messages at this rate, whether those before are answered or not; those with a result evenly among them. */
async function speak(base, agent, halls, rate, seconds) {
  const total = Math.round(rate * seconds);
  const results = halls.reduce((sum, { news }) => sum + news.length, 0);
  const came = { times: [], news: [], answers: new Map(), failure: undefined };
  const say = async (hall, message, due) => {
    try {
      const status = await send(base, agent, hall.token, message?.body ?? hall.still);
      const took = performance.now() - due;
      came.answers.set(status, (came.answers.get(status) ?? 0) + 1);
      if (status === 200) (message ? came.news : came.times).push(took);
      if (status === 200 && message) {
        hall.head = message.head;
        hall.still = still(hall.head);
      }
    } catch (error) {
      came.failure ??= error;
    }
  };
  const begun = performance.now();
  let told = 0;
  for (let number = 0; number < total && !came.failure; number += 1) {
    const due = begun + (number * 1000) / rate;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const isNews = Math.floor(((number + 1) * results) / total) > told;
    const hall = halls[(isNews ? told : number) % halls.length];
    if (isNews) told += 1;
    const message = isNews ? hall.news.shift() : undefined;
    hall.tail = hall.tail.then(() => say(hall, message, due));
  }
  await Promise.all(halls.map(({ tail }) => tail));
  if (came.failure) throw came.failure;
  return { ...came, total, lasted: (performance.now() - begun) / 1000 };
}

/** Halls whose newest deed is not the one that was told last. */
function behind(db, halls) {
  const events = halls.map(({ head }) => quoted(head.event));
  const rows = db.rows(`SELECT m.event, (SELECT s.hash FROM sealed_trail s WHERE s.tournament_id = m.tournament_id
    ORDER BY s.chain DESC, s.number DESC LIMIT 1) FROM mirrored m WHERE m.event IN (${events.join(", ")})`);
  const there = new Map(rows);
  return halls.filter(({ head }) => there.get(head.event) !== head.to).length;
}

/** Sends them to the site that is served at this address, and prints what came. */
export async function copied(base, options, db) {
  const what = `${options.copied} tournaments of a hall followed, message by message`;
  const kept = await timed(what, () => recorded(options.binary, options.copied));
  links(options, db, kept.length);
  const halls = kept.map(({ whole, news }, number) => ({ whole, news, token: secret(number), tail: Promise.resolve() }));
  const agent = new Agent({ keepAlive: false });
  await timed(`${halls.length} halls begin`, () => begin(base, agent, halls));
  const { times, news, answers, total, lasted } = await speak(base, agent, halls, options.messages, options.seconds);
  const others = [...answers].filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status}`);
  print(
    ["messages of halls", "due a second", "halls", "messages", "answered a second", "p50 ms", "p95 ms", "most ms"],
    [
      ["nothing new", options.messages, halls.length, grouped(times.length), Math.round(total / lasted), ...parts(times)],
      ["with a result", "", "", grouped(news.length), "", ...parts(news)],
    ],
  );
  console.log(`\nanswered otherwise: ${others.join(", ") || "0"}; halls whose newest deed is not there: ${behind(db, halls)}`);
}
