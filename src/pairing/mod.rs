//! Pairing systems over the crosstable. Pure: the same crosstable gives the same pairing everywhere.
//!
//! | source | item |
//! |---|---|
//! | C.04.3 FIDE (Dutch) System | [`dutch`] |
//! | C.04.3 art. 5.1 | [`initial_colour()`] |
//! | C.04.2 art. 3.6 | order of boards, in every result; [`order_boards`] |

pub mod dutch;
mod initial_colour;
mod order;

pub use initial_colour::initial_colour;
pub use order::order_boards;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod trf_sample;
