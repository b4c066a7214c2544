//! The kept answers, and the place of each.

use std::{
    collections::HashMap,
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
};

use chrono::{NaiveDate, NaiveDateTime};
use tokio::sync::Mutex;

use crate::{i18n::Lang, live::Versions};

use super::Answer;

/// Maximum total size in bytes.
const MOST_BYTES: usize = 64 * 1024 * 1024;
/// Maximum number of answers.
const MOST_ANSWERS: usize = 8192;
/// Maximum size of one answer in bytes; a larger one is made again each time.
const MOST_OF_ONE: usize = 8 * 1024 * 1024;

/// What distinguishes one answer from another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Path and query.
    pub path: String,
    /// The reader's language.
    pub lang: Lang,
    /// The chosen theme; `None` without a choice.
    pub theme: Option<&'static str>,
}

impl Key {
    /// Whether the answer at this address is kept. Only known parameters may follow the path, so that nobody can fill the
    /// memory with one page under a thousand addresses.
    #[must_use]
    pub fn is_keepable(&self) -> bool {
        let Some((_, query)) = self.path.split_once('?') else {
            return self.path.len() <= 200;
        };
        let is_known = |part: &str| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if name == "lang" {
                return Lang::from_code(value).is_some();
            }
            [
                "page",
                "tournaments",
                "after",
                "limit",
                "round",
                "open",
                "rows",
                "board",
                "own",
                "poll",
            ]
            .contains(&name)
                && value
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || byte == b'-')
        };
        self.path.len() <= 200 && query.split('&').all(is_known)
    }
}

/// Number of times that making this answer was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Begun(u64);

/// The place of one answer.
#[derive(Debug, Default)]
pub struct Slot {
    used: AtomicU64,
    begun: AtomicU64,
    now: RwLock<Option<(Begun, Arc<Answer>)>>,
    /// Held while the answer is made.
    pub turn: Arc<Mutex<()>>,
}

impl Slot {
    /// The kept answer, if it is up to date on this day at this moment.
    #[must_use]
    pub fn current(
        &self,
        versions: &Versions,
        today: NaiveDate,
        moment: NaiveDateTime,
    ) -> Option<Arc<Answer>> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        let (_, answer) = now.as_ref()?;
        let answer = Some(answer).filter(|answer| answer.is_true(versions, today, moment));
        answer.map(Arc::clone)
    }

    /// How many times making the answer was begun so far.
    #[must_use]
    pub fn begun(&self) -> Begun {
        Begun(self.begun.load(Ordering::SeqCst))
    }

    /// Begins another making. The caller holds the turn, and has not read any data yet.
    pub fn begin(&self) {
        self.begun.fetch_add(1, Ordering::SeqCst);
    }

    /// An answer that was begun after `asked` and is finished, on this day. A reader who asked then gets it even if something
    /// has changed since: without waiting for others, they would have got nothing newer.
    #[must_use]
    pub fn made_after(
        &self,
        asked: Begun,
        today: NaiveDate,
        moment: NaiveDateTime,
    ) -> Option<Arc<Answer>> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        let (begun, answer) = now.as_ref()?;
        let is_later = *begun > asked && answer.is_of(today, moment);
        is_later.then(|| Arc::clone(answer))
    }

    fn weight(&self) -> Option<usize> {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        now.as_ref().map(|(_, answer)| answer.weight())
    }
}

/// All kept answers. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Pages {
    slots: Arc<RwLock<HashMap<Key, Arc<Slot>>>>,
    asked: Arc<AtomicU64>,
    most_bytes: usize,
}

impl Default for Pages {
    fn default() -> Self {
        Self {
            slots: Arc::default(),
            asked: Arc::default(),
            most_bytes: MOST_BYTES,
        }
    }
}

impl Pages {
    /// The place of an answer that was requested before.
    #[must_use]
    pub fn find(&self, key: &Key) -> Option<Arc<Slot>> {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.get(key)?;
        slot.used.store(
            self.asked.fetch_add(1, Ordering::Relaxed),
            Ordering::Relaxed,
        );
        Some(Arc::clone(slot))
    }

