// Where everybody who has an account in the demonstration walks.

/** The tournament of the home page: a round is being played. */
const BUSY = "(busy)";

/** The pages of the secretary's club. */
const CLUB = "(club)";

/** Who walks where. The demonstration prints their passwords. */
export const WALKS = [
  { who: undefined, starts: ["/", "/login", "/privacy", "/clubs/register"] },
  { who: "arbitro", starts: [`${BUSY}/desk`, "/mine"] },
  { who: "segreteria", starts: [CLUB] },
  { who: "admin", starts: ["/admin", "/tournaments/new", "/import"] },
];

/** The links that change the language would change that of the walk: their kinds count as walked. */
export const withoutLanguages = () =>
  new Map(["it", "en", "fr", "de", "es"].map((lang) => [`/lang/${lang}?back`, 1]));

/** The password that the demonstration printed for the account. */
export async function passwordOf(server, name) {
  return (await server.printed(`log-in ${name} / `)).split(" ")[0];
}

/** The addresses from which a walk starts; its account is signed in. */
export async function addressesOf(page, { starts }) {
  await page.goto("/");
  const busy = await page.getAttribute("h1 a", "href");
  let club = "";
  if (starts.includes(CLUB)) {
    await page.goto("/mine");
    club = await page.getAttribute('a[href$="/manage"]', "href");
  }
  return starts.map((start) => start.replace(BUSY, busy).replace(CLUB, club));
}
