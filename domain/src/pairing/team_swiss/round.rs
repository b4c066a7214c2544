//! A round: the bye first (3.4), then bracket after bracket from the top.

use super::{
    TeamEvent,
    field::Field,
    quality::{self, Criterion},
};
use crate::{
    event::{Halt, RoundNumber, Tpn},
    pairing::{
        Concern, Impossible, Pair, RoundPairing, Seat,
        by_brackets::{ByBrackets, ByeOrder},
        even_brackets::{Bracket, Step},
    },
};

/// Pairs all teams that have no entry yet for `round`. White in a pair is the team with White on board 1.
///
/// # Errors
/// [`Impossible::NoCompletePairing`] when no complete pairing satisfies C1 and C2.
pub fn pair(event: &TeamEvent, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    let field = Field::new(event, round, &Halt::never());
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// The pairing of a round when the upfloaters of each bracket are looked for in the whole field at once. It gives what [`pair`]
/// gives, but slowly, and serves for comparison.
///
/// # Errors
/// The errors of [`pair`].
pub fn pair_as_a_whole(event: &TeamEvent, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    let mut field = Field::new(event, round, &Halt::never());
    field.even.is_whole = true;
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// What speaks against these seats of a round, before it is paired.
#[must_use]
pub fn concerns(event: &TeamEvent, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
    Field::new(event, round, &Halt::never()).against(event, round, seats)
}

impl ByBrackets for Field {
    type Table = TeamEvent;
    type Bracket = Bracket;
    type Criterion = Criterion;
    type Step = Step;

    fn read(event: &TeamEvent, round: RoundNumber, halt: &Halt) -> Self {
        Self::new(event, round, halt)
    }

    fn met_in(event: &TeamEvent, round: RoundNumber, one: Tpn, two: Tpn) -> Option<RoundNumber> {
        event.met_in(round, one, two)
    }

    /// Lowest score, most matches played, largest pairing number (3.4).
    fn bye_order(&self, team: usize) -> Vec<(ByeOrder, i64)> {
        let [score, _] = self.score_then_games(team);
        let matches = i64::try_from(self.even.matches(team)).unwrap_or(i64::MAX);
        vec![score, (ByeOrder::Games, -matches), self.number_last(team)]
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

    /// No colour is forbidden for a team, but colours that differ from art. 4 are named.
    fn against(&self, event: &TeamEvent, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
        let mut found = Vec::new();
        for seat in seats {
            let pair = match *seat {
                Seat::Pair(pair) => pair,
                Seat::Bye(team) => {
                    let taker = self.place(team);
                    if taker.is_none_or(|taker| !self.is_eligible(taker)) {
                        found.push(Concern::ByeBarred(team));
                    }
                    continue;
                }
            };
            let (Some(white), Some(black)) = (self.place(pair.white), self.place(pair.black))
            else {
                continue;
            };
            let met = event.met_in(round, pair.white, pair.black);
            found.extend(met.map(|met| Concern::Rematch(pair, met)));
            if self.share_group(white, black) {
                found.push(Concern::Forbidden(pair));
            }
            if self
                .seated_pair(white, black)
                .is_some_and(|ruled| ruled != pair)
            {
                found.push(Concern::ColoursTurned(pair));
            }
        }
        found
    }
}
