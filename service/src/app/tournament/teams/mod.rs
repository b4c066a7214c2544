//! An event whose participants are teams (C.04.6): what it chooses, its teams and their members, which are ordinary entries,
//! the matches of a round with their line-ups, and the standings.
//!
//! The games of a match are ordinary boards of the round, so that results, games, records and the live pages know nothing of
//! teams: board `k` of match `m` is board `(m - 1) × boards + k`. A chair that is empty has no game.

pub(in crate::app::tournament) mod accelerated;
mod apart;
pub mod best_players;
pub mod byes;
pub mod captain;
pub mod captain_match;
pub mod due_line_ups;
pub mod enrol;
pub mod explain;
pub(in crate::app) mod from_report;
pub mod input;
pub mod line_up;
pub mod line_up_view;
pub mod meetings;
mod next_line_up;
pub(super) mod paired;
pub mod penalties;
pub mod prohibitions;
mod refusal;
pub(in crate::app) mod report;
pub mod round_matches;
pub mod rules;
pub(super) mod setup;
pub mod standings;
pub(super) mod stored;
pub mod team_list;
pub mod team_name;
pub mod who_plays;
pub mod who_plays_fault;
mod who_plays_input;

pub use refusal::TeamRefusal;
