// Programs that run to their end, and psql among them.

import { spawnSync } from "node:child_process";

/** Runs a program; what it printed. */
export function run(command, args, input) {
  const done = spawnSync(command, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(`${command} ${args.join(" ").slice(0, 200)}: ${done.stderr || done.error}`);
  return done.stdout;
}

/** A PostgreSQL database, asked by psql. */
export class Database {
  constructor(url) {
    this.url = url;
  }

  /** What statements print. */
  sql(text) {
    return run("psql", ["-XAtq", "-v", "ON_ERROR_STOP=1", "-d", this.url], text);
  }

  /** The rows that a statement finds, each a list of texts. */
  rows(text) {
    const lines = this.sql(text).split("\n");
    return lines.filter((line) => line !== "").map((line) => line.split("|"));
  }

  /** The first column of the rows. */
  column(text) {
    return this.rows(text).map((row) => row[0]);
  }

  /** The one value that a statement finds. */
  value(text) {
    return this.sql(text).trim();
  }
}

/** A text within a statement. */
export const quoted = (text) => `'${String(text).replaceAll("'", "''")}'`;
