//! Direct encounter (C.07 art. 6).

use super::field::Field;
use crate::event::RoundEntry;

/// Common multiple of 1..=16, so that the average of up to 16 games between two participants is a whole number.
const SCALE: i64 = 720_720;

/// Games of a member against the other members.
#[derive(Clone, Copy)]
struct Member {
    index: usize,
    /// Sum of the average scores against each member met, in half-points times [`SCALE`].
    score: i64,
    /// The score if all missing games were won.
    best: i64,
    /// The score if all missing games were lost.
    worst: i64,
    /// How many members they met.
    met: usize,
}

/// Calculates the places inside groups of tied participants.
pub(super) struct DirectEncounter<'a, 'b> {
    field: &'a Field<'b>,
    forfeits_played: bool,
    /// For each participant, the number of the last group that they were put into.
    stamps: Vec<u32>,
    stamp: u32,
}

impl<'a, 'b> DirectEncounter<'a, 'b> {
    /// With `forfeits_played` (`DE/P`, or predetermined pairings), forfeits count as games (6.1.1, 15.2).
    pub(super) fn new(field: &'a Field<'b>, forfeits_played: bool) -> Self {
        Self {
            field,
            forfeits_played: forfeits_played || field.is_predetermined(),
            stamps: vec![0; field.records.len()],
            stamp: 0,
        }
    }

    /// The place (from 1) of each of `tied` inside the group. Participants who cannot be separated share a place; all places are 0 if
    /// nobody is separated.
    pub(super) fn places(&mut self, tied: &[usize]) -> Vec<(usize, i64)> {
        let mut ranked = Vec::with_capacity(tied.len());
        let mut classes = Vec::new();
        self.rank(tied.to_vec(), &mut classes);
        let single = classes.len() <= 1;
        let mut place = 1;
        for class in classes {
            let size = i64::try_from(class.len()).unwrap_or(i64::MAX);
            let shown = if single { 0 } else { place };
            ranked.extend(class.into_iter().map(|index| (index, shown)));
            place += size;
        }
        ranked
    }

    /// Appends the classes of `group` from the best to the worst.
    fn rank(&mut self, group: Vec<usize>, classes: &mut Vec<Vec<usize>>) {
        if group.len() < 2 {
            classes.push(group);
            return;
        }
        let mut members = self.scores(&group);
        members.sort_by_key(|member| std::cmp::Reverse(member.score));
        let others = members.len() - 1;
        // 6.3 is for Swiss events only.
        let all_met =
            self.field.is_predetermined() || members.iter().all(|member| member.met == others);
        if all_met {
            let (first, last) = (members.first(), members.last());
            if first.map(|m| m.score) == last.map(|m| m.score) {
                classes.push(group);
                return;
            }
            for class in members.chunk_by(|a, b| a.score == b.score) {
                self.rank(class.iter().map(|member| member.index).collect(), classes);
            }
        } else {
            members.sort_by_key(|member| std::cmp::Reverse(member.worst));
            let alone = Self::alone_at_the_top(&members);
            if alone == 0 {
                classes.push(group);
                return;
            }
            let mut indices = members.iter().map(|member| member.index);
            classes.extend(indices.by_ref().take(alone).map(|index| vec![index]));
            let rest: Vec<usize> = indices.collect();
            if !rest.is_empty() {
                self.rank(rest, classes);
            }
        }
    }

    /// How many of the first members (by worst score) are alone on their rank, whatever the results of the missing games.
    fn alone_at_the_top(members: &[Member]) -> usize {
        // Filled from the end: the best score that any member from here on could reach.
        let mut best_after = vec![i64::MIN; members.len()];
        let mut best = i64::MIN;
        for (slot, member) in best_after.iter_mut().zip(members).rev() {
            *slot = best;
            best = best.max(member.best);
        }
        members
            .iter()
            .zip(best_after)
            .take_while(|(member, rivals)| member.worst > *rivals)
            .count()
    }

    /// The separate standings (6.1). Several games between two members count with their average.
    fn scores(&mut self, group: &[usize]) -> Vec<Member> {
        self.stamp += 1;
        for index in group {
            if let Some(stamp) = self.stamps.get_mut(*index) {
                *stamp = self.stamp;
            }
        }
        let scoring = &self.field.table.scoring;
        let win = i64::from(scoring.win.halves()) * SCALE;
        let loss = i64::from(scoring.loss.halves()) * SCALE;
        let others = group.len() - 1;
        // Opponent, points, games.
        let mut met: Vec<(usize, i64, i64)> = Vec::new();
        let mut members = Vec::with_capacity(group.len());
        for index in group {
            met.clear();
            let record = self.field.records.get(*index);
            for cell in record.map_or(&[][..], |record| &record.cells) {
                let Some(opponent) = self.counted_opponent(cell.entry) else {
                    continue;
                };
                let points = i64::from(cell.points);
                match met.iter_mut().find(|(other, ..)| *other == opponent) {
                    Some((_, sum, games)) => {
                        *sum += points;
                        *games += 1;
                    }
                    None => met.push((opponent, points, 1)),
                }
            }
            let averages = met.iter().map(|(_, sum, games)| sum * SCALE / games);
            let score: i64 = averages.sum();
            let missing = i64::try_from(others.saturating_sub(met.len())).unwrap_or(0);
            members.push(Member {
                index: *index,
                score,
                best: score + missing * win,
                worst: score + missing * loss,
                met: met.len(),
            });
        }
        members
    }

    fn counted_opponent(&self, entry: RoundEntry) -> Option<usize> {
        let opponent = match entry {
            RoundEntry::Played { opponent, .. } => opponent,
            RoundEntry::Forfeit { opponent, .. } if self.forfeits_played => opponent,
            _ => return None,
        };
        let index = opponent.index();
        (self.stamps.get(index) == Some(&self.stamp)).then_some(index)
    }
}
