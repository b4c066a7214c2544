//! Games recorded for their pairings, and what happens at the board.
//!
//! | what | file |
//! |---|---|
//! | recording moves one by one, and taking the last one back | `record`, `move_line` |
//! | a recorded game as one snapshot of the data holds it, and as its arbiters see it | `loaded`, `view` |
//! | all boards of the round, by what needs an arbiter | `floor` |
//! | the beginning of a round: its clock, empty chairs, late players | `round_start`, `empty_seats` |
//! | the clocks of a game, and faults in what they showed | `clocks` |
//! | the choices of a tournament about arbitration | `arbitration` |
//! | the verdict of the Laws on an event, and the position that it is judged from | `ruling`, `position_source`, `touched` |
//! | from the verdict to the stored decision | `deciding`, `decision` |
//! | the arbiter's confirmation, which writes incident and result | `confirm`, `confirmation` |
//! | the kinds of incidents, one file or folder each | `incident` |
//! | a game annulled, and the new one in its place | `annul` |
//! | two scoresheets compared, and the moves taken from one | `sheets`, `sheets_input` |
//! | moves from electronic boards | `feed` |
//! | all incidents of an event, for the arbiter's report | `report` |

pub mod annul;
pub mod arbitration;
pub mod clocks;
pub mod confirm;
pub mod confirmation;
mod deciding;
pub mod decision;
pub mod empty_seats;
pub mod feed;
pub mod floor;
pub mod incident;
mod loaded;
mod move_line;
mod position_source;
pub mod record;
pub mod report;
pub mod round_start;
pub mod ruling;
pub mod sheets;
pub mod sheets_input;
mod touched;
pub mod view;

pub(crate) use loaded::{LoadedGame, initial_position, replay_from, tags_from, tags_of};
pub(crate) use record::open_pairing;
