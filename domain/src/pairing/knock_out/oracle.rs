//! The knock-out once more, slowly and in another way: without a bracket as a tree. The event is played from its first round,
//! and every round is made by folding the list of those who are left: the first meets the last.

mod chairs;
mod two_lives;

pub use two_lives::breaches_of_two_lives;

use self::chairs::{coloured, is_there, seeded, stands, winner};
use super::{Cup, Games, Lives};
use crate::{
    event::{Crosstable, GoesOn, Outcome, Participant, RoundEntry, RoundNumber, Tpn},
    pairing::Pair,
};

/// The rounds that differ from the rules of this cup, with the boards and byes that the rules give.
#[must_use]
pub fn breaches_of(table: &Crosstable, cup: Cup) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)> {
    let of_games = match cup.lives {
        Lives::One => breaches,
        Lives::Two => breaches_of_two_lives,
    };
    match cup.games {
        Games::One => of_games(table),
        Games::Two => laid_together(table, of_games),
    }
}

/// The rounds that differ from the rules, with the boards and byes that the rules give; the match for the third place is
/// accepted as it is.
#[must_use]
pub fn breaches(table: &Crosstable) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)> {
    // Chairs in the order of seeds: the better of each pair keeps the better chair, so in a full field 1 stays at the head.
    let seeds = seeded(table);
    let mut chairs: Vec<Option<Tpn>> = seeds.iter().copied().map(Some).collect();
    let size = chairs.len().next_power_of_two();
    chairs.resize(size, None);
    let mut found = Vec::new();
    for round in (1..=table.rounds_paired()).filter_map(RoundNumber::new) {
        // After the final one chair is left, and nobody meets anybody.
        let half = chairs.len() / 2;
        let (upper, lower) = chairs.split_at(half);
        let ties: Vec<(Option<Tpn>, Option<Tpn>)> = upper
            .iter()
            .copied()
            .zip(lower.iter().rev().copied())
            .collect();
        let (mut boards, mut byes, mut next) = (Vec::new(), Vec::new(), Vec::new());
        for tie in ties {
            let there = |tpn: Option<Tpn>| tpn.filter(|tpn| is_there(table, *tpn, round));
            match (there(tie.0), there(tie.1)) {
                (Some(one), Some(two)) => {
                    boards.push((one.min(two), one.max(two)));
                    next.push(winner(table, round, one, two));
                }
                (Some(one), None) | (None, Some(one)) => {
                    byes.push(one);
                    next.push(Some(one));
                }
                (None, None) => next.push(None),
            }
        }
        // Seeds are the numbers of the players in the bracket; others are left out.
        debug_assert!(
            boards
                .iter()
                .all(|(one, two)| seeds.contains(one) && seeds.contains(two))
        );
        boards.sort_unstable();
        byes.sort_unstable();
        let pairs: Vec<Pair> = boards
            .iter()
            .enumerate()
            .map(|(board, (one, two))| coloured(table, round, board, *one, *two))
            .collect();
        let is_last = pairs.len() == 1 && byes.is_empty();
        if !stands(table, round, (&pairs, &byes), is_last) {
            found.push((round, pairs, byes));
        }
        chairs = next;
    }
    found
}

/// The [`breaches`] of matches of two games. First the two games of every match are combined, then the second games are
/// compared with the first ones.
#[must_use]
pub fn breaches_of_matches(table: &Crosstable) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)> {
    laid_together(table, breaches)
}

/// The rounds that differ from the rules for matches of two games, with the boards and byes that the rules give for the
/// matches.
fn laid_together(
    table: &Crosstable,
    of_matches: impl Fn(&Crosstable) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)>,
) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)> {
    let half = |entry: &RoundEntry| match entry {
        RoundEntry::Played {
            outcome: Outcome::Win,
            ..
        }
        | RoundEntry::Forfeit { won: true, .. } => 2,
        RoundEntry::Played {
            outcome: Outcome::Draw,
            ..
        } => 1,
        _ => 0,
    };
    let mut found = Vec::new();
    let mut folded: Vec<Participant> = Vec::new();
    for one in table.participants() {
        let mut entries = Vec::new();
        for games in one.entries.chunks(2) {
            let (Some(first), Some(second)) = (games.first(), games.get(1)) else {
                entries.extend(games.first().copied());
                continue;
            };
            let (Some(opponent), Some(colour)) = (first.opponent(), first.colour()) else {
                entries.push(*first);
                continue;
            };
            let theirs = table.participants().get(opponent.index());
            let theirs = theirs.and_then(|them| them.entries.chunks(2).nth(entries.len()));
            let (mine, other): (u8, u8) = (
                half(first) + half(second),
                theirs.unwrap_or_default().iter().map(half).sum(),
            );
            let all_forfeited = games
                .iter()
                .all(|game| matches!(game, RoundEntry::Forfeit { .. }));
            let turned = second.opponent() == Some(opponent) && second.colour() == Some(!colour);
            let round = RoundNumber::from_index(2 * entries.len() + 1);
            if let Some(round) = round.filter(|_| !turned) {
                found.push((round, Vec::new(), Vec::new()));
            }
            entries.push(if all_forfeited && (mine != other || mine == 0) {
                RoundEntry::Forfeit {
                    opponent,
                    colour,
                    won: mine > other,
                }
            } else {
                RoundEntry::Played {
                    opponent,
                    colour,
                    // Nobody wins a match that is level: the arbiter says who goes on.
                    outcome: if mine > other {
                        Outcome::Win
                    } else {
                        Outcome::Loss
                    },
                    rated: true,
                }
            });
        }
        folded.push(Participant {
            rating: one.rating,
            entries,
        });
    }
    // There are fewer matches than rounds.
    let Ok(mut matches) = Crosstable::new(folded, table.rounds_planned(), table.scoring) else {
        found.push((RoundNumber::FIRST, Vec::new(), Vec::new()));
        return found;
    };
    matches.initial_colour = table.initial_colour;
    for word in &table.going_on {
        if let Some(round) = RoundNumber::new(word.round.get() / 2) {
            let player = word.player;
            matches.going_on.push(GoesOn { round, player });
        }
    }
    found.extend(of_matches(&matches));
    found
}
