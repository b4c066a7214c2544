//! Why a round is paired as it is (C.04.1 art. 9), as data.
//!
//! A question "why not …" compares the round with the one that would be paired with that demand, bracket by bracket. The first
//! criterion that gets worse is the reason. [`super::why`] finds it without pairing that round; if it cannot, the round is
//! paired.

use std::sync::Arc;

use super::{
    bracket::Effort,
    colour::ColourRule,
    edition::Edition,
    field::{Demand, Field},
    float::Float,
    paired_round::{finish, solve, stopped},
    preference::Preference,
    quality::{self, Criterion},
    rounds::{self, Made, bye_of, score_of, tpn_of},
    verdict::{Alternative, OrderRule, Verdict},
    why,
};
use crate::{
    event::{Colour, Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{Impossible, Pair, RoundPairing},
};

/// One board and its colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The two players with their colours.
    pub pair: Pair,
    /// The rule of art. 5.2 that gave the colours.
    pub colour_rule: ColourRule,
    /// White's colour preference before the round.
    pub white: Preference,
    /// Black's colour preference before the round.
    pub black: Preference,
    /// The floats that White and Black get in this round (art. 1.4).
    pub floats: [Option<Float>; 2],
}

/// One bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReport {
    /// Score of its residents, virtual points included; in the collapsed bracket of 2017 the highest of their scores.
    pub score: Points,
    /// Players who floated down from the bracket above.
    pub mdps: Vec<Tpn>,
    /// The members of the scoregroup.
    pub residents: Vec<Tpn>,
    /// The pairs made.
    pub pairs: Vec<PairReport>,
    /// The downfloaters; in the last bracket, the player with the bye.
    pub downfloaters: Vec<Tpn>,
    /// Every criterion with its value, as in [`Verdict::Worse`].
    pub criteria: Vec<(Criterion, Vec<i32>)>,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundReport {
    /// The brackets from the first to the last.
    pub brackets: Vec<BracketReport>,
    /// The participant with the bye.
    pub bye: Option<Tpn>,
}

fn field(table: &Crosstable, round: RoundNumber, edition: Edition, halt: &Halt) -> Field {
    let initial = crate::pairing::initial_colour(table).unwrap_or(Colour::White);
    let mut field = Field::new(table, round, edition, initial);
    field.halt = halt.clone();
    field
}

/// A round that has been paired and can say why. A clone is cheap, compared with pairing the round.
#[derive(Clone)]
pub struct Explained {
    pub(super) table: Arc<Crosstable>,
    pub(super) round: RoundNumber,
    pub(super) edition: Edition,
    pub(super) field: Field,
    pub(super) made: Vec<Made>,
}

impl Explained {
    /// Pairs everybody who has no entry yet for `round`.
    ///
    /// # Errors
    /// The errors of [`super::pair`].
    pub fn new(
        table: &Crosstable,
        round: RoundNumber,
        edition: Edition,
    ) -> Result<Self, Impossible> {
        Self::until(table, round, edition, &Halt::never())
    }

    /// As [`new`](Self::new), unless `halt` comes first. It does not stop questions: see [`asked`](Self::asked).
    ///
    /// # Errors
    /// The errors of [`super::pair`]; [`Impossible::Stopped`] when `halt` comes first.
    pub fn until(
        table: &Crosstable,
        round: RoundNumber,
        edition: Edition,
        halt: &Halt,
    ) -> Result<Self, Impossible> {
        let mut field = field(table, round, edition, halt);
        let made = solve(&mut field, Effort::Fast)?;
        field.halt = Halt::never();
        Ok(Self {
            table: Arc::new(table.clone()),
            round,
            edition,
            field,
            made,
        })
    }

