// What the command line says.

import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

const USAGE = `usage: node benches/scale/year.mjs --database postgres://… [--binary FILE] [--share 0.1] [--requests 200]
  [--halls 500] [--clients 50] [--seconds 20] [--rates 20,50,100] [--desks 40] [--messages 1000] [--copied 100]
  [--slow MILLISECONDS] [--backup] [--restore] [--back 30] [--serve DATABASE]`;

function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}

function number(name, otherwise) {
  const value = Number(option(name, otherwise));
  if (!(value > 0)) refuse();
  return value;
}

/** Numbers with commas; none where the option is not named. */
function numbers(name) {
  const all = option(name, "").split(",").filter(Boolean).map(Number);
  if (!all.every((value) => value > 0)) refuse();
  return all;
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
    rates: numbers("rates"),
    desks: number("desks", 40),
    messages: Number(option("messages", 0)),
    copied: number("copied", 100),
    slow: Number(option("slow", 0)),
    backup: process.argv.includes("--backup") || process.argv.includes("--restore"),
    restore: process.argv.includes("--restore"),
    back: number("back", 30),
  };
}
