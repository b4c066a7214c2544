// A job's page: follows the progress without loading the page again, so that the focus stays on "stop".
const place = document.querySelector("[data-job]");
const bar = place?.querySelector("progress");

async function follow() {
  try {
    const answer = await fetch(place.dataset.job, { headers: { accept: "text/plain" } });
    const [phase, percent] = (await answer.text()).split(" ");
    if (!answer.ok || phase === "over" || (phase === "running") !== Boolean(bar)) {
      location.reload();
      return;
    }
    if (bar) bar.value = Number(percent);
  } catch {
    // The network is away: the job goes on.
  }
  setTimeout(follow, 1000);
}

if (place) setTimeout(follow, 500);