    /// The same round; its questions end with [`Impossible::Stopped`] when `halt` comes first.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        let mut same = self.clone();
        same.field.halt = halt.clone();
        same
    }

    /// Whether this is the given round of the given table, paired by this edition.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber, edition: Edition) -> bool {
        self.round == round && self.edition == edition && *self.table == *table
    }

    /// The edition of the rules.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Number of participants in the round, the one with the bye included.
    #[must_use]
    pub fn size(&self) -> usize {
        self.field.players.len()
    }

    /// The boards and the bye, as [`super::pair`] gives them.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        finish(&self.field, &self.made)
    }

    /// Whether the last bracket is the collapsed one of the edition of 2017 (A.9).
    #[must_use]
    pub fn is_collapsed(&self) -> bool {
        let Some(last) = self.made.last() else {
            return false;
        };
        let score = |player: Option<&usize>| player.map(|p| self.field.score(*p));
        score(last.residents.first()) != score(last.residents.last())
    }

    /// The brackets, their pairs and the values of all criteria.
    #[must_use]
    pub fn report(&self) -> RoundReport {
        let field = &self.field;
        let tpns = |players: &[usize]| players.iter().filter_map(|p| tpn_of(field, *p)).collect();
        let brackets = self
            .made
            .iter()
            .enumerate()
            .map(|(place, bracket)| BracketReport {
                score: score_of(field, bracket).unwrap_or_default(),
                mdps: tpns(&bracket.mdps),
                residents: tpns(&bracket.residents),
                pairs: bracket
                    .paired
                    .pairs
                    .iter()
                    .filter_map(|(a, b)| pair_report(field, *a, *b))
                    .collect(),
                downfloaters: tpns(&bracket.paired.floaters),
                criteria: quality::of_bracket(field, &self.made, place),
            })
            .collect();
        let bye = bye_of(&self.made).and_then(|player| tpn_of(field, player));
        RoundReport { brackets, bye }
    }

    /// Why the round is not paired with `alternative`.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
    pub fn why_not(&self, alternative: Alternative) -> Result<Verdict, Impossible> {
        let verdict = match self.demanded(alternative) {
            Err(verdict) => verdict,
            Ok(field) => why::first_difference(&self.field, &field, &self.made)
                .unwrap_or_else(|| self.by_pairing(&field)),
        };
        stopped(&self.field).map_or(Ok(verdict), Err)
    }

    /// The reference: pairs the whole round with the demand and compares the two. It answers as [`Self::why_not`] does, but
    /// slowly, and serves for comparison.
    #[must_use]
    pub fn why_not_exactly(&self, alternative: Alternative) -> Verdict {
        match self.demanded(alternative) {
            Err(verdict) => verdict,
            Ok(field) => self.by_pairing(&field),
        }
    }

    fn by_pairing(&self, field: &Field) -> Verdict {
        match rounds::pair_field(field, Effort::Fast) {
            Some(demanded) => compare(&self.field, &self.made, field, &demanded),
            None => Verdict::Unsettled,
        }
    }

    /// The field with the demand, or the answer that needs no pairing.
    pub(super) fn demanded(&self, alternative: Alternative) -> Result<Field, Verdict> {
        let demand = demand(&self.field, alternative).ok_or(Verdict::NotInQuestion)?;
        if holds(&self.field, &self.made, demand) {
            return Err(Verdict::AsPaired);
        }
        match demand {
            Demand::Pair(a, b) => {
                if let Some(rule) = self.field.rule_between(a, b) {
                    return Err(Verdict::Forbidden(rule));
                }
            }
            Demand::Bye(player) => {
                let players = &self.field.players;
                if !players.get(player).is_some_and(|p| p.may_have_bye) {
                    return Err(Verdict::ByeBarred);
                }
            }
            Demand::Downfloat(_) => {}
        }
        let mut field = field(&self.table, self.round, self.edition, &self.field.halt);
        // Below the last scoregroup only the bye is left.
        let lowest = field.players.last().map(|p| p.score);
        field.demand = Some(match demand {
            Demand::Downfloat(player) if field.odd && Some(field.score(player)) == lowest => {
                Demand::Bye(player)
            }
            other => other,
        });
        if !field.settle_bye_score() {
            return Err(Verdict::NoCompletePairing);
        }
        if self.field.bye_score != field.bye_score {
            return Err(Verdict::Worse {
                bracket: None,
                criterion: Criterion::ByeScore,
                paired: self.field.bye_score.into_iter().collect(),
                demanded: field.bye_score.into_iter().collect(),
            });
        }
        Ok(field)
    }
}

