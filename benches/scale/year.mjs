// A year of a continent in PostgreSQL, and how long its pages take:
//
//   node benches/scale/year.mjs --database postgres://USER@HOST:PORT/NAME [--binary target/release/tratto] [--share 0.1] [--backup]
//     [--serve FILE]
//
// The database is empty before. Whole, a year is 50,000 tournaments with some 4 million entries and 2 million players; a share of it takes
// as much less. Ten tournaments that the program makes and takes in are copied within the database, each copy on other days; a tenth of
// them is being played. Needs psql, Node.js and a build with --release. It prints a table: pages by the hundredths of their times in
// milliseconds, and what lies on the disk. Nothing is removed at the end.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const TEMPLATES = 10;
const YEAR = { tournaments: 50_000, players: 2_000_000 };
const root = fileURLToPath(new URL("../..", import.meta.url));

function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}

const database = option("database");
const binary = option("binary", join(root, "target/release/tratto"));
// Another database with the same tournaments, which is served and asked instead: the copy that --backup made, say.
const served = option("serve", database);
const share = Number(option("share", "1"));
const asked = Number(option("requests", "200"));
if (!database || !(share > 0)) {
  console.error("usage: node benches/scale/year.mjs --database postgres://… [--binary FILE] [--share 0.1] [--requests 200] [--backup] [--serve FILE]");
  process.exit(2);
}

function run(command, args, input) {
  const done = spawnSync(command, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(`${command} ${args.join(" ").slice(0, 200)}: ${done.stderr || done.error}`);
  return done.stdout;
}

const sql = (text) => run("psql", ["-XAtq", "-v", "ON_ERROR_STOP=1", "-d", database], text);
const rows = (text) =>
  sql(text)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("|"));

function timed(what, work) {
  const begun = performance.now();
  const value = work();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return value;
}

