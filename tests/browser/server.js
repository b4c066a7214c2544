// Starts the program on a database of its own and says where it listens.

import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const binary = process.env.TRATTO_BINARY ?? join(root, "target/debug/tratto");

/** Whether the program has the command, by its own help. */
export function hasCommand(name) {
  const help = spawnSync(binary, ["help"], { encoding: "utf8" });
  if (help.error) throw new Error(`${binary}: ${help.error.message} (cargo build makes it)`);
  return new RegExp(`^\\s+${name}\\b`, "m").test(help.stdout);
}

/**
 * Starts `tratto COMMAND --listen 127.0.0.1:0 …` with `more` arguments and the variables `variables`, on a SQLite file of its own or on
 * `database`; `start` as a double click does, in English, with its data in a folder of its own. `printed(start)` waits for a line that
 * starts so and answers the rest of it; `stop()` ends the program and removes its folder.
 */
export async function startServer(command = "serve", database = null, more = [], variables = {}) {
  const folder = await mkdtemp(join(tmpdir(), "tratto-browser-"));
  const isByHand = command === "start";
  const args = isByHand ? [command, "--no-browser", "--folder", join(folder, "data")] : [command, "--listen", "127.0.0.1:0"];
  if (command === "serve") args.push("--database", database ?? join(folder, "tratto.db"));
  args.push(...more);
  const env = { ...process.env };
  for (const name of ["TRATTO_DATABASE", "TRATTO_LISTEN", "TRATTO_PUBLIC_URL", "TRATTO_PORT"]) delete env[name];
  Object.assign(env, isByHand ? { LC_ALL: "C" } : {}, variables);
  const child = spawn(binary, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => (log += text));
  }
  child.on("exit", () => (ended = true));
  const printed = async (start, limit = 60_000) => {
    const until = Date.now() + limit;
    for (;;) {
      const line = log.split("\n").find((text) => text.startsWith(start));
      // The last piece may be half a line.
      if (line !== undefined && log.includes(`${line}\n`)) return line.slice(start.length).trim();
      if (ended || Date.now() > until) throw new Error(`"${start}" was never printed:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const stop = async () => {
    if (!ended) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const base = await printed(isByHand ? "tratto is running at " : "listening on ");
    return { base, printed, stop, log: () => log };
  } catch (error) {
    await stop();
    throw error;
  }
}
