//! Where the copies go that a server makes by itself, and what is known of the last ones: in folders of the operator's choice,
//! and where the program was started by hand in one that an administrator names while it runs. They are made by `app::copying`.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use chrono::{NaiveDateTime, TimeDelta};

/// Names of copies, in UTC. Other files of the folder are never touched.
pub(super) const NAME: &str = "tratto-%Y%m%dT%H%M%SZ.db";

/// Where copies go and how often.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Folders that exist, the best of them on another disk. Empty: no copies.
    pub folders: Vec<PathBuf>,
    /// Time between copies while something changes.
    pub every: TimeDelta,
    /// How many of the newest stay in any case.
    pub keep: usize,
    /// Whether an administrator may name one folder more while the server runs.
    pub may_choose: bool,
}

/// What is known of the last copies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastBackup {
    /// When the last good copy was made, UTC.
    pub at: Option<NaiveDateTime>,
    /// Why the last try failed; `None` when it was good.
    pub failure: Option<String>,
    /// How long the last good one took, in all folders; `None` before the first of this run.
    pub took: Option<Duration>,
    /// Bytes of that one, in one folder; `None` before the first of this run.
    pub bytes: Option<u64>,
}

/// What an administrator named.
#[derive(Clone, Debug, Default)]
struct Chosen {
    folder: Option<PathBuf>,
    /// Whether a copy is due at once: it was named since the last one began.
    is_awaited: bool,
}

/// The plan and how far it was carried out. Shared by all clones of a context.
#[derive(Debug, Default)]
pub struct Backups {
    plan: Plan,
    chosen: Mutex<Chosen>,
    last: Mutex<Option<LastBackup>>,
}

impl Backups {
    /// Begins with the newest copies that lie in the folders.
    #[must_use]
    pub fn new(plan: Plan) -> Self {
        let last = newest(&plan.folders);
        Self {
            plan,
            chosen: Mutex::default(),
            last: Mutex::new(last),
        }
    }

    /// The last copies; `None` when none are to be made.
    #[must_use]
    pub fn last(&self) -> Option<LastBackup> {
        if self.folders().is_empty() {
            return None;
        }
        self.last
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    pub(super) const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Copies go to this folder, too, or to those of the plan alone; the next one at once, also where that folder had been named before.
    pub(super) fn choose(&self, folder: Option<PathBuf>) {
        // What is told of the folders before the next copy.
        let last = newest(&self.with(folder.as_ref()));
        let mut chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = last;
        *chosen = Chosen {
            folder,
            is_awaited: true,
        };
    }

    /// All folders, and whether a copy is due at once, which is said once.
    pub(super) fn wanted(&self) -> (Vec<PathBuf>, bool) {
        let mut chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        let is_awaited = std::mem::take(&mut chosen.is_awaited);
        (self.with(chosen.folder.as_ref()), is_awaited)
    }

    /// All folders.
    fn folders(&self) -> Vec<PathBuf> {
        let chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        self.with(chosen.folder.as_ref())
    }

    /// The folders of the plan, and this one.
    fn with(&self, folder: Option<&PathBuf>) -> Vec<PathBuf> {
        self.plan.folders.iter().chain(folder).cloned().collect()
    }

    pub(super) fn remember(&self, last: LastBackup) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(last);
    }
}

/// The newest copies that lie in the folders; `None` without a folder.
fn newest(folders: &[PathBuf]) -> Option<LastBackup> {
    // The folder that is furthest behind counts: a copy that only one disk has may be the one that is lost.
    let at = folders
        .iter()
        .map(|folder| copies(folder).into_iter().map(|(at, _)| at).max())
        .min()
        .flatten();
    (!folders.is_empty()).then(|| LastBackup {
        at,
        ..LastBackup::default()
    })
}

/// The copies of a folder and when they were made.
pub(super) fn copies(folder: &Path) -> Vec<(NaiveDateTime, PathBuf)> {
    fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let at = NaiveDateTime::parse_from_str(&name, NAME).ok()?;
            Some((at, entry.path()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> NaiveDateTime {
        NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap()
    }

    #[test]
    fn names_are_read_again() {
        let name = at("2026-11-22 18:30").format(NAME).to_string();
        assert_eq!(name, "tratto-20261122T183000Z.db");
        assert_eq!(
            NaiveDateTime::parse_from_str(&name, NAME),
            Ok(at("2026-11-22 18:30"))
        );
        assert!(NaiveDateTime::parse_from_str("tratto.db", NAME).is_err());
    }
}
