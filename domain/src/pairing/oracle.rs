//! A slow second opinion, written from the text of the rules. It shares nothing with the engine but the crosstable, and looks
//! at the absolute criteria, the colours of every pair and the floats of every round.

use crate::event::{Bye, Colour, Crosstable, Participant, Points, RoundEntry, RoundNumber, Tpn};

use super::{
    Pair, RoundPairing,
    dutch::{Edition, Float},
    initial_colour,
};

/// Something in a pairing that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// C1: the two have already played each other.
    Met(Pair),
    /// The event forbids the pair in this round.
    Forbidden(Pair),
    /// C3: both want the same colour absolutely, and neither is a topscorer of the last round.
    SameAbsoluteColour(Pair),
    /// Art. 5.2 gives the other colours.
    Colours(Pair),
    /// C2: this participant may not have the bye.
    ByeBarred(Tpn),
    /// C.04.1 art. 3: there is a bye in an even field, or none in an odd field.
    ByeCount,
    /// A participant sits at more than one board, at none although they are to be paired, or at one although they are not.
    Seats {
        /// Pairing number of the participant.
        tpn: Tpn,
        /// Number of their seats, the bye included.
        times: usize,
    },
}

/// All breaches of `pairing` as the pairing of `round`; `table` is the crosstable before it.
#[must_use]
pub fn breaches(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    pairing: &RoundPairing,
) -> Vec<Breach> {
    let mut found = Vec::new();
    for pair in &pairing.pairs {
        let (white, black) = (
            Known::new(table, round, pair.white),
            Known::new(table, round, pair.black),
        );
        if white.games.iter().any(|(met, _)| *met == pair.black) {
            found.push(Breach::Met(*pair));
        }
        let prohibited = table.forbidden.iter().any(|group| {
            group.first <= round
                && round <= group.last
                && group.members.contains(&pair.white)
                && group.members.contains(&pair.black)
        });
        if prohibited {
            found.push(Breach::Forbidden(*pair));
        }
        let same = white.absolute().is_some() && white.absolute() == black.absolute();
        if same && !white.topscorer && !black.topscorer {
            found.push(Breach::SameAbsoluteColour(*pair));
        }
        if white_of(table, round, &white, &black) != pair.white {
            found.push(Breach::Colours(*pair));
        }
    }
    let waiting = |participant: &Participant| participant.entries.len() < usize::from(round.get());
    let odd = table.participants().iter().filter(|p| waiting(p)).count() % 2 == 1;
    if odd != pairing.bye.is_some() {
        found.push(Breach::ByeCount);
    }
    if let Some(bye) = pairing.bye
        && !may_have_bye(table, round, edition, bye)
    {
        found.push(Breach::ByeBarred(bye));
    }
    for (index, participant) in table.participants().iter().enumerate() {
        let Some(tpn) = Tpn::from_index(index) else {
            continue;
        };
        let boards = pairing.pairs.iter();
        let boards = boards.filter(|pair| pair.white == tpn || pair.black == tpn);
        let times = boards.count() + usize::from(pairing.bye == Some(tpn));
        if times != usize::from(waiting(participant)) {
            found.push(Breach::Seats { tpn, times });
        }
    }
    found
}

/// Which of the two has White (art. 5.2).
fn white_of(table: &Crosstable, round: RoundNumber, a: &Known, b: &Known) -> Tpn {
    let (higher, lower) = if (b.score, a.tpn) < (a.score, b.tpn) {
        (a, b)
    } else {
        (b, a)
    };
    let give = |colour: Colour, whom: &Known, other: &Known| match colour {
        Colour::White => whom.tpn,
        Colour::Black => other.tpn,
    };
    let (Some(high), Some(low)) = (higher.wish(), lower.wish()) else {
        return match (higher.wish(), lower.wish()) {
            (Some((colour, _)), _) => give(colour, higher, lower),
            (_, Some((colour, _))) => give(colour, lower, higher),
            _ => {
                // 5.2.5
                let initial = initial_colour(table).unwrap_or(Colour::White);
                let odd = number_among_arrived(table, round, higher.tpn) % 2 == 1;
                give(if odd { initial } else { !initial }, higher, lower)
            }
        };
    };
    // 5.2.1
    if high.0 != low.0 {
        return give(high.0, higher, lower);
    }
    // 5.2.2
    if high.1 != low.1 {
        return if high.1 > low.1 {
            give(high.0, higher, lower)
        } else {
            give(low.0, lower, higher)
        };
    }
    let (wide, narrow) = (higher.difference().abs(), lower.difference().abs());
    if high.1 == ABSOLUTE && wide != narrow {
        return if wide > narrow {
            give(high.0, higher, lower)
        } else {
            give(low.0, lower, higher)
        };
    }
    // 5.2.3
    let backwards = higher.games.iter().rev().zip(lower.games.iter().rev());
    for ((_, one), (_, two)) in backwards {
        if one != two {
            return give(!*one, higher, lower);
        }
    }
    // 5.2.4
    give(high.0, higher, lower)
}

