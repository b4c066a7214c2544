//! A team event (C.04.6): its rules, its teams and their members, who are ordinary entries, the matches of a round with their
//! line-ups, and the standings.
//!
//! The games of a match are ordinary boards of the round, so that results, games, records and the live pages need to know nothing
//! about teams: board `k` of match `m` is board `(m - 1) × boards + k`. A board with an empty chair has no game.
//!
//! | what | file |
//! |---|---|
//! | the rules of the event and its forms | `rules.rs`, `input.rs` |
//! | adding, changing and ordering teams; their members; the list | `enrol.rs`, `team_list.rs`, `team_name.rs` |
//! | who may play for a team | `who_plays.rs`, `who_plays_fault.rs`, `who_plays_input.rs` |
//! | what is stored, and as the rules see it | `stored.rs`, `setup.rs` |
//! | byes, teams that must not meet, acceleration | `byes.rs`, `prohibitions.rs`, `apart.rs`, `accelerated.rs` |
//! | pairing a round, and why | `paired.rs`, `explain.rs` |
//! | matches of a round, and of all rounds | `round_matches.rs`, `meetings.rs` |
//! | line-ups: by an arbiter, by captains, at the end of the time | `line_up.rs`, `line_up_view.rs`, `next_line_up.rs`, `due_line_ups.rs` |
//! | the captain's page | `captain.rs`, `captain_match.rs` |
//! | standings, best players, points taken off | `standings.rs`, `best_players.rs`, `penalties.rs` |
//! | reports: written, and read | `report.rs`, `from_report` |
//! | why something is refused | `refusal.rs` |

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
