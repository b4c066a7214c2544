// Pages at a fixed rate, whether those before are answered or not. How long each takes is counted from when it was due, so a server that
// falls behind is not asked less, and what waits is seen.

import { chance } from "./chance.mjs";
import { Client } from "./client.mjs";
import { ask } from "./pages.mjs";
import { parts, print } from "./table.mjs";

/** Of a hundred pages, how many are of somebody who is signed in. */
const SIGNED = 20;

const pause = (until) => new Promise((resolve) => setTimeout(resolve, until - performance.now()));

/** So many pages a second for so many seconds: of everybody, and of those who are signed in where there are some. */
export async function atRate(base, everybody, signed, rate, seconds) {
  const below = chance(rate);
  const groups = [everybody, signed].map((pages) => ({ pages, names: Object.keys(pages), free: [], all: [] }));
  const times = new Map(groups.flatMap(({ names }) => names).map((name) => [name, []]));
  const came = { refusals: 0, open: 0, most: 0, failure: undefined };
  const one = async (group, due) => {
    const name = group.names[below(group.names.length)];
    const client = group.free.pop() ?? new Client(base);
    came.open += 1;
    came.most = Math.max(came.most, came.open);
    try {
      const { late } = await ask(client, group.pages[name]());
      const took = performance.now() - due;
      if (late) came.refusals += 1;
      else {
        times.get(name).push(took);
        group.all.push(took);
      }
    } catch (error) {
      came.failure ??= error;
    }
    came.open -= 1;
    group.free.push(client);
  };
  const asked = [];
  const begun = performance.now();
  for (let number = 0; number < rate * seconds && !came.failure; number += 1) {
    const due = begun + (number * 1000) / rate;
    if (due > performance.now()) await pause(due);
    const isSigned = groups[1].names.length > 0 && below(100) < SIGNED;
    asked.push(one(groups[Number(isSigned)], due));
  }
  const due = (performance.now() - begun) / 1000;
  await Promise.all(asked);
  for (const client of groups.flatMap(({ free }) => free)) client.close();
  if (came.failure) throw came.failure;
  const rows = [...times].map(([name, own]) => [name, ...parts(own), own.length]);
  const [all, own] = groups.map((group) => group.all);
  rows.push(["all of everybody", ...parts(all), all.length], ["all of the signed in", ...parts(own), own.length]);
  print([`page, ${rate} a second`, "p50 ms", "p95 ms", "most ms", "pages"], rows);
  const after = (performance.now() - begun) / 1000 - due;
  const when = `${asked.length} pages due in ${due.toFixed(1)} s, the last answered ${after.toFixed(1)} s later`;
  console.log(`\n${when}; ${came.most} open at once at most, ${came.refusals} turned away`);
}
