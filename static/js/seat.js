// The page of a seat asks every few seconds what the other phone and the arbiter did. Without this script it is a page.
import { fetchPage, swapParts } from "./parts.js";

const EVERY = 3000;
let running = false;

setInterval(async () => {
  const isChoosing = new URL(location.href).searchParams.has("other");
  if (running || document.hidden || isChoosing || !document.querySelector("[data-live-part]")) return;
  running = true;
  try {
    const { page, status } = await fetchPage(location.href);
    if (status === 200) swapParts(page, false);
    // The round is over: its page says so.
    else if (status === 410) location.reload();
  } catch {
    // The network is away: it is asked again.
  } finally {
    running = false;
  }
}, EVERY);
