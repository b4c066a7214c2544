//! A round that has been paired, and the questions about it. A question "why not …" pairs the round once more with that demand.
//! The two rounds are compared bracket by bracket: the first thing that gets worse, or comes later in the order, is the reason.

use std::sync::Arc;

use super::{Answer, ByBrackets, ByeReason, Made, PairReport, Verdict};
use crate::{
    event::{Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{
        HandMade, Impossible, Pair, RoundPairing, Rule, Seat,
        dutch::{self, Demand},
    },
};

/// A round that has been paired.
#[derive(Clone)]
pub(in crate::pairing) struct Paired<F: ByBrackets> {
    table: Arc<F::Table>,
    round: RoundNumber,
    pub field: Arc<F>,
    pub made: Arc<Made<F::Bracket>>,
    halt: Halt,
}

impl<F: ByBrackets> Paired<F> {
    pub(in crate::pairing) fn until(
        table: &F::Table,
        round: RoundNumber,
        halt: &Halt,
    ) -> Result<Self, Impossible> {
        let field = F::read(table, round, halt);
        let made = field.solve()?;
        Ok(Self {
            table: Arc::new(table.clone()),
            round,
            field: Arc::new(field),
            made: Arc::new(made),
            halt: Halt::never(),
        })
    }

    pub(in crate::pairing) fn asked(&self, halt: &Halt) -> Self {
        Self {
            halt: halt.clone(),
            ..self.clone()
        }
    }

    pub(in crate::pairing) fn is_of(&self, table: &F::Table, round: RoundNumber) -> bool {
        self.round == round && *self.table == *table
    }

    pub(in crate::pairing) fn size(&self) -> usize {
        self.field.players.len()
    }

    pub(in crate::pairing) fn pairing(&self) -> RoundPairing {
        self.field.finish(&self.made)
    }

    pub(in crate::pairing) fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        let ruled = self.pairing();
        let new = hand.pairs.iter().filter(|pair| !ruled.pairs.contains(pair));
        let differing: Vec<Pair> = new.copied().collect();
        let other_bye = hand.bye != ruled.bye;
        let bye = hand.bye.filter(|_| other_bye).map(Seat::Bye);
        let seats = differing.iter().map(|pair| Seat::Pair(*pair)).chain(bye);
        let seats: Vec<Seat> = seats.collect();
        let mut concerns = self.field.against(&self.table, self.round, &seats);
        concerns.sort_by_key(|concern| std::cmp::Reverse(concern.level()));
        HandMade {
            differing,
            other_bye,
            concerns,
            criteria: Vec::new(),
        }
    }

    /// Why `player` has the bye; `None` if they do not have it. `member` is what is known of them.
    pub(in crate::pairing) fn bye<M>(&self, player: usize, member: M) -> Option<ByeReason<M>> {
        if self.made.bye != Some(player) {
            return None;
        }
        let field = &self.field;
        let before = field.bye_order(player);
        let earlier = (0..field.players.len()).filter(|p| field.bye_order(*p) < before);
        let (needed, barred): (Vec<usize>, Vec<usize>) =
            earlier.partition(|p| field.is_eligible(*p));
        Some(ByeReason {
            member,
            field: self.size(),
            barred: field.tpns(&barred),
            needed: field.tpns(&needed),
        })
    }

    /// Place of the bracket in which the player is paired, and place of their pair in it.
    pub(in crate::pairing) fn game_of(&self, player: usize) -> Option<(usize, usize)> {
        let mut brackets = self.made.brackets.iter().enumerate();
        brackets.find_map(|(bracket, made)| {
            let mut pairs = F::pairs(made).iter();
            let place = pairs.position(|(a, b)| [*a, *b].contains(&player))?;
            Some((bracket, place))
        })
    }

    pub(in crate::pairing) fn pair(&self, one: usize, two: usize) -> Option<PairReport> {
        let (pair, colour_rule) = self.field.board(one, two)?;
        let preference = |tpn: Tpn| {
            let player = self.field.players.get(self.field.place(tpn)?)?;
            Some(player.preference)
        };
        Some(PairReport {
            pair,
            colour_rule,
            white: preference(pair.white)?,
            black: preference(pair.black)?,
        })
    }

    pub(in crate::pairing) fn why_not(
        &self,
        instead: Seat,
    ) -> Result<Answer<F::Criterion, F::Step>, Impossible> {
        let met_in = match instead {
            Seat::Pair(pair) => F::met_in(&self.table, self.round, pair.white, pair.black),
            Seat::Bye(_) => None,
        };
        let verdict = self.verdict(instead)?;
        let wanted = |tpn| self.field.wanted(self.field.place(tpn)?);
        let both_want = match (instead, &verdict) {
            (Seat::Pair(pair), Verdict::Barred(Rule::SameAbsoluteColour)) => wanted(pair.white),
            _ => None,
        };
        Ok(Answer {
            instead,
            verdict,
            met_in,
            both_want,
        })
    }

    fn verdict(&self, instead: Seat) -> Result<Verdict<F::Criterion, F::Step>, Impossible> {
        let field = &self.field;
        let demand = match instead {
            Seat::Bye(tpn) => {
                let Some(taker) = field.place(tpn) else {
                    return Ok(Verdict::NotPaired);
                };
                if self.made.bye == Some(taker) {
                    return Ok(Verdict::AsPaired);
                }
                if !field.odd || !field.is_eligible(taker) {
                    return Ok(Verdict::ByeBarred);
                }
                Demand::Bye(taker)
            }
            Seat::Pair(pair) => {
                let (Some(a), Some(b)) = (field.place(pair.white), field.place(pair.black)) else {
                    return Ok(Verdict::NotPaired);
                };
                let mut pairs = self.made.brackets.iter().flat_map(F::pairs);
                if pairs.any(|made| *made == (a, b) || *made == (b, a)) {
                    return Ok(Verdict::AsPaired);
                }
                if let Some(rule) = field.rule_between(a, b) {
                    return Ok(Verdict::Barred(rule));
                }
                Demand::Pair(a, b)
            }
        };
        let mut demanded = F::clone(field);
        demanded.demand = Some(demand);
        demanded.halt = self.halt.clone();
        match demanded.solve() {
            Ok(other) => Ok(self.compared(&other)),
            Err(Impossible::Stopped) => Err(Impossible::Stopped),
            Err(_) => Ok(Verdict::NoCompletePairing),
        }
    }

    /// The first thing that makes `other` worse than this round, or puts it later in the order.
    fn compared(&self, other: &Made<F::Bracket>) -> Verdict<F::Criterion, F::Step> {
        let field = &self.field;
        if let (Some(taker), Some(instead)) = (self.made.bye, other.bye)
            && taker != instead
            && let Some(tpn) = field.tpn(taker)
        {
            let both = field.bye_order(taker).into_iter();
            let mut both = both.zip(field.bye_order(instead));
            let differing = both.find(|((_, one), (_, two))| one != two);
            let by = differing.map_or(super::ByeOrder::Number, |((by, _), _)| by);
            return Verdict::Bye { taker: tpn, by };
        }
        let both = self.made.brackets.iter().zip(&other.brackets).enumerate();
        for (place, (bracket, instead)) in both {
            let score = field.score_of(bracket);
            let values = field.values(&self.made.brackets, place).into_iter();
            for ((criterion, ruled), (_, instead)) in
                values.zip(field.values(&other.brackets, place))
            {
                if ruled != instead {
                    return Verdict::Worse {
                        score,
                        criterion,
                        ruled,
                        instead,
                    };
                }
            }
            let places = field.order(bracket).into_iter();
            for ((step, ruled), (_, instead)) in places.zip(field.order(instead)) {
                if ruled != instead {
                    return Verdict::Later { score, step };
                }
            }
        }
        Verdict::AsPaired
    }
}

impl<F: ByBrackets<Table = Crosstable>> Paired<F> {
    /// Virtual points in the score of a participant (C.04.7).
    pub(in crate::pairing) fn virtual_points(&self, tpn: Tpn) -> Points {
        dutch::virtual_points(&self.table, tpn, self.round)
    }
}
