//! Seeds, who is present and who went on, and whether a round is the expected one.

use crate::{
    event::{Bye, Colour, Crosstable, Outcome, RoundEntry, RoundNumber, Tpn},
    pairing::{Pair, knock_out::initial_colour},
};

/// The colours of a board, counted from the first round each time.
pub(super) fn coloured(
    table: &Crosstable,
    round: RoundNumber,
    board: usize,
    better: Tpn,
    other: Tpn,
) -> Pair {
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
    // On each side, the Whites of one player and the Blacks of the other.
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
                let drawn = initial_colour(table).unwrap_or(Colour::White);
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

pub(super) fn is_there(table: &Crosstable, tpn: Tpn, round: RoundNumber) -> bool {
    let entry = table.entry(tpn, round);
    entry.is_some_and(|entry| {
        entry.opponent().is_some() || entry == RoundEntry::Bye(Bye::PairingAllocated)
    })
}

/// The players in the bracket, best seed first.
pub(super) fn seeded(table: &Crosstable) -> Vec<Tpn> {
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

/// Whether the boards and byes stand in the crosstable, and no others except a match for the third place where one may be.
pub(super) fn stands(
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

pub(super) fn winner(table: &Crosstable, round: RoundNumber, one: Tpn, two: Tpn) -> Option<Tpn> {
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
