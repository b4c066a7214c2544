//! A round after the seeding rounds: the bye first (3.1), then bracket after bracket from the top.

use super::{
    bracket::Bracket,
    field::Field,
    quality::{self, Criterion, Step},
};
use crate::{
    event::{Crosstable, Halt, RoundNumber, Tpn},
    pairing::{
        Concern, Impossible, RoundPairing, Seat,
        by_brackets::{ByBrackets, ByeOrder},
        dutch,
    },
};

/// Largest number of seeding rounds, however long the event is.
const MOST_SEEDING: u8 = 4;

/// Whether it is a seeding round, paired by the FIDE (Dutch) System: the first half of the rounds, but at most four.
#[must_use]
pub fn is_seeding(table: &Crosstable, round: RoundNumber) -> bool {
    round.get() <= (table.rounds_planned() / 2).min(MOST_SEEDING)
}

/// Pairs everybody who has no entry yet for `round`, which must not be a seeding round.
///
/// # Errors
/// [`Impossible::NoCompletePairing`] when no complete pairing satisfies C1, C2 and C3.
pub fn pair(table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    let field = Field::new(table, round, &Halt::never());
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// The pairing of a round when each bracket is paired together with the whole field below it. It gives what [`pair`] gives, but
/// slowly, and serves for comparison.
///
/// # Errors
/// The errors of [`pair`].
pub fn pair_as_a_whole(table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    let mut field = Field::new(table, round, &Halt::never());
    field.is_whole = true;
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// What speaks against these seats of a round, before it is paired.
#[must_use]
pub fn concerns(table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
    let field = Field::new(table, round, &Halt::never());
    dutch::against(&field, table, round, seats)
}

impl ByBrackets for Field {
    type Table = Crosstable;
    type Bracket = Bracket;
    type Criterion = Criterion;
    type Step = Step;

    fn read(table: &Crosstable, round: RoundNumber, halt: &Halt) -> Self {
        Self::new(table, round, halt)
    }

    fn met_in(table: &Crosstable, round: RoundNumber, one: Tpn, two: Tpn) -> Option<RoundNumber> {
        dutch::met_in(table, round, one, two)
    }

    fn against(&self, table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
        dutch::against(self, table, round, seats)
    }

    /// Lowest score, most games over the board, lowest in the ranking (3.1).
    fn bye_order(&self, player: usize) -> Vec<(ByeOrder, i64)> {
        let [score, games] = self.score_then_games(player);
        let index = self.index(player);
        vec![
            score,
            games,
            (ByeOrder::Index, i64::from(index.buchholz)),
            (ByeOrder::Index, i64::from(index.sonneborn_berger)),
            self.number_last(player),
        ]
    }

    fn brackets(&self, mut open: Vec<usize>) -> Option<Vec<Bracket>> {
        let count = self.players.len();
        let mut brackets: Vec<Bracket> = Vec::new();
        let mut moved_down: Vec<usize> = Vec::new();
        while let Some(first) = open.first() {
            self.halt
                .reached(count - open.len() - moved_down.len(), count);
            let score = self.score(*first);
            let end = open.partition_point(|player| self.score(*player) == score);
            let lower = open.split_off(end);
            let bracket = self.pair_bracket(open, moved_down, &lower)?;
            moved_down = bracket.floaters.clone();
            open = lower;
            brackets.push(bracket);
        }
        moved_down.is_empty().then_some(brackets)
    }

    fn pairs(bracket: &Bracket) -> &[(usize, usize)] {
        &bracket.pairs
    }

    fn residents(bracket: &Bracket) -> &[usize] {
        &bracket.residents
    }

    fn values(&self, brackets: &[Bracket], place: usize) -> Vec<(Criterion, Vec<i32>)> {
        let bracket = brackets.get(place);
        bracket.map_or_else(Vec::new, |bracket| {
            quality::values(self, bracket, brackets.get(place + 1))
        })
    }

    fn order(&self, bracket: &Bracket) -> Vec<(Step, Vec<usize>)> {
        vec![(Step::Opponents, quality::order(bracket))]
    }
}
