// A year of a continent in an empty database.

import { multiply } from "./copies.mjs";
import { run } from "./database.mjs";
import { registry } from "./registry.mjs";
import { grouped, print, size, timed } from "./table.mjs";
import { SIZES, templates } from "./templates.mjs";

const YEAR = { tournaments: 50_000, running: 5_000, players: 2_000_000 };

/** Fills the database where nothing is in it. */
export async function make(options, db) {
  if (db.value("SELECT to_regclass('public.tournaments') IS NULL") !== "t") return;
  run(options.binary, ["migrate", "--database", options.database]);
  const players = Math.round(YEAR.players * options.share);
  const running = Math.round((YEAR.running * options.share) / SIZES.length);
  const finished = Math.round((YEAR.tournaments * options.share) / SIZES.length) - running;
  await timed("players", () => registry(db, players));
  await timed("analysed", () => db.sql("VACUUM ANALYZE"));
  const over = await timed(`${2 * SIZES.length} tournaments made, taken in and gone on with`, () => templates(options, db));
  await timed("copied", () => multiply(db, { over, finished: finished - 1, running: running - 1, players }));
  await timed("analysed", () => db.sql("VACUUM ANALYZE"));
}

/** What lies there: rows and bytes of the largest tables. */
export function tell(db) {
  const tables = db.rows(`SELECT c.relname, pg_table_size(c.oid), pg_indexes_size(c.oid) FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r'
    ORDER BY pg_total_relation_size(c.oid) DESC LIMIT 10`);
  const rows = tables.map(([table, own, indexes]) => {
    return [table, grouped(db.value(`SELECT count(*) FROM ${table}`)), size(own), size(indexes)];
  });
  print(["table", "rows", "on the disk", "its indexes"], rows);
  const [running, all] = db.rows("SELECT count(*) FILTER (WHERE state = 'running'), count(*) FROM tournaments")[0];
  const open = db.value(`SELECT count(*) FROM pairings p JOIN tournaments t ON t.id = p.tournament_id
    WHERE t.state = 'running' AND p.result IS NULL`);
  console.log(`\n${grouped(all)} tournaments, ${grouped(running)} of them running, where ${grouped(open)} boards have no result yet`);
  console.log(`on the disk: ${size(Number(db.value("SELECT pg_database_size(current_database())")))}`);
}