/// The brackets of a round with their pairs and the values of all criteria.
///
/// # Errors
/// The errors of [`super::pair`].
pub fn report(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundReport, Impossible> {
    Ok(Explained::new(table, round, edition)?.report())
}

pub(super) fn pair_report(field: &Field, a: usize, b: usize) -> Option<PairReport> {
    let (higher, lower) = (a.min(b), a.max(b));
    let (pair, colour_rule) = field.seated(higher, lower)?;
    let (up, down) = (field.players.get(higher)?, field.players.get(lower)?);
    let floats = if up.score > down.score {
        [Some(Float::Down), Some(Float::Up)]
    } else {
        [None, None]
    };
    let higher_has_white = pair.white == up.tpn;
    let (white, black) = if higher_has_white {
        (up, down)
    } else {
        (down, up)
    };
    Some(PairReport {
        pair,
        colour_rule,
        white: white.preference,
        black: black.preference,
        floats: if higher_has_white {
            floats
        } else {
            [floats[1], floats[0]]
        },
    })
}

/// Why the round is not paired with `alternative`.
///
/// # Errors
/// The errors of [`super::pair`], with the demand or without it.
pub fn why_not(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    alternative: Alternative,
) -> Result<Verdict, Impossible> {
    Explained::new(table, round, edition)?.why_not(alternative)
}

fn demand(field: &Field, alternative: Alternative) -> Option<Demand> {
    let place = |tpn| field.players.iter().position(|player| player.tpn == tpn);
    match alternative {
        Alternative::Pair(a, b) if a == b => None,
        Alternative::Pair(a, b) => Some(Demand::Pair(place(a)?, place(b)?)),
        Alternative::Bye(a) => field.odd.then(|| place(a).map(Demand::Bye))?,
        Alternative::Downfloat(a) => place(a).map(Demand::Downfloat),
    }
}

fn holds(field: &Field, made: &[Made], demand: Demand) -> bool {
    let mut pairs = made.iter().flat_map(|bracket| &bracket.paired.pairs);
    match demand {
        Demand::Pair(a, b) => pairs.any(|pair| *pair == (a, b) || *pair == (b, a)),
        Demand::Bye(player) => bye_of(made) == Some(player),
        Demand::Downfloat(player) => {
            bye_of(made) == Some(player)
                || pairs.any(|(a, b)| *a == player && field.score(*a) > field.score(*b))
        }
    }
}

/// The first difference between the round and the one with the demand.
fn compare(field: &Field, paired: &[Made], other_field: &Field, demanded: &[Made]) -> Verdict {
    for (place, (one, two)) in paired.iter().zip(demanded).enumerate() {
        let values = quality::of_bracket(field, paired, place);
        let others = quality::of_bracket(other_field, demanded, place);
        for ((criterion, paired), (_, demanded)) in values.into_iter().zip(others) {
            if paired != demanded {
                return Verdict::Worse {
                    bracket: score_of(field, one),
                    criterion,
                    paired,
                    demanded,
                };
            }
        }
        if let Some(rule) = order_between(one, two) {
            return Verdict::Later {
                bracket: score_of(field, one),
                rule,
            };
        }
    }
    // The pairing made meets the demand.
    Verdict::AsPaired
}

/// The first rule of art. 4 in which two equally good pairings of one bracket differ.
fn order_between(one: &Made, two: &Made) -> Option<OrderRule> {
    let split = |made: &Made| {
        let mut mdp_pairs = Vec::new();
        let mut others = Vec::new();
        for pair in &made.paired.pairs {
            if made.mdps.contains(&pair.0) {
                mdp_pairs.push(*pair);
            } else {
                others.push(*pair);
            }
        }
        mdp_pairs.sort_unstable();
        others.sort_unstable();
        (mdp_pairs, others)
    };
    let tops = |pairs: &[(usize, usize)]| pairs.iter().map(|(top, _)| *top).collect::<Vec<_>>();
    let ((mdps_one, rest_one), (mdps_two, rest_two)) = (split(one), split(two));
    if tops(&mdps_one) != tops(&mdps_two) {
        Some(OrderRule::MdpSet)
    } else if mdps_one != mdps_two {
        Some(OrderRule::MdpTransposition)
    } else if tops(&rest_one) != tops(&rest_two) {
        Some(OrderRule::Exchange)
    } else if rest_one != rest_two || one.paired.floaters != two.paired.floaters {
        Some(OrderRule::Transposition)
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
