//! The ranking: every value number, score and rank, and the terms of each score.

use std::cmp::Reverse;

use super::{
    parameters::Parameters,
    score::{Cause, Score, Term, middle, term},
    worth::{Fraction, Worth},
};
use crate::event::{Bye, Crosstable, Outcome, RoundEntry, RoundNumber, Tpn};

/// All rounds are scored at most this many times.
const MOST_TIMES: u8 = 20;

/// A player in the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Pairing number.
    pub tpn: Tpn,
    /// Place in the ranking, from 1.
    pub rank: usize,
    /// Value number with which the scores were made; 0 before the player came for the first time.
    pub value: Score,
    /// Score: the sum of the terms.
    pub score: Score,
    /// Terms of the score: the own value number, then round by round.
    pub terms: Vec<Term>,
}

/// How the value numbers were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The order that they gave was the order from which they were made.
    Settled,
    /// Two orders alternated: the scores are the middle of both.
    Averaged,
    /// Not settled after twenty times: the last scores stand.
    Stopped,
    /// Nothing was scored anew, because rounds keep their value numbers.
    Frozen,
}

/// The ranking of an event at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// First place first; players who have not come yet stand at the end.
    order: Vec<Tpn>,
    /// The places by pairing number.
    places: Vec<Place>,
    /// Number of players who have come.
    arrived: usize,
    end: End,
    /// How often everything was scored.
    times: u8,
}

impl Ranking {
    /// The ranking after this many rounds, for standings.
    #[must_use]
    pub fn after(table: &Crosstable, rounds: u8, parameters: &Parameters) -> Self {
        let through = RoundNumber::new(rounds).unwrap_or(RoundNumber::FIRST);
        Counted::new(table, rounds.into(), through, parameters).ranking()
    }

    /// The ranking before a round is paired. All rounds before it count, and players who come for the first time in it have a
    /// place.
    #[must_use]
    pub fn before(table: &Crosstable, round: RoundNumber, parameters: &Parameters) -> Self {
        Counted::new(table, round.index(), round, parameters).ranking()
    }

    /// Everybody, first place first.
    #[must_use]
    pub fn order(&self) -> &[Tpn] {
        &self.order
    }

    /// The place of a player.
    #[must_use]
    pub fn place(&self, tpn: Tpn) -> Option<&Place> {
        self.places.get(tpn.index())
    }

    /// A rank that counts before points: a number for each participant in the order of pairing numbers, the higher the better.
    /// All numbers differ.
    #[must_use]
    pub fn before_points(&self) -> Vec<i64> {
        let after = |place: &Place| self.places.len().saturating_sub(place.rank);
        let after = self.places.iter().map(after);
        after
            .map(|number| i64::try_from(number).unwrap_or(i64::MAX))
            .collect()
    }

    /// Number of players who have come, and so have value numbers.
    #[must_use]
    pub const fn arrived(&self) -> usize {
        self.arrived
    }

    /// How the value numbers were found.
    #[must_use]
    pub const fn end(&self) -> End {
        self.end
    }

    /// How often all rounds were scored.
    #[must_use]
    pub const fn times(&self) -> u8 {
        self.times
    }
}

/// Whether a participant has come by round `through`: they had an entry other than a zero-point bye, or are to be paired in it.
fn has_come(table: &Crosstable, index: usize, through: RoundNumber) -> bool {
    let entries = table.participants().get(index).map(|one| &one.entries);
    entries.is_some_and(|entries| {
        let mut until = entries.iter().take(usize::from(through.get()));
        entries.len() <= through.index() || until.any(|entry| !is_absence(*entry))
    })
}

const fn is_absence(entry: RoundEntry) -> bool {
    matches!(entry, RoundEntry::Bye(Bye::ZeroPoint))
}

/// The rounds that count, and the players who have come.
struct Counted<'a> {
    table: &'a Crosstable,
    parameters: &'a Parameters,
    rounds: usize,
    /// Players who have come, in the order of pairing numbers, which is the order before the first game.
    arrived: Vec<usize>,
    /// For each participant, in the order of pairing numbers, whether they have come.
    has_come: Vec<bool>,
}

/// Terms of each participant, each with half of its amount.
type Scored = Vec<Vec<Term>>;

