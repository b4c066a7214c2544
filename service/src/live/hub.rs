//! The listeners of tournaments, and the events that they get.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::broadcast;

use super::{Audience, Change, Event, Versions};

/// Maximum events that a listener may be behind.
const MOST_BEHIND: usize = 256;
/// Number of changes outside tournaments that are remembered as told: many more than the follower reads again.
const REMEMBERED: usize = 1024;

/// The changes that were told, and the listeners.
#[derive(Debug, Default)]
struct Lines {
    /// The newest numbers told for each tournament, of all changes and of public ones, so that no change is told twice.
    told: HashMap<Option<i32>, Told>,
    /// All changes after this number are told, in the order of each tournament; `None` before the follower began.
    first: Option<i32>,
    /// The highest numbers of told changes outside tournaments. Their commits have no order, so a lower number may come
    /// later.
    outside: BTreeSet<i32>,
    of: HashMap<(i32, Audience), broadcast::Sender<Event>>,
    is_closed: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Told {
    any: i32,
    public: i32,
    listed: i32,
}

impl Lines {
    /// The event of a change for each audience; `None` if the audience was told about it or about a later one of its
    /// kind. An event about one board says that only this board changed since `from`; if that is not known, the event
    /// says that anything may have changed.
    fn tell(&mut self, change: &Change) -> [Option<Event>; 2] {
        let Change {
            number,
            is_public,
            after,
            ..
        } = *change;
        let first = self.first;
        let told = self.told.entry(change.tournament).or_default();
        let before = *told;
        let last = if is_public { told.public } else { told.any };
        if number <= last {
            return [None, None];
        }
        told.any = number.max(told.any);
        if is_public {
            told.public = number;
        }
        let event = |from: Option<i32>| match (change.board, from) {
            (Some(board), Some(from)) => Event::row(from, number, board),
            _ => Event::changed(number),
        };
        if number < before.any {
            // A change of another server that arrives late. Listeners that got a later one were told that something
            // before it is missing.
            return [Some(Event::changed(number)), None];
        }
        let known = Some(before.any).filter(|any| *any > 0).or(first);
        // Whether the last change that was told is the one before this.
        let is_next = match (after, known) {
            (Some(after), Some(known)) => after <= known,
            (None, known) => known.is_some(),
            (Some(_), None) => false,
        };
        let of_all = after.or(known);
        let of_public = if is_next {
            Some(before.public).filter(|public| *public > 0).or(first)
        } else {
            of_all
        };
        [is_public.then(|| event(of_public)), Some(event(of_all))]
    }
}

impl Lines {
    /// Whether the change is outside tournaments and was not told before.
    fn is_new_outside(&mut self, change: &Change) -> bool {
        let is_new = change.tournament.is_none() && self.outside.insert(change.number);
        if self.outside.len() > REMEMBERED {
            self.outside.pop_first();
        }
        is_new
    }

    /// Whether lists show the change, and neither it nor a later listed change of its tournament was told before.
    /// Outside tournaments `is_new` decides.
    fn is_new_in_lists(&mut self, change: &Change, is_new: bool) -> bool {
        if !change.is_listed {
            return false;
        }
        if change.tournament.is_none() {
            return is_new;
        }
        let told = self.told.entry(change.tournament).or_default();
        let is_later = change.number > told.listed;
        told.listed = told.listed.max(change.number);
        is_later
    }
}

/// Tells listeners about changes after their commit. A listener that falls behind is told so and reloads; nobody waits
/// for it.
#[derive(Clone, Debug, Default)]
pub struct Hub {
    lines: Arc<Mutex<Lines>>,
    /// When each tournament last changed.
    versions: Arc<Versions>,
}

impl Hub {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells a change to all listeners concerned, unless it or a later one of its kind was told before. The numbers of
    /// one tournament rise in the order of its commits.
    pub fn publish(&self, change: Change) {
        let mut lines = self.lines();
        let events = lines.tell(&change);
        let is_outside = lines.is_new_outside(&change);
        if lines.is_new_in_lists(&change, is_outside) {
            self.versions.note_lists(change.place);
        }
        if events.iter().all(Option::is_none) && !is_outside {
            return;
        }
        match change {
            // A change outside tournaments that all tournaments show.
            Change {
                tournament: None,
                is_public: true,
                place,
                ..
            } => self.versions.note_all(place),
            Change {
                tournament, place, ..
            } => self.versions.note(tournament, place),
        }
        let Some(tournament) = change.tournament else {
            return;
        };
        for (audience, event) in [Audience::Public, Audience::Arbiters]
            .into_iter()
            .zip(events)
        {
            let line = (tournament, audience);
            if let Some(event) = event
                && let Some(sender) = lines.of.get(&line)
                && sender.send(event).is_err()
            {
                // The last listener has left.
                lines.of.remove(&line);
            }
        }
    }

