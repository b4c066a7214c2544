// What an operator waits for: a tournament taken in, and a copy of everything.

import { readdirSync } from "node:fs";
import { join } from "node:path";

import { run } from "./database.mjs";
import { inFolder } from "./server.mjs";
import { timed } from "./table.mjs";

export function chores({ binary, database, backup }) {
  return inFolder(async (folder) => {
    run(binary, ["generate", "--players", "120", "--rounds", "9", "--seed", "7", "--count", "1", "--out", folder]);
    const report = join(folder, readdirSync(folder)[0]);
    const days = ["--start", "2026-10-02", "--end", "2026-10-04"];
    await timed("a tournament of 120 players taken in", () => run(binary, ["import", report, ...days, "--database", database]));
    if (!backup) return;
    await timed("a copy (tratto backup)", () => run(binary, ["backup", join(folder, "copy.db"), "--database", database]));
  });
}
