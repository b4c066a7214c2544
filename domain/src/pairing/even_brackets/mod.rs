//! What the Double-Swiss and the Swiss Team System share: every bracket is even. It consists of a scoregroup and those who
//! float up to it; nobody floats down (art. 1.3, 3.5 and 3.6 of both).
//!
//! | question | item |
//! |---|---|
//! | who is paired, who floated, how many matches each has had | `field` |
//! | bracket after bracket | `round` |
//! | who floats up to the top scoregroup | `upfloaters` |
//! | how a bracket is paired | `bracket` |
//! | how good a bracket is by the criteria of both systems, and its place in their orders | `quality`, [`Step`] |

mod bracket;
mod field;
mod quality;
mod round;
mod upfloaters;

pub use self::quality::Step;
pub(in crate::pairing) use self::{bracket::Bracket, field::EvenField};
