// A tournament made through the pages, as an arbiter makes it.

/** Makes a tournament of seven rounds with so many players; answers its slug. */
export async function withPlayers(page, name, players) {
  await page.goto("/tournaments/new");
  await page.fill("[name=name]", name);
  await page.fill("[name=town]", "Roccafiorita");
  await page.fill("[name=rounds]", "7");
  await page.click("form[action='/tournaments/new'] button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/entries/);
  const slug = new URL(page.url()).pathname.split("/")[2];
  for (let number = 1; number <= players; number += 1) {
    const form = page.locator("form[action$='/entries']");
    await form.locator("[name=last_name]").fill(`Provetti${String(number).padStart(2, "0")}`);
    await form.locator("[name=first_name]").fill("Zelinda");
    await form.locator("[name=rating]").fill(String(2400 - 7 * number));
    await form.locator("button[type=submit]").click();
    await page.locator(`table tbody tr[id]:nth-of-type(${number})`).waitFor();
  }
  return slug;
}

/** Prepares and publishes round 1. */
export async function publishFirst(page, slug) {
  await page.goto(`/t/${slug}/entries`);
  await page.fill("form[action$='/desk/1/pair'] [name=reason]", "prova");
  await page.click("form[action$='/desk/1/pair'] button[type=submit]");
  await page.goto(`/t/${slug}/desk/1/publish`);
  await page.click("main form.mt button.main");
  await page.waitForURL((url) => !url.pathname.endsWith("/publish"));
}

/** The same as `withPlayers`, with round 1 prepared and published. */
export async function withRoundPublished(page, name, players) {
  const slug = await withPlayers(page, name, players);
  await publishFirst(page, slug);
  return slug;
}

/** Makes an event of teams of two boards, three rounds, with these teams of two players each; answers its slug. */
export async function withTeams(page, name, teams) {
  await page.goto("/tournaments/new");
  await page.fill("[name=name]", name);
  await page.fill("[name=town]", "Roccafiorita");
  await page.fill("[name=rounds]", "3");
  await page.selectOption("[name=pairing_edition]", "team-swiss");
  await page.click("form[action='/tournaments/new'] button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/entries/);
  const slug = new URL(page.url()).pathname.split("/")[2];
  const desk = `/t/${slug}/teams/desk`;
  await page.goto(desk);
  await page.fill("[name=team_boards]", "2");
  await page.click("form[action$='/teams/rules'] button");
  for (const [index, team] of teams.entries()) {
    await page.goto(desk);
    await page.fill("#add [name=team_name]", team);
    await page.click("#add button");
    for (const board of [1, 2]) {
      await page.goto(`/t/${slug}/entries`);
      const form = page.locator("form[action$='/entries']");
      await form.locator("[name=last_name]").fill(`${team}${board}`);
      await form.locator("[name=first_name]").fill("Zelinda");
      await form.locator("[name=rating]").fill(String(1500 + 100 * index - 10 * board));
      await form.locator("button[type=submit]").click();
      await page.locator(`table tbody tr[id]:nth-of-type(${2 * index + board})`).waitFor();
      await page.goto(desk);
      const section = page.locator("section[id^=team-]", { has: page.locator("h2", { hasText: team }) });
      await section.locator("form:has(select[name=with]) button").click();
      await section.locator("th.name", { hasText: `${team}${board}` }).waitFor();
    }
  }
  return slug;
}

/** Until nothing that was pressed at the desk waits any more: its margin says so only after a moment, the kept list at once. */
export const saved = (page, options = {}) =>
  page.waitForFunction(() => !Object.keys(sessionStorage).some((name) => name.startsWith("tratto-desk:")), null, options);
