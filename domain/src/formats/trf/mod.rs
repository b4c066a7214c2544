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
//! | federation code | [`NationalRecord`] |
//! | 013, 300–362, 801, 802; 240–260 of a team event | [`Trf::team_records`], as they are |
//! | `###` | [`Trf::comments`] |
//!
//! Left out: what team records mean; abnormal points (299); `162 X`.

mod acceleration;
mod byes;
mod cell;
mod code;
mod header;
mod integrity;
mod line;
mod note;
mod pairing_record;
mod player;
mod read;
mod scoring;
mod table;
mod write;
mod write_pairing;
mod written;

#[cfg(test)]
mod tests;

pub use header::{Header, RankingMethod, RatingSource};
pub use integrity::{IntegrityEvent, IntegrityRemark};
pub use note::{Remark, RemarkKind, TrfError, TrfErrorKind, TrfField};
pub use player::{NationalRecord, TrfPlayer};
pub use read::read;
pub use write::write;
pub use written::Dialect;

use crate::event::{Bye, Crosstable, RoundNumber, Tpn};

/// The most players of a report: four columns hold a start number.
pub const MOST_PLAYERS: u16 = 9999;

/// A whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trf {
    /// The tournament records.
    pub header: Header,
    /// The players in the order of their start numbers: the one at index `n - 1` has pairing number `n`,
    /// which differs from [`TrfPlayer::start_number`] where the file has gaps.
    pub players: Vec<TrfPlayer>,
    /// Rounds, scoring, initial colour, prohibitions and accelerations, by pairing number.
    pub table: Crosstable,
    /// Byes of rounds after the one to be paired (those of that round stand in the table).
    pub announced_byes: Vec<AnnouncedBye>,
    /// Records about teams, as they are.
    pub team_records: Vec<String>,
    /// Records that are not known, as they are.
    pub other_records: Vec<String>,
    /// What follows `###`, line by line.
    pub comments: Vec<String>,
    /// What was repaired, assumed or left aside.
    pub remarks: Vec<Remark>,
}

/// The records of a text: line from 1, and code.
pub fn record_codes(text: &str) -> impl Iterator<Item = (usize, &str)> {
    line::lines(text).map(|line| (line.number, line.code()))
}

/// A bye known in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnnouncedBye {
    /// Who.
    pub player: Tpn,
    /// The round he will miss.
    pub round: RoundNumber,
    /// What he gets for it.
    pub bye: Bye,
}

impl Trf {
    /// A file to be written, with nothing but these. The players stand in the order of their pairing
    /// numbers, one for each participant of the table.
    #[must_use]
    pub fn new(header: Header, players: Vec<TrfPlayer>, table: Crosstable) -> Self {
        Self {
            header,
            players,
            table,
            announced_byes: Vec::new(),
            team_records: Vec::new(),
            other_records: Vec::new(),
            comments: Vec::new(),
            remarks: Vec::new(),
        }
    }

    /// The number of rounds that are paired or past, so that the next one is to be paired. A round whose
    /// games have no results yet counts.
    #[must_use]
    pub fn rounds_completed(&self) -> u8 {
        let shortest = self.table.participants().iter().map(|p| p.entries.len());
        shortest
            .min()
            .and_then(|rounds| u8::try_from(rounds).ok())
            .unwrap_or(0)
    }
}
