//! Tournaments kept in memory for reading, each until something is written to it.
//!
//! Every write to a tournament leaves a row in the audit trail, in the same transaction. So the number of its newest row is the
//! version of the whole tournament: a copy with this number is up to date. A write that relies on a copy first compares the
//! number in its own transaction ([`super::basis`]); other writes never use copies.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    ops::Deref,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, TournamentRole},
        privacy,
    },
    event::Outlet,
    store::{
        Conn,
        rows::{self, tournaments::TournamentRow},
    },
};

use super::{
    Loaded,
    ranked::{Ranked, rules},
};

/// Maximum number of rows (entries, pairings, byes) kept, not counting the tournament read last: some 60 MB.
const MOST_ROWS: usize = 300_000;

/// Maximum number of standings kept for a tournament, each after another round.
const MOST_STANDINGS: usize = 4;

/// A tournament in one version of the data.
pub(crate) struct Snapshot {
    /// Number of the tournament's newest audit row; 0 before the first.
    version: i32,
    /// Hash of that row. The number alone does not identify the row: a row whose commit failed was never stored, and another one
    /// may have got its number.
    hash: String,
    loaded: Loaded,
    ranked: Arc<Mutex<BTreeMap<u8, Arc<Ranked>>>>,
    /// The tournament as everybody may see it, for pages and for files, if that is less than the whole.
    shown: [OnceLock<Option<Arc<Snapshot>>>; 2],
    /// Entries that no list shows to these readers.
    hidden: BTreeSet<i32>,
}

impl Deref for Snapshot {
    type Target = Loaded;

    fn deref(&self) -> &Loaded {
        &self.loaded
    }
}

impl Snapshot {
    /// Number of the tournament's newest audit row; 0 before the first.
    pub fn version(&self) -> i32 {
        self.version
    }

    /// Whether no list shows this entry to the reader of this copy.
    pub fn hides(&self, entry: i32) -> bool {
        self.hidden.contains(&entry)
    }

    /// The tournament as everybody may see it, with each participant named as they chose ([`privacy::Shown`]).
    fn shown(self: &Arc<Self>, outlet: Outlet) -> Arc<Self> {
        let [page, file] = &self.shown;
        let place = match outlet {
            Outlet::Page => page,
            Outlet::File => file,
        };
        let made = place.get_or_init(|| {
            let begun = self.loaded.published() > 0;
            let moment = (self.loaded.tournament.start_date, begun);
            let shown = privacy::Shown::of(&self.loaded.entries, moment, outlet)?;
            let mut loaded = self.loaded.clone();
            loaded.entries = shown.entries.into();
            Some(Arc::new(Self {
                version: self.version,
                hash: self.hash.clone(),
                loaded,
                ranked: Arc::clone(&self.ranked),
                shown: [const { OnceLock::new() }; 2],
                hidden: shown.hidden,
            }))
        });
        Arc::clone(made.as_ref().unwrap_or(self))
    }

    fn rows(&self) -> usize {
        self.loaded.entries.len() + self.loaded.pairings.len() + self.loaded.byes.len()
    }

    /// The standings after round `after`, computed only once.
    pub fn ranked(&self, after: u8) -> Result<Arc<Ranked>, AppError> {
        if let Some(ranked) = open(&self.ranked).get(&after) {
            return Ok(Arc::clone(ranked));
        }
        let ranked = Arc::new(Ranked::after(&self.loaded, after)?);
        let mut kept = open(&self.ranked);
        if kept.len() >= MOST_STANDINGS {
            kept.pop_first();
        }
        kept.insert(after, Arc::clone(&ranked));
        Ok(ranked)
    }

    /// Takes over standings that did not change: a result in the current round does not affect earlier standings. If only results
    /// changed, `only_results` is the first round with a change, and nothing need be compared.
    fn inherit(&self, older: &Self, only_results: Option<Option<i32>>) -> Result<(), AppError> {
        let kept: Vec<(u8, Arc<Ranked>)> = open(&older.ranked)
            .iter()
            .map(|(after, ranked)| (*after, Arc::clone(ranked)))
            .collect();
        for (after, ranked) in kept {
            // In a schedule, later rounds also decide whose games count.
            let is_schedule = self.loaded.course.is_schedule();
            if let Some(first) = only_results.filter(|_| !is_schedule) {
                if first.is_none_or(|first| i32::from(after) < first) {
                    open(&self.ranked).insert(after, ranked);
                }
                continue;
            }
            let same_rules = rules(&self.loaded, after)? == rules(&older.loaded, after)?;
            if same_rules && self.loaded.crosstable(after, false)? == ranked.table {
                open(&self.ranked).insert(after, ranked);
            }
        }
        Ok(())
    }
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A place on the shelf. It is locked while the tournament is read again, so that many visitors at once cause only one reading.
type Place = Arc<Mutex<Option<Arc<Snapshot>>>>;

/// The tournaments read last.
#[derive(Default)]
pub(crate) struct Shelf {
    places: Mutex<HashMap<i32, (u64, Place)>>,
}

impl Shelf {
    fn place(&self, tournament: i32) -> Place {
        let mut places = open(&self.places);
        let now = places.values().map(|(used, _)| *used).max().unwrap_or(0) + 1;
        let (used, place) = places.entry(tournament).or_default();
        *used = now;
        Arc::clone(place)
    }

