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

/** Where a line may end in an ellipsis: names of people and their clubs, which stand whole on other pages. */
const MAY_BE_CUT = ".bar .who, .hall .name, .paper .seats td.k, .cert-row .who";

/** What is cut off by its own box, or runs out of it: a line for each element, with its text. */
export async function clipped(page) {
  return page.evaluate((mayBeCut) => {
    const found = [];
    // Sheets are laid out for paper: a phone shows them at whatever width they have.
    const isSheet = document.querySelector("main.paper") !== null || location.pathname.endsWith("/print");
    if (isSheet && innerWidth < 400) return found;
    const named = (node) => {
      const classes = typeof node.className === "string" ? node.className.trim() : "";
      return node.localName + (classes ? `.${classes.replace(/\s+/g, ".")}` : "");
    };
    const note = (node, what) => {
      const path = [node.parentElement?.parentElement, node.parentElement, node].filter(Boolean).map(named).join(" > ");
      found.push(`${path} ${what}: "${node.textContent.replace(/\s+/g, " ").trim().slice(0, 80)}"`);
    };
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    const textsOf = (node) => [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    // How far these texts reach beyond a box: to the right, below, above.
    const beyond = (texts, box) => {
      const range = document.createRange();
      const reach = [0, 0, 0];
      for (const text of texts) {
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          const now = [line.right - box.right, line.bottom - box.bottom, box.top - line.top];
          now.forEach((length, side) => (reach[side] = Math.max(reach[side], length)));
        }
      }
      return reach;
    };
    const look = (node) => {
      if (node.matches("svg, img, canvas, iframe, video, select, input, textarea, script, style, template, noscript")) return;
      const style = getComputedStyle(node);
      // What is for screen readers alone is cut on purpose.
      if (style.display === "none" || style.visibility === "hidden" || style.clipPath.startsWith("inset(50%")) return;
      const texts = textsOf(node);
      const isInline = style.display === "inline" || style.display === "contents";
      // Letters reach a little over a narrow line.
      const over = texts.length > 0 ? Math.max(1, 0.4 * Number.parseFloat(style.fontSize)) : 1;
      if (!isInline && node.clientWidth > 0 && !node.matches(mayBeCut) && node.textContent.trim()) {
        const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
        const isCut = (hides(style.overflowX) && wide > 1) || (hides(style.overflowY) && high > over);
        if (isCut) note(node, `cuts ${wide}×${high} px`);
      }
      if (texts.length > 0) {
        let frame = node;
        while (frame.parentElement && /^(inline|contents)$/.test(getComputedStyle(frame).display)) frame = frame.parentElement;
        const { overflowX, overflowY } = getComputedStyle(frame);
        if (overflowX === "visible" && overflowY === "visible") {
          const box = frame.getBoundingClientRect();
          const [right, below, above] = beyond(texts, box);
          // A glyph may reach over its slot, which has room beside it.
          if (right > 3.5) note(node, `runs out of its box by ${Math.round(right)} px to the right`);
          else if (!isInline && below > over) note(node, `runs out of its box by ${Math.round(below)} px below`);
          else if (!isInline && above > over) note(node, `runs out of its box by ${Math.round(above)} px above`);
        }
      }
      // What is folded is not laid out.
      const shown = node.localName === "details" && !node.open ? [...node.children].slice(0, 1) : node.children;
      for (const child of shown) look(child);
    };
    look(document.body);
    return found;
  }, MAY_BE_CUT);
}

/** The room on a sheet, in CSS pixels: A4 upright and on its side, to its edge, and a certificate. */
const mm = (length) => Math.floor((length / 25.4) * 96);
const SHEETS = {
  upright: { width: mm(210 - 28), height: mm(297 - 27) },
  lying: { width: mm(297 - 24), height: mm(210 - 24) },
  cards: { width: mm(210), height: mm(297) },
  certs: { width: mm(297 - 20), height: mm(210 - 20) },
};

/** What is cut on paper, where the page is a sheet; afterwards it is a page on a screen again, of the size `back`. */
export async function clippedOnPaper(page, back) {
  const kind = await page.evaluate((kinds) => {
    const sheet = document.querySelector("main.paper");
    if (!sheet) return null;
    if (sheet.querySelector(".cross-sheet.lying")) return "lying";
    return kinds.find((kind) => sheet.classList.contains(kind)) ?? "upright";
  }, Object.keys(SHEETS));
  if (!kind) return [];
  await page.setViewportSize(SHEETS[kind]);
  await page.emulateMedia({ media: "print" });
  const found = [...(await clipped(page)), ...(await tooWide(page))];
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(back);
  return found;
}

/** A wall and a square projector: nothing of a screen of the hall scrolls there. */
const HALL_SIZES = { wall: { width: 1920, height: 1080 }, projector: { width: 1024, height: 768 } };

/** What is cut on a screen of the hall, where the page is one: lines beginning with the size. The size `back` is set again. */
export async function clippedInTheHall(page, back) {
  if (!(await page.evaluate(() => document.documentElement.classList.contains("hall")))) return [];
  const found = [];
  for (const [name, size] of Object.entries(HALL_SIZES)) {
    await page.setViewportSize(size);
    found.push(...(await clipped(page)).map((text) => `${name}: ${text}`));
    const beyond = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    if (Math.max(...beyond) > 0) found.push(`${name}: the screen is ${beyond.join("×")} px too large`);
  }
  await page.setViewportSize(back);
  return found;
}
