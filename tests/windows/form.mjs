// A browser without scripts, as far as these tests need one: cookies, and forms filled in as they stand on the page.

import assert from "node:assert/strict";

const decoded = (text) =>
  text.replace(/&(?:amp|lt|gt|quot|#x?[0-9a-f]+);/gi, (entity) => {
    const named = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }[entity.toLowerCase()];
    if (named) return named;
    const number = /x/i.test(entity) ? parseInt(entity.slice(3), 16) : parseInt(entity.slice(2), 10);
    return String.fromCodePoint(number);
  });

/** The attributes of one tag. */
function attributes(tag) {
  const found = {};
  for (const [, name, , value] of tag.matchAll(/\s([a-z-]+)(="([^"]*)")?/g)) found[name] = decoded(value ?? "");
  return found;
}

/** What the form sends when nothing is changed: hidden fields, texts, what is chosen. */
function fields(inner) {
  const values = {};
  for (const [tag] of inner.matchAll(/<input\b[^>]*>/g)) {
    const { name, type = "text", value, checked } = attributes(tag);
    if (!name || ["submit", "file", "button"].includes(type)) continue;
    if (["checkbox", "radio"].includes(type) && checked === undefined) continue;
    values[name] = value ?? (type === "checkbox" ? "on" : "");
  }
  for (const [, tag, options] of inner.matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/g)) {
    const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => attributes(option));
    const chosen = all.find((option) => option.selected !== undefined) ?? all[0];
    const { name } = attributes(tag);
    if (name && chosen) values[name] = chosen.value ?? "";
  }
  for (const [, tag, text] of inner.matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g)) {
    values[attributes(tag).name] = decoded(text);
  }
  return values;
}

export class Browser {
  #cookies = new Map();

  constructor(base) {
    this.base = base;
  }

  /** The same person at another address of the server, which was started again. */
  moveTo(base) {
    this.base = base;
  }

  async #ask(path, options = {}) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "Accept-Language": "it", Connection: "close", ...options.headers, ...(cookie && { Cookie: cookie }) };
    const answer = await fetch(new URL(path, this.base), {
      ...options,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(60_000),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.#cookies.set(name, value);
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const page = { status: answer.status, path, location: answer.headers.get("location"), bytes, text: bytes.toString() };
    if (page.status === 202 || page.location?.startsWith("/jobs/")) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return this.#ask(page.location ?? path);
    }
    return page;
  }

  /** A page that must be there. */
  async page(path) {
    const page = await this.#ask(path);
    assert.equal(page.status, 200, `${path}: ${page.status} ${page.location ?? ""}`);
    return page;
  }

  /** The bytes of a file that a page leads to; what needs time is waited for. */
  async bytes(path) {
    const page = await this.#ask(path);
    assert.equal(page.status, 200, `${path}: ${page.status}`);
    return page.bytes;
  }

  /** Sends the form of the page whose address ends so, with what is typed, or with a file; `within` is where it begins. */
  async send(page, action, typed = {}, within = "", file = null) {
    const text = page.text.slice(Math.max(0, page.text.indexOf(within)));
    const forms = [...text.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)];
    const form = forms.find(([, tag]) => {
      const { action: to = page.path, method = "get" } = attributes(tag);
      return method === "post" && to.split("#")[0].endsWith(action);
    });
    assert.ok(form, `${page.path}: no form to ${action}`);
    const values = { ...fields(form[2]), ...typed };
    let body = new URLSearchParams(values);
    if (file) {
      body = new FormData();
      for (const [name, value] of Object.entries(values)) body.append(name, value);
      body.append(file.field, new Blob([file.bytes]), file.name);
    }
    return this.#ask(attributes(form[1]).action ?? page.path, {
      method: "POST",
      headers: { Origin: new URL(this.base).origin, "Sec-Fetch-Site": "same-origin" },
      body,
    });
  }

  /** The same, where another page must follow: where it leads. */
  async done(page, action, typed = {}, within = "") {
    const answer = await this.send(page, action, typed, within);
    assert.equal(answer.status, 303, `${page.path} → ${action}: ${answer.status}\n${answer.text.slice(0, 4000)}`);
    return answer.location;
  }
}

/** Makes the first administrator at the address that a start printed, and signs in. */
export async function becomeAdmin(browser, welcome) {
  const [name, password] = ["ada", "torre-prende-torre-7"];
  const path = new URL(welcome).pathname;
  const page = await browser.page(path);
  const typed = { name, display_name: "Ada Fasòl", password, repeated: password };
  const answer = await browser.send(page, path, typed);
  assert.ok([200, 303].includes(answer.status), `${path}: ${answer.status}`);
  await signIn(browser, name, password);
}

export async function signIn(browser, name, password) {
  const location = await browser.done(await browser.page("/login"), "/login", { name, password });
  assert.notEqual(location, "/login");
}

/** A tournament with these players, its first round published: its slug. */
export async function withRoundPublished(browser, name, players) {
  const form = await browser.page("/tournaments/new");
  const made = { name, town: "Forlì", rounds: "3", live_minutes: "0" };
  const slug = (await browser.done(form, "/tournaments/new", made)).split("/")[2];
  const entries = `/t/${slug}/entries`;
  for (const [index, last_name] of players.entries()) {
    const typed = { last_name, first_name: "Zoë", rating: String(2100 - 20 * index) };
    await browser.done(await browser.page(entries), entries, typed);
  }
  await publishRound(browser, slug, 1);
  return slug;
}

/** Prepares a round, whoever was seen, and publishes it. */
export async function publishRound(browser, slug, round) {
  const entries = await browser.page(`/t/${slug}/entries`);
  const pair = `/t/${slug}/desk/${round}/pair`;
  const answer = await browser.send(entries, pair, { reason: "prova" });
  if (answer.status === 422) await browser.done(answer, pair, { unseen: "awaited" });
  else assert.equal(answer.status, 303, answer.text.slice(0, 4000));
  await browser.done(await browser.page(`/t/${slug}/desk/${round}/publish`), "/publish", {}, "<main");
}

export async function pressResult(browser, slug, board, result, round = 1) {
  const desk = await browser.page(`/t/${slug}/desk/${round}?board=${board}`);
  await browser.done(desk, "/result", { result }, `id="keys-${board}"`);
}
