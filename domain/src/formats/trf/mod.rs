//! Tournament report files: TRF06, TRF16, TRF26 (C.02.03 Annexure A) and the pairing engines' dialects.
//!
//! | record | read into |
//! |---|---|
//! | 001 | [`Trf::players`], [`Trf::table`] |
//! | 012–052, 092–132, 172–222 | [`Header`] |
//! | 062, 072, 082 | compared with what the file holds |
//! | 142, XXR | [`Crosstable::rounds_planned`](crate::event::Crosstable::rounds_planned) |
//! | 152, XXC | initial colour |
//! | 162, XXS, BBW, BBD, BBL, BBZ, BBF, BBU | scoring |
//! | 240, XXZ | byes, in the table and in [`Trf::announced_byes`] |
//! | 250, XXA, a type 192 that ends in `_BAKU` | accelerations |
//! | 260, XXP | prohibited pairings |
//! | 299 | points taken off by penalties, given, or other than those of a result |
//! | federation code | [`NationalRecord`] |
//! | 013, 300–362, 801, 802; 240–260 of a team event | [`Trf::team_records`], unchanged |
//! | `###` | [`Trf::comments`] |
//!
//! Left out: `162 X`; the meaning of team records, which [`read_teams`] reads. What is left out of a tournament's report stays in its
//! kept lines ([`kept_lines`], [`Carried`]).

mod abnormal;
mod acceleration;
mod byes;
mod carried;
mod cell;
mod code;
mod file;
mod further_game;
mod header;
mod integrity;
mod kept;
mod line;
mod note;
mod pairing_record;
mod player;
mod read;
mod record_reader;
mod remark;
mod scoring;
mod table;
mod teams;
mod write;
mod write_pairing;
mod written;

#[cfg(test)]
mod tests;

pub use abnormal::AbnormalPoints;
pub use byes::AnnouncedBye;
pub use carried::{Carried, names_player};
pub use file::{Trf, record_codes};
pub use further_game::FurtherGame;
pub use header::{Header, RankingMethod, RatingSource};
pub use integrity::{IntegrityEvent, IntegrityRemark};
pub use kept::{KeptLine, kept_lines, of_nobody};
pub use note::{TrfError, TrfErrorKind};
pub use player::{MOST_PLAYERS, NationalRecord, TrfPlayer};
pub use read::read;
pub use remark::{Remark, RemarkKind, TrfField};
pub use teams::{TeamReport, WrittenTeam, read_teams, write_teams};
pub use write::write;
pub use written::Dialect;
