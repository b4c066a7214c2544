//! The tier that pairs any bracket exactly, however hard it is, by perfect matchings of least cost in a general graph.
//!
//! | step | where |
//! |---|---|
//! | which players may meet, as rows of bits | `meetings` |
//! | the graph: members of the bracket, those below, dummies for players who may be left over | `graph` |
//! | costs by classes of vertices, in stages of 30 bits | `graph` |
//! | matchings of least cost, and what they leave open | [`crate::pairing::matching`] |
//! | the order of candidates, by questions | `order` |
//! | a bracket as a whole; without the order, for questions | `bracket`, `best` |
//! | whether everybody can be paired, and if not, why | `completion` |
//!
//! A criterion that is more important than another is settled before it. A stage ends with optimal duals, and complementary
//! slackness tells what all of its optimal matchings have in common: they use only tight edges, and exactly one of their edges
//! leaves each odd set that has a dual (a *rigid* set). So the edges that are not tight are deleted. All that later stages must
//! know of earlier ones is the number of rigid sets that an edge crosses. Usually there are no rigid sets. Then every remaining
//! perfect matching is optimal, and the order of candidates needs no weights: which partners a player can have is one search.

mod best;
mod bracket;
mod completion;
mod graph;
pub(in crate::pairing) mod meetings;
mod order;

use crate::pairing::matching::{bits, costs, level, nest, pool, search};

pub(super) use self::best::{fewest_left_over, nobody_left_over, some_left_over};

#[cfg(test)]
mod tests;
