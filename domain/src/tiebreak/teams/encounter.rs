//! Extended direct encounter (C.07 art. 13.4).

use std::cmp::Ordering;

use super::{super::direct_encounter::DirectEncounter, EncounterChain, boards, field::TeamField};

/// Extended direct encounter in a field.
pub(super) struct Encounter<'f, 'a> {
    field: &'f TeamField<'a>,
    primary: DirectEncounter<'f, 'a>,
    secondary: DirectEncounter<'f, 'a>,
    chain: EncounterChain,
}

impl<'f, 'a> Encounter<'f, 'a> {
    pub(super) fn new(field: &'f TeamField<'a>, chain: EncounterChain) -> Self {
        let of = |kind| DirectEncounter::new(field.of(kind), false);
        Self {
            field,
            primary: of(field.primary),
            secondary: of(field.primary.other()),
            chain,
        }
    }

    /// The place (from 1) of each of `tied` inside the group. Teams that cannot be separated share a place; all places are 0 if nobody is
    /// separated.
    pub(super) fn places(&mut self, tied: &[usize]) -> Vec<(usize, i64)> {
        let mut classes = Vec::new();
        self.rank(tied.to_vec(), &mut classes);
        if classes.len() <= 1 {
            return tied.iter().map(|team| (*team, 0)).collect();
        }
        let mut place = 1;
        let mut ranked = Vec::with_capacity(tied.len());
        for class in classes {
            let size = i64::try_from(class.len()).unwrap_or(i64::MAX);
            ranked.extend(class.into_iter().map(|team| (team, place)));
            place += size;
        }
        ranked
    }

    /// Appends the classes of `group` from the best to the worst. Each new subset starts again at the first step.
    fn rank(&mut self, group: Vec<usize>, classes: &mut Vec<Vec<usize>>) {
        if group.len() < 2 {
            classes.push(group);
            return;
        }
        let found = split(self.primary.places(&group))
            .or_else(|| split(self.secondary.places(&group)))
            .or_else(|| self.by_boards(&group));
        match found {
            None => classes.push(group),
            Some(parts) => {
                for part in parts {
                    self.rank(part, classes);
                }
            }
        }
    }

    /// The chain of art. 12 between two teams.
    fn by_boards(&self, group: &[usize]) -> Option<Vec<Vec<usize>>> {
        let [one, two] = group else {
            return None;
        };
        let count = || {
            let count = |team: &usize| boards::count(self.field, *team);
            // The lower count is better.
            count(two).cmp(&count(one))
        };
        let top = || {
            let boards = |team: &usize| boards::by_board(self.field, *team);
            boards(one).cmp(&boards(two))
        };
        let bottom = || {
            let boards = |team: &usize| boards::without_the_last(self.field, *team);
            boards(one).cmp(&boards(two))
        };
        let order = match self.chain {
            EncounterChain::Nothing => Ordering::Equal,
            EncounterChain::CountThenTop => count().then_with(top),
            EncounterChain::CountThenBottom => count().then_with(bottom),
            EncounterChain::Top => top(),
            EncounterChain::Bottom => bottom(),
        };
        match order {
            Ordering::Greater => Some(vec![vec![*one], vec![*two]]),
            Ordering::Less => Some(vec![vec![*two], vec![*one]]),
            Ordering::Equal => None,
        }
    }
}

/// Groups of teams with the same place, the best first; `None` if nobody is separated.
fn split(mut places: Vec<(usize, i64)>) -> Option<Vec<Vec<usize>>> {
    places.sort_by_key(|(team, place)| (*place, *team));
    let groups = places.chunk_by(|one, two| one.1 == two.1);
    let groups: Vec<Vec<usize>> = groups
        .map(|group| group.iter().map(|(team, _)| *team).collect())
        .collect();
    (groups.len() > 1).then_some(groups)
}