    /// The place of an answer, which is created if needed.
    #[must_use]
    pub fn slot(&self, key: &Key) -> Arc<Slot> {
        if let Some(slot) = self.find(key) {
            return slot;
        }
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.entry(key.clone()).or_default();
        slot.used.store(
            self.asked.fetch_add(1, Ordering::Relaxed),
            Ordering::Relaxed,
        );
        Arc::clone(slot)
    }

    /// Keeps the answer that was begun last, unless it is too large, or an answer that was read later is there.
    pub fn keep(&self, slot: &Slot, answer: &Arc<Answer>) {
        if answer.weight() <= MOST_OF_ONE {
            let mut now = slot.now.write().unwrap_or_else(PoisonError::into_inner);
            let is_newest = |(_, kept): &(Begun, Arc<Answer>)| !answer.is_older_than(kept);
            if now.as_ref().is_none_or(is_newest) {
                *now = Some((slot.begun(), Arc::clone(answer)));
            }
        }
        self.make_room();
    }

    /// Removes a place without an answer, because there was nothing to keep.
    pub fn forget(&self, key: &Key) {
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        if slots.get(key).is_some_and(|slot| slot.weight().is_none()) {
            slots.remove(key);
        }
    }

    /// Number of answers, and their total bytes.
    #[must_use]
    pub fn held(&self) -> (usize, usize) {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        let weights = slots.values().filter_map(|slot| slot.weight());
        weights.fold((0, 0), |(count, bytes), weight| (count + 1, bytes + weight))
    }