    /// From now on all changes after `number` are told, including those of other servers. Only the first call counts.
    pub fn follows_from(&self, number: i32) {
        self.lines().first.get_or_insert(number);
    }

    /// When each source last changed. It is updated before any listener is told.
    #[must_use]
    pub fn versions(&self) -> &Versions {
        &self.versions
    }

    /// Listens to a tournament from now on. `read` is the number of the last change that the caller read and that its
    /// audience could be told. The result contains it, or a later number that was told meanwhile.
    #[must_use]
    pub fn subscribe(
        &self,
        tournament: i32,
        audience: Audience,
        read: i32,
    ) -> (broadcast::Receiver<Event>, i32) {
        let mut lines = self.lines();
        let told = lines.told.get(&Some(tournament)).copied();
        let told = told.unwrap_or_default();
        let stands_at = read.max(match audience {
            Audience::Public => told.public,
            Audience::Arbiters => told.any,
        });
        if lines.is_closed {
            return (broadcast::channel(1).1, stands_at);
        }
        let line = lines.of.entry((tournament, audience));
        let line = line.or_insert_with(|| broadcast::Sender::new(MOST_BEHIND));
        (line.subscribe(), stands_at)
    }

    /// Ends the streams of all listeners.
    pub fn close(&self) {
        let mut lines = self.lines();
        lines.is_closed = true;
        lines.of.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Source;

    fn change(number: i32, after: Option<i32>, is_public: bool, board: Option<i32>) -> Change {
        Change {
            tournament: Some(1),
            number,
            after,
            is_public,
            is_listed: board.is_none(),
            board,
            place: 0,
        }
    }

    fn heard(listener: &mut broadcast::Receiver<Event>) -> Vec<String> {
        let events = std::iter::from_fn(|| listener.try_recv().ok());
        let data = |event: Event| {
            let text = String::from_utf8(event.as_ref().to_vec()).unwrap();
            let kind = text.split("event: ").nth(1).unwrap();
            kind.trim_end().replace("\ndata: ", " ")
        };
        events.map(data).collect()
    }

    /// The events that arbiters and the public get for these changes.
    fn told(hub: &Hub, changes: &[Change]) -> [Vec<String>; 2] {
        let mut listeners =
            [Audience::Arbiters, Audience::Public].map(|who| hub.subscribe(1, who, 0).0);
        for change in changes {
            hub.publish(*change);
        }
        [0, 1].map(|which| heard(&mut listeners[which]))
    }

    #[test]
    fn a_change_is_told_once_and_to_its_tournament() {
        let hub = Hub::default();
        let (mut beside, _) = hub.subscribe(2, Audience::Arbiters, 0);
        let changes = [5, 5, 3, 6].map(|number| change(number, None, true, None));
        let other = Change {
            tournament: Some(2),
            ..change(4, None, true, None)
        };
        let all = [&changes[..], &[other]].concat();
        let wanted = ["changed 5", "changed 6"];
        assert_eq!(told(&hub, &all), [wanted, wanted]);
        assert_eq!(heard(&mut beside), ["changed 4"]);
    }

    #[test]
    fn a_hidden_change_does_not_hide_a_public_one() {
        let changes = [
            (5, false),
            (4, true),
            (5, false),
            (4, true),
            (6, true),
            (6, false),
        ];
        let changes = changes.map(|(number, is_public)| change(number, None, is_public, None));
        let [arbiters, public] = told(&Hub::default(), &changes);
        assert_eq!(arbiters, ["changed 5", "changed 6"]);
        assert_eq!(public, ["changed 4", "changed 6"]);
    }

    #[test]
    fn a_board_is_told_with_the_change_before_it() {
        let hub = Hub::default();
        hub.follows_from(10);
        let changes = [
            change(11, Some(9), true, Some(70)),
            change(12, Some(11), false, Some(71)),
            change(14, Some(12), true, Some(72)),
            change(15, Some(14), true, None),
            // The follower does not always know the change before.
            change(17, None, true, Some(73)),
        ];
        let [arbiters, public] = told(&hub, &changes);
        let wanted = [
            "row 9 11 70",
            "row 11 12 71",
            "row 12 14 72",
            "changed 15",
            "row 15 17 73",
        ];
        assert_eq!(arbiters, wanted);
        // Between the rows that the public gets, there was no public change.
        let wanted = ["row 10 11 70", "row 11 14 72", "changed 15", "row 15 17 73"];
        assert_eq!(public, wanted);
    }

    #[test]
    fn who_may_have_missed_something_is_told_so() {
        // The change before is not known.
        let alone = [change(11, None, true, Some(70))];
        assert_eq!(
            told(&Hub::default(), &alone),
            [["changed 11"], ["changed 11"]]
        );
        let hub = Hub::default();
        hub.follows_from(10);
        let changes = [
            change(11, Some(9), true, Some(70)),
            // Another server wrote 12, of which this one has not been told; a listener at 11 misses it.
            change(13, Some(12), true, Some(71)),
            change(12, Some(11), true, Some(72)),
            change(14, Some(13), true, Some(73)),
        ];
        let wanted = ["row 9 11 70", "row 12 13 71", "row 13 14 73"];
        let [arbiters, public] = told(&hub, &changes);
        assert_eq!(arbiters, wanted);
        assert_eq!(public, ["row 10 11 70", "row 12 13 71", "row 13 14 73"]);
        // A change that was hidden here may have been followed by a public one elsewhere.
        let late = [
            change(21, Some(14), true, Some(70)),
            change(23, Some(22), false, Some(71)),
            change(22, Some(21), true, Some(72)),
        ];
        let [arbiters, public] = told(&hub, &late);
        assert_eq!(arbiters, ["row 14 21 70", "row 22 23 71"]);
        assert_eq!(public, ["row 14 21 70", "changed 22"]);
    }

    #[test]
    fn who_begins_to_listen_learns_what_was_told_since_they_read() {
        let hub = Hub::default();
        hub.publish(change(5, Some(4), true, None));
        hub.publish(change(7, Some(5), false, None));
        let begins = |audience, read| hub.subscribe(1, audience, read).1;
        assert_eq!(begins(Audience::Public, 4), 5);
        assert_eq!(begins(Audience::Arbiters, 5), 7);
        assert_eq!(begins(Audience::Arbiters, 8), 8);
        assert_eq!(hub.subscribe(2, Audience::Public, 3).1, 3);
    }

    #[test]
    fn lists_change_with_what_they_show_and_once() {
        let hub = Hub::default();
        let versions = hub.versions();
        versions.heard_until(versions.look(), 0);
        let is_same_after = |change: Change| {
            let then = versions.now();
            hub.publish(change);
            versions.is_same_since(then, Source::Lists)
        };
        assert!(is_same_after(change(12, Some(10), true, Some(70))));
        // It arrives late: no listener is told, but lists show it.
        assert!(!is_same_after(change(11, Some(10), true, None)));
        assert!(is_same_after(change(11, Some(10), true, None)));
        assert!(!is_same_after(change(13, Some(12), false, None)));
    }

    #[test]
    fn what_is_outside_tournaments_is_told_in_any_order_and_once() {
        let hub = Hub::default();
        let versions = hub.versions();
        versions.heard_until(versions.look(), 0);
        let changed = |number, is_listed| {
            let then = versions.now();
            hub.publish(Change {
                tournament: None,
                is_listed,
                ..change(number, None, false, None)
            });
            [Source::Lists, Source::Everything].map(|source| !versions.is_same_since(then, source))
        };
        assert_eq!(changed(12, false), [false, true], "a log-in");
        // It got its number earlier and was committed later.
        assert_eq!(changed(11, true), [true, true]);
        assert_eq!([changed(11, true), changed(12, false)], [[false; 2]; 2]);
    }

    #[test]
    fn nobody_hears_anything_after_the_end() {
        let hub = Hub::default();
        let (mut early, _) = hub.subscribe(1, Audience::Public, 0);
        hub.close();
        let (mut late, _) = hub.subscribe(1, Audience::Public, 0);
        for listener in [&mut early, &mut late] {
            let heard = listener.try_recv();
            assert_eq!(heard, Err(broadcast::error::TryRecvError::Closed));
        }
    }
}
