//! Pairing systems over the crosstable. They are pure: the same crosstable gives the same pairing everywhere.
//!
//! | source | item |
//! |---|---|
//! | systems by name, TRF record 192 | [`System`], [`TypeCode`] |
//! | what a system makes: its format, players or teams, and the course of its rounds | [`Format`], [`Entrants`], [`Course`] |
//! | what pairs an event, used without naming a system | [`Engine`], [`Solved`], [`Why`], [`WhyNot`], [`RoundReport`] |
//! | boards of a round, or why there are none | [`RoundPairing`], [`Pair`], [`Seat`], [`Impossible`] |
//! | C.04.3 FIDE (Dutch) System | [`dutch`] |
//! | C.04.4.1 Dubov System | [`dubov`] |
//! | C.04.4.2 Burstein System | [`burstein`] |
//! | C.04.4.3 Lim System, experimental | [`lim`] |
//! | C.04.5 Double-Swiss System | [`double_swiss`] |
//! | C.04.6 Swiss Team System, of teams instead of players | [`team_swiss`] |
//! | what the last five share: the bye first, then bracket after bracket | [`by_brackets`] |
//! | what the last two share: even brackets with upfloaters | [`even_brackets`] |
//! | C.05 round robins; sides whose members do not meet each other: Scheveningen, Schiller, Hutton, Molter | [`round_robin`] |
//! | knock-out | [`knock_out`] |
//! | Keizer system, of clubs | [`keizer`] |
//! | C.02.04 checker, generator | [`check`], [`deviation`], [`generate`] |
//! | the same rules once more, slowly, for tests and soaks | [`oracle`], [`soak`] |
//! | changes to a draft by hand, and their consequences | [`Seating`], [`HandChange`], [`HandMade`], [`Level`] |
//! | C.04.3 art. 5.1 | [`initial_colour()`] |
//! | C.04.7 Baku acceleration | [`baku()`] |
//! | C.04.2 art. 3.6 order of boards, in every result | [`order_boards`] |

mod accelerated;
mod baku;
pub mod burstein;
pub mod by_brackets;
mod by_hand;
pub mod check;
pub mod deviation;
pub mod double_swiss;
pub mod dubov;
pub mod dutch;
pub mod even_brackets;
pub mod generate;
pub mod keizer;
pub mod knock_out;
pub mod lim;
mod matching;
pub mod oracle;
pub mod round_robin;
pub mod soak;
pub mod team_swiss;

mod course;
mod engine;
mod format;
mod impossible;
mod initial_colour;
mod order;
mod reasons;
mod round;
mod seating;
mod solved;
mod system;
mod system_engine;
mod type_code;

pub use accelerated::Accelerated;
pub use baku::{baku, baku_group_a};
pub use by_hand::{Concern, CriterionChange, HandMade, Level};
pub use course::{Course, CourseError};
pub use engine::Engine;
pub use format::{Entrants, Format};
pub use impossible::{ByeRole, Impossible, Rule};
pub use initial_colour::initial_colour;
pub use order::order_boards;
pub use reasons::{RoundReport, Why, WhyNot};
pub use round::{Pair, RoundPairing, Seat};
pub use seating::{ChangeError, HandChange, Seating};
pub use solved::Solved;
pub use system::System;
pub use type_code::{NotPairedHere, TypeCode, team_round_robin};

#[cfg(test)]
mod hard_tests;
#[cfg(test)]
mod state_tests;
#[cfg(test)]
mod stop_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tournament_tests;
