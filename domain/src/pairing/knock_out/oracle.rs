//! A knock-out told once more, slowly and in another way: nobody looks at a bracket as a tree here. Who may still meet is found by
//! playing the event from its first round, and every round is made by folding the list of those who are left: the first
//! meets the last.

mod two_lives;

pub use two_lives::breaches_of_two_lives;

use super::{Cup, Games, Lives};
use crate::{
    event::{Bye, Colour, Crosstable, GoesOn, Outcome, Participant, RoundEntry, RoundNumber, Tpn},
    pairing::Pair,
};

/// The rounds that are not what the rules give for this cup, with the boards and byes that they give.
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

/// The rounds that are not what the rules give, with the boards and byes that they give; the match for the third place is taken
/// as it is found.
#[must_use]
pub fn breaches(table: &Crosstable) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)> {
    // Chairs in the order of seeds: the better of each pair keeps the better chair, so 1 of a full field stays at the head.
    let seeds = seeded(table);
    let mut chairs: Vec<Option<Tpn>> = seeds.iter().copied().map(Some).collect();
    let size = chairs.len().next_power_of_two();
    chairs.resize(size, None);
    let mut found = Vec::new();
    let mut number = 1;
    while chairs.len() > 1 && number <= table.rounds_paired() {
        let Some(round) = RoundNumber::new(number) else {
            break;
        };
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
        // Numbers are seeds, whoever is not in the bracket left out.
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
        number += 1;
    }
    found
}

/// The same of matches of two games: first the games of every match are laid together, by hand as it were, then the second ones are held
/// against the first.
#[must_use]
pub fn breaches_of_matches(table: &Crosstable) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)> {
    laid_together(table, breaches)
}

/// The rounds that are not what the rules give for matches of two games, with the boards and byes that these rules give for the matches.
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
                    outcome: match i16::from(mine) - i16::from(other) {
                        1.. => Outcome::Win,
                        0 => Outcome::Draw,
                        _ => Outcome::Loss,
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
    let rounds = table.rounds_planned() / 2;
    let Ok(mut matches) = Crosstable::new(folded, rounds, table.scoring) else {
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

/// Those in the bracket, best first.
fn seeded(table: &Crosstable) -> Vec<Tpn> {
    let everybody =
        (1..=table.participants().len()).filter_map(|n| Tpn::new(u16::try_from(n).ok()?));
    let in_first = |tpn: &Tpn| {
        !matches!(
            table.entry(*tpn, RoundNumber::FIRST),
            Some(RoundEntry::Bye(
                Bye::ZeroPoint | Bye::HalfPoint | Bye::FullPoint
            ))
        )
    };
    everybody.filter(in_first).collect()
}

fn is_there(table: &Crosstable, tpn: Tpn, round: RoundNumber) -> bool {
    let entry = table.entry(tpn, round);
    entry.is_some_and(|entry| {
        entry.opponent().is_some() || entry == RoundEntry::Bye(Bye::PairingAllocated)
    })
}

fn winner(table: &Crosstable, round: RoundNumber, one: Tpn, two: Tpn) -> Option<Tpn> {
    let won = |tpn: Tpn| {
        matches!(
            table.entry(tpn, round),
            Some(
                RoundEntry::Played {
                    outcome: Outcome::Win,
                    ..
                } | RoundEntry::Forfeit { won: true, .. }
            )
        )
    };
    let drew = |tpn: Tpn| {
        matches!(
            table.entry(tpn, round),
            Some(RoundEntry::Played {
                outcome: Outcome::Draw,
                ..
            })
        )
    };
    let named = |tpn: Tpn| {
        let mut words = table.going_on.iter();
        words.any(|word| (word.round, word.player) == (round, tpn))
    };
    let better = |mine: Tpn, other: Tpn| {
        won(mine) || (drew(mine) && !drew(other) && !won(other)) || (!won(other) && named(mine))
    };
    [(one, two), (two, one)]
        .into_iter()
        .find(|(mine, other)| better(*mine, *other))
        .map(|(mine, _)| mine)
}

/// Colours by counting from the first round each time.
fn coloured(table: &Crosstable, round: RoundNumber, board: usize, better: Tpn, other: Tpn) -> Pair {
    let history = |tpn: Tpn| -> Vec<Colour> {
        let before = (1..round.get()).filter_map(RoundNumber::new);
        before
            .filter_map(|round| match table.entry(tpn, round)? {
                RoundEntry::Played { colour, .. } | RoundEntry::Pending { colour, .. } => {
                    Some(colour)
                }
                RoundEntry::Forfeit { .. } | RoundEntry::Bye(_) => None,
            })
            .collect()
    };
    let (mine, theirs) = (history(better), history(other));
    let whites = |colours: &[Colour]| colours.iter().filter(|one| **one == Colour::White).count();
    let blacks = |colours: &[Colour]| colours.len() - whites(colours);
    // Whites of one and Blacks of the other on each side of the scales.
    let (left, right) = (
        whites(&mine) + blacks(&theirs),
        whites(&theirs) + blacks(&mine),
    );
    let mut has_white = match left.cmp(&right) {
        std::cmp::Ordering::Less => Some(true),
        std::cmp::Ordering::Greater => Some(false),
        std::cmp::Ordering::Equal => None,
    };
    let (mut mine, mut theirs) = (mine, theirs);
    while has_white.is_none() {
        match (mine.pop(), theirs.pop()) {
            (Some(one), Some(two)) if one != two => has_white = Some(one == Colour::Black),
            (Some(_), Some(_)) => {}
            _ => {
                let drawn = super::initial_colour(table).unwrap_or(Colour::White);
                has_white = Some((drawn == Colour::White) == board.is_multiple_of(2));
            }
        }
    }
    match has_white {
        Some(true) => Pair {
            white: better,
            black: other,
        },
        _ => Pair {
            white: other,
            black: better,
        },
    }
}

/// Whether the boards and byes stand in the crosstable, and no others but a match for the third place where there may be one.
fn stands(
    table: &Crosstable,
    round: RoundNumber,
    (pairs, byes): (&[Pair], &[Tpn]),
    may_have_third: bool,
) -> bool {
    let everybody = (0..table.participants().len()).filter_map(Tpn::from_index);
    let mut extra = 0;
    for tpn in everybody {
        let entry = table.entry(tpn, round);
        let given = pairs
            .iter()
            .find(|pair| pair.white == tpn || pair.black == tpn);
        let opponent = entry.and_then(RoundEntry::opponent);
        let right = match given {
            Some(pair) if pair.white == tpn => {
                opponent == Some(pair.black)
                    && entry.and_then(RoundEntry::colour) == Some(Colour::White)
            }
            Some(pair) => opponent == Some(pair.white),
            None if byes.contains(&tpn) => entry == Some(RoundEntry::Bye(Bye::PairingAllocated)),
            None if opponent.is_some() => {
                extra += 1;
                may_have_third
            }
            None => entry != Some(RoundEntry::Bye(Bye::PairingAllocated)),
        };
        if !right {
            return false;
        }
    }
    extra == 0 || extra == 2
}
