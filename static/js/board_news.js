// On a phone that remembers its board: the key that has it told when the board is published, also while no page is open. It is
// shown where the browser can be told. The feed of the board stands beside it for all others.

const part = document.querySelector("[data-board-news]");

/** The key of the server as a browser takes it. */
function bytes(text) {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function post(path, fields, options = {}) {
  return fetch(part.dataset.boardNews + path, { ...options, method: "POST", body: new URLSearchParams(fields) });
}

/** Shows what fits a state: what is not of it is hidden. `words` are the server's own, of why it did not work. */
function show(state, words = "") {
  for (const element of part.querySelectorAll("[data-when]")) {
    element.hidden = !element.dataset.when.split(" ").includes(state);
  }
  const why = part.querySelector("[data-why]");
  why.textContent = words || why.dataset.why;
  part.hidden = false;
}

/** Leave for a browser to be written to by this server. One for a key that the server had before is given back. */
async function subscribe(push, key) {
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await push.subscribe(options);
  } catch (error) {
    const old = await push.getSubscription();
    if (error.name !== "InvalidStateError" || !old) throw error;
    await old.unsubscribe();
    return push.subscribe(options);
  }
}

/** Offers the key on this page, and shows whether the browser is told already. */
export async function offer({ pushManager: push }) {
  if (!part || !push || !("Notification" in window)) return;
  const current = async () => (await push.getSubscription())?.endpoint ?? "";
  let endpoint = await current();
  const answer = await post("/state", { endpoint });
  if (!answer.ok) return;
  const { key, told } = await answer.json();
  // Another board was remembered here before: nobody asks for it any more.
  if (told === "other") await post("/stop", { endpoint });
  const calm = () => (Notification.permission === "denied" ? "denied" : "off");
  show(told === "own" ? "on" : calm());

  async function ask() {
    if ((await Notification.requestPermission()) !== "granted") return show(calm());
    const subscription = await subscribe(push, key);
    endpoint = subscription.endpoint;
    const { p256dh, auth } = subscription.toJSON().keys;
    const taken = await post("", { endpoint, p256dh, auth });
    if (taken.ok) return show("on");
    const { problem } = await taken.json();
    return show("failed", problem);
  }

  async function stop() {
    const gone = await post("/stop", { endpoint });
    if (!gone.ok) throw new Error("not taken");
    const { elsewhere } = await gone.json();
    // Nothing else of this site is told to the browser.
    if (!elsewhere) await (await push.getSubscription())?.unsubscribe();
    show(calm());
  }

  for (const [name, act] of [["ask", ask], ["stop", stop]]) {
    const button = part.querySelector(`[data-do="${name}"]`);
    button.addEventListener("click", async () => {
      button.disabled = true;
      await act().catch(() => show("failed"));
      button.disabled = false;
    });
  }
  // What is forgotten is told no more.
  const forget = document.querySelector('form[action$="/me/forget"]');
  forget?.addEventListener("submit", () => {
    if (endpoint) post("/stop", { endpoint }, { keepalive: true }).catch(() => {});
  });
}
