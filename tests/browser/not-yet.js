// Kinds of pages that links lead to before they exist. Empty when the program is whole: every other dead link fails.

export const notYet = new Set([
  "/import",
  "/t/*/calendar.ics",
  "/t/*/export",
  "/t/*/game/N/pgn",
  "/t/*/games",
  "/t/*/games.pgn",
  "/t/*/print/pairings/N",
  "/t/*/print/standings/N",
  "/t/*/round/N/games.pgn",
  "/t/*/round/N/pairings.csv",
  "/t/*/standings.csv",
  "/t/*/tournament.trf",
  "/t/*/tournament.trfN",
]);
