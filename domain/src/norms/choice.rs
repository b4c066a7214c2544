//! The choice of the games that are counted: games that may be left out are left out if that makes the norm.

use super::{
    check::{MOST_GAMES, NormCheck, check},
    game::{Applicant, Met, NormGame},
    required::NormTitle,
};
use crate::event::LeastGames;

/// The check over the games that serve the applicant best: all of them, or without the last rounds of a Swiss event (1.4.1e), or
/// without opponents whom they beat (1.4.1f), as long as at least `least` games are left. If no choice makes the norm, all games are
/// taken, and the check shows what is lacking.
#[must_use]
pub fn best(
    title: NormTitle,
    applicant: Applicant,
    met: &Met,
    least: LeastGames,
    (exempt, is_swiss): (bool, bool),
) -> NormCheck {
    let free_point = met.has_free_point();
    let look = |games: &[NormGame]| check(title, applicant, games, least, (exempt, free_point));
    let all: Vec<NormGame> = met.games.iter().copied().take(MOST_GAMES).collect();
    let whole = look(&all);
    let shortest = if is_swiss { least.number() } else { all.len() };
    let mut found: Option<NormCheck> = None;
    for length in (shortest.min(all.len())..=all.len()).rev() {
        let Some(games) = all.get(..length) else {
            continue;
        };
        for games in without_beaten(games, least) {
            let norm = look(&games);
            let better = |known: &NormCheck| {
                (norm.games.len(), norm.exceeds_by()) > (known.games.len(), known.exceeds_by())
            };
            if norm.is_norm() && found.as_ref().is_none_or(better) {
                found = Some(norm);
            }
        }
    }
    found.unwrap_or(whole)
}

/// All games, and the games without each set of beaten opponents, as long as at least `least` games are left.
fn without_beaten(games: &[NormGame], least: LeastGames) -> Vec<Vec<NormGame>> {
    let mut sets = vec![games.to_vec()];
    // The games left, and how many of the first ones must stay, so that no set comes twice.
    let mut newest = vec![(games.to_vec(), 0)];
    while newest
        .first()
        .is_some_and(|(set, _)| set.len() > least.number())
    {
        let mut shorter = Vec::new();
        for (set, kept) in &newest {
            let beaten = set.iter().enumerate().skip(*kept);
            for (index, _) in beaten.filter(|(_, game)| game.halves == 2) {
                let mut left = set.clone();
                left.remove(index);
                shorter.push((left, index));
            }
        }
        sets.extend(shorter.iter().map(|(set, _)| set.clone()));
        newest = shorter;
    }
    sets
}
