//! The conditions that a schedule of the Molter system must meet, one by one.

use std::collections::{BTreeMap, BTreeSet};

/// A condition of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Everybody plays once in the round.
    EverybodyPlays,
    /// Nobody meets a member of their own side.
    NoTeamMate,
    /// Nobody meets two members of one side.
    NoSideTwice,
    /// The boards of a side meet at least two other sides in a round.
    TwoSidesAtLeast,
    /// With an even number of sides only equal boards meet. With an odd number neighbouring boards also meet, the first of
    /// which has an odd number.
    Boards,
    /// With an odd number of sides, exactly one pair of two neighbouring boards crosses in a round.
    OneCrossing,
    /// Nobody goes down twice, or up twice.
    NoSecondCrossing,
    /// A side has at most two more of one colour, and equally many of each after every two rounds and in the end.
    SideColours,
    /// Nobody has one colour three times running.
    NoThreeRunning,
    /// Nobody has three more of one colour. In the end everybody has equally many of each, or one more with an odd number of
    /// rounds.
    PlayerColours,
}

/// The conditions that are broken, each with the round, from 0. `rounds` gives White and Black of each board.
#[must_use]
pub fn broken(rounds: &[Vec<(u16, u16)>], sides: u16, members: u16) -> Vec<(usize, Rule)> {
    let mut wrong = Vec::new();
    for index in 0..rounds.len() {
        let played = rounds.get(..=index).unwrap_or_default();
        let is_last = index + 1 == rounds.len();
        let mut ask = |rule, holds: bool| {
            if !holds {
                wrong.push((index, rule));
            }
        };
        let side = |number: u16| (number - 1) / members;
        let board = |number: u16| (number - 1) % members;
        let all = 1..=sides * members;
        let now = played.last().cloned().unwrap_or_default();
        let mut seated: Vec<u16> = now.iter().flat_map(|(a, b)| [*a, *b]).collect();
        seated.sort_unstable();
        ask(
            Rule::EverybodyPlays,
            seated == all.clone().collect::<Vec<_>>(),
        );
        ask(
            Rule::NoTeamMate,
            now.iter().all(|(a, b)| side(*a) != side(*b)),
        );

        let mut met = BTreeMap::<u16, Vec<u16>>::new();
        let mut colours = BTreeMap::<u16, Vec<i32>>::new();
        let mut down = BTreeMap::<u16, u32>::new();
        let mut up = BTreeMap::<u16, u32>::new();
        for (white, black) in played.iter().flatten() {
            for (own, other, colour) in [(*white, *black, 1), (*black, *white, -1)] {
                met.entry(own).or_default().push(side(other));
                colours.entry(own).or_default().push(colour);
                *down.entry(own).or_default() += u32::from(board(own) < board(other));
                *up.entry(own).or_default() += u32::from(board(own) > board(other));
            }
        }
        ask(
            Rule::NoSideTwice,
            met.values()
                .all(|met| BTreeSet::from_iter(met).len() == met.len()),
        );
        let of_side = |wanted: u16| all.clone().filter(move |number| side(*number) == wanted);
        ask(
            Rule::TwoSidesAtLeast,
            (0..sides).all(|one| {
                let met = of_side(one).filter_map(|number| met.get(&number)?.last());
                BTreeSet::from_iter(met).len() >= 2
            }),
        );

        let crossing: Vec<[u16; 2]> = now
            .iter()
            .map(|(a, b)| [board(*a).min(board(*b)), board(*a).max(board(*b))])
            .filter(|[upper, lower]| upper != lower)
            .collect();
        let neighbours = |[upper, lower]: &[u16; 2]| upper % 2 == 0 && *lower == upper + 1;
        ask(
            Rule::Boards,
            crossing.iter().all(|two| sides % 2 == 1 && neighbours(two)),
        );
        let firsts = (0..members).step_by(2);
        ask(
            Rule::OneCrossing,
            sides.is_multiple_of(2)
                || firsts.into_iter().all(|first| {
                    let here = crossing.iter().filter(|[upper, _]| *upper == first);
                    here.count() == 1
                }),
        );
        ask(
            Rule::NoSecondCrossing,
            down.values().chain(up.values()).all(|times| *times <= 1),
        );

        let balance = |number: &u16| colours.get(number).map_or(0, |c| c.iter().sum::<i32>());
        let rests = is_last || index % 2 == 1;
        ask(
            Rule::SideColours,
            (0..sides).all(|one| {
                let drift = of_side(one).map(|number| balance(&number)).sum::<i32>();
                drift.abs() <= if rests { 0 } else { 2 }
            }),
        );
        let mut runs = colours.values().flat_map(|colours| colours.windows(3));
        ask(
            Rule::NoThreeRunning,
            !runs.any(|three| three.iter().sum::<i32>().abs() == 3),
        );
        let most = match is_last {
            true => i32::from(rounds.len() % 2 == 1),
            false => 2,
        };
        ask(
            Rule::PlayerColours,
            all.clone().all(|number| balance(&number).abs() <= most),
        );
    }
    wrong
}
