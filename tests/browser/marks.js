// Text of a page that stands in no message file. The server puts invisible marks around its messages (TRATTO_MARK_MESSAGES, which
// no release knows): what is shown outside them is data, or was written into a template or a source.

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** For a server whose messages are marked. */
export const MARKED = { TRATTO_MARK_MESSAGES: "1" };

/** Where the words of the data stand: the demonstration, the provinces. Titles are abbreviated in capitals, which are no words. */
const SOURCES = ["src/cli/demo.rs", "src/cli/demo", "domain/src/event/province.rs", "service/src/app/organisers/ground.rs"];

/** Names that every language writes alike, and what the demonstration types as a part of something longer. */
const NAMES = ["tratto", "Elo", "OpenAPI", "Esc", "Miglior partita", "un libro", "Chrome, Linux", "CMf"];

const wordsOf = (text) => text.match(/\p{L}+/gu) ?? [];
const folded = (word) => word.toLocaleLowerCase("en");
/** Whether somebody tells something: such a text is known as a whole, and its words alone are not. */
const isSentence = (line) => wordsOf(line).filter((word) => /^\p{Ll}{4}/u.test(word)).length > 1;

/** What the data say: `words`, and whole `sentences`. Taken from the sources that make the data, and from `more`. */
export async function knownData(more = []) {
  const files = [];
  for (const source of SOURCES) {
    const path = join(root, source);
    if (source.endsWith(".rs")) files.push(path);
    else files.push(...(await readdir(path)).filter((name) => name.endsWith(".rs")).map((name) => join(path, name)));
  }
  const lines = [];
  for (const file of files) {
    const code = (await readFile(file, "utf8")).replace(/^\s*\/\/.*$/gm, "");
    for (const [, text] of code.matchAll(/"((?:[^"\\]|\\[^])*)"/g)) {
      const typed = text.replace(/\\\n\s*/g, "").replaceAll("**", "");
      lines.push(...typed.split("\\n").map((line) => line.replace(/^(-|##) /, "").trim()));
    }
  }
  const words = [...NAMES, ...more, ...lines.filter((line) => !isSentence(line))].flatMap(wordsOf).map(folded);
  return { words: new Set(words), sentences: lines.filter(isSentence) };
}

/** The words of a text that are not known; codes, addresses and moves are no words. */
export function unknownWords(text, known) {
  const rest = known.sentences.reduce((left, sentence) => left.replaceAll(sentence, " "), text);
  const typed = rest.split(/\s+/).map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
  return typed
    .filter((part) => !/[\p{N}@/_#=]|[.:]\p{L}/u.test(part))
    .flatMap(wordsOf)
    .filter((word) => word.length > 2 && /\p{Ll}/u.test(word) && !known.words.has(folded(word)));
}

/**
 * What a page shows outside the marks and that is not known, a line for each element: what it is, and its text. `isMarked` says
 * whether any message was marked.
 */
export async function unmarked(page, known) {
  const { isMarked, shown } = await page.evaluate(readOutsideMarks);
  const found = shown.flatMap(({ where, text }) => {
    const words = unknownWords(text, known);
    return words.length > 0 ? [`${where} says in no message: "${text.slice(0, 80)}" (${[...new Set(words)].join(", ")})`] : [];
  });
  return { isMarked, found };
}

/** Runs in the page: the texts outside the marks, with the elements in which they stand. */
function readOutsideMarks() {
  const [BEGIN, END] = ["\u2063", "\u2062"];
  // What is typed, what programs write, what says itself that it is in another language, first letters of names, and amounts in letters,
  // which each language forms by its own rules (src/words/languages).
  const ALWAYS = "code, pre, kbd, samp, script, style, noscript, template, textarea, svg, body [lang], .hall-mark b, .prize-sheet .letters";
  // Whoever asks for their data gets them as they are stored.
  const LEFT_OUT = location.pathname.endsWith("/data") ? `${ALWAYS}, dd` : ALWAYS;
  const INLINE = "a, abbr, b, bdi, cite, del, em, i, ins, mark, q, s, small, span, strong, sub, sup, time, u, wbr";
  const SHOWN = ["alt", "aria-label", "aria-description", "label", "placeholder", "title"];
  const named = (node) => {
    const classes = typeof node.className === "string" ? node.className.trim() : "";
    return node.localName + (node.id ? `#${node.id}` : "") + (classes ? `.${classes.replace(/\s+/g, ".")}` : "");
  };
  const where = (node) => (node.parentElement ? `${named(node.parentElement)} > ${named(node)}` : named(node));
  // A page may show a part of a message, as before and after a link: what precedes an end without its beginning belongs to one.
  const outside = (text) => {
    let [depth, kept] = [0, ""];
    for (const sign of text) {
      if (sign === BEGIN) {
        depth += 1;
        kept += " ";
      } else if (sign === END) {
        if (depth === 0) kept = "";
        else depth -= 1;
      } else if (depth === 0) {
        kept += sign;
      }
    }
    return kept.replace(/\s+/g, " ").trim();
  };
  const blocks = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest(LEFT_OUT)) continue;
    const block = node.parentElement.closest(`:not(${INLINE})`) ?? document.body;
    const before = node.previousSibling ?? node.parentElement.previousSibling;
    const line = before?.nodeName === "BR" ? " " : "";
    blocks.set(block, `${blocks.get(block) ?? ""}${line}${node.data}`);
  }
  // The handbook is in two languages alone, and says so of its text.
  const title = location.pathname.startsWith("/handbook") ? "" : outside(document.title);
  const shown = [{ where: "title", text: title }];
  for (const [block, text] of blocks) shown.push({ where: where(block), text: outside(text) });
  for (const name of SHOWN) {
    for (const node of document.body.querySelectorAll(`[${name}]`)) {
      if (node.closest(LEFT_OUT)) continue;
      shown.push({ where: `${where(node)} [${name}]`, text: outside(node.getAttribute(name)) });
    }
  }
  return { isMarked: document.body.textContent.includes(BEGIN), shown: shown.filter(({ text }) => /\p{L}{3}/u.test(text)) };
}
