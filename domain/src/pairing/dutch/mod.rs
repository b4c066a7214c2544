//! FIDE (Dutch) System, C.04.3: the edition of 1 February 2026 and that of 2017.
//!
//! | article (2026) | where |
//! |---|---|
//! | 1.2 order, 1.8 topscorers | `player` |
//! | 1.4 floats | `float` |
//! | 1.6, 1.7, 5 colours | `colour` |
//! | 1.9, 2.1–2.4 (C1–C5) legal and complete pairings | `field`, `cardinality` |
//! | 2.5 (C6–C21) quality | `objective_2026`, `objective_2017`, `cost`, `layout` |
//! | 1.9 brackets from the top; 2017: A.9 last brackets | `rounds` |
//! | 3 pairing a bracket | `bracket`, `fast`, `exact`, `problem`, `blossom` |
//! | 4 order of candidates | `tail` |
//! | C.04.1 art. 9 reasons | [`Explained`]: [`report`], [`why_not`], [`Reason`]; `why`, `criteria`, `kept` |
//!
//! How the text is read where it leaves a choice:
//! - C5: the lowest score that a taker of the bye can have in any complete pairing of the round is one
//!   number; every bracket keeps it reachable.
//! - C8 looks one bracket ahead: fewest downfloaters of the following bracket, then their scores, within a
//!   complete pairing.
//! - C9 counts when the bracket leaves exactly one downfloater and nobody below has the score of C5.
//! - C13 does not count a pair of two absolute preferences (topscorers); C10–C12 do.
//! - C18, C20: a moved-down player who floats on stands above all score differences inside the bracket.
//! - Art. 5.2.5: parity is taken among those who have arrived (been paired, or had the bye of the pairing).
//! - A rule of 2017, C.7, is applied to the following bracket alone; in the last one only somebody who may
//!   have the bye may be left over.
//!
//! Left out: nothing of C.04.3.

mod blossom;
mod bracket;
mod cardinality;
mod colour;
mod cost;
mod criteria;
mod exact;
mod explain;
mod fast;
mod field;
mod float;
mod impossible;
mod kept;
mod layout;
mod matching;
mod objective_2017;
mod objective_2026;
mod player;
mod problem;
mod quality;
mod reason;
mod rounds;
mod tail;
mod vertex;
mod why;
mod wide;

use chrono::NaiveDate;

use self::{bracket::Effort, field::Field, rounds::Made};
use super::order::board_order;
use crate::event::{Colour, Crosstable, RoundNumber, Tpn, words};

pub use self::{
    colour::{ColourRule, Preference, Strength},
    explain::{
        Alternative, BracketReport, Explained, OrderRule, PairReport, RoundReport, Verdict, report,
        why_not,
    },
    float::{Float, recorded_float},
    impossible::{ByeRole, Impossible, Rule},
    quality::{Criterion, DIFFERENCE_OF_FLOATER},
    reason::{Answer, BracketSize, ByeReason, FloatReason, GameReason, Member, Reason},
};

/// Edition of the FIDE (Dutch) System.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force from 1 February 2026.
    #[default]
    Fide2026,
    /// In force until 31 January 2026.
    Fide2017,
}

impl Edition {
    /// Every edition, newest first.
    pub const ALL: [Self; 2] = [Self::Fide2026, Self::Fide2017];

    /// Stable text code: `2026`, `2017`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fide2026 => "2026",
            Self::Fide2017 => "2017",
        }
    }

    /// The edition in force on the first day of an event; the newest one where no day is known.
    #[must_use]
    pub fn in_force(start: Option<NaiveDate>) -> Self {
        let first_day = NaiveDate::from_ymd_opt(2026, 2, 1);
        match start {
            Some(_) if start < first_day => Self::Fide2017,
            _ => Self::Fide2026,
        }
    }
}

words!(Edition);

/// Two participants who are to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// Who has White.
    pub white: Tpn,
    /// Who has Black.
    pub black: Tpn,
}

/// The pairing of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairing {
    /// The boards, first board first (C.04.2 art. 3.6).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Tpn>,
}

/// Pairs everybody who has no entry yet for `round`.
///
/// # Errors
/// No complete pairing satisfies C1, C2 and C3.
pub fn pair(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, Impossible> {
    pair_with(table, round, edition, Effort::Fast)
}

/// The absolute criterion that keeps two participants from meeting in `round`, if any.
#[must_use]
pub fn rule_between(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    a: Tpn,
    b: Tpn,
) -> Option<Rule> {
    let field = Field::new(table, round, edition, Colour::White);
    let place = |tpn| field.players.iter().position(|player| player.tpn == tpn);
    field.rule_between(place(a)?, place(b)?)
}

fn pair_with(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    effort: Effort,
) -> Result<RoundPairing, Impossible> {
    let initial = super::initial_colour(table).unwrap_or(Colour::White);
    let mut field = Field::new(table, round, edition, initial);
    let made = solve(&mut field, effort)?;
    Ok(finish(&field, &made))
}

/// Whether what was found has no meaning because the search was stopped.
fn stopped(field: &Field) -> Option<Impossible> {
    field.halt.is_due().then_some(Impossible::Stopped)
}

/// The brackets of a field.
fn solve(field: &mut Field, effort: Effort) -> Result<Vec<Made>, Impossible> {
    if field.players.is_empty() {
        return Ok(Vec::new());
    }
    if !field.settle_bye_score() {
        // A search that was stopped leaves no matching of maximum size to find a reason in.
        let reason = stopped(field).or_else(|| field.obstruction());
        return Err(stopped(field).or(reason).unwrap_or(Impossible::TooLarge));
    }
    let made = rounds::pair_field(field, effort);
    match stopped(field) {
        Some(stopped) => Err(stopped),
        None => made.ok_or(Impossible::TooLarge),
    }
}

fn finish(field: &Field, made: &[Made]) -> RoundPairing {
    let mut boards: Vec<(usize, usize)> = made
        .iter()
        .flat_map(|bracket| &bracket.paired.pairs)
        .map(|(a, b)| (*a.min(b), *a.max(b)))
        .collect();
    board_order(
        &mut boards,
        |p| field.score(p),
        |p| field.players.get(p).map(|p| p.tpn),
    );
    let pairs = boards
        .iter()
        .filter_map(|(a, b)| field.seated(*a, *b))
        .map(|(pair, _)| pair)
        .collect();
    let bye = made
        .last()
        .and_then(|bracket| bracket.paired.floaters.first())
        .and_then(|p| field.players.get(*p))
        .map(|p| p.tpn);
    RoundPairing { pairs, bye }
}

/// The reference tier: every bracket by one matching over the whole rest of the field. It gives what [`pair`] gives,
/// slowly: for comparison.
///
/// # Errors
/// As [`pair`].
pub fn pair_exactly(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, Impossible> {
    pair_with(table, round, edition, Effort::Exact)
}
