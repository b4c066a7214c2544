// A PostgreSQL database of a test's own, on the server of TRATTO_TEST_POSTGRES (the script `test` starts one).

import { spawnSync } from "node:child_process";
import { join } from "node:path";

const server = process.env.TRATTO_TEST_POSTGRES;

/** Why there is none; null where there is. */
export const lacking = server ? null : "TRATTO_TEST_POSTGRES is unset: ./test browser starts a server and sets it";

function run(tool, ...args) {
  const program = process.env.TRATTO_TEST_POSTGRES_BIN ? join(process.env.TRATTO_TEST_POSTGRES_BIN, tool) : tool;
  const done = spawnSync(program, ["--maintenance-db", server, ...args], { encoding: "utf8" });
  if (done.error ?? done.status !== 0) throw new Error(`${tool}: ${done.error?.message ?? done.stderr}`);
}

/** Makes an empty database; answers its URL and `drop()`. */
export function freshDatabase(name) {
  const database = `tratto_${name}_${process.pid}`;
  run("createdb", "--template", "template0", database);
  const url = new URL(server);
  url.pathname = `/${database}`;
  return { url: url.href, drop: () => run("dropdb", "--force", "--if-exists", database) };
}
