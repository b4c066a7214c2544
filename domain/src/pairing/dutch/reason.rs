//! Why this opponent, why the bye, why down: the questions that participants ask. They are answered from the brackets of the
//! round, and by pairing the round again with the natural opponent or the natural bye.

use super::{
    explain::{Explained, PairReport, pair_report},
    float::Float,
    preference::Preference,
    rounds::{Made, bye_of, score_of, tpn_of},
    score::virtual_points,
    verdict::{Alternative, Verdict},
};
use crate::{
    event::{Colour, Crosstable, Points, RoundNumber, Tpn},
    pairing::{Impossible, Rule},
};

/// One participant as they were before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Pairing number.
    pub tpn: Tpn,
    /// Score for pairing, virtual points included.
    pub score: Points,
    /// Virtual points in the score (C.04.7).
    pub virtual_points: Points,
    /// Colours of the games that they played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour that they are due.
    pub preference: Preference,
    /// Float of the previous round.
    pub last_float: Option<Float>,
    /// Float of two rounds before.
    pub earlier_float: Option<Float>,
    /// Place, from 1, among the moved-down players, the residents or the remainder: the number by which art. 4.1 counts them in
    /// the part of the bracket where they were paired. 0 for the participant with the bye.
    pub place: usize,
    /// Whether they floated down into the bracket in which they play.
    pub moved_down: bool,
    /// Whether their number is odd, counted among those who have arrived (art. 5.2.5).
    pub odd: bool,
}

/// The bracket in which a pair was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketSize {
    /// Place of the bracket in the round, from 0.
    pub place: usize,
    /// Score of its residents.
    pub score: Points,
    /// Number of members of the scoregroup.
    pub residents: usize,
    /// Number of players who floated down to them.
    pub moved_down: usize,
    /// Number of pairs in the part of the bracket that is paired upper half against lower half.
    pub remainder_pairs: usize,
    /// Number of players in that part.
    pub remainder: usize,
}

/// The answer to a question "why not …".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The alternative that was asked for.
    pub instead: Alternative,
    /// Why it was not paired.
    pub verdict: Verdict,
    /// The round in which the two met before; `None` if they did not.
    pub met_in: Option<RoundNumber>,
    /// The colour that both must have, when C3 keeps them apart; otherwise `None`.
    pub both_want: Option<Colour>,
    /// The opponent of the second player asked for, if that opponent comes before the first in the order; otherwise `None`.
    pub taken_by: Option<Tpn>,
}

/// Why somebody plays below their scoregroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloatReason {
    /// Pairing number of the participant.
    pub who: Tpn,
    /// Score of the scoregroup that they left, virtual points included.
    pub from: Points,
    /// Number of members of the bracket that they left.
    pub members: usize,
    /// Number of downfloaters of that bracket.
    pub floaters: usize,
    /// Number of scoregroups between their own and the one in which they play.
    pub skipped: usize,
    /// Whether no resident ranked below them stayed.
    pub is_last: bool,
    /// Why the last resident who stayed did not float down instead; `None` if `is_last`.
    pub instead: Option<Answer>,
}

/// Why two participants meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The two players, the higher ranked first.
    pub members: [Member; 2],
    /// The board, with colours and floats.
    pub pair: PairReport,
    /// The bracket in which the pair was made.
    pub bracket: BracketSize,
    /// Why the higher ranked player floated down, if they did.
    pub float: Option<FloatReason>,
    /// Why the opponents given by the order alone were not paired: first the one of the first member, then the one of the
    /// second. Empty if the two are each other's natural opponents.
    pub natural: Vec<Answer>,
}

/// Why somebody has the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    /// The participant with the bye.
    pub member: Member,
    /// Number of participants in the round, the one with the bye included.
    pub field: usize,
    /// Participants ranked below who may not have the bye (C2).
    pub barred: Vec<Tpn>,
    /// Why the lowest ranked participant who may have the bye does not; `None` if nobody below may have it.
    pub instead: Option<Answer>,
}

/// Why a participant's round is as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The participant has an opponent.
    Game(Box<GameReason>),
    /// The participant has the bye.
    Bye(Box<ByeReason>),
}

