// The program as a process of its own.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Does some work in a folder that is thrown away. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), "tratto-scale-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves a database while some work is done, which is given the address; `more` are variables of its environment. */
export function serving(binary, database, work, more = {}) {
  return inFolder(async (folder) => {
    const args = ["serve", "--listen", "127.0.0.1:0", "--database", database];
    const server = spawn(binary, args, { cwd: folder, env: { ...process.env, ...more }, stdio: ["ignore", "pipe", "ignore"] });
    const ended = new Promise((resolve) => server.on("exit", resolve));
    try {
      return await work(await address(server));
    } finally {
      server.kill();
      await ended;
    }
  });
}

function address(server) {
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", () => reject(new Error("the server ended")));
    createInterface(server.stdout).on("line", (line) => {
      const said = /listening on (\S+)/.exec(line);
      if (said) resolve(said[1]);
    });
  });
}