/// The pairing number counted only among those who have been paired, have had the pairing-allocated bye or are to be paired
/// now.
fn number_among_arrived(table: &Crosstable, round: RoundNumber, tpn: Tpn) -> usize {
    table
        .participants()
        .iter()
        .take(tpn.index() + 1)
        .filter(|participant| {
            let before = participant.entries.iter().take(round.index());
            let mut before = before.filter(|entry| {
                entry.opponent().is_some() || **entry == RoundEntry::Bye(Bye::PairingAllocated)
            });
            before.next().is_some() || participant.entries.len() < usize::from(round.get())
        })
        .count()
}

const ABSOLUTE: u8 = 3;
const STRONG: u8 = 2;
const MILD: u8 = 1;

/// What is known of a participant before a round.
struct Known {
    tpn: Tpn,
    /// Opponents and colours of the games played, oldest first (C.04.2 art. 3.4).
    games: Vec<(Tpn, Colour)>,
    score: Points,
    topscorer: bool,
}

impl Known {
    fn new(table: &Crosstable, round: RoundNumber, tpn: Tpn) -> Self {
        let entries = (1..round.get())
            .filter_map(RoundNumber::new)
            .filter_map(|earlier| table.entry(tpn, earlier));
        let games = entries
            .filter_map(|entry| match entry {
                RoundEntry::Played {
                    opponent, colour, ..
                }
                | RoundEntry::Pending { opponent, colour } => Some((opponent, colour)),
                _ => None,
            })
            .collect();
        let score = pairing_score(table, round, tpn);
        let most = table.scoring.win.times(i32::from(round.get() - 1));
        Self {
            tpn,
            games,
            score,
            topscorer: round.get() == table.rounds_planned() && score.times(2) > most,
        }
    }

    /// Colour difference (art. 1.6).
    fn difference(&self) -> i32 {
        let (mut white, mut black) = (0, 0);
        for (_, colour) in &self.games {
            match colour {
                Colour::White => white += 1,
                Colour::Black => black += 1,
            }
        }
        white - black
    }

    /// The colour wanted, and how strongly (art. 1.7).
    fn wish(&self) -> Option<(Colour, u8)> {
        let (_, last) = *self.games.last()?;
        if let Some(colour) = self.absolute() {
            return Some((colour, ABSOLUTE));
        }
        Some(match self.difference() {
            1 => (Colour::Black, STRONG),
            -1 => (Colour::White, STRONG),
            _ => (!last, MILD),
        })
    }

    /// The colour that the participant must have (art. 1.7.1).
    fn absolute(&self) -> Option<Colour> {
        match self.difference() {
            2.. => return Some(Colour::Black),
            ..=-2 => return Some(Colour::White),
            _ => {}
        }
        match self.games.as_slice() {
            [.., (_, before), (_, last)] if before == last => Some(!*last),
            _ => None,
        }
    }
}

/// Score for pairing (art. 1.2, C.04.7): points, with draws for games without a result, and virtual points.
fn pairing_score(table: &Crosstable, round: RoundNumber, tpn: Tpn) -> Points {
    let mut score = Points::ZERO;
    for earlier in (1..round.get()).filter_map(RoundNumber::new) {
        score += match table.entry(tpn, earlier) {
            Some(RoundEntry::Pending { .. }) => table.scoring.draw,
            Some(entry) => table.scoring.points(entry),
            None => table.scoring.zero_point_bye,
        };
    }
    // A penalty takes no more points than there are.
    score = (score - table.deducted(tpn, round.get() - 1)).max(Points::ZERO);
    for range in &table.accelerations {
        let then = range.first_round <= round && round <= range.last_round;
        if then && range.first <= tpn && tpn <= range.last {
            score += range.points;
        }
    }
    score
}

/// Whether the participant may have the bye: C.04.1 art. 4. In 2017 only a pairing-allocated bye or a win by forfeit bars it.
fn may_have_bye(table: &Crosstable, round: RoundNumber, edition: Edition, tpn: Tpn) -> bool {
    (1..round.get())
        .filter_map(RoundNumber::new)
        .filter_map(|earlier| table.entry(tpn, earlier))
        .all(|entry| match (entry, edition) {
            (RoundEntry::Played { .. } | RoundEntry::Pending { .. }, _) => true,
            (RoundEntry::Bye(Bye::PairingAllocated), _) => false,
            (_, Edition::Fide2026) => table.scoring.points(entry) < table.scoring.win,
            (RoundEntry::Forfeit { won, .. }, Edition::Fide2017) => !won,
            (RoundEntry::Bye(_), Edition::Fide2017) => true,
        })
}

/// The float of `tpn` in `round`, which is over (art. 1.4; 2017: A.4).
#[must_use]
pub fn float(table: &Crosstable, round: RoundNumber, edition: Edition, tpn: Tpn) -> Option<Float> {
    match table.entry(tpn, round) {
        Some(RoundEntry::Played { opponent, .. } | RoundEntry::Pending { opponent, .. }) => {
            let own = pairing_score(table, round, tpn);
            let others = pairing_score(table, round, opponent);
            if own > others {
                Some(Float::Down)
            } else if own < others {
                Some(Float::Up)
            } else {
                None
            }
        }
        Some(RoundEntry::Bye(Bye::PairingAllocated)) => Some(Float::Down),
        _ if edition == Edition::Fide2017 => Some(Float::Down),
        Some(unplayed) if table.scoring.points(unplayed) > table.scoring.loss => Some(Float::Down),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
