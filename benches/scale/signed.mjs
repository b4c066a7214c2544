// Pages of an organiser and of the desk, as those who are signed in ask for them.

import { chance } from "./chance.mjs";

/** Kinds of pages of these desks, whose arbiters are signed in. */
export function signed(desks) {
  const below = chance(11);
  /** A page of a desk by chance, with the cookies of its arbiter. */
  const of = (path) => () => {
    const desk = desks[below(desks.length)];
    return { path: path(desk), cookies: desk.client.cookies };
  };
  const board = (boards) => boards[below(boards.length)];
  return {
    "organiser: my tournaments": of(() => "/mine"),
    "organiser: settings": of(({ slug }) => `/t/${slug}/settings`),
    "organiser: entries": of(({ slug }) => `/t/${slug}/entries`),
    "organiser: the record": of(({ slug }) => `/t/${slug}/record`),
    "organiser: papers": of(({ slug }) => `/t/${slug}/papers`),
    "desk: a round": of(({ slug, boards }) => `/t/${slug}/desk/${boards[0].round}`),
    "desk: at a board": of(({ slug, boards }) => {
      const { round, board: number } = board(boards);
      return `/t/${slug}/desk/${round}?board=${number}`;
    }),
    "desk: the floor": of(({ slug }) => `/t/${slug}/floor`),
  };
}