impl Explained {
    /// Why `tpn` meets this opponent, or has the bye; `None` if they are not paired in this round. At most three alternatives
    /// are paired.
    ///
    /// # Errors
    /// The errors of [`Explained::why_not`].
    pub fn reason(&self, tpn: Tpn) -> Result<Option<Reason>, Impossible> {
        let Some(player) = self.field.players.iter().position(|p| p.tpn == tpn) else {
            return Ok(None);
        };
        if bye_of(&self.made) == Some(player) {
            return Ok(self.bye_reason(player)?.map(|r| Reason::Bye(Box::new(r))));
        }
        let found = self.made.iter().enumerate().find_map(|(place, bracket)| {
            let mut pairs = bracket.paired.pairs.iter();
            let (a, b) = pairs.find(|(a, b)| *a == player || *b == player)?;
            Some((place, (*a.min(b), *a.max(b))))
        });
        let Some((place, pair)) = found else {
            return Ok(None);
        };
        Ok(self
            .game_reason(place, pair)?
            .map(|reason| Reason::Game(Box::new(reason))))
    }

    /// The answer to a question, with the data that an explanation in words needs.
    ///
    /// # Errors
    /// The errors of [`Explained::why_not`].
    pub fn ask(&self, instead: Alternative) -> Result<Answer, Impossible> {
        let verdict = self.why_not(instead)?;
        let (met_in, taken_by) = match instead {
            Alternative::Pair(a, b) => (met_in(&self.table, self.round, a, b), self.taken(a, b)),
            _ => (None, None),
        };
        let both_want = match (instead, &verdict) {
            (Alternative::Pair(a, b), Verdict::Forbidden(Rule::SameAbsoluteColour)) => {
                self.wanted(a, b)
            }
            _ => None,
        };
        Ok(Answer {
            instead,
            verdict,
            met_in,
            both_want,
            taken_by,
        })
    }

    /// The colour that both want, if their preferences are equal in colour and strength.
    fn wanted(&self, a: Tpn, b: Tpn) -> Option<Colour> {
        let preference = |tpn| {
            let mut players = self.field.players.iter();
            players.find(|p| p.tpn == tpn).map(|p| p.preference)
        };
        (preference(a) == preference(b)).then(|| preference(a)?.colour)?
    }

    /// The opponent of `b`, if that opponent comes before `a` in the order.
    fn taken(&self, a: Tpn, b: Tpn) -> Option<Tpn> {
        let place = |tpn| self.field.players.iter().position(|p| p.tpn == tpn);
        let (a, b) = (place(a)?, place(b)?);
        let mut pairs = self.made.iter().flat_map(|bracket| &bracket.paired.pairs);
        let (one, two) = pairs.find(|(one, two)| *one == b || *two == b)?;
        let other = if *one == b { *two } else { *one };
        (other < a).then(|| tpn_of(&self.field, other))?
    }

    fn member(&self, player: usize, place: usize, moved_down: bool) -> Option<Member> {
        let found = self.field.players.get(player)?;
        Some(Member {
            tpn: found.tpn,
            score: Points::from_halves(found.score),
            virtual_points: virtual_points(&self.table, found.tpn, self.round),
            colours: found.colours.clone(),
            preference: found.preference,
            last_float: found.last_float,
            earlier_float: found.earlier_float,
            place,
            moved_down,
            odd: found.odd,
        })
    }

    fn game_reason(
        &self,
        place: usize,
        (higher, lower): (usize, usize),
    ) -> Result<Option<GameReason>, Impossible> {
        let Some(bracket) = self.made.get(place) else {
            return Ok(None);
        };
        let order = Order::of(bracket);
        let seat =
            |player| self.member(player, order.place(player), bracket.mdps.contains(&player));
        let (Some(first), Some(second), Some(pair)) = (
            seat(higher),
            seat(lower),
            pair_report(&self.field, higher, lower),
        ) else {
            return Ok(None);
        };
        let mut natural = Vec::new();
        for (who, real) in [(higher, lower), (lower, higher)] {
            let other = order.natural(who).filter(|other| *other != real);
            let names = other
                .and_then(|other| Some((tpn_of(&self.field, who)?, tpn_of(&self.field, other)?)));
            if let Some((who, other)) = names {
                natural.push(self.ask(Alternative::Pair(who, other))?);
            }
        }
        let float = if first.moved_down {
            self.float_reason(higher, place)?
        } else {
            None
        };
        Ok(Some(GameReason {
            members: [first, second],
            pair,
            bracket: BracketSize {
                place,
                score: score_of(&self.field, bracket).unwrap_or_default(),
                residents: bracket.residents.len(),
                moved_down: bracket.mdps.len(),
                remainder_pairs: order.remainder_pairs,
                remainder: order.remainder.len(),
            },
            float,
            natural,
        }))
    }

