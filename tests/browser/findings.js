// What a walk over pages finds, said once.

import assert from "node:assert/strict";

/** What is known and not mended yet, by page, language and view, with what it is. */
const KNOWN = [
  [/\/prizes\/print \[\w\w, words\] tr(\.g)? > td\.k says/, "amounts in letters: the program makes them, not a message"],
  [/\/prizes\/print \[de, paper\] \d+ px wide/, "long amounts in letters widen the table on its sheet"],
  [/\/papers\/report\/print \[\w\w, \w+\] dl\.vb > div > dt runs out/, "long terms reach over the column of terms"],
  [/\/(player|ratings)\/\d+\?open=\d \[de, 320\] \d+ px wide/, "the row of the next game, beside a change of rating that is unfolded"],
  [/\/admin\/lists \(422\) \[de, 320\] \d+ px wide/, "the refused form of a rating list"],
];

/** Findings of a walk: each once, with the page where it was met first and on how many others. */
export class Findings {
  #all = new Map();

  add(path, lang, view, texts) {
    for (const text of texts) {
      const finding = `[${lang}, ${view}] ${text}`;
      const met = this.#all.get(finding) ?? { path, more: -1 };
      met.more += 1;
      this.#all.set(finding, met);
    }
  }

  assertNone() {
    const lines = [...this.#all].map(([finding, { path, more }]) => `${path} ${finding}${more > 0 ? ` (and on ${more} more)` : ""}`);
    const fresh = lines.filter((line) => !KNOWN.some(([pattern]) => pattern.test(line)));
    assert.ok(fresh.length === 0, `${fresh.length} findings:\n${fresh.join("\n")}`);
  }
}
