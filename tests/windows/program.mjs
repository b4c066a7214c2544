// Starts the program for Windows, and ends it: with pipes as its streams, or in a console.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

const wine = process.env.TRATTO_WINE;
const program = process.env.TRATTO_BINARY;
const site = process.env.TRATTO_SITE_BINARY;

/** How long a start, a command or an end may take. */
const PATIENCE = 120_000;

/** A path as the program has it. */
export const windows = (path) => `Z:${path.replaceAll("/", "\\")}`;

const running = new Set();
// Whatever happens, nothing stays behind: a child that runs on would keep the tests from ending, too.
after(() => running.forEach((child) => child.kill("SIGKILL")));

function started(command, words, options) {
  const env = { ...process.env, LC_MESSAGES: "it_IT.UTF-8", ...options.env };
  // The letters of the machine, the words in Italian.
  delete env.LC_ALL;
  env.LC_CTYPE = "C.UTF-8";
  env.TZ = "Asia/Kathmandu";
  for (const name of ["TRATTO_DATABASE", "TRATTO_LISTEN", "TRATTO_FOLDER", "TRATTO_PORT"]) delete env[name];
  const child = spawn(command, words, { cwd: options.cwd, env, stdio: ["pipe", "pipe", "pipe"] });
  running.add(child);
  const run = { child, said: "", code: undefined };
  const ended = new Promise((resolve) => {
    child.on("close", (code) => {
      running.delete(child);
      run.code = code;
      resolve(code);
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => (run.said += text));
  }
  /** The exit code, as soon as there is one. */
  run.end = async () => {
    const code = await Promise.race([ended, pause(PATIENCE, "late", { ref: false })]);
    if (code === "late") throw new Error(`it does not end: ${run.said}`);
    return code;
  };
  /** Ends it as a power cut does. */
  run.cut = async () => {
    child.kill("SIGKILL");
    await run.end();
  };
  /** Waits until it has said this; answers what the first group holds. */
  run.saying = async (pattern) => {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const found = pattern.exec(run.said);
      if (found) return found[1] ?? found[0];
      if (run.code !== undefined || Date.now() > until) throw new Error(`${pattern} was never said:\n${run.said}`);
      await pause(50);
    }
  };
  return run;
}

/** A command that ends by itself: its exit code and what it said. */
export async function command(words, options = {}) {
  const run = started(wine, [options.program ?? program, ...words], options);
  run.child.stdin.end(options.input ?? "");
  const code = await run.end();
  return { code, said: run.said };
}

/** A program that runs on, without a console. */
export function start(words, options = {}) {
  const run = started(wine, [options.program ?? program, ...words], options);
  run.child.stdin.end();
  return run;
}

/** The program for this machine, which runs on: a site. */
export function startSite(words, options = {}) {
  const run = started(site, words, options);
  run.child.stdin.end();
  return run;
}

const quoted = (word) => `'${word.replaceAll("'", `'\\''`)}'`;

/** A program that runs on in a console; `press` types there, and `shown` is its text without the marks that move it. */
export function startInConsole(words, options = {}) {
  const line = ["exec", ...[wine, options.program ?? program, ...words].map(quoted)].join(" ");
  const run = started("script", ["-qfec", line, "/dev/null"], options);
  run.press = (keys) => run.child.stdin.write(keys);
  run.shown = () => run.said.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]|\u001b\][^\u0007]*\u0007/g, "");
  return run;
}

/** A port that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until somebody answers there. */
export async function answering(base) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await fetch(`${base}/health`, { signal: AbortSignal.timeout(5_000), headers: { Connection: "close" } });
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(100);
    }
  }
}
