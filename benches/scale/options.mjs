// What the command line says.

import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

const USAGE = `usage: node benches/scale/year.mjs --database postgres://… [--binary FILE] [--share 0.1] [--requests 200]
  [--halls 500] [--clients 50] [--seconds 20] [--slow MILLISECONDS] [--backup] [--serve DATABASE]`;

function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}

function number(name, otherwise) {
  const value = Number(option(name, otherwise));
  if (!(value > 0)) refuse();
  return value;
}

function refuse() {
  console.error(USAGE);
  process.exit(2);
}

/** The options, or the usage and the end of the process. */
export function options() {
  const database = option("database");
  if (!database) refuse();
  const share = number("share", 1);
  return {
    database,
    served: option("serve", database),
    binary: option("binary", join(root, "target/release/tratto")),
    share,
    requests: number("requests", 200),
    halls: number("halls", Math.max(8, Math.round(500 * share))),
    clients: number("clients", 50),
    seconds: number("seconds", 20),
    slow: Number(option("slow", 0)),
    backup: process.argv.includes("--backup"),
  };
}
