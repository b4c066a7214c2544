// A club registers itself: what is wrong stands beside its field, nothing typed is lost, an administrator approves.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";

let server;

before(async () => {
  server = await startServer("serve");
});
after(() => server?.stop());

test("a club registers and appears once approved", async () => {
  const visitor = await startBrowser(server.base);
  const { page } = visitor;
  visitor.expect4xx("/clubs/register");
  await page.goto("/clubs/register");
  await page.fill("[name=name]", "Circolo Rocca Sforzesca");
  await page.selectOption("[name=region]", "Emilia-Romagna");
  await page.selectOption("[name=province]", "CR");
  await page.fill("[name=town]", "Imola");
  await page.fill("[name=email]", "segreteria@");
  await page.click("main form button[type=submit]");
  await page.locator("#errors").waitFor();
  assert.equal(await page.locator("[aria-invalid=true]").count(), 2);
  assert.equal(await page.inputValue("[name=name]"), "Circolo Rocca Sforzesca");
  await page.selectOption("[name=province]", "BO");
  await page.fill("[name=email]", "segreteria@rocca.example");
  await page.click("main form button[type=submit]");
  await page.waitForURL(/\/clubs\/sent/);
  visitor.assertQuiet("at the registration");
  await visitor.stop();

  const administrator = await startBrowser(server.base);
  await becomeAdmin(server, administrator.page);
  await administrator.page.goto("/admin");
  await administrator.page.locator("form[action$='/approve'] button[type=submit]").first().click();
  await administrator.page.goto("/clubs");
  await administrator.page.getByRole("link", { name: "Circolo Rocca Sforzesca" }).first().waitFor();
  administrator.assertQuiet("at the approval");
  await administrator.stop();
});
