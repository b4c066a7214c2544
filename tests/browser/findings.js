// What a walk over pages finds, said once.

import assert from "node:assert/strict";

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
    assert.ok(lines.length === 0, `${lines.length} findings:\n${lines.join("\n")}`);
  }
}
