//! The pairing of one round, from its field to its boards.

use super::{
    bracket::Effort,
    edition::Edition,
    field::Field,
    rounds::{self, Made},
};
use crate::{
    event::{Colour, Crosstable, RoundNumber, Tpn},
    pairing::{Impossible, RoundPairing, Rule, initial_colour, order::board_order},
};

/// Pairs everybody who has no entry yet for `round`.
///
/// # Errors
/// [`Impossible::NoCompletePairing`] when no complete pairing satisfies C1, C2 and C3; [`Impossible::TooLarge`] when a bracket
/// needs too much memory.
pub fn pair(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, Impossible> {
    pair_with(table, round, edition, Effort::Fast)
}

/// The absolute criterion that keeps two participants from meeting in `round`; `None` if they may meet.
#[must_use]
pub fn rule_between(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    a: Tpn,
    b: Tpn,
) -> Option<Rule> {
    let field = Field::new(table, round, edition, Colour::White);
    field.rule_between(field.place(a)?, field.place(b)?)
}

fn pair_with(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    effort: Effort,
) -> Result<RoundPairing, Impossible> {
    let initial = initial_colour(table).unwrap_or(Colour::White);
    let mut field = Field::new(table, round, edition, initial);
    let made = solve(&mut field, effort)?;
    Ok(finish(&field, &made))
}

/// [`Impossible::Stopped`] if the search was stopped, so that its result means nothing.
pub(super) fn stopped(field: &Field) -> Option<Impossible> {
    field.halt.is_due().then_some(Impossible::Stopped)
}

/// Pairs a field, bracket by bracket.
pub(super) fn solve(field: &mut Field, effort: Effort) -> Result<Vec<Made>, Impossible> {
    if field.players.is_empty() {
        return Ok(Vec::new());
    }
    if !field.settle_bye_score() {
        // A stopped search leaves no maximum matching from which a reason could be found.
        let reason = stopped(field).or_else(|| field.obstruction());
        return Err(stopped(field).or(reason).unwrap_or(Impossible::TooLarge));
    }
    let made = rounds::pair_field(field, effort);
    match stopped(field) {
        Some(stopped) => Err(stopped),
        None => made.ok_or(Impossible::TooLarge),
    }
}

pub(super) fn finish(field: &Field, made: &[Made]) -> RoundPairing {
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

/// The pairing by the reference tier: every bracket by one matching over the whole rest of the field. It gives what [`pair`]
/// gives, but slowly, and serves for comparison.
///
/// # Errors
/// The errors of [`pair`].
pub fn pair_exactly(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, Impossible> {
    pair_with(table, round, edition, Effort::Exact)
}

/// The pairing by the staged tier in every bracket. It gives what [`pair`] gives, and serves for comparison.
///
/// # Errors
/// The errors of [`pair`].
pub fn pair_in_stages(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, Impossible> {
    pair_with(table, round, edition, Effort::Staged)
}
