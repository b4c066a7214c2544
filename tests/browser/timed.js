// What an arbiter's hands take for a task: so much for a key, so much for a click, and what they wait for measured.

/** What a key and a click take, in seconds. */
export const KEY = 0.25;
export const CLICK = 1.2;

/** Counts what is done on a page. */
export class Task {
  constructor(page) {
    this.page = page;
    /** What hands do, and what they wait for, in seconds. */
    this.hands = 0;
    this.waited = 0;
    /** Keys, clicks. */
    this.keys = 0;
    this.clicks = 0;
  }

  get seconds() {
    return this.hands + this.waited;
  }

  async press(...keys) {
    for (const key of keys) {
      this.keys += 1;
      this.hands += KEY;
      await this.page.keyboard.press(key);
    }
  }

  async type(text) {
    this.keys += text.length;
    this.hands += KEY * text.length;
    await this.page.keyboard.type(text);
  }

  async click(what) {
    this.clicks += 1;
    this.hands += CLICK;
    await (typeof what === "string" ? this.page.click(what) : what.click());
  }

  /** Waits for what must be there before the hands go on. */
  async wait(answer) {
    const began = performance.now();
    const value = await answer;
    this.waited += (performance.now() - began) / 1000;
    return value;
  }

  /** Waits for what the program did beside the hands: what is sent while they type costs nothing. */
  async catchUp(answer) {
    const began = performance.now();
    await answer;
    this.waited += Math.max(0, (performance.now() - began) / 1000 - this.hands);
  }
}

const HEADS = ["B", "C", "D", "F", "G", "L", "M", "N", "P", "R", "S", "T", "V", "Z"];
const VOWELS = ["a", "e", "i", "o", "u"];
const TAILS = ["ndelli", "rtozzi", "ssarini"];

/** So many invented players, each with other first letters, as rows of a spreadsheet under their heading. */
export function invented(n) {
  const rows = [];
  for (let number = 0; number < n; number += 1) {
    const head = HEADS[number % HEADS.length] + VOWELS[Math.floor(number / HEADS.length) % VOWELS.length];
    const surname = head + TAILS[number % TAILS.length];
    rows.push({ surname, line: `${surname} Zelinda\t${1950 + (number % 50)}\t${2300 - 7 * number}\tTorre Bianca` });
  }
  return { people: rows.map((row) => row.surname), list: ["Giocatore\tAnno\tElo\tCircolo", ...rows.map((row) => row.line)].join("\n") };
}

/** Makes a tournament of so many rounds and takes a pasted list in; answers its address part. */
export async function withList(page, name, rounds, list) {
  await page.goto("/tournaments/new");
  await page.fill("[name=name]", name);
  await page.fill("[name=town]", "Roccafiorita");
  await page.fill("[name=rounds]", String(rounds));
  await page.click("form[action='/tournaments/new'] button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/entries/);
  const slug = new URL(page.url()).pathname.split("/")[2];
  await page.goto(`/t/${slug}/entries/list`);
  await page.fill("#f-text", list);
  await page.click("main form button.main");
  await page.click("#import button.main");
  await page.locator("table.entries tbody tr").first().waitFor();
  return slug;
}
