//! Why this opponent, why the bye, why down: the questions that a participant asks. They are answered from the
//! brackets of the round, and by pairing the round again with the natural opponent or the natural bye.

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
    pairing::Impossible,
};

/// One participant as they stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The participant.
    pub tpn: Tpn,
    /// Score for pairing, virtual points included.
    pub score: Points,
    /// The virtual points in it (C.04.7).
    pub virtual_points: Points,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour due.
    pub preference: Preference,
    /// Float of the previous round.
    pub last_float: Option<Float>,
    /// Float of two rounds before.
    pub earlier_float: Option<Float>,
    /// Place, from 1, among the moved-down players, the residents or the remainder: the number by which art.
    /// 4.1 counts them in the part of the bracket where they were paired. 0 for whoever has the bye.
    pub place: usize,
    /// Whether they came down into the bracket in which they play.
    pub moved_down: bool,
    /// Odd number among those who have arrived (art. 5.2.5).
    pub odd: bool,
}

/// The bracket in which a pair was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketSize {
    /// Its place in the round, from 0.
    pub place: usize,
    /// Score of its residents.
    pub score: Points,
    /// Members of the scoregroup.
    pub residents: usize,
    /// Who came down to them.
    pub moved_down: usize,
    /// Pairs of the part of the bracket that is paired upper half against lower half.
    pub remainder_pairs: usize,
    /// Members of that part.
    pub remainder: usize,
}

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What might have been paired instead.
    pub instead: Alternative,
    /// Why it was not.
    pub verdict: Verdict,
    /// The round in which the two met, where they did.
    pub met_in: Option<RoundNumber>,
    /// The colour that both must have, where [`crate::pairing::Rule::SameAbsoluteColour`] keeps them apart.
    pub both_want: Option<Colour>,
    /// The natural opponent's opponent, if that one comes before the participant in the order.
    pub taken_by: Option<Tpn>,
}

/// Why somebody plays below their scoregroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloatReason {
    /// The participant.
    pub who: Tpn,
    /// Score of the group that they left, in half-points.
    pub from: Points,
    /// Number of members of that bracket.
    pub members: usize,
    /// How many of them went down.
    pub floaters: usize,
    /// Scoregroups between their own and the one in which they play.
    pub skipped: usize,
    /// Whether those who went down are the last of the group.
    pub is_last: bool,
    /// Why the last one who stayed did not go instead.
    pub instead: Option<Answer>,
}

/// Why two participants meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The two, the higher ranked first.
    pub members: [Member; 2],
    /// Board, colours and floats.
    pub pair: PairReport,
    /// Where the pair was made.
    pub bracket: BracketSize,
    /// Why the higher ranked went down, if they did.
    pub float: Option<FloatReason>,
    /// Why not the opponents that the order would give: of the first member, of the second. Empty when each
    /// is the other's natural opponent.
    pub natural: Vec<Answer>,
}

/// Why somebody has the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    /// The participant.
    pub member: Member,
    /// How many are paired in this round.
    pub field: usize,
    /// Those ranked below this participant who may not have it (C2).
    pub barred: Vec<Tpn>,
    /// Why not the lowest ranked who might have it.
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
    /// Why `tpn` meets this opponent, or has the bye; `None` for whoever is not paired in this round. At most
    /// three alternatives are paired.
    ///
    /// # Errors
    /// As [`Explained::why_not`].
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
    /// As [`Explained::why_not`].
    pub fn ask(&self, instead: Alternative) -> Result<Answer, Impossible> {
        let verdict = self.why_not(instead)?;
        let (met_in, both_want, taken_by) = match instead {
            Alternative::Pair(a, b) => (
                met_in(&self.table, self.round, a, b),
                self.wanted(a, b),
                self.taken(a, b),
            ),
            _ => (None, None, None),
        };
        Ok(Answer {
            instead,
            verdict,
            met_in,
            both_want,
            taken_by,
        })
    }

    fn wanted(&self, a: Tpn, b: Tpn) -> Option<Colour> {
        let preference = |tpn| {
            let mut players = self.field.players.iter();
            players.find(|p| p.tpn == tpn).map(|p| p.preference)
        };
        (preference(a) == preference(b)).then(|| preference(a)?.colour)?
    }

    /// The opponent of `b`, when they come before `a` in the order.
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
        // Somebody below them stayed: why that one stayed is the question to answer.
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

/// Who would meet whom in a bracket by the order alone (art. 3.2, 3.3): the moved-down players who are paired
/// meet the first residents; of the others the upper half meets the lower half.
struct Order {
    /// Moved-down players who are paired here.
    upper: Vec<usize>,
    residents: Vec<usize>,
    remainder: Vec<usize>,
    remainder_pairs: usize,
}

/// The first round in which the two met.
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

    /// Place, from 1, in the part in which they are paired; 0 for somebody outside this bracket.
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
                // Whoever stands behind the pairs floats.
                _ => None,
            };
        }
        let place = self.residents.iter().position(|p| *p == player)?;
        self.upper.get(place).copied()
    }
}

#[cfg(test)]
mod tests;