impl<'a> Counted<'a> {
    fn new(
        table: &'a Crosstable,
        rounds: usize,
        through: RoundNumber,
        parameters: &'a Parameters,
    ) -> Self {
        let everybody = 0..table.participants().len();
        let has_come: Vec<bool> = everybody
            .map(|index| has_come(table, index, through))
            .collect();
        let arrived = has_come
            .iter()
            .enumerate()
            .filter(|(_, has_come)| **has_come);
        Self {
            table,
            parameters,
            rounds,
            arrived: arrived.map(|(index, _)| index).collect(),
            has_come,
        }
    }

    fn has_come(&self, index: usize) -> bool {
        self.has_come.get(index).copied().unwrap_or(false)
    }

    fn ranking(&self) -> Ranking {
        if self.parameters.is_frozen {
            let (scored, values) = self.frozen();
            return self.finish(&scored, &scored, [&values, &values], End::Frozen, 1);
        }
        let mut orders = vec![self.arrived.clone()];
        let mut before: Option<(Scored, Vec<i64>)> = None;
        let mut times = 1;
        loop {
            let values = self.values(orders.last().map_or(&[], Vec::as_slice));
            let scored = self.score(|_, index| value_of(&values, index), &values);
            let order = self.order_of(&scored, &scored);
            let is_settled = orders.last() == Some(&order);
            if is_settled || times == MOST_TIMES {
                let end = if is_settled {
                    End::Settled
                } else {
                    End::Stopped
                };
                return self.finish(&scored, &scored, [&values, &values], end, times);
            }
            if let Some((earlier, older)) = &before
                && orders.iter().rev().nth(1) == Some(&order)
            {
                return self.finish(&scored, earlier, [&values, older], End::Averaged, times);
            }
            orders.push(order);
            before = Some((scored, values));
            times += 1;
        }
    }

    /// Value number of each participant by this order; 0 for those who are not in it.
    fn values(&self, order: &[usize]) -> Vec<i64> {
        let mut values = vec![0; self.table.participants().len()];
        for (place, index) in order.iter().enumerate() {
            if let Some(value) = values.get_mut(*index) {
                *value = self.parameters.values.of(place, order.len());
            }
        }
        values
    }

    /// Terms and value numbers when every round keeps the value numbers with which it was played; the value numbers are those
    /// of the last round.
    fn frozen(&self) -> (Scored, Vec<i64>) {
        let mut values: Vec<Vec<i64>> = Vec::new();
        let first = 1..=self.rounds.max(1);
        for round in first.filter_map(|round| RoundNumber::new(u8::try_from(round).ok()?)) {
            let counted = Self::new(self.table, round.index(), round, self.parameters);
            let scored = match values.last() {
                None => Vec::new(),
                Some(last) => counted.score(|round, index| of_round(&values, round, index), last),
            };
            values.push(self.values(&counted.order_of(&scored, &scored)));
        }
        let last = values.last().cloned().unwrap_or_default();
        let scored = self.score(|round, index| of_round(&values, round, index), &last);
        (scored, last)
    }

    /// Everybody's terms. `value` gives the value number of a participant in a round; `own` are the value numbers that count
    /// once.
    fn score(&self, value: impl Fn(usize, usize) -> i64, own: &[i64]) -> Scored {
        let all = self.table.participants().iter().enumerate();
        all.map(|(index, participant)| {
            if !self.has_come(index) {
                return Vec::new();
            }
            let mut terms = Vec::new();
            if self.parameters.own_value {
                let part = (Fraction::ONE, value_of(own, index));
                terms.push(term(None, Cause::Own, Some(part), 0));
            }
            let (mut has_come, mut absences) = (false, 0_usize);
            for (round, entry) in participant.entries.iter().take(self.rounds).enumerate() {
                has_come |= !is_absence(*entry);
                if entry_is_away(*entry) && has_come {
                    absences += 1;
                }
                let most = self.parameters.most_absences;
                let is_beyond =
                    entry_is_away(*entry) && most.is_some_and(|most| absences > usize::from(most));
                terms.push(self.of_round(
                    round,
                    *entry,
                    has_come,
                    is_beyond,
                    [
                        value(round, index),
                        entry.opponent().map_or(0, |one| value(round, one.index())),
                    ],
                ));
            }
            terms
        })
        .collect()
    }

