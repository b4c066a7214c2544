//! Why a round is paired as it is (C.04.1 art. 9), as data. A question "why not …" pairs the round once more with that demand, and
//! compares the two, bracket by bracket: what first gets worse, or comes later in the order, is the reason.

use std::{cmp::Ordering, sync::Arc};

use super::{
    bracket::Bracket,
    field::Field,
    quality::{self, Criterion, Step},
    round::Made,
};
use crate::{
    event::{Colour, Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{
        HandMade, Impossible, Pair, RoundPairing, Rule, Seat,
        dutch::{self, ColourRule, Demand, Preference},
    },
};

/// A round that has been paired and can say why.
#[derive(Clone)]
pub struct Explained {
    table: Arc<Crosstable>,
    round: RoundNumber,
    field: Arc<Field>,
    made: Arc<Made>,
    halt: Halt,
}

/// A player as they stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The player.
    pub tpn: Tpn,
    /// Score for pairing, virtual points included.
    pub score: Points,
    /// Average rating of the opponents met over the board (1.7); `None` before the first game.
    pub average: Option<u32>,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour due.
    pub preference: Preference,
    /// How often they were upfloated.
    pub upfloats: u32,
    /// Whether in the previous round.
    pub upfloated_last: bool,
    /// Whether they are a maximum upfloater (1.8).
    pub is_maximum_upfloater: bool,
    /// Odd number among those who have arrived (5.2).
    pub odd: bool,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The board.
    pub pair: Pair,
    /// Which rule of art. 5.2 gave the colours.
    pub colour_rule: ColourRule,
    /// What White wanted.
    pub white: Preference,
    /// What Black wanted.
    pub black: Preference,
}

/// A bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReport {
    /// The score of its scoregroup, virtual points included.
    pub score: Points,
    /// The scoregroup.
    pub residents: Vec<Tpn>,
    /// Who came up to it.
    pub upfloaters: Vec<Tpn>,
    /// How many sought White, and how many Black, before the shifts.
    pub seekers: [usize; 2],
    /// Who was shifted from the smaller subgroup, and who from the larger one.
    pub shifted: [Vec<Tpn>; 2],
    /// The boards, in the order of S1.
    pub pairs: Vec<PairReport>,
    /// Every criterion and its value; less is better.
    pub criteria: Vec<(Criterion, Vec<i32>)>,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// From the first bracket to the last.
    pub brackets: Vec<BracketReport>,
    /// Who has the bye.
    pub bye: Option<Tpn>,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The board and its colours.
    pub pair: PairReport,
    /// The member of S1, then that of S2.
    pub members: [Member; 2],
    /// Their bracket.
    pub bracket: BracketReport,
    /// The place of the first of them in S1, from 1.
    pub place: usize,
    /// Those of S2 with smaller pairing numbers who were free, and what kept them apart; `None`: then the others could not all
    /// be paired.
    pub passed: Vec<(Tpn, Option<Rule>)>,
}

/// Why somebody has the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    /// The player.
    pub member: Member,
    /// How many are paired in this round.
    pub field: usize,
    /// Those who would come before and may not have it (C2).
    pub barred: Vec<Tpn>,
    /// Those who would come before, but without whom the others could not all be paired.
    pub needed: Vec<Tpn>,
}

/// Why somebody sits where they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They have an opponent.
    Game(Box<GameReason>),
    /// They have the bye.
    Bye(Box<ByeReason>),
}

/// What puts one taker of the bye before another (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeOrder {
    /// The lower score.
    Score,
    /// More games over the board.
    Games,
    /// The larger pairing number.
    Number,
}

/// Why something was not paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was.
    AsPaired,
    /// The two may not meet.
    Barred(Rule),
    /// The player may not have the bye (C2), or the round has none.
    ByeBarred,
    /// Somebody of them is not paired in this round.
    NotPaired,
    /// Then the others could not all be paired (C4).
    NoCompletePairing,
    /// The bye comes first, and another one precedes.
    Bye {
        /// Who has it.
        taker: Tpn,
        /// What puts them first.
        by: ByeOrder,
    },
    /// A criterion gets worse.
    Worse {
        /// The score of the bracket.
        score: Points,
        /// Which one.
        criterion: Criterion,
        /// As paired.
        ruled: Vec<i32>,
        /// With this demand.
        instead: Vec<i32>,
    },
    /// As good, and later in the order.
    Later {
        /// The score of the bracket.
        score: Points,
        /// Which order.
        step: Step,
    },
}

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What might have been paired instead; the colours are not asked.
    pub instead: Seat,
    /// Why it was not.
    pub verdict: Verdict,
    /// The round in which the two met, where they did.
    pub met_in: Option<RoundNumber>,
    /// The colour that both must have, where C3 keeps them apart.
    pub both_want: Option<Colour>,
}

