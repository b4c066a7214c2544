//! Which player sat at which board of a match.

use crate::event::Tpn;

/// The seat of a team's member in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chair {
    /// The player; `None` for a chair that the report says was empty.
    pub player: Option<Tpn>,
    /// The opponent; `None` if the chair opposite was empty.
    pub opponent: Option<Tpn>,
}

impl Chair {
    const fn is_alone(self) -> bool {
        self.player.is_some() && self.opponent.is_none()
    }
}

/// The boards of a match from the line-ups of its two teams, each in the order of the boards. Each board has the player of the
/// first team and that of the second. If the two orders do not fit each other, that of the first team wins.
pub(super) fn boards(first: &[Chair], second: &[Chair]) -> Vec<(Option<Tpn>, Option<Tpn>)> {
    let mut boards = Vec::new();
    let mut open: Vec<Chair> = second.to_vec();
    let take_first = |open: &mut Vec<Chair>, fits: &dyn Fn(&Chair) -> bool| {
        let found = open.first().copied().filter(|chair| fits(chair));
        found.inspect(|_| {
            open.remove(0);
        })
    };
    for chair in first {
        match (chair.player, chair.opponent) {
            (Some(player), Some(opponent)) => {
                // A player of the second team who sits alone before them had an empty chair opposite.
                let is_later = |other: &Chair| other.player == Some(opponent);
                if open.iter().any(is_later) {
                    while let Some(alone) = take_first(&mut open, &|other| {
                        !is_later(other) && other.opponent.is_none()
                    }) {
                        boards.push((None, alone.player));
                    }
                }
                open.retain(|other| !is_later(other));
                boards.push((Some(player), Some(opponent)));
            }
            (Some(player), None) => {
                take_first(&mut open, &|other| other.player.is_none());
                boards.push((Some(player), None));
            }
            (None, _) => {
                let alone = take_first(&mut open, &|other| other.opponent.is_none());
                boards.push((None, alone.and_then(|alone| alone.player)));
            }
        }
    }
    let rest = open.into_iter().filter(|chair| chair.is_alone());
    boards.extend(rest.map(|chair| (None, chair.player)));
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tpn(number: u16) -> Option<Tpn> {
        Tpn::new(number)
    }

    fn chair(player: u16, opponent: u16) -> Chair {
        Chair {
            player: tpn(player),
            opponent: tpn(opponent),
        }
    }

    fn numbers(first: &[Chair], second: &[Chair]) -> Vec<(u16, u16)> {
        let number = |one: Option<Tpn>| one.map_or(0, Tpn::get);
        let boards = boards(first, second).into_iter();
        boards
            .map(|(one, two)| (number(one), number(two)))
            .collect()
    }

    #[test]
    fn boards_follow_the_order_of_both_line_ups() {
        let (first, second) = ([chair(1, 11), chair(2, 12)], [chair(11, 1), chair(12, 2)]);
        assert_eq!(numbers(&first, &second), [(1, 11), (2, 12)]);
        // The first team leaves board 2 empty, the second board 4.
        let first = [chair(1, 11), chair(3, 13), chair(4, 0)];
        let second = [chair(11, 1), chair(12, 0), chair(13, 3)];
        assert_eq!(
            numbers(&first, &second),
            [(1, 11), (0, 12), (3, 13), (4, 0)]
        );
        // Empty chairs that the report names.
        let first = [chair(1, 11), chair(0, 0), chair(3, 13), chair(4, 0)];
        assert_eq!(
            numbers(&first, &second),
            [(1, 11), (0, 12), (3, 13), (4, 0)]
        );
        let second = [chair(0, 0), chair(12, 2)];
        assert_eq!(
            numbers(&[chair(1, 0), chair(2, 12)], &second),
            [(1, 0), (2, 12)]
        );
        assert_eq!(numbers(&[], &[chair(11, 0)]), [(0, 11)]);
        // The orders differ: that of the first team wins.
        let second = [chair(12, 2), chair(11, 1)];
        assert_eq!(
            numbers(&[chair(1, 11), chair(2, 12)], &second),
            [(1, 11), (2, 12)]
        );
    }
}
