// A year of a continent in PostgreSQL, and how long its pages and results take:
//
//   node benches/scale/year.mjs --database postgres://USER@HOST:PORT/NAME [OPTION…]
//
// The database is empty before; where it is not, it is measured as it is. Whole, a year is 50,000 tournaments with some 4 million entries,
// 30 million half-moves of games and 2 million players; 5,000 tournaments are being played today. Twenty tournaments that the program makes
// and takes in are copied within the database; of each size one is over, and of one a round is published and has no or some results. The
// first board of each round has its moves.
//
//   --binary FILE    the program; target/release/tratto without it
//   --share 0.1      a part of the year, all of it without it
//   --requests 200   pages of each kind that are asked for one after the other
//   --clients 50     readers at once, each without pause on a kept connection; 80 of 100 pages are of tournaments that are being played
//   --seconds 20     how long they read
//   --rates 20,50    pages a second that are due whether those before are answered or not, for as many seconds: how long each takes is
//                    counted from when it was due. One of five is of an organiser or of the desk; none without it
//   --desks 40       desks that are signed in for these
//   --halls 500      desks that enter the results of their running round at once; without it 500 of a whole year, at least 8
//   --slow 50        PostgreSQL logs statements of this database that take longer, in milliseconds
//   --serve DATABASE another database with the same tournaments is served and asked, the copy that --backup made, say; no results there
//   --messages 1000  messages a second of halls to this site, which copies them (see copied.mjs); none without it
//   --copied 100     of so many halls
//   --backup         also copies the database
//   --restore        puts that copy into an empty PostgreSQL beside the database, and into an SQLite file, and takes both away again
//   --back 30        the newest migrations that the restored database is without, before they are done again
//
// Needs psql, Node.js 20 and a build with --release. Halls enter results twice: while nobody reads, and while everybody does. Each
// acknowledged result is looked for in the database. Nothing is removed at the end.

import { chores } from "./chores.mjs";
import { copied } from "./copied.mjs";
import { Database } from "./database.mjs";
import * as halls from "./halls.mjs";
import { make, tell } from "./make.mjs";
import { options } from "./options.mjs";
import { atOnce, kinds, oneByOne, told } from "./pages.mjs";
import { atRate } from "./rates.mjs";
import { serving } from "./server.mjs";
import { signed } from "./signed.mjs";
import { timed } from "./table.mjs";

const chosen = options();
const db = new Database(chosen.database);
await make(chosen, db);
tell(db);
if (chosen.slow > 0) {
  db.sql(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET log_min_duration_statement = ${chosen.slow}', current_database()); END $$`);
}

const begun = performance.now();
await serving(chosen.binary, chosen.served, async (base) => {
  console.log(`start: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const pages = kinds(db);
  await oneByOne(base, pages.alone, chosen.requests);
  const end = performance.now() + chosen.seconds * 1000;
  const read = await atOnce(base, pages, chosen.clients, () => performance.now() > end);
  told("page, many at once", chosen.clients, read);
  const isCopy = chosen.served !== chosen.database;
  // Accounts and rights are those of the database itself.
  const few = { ...chosen, halls: Math.min(chosen.desks, chosen.halls) };
  const desks = isCopy || chosen.rates.length === 0 ? [] : await timed("desks signed in", () => halls.seated(base, few, db));
  const own = desks.length > 0 ? signed(desks) : {};
  if (desks.length > 0) await oneByOne(base, own, chosen.requests);
  for (const rate of chosen.rates) await atRate(base, pages.many, own, rate, chosen.seconds);
  for (const { client } of desks) client.close();
  if (isCopy) return;
  const first = await timed("desks signed in", () => halls.seated(base, chosen, db));
  halls.told("results, nobody reads", db, await halls.enter(first));
  const second = await timed("desks signed in", () => halls.seated(base, chosen, db));
  let over = false;
  const entering = halls.enter(second).finally(() => (over = true));
  const meanwhile = await atOnce(base, pages, chosen.clients, () => over);
  halls.told("results, many read", db, await entering);
  told("page, many at once, while halls enter results", chosen.clients, meanwhile);
  if (chosen.messages > 0) await copied(base, chosen, db);
});
if (chosen.served === chosen.database) await chores(chosen);
