//! Tournaments kept in memory for reading, each for as long as nothing was written to it.
//!
//! Every write to a tournament leaves a row in the audit trail, in the same transaction. The number of its newest
//! row is therefore the version of the whole tournament: a copy with that number is what the data say. A write that
//! rests on a copy compares that number in its own transaction first ([`super::basis`]); the others never look here.

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

/// Rows (entries, pairings, byes) kept at most, beside the tournament read last: some 60 MB.
const MOST_ROWS: usize = 300_000;

/// Standings kept for one tournament: after how many different rounds.
const MOST_STANDINGS: usize = 4;

/// A tournament as it stands in one version of the data.
pub(crate) struct Snapshot {
    /// Number of the tournament's newest audit row; 0 before the first.
    version: i32,
    /// The hash of that row. Its number alone does not say which row it is: one that shared a commit which failed was
    /// never stored, and another got its number.
    hash: String,
    loaded: Loaded,
    ranked: Arc<Mutex<BTreeMap<u8, Arc<Ranked>>>>,
    /// What everybody gets of it, where that is less.
    shown: [OnceLock<Option<Arc<Snapshot>>>; 2],
    /// Entries that stand in no list for these readers.
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

    /// Whether this entry stands in no list for whoever reads this.
    pub fn hides(&self, entry: i32) -> bool {
        self.hidden.contains(&entry)
    }

    /// The tournament as everybody may see it: each participant named as they chose ([`privacy::Shown`]).
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

    /// The standings after round `after`, computed once.
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

    /// Takes over what did not change: a result entered in the running round leaves the standings before it.
    /// Where only results changed, `only_results` is the first round of theirs, and nothing need be compared.
    fn inherit(&self, older: &Self, only_results: Option<Option<i32>>) -> Result<(), AppError> {
        let kept: Vec<(u8, Arc<Ranked>)> = open(&older.ranked)
            .iter()
            .map(|(after, ranked)| (*after, Arc::clone(ranked)))
            .collect();
        for (after, ranked) in kept {
            // Whose games of a schedule count depends on later rounds too.
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

/// One place on the shelf. Whoever reads the tournament anew holds it, so that many visitors at once read it once.
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

    /// Lets the tournaments go that were not asked for longest.
    fn make_room(&self) {
        let mut places = open(&self.places);
        let rows = |place: &Place| match place.try_lock() {
            Ok(kept) => kept.as_ref().map_or(0, |snapshot| snapshot.rows()),
            // Being read now: it is not the oldest.
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

    /// The tournament as `actor` may see it, and what they are in it: whole for its arbiters, for others with each participant
    /// named as they chose. Everything that goes out to readers who do not run the tournament is read so.
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
        // Who holds it may have changed what they say of themselves, which is no deed of the tournament.
        let is_this = |kept: &&Arc<Snapshot>| {
            kept.version == version
                && kept.hash == hash
                && kept.tournament.marks.holder == row.marks.holder
        };
        if let Some(snapshot) = kept.as_ref().filter(is_this) {
            return Ok(Arc::clone(snapshot));
        }
        // An older transaction may hold rows that a newer copy does not: it reads them all.
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
        // A transaction that began earlier does not put its older copy in the place of a newer one.
        if kept.as_ref().is_none_or(|kept| kept.version <= version) {
            *kept = Some(Arc::clone(&snapshot));
        }
        drop(kept);
        self.shelf.make_room();
        Ok(snapshot)
    }
}
