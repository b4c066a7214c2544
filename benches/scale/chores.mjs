// What an operator waits for: a tournament taken in, a copy of everything, that copy put back, and the newest migrations.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Database, quoted, run } from "./database.mjs";
import { inFolder } from "./server.mjs";
import { size, timed } from "./table.mjs";

const MIGRATIONS = fileURLToPath(new URL("../../migrations/postgres", import.meta.url));

export function chores({ binary, database, backup, restore, back }) {
  return inFolder(async (folder) => {
    const reports = join(folder, "reports");
    run(binary, ["generate", "--players", "120", "--rounds", "9", "--seed", "7", "--count", "1", "--out", reports]);
    const report = join(reports, readdirSync(reports)[0]);
    const days = ["--start", "2026-10-02", "--end", "2026-10-04"];
    await timed("a tournament of 120 players taken in", () => run(binary, ["import", report, ...days, "--database", database]));
    if (!backup) return;
    const copy = join(folder, "copy.db");
    await timed("a copy (tratto backup)", () => run(binary, ["backup", copy, "--database", database]));
    console.log(`that copy: ${size(statSync(copy).size)}`);
    if (!restore) return;
    const file = join(folder, "restored.db");
    await timed("that copy put into an SQLite file (tratto restore)", () => run(binary, ["restore", copy, "--yes", "--database", file]));
    await beside(database, async (url) => {
      const args = ["restore", copy, "--yes", "--database", url];
      await timed("that copy put into an empty PostgreSQL (tratto restore)", () => run(binary, args));
      await migrated(binary, url, back);
    });
  });
}

/** Does some work with an empty database of the same server, which is taken away afterwards. */
async function beside(database, work) {
  const url = new URL(database);
  const name = `${url.pathname.slice(1)}_restored`;
  const server = new Database(database);
  server.sql(`DROP DATABASE IF EXISTS "${name}"`);
  server.sql(`CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE template0`);
  url.pathname = `/${name}`;
  try {
    await work(url.href);
  } finally {
    server.sql(`DROP DATABASE "${name}" WITH (FORCE)`);
  }
}

/** Takes the newest migrations back, one after the other, and times how long the program needs to do them again. */
async function migrated(binary, url, back) {
  const db = new Database(url);
  const all = readdirSync(MIGRATIONS).sort();
  const newest = all.slice(-back).reverse();
  await timed(`the newest ${newest.length} migrations taken back (SQL alone)`, () => {
    for (const name of newest) {
      const down = readFileSync(join(MIGRATIONS, name, "down.sql"), "utf8");
      const forget = `DELETE FROM __diesel_schema_migrations WHERE version = ${quoted(name.split("_")[0])};`;
      db.sql(`BEGIN;\n${down}\n;${forget}\nCOMMIT;`);
    }
  });
  db.sql("VACUUM ANALYZE");
  await timed(`these ${newest.length} migrations (tratto migrate)`, () => run(binary, ["migrate", "--database", url]));
  await timed("a start where nothing is to be migrated (tratto migrate)", () => run(binary, ["migrate", "--database", url]));
}
