//! The cup that a crosstable shows.

use super::{
    Bracket,
    bracket::seeds,
    cup::{Cup, Games},
    lives::Lives,
    place::Part,
    tie::Tie,
};
use crate::event::{Crosstable, RoundNumber, Tpn};

impl Cup {
    /// The cup that a crosstable shows: whether players who lost play again, whether a match has two games, and whether the
    /// losers of the semifinals met.
    ///
    /// A knock-out of four with a match for the third place begins like one with two lives, and so does a match of two games
    /// between two players. In these cases the number of planned rounds tells them apart.
    #[must_use]
    pub fn of(table: &Crosstable) -> Self {
        let one = Self::default().with_games_of(table);
        let two = Self {
            lives: Lives::Two,
            ..Self::default()
        };
        let two = two.with_games_of(table);
        if two.is_shown_before(one, table) {
            return two;
        }
        Self {
            third_place: one.played_for_third(table),
            ..one
        }
    }

    /// This cup, but with two lives and with two games in a match if the crosstable shows them.
    #[must_use]
    pub fn for_table(self, table: &Crosstable) -> Self {
        let lives = match Self::of(table).lives {
            Lives::Two => Lives::Two,
            Lives::One => self.lives,
        };
        Self { lives, ..self }.with_games_of(table)
    }

    /// This cup, but with two games in a match if the crosstable shows them.
    #[must_use]
    pub fn with_games_of(self, table: &Crosstable) -> Self {
        // Two players with two lives meet in every round, whatever their matches are; the number of rounds is odd if a match
        // has one game.
        let meet_always = self.lives == Lives::Two && seeds(table).len() <= 2;
        let is_odd = !table.rounds_planned().is_multiple_of(2);
        if has_second_games(table) && !(meet_always && is_odd) {
            Self {
                games: Games::Two,
                ..self
            }
        } else {
            self
        }
    }

    /// Whether a player who lost played again, in a way that the other cup does not explain.
    fn is_shown_before(self, other: Self, table: &Crosstable) -> bool {
        let Some(bracket) = self.explaining(table) else {
            return false;
        };
        let mut ties = bracket.all_ties();
        let is_again = |tie: &Tie| tie.place.stage.part != Part::Winners && self.met(table, tie);
        ties.any(is_again)
            && (other.explaining(table).is_none()
                || table.rounds_planned() >= self.rounds(bracket.seeds().len()))
    }

    /// The bracket of a crosstable, if all boards are ties of it.
    fn explaining(self, table: &Crosstable) -> Option<Bracket> {
        let bracket = self.bracket(table).ok()?;
        let mut everybody = (0..table.participants().len()).filter_map(Tpn::from_index);
        let rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
        let is_of_tie = |tpn: Tpn, round: RoundNumber| {
            let Some(opponent) = table.entry(tpn, round).and_then(|entry| entry.opponent()) else {
                return true;
            };
            let number = self.match_of(round);
            let mut ties = bracket.all_ties().chain(bracket.third());
            ties.any(|tie| tie.round == number && tie.is_of(tpn) && tie.is_of(opponent))
        };
        everybody
            .all(|tpn| rounds.clone().all(|round| is_of_tie(tpn, round)))
            .then_some(bracket)
    }

    fn played_for_third(self, table: &Crosstable) -> bool {
        let Ok(bracket) = self.bracket(table) else {
            return false;
        };
        bracket.third().is_some_and(|tie| self.met(table, tie))
    }

    /// Whether the two of a tie sat at a board; with two games, in the first one.
    fn met(self, table: &Crosstable, tie: &Tie) -> bool {
        tie.players().is_some_and(|[one, two]| {
            let entry = table.entry(one, self.first_round(tie.round));
            entry.and_then(|entry| entry.opponent()) == Some(two)
        })
    }
}

/// Whether most of those who play in both rounds meet the same opponent in round 2 as in round 1, whatever the colours: in a knock-out
/// of single games whoever won meets somebody else. One board that is wrong makes no other event of it.
fn has_second_games(table: &Crosstable) -> bool {
    let Some(second) = RoundNumber::new(2) else {
        return false;
    };
    let everybody = (0..table.participants().len()).filter_map(Tpn::from_index);
    let met_again: Vec<bool> = everybody
        .filter_map(|tpn| {
            let opponent = table.entry(tpn, RoundNumber::FIRST)?.opponent()?;
            Some(table.entry(tpn, second)?.opponent()? == opponent)
        })
        .collect();
    let again = met_again.iter().filter(|again| **again).count();
    2 * again > met_again.len()
}