impl Explained {
    /// Pairs everybody who has no entry yet for `round`, unless `halt` comes first.
    ///
    /// # Errors
    /// As [`super::pair`], and [`Impossible::Stopped`].
    pub fn until(table: &Crosstable, round: RoundNumber, halt: &Halt) -> Result<Self, Impossible> {
        let field = Field::new(table, round, halt);
        let made = field.solve()?;
        Ok(Self {
            table: Arc::new(table.clone()),
            round,
            field: Arc::new(field),
            made: Arc::new(made),
            halt: Halt::never(),
        })
    }

    /// The same round, whose questions end with [`Impossible::Stopped`] when `halt` says so.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        Self {
            halt: halt.clone(),
            ..self.clone()
        }
    }

    /// Whether it is this round of this table.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber) -> bool {
        self.round == round && *self.table == *table
    }

    /// How many are paired.
    #[must_use]
    pub fn size(&self) -> usize {
        self.field.players.len()
    }

    /// The boards and the bye.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        self.field.finish(&self.made)
    }

    /// What a hand changed, and what speaks against it.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        let ruled = self.pairing();
        let new = hand.pairs.iter().filter(|pair| !ruled.pairs.contains(pair));
        let differing: Vec<Pair> = new.copied().collect();
        let other_bye = hand.bye != ruled.bye;
        let bye = hand.bye.filter(|_| other_bye).map(Seat::Bye);
        let seats = differing.iter().map(|pair| Seat::Pair(*pair)).chain(bye);
        let seats: Vec<Seat> = seats.collect();
        let mut concerns = dutch::against(&self.field, &self.table, self.round, &seats);
        concerns.sort_by_key(|concern| std::cmp::Reverse(concern.level()));
        HandMade {
            differing,
            other_bye,
            concerns,
            criteria: Vec::new(),
        }
    }

    /// The whole round.
    #[must_use]
    pub fn report(&self) -> Report {
        let brackets = self.made.brackets.iter();
        Report {
            brackets: brackets.map(|bracket| self.bracket(bracket)).collect(),
            bye: self.made.bye.and_then(|taker| self.field.tpn(taker)),
        }
    }

    /// Why somebody sits where they sit; `None` for whoever is not paired in this round.
    #[must_use]
    pub fn why(&self, tpn: Tpn) -> Option<Reason> {
        let player = self.field.place(tpn)?;
        if self.made.bye == Some(player) {
            let before = self.field.bye_order(player);
            let field = &self.field;
            let earlier = (0..field.players.len()).filter(|p| field.bye_order(*p) < before);
            let (needed, barred): (Vec<usize>, Vec<usize>) =
                earlier.partition(|p| field.is_eligible(*p));
            return Some(Reason::Bye(Box::new(ByeReason {
                member: self.member(player)?,
                field: self.size(),
                barred: self.tpns(&barred),
                needed: self.tpns(&needed),
            })));
        }
        let of = |bracket: &&Bracket| {
            bracket
                .pairs
                .iter()
                .any(|(a, b)| [*a, *b].contains(&player))
        };
        let bracket = self.made.brackets.iter().find(of)?;
        let mut pairs = bracket.pairs.iter();
        let place = pairs.position(|(a, b)| [*a, *b].contains(&player))?;
        let (one, two) = *bracket.pairs.get(place)?;
        let free = bracket.pairs.iter().skip(place + 1).map(|(_, free)| *free);
        let mut passed: Vec<usize> = free
            .filter(|free| self.field.tpn(*free) < self.field.tpn(two))
            .collect();
        passed.sort_by_key(|free| self.field.tpn(*free));
        let passed = passed.into_iter().filter_map(|free| {
            let rule = self.field.rule_between(one, free);
            Some((self.field.tpn(free)?, rule))
        });
        Some(Reason::Game(Box::new(GameReason {
            pair: self.pair(one, two)?,
            members: [self.member(one)?, self.member(two)?],
            bracket: self.bracket(bracket),
            place: place + 1,
            passed: passed.collect(),
        })))
    }

    /// Why `instead` was not paired; the colours of a pair are not asked.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when asked to.
    pub fn why_not(&self, instead: Seat) -> Result<Answer, Impossible> {
        let met_in = match instead {
            Seat::Pair(pair) => dutch::met_in(&self.table, self.round, pair.white, pair.black),
            Seat::Bye(_) => None,
        };
        let verdict = self.verdict(instead)?;
        let wanted = |tpn| Some(self.field.wants(self.field.place(tpn)?));
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

    fn verdict(&self, instead: Seat) -> Result<Verdict, Impossible> {
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
                let mut pairs = self.made.brackets.iter().flat_map(|made| &made.pairs);
                if pairs.any(|made| *made == (a, b) || *made == (b, a)) {
                    return Ok(Verdict::AsPaired);
                }
                if let Some(rule) = field.rule_between(a, b) {
                    return Ok(Verdict::Barred(rule));
                }
                Demand::Pair(a, b)
            }
        };
        let mut demanded = Field::clone(field);
        demanded.demand = Some(demand);
        demanded.halt = self.halt.clone();
        match demanded.solve() {
            Ok(other) => Ok(self.compared(&other)),
            Err(Impossible::Stopped) => Err(Impossible::Stopped),
            Err(_) => Ok(Verdict::NoCompletePairing),
        }
    }

    /// What makes `other` worse, or puts it later.
    fn compared(&self, other: &Made) -> Verdict {
        let field = &self.field;
        if let (Some(taker), Some(instead)) = (self.made.bye, other.bye)
            && taker != instead
            && let Some(tpn) = field.tpn(taker)
        {
            let (one, two) = (field.bye_order(taker), field.bye_order(instead));
            let by = match (one.0.cmp(&two.0), one.1.cmp(&two.1)) {
                (Ordering::Equal, Ordering::Equal) => ByeOrder::Number,
                (Ordering::Equal, _) => ByeOrder::Games,
                _ => ByeOrder::Score,
            };
            return Verdict::Bye { taker: tpn, by };
        }
        for (bracket, instead) in self.made.brackets.iter().zip(&other.brackets) {
            let score = self.score(bracket);
            let values = quality::values(field, bracket).into_iter();
            for ((criterion, ruled), (_, instead)) in values.zip(quality::values(field, instead)) {
                if ruled != instead {
                    return Verdict::Worse {
                        score,
                        criterion,
                        ruled,
                        instead,
                    };
                }
            }
            let places = quality::order(field, bracket).into_iter();
            for ((step, ruled), (_, instead)) in places.zip(quality::order(field, instead)) {
                if ruled != instead {
                    return Verdict::Later { score, step };
                }
            }
        }
        Verdict::AsPaired
    }

    fn tpns(&self, players: &[usize]) -> Vec<Tpn> {
        let players = players.iter();
        players
            .filter_map(|player| self.field.tpn(*player))
            .collect()
    }

    fn score(&self, bracket: &Bracket) -> Points {
        let first = bracket.residents.first();
        Points::from_halves(first.map_or(0, |player| self.field.score(*player)))
    }

    fn pair(&self, one: usize, two: usize) -> Option<PairReport> {
        let (pair, colour_rule) = self.field.seated(one.min(two), one.max(two))?;
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

    fn member(&self, player: usize) -> Option<Member> {
        let known = self.field.players.get(player)?;
        let facts = self.field.facts(player);
        Some(Member {
            tpn: known.tpn,
            score: Points::from_halves(known.score),
            average: self.field.has_played(player).then_some(facts.average),
            colours: known.colours.clone(),
            preference: known.preference,
            upfloats: facts.upfloats,
            upfloated_last: facts.upfloated_last,
            is_maximum_upfloater: self.field.is_maximum_upfloater(player),
            odd: known.odd,
        })
    }

    fn bracket(&self, bracket: &Bracket) -> BracketReport {
        let pairs = bracket.pairs.iter();
        BracketReport {
            score: self.score(bracket),
            residents: self.tpns(&bracket.residents),
            upfloaters: self.tpns(&bracket.upfloaters),
            seekers: [bracket.subgroups.white.len(), bracket.subgroups.black.len()],
            shifted: [
                self.tpns(&bracket.shifted_first),
                self.tpns(&bracket.shifted_then),
            ],
            pairs: pairs.filter_map(|(a, b)| self.pair(*a, *b)).collect(),
            criteria: quality::values(&self.field, bracket),
        }
    }
}
