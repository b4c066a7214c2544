// What is wrong with a page for people who see, hear or move otherwise, and on a narrow window.

import axe from "axe-core";

const RULES = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "label-content-name-mismatch": { enabled: true } },
  resultTypes: ["violations"],
};

/** What axe finds, a line for each element; slight findings are left out. */
export async function faults(page) {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((rules) => window.axe.run(document, rules), RULES);
  return violations
    .filter(({ impact }) => impact !== "minor")
    .flatMap(({ id, impact, nodes }) => nodes.map(({ target, html }) => `${impact} ${id} ${target}: ${html.slice(0, 160)}`));
}

/** What stands beyond the right edge of the window, but for what scrolls by itself. */
export async function tooWide(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (node) => node !== document.documentElement && /auto|scroll|hidden/.test(getComputedStyle(node).overflowX);
    const out = [...document.body.querySelectorAll("*")].filter((node) => {
      if (node.getBoundingClientRect().right <= clientWidth + 0.5) return false;
      for (let up = node.parentElement; up; up = up.parentElement) if (scrolls(up)) return false;
      return true;
    });
    const named = out.slice(-3).map((node) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 40)}`);
    return [`${scrollWidth} px wide: ${named.join(" | ")}`];
  });
}
