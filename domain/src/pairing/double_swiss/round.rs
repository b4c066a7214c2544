//! A round: the bye first (3.4), then bracket after bracket from the top; or the second games of the matches.

use super::{
    field::Field,
    matches::{is_second_game, second_game},
    quality::{self, Criterion},
};
use crate::{
    event::{Crosstable, Halt, RoundNumber, Tpn},
    pairing::{
        Concern, Impossible, Pair, RoundPairing, Seat,
        by_brackets::{ByBrackets, ByeOrder},
        dutch,
        even_brackets::{Bracket, Step},
    },
};

/// Pairs the players who have no entry yet for `round`. In a round of first games that is everybody without an entry; in a
/// round of second games, the players of the first games.
///
/// # Errors
/// [`Impossible::NoCompletePairing`] when no complete pairing satisfies C1 and C2; never in a round of second games.
pub fn pair(table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    if is_second_game(round) {
        return Ok(second_game(table, round));
    }
    let field = Field::new(table, round, &Halt::never());
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// The pairing of a round when the upfloaters of each bracket are looked for in the whole field at once. It gives what [`pair`]
/// gives, but slowly, and serves for comparison.
///
/// # Errors
/// The errors of [`pair`].
pub fn pair_as_a_whole(table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    if is_second_game(round) {
        return Ok(second_game(table, round));
    }
    let mut field = Field::new(table, round, &Halt::never());
    field.even.is_whole = true;
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// What speaks against these seats of a round, before it is paired. Second games raise no concerns.
#[must_use]
pub fn concerns(table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
    if is_second_game(round) {
        return Vec::new();
    }
    Field::new(table, round, &Halt::never()).against(table, round, seats)
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

    /// Lowest score, most matches, largest pairing number (3.4).
    fn bye_order(&self, player: usize) -> Vec<(ByeOrder, i64)> {
        let [score, _] = self.score_then_games(player);
        let matches = i64::try_from(self.even.matches(player)).unwrap_or(i64::MAX);
        vec![score, (ByeOrder::Games, -matches), self.number_last(player)]
    }

    fn brackets(&self, open: Vec<usize>) -> Option<Vec<Bracket>> {
        let pair = |residents: &[usize], upfloaters: &[usize]| {
            quality::pair_bracket(self, residents, upfloaters)
        };
        self.even.brackets(open, pair)
    }

    fn pairs(bracket: &Bracket) -> &[(usize, usize)] {
        &bracket.pairs
    }

    fn residents(bracket: &Bracket) -> &[usize] {
        &bracket.residents
    }

    fn values(&self, brackets: &[Bracket], place: usize) -> Vec<(Criterion, Vec<i32>)> {
        let bracket = brackets.get(place);
        bracket.map_or_else(Vec::new, |bracket| quality::values(self, bracket))
    }

    fn order(&self, bracket: &Bracket) -> Vec<(Step, Vec<usize>)> {
        self.even.order_of(bracket)
    }

    fn seated_pair(&self, a: usize, b: usize) -> Option<Pair> {
        self.seats(a, b).map(|(pair, _)| pair)
    }

    /// No colour is forbidden here, but colours that differ from art. 4 are named.
    fn against(&self, table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
        let mut found = dutch::against(self, table, round, seats);
        found.retain(|concern| {
            matches!(
                concern,
                Concern::Rematch(..) | Concern::Forbidden(_) | Concern::ByeBarred(_)
            )
        });
        for seat in seats {
            let Seat::Pair(pair) = seat else { continue };
            let (Some(white), Some(black)) = (self.place(pair.white), self.place(pair.black))
            else {
                continue;
            };
            if self
                .seated_pair(white, black)
                .is_some_and(|ruled| ruled != *pair)
            {
                found.push(Concern::ColoursTurned(*pair));
            }
        }
        found
    }
}
