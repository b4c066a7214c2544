//! A whole report.

use super::{
    abnormal::AbnormalPoints,
    byes::AnnouncedBye,
    further_game::FurtherGame,
    header::Header,
    integrity::{IntegrityEvent, IntegrityRemark},
    line,
    player::TrfPlayer,
    remark::Remark,
};
use crate::event::{Crosstable, GoesOn, RoundNumber, Tpn};

/// A whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trf {
    /// The tournament records.
    pub header: Header,
    /// The players in the order of their start numbers: the one at index `n - 1` has pairing number `n`,
    /// which differs from [`TrfPlayer::start_number`] if the file has gaps.
    pub players: Vec<TrfPlayer>,
    /// Rounds, scoring, initial colour, prohibitions and accelerations, by pairing number.
    pub table: Crosstable,
    /// Byes of rounds after the one to be paired (those of that round stand in the table).
    pub announced_byes: Vec<AnnouncedBye>,
    /// Records 299 that say more than points of one round; their points stand in the table.
    pub abnormal_points: Vec<AbnormalPoints>,
    /// Whether it is an event of teams, by its type or its records.
    pub is_of_teams: bool,
    /// Records about teams, unchanged.
    pub team_records: Vec<String>,
    /// Unknown records, unchanged.
    pub other_records: Vec<String>,
    /// The text after `###`, line by line.
    pub comments: Vec<String>,
    /// What the reader repaired, assumed or left aside.
    pub remarks: Vec<Remark>,
}

/// The records of a text, each with its line, from 1, and its code.
pub fn record_codes(text: &str) -> impl Iterator<Item = (usize, &str)> {
    line::lines(text).map(|line| (line.number, line.code()))
}

impl Trf {
    /// A file to be written that holds only these records. The players stand in the order of their pairing numbers, one for each
    /// participant of the table.
    #[must_use]
    pub fn new(header: Header, players: Vec<TrfPlayer>, table: Crosstable) -> Self {
        Self {
            header,
            players,
            table,
            announced_byes: Vec::new(),
            abnormal_points: Vec::new(),
            is_of_teams: false,
            team_records: Vec::new(),
            other_records: Vec::new(),
            comments: Vec::new(),
            remarks: Vec::new(),
        }
    }

    /// Players who left a round robin, by the file's remarks, each with the last round before.
    #[must_use]
    pub fn left(&self) -> Vec<(Tpn, u8)> {
        left(&self.players, &self.comments)
    }

    /// The further games of a knock-out, by the file's remarks.
    #[must_use]
    pub fn further_games(&self) -> Vec<FurtherGame<Tpn>> {
        let remarks = self.comments.iter();
        let remarks = remarks.filter_map(|one| IntegrityRemark::parse(one));
        let games = remarks.filter_map(|remark| FurtherGame::parse(&remark));
        games
            .filter_map(|game| game.renumbered(|number| with_number(&self.players, number)))
            .collect()
    }

    /// Whether a remark says that a knock-out has a match for the third place.
    #[must_use]
    pub fn has_third_place(&self) -> bool {
        self.tells(IntegrityEvent::ThirdPlace)
    }

    /// Whether a remark says that the matches of a knock-out have two games.
    #[must_use]
    pub fn has_two_games(&self) -> bool {
        self.tells(IntegrityEvent::TwoGames)
    }

    /// Whether a remark says that a player is out of a knock-out only after two lost matches.
    #[must_use]
    pub fn has_two_lives(&self) -> bool {
        self.tells(IntegrityEvent::TwoLives)
    }

    fn tells(&self, event: IntegrityEvent) -> bool {
        let remarks = self.comments.iter();
        let mut remarks = remarks.filter_map(|one| IntegrityRemark::parse(one));
        remarks.any(|remark| remark.event == event)
    }

    /// The number of rounds that are paired or past; the next one is to be paired. A round whose games have no results yet
    /// counts.
    #[must_use]
    pub fn rounds_completed(&self) -> u8 {
        let shortest = self.table.participants().iter().map(|p| p.entries.len());
        shortest
            .min()
            .and_then(|rounds| u8::try_from(rounds).ok())
            .unwrap_or(0)
    }
}

/// Players who left, by the remarks of a file.
pub(super) fn left(players: &[TrfPlayer], comments: &[String]) -> Vec<(Tpn, u8)> {
    told(players, comments, IntegrityEvent::Withdrawn)
        .map(|(tpn, round)| (tpn, round.map_or(0, RoundNumber::get)))
        .collect()
}

/// Who goes on from drawn games of a knock-out, by the remarks of a file.
pub(super) fn going_on(players: &[TrfPlayer], comments: &[String]) -> Vec<GoesOn> {
    told(players, comments, IntegrityEvent::GoesOn)
        .filter_map(|(player, round)| round.map(|round| GoesOn { round, player }))
        .collect()
}

/// The players that remarks of one kind name by their start numbers.
fn told(
    players: &[TrfPlayer],
    comments: &[String],
    event: IntegrityEvent,
) -> impl Iterator<Item = (Tpn, Option<RoundNumber>)> {
    let remarks = comments
        .iter()
        .filter_map(|one| IntegrityRemark::parse(one));
    remarks
        .filter(move |remark| remark.event == event)
        .filter_map(|remark| {
            let number: u16 = remark.detail.parse().ok()?;
            Some((with_number(players, number)?, remark.round))
        })
}

/// The player with this start number.
fn with_number(players: &[TrfPlayer], number: u16) -> Option<Tpn> {
    let mut all = players.iter();
    let index = all.position(|player| player.start_number.get() == number)?;
    Tpn::from_index(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_has_its_number_and_its_code() {
        let codes: Vec<(usize, &str)> = record_codes("012 Open\r\n\n### nota\n001    1").collect();
        assert_eq!(codes, [(1, "012"), (2, ""), (3, "###"), (4, "001")]);
    }
}
