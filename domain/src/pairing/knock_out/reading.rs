//! The outcome of a tie, read from the rounds of a crosstable.

use super::{
    lives::Lives,
    place::{Part, Stage},
    tie::{End, How, Side, Tie},
};
use crate::{
    event::{BoardResult, Bye, Crosstable, Outcome, RoundEntry, RoundNumber, Tpn},
    pairing::Impossible,
};

/// Whether a game gave both the same, so that the arbiter says who goes on.
#[must_use]
pub const fn is_to_be_decided(result: BoardResult) -> bool {
    matches!(
        result,
        BoardResult::Draw | BoardResult::DrawUnrated | BoardResult::BothLose
    )
}

/// The outcome of a tie in a round of a part.
///
/// # Errors
/// [`Impossible::OffBracket`] when one of the two met somebody else.
pub(super) fn end(
    table: &Crosstable,
    round: RoundNumber,
    (stage, lives): (Stage, Lives),
    sides: [Side; 2],
) -> Result<End, Impossible> {
    let off = Impossible::OffBracket { round };
    let (one, two) = match sides {
        [Side::Open, _] | [_, Side::Open] => return Ok(End::Open),
        [Side::Nobody, Side::Nobody] => return Ok(End::Nobody),
        [Side::Player(alone), Side::Nobody] | [Side::Nobody, Side::Player(alone)] => {
            return match table.entry(alone, round) {
                Some(entry) if entry.opponent().is_some() => Err(off),
                Some(entry) if is_away(entry) => Ok(End::Nobody),
                _ => Ok(End::GoesOn(alone, How::Alone)),
            };
        }
        [Side::Player(one), Side::Player(two)] => (one, two),
    };
    match (table.entry(one, round), table.entry(two, round)) {
        (None, None) => Ok(End::Open),
        (Some(own), Some(other)) if own.opponent() == Some(two) => {
            Ok(of_game([(one, own), (two, other)], || {
                named(table, round, (stage, lives), [one, two])
            }))
        }
        (own, other) => match [own, other].map(|entry| entry.is_some_and(is_away)) {
            _ if [own, other]
                .into_iter()
                .flatten()
                .any(|entry| entry.opponent().is_some()) =>
            {
                Err(off)
            }
            [true, true] => Ok(End::Nobody),
            [true, false] => Ok(End::GoesOn(two, How::Alone)),
            [false, true] => Ok(End::GoesOn(one, How::Alone)),
            [false, false] => Err(off),
        },
    }
}

/// The loser of a tie, who plays for the third place or, with two lives, in the losers' bracket. A player who stayed away while
/// the other came counts as the loser with two lives only.
pub(super) fn loser(tie: &Tie, lives: Lives) -> Side {
    match (tie.end, tie.players()) {
        (End::GoesOn(_, How::Alone), _) if lives == Lives::One => Side::Nobody,
        (End::GoesOn(winner, _), Some([one, two])) => {
            Side::Player(if winner == one { two } else { one })
        }
        (End::GoesOn(..) | End::Nobody, _) => Side::Nobody,
        (End::Open | End::Undecided, _) => Side::Open,
    }
}

/// Whether the entry is a requested bye, or an absence.
const fn is_away(entry: RoundEntry) -> bool {
    matches!(
        entry,
        RoundEntry::Bye(Bye::FullPoint | Bye::HalfPoint | Bye::ZeroPoint)
    )
}

fn of_game(both: [(Tpn, RoundEntry); 2], named: impl FnOnce() -> Option<Tpn>) -> End {
    let [(one, own), (two, other)] = both;
    let how = match own {
        RoundEntry::Forfeit { .. } => How::Forfeit,
        _ => How::Game,
    };
    match (value(own), value(other)) {
        (Some(mine), Some(theirs)) if mine > theirs => End::GoesOn(one, how),
        (Some(mine), Some(theirs)) if mine < theirs => End::GoesOn(two, how),
        (mine, _) => match named() {
            Some(tpn) => End::GoesOn(tpn, How::Decided),
            None if how == How::Forfeit => End::Nobody,
            None if mine.is_none() => End::Open,
            None => End::Undecided,
        },
    }
}

/// Value of a game, to be compared with that of the other side; `None` while it is not over.
pub(super) const fn value(entry: RoundEntry) -> Option<u8> {
    match entry {
        RoundEntry::Played {
            outcome: Outcome::Win,
            ..
        }
        | RoundEntry::Forfeit { won: true, .. } => Some(2),
        RoundEntry::Played {
            outcome: Outcome::Draw,
            ..
        } => Some(1),
        RoundEntry::Played {
            outcome: Outcome::Loss,
            ..
        }
        | RoundEntry::Forfeit { won: false, .. } => Some(0),
        RoundEntry::Bye(_) | RoundEntry::Pending { .. } => None,
    }
}

/// The player who goes on: by the decision of the arbiter, otherwise by who is present in the next round.
fn named(
    table: &Crosstable,
    round: RoundNumber,
    (stage, lives): (Stage, Lives),
    both: [Tpn; 2],
) -> Option<Tpn> {
    let mut words = table.going_on.iter();
    let word = words.find(|one| one.round == round && both.contains(&one.player));
    if let Some(word) = word {
        return Some(word.player);
    }
    let [one, two] = both;
    let is_forfeit = matches!(table.entry(one, round), Some(RoundEntry::Forfeit { .. }));
    if is_forfeit {
        return None;
    }
    let next = RoundNumber::new(round.get().saturating_add(1))?;
    let entries = both.map(|tpn| table.entry(tpn, next));
    let away = entries.map(|entry| entry.is_some_and(is_away));
    let there = entries.map(|entry| entry.is_some_and(|entry| !is_away(entry)));
    // An absence that is known before the round is paired says nothing: the other player must be present.
    let alone = match (away, there) {
        ([_, true], [true, _]) => Some(one),
        ([true, _], [_, true]) => Some(two),
        _ => None,
    };
    match (lives, stage.part, stage.number) {
        // Both are present in round 2, one of them among the losers; the next round does not say which.
        (Lives::Two, Part::Winners, 1) => None,
        // The winner waits for a round.
        (Lives::Two, Part::Winners, _) => alone.map(|there| if there == one { two } else { one }),
        // There is a second final if the lower side won the first.
        (Lives::Two, Part::Final, _) => match (away, there) {
            (_, [true, true]) => Some(two),
            ([true, true], _) => Some(one),
            _ => None,
        },
        (Lives::Two, ..) => alone,
        // Before the next round is paired nobody is present in it yet: if one of them is away, the other goes on.
        (Lives::One, ..) => match away {
            [false, true] => Some(one),
            [true, false] => Some(two),
            _ => None,
        },
    }
}
