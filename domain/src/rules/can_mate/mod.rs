//! Can this side still checkmate by any series of legal moves?
//!
//! | article | question | function |
//! |---|---|---|
//! | Law 5.2.2 | neither side can mate: the game is drawn (dead position) | [`dead_position`] |
//! | Law 5.2.2 | since when a game has been drawn by a dead position | [`first_dead_position`] |
//! | Law 5.1.2 | a player resigns: drawn if the opponent cannot mate | [`can_mate`] |
//! | Law 6.9 | a flag falls: drawn if the opponent cannot mate | [`can_mate`] |
//! | Law 7.5.5 | second illegal move: drawn if the opponent cannot mate | [`can_mate`] |
//!
//! The answer is about the position alone. The 50- and 75-move rules and repetition (Laws 9.2, 9.3, 9.6) are left out: a series of
//! legal moves may have any length. Variants of chess are left out as well.
//!
//! The steps to an answer, the cheapest first:
//!
//! | step | settles | file |
//! |---|---|---|
//! | material | nothing on the board can mate | `material` |
//! | locked structure | no square to mate on, by an over-estimate of where each man can get to | `reach`, `mating_square`, `joint` |
//! | forced line | only one legal move at a time, down to an end or a cycle | `forced` |
//! | locked until an exit | the same up to the first move that changes the structure, and each such move is dead | `frozen`, `last_move` |
//! | handful | at most a few positions can ever be reached | `forced` |
//! | sprint | most mates: greedy search, a few hundred positions; with minor pieces only, towards a pattern of a mate in the corner, at last with the men of the pattern alone | `sprint`, `plan`, `pattern` |
//! | exploration | the rest: every reachable position, dead ones cut off, several plans taking turns | `explore`, `plan`, `goal`, `breakthrough`, `keys` |
//!
//! [`quick`] takes the steps down to the handful. It never claims too much, and its `None` proves nothing. In most positions of a game
//! `gate` sees in nanoseconds that `quick` need not be asked.
//!
//! [`Verdict::CanMate`] comes with a line that was replayed, [`Verdict::CannotMate`] with a [`Proof`]. If the [`Budget`] ends first, the
//! answer is [`Verdict::Unknown`]. It is never a result: the arbiter decides. Positions are distinguished by comparing them, never by a
//! hash.

mod breakthrough;
mod explore;
mod forced;
mod frozen;
mod gate;
mod goal;
mod joint;
mod keys;
mod last_move;
mod material;
mod mating_square;
mod pattern;
mod plan;
mod procedure;
mod question;
mod queue;
mod reach;
mod sprint;
mod steps;
mod verdict;

#[cfg(test)]
mod tests;

pub use material::MaterialRule;
pub use procedure::{can_mate, can_mate_while, counted, dead_position, first_dead_position, quick};
pub use question::{Question, QuestionError, QuestionFault};
pub use reach::Man;
pub use verdict::{Budget, Effort, LineEnd, Proof, Verdict};
