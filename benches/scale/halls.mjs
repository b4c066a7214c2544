// A day's results from many halls at once: an arbiter of each tournament enters what came of its running round.

import { Client, field, refused } from "./client.mjs";
import { quoted, run } from "./database.mjs";
import { grouped, parts, print } from "./table.mjs";

const RESULTS = ["1-0", "0-1", "1/2-1/2"];
const PASSWORD = "bishop-takes-pawn-5";
/** Desks that sign in at the same time. */
const SIGNING_IN = 8;

/** Accounts with rights on tournaments where boards have no result yet: one each. */
function accounts({ binary, database }, db, halls) {
  const made = Number(db.value("SELECT count(*) FROM users WHERE name LIKE 'hall%'"));
  if (made === 0) {
    const args = ["user", "add", "hall0", "--display-name", "Hall 0", "--password-stdin", "--database", database];
    run(binary, args, PASSWORD);
  }
  // The others have the same password.
  const columns = db.column(`SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'users'
    AND column_name NOT IN ('id', 'name') ORDER BY ordinal_position`);
  db.sql(`INSERT INTO users (name, ${columns.join(", ")}) SELECT 'hall' || n, ${columns.map((name) => `u.${name}`).join(", ")}
    FROM users u, generate_series(1, ${halls - 1}) n WHERE u.name = 'hall0' ON CONFLICT (name) DO NOTHING`);
  db.sql("DELETE FROM tournament_arbiters WHERE user_id IN (SELECT id FROM users WHERE name LIKE 'hall%')");
  return db.rows(`INSERT INTO tournament_arbiters (tournament_id, user_id, role)
    SELECT t.id, u.id, 'chief' FROM
      (SELECT id, row_number() OVER (ORDER BY md5(id::text)) - 1 AS n FROM tournaments t WHERE state = 'running' AND EXISTS
        (SELECT 1 FROM pairings p JOIN rounds r ON r.id = p.round_id WHERE p.tournament_id = t.id AND r.state = 'published'
          AND p.result IS NULL AND r.number = (SELECT max(number) FROM rounds m WHERE m.tournament_id = t.id))) t
      JOIN users u ON u.name = 'hall' || t.n WHERE t.n < ${halls}
    RETURNING tournament_id, (SELECT name FROM users WHERE id = user_id), (SELECT slug FROM tournaments WHERE id = tournament_id)`);
}

/** The boards that wait for a result, as the database has them before. */
function waiting(db, tournaments) {
  const rows = db.rows(`SELECT p.tournament_id, r.number, p.board, p.id, p.version FROM pairings p JOIN rounds r ON r.id = p.round_id
    WHERE p.tournament_id IN (${tournaments.join(", ")}) AND r.state = 'published' AND p.result IS NULL ORDER BY 1, 2, 3`);
  const of = new Map();
  for (const [id, round, board, pairing, version] of rows) {
    of.set(id, [...(of.get(id) ?? []), { round, board, pairing, version: Number(version) }]);
  }
  return of;
}

/** Signs in as many desks as there are halls. */
export async function seated(base, options, db) {
  const halls = accounts(options, db, options.halls);
  const boards = waiting(db, halls.map(([id]) => id));
  const desks = [];
  const left = [...halls];
  const seat = async () => {
    for (let hall = left.pop(); hall; hall = left.pop()) {
      const [id, name, slug] = hall;
      const client = new Client(base);
      await client.signIn(name, PASSWORD);
      const own = boards.get(id) ?? [];
      const page = await client.get(`/t/${slug}/desk/${own[0].round}?board=${own[0].board}`);
      if (page.status !== 200) throw refused("a desk", page);
      field(page, "version");
      desks.push({ client, slug, boards: own });
    }
  };
  await Promise.all(Array.from({ length: SIGNING_IN }, seat));
  return desks;
}

/** Every desk enters its results, one after the other; all desks at once. */
export async function enter(desks) {
  const times = [];
  const acknowledged = [];
  const refusals = new Map();
  const begun = performance.now();
  const hall = async ({ client, slug, boards }) => {
    for (const [index, { round, board, pairing, version }] of boards.entries()) {
      const result = RESULTS[(index + slug.length) % RESULTS.length];
      const from = performance.now();
      const answer = await client.post(`/t/${slug}/desk/${round}/result`, { board, version, result, row: pairing });
      times.push(performance.now() - from);
      if (answer.status === 303) acknowledged.push({ pairing, result, version: version + 1, round, board, slug });
      else refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(desks.map(hall));
  const lasted = (performance.now() - begun) / 1000;
  for (const { client } of desks) client.close();
  return { desks: desks.length, times, acknowledged, refusals, lasted };
}

/** How many of the acknowledged results stand once: in their row, of the next version, and in one row of the trail. */
function standing(db, acknowledged) {
  const rows = acknowledged.map(({ pairing, result, version }) => `(${pairing}, ${quoted(result)}, ${version})`);
  if (rows.length === 0) return [0, 0];
  return db
    .rows(`CREATE TEMP TABLE said AS SELECT * FROM (VALUES ${rows.join(", ")}) s (id, result, version);
      SELECT count(*) FILTER (WHERE p.result = s.result AND p.version = s.version), count(*) FILTER (WHERE 1 =
        (SELECT count(*) FROM audit a WHERE a.tournament_id = p.tournament_id AND a.action = 'result.record'
          AND a.subject = 'pairing:' || p.id)) FROM said s JOIN pairings p ON p.id = s.id`)
    .flat()
    .map(Number);
}

/** Prints what came of it; an error where an acknowledged result is not there once. */
export function told(title, db, { desks, times, acknowledged, refusals, lasted }) {
  const [once, told] = standing(db, acknowledged);
  const refused = [...refusals].map(([status, count]) => `${count} × ${status}`).join(", ") || "0";
  const rate = Math.round(acknowledged.length / lasted);
  print(
    [title, "halls", "results", "a second", "p50 ms", "p95 ms", "most ms", "refused", "acknowledged", "stand once", "in the trail once"],
    [["", desks, grouped(times.length), rate, ...parts(times), refused, acknowledged.length, once, told]],
  );
  if (once !== acknowledged.length || told !== acknowledged.length) throw new Error("an acknowledged result does not stand once");
}
