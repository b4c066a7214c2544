// Tournaments that the program makes, takes in, and goes on with: what a year is copied from. Of each size one is over, and of one a round
// is being played.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chance } from "./chance.mjs";
import { Client, field, refused } from "./client.mjs";
import { quoted, run } from "./database.mjs";
import { game } from "./games.mjs";
import { inFolder, serving } from "./server.mjs";

export const SIZES = [24, 32, 40, 48, 60, 72, 88, 104, 140, 200];
const ADMIN = ["ada", "rook-takes-rook-7"];
/** Half-moves of a game: from the first number on, so many of them. */
const PLIES = [50, 61];

const rounds = (players) => (players < 50 ? 6 : 9);
const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Takes a tournament in of which so many rounds of its rounds are played; its address part. Another seed makes another one. */
export function take({ binary, database }, folder, players, played, more = 0) {
  const place = join(folder, `${players}-${played}-${more}`);
  const args = ["--players", players, "--rounds", played, "--seed", (played < rounds(players) ? 500 : 100) + players + more * 1000, "--count", 1, "--baku", "false", "--out", place];
  run(binary, ["generate", ...args.map(String)]);
  const file = join(place, readdirSync(place)[0]);
  // As many rounds as it has when it is over; the days would have to be as many as the rounds.
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  const kept = lines.filter((line) => !/^(###|132 |142 )/.test(line));
  const whole = kept.map((line) => (line.startsWith("012 ") ? `${line}\n142 ${rounds(players)}` : line));
  writeFileSync(file, whole.join("\n"));
  const days = ["--start", day(-1), "--end", day(1)];
  return run(binary, ["import", file, ...days, "--database", database]).trim();
}

/** Sends a form, and waits for the job where it becomes one. */
export async function must(client, path, fields) {
  let answer = await client.post(path, fields);
  const job = answer.headers.location ?? "";
  while (job.startsWith("/jobs/")) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await client.get(job);
    if (answer.status !== 202) break;
  }
  if (answer.status !== 303) throw refused("a form", answer);
}

/** Boards of published rounds: round, board, result. */
function boards(db, slug) {
  return db.rows(`SELECT r.number, p.board, coalesce(p.result, '') FROM pairings p JOIN rounds r ON r.id = p.round_id
    JOIN tournaments t ON t.id = p.tournament_id WHERE t.slug = ${quoted(slug)} AND r.state = 'published' ORDER BY 1, 2`);
}

/** Moves of the first board of each round, as far as they are played. */
async function record(client, db, slug, below, running) {
  const firsts = boards(db, slug).filter(([round, board, result]) => board === "1" && (/^[01]/.test(result) || Number(round) === running));
  const texts = firsts.map(([round, board, result]) => {
    const plies = PLIES[0] + below(PLIES[1]);
    if (Number(round) === running) return game(below, { round, board, result: "*", plies: Math.round(plies / 2) });
    return game(below, { round, board, result: ["1-0", "0-1"].includes(result) ? result : "1/2-1/2", plies });
  });
  const path = `/t/${slug}/games/import`;
  const answer = await client.upload(path, { accept: "on" }, "file", texts.join(""));
  if (![200, 303].includes(answer.status)) throw refused("games", answer);
}

/** Results of a part of the boards of a round. */
async function enter(client, db, slug, round, part) {
  const version = field(await client.get(`/t/${slug}/desk/${round}?board=1`), "version");
  for (const [number, board, result] of boards(db, slug)) {
    if (Number(number) !== round || result !== "" || Number(board) % part !== 0) continue;
    await must(client, `/t/${slug}/desk/${round}/result`, { board, version, result: ["1-0", "0-1", "1/2-1/2"][board % 3] });
  }
}

/** Pairs a round and publishes it. */
export async function publish(client, slug, round) {
  await must(client, `/t/${slug}/desk/${round}/pair`, { round, unseen: "awaited", reason: "scale" });
  await must(client, `/t/${slug}/desk/${round}/publish`, {});
}

/** Makes them all; the ids above `over` are of those that are being played. */
export function templates(options, db) {
  const { binary, database } = options;
  const below = chance(2026);
  const [name, password] = ADMIN;
  const account = ["user", "add", name, "--display-name", "Ada Arbiter", "--admin", "--password-stdin", "--database", database];
  run(binary, account, password);
  return inFolder((folder) =>
    serving(binary, database, async (base) => {
      const client = new Client(base);
      await client.signIn(name, password);
      for (const players of SIZES) {
        const slug = take(options, folder, players, rounds(players));
        await record(client, db, slug, below);
      }
      const over = db.value("SELECT max(id) FROM tournaments");
      for (const [index, players] of SIZES.entries()) {
        const played = Math.floor(rounds(players) / 2) + (index % 2);
        const slug = take(options, folder, players, played);
        await publish(client, slug, played + 1);
        // A third has no result yet, and the others a third or half of them.
        if (index % 3 > 0) await enter(client, db, slug, played + 1, 1 + (index % 3));
        await record(client, db, slug, below, played + 1);
      }
      client.close();
      return Number(over);
    }),
  );
}