    /// The term of a player for a round, with their own value number and that of their opponent.
    fn of_round(
        &self,
        round: usize,
        entry: RoundEntry,
        has_come: bool,
        is_beyond: bool,
        [own, theirs]: [i64; 2],
    ) -> Term {
        let number = RoundNumber::from_index(round);
        let rules = self.parameters;
        if !has_come {
            let late = i64::from(rules.late);
            return term(number, Cause::BeforeArrival, None, late);
        }
        let game = |opponent, outcome, fraction, is_played| {
            let cause = Cause::Game {
                opponent,
                outcome,
                is_played,
            };
            term(number, cause, Some((fraction, theirs)), 0)
        };
        match entry {
            RoundEntry::Played {
                opponent, outcome, ..
            } => {
                let fraction = match outcome {
                    Outcome::Win => Fraction::ONE,
                    Outcome::Draw => Fraction::HALF,
                    Outcome::Loss => rules.loss,
                };
                game(opponent, outcome, fraction, true)
            }
            RoundEntry::Forfeit {
                opponent,
                won: true,
                ..
            } => game(opponent, Outcome::Win, Fraction::ONE, false),
            // A player who stayed away gets nothing for a loss.
            RoundEntry::Forfeit {
                opponent,
                won: false,
                ..
            } => game(opponent, Outcome::Loss, Fraction::ZERO, false),
            RoundEntry::Pending { opponent, .. } => term(number, Cause::Open { opponent }, None, 0),
            RoundEntry::Bye(bye) if is_beyond && !rules.halves_further => {
                term(number, Cause::TooMany(bye), None, 0)
            }
            RoundEntry::Bye(bye) => {
                let worth = match bye {
                    Bye::PairingAllocated => rules.pairing_bye,
                    Bye::FullPoint => rules.full_point_bye,
                    Bye::HalfPoint => rules.half_point_bye,
                    Bye::ZeroPoint => rules.absence,
                };
                let whole = match worth {
                    Worth::Own(fraction) => term(number, Cause::Bye(bye), Some((fraction, own)), 0),
                    Worth::Points(points) => term(number, Cause::Bye(bye), None, i64::from(points)),
                };
                if is_beyond {
                    return Term {
                        cause: Cause::Halved(bye),
                        amount: Score::from_parts(whole.amount.parts() / 2),
                        ..whole
                    };
                }
                whole
            }
        }
    }

    /// Players who have come, by the sum of both scores; equal scores are ordered by pairing number.
    fn order_of(&self, one: &Scored, two: &Scored) -> Vec<usize> {
        let sum = |scored: &Scored, index: usize| -> Score {
            let terms = scored.get(index).into_iter().flatten();
            terms.map(|term| term.amount).sum()
        };
        let mut order = self.arrived.clone();
        order.sort_by_cached_key(|index| Reverse(sum(one, *index) + sum(two, *index)));
        order
    }

    /// The ranking by the middle of two scores, which are mostly the same.
    fn finish(
        &self,
        one: &Scored,
        two: &Scored,
        values: [&[i64]; 2],
        end: End,
        times: u8,
    ) -> Ranking {
        let everybody = self.table.participants().len();
        let mut order = self.order_of(one, two);
        order.extend((0..everybody).filter(|index| !self.has_come(*index)));
        let mut ranks = vec![0; everybody];
        for (rank, index) in (1..).zip(&order) {
            if let Some(place) = ranks.get_mut(*index) {
                *place = rank;
            }
        }
        let places = ranks.into_iter().enumerate().filter_map(|(index, rank)| {
            let both = one.get(index)?.iter().zip(two.get(index)?);
            let terms: Vec<Term> = both.map(|(one, two)| middle(one, two)).collect();
            let of = |values: &[i64]| value_of(values, index) * (Score::PARTS / 2);
            let [first, second] = values;
            Some(Place {
                tpn: Tpn::from_index(index)?,
                rank,
                value: Score::from_parts(of(first) + of(second)),
                score: terms.iter().map(|term| term.amount).sum(),
                terms,
            })
        });
        Ranking {
            places: places.collect(),
            order: order.into_iter().filter_map(Tpn::from_index).collect(),
            arrived: self.arrived.len(),
            end,
            times,
        }
    }
}

/// Whether the entry is an absence, announced or not.
const fn entry_is_away(entry: RoundEntry) -> bool {
    matches!(entry, RoundEntry::Bye(Bye::HalfPoint | Bye::ZeroPoint))
}

fn value_of(values: &[i64], index: usize) -> i64 {
    values.get(index).copied().unwrap_or(0)
}

fn of_round(values: &[Vec<i64>], round: usize, index: usize) -> i64 {
    values
        .get(round)
        .map_or(0, |values| value_of(values, index))
}
