//! The two subgroups of a bracket, and the order in which their members are shifted (3.2.4, 4.3).

use super::field::Field;
use crate::event::Colour;

/// The members of a bracket by the colour they seek.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Subgroups {
    /// G1: the White seekers, by average rating of opponents, then pairing number.
    pub white: Vec<usize>,
    /// G2: the Black seekers, by pairing number.
    pub black: Vec<usize>,
}

impl Subgroups {
    /// The subgroups of these members. Before the first games, G1 is the first half by pairing number.
    pub(super) fn of(field: &Field, members: &[usize]) -> Self {
        let mut members = members.to_vec();
        members.sort_by_key(|player| field.tpn(*player));
        let (mut white, black) = if members.iter().any(|player| field.has_played(*player)) {
            let seeks_white = |player: &usize| field.wants(*player) == Colour::White;
            members.into_iter().partition(seeks_white)
        } else {
            let second = members.split_off(members.len() / 2);
            (members, second)
        };
        field.by_average(&mut white);
        Self { white, black }
    }
}

impl Field {
    /// Sorts players by average rating of opponents, then by pairing number.
    pub(super) fn by_average(&self, players: &mut [usize]) {
        players.sort_by_key(|player| (self.facts(*player).average, self.tpn(*player)));
    }
}

/// The members of a list from the middle outwards; of two in the middle the upper one comes first (4.3).
pub(super) fn from_the_middle(list: &[usize]) -> Vec<usize> {
    let upper = list.len().saturating_sub(1) / 2;
    let (above, below) = list.split_at(list.len().min(upper + 1));
    let mut above = above.iter().rev();
    let mut below = below.iter();
    let mut order = Vec::new();
    // A list of odd length has one member in the middle; the one above comes next.
    if list.len() % 2 == 1 {
        order.extend(above.next());
    }
    while order.len() < list.len() {
        order.extend(above.next());
        order.extend(below.next());
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 4.3: A to G are numbered from D outwards.
    #[test]
    fn the_middle_comes_first() {
        let order = |count: usize| from_the_middle(&(0..count).collect::<Vec<_>>());
        assert_eq!(order(7), [3, 2, 4, 1, 5, 0, 6]);
        assert_eq!(order(4), [1, 2, 0, 3]);
        assert_eq!(order(1), [0]);
        assert!(order(0).is_empty());
    }
}
