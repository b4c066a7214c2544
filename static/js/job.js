// A job's page: follows the progress without loading the page again, so that the focus stays on "stop".
const place = document.querySelector("[data-job]");
const bar = place?.querySelector("progress");
// Of a job of another server: where that one is asked.
const page = place?.dataset.page;

async function follow() {
  try {
    const answer = await fetch(place.dataset.job, { headers: { accept: "text/plain" } });
    // The server has no time, is away for a moment, or another one: the job goes on.
    if (answer.status >= 500) throw new Error(String(answer.status));
    const [phase, percent] = (await answer.text()).split(" ");
    if (page || !answer.ok || phase === "over" || (phase === "running") !== Boolean(bar)) {
      // Not a reload: this page may be the answer to a form.
      location.replace(page ?? location.pathname + location.search);
      return;
    }
    if (bar) bar.value = Number(percent);
  } catch {
    // Asked again.
  }
  setTimeout(follow, 1000);
}

if (place) setTimeout(follow, 500);
