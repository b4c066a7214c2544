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
//! | 3 pairing a bracket | `bracket`, `problem`, `blossom` |
//! | 4 order of candidates | `tail` |
//!
//! Left out: nothing of C.04.3.

mod blossom;
mod bracket;
mod cardinality;
mod colour;
mod cost;
mod fast;
mod field;
mod float;
mod impossible;
mod layout;
mod objective_2017;
mod objective_2026;
mod player;
mod problem;
mod rounds;
mod tail;
mod wide;

use self::{
    bracket::{Effort, Paired},
    field::Field,
};
use super::order::board_order;
use crate::event::{Colour, Crosstable, RoundNumber, Tpn};

pub use self::{
    colour::{ColourRule, Preference, Strength},
    float::Float,
    impossible::{ByeRole, Impossible, Rule},
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
    if field.players.is_empty() {
        return Ok(RoundPairing::default());
    }
    if !field.settle_bye_score() {
        return Err(field.obstruction().unwrap_or(Impossible::TooLarge));
    }
    let paired = rounds::pair_field(&field, effort).ok_or(Impossible::TooLarge)?;
    Ok(finish(&field, &paired))
}

fn finish(field: &Field, paired: &Paired) -> RoundPairing {
    let mut boards: Vec<(usize, usize)> = paired
        .pairs
        .iter()
        .map(|(a, b)| (*a.min(b), *a.max(b)))
        .collect();
    board_order(
        &mut boards,
        |p| field.score(p),
        |p| field.players.get(p).map(|p| p.tpn),
    );
    let pairs = boards
        .iter()
        .filter_map(|(a, b)| {
            let (higher, lower) = (field.players.get(*a)?, field.players.get(*b)?);
            let (colour, _) = colour::allocate(higher, lower, field.initial_colour);
            Some(match colour {
                Colour::White => Pair {
                    white: higher.tpn,
                    black: lower.tpn,
                },
                Colour::Black => Pair {
                    white: lower.tpn,
                    black: higher.tpn,
                },
            })
        })
        .collect();
    let bye = paired
        .floaters
        .first()
        .and_then(|p| field.players.get(*p))
        .map(|p| p.tpn);
    RoundPairing { pairs, bye }
}

/// The reference: every bracket by one matching over the whole rest of the field.
#[cfg(test)]
pub(super) fn pair_exactly(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, Impossible> {
    pair_with(table, round, edition, Effort::Exact)
}