/** Tournaments of all sizes, as the program makes them and takes them in. */
function templates() {
  const folder = mkdtempSync(join(tmpdir(), "tratto-scale-"));
  try {
    run(binary, ["migrate", "--database", database]);
    const sizes = [24, 32, 40, 48, 60, 72, 88, 104, 140, 200];
    for (const [seed, players] of sizes.entries()) {
      const rounds = players < 50 ? 6 : 9;
      const args = ["--players", players, "--rounds", rounds, "--seed", 100 + seed, "--count", 1, "--out", join(folder, `${seed}`)];
      run(binary, ["generate", ...args.map(String)]);
      const [file] = readdirSync(join(folder, `${seed}`));
      const month = `2026-0${1 + (seed % 9)}`;
      const days = ["--start", `${month}-10`, "--end", `${month}-12`];
      run(binary, ["import", join(folder, `${seed}`, file), ...days, "--database", database]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The columns of tables that belong to tournaments, and to which of these tables each refers. */
function copied() {
  const columns = rows(`SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
    AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`);
  const refers = new Map(
    rows(`SELECT c.conrelid::regclass || '.' || a.attname, c.confrelid::regclass FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] WHERE c.contype = 'f' AND cardinality(c.conkey) = 1`),
  );
  const tables = new Map();
  for (const [table, column] of columns) tables.set(table, [...(tables.get(table) ?? []), column]);
  const beside = new Set(["idempotency", "tournament_arbiters"]);
  const own = new Map();
  let grown = true;
  // What refers to a tournament, and what refers to that.
  own.set("tournaments", tables.get("tournaments"));
  while (grown) {
    grown = false;
    for (const [table, names] of tables) {
      if (own.has(table) || beside.has(table)) continue;
      if (names.some((name) => own.has(refers.get(`${table}.${name}`)))) {
        own.set(table, names);
        grown = true;
      }
    }
  }
  return { own, refers };
}

/** Copies the templates so many times. Numbers are moved by a stride for each table. */
function multiply(copies) {
  const { own, refers } = copied();
  const strides = new Map();
  for (const [table, names] of own) {
    const stride = names.includes("id") ? Number(sql(`SELECT coalesce(max(id), 0) + 1 FROM ${table}`)) : 0;
    strides.set(table, stride);
  }
  for (const [table, names] of own) {
    if (sql(`SELECT EXISTS (SELECT 1 FROM ${table})`).trim() !== "t") continue;
    const values = names.map((name) => {
      const other = refers.get(`${table}.${name}`);
      if (name === "id") return `t.id + k * ${strides.get(table)}`;
      if (strides.has(other)) return `t.${name} + k * ${strides.get(other)}`;
      if (table === "tournaments" && name === "slug") return "t.slug || '-' || k";
      if (table === "tournaments" && name === "name") return "t.name || ' ' || k";
      if (table === "tournaments" && /_date$/.test(name)) return `t.${name} + (k * 37 % 365)::int`;
      // One of ten is being played.
      if (table === "tournaments" && name === "state") return "CASE WHEN k % 10 = 0 THEN 'running' ELSE 'finished' END";
      return `t.${name}`;
    });
    sql(`SET session_replication_role = replica;
      INSERT INTO ${table} (${names.join(", ")}) OVERRIDING SYSTEM VALUE
      SELECT ${values.join(", ")} FROM ${table} t, generate_series(1, ${copies}) k;`);
  }
  for (const [table, names] of own) {
    if (!names.includes("id")) continue;
    sql(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 1) FROM ${table}))`);
  }
}

/** Players of the registry with names of two words, each entered twice on average. */
function registry(players) {
  const syllables = "'ba','de','fi','go','lu','ma','ne','pi','ro','sa','te','vi','za','co','du','li'";
  sql(`SET session_replication_role = replica;
    CREATE TEMP TABLE made AS SELECT n,
      initcap(s[1 + n % 16] || s[1 + n / 16 % 16] || s[1 + n / 256 % 16] || s[1 + n / 4096 % 16]) AS last_name,
      initcap(s[1 + n / 7 % 16] || s[1 + n / 11 % 16]) AS first_name
      FROM generate_series(1, ${players}) n, (SELECT ARRAY[${syllables}] AS s) t;
    INSERT INTO players (last_name, first_name, name_key, sex, birth_year, federation, fide_id, fide_standard, created_at, version, code)
      SELECT last_name, first_name, lower(last_name || ' ' || first_name), CASE WHEN n % 5 = 0 THEN 'w' ELSE 'm' END, 1940 + n % 70, 'ITA',
        (90000000 + n)::text, 1400 + n % 1000, '2026-01-01', 1, substr(md5(n::text), 1, 16) FROM made;
    INSERT INTO player_names (key, player_id)
      SELECT lower(last_name), n FROM made UNION SELECT lower(first_name), n FROM made;
    UPDATE entries SET player_id = 1 + (id::bigint * 7919 % ${players});`);
}

/** What an operator waits for: a tournament taken in, and a copy of everything. */
function chores() {
  const folder = mkdtempSync(join(tmpdir(), "tratto-scale-"));
  try {
    const file = join(folder, "report.trf");
    run(binary, ["generate", "--players", "120", "--rounds", "9", "--seed", "7", "--count", "1", "--out", folder]);
    const [made] = readdirSync(folder);
    timed("a tournament of 120 players taken in", () =>
      run(binary, ["import", join(folder, made), "--start", "2026-10-02", "--end", "2026-10-04", "--database", database]),
    );
    if (process.argv.includes("--backup")) timed("a copy (tratto backup)", () => run(binary, ["backup", file, "--database", database]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const COUNTED = ["tournaments", "entries", "pairings", "players"];

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "tratto-scale-"));
  const begun = performance.now();
  const server = spawn(binary, ["serve", "--listen", "127.0.0.1:0", "--database", served], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const base = await new Promise((resolve, reject) => {
      let text = "";
      server.stdout.on("data", (data) => {
        text += data;
        const said = /listening on (\S+)/.exec(text);
        if (said) resolve(said[1]);
      });
      server.on("exit", () => reject(new Error("the server ended")));
    });
    console.log(`start: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    const chance = (list) => list[Math.floor(Math.random() * list.length)];
    const slugs = rows("SELECT slug FROM tournaments ORDER BY md5(id::text) LIMIT 500").flat();
    const codes = rows("SELECT code FROM players ORDER BY md5(id::text) LIMIT 500").flat();
    const names = rows("SELECT key FROM player_names ORDER BY md5(player_id::text) LIMIT 200").flat();
    const pages = {
      home: () => "/",
      tournaments: () => "/tournaments",
      "tournaments, by words": () => `/tournaments?q=${chance(slugs).split("-").at(-1)}`,
      calendar: () => "/calendar",
      "players, by name": () => `/players?q=${chance(names)}`,
      "a player": () => `/players/${chance(codes)}`,
      "a tournament": () => `/t/${chance(slugs)}`,
      standings: () => `/t/${chance(slugs)}/standings`,
      "a round": () => `/t/${chance(slugs)}/round/3`,
      crosstable: () => `/t/${chance(slugs)}/crosstable`,
    };
    console.log("\n| page | p50 ms | p95 ms | most ms | bytes |\n|---|---|---|---|---|");
    for (const [name, path] of Object.entries(pages)) {
      const times = [];
      let bytes = 0;
      for (let number = 0; number < asked; number += 1) {
        const from = performance.now();
        const answer = await fetch(base + path());
        bytes = Math.max(bytes, (await answer.arrayBuffer()).byteLength);
        times.push(performance.now() - from);
        if (answer.status >= 500) throw new Error(`${answer.url}: ${answer.status}`);
      }
      times.sort((a, b) => a - b);
      const at = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))].toFixed(1);
      console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${bytes} |`);
    }
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (sql("SELECT to_regclass('public.tournaments') IS NULL").trim() === "t") {
  timed("ten tournaments made and taken in", templates);
  timed("copied", () => multiply(Math.round((YEAR.tournaments * share) / TEMPLATES) - 1));
  timed("players", () => registry(Math.round(YEAR.players * share)));
  timed("analysed", () => sql("VACUUM ANALYZE"));
}
for (const table of COUNTED) console.log(`${table}: ${sql(`SELECT count(*) FROM ${table}`).trim()}`);
console.log(`on the disk: ${sql("SELECT pg_size_pretty(pg_database_size(current_database()))").trim()}`);
await measure();
if (served === database) chores();
