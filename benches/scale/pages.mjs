// Kinds of pages, and which tournaments, players and games they are asked for.

import { chance } from "./chance.mjs";
import { Client, refused } from "./client.mjs";
import { parts, print } from "./table.mjs";

/** How many of a hundred pages are of a tournament that is being played, where many ask at once. */
const OF_RUNNING = 80;
const PACKED = { "accept-encoding": "gzip" };

/** Some of the site, by chance, and the addresses of pages of them. */
export function kinds(db) {
  const below = chance(7);
  const any = (list) => list[below(list.length)];
  const of = (state) =>
    db.rows(`SELECT slug, (SELECT max(number) FROM rounds r WHERE r.tournament_id = t.id AND r.state = 'published'),
      (SELECT id FROM entries e WHERE e.tournament_id = t.id ORDER BY md5(e.id::text) LIMIT 1)
      FROM tournaments t WHERE state = '${state}' ORDER BY md5(id::text) LIMIT 500`);
  const [running, over] = [of("running"), of("finished")];
  const every = [...running, ...over];
  // Whoever may be under age has no page where they play nowhere.
  const codes = db.column("SELECT code FROM players WHERE birth_year < 2000 ORDER BY md5(id::text) LIMIT 500");
  const names = db.column("SELECT key FROM player_names ORDER BY md5(player_id::text) LIMIT 200");
  const words = db.column("SELECT word FROM (SELECT DISTINCT word FROM tournament_words WHERE word <> '') w ORDER BY md5(word) LIMIT 200");
  const games = db.rows(`SELECT t.slug, g.id FROM games g JOIN tournaments t ON t.id = g.tournament_id
    WHERE g.result <> '*' ORDER BY md5(g.id::text) LIMIT 500`);
  const chosen = () => any(below(100) < OF_RUNNING || over.length === 0 ? running : over);
  const general = {
    home: () => "/",
    // The program keeps no answer of an address that has other words.
    "home, made anew": () => "/?anew=1",
    tournaments: () => "/tournaments",
    "tournaments, made anew": () => "/tournaments?anew=1",
    calendar: () => "/calendar",
    "calendar, by words": () => `/calendar?when=over&q=${any(words)}`,
    "players, by name": () => `/players?q=${any(names)}`,
    "a player of the registry": () => `/players/${any(codes)}`,
  };
  const game = {
    "a game": () => {
      const [slug, id] = any(games);
      return `/t/${slug}/games/${id}`;
    },
    "games of a tournament": () => `/t/${any(every)[0]}/games`,
  };
  /** Pages of tournaments that are chosen so. */
  const tournament = (choose) => ({
    "a tournament": () => `/t/${choose()[0]}`,
    "its standings": () => `/t/${choose()[0]}/standings`,
    "its newest round": () => {
      const [slug, round] = choose();
      return `/t/${slug}/round/${round}`;
    },
    "its cross-table": () => `/t/${choose()[0]}/crosstable`,
    "a participant": () => {
      const [slug, , entry] = choose();
      return `/t/${slug}/player/${entry}`;
    },
    "games that are played": () => `/t/${any(running)[0]}/live`,
  });
  return { alone: { ...general, ...tournament(() => any(every)), ...game }, many: { ...general, ...tournament(chosen), ...game } };
}

/** Asks for a page: its address, or an address with the cookies of somebody who is signed in. */
export async function ask(client, wanted) {
  const { path, cookies } = typeof wanted === "string" ? { path: wanted } : wanted;
  if (cookies) client.cookies = new Map(cookies);
  const from = performance.now();
  const answer = await client.get(path, PACKED);
  const took = performance.now() - from;
  if (![200, 503].includes(answer.status)) throw refused("a page", answer);
  return { took, bytes: answer.bytes.length, late: answer.status === 503 };
}

/** Each of these kinds of pages so often, one after the other. */
export async function oneByOne(base, alone, requests) {
  const client = new Client(base);
  const rows = [];
  for (const [name, path] of Object.entries(alone)) {
    const times = [];
    let most = 0;
    for (let number = 0; number < requests; number += 1) {
      const { took, bytes } = await ask(client, path());
      times.push(took);
      most = Math.max(most, bytes);
    }
    rows.push([name, ...parts(times), most]);
  }
  client.close();
  print(["page, one after the other", "p50 ms", "p95 ms", "most ms", "bytes, packed"], rows);
}

/** Pages of every kind while so many clients ask at once without pause, until `over` says that it is enough. */
export async function atOnce(base, { many }, clients, over) {
  const times = new Map(Object.keys(many).map((name) => [name, []]));
  let refusals = 0;
  const begun = performance.now();
  const reader = async (number) => {
    const below = chance(1_000 + number);
    const client = new Client(base);
    const names = Object.keys(many);
    while (!over()) {
      const name = names[below(names.length)];
      const { took, late } = await ask(client, many[name]());
      if (late) refusals += 1;
      else times.get(name).push(took);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => reader(number)));
  const lasted = (performance.now() - begun) / 1000;
  return { times, lasted, refusals };
}

/** Prints what many readers had. */
export function told(title, clients, { times, lasted, refusals }) {
  const all = [...times.values()].flat();
  const rows = [...times].map(([name, own]) => [name, ...parts(own), own.length]);
  rows.push(["all", ...parts(all), all.length]);
  print([title, "p50 ms", "p95 ms", "most ms", "pages"], rows);
  console.log(`\n${clients} clients: ${Math.round(all.length / lasted)} pages a second, ${refusals} turned away`);
}
