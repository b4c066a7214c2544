// Pictures of pages: two sizes, light and dark, into the folder that TRATTO_SCREENSHOTS names.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";

export const sizes = [
  { name: "desk", width: 1366, height: 900 },
  { name: "phone", width: 390, height: 844 },
];
export const schemes = ["light", "dark"];

/** Takes the four pictures of each path; answers the files. */
export async function takeScreenshots(page, paths, folder) {
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const path of paths) {
    const stem = path.replace(/^\//, "").replace(/[^a-zA-Z0-9]+/g, "-") || "home";
    for (const { name, width, height } of sizes) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path, { waitUntil: "load" });
        const file = join(folder, `${stem}-${name}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        files.push(file);
      }
    }
  }
  return files;
}
