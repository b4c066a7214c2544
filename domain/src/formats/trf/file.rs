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
    /// which differs from [`TrfPlayer::start_number`] where the file has gaps.
    pub players: Vec<TrfPlayer>,
    /// Rounds, scoring, initial colour, prohibitions and accelerations, by pairing number.
    pub table: Crosstable,
    /// Byes of rounds after the one to be paired (those of that round stand in the table).
    pub announced_byes: Vec<AnnouncedBye>,
    /// Records 299 that say more than points of one round; what they come to stands in the table.
    pub abnormal_points: Vec<AbnormalPoints>,
    /// Whether teams play: its type or its records say so.
    pub is_of_teams: bool,
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

impl Trf {
    /// A file to be written that holds these records only. The players stand in the order of their pairing
    /// numbers, one for each participant of the table.
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

    /// Those who left a round robin, as its remarks tell, with the last round before.
    #[must_use]
    pub fn left(&self) -> Vec<(Tpn, u8)> {
        left(&self.players, &self.comments)
    }

    /// The further games of a knock-out, as its remarks tell them.
    #[must_use]
    pub fn further_games(&self) -> Vec<FurtherGame<Tpn>> {
        let remarks = self.comments.iter();
        let remarks = remarks.filter_map(|one| IntegrityRemark::parse(one));
        let games = remarks.filter_map(|remark| FurtherGame::parse(&remark));
        games
            .filter_map(|game| game.renumbered(|number| with_number(&self.players, number)))
            .collect()
    }

    /// Whether a remark tells that a knock-out has a match for the third place.
    #[must_use]
    pub fn has_third_place(&self) -> bool {
        self.tells(IntegrityEvent::ThirdPlace)
    }

    /// Whether a remark tells that the matches of a knock-out have two games.
    #[must_use]
    pub fn has_two_games(&self) -> bool {
        self.tells(IntegrityEvent::TwoGames)
    }

    /// Whether a remark tells that two lost matches put somebody out of a knock-out.
    #[must_use]
    pub fn has_two_lives(&self) -> bool {
        self.tells(IntegrityEvent::TwoLives)
    }

    fn tells(&self, event: IntegrityEvent) -> bool {
        let remarks = self.comments.iter();
        let mut remarks = remarks.filter_map(|one| IntegrityRemark::parse(one));
        remarks.any(|remark| remark.event == event)
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

/// Those who left, as the remarks of a file tell.
pub(super) fn left(players: &[TrfPlayer], comments: &[String]) -> Vec<(Tpn, u8)> {
    told(players, comments, IntegrityEvent::Withdrawn)
        .map(|(tpn, round)| (tpn, round.map_or(0, RoundNumber::get)))
        .collect()
}

/// Who goes on from drawn games of a knock-out, as the remarks of a file tell.
pub(super) fn going_on(players: &[TrfPlayer], comments: &[String]) -> Vec<GoesOn> {
    told(players, comments, IntegrityEvent::GoesOn)
        .filter_map(|(player, round)| round.map(|round| GoesOn { round, player }))
        .collect()
}

/// The players whom remarks of one kind name by their start numbers.
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

/// Whoever has this start number.
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
