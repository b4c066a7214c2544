//! Baku acceleration of a team event: virtual match points, by the teams' pairing numbers.

use crate::{
    event::{Acceleration, MatchScoring, Points, ScoreKind, Tpn},
    pairing::team_swiss,
    store::rows::teams::TeamRulesRow,
};

/// Virtual points of group A, whose last team is `last`. `None` if teams are paired by game points, if a win is not worth two
/// draws, or if a loss is worth more than 0.
pub(in crate::app::tournament) fn virtual_points(
    rules: &TeamRulesRow,
    last: Tpn,
    rounds: u8,
) -> Option<Vec<Acceleration>> {
    let points = Points::from_halves;
    let matches = MatchScoring::new(
        points(rules.match_win),
        points(rules.match_draw),
        points(rules.match_loss),
    );
    let matches = matches
        .ok()
        .filter(|_| rules.primary_score == ScoreKind::MatchPoints)?;
    team_swiss::baku(last, rounds, &matches)
}

/// Whether a team event with these rules can be accelerated (C.04.7).
pub(in crate::app::tournament) fn suits(rules: &TeamRulesRow) -> bool {
    let last = Tpn::from_index(0);
    last.is_some_and(|last| virtual_points(rules, last, 9).is_some())
}