    /// Why `player` left their own bracket for the one at `place`.
    fn float_reason(&self, player: usize, place: usize) -> Result<Option<FloatReason>, Impossible> {
        let own = self.made.iter().position(|b| b.residents.contains(&player));
        let Some((own, bracket)) = own.and_then(|own| Some((own, self.made.get(own)?))) else {
            return Ok(None);
        };
        let floaters = &bracket.paired.floaters;
        let stayed = bracket
            .residents
            .iter()
            .rev()
            .find(|p| !floaters.contains(p));
        // If a resident ranked below them stayed, the question is why that one did not float down.
        let instead = stayed
            .filter(|stayed| **stayed > player)
            .and_then(|stayed| tpn_of(&self.field, *stayed));
        let (Some(who), Some(from)) = (tpn_of(&self.field, player), score_of(&self.field, bracket))
        else {
            return Ok(None);
        };
        Ok(Some(FloatReason {
            who,
            from,
            members: bracket.mdps.len() + bracket.residents.len(),
            floaters: floaters.len(),
            skipped: place.saturating_sub(own + 1),
            is_last: instead.is_none(),
            instead: instead
                .map(|tpn| self.ask(Alternative::Downfloat(tpn)))
                .transpose()?,
        }))
    }

    fn bye_reason(&self, player: usize) -> Result<Option<ByeReason>, Impossible> {
        let Some(member) = self.member(player, 0, false) else {
            return Ok(None);
        };
        let below = self.field.players.iter().skip(player + 1);
        let barred = below.clone().filter(|p| !p.may_have_bye).map(|p| p.tpn);
        let lowest = below.clone().rev().find(|p| p.may_have_bye).map(|p| p.tpn);
        Ok(Some(ByeReason {
            member,
            field: self.field.players.len(),
            barred: barred.collect(),
            instead: lowest
                .map(|tpn| self.ask(Alternative::Bye(tpn)))
                .transpose()?,
        }))
    }
}

/// The opponents in a bracket by the order alone (art. 3.2, 3.3): the paired moved-down players meet the first residents, and
/// of the others the upper half meets the lower half.
struct Order {
    /// Moved-down players who are paired in the bracket.
    upper: Vec<usize>,
    residents: Vec<usize>,
    remainder: Vec<usize>,
    remainder_pairs: usize,
}

/// The first round before `round` in which the two met; `None` if they did not.
pub(in crate::pairing) fn met_in(
    table: &Crosstable,
    round: RoundNumber,
    a: Tpn,
    b: Tpn,
) -> Option<RoundNumber> {
    let entries = &table.participants().get(a.index())?.entries;
    let before = entries.iter().take(round.index());
    let index = before
        .enumerate()
        .find(|(_, entry)| entry.is_meeting() && entry.opponent() == Some(b))?
        .0;
    RoundNumber::from_index(index)
}

impl Order {
    fn of(bracket: &Made) -> Self {
        let pairs = &bracket.paired.pairs;
        let partner = |player: usize| {
            let pair = pairs.iter().find(|(a, b)| *a == player || *b == player)?;
            Some(if pair.0 == player { pair.1 } else { pair.0 })
        };
        let paired = bracket.mdps.iter().copied();
        let mut upper: Vec<usize> = paired.filter(|p| partner(*p).is_some()).collect();
        upper.sort_unstable();
        let mut residents = bracket.residents.clone();
        residents.sort_unstable();
        let meets_upper = |p: &usize| partner(*p).is_some_and(|other| upper.contains(&other));
        let remainder: Vec<usize> = residents
            .iter()
            .copied()
            .filter(|p| !meets_upper(p))
            .collect();
        let remainder_pairs = pairs.len().saturating_sub(upper.len());
        Self {
            upper,
            residents,
            remainder,
            remainder_pairs,
        }
    }

    /// Place, from 1, in the part of the bracket in which they are paired; 0 for a player outside this bracket.
    fn place(&self, player: usize) -> usize {
        let parts = [&self.upper, &self.remainder, &self.residents];
        let mut places = parts
            .into_iter()
            .filter_map(|part| part.iter().position(|p| *p == player));
        places.next().map_or(0, |place| place + 1)
    }

    fn natural(&self, player: usize) -> Option<usize> {
        if let Some(place) = self.upper.iter().position(|p| *p == player) {
            return self.residents.get(place).copied();
        }
        if let Some(place) = self.remainder.iter().position(|p| *p == player) {
            let half = self.remainder_pairs;
            return match place {
                place if place < half => self.remainder.get(place + half).copied(),
                place if place < 2 * half => self.remainder.get(place - half).copied(),
                // A player who comes after the pairs floats.
                _ => None,
            };
        }
        let place = self.residents.iter().position(|p| *p == player)?;
        self.upper.get(place).copied()
    }
}

#[cfg(test)]
mod tests;
