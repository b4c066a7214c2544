// Copies of tournaments within the database, on other days.

/** What belongs to no copy: rights of accounts, and forms that were sent. */
const BESIDE = new Set(["idempotency", "tournament_arbiters"]);

/** The columns of tables that belong to tournaments, and to which of these tables each refers. */
function copied(db) {
  const columns = db.rows(`SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
    AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`);
  const refers = new Map(
    db.rows(`SELECT c.conrelid::regclass || '.' || a.attname, c.confrelid::regclass FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] WHERE c.contype = 'f' AND cardinality(c.conkey) = 1`),
  );
  const tables = new Map();
  for (const [table, column] of columns) tables.set(table, [...(tables.get(table) ?? []), column]);
  const own = new Map([["tournaments", tables.get("tournaments")]]);
  // What refers to a tournament, and what refers to that.
  for (let grown = true; grown; ) {
    grown = false;
    for (const [table, names] of tables) {
      if (own.has(table) || BESIDE.has(table)) continue;
      if (!names.some((name) => own.has(refers.get(`${table}.${name}`)))) continue;
      own.set(table, names);
      grown = true;
    }
  }
  return { own, refers };
}

/** The tournament of a row of a table, as a statement: over one table after the other. */
function tournament(table, { own, refers }, row = "t") {
  if (table === "tournaments") return `${row}.id`;
  const names = own.get(table);
  if (names.includes("tournament_id")) return `${row}.tournament_id`;
  const column = names.find((name) => own.has(refers.get(`${table}.${name}`)));
  const other = refers.get(`${table}.${column}`);
  const inner = `${row}x`;
  return `(SELECT ${tournament(other, { own, refers }, inner)} FROM ${other} ${inner} WHERE ${inner}.id = ${row}.${column})`;
}

/** What stands in a column of copy `k` of a row. */
function value(table, name, strides, refers, players) {
  const other = refers.get(`${table}.${name}`);
  if (name === "id") return `t.id + k * ${strides.get(table)}`;
  if (strides.has(other)) return `t.${name} + k * ${strides.get(other)}`;
  if (table === "entries" && name === "player_id") {
    return `1 + ((t.id + k * ${strides.get(table)})::bigint * 7919 % ${players})`;
  }
  if (table !== "tournaments") return `t.${name}`;
  if (name === "slug") return "t.slug || '-' || k";
  if (name === "name") return "t.name || ' ' || k";
  // Whoever is over was played on some day of the last year.
  if (/_date$/.test(name)) return `t.${name} - CASE t.state WHEN 'finished' THEN 3 + (t.id * 36 + k * 53) % 360 ELSE 0 END`;
  return `t.${name}`;
}

/**
 * Copies the templates: those up to the id `over` so many times, and those that are being played as `running` says. Numbers are moved by a
 * stride for each table; rows of one copy lie together.
 */
export function multiply(db, { over, finished, running, players }) {
  const { own, refers } = copied(db);
  const strides = new Map();
  for (const [table, names] of own) {
    const stride = names.includes("id") ? Number(db.value(`SELECT coalesce(max(id), 0) + 1 FROM ${table}`)) : 0;
    strides.set(table, stride);
  }
  // All sources before the first copy, which would be among what is copied.
  const sources = [...own.keys()].map((table) => {
    const order = own.get(table).includes("id") ? "ORDER BY t.id" : "";
    return `CREATE TEMP TABLE of_${table} AS SELECT t.*, ${tournament(table, { own, refers })} <= ${over} AS is_over FROM ${table} t ${order};`;
  });
  const copies = [...own].map(([table, names]) => {
    const values = names.map((name) => value(table, name, strides, refers, players));
    return `INSERT INTO ${table} (${names.join(", ")}) OVERRIDING SYSTEM VALUE SELECT ${values.join(", ")}
      FROM generate_series(1, ${Math.max(finished, running)}) k CROSS JOIN LATERAL
      (SELECT * FROM of_${table} WHERE k <= CASE WHEN is_over THEN ${finished} ELSE ${running} END OFFSET 0) t;`;
  });
  const counters = [...own].filter(([, names]) => names.includes("id")).map(([table]) => {
    return `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 1) FROM ${table}));`;
  });
  db.sql(`SET session_replication_role = replica;\n${[...sources, ...copies, ...counters].join("\n")}`);
}