    /// Removes the answers that were not requested for the longest time, a tenth more than needed, so that this happens rarely.
    fn make_room(&self) {
        let (count, bytes) = self.held();
        if count <= MOST_ANSWERS && bytes <= self.most_bytes {
            return;
        }
        let (mut count, mut bytes) = (count, bytes);
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        let mut by_age: Vec<(u64, Key, usize)> = slots
            .iter()
            .filter_map(|(key, slot)| {
                Some((
                    slot.used.load(Ordering::Relaxed),
                    key.clone(),
                    slot.weight()?,
                ))
            })
            .collect();
        by_age.sort_unstable_by_key(|(used, ..)| *used);
        for (_, key, weight) in by_age {
            if count <= MOST_ANSWERS / 10 * 9 && bytes <= self.most_bytes / 10 * 9 {
                break;
            }
            slots.remove(&key);
            count -= 1;
            bytes -= weight.min(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        live::{Change, Hub, Source},
        web::headers::Openness,
    };

    use super::{super::Fresh, *};

    fn key(path: &str) -> Key {
        Key {
            path: path.into(),
            lang: Lang::It,
            theme: None,
        }
    }

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
    }

    fn noon() -> NaiveDateTime {
        today().and_hms_opt(12, 0, 0).unwrap()
    }

    fn answer(hub: &Hub, body: String) -> Arc<Answer> {
        let fresh = Fresh {
            kind: "text/plain",
            file: None,
            open: Openness::Own,
            body: body.into(),
            until: None,
        };
        let then = hub.versions().now();
        Arc::new(Answer::new(fresh, Source::Tournament(1), then, today()))
    }

    fn change(hub: &Hub, number: i32) {
        hub.publish(Change {
            tournament: Some(1),
            number,
            after: None,
            is_public: false,
            is_listed: true,
            board: None,
            place: 0,
        });
    }

    #[test]
    fn an_answer_is_given_until_something_changes_and_for_its_day() {
        let (hub, pages) = (Hub::default(), Pages::default());
        hub.versions().heard_until(hub.versions().look(), 0);
        let slot = pages.slot(&key("/t/a"));
        assert!(slot.current(hub.versions(), today(), noon()).is_none());
        pages.keep(&slot, &answer(&hub, "one".into()));
        let found = pages.find(&key("/t/a")).unwrap();
        assert!(found.current(hub.versions(), today(), noon()).is_some());
        let tomorrow = today().succ_opt().unwrap();
        assert!(found.current(hub.versions(), tomorrow, noon()).is_none());
        change(&hub, 1);
        assert!(found.current(hub.versions(), today(), noon()).is_none());
    }

    #[test]
    fn whoever_waited_gets_what_was_begun_after_they_asked() {
        let (hub, pages) = (Hub::default(), Pages::default());
        hub.versions().heard_until(hub.versions().look(), 0);
        let slot = pages.slot(&key("/t/a"));
        slot.begin();
        let one = answer(&hub, "one".into());
        let during = slot.begun();
        change(&hub, 1);
        pages.keep(&slot, &one);
        let made = |asked, day| slot.made_after(asked, day, noon()).is_some();
        assert!(!made(during, today()), "it may have been read before");
        slot.begin();
        let two = answer(&hub, "two".into());
        change(&hub, 2);
        pages.keep(&slot, &two);
        assert!(slot.current(hub.versions(), today(), noon()).is_none());
        assert!(made(during, today()));
        assert!(!made(slot.begun(), today()), "something has changed since");
        assert!(!made(during, today().succ_opt().unwrap()));
    }

    #[test]
    fn an_answer_that_holds_something_back_is_given_until_its_moment() {
        let (hub, pages) = (Hub::default(), Pages::default());
        hub.versions().heard_until(hub.versions().look(), 0);
        let slot = pages.slot(&key("/t/a/live"));
        let fresh = Fresh {
            kind: "text/plain",
            file: None,
            open: Openness::Own,
            body: "held back".to_owned().into(),
            until: Some(noon()),
        };
        let then = hub.versions().now();
        let answer = Answer::new(fresh, Source::Tournament(1), then, today());
        pages.keep(&slot, &Arc::new(answer));
        let microsecond = chrono::TimeDelta::microseconds(1);
        let at = |moment| slot.current(hub.versions(), today(), moment);
        assert!(at(noon() - microsecond).is_some());
        assert!(at(noon()).is_none());
    }

    #[test]
    fn what_was_read_earlier_does_not_replace_what_was_read_later() {
        let (hub, pages) = (Hub::default(), Pages::default());
        hub.versions().heard_until(hub.versions().look(), 0);
        let slot = pages.slot(&key("/t/a"));
        let early = answer(&hub, "early".into());
        change(&hub, 1);
        pages.keep(&slot, &answer(&hub, "late".into()));
        pages.keep(&slot, &early);
        assert!(slot.current(hub.versions(), today(), noon()).is_some());
    }

    #[test]
    fn those_not_asked_for_longest_make_room() {
        let hub = Hub::default();
        let pages = Pages {
            most_bytes: 100_000,
            ..Pages::default()
        };
        for number in 0..100 {
            let slot = pages.slot(&key(&format!("/t/{number}")));
            pages.keep(&slot, &answer(&hub, "x".repeat(10_000)));
            assert!(pages.find(&key("/t/0")).is_some(), "asked for each time");
            assert!(pages.held().1 <= 100_000);
        }
        let (count, bytes) = pages.held();
        assert!((8..=10).contains(&count) && bytes == count * 10_000);
        let large = pages.slot(&key("/large"));
        pages.keep(&large, &answer(&hub, "x".repeat(MOST_OF_ONE + 1)));
        assert_eq!(pages.held(), (count, bytes), "too large to be kept");
        pages.forget(&key("/large"));
        assert!(pages.find(&key("/large")).is_none());
        pages.forget(&key("/t/0"));
        assert!(pages.find(&key("/t/0")).is_some(), "an answer is there");
    }

    #[test]
    fn one_page_has_few_names() {
        for (path, keepable) in [
            ("/t/nebbia/standings", true),
            ("/t/nebbia/standings?after=3&page=2", true),
            ("/t/nebbia/standings?open=17-2", true),
            (
                "/api/v1/tournaments/nebbia/players?after=200&limit=50",
                true,
            ),
            ("/t/nebbia/round/6?page=2&rows=17-23", true),
            ("/t/nebbia/standings?find=rossi", false),
            ("/t/nebbia/standings?after=3&x=1", false),
            ("/t/nebbia/standings?after=%33", false),
            ("/t/nebbia?lang=it&page=2", true),
            ("/clubs/7?page=2&tournaments=3", true),
            ("/t/nebbia?lang=xx", false),
            ("/t/nebbia?", false),
        ] {
            assert_eq!(key(path).is_keepable(), keepable, "{path}");
        }
        assert!(!key(&"x".repeat(201)).is_keepable());
    }
}
