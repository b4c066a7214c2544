//! Which job begins next: the lanes take turns.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use super::{Order, job::Job};

/// Maximum number of waiting jobs in one lane.
const MOST_IN_LANE: usize = 64;
/// Maximum number of waiting jobs in all lanes.
const MOST_WAITING: usize = 512;
/// Maximum number of waiting jobs of visitors without account in one lane.
const MOST_PUBLIC_IN_LANE: usize = 16;
/// Maximum number of waiting jobs of visitors without account in all lanes.
const MOST_PUBLIC_WAITING: usize = 256;
/// Maximum number of waiting jobs of one address.
const MOST_OF_ADDRESS_WAITING: usize = 8;
/// Maximum number of begun jobs of one account.
const MOST_OF_ACCOUNT: usize = 2;
/// Maximum number of begun jobs of one address. A whole hall may share it, but few of them can be long.
const MOST_OF_ADDRESS: usize = 4;
/// Maximum number of begun jobs of one lane.
const MOST_OF_LANE: usize = 3;
/// Maximum number of begun jobs of one lane for visitors without account.
const MOST_PUBLIC_OF_LANE: usize = 1;

/// The waiting jobs.
#[derive(Default)]
pub(super) struct Queue {
    lanes: HashMap<String, VecDeque<Arc<Job>>>,
    /// The lanes with waiting jobs, the next one first.
    turns: VecDeque<String>,
}

impl Queue {
    /// How many wait.
    pub fn len(&self) -> usize {
        self.lanes.values().map(VecDeque::len).sum()
    }

    /// Whether there is room for this request. Visitors without account leave some room for the others.
    pub fn has_room(&self, order: &Order) -> bool {
        let lane = self.lanes.get(&order.lane);
        let there = lane.map_or(0, VecDeque::len);
        if there >= MOST_IN_LANE || self.len() >= MOST_WAITING {
            return false;
        }
        if !order.asker.is_public {
            return true;
        }
        let all = || self.lanes.values().flatten().map(|job| &job.order);
        let of_lane = lane
            .into_iter()
            .flatten()
            .filter(|job| job.order.asker.is_public);
        of_lane.count() < MOST_PUBLIC_IN_LANE
            && all().filter(|other| other.asker.is_public).count() < MOST_PUBLIC_WAITING
            && all()
                .filter(|other| other.asker.who == order.asker.who)
                .count()
                < MOST_OF_ADDRESS_WAITING
    }

    /// Puts a job at the end of its lane.
    pub fn push(&mut self, job: Arc<Job>) {
        let lane = job.order.lane.clone();
        let waiting = self.lanes.entry(lane.clone()).or_default();
        if waiting.is_empty() {
            self.turns.push_back(lane);
        }
        waiting.push_back(job);
    }

    /// The next job that may begin beside those that have begun. Its lane goes to the end.
    pub fn next(&mut self, begun: &[Arc<Job>]) -> Option<Arc<Job>> {
        let begun: Vec<&Order> = begun.iter().map(|job| &job.order).collect();
        let found = self.turns.iter().enumerate().find_map(|(turn, lane)| {
            let waiting = self.lanes.get(lane)?;
            let place = waiting.iter().position(|job| may_begin(job, &begun))?;
            Some((turn, place))
        });
        let (turn, place) = found?;
        let lane = self.turns.remove(turn)?;
        let waiting = self.lanes.get_mut(&lane)?;
        let job = waiting.remove(place);
        if waiting.is_empty() {
            self.lanes.remove(&lane);
        } else {
            self.turns.push_back(lane);
        }
        job
    }
}

fn may_begin(job: &Job, begun: &[&Order]) -> bool {
    // A stopped job begins only to report that it was stopped.
    if job.is_stopped() {
        return true;
    }
    let order = &job.order;
    let count = |same: &dyn Fn(&Order) -> bool| begun.iter().filter(|other| same(other)).count();
    let of_asker = count(&|other| other.asker.who == order.asker.who);
    let of_lane = count(&|other| other.lane == order.lane);
    let public = count(&|other| other.lane == order.lane && other.asker.is_public);
    if order.asker.is_public {
        of_asker < MOST_OF_ADDRESS && public < MOST_PUBLIC_OF_LANE && of_lane < MOST_OF_LANE
    } else {
        of_asker < MOST_OF_ACCOUNT && of_lane < MOST_OF_LANE
    }
}