    /// Removes the tournaments that have not been asked for longest.
    fn make_room(&self) {
        let mut places = open(&self.places);
        let rows = |place: &Place| match place.try_lock() {
            Ok(kept) => kept.as_ref().map_or(0, |snapshot| snapshot.rows()),
            // It is being read now, so it is not the oldest.
            Err(_) => 0,
        };
        let mut total: usize = places.values().map(|(_, place)| rows(place)).sum();
        while total > MOST_ROWS && places.len() > 1 {
            let oldest = places.iter().min_by_key(|(_, (used, _))| *used);
            let Some((id, freed)) = oldest.map(|(id, (_, place))| (*id, rows(place))) else {
                return;
            };
            places.remove(&id);
            total -= freed;
        }
    }
}

impl Context {
    /// The tournament with this address part, as the transaction of `conn` sees it.
    pub(in crate::app) fn tournament(
        &self,
        conn: &mut Conn,
        slug: &str,
    ) -> Result<Arc<Snapshot>, AppError> {
        let row = rows::tournaments::by_slug(conn, slug)?;
        self.snapshot(conn, row)
    }

    /// The tournament as `actor` may see it, with their role: the whole for its arbiters, and for others with each participant
    /// named as they chose. All output for readers who do not run the tournament is read in this way.
    pub(in crate::app) fn shown_to(
        &self,
        conn: &mut Conn,
        actor: &Actor,
        slug: &str,
        outlet: Outlet,
    ) -> Result<(Arc<Snapshot>, Option<TournamentRole>), AppError> {
        let whole = self.tournament(conn, slug)?;
        let role = access::role(conn, actor, whole.tournament.id)?;
        Ok(match role {
            Some(_) => (whole, role),
            None => (whole.shown(outlet), None),
        })
    }

    /// The tournament as everybody may see it, whoever asks.
    pub(in crate::app) fn shown_to_all(
        &self,
        conn: &mut Conn,
        slug: &str,
        outlet: Outlet,
    ) -> Result<Arc<Snapshot>, AppError> {
        Ok(self.tournament(conn, slug)?.shown(outlet))
    }

    fn snapshot(&self, conn: &mut Conn, row: TournamentRow) -> Result<Arc<Snapshot>, AppError> {
        let newest = rows::audit_chain::newest_of(conn, Some(row.id))?;
        let (version, hash) = newest.unwrap_or_default();
        let place = self.shelf.place(row.id);
        let mut kept = open(&place);
        // Its holder may have changed their own data, which is not a deed of the tournament.
        let is_this = |kept: &&Arc<Snapshot>| {
            kept.version == version
                && kept.hash == hash
                && kept.tournament.marks.holder == row.marks.holder
        };
        if let Some(snapshot) = kept.as_ref().filter(is_this) {
            return Ok(Arc::clone(snapshot));
        }
        // An older transaction may see rows that a newer copy does not have, so it reads everything.
        let older = kept.as_ref().filter(|kept| kept.version < version);
        let newer = match older {
            Some(older) => Loaded::load_after(conn, &row, older, (older.version, &older.hash))?,
            None => None,
        };
        let (loaded, only_results) = match newer {
            Some(newer) => (newer.loaded, newer.only_results),
            None => (Loaded::load(conn, row)?, None),
        };
        let snapshot = Snapshot {
            version,
            hash,
            loaded,
            ranked: Arc::default(),
            shown: [const { OnceLock::new() }; 2],
            hidden: BTreeSet::new(),
        };
        if let Some(older) = kept.as_ref() {
            snapshot.inherit(older, only_results)?;
        }
        let snapshot = Arc::new(snapshot);
        // A transaction that began earlier does not replace a newer copy by its older one.
        if kept.as_ref().is_none_or(|kept| kept.version <= version) {
            *kept = Some(Arc::clone(&snapshot));
        }
        drop(kept);
        self.shelf.make_room();
        Ok(snapshot)
    }
}
