// Forms that are sent empty: which pages have them, and what the server answers.

import { kindOf } from "./crawl.js";

/** What ends a session or the server, or takes away what other pages stand on. */
const LEFT_ALONE = /\/(logout|leave|end|remove|erase|restart)(\/|$)/;

/** Fields into which somebody types. */
const TYPED = "input:not([type]), input[type=text], input[type=number], input[type=date], input[type=email], input[type=password], "
  + "input[type=search], input[type=tel], input[type=time], input[type=url], textarea";

/** The forms of this page in which somebody types: the place of each among the page's forms, and where it goes. */
export async function formsOf(page) {
  const forms = await page.evaluate((typed) => {
    const all = [...document.querySelectorAll("form[method=post]")];
    return all.map((form, place) => ({
      place,
      action: new URL(form.getAttribute("action") ?? "", location.href).pathname,
      isTyped: [...form.querySelectorAll(typed)].length > 0,
    }));
  }, TYPED);
  return forms
    .filter(({ action, isTyped }) => isTyped && !LEFT_ALONE.test(action))
    .map(({ place, action }) => ({ place, action, kind: kindOf(action) }));
}

/** Sends a form of this page with nothing in its fields, as its first button does; answers the page that refuses it, or null. */
export function sendEmpty(page, place) {
  return page.evaluate(
    async ([place, typed]) => {
      const form = document.querySelectorAll("form[method=post]")[place];
      const data = new FormData(form);
      for (const field of form.querySelectorAll(typed)) data.set(field.name, "");
      for (const box of form.querySelectorAll("input[type=checkbox]")) data.delete(box.name);
      const button = form.querySelector("button:not([type=button])");
      if (button?.name) data.set(button.name, button.value);
      const action = new URL(form.getAttribute("action") ?? "", location.href);
      const isParts = form.enctype === "multipart/form-data";
      const body = isParts ? data : new URLSearchParams(data);
      const answer = await fetch(action, { method: "POST", body, redirect: "manual", headers: { accept: "text/html" } });
      const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
      return answer.status >= 400 && isPage ? { status: answer.status, html: await answer.text() } : null;
    },
    [place, TYPED],
  );
}

/** Shows the answer in place of this page, with its style sheets. */
export async function showAnswer(page, html) {
  await page.evaluate((text) => {
    document.open();
    document.write(text);
    document.close();
  }, html);
  await page.waitForFunction(() => document.readyState === "complete");
}
