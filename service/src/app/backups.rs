//! Where the server's automatic copies go, and the state of the last ones. They go to folders of the operator's choice.
//! If the program was started by hand, an administrator may also name one folder while it runs. `app::copying` makes
//! the copies.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use chrono::{NaiveDateTime, TimeDelta};

/// Names of copies, with the time in UTC. Other files in the folder are never touched.
pub(super) const NAME: &str = "tratto-%Y%m%dT%H%M%SZ.db";

/// Where copies go, and how often they are made.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Existing folders, ideally on another disk; empty for no copies.
    pub folders: Vec<PathBuf>,
    /// Time between copies while data change.
    pub every: TimeDelta,
    /// How many of the newest copies are always kept.
    pub keep: usize,
    /// Whether an administrator may name one more folder while the server runs.
    pub may_choose: bool,
}

/// The state of the last copies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastBackup {
    /// When the last good copy was made, in UTC.
    pub at: Option<NaiveDateTime>,
    /// Why the last try failed; `None` if it succeeded.
    pub failure: Option<String>,
    /// How long the last good copy took, in all folders; `None` before the first of this run.
    pub took: Option<Duration>,
    /// Size of that copy in one folder, in bytes; `None` before the first of this run.
    pub bytes: Option<u64>,
}

/// The folder that an administrator named.
#[derive(Clone, Debug, Default)]
struct Chosen {
    folder: Option<PathBuf>,
    /// Whether a copy is due at once, because the folder was named after the last copy began.
    is_awaited: bool,
}

/// The plan and its state. All clones of a context share it.
#[derive(Debug, Default)]
pub struct Backups {
    plan: Plan,
    chosen: Mutex<Chosen>,
    last: Mutex<Option<LastBackup>>,
}

impl Backups {
    /// Starts with the newest copies that are in the folders.
    #[must_use]
    pub fn new(plan: Plan) -> Self {
        let last = newest(&plan.folders);
        Self {
            plan,
            chosen: Mutex::default(),
            last: Mutex::new(last),
        }
    }

    /// The state of the last copies; `None` if no copies are to be made.
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

    /// Sets the additional folder for copies, or with `None` only the folders of the plan. The next copy is made at
    /// once, even if the same folder was named before.
    pub(super) fn choose(&self, folder: Option<PathBuf>) {
        // The state of the folders until the next copy.
        let last = newest(&self.with(folder.as_ref()));
        let mut chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = last;
        *chosen = Chosen {
            folder,
            is_awaited: true,
        };
    }

    /// All folders, and whether a copy is due at once, which is reported only once.
    pub(super) fn wanted(&self) -> (Vec<PathBuf>, bool) {
        let mut chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        let is_awaited = std::mem::take(&mut chosen.is_awaited);
        (self.with(chosen.folder.as_ref()), is_awaited)
    }

    /// All folders for copies.
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

/// The newest copies in the folders; `None` without a folder.
fn newest(folders: &[PathBuf]) -> Option<LastBackup> {
    // The folder that is furthest behind counts, because a copy on only one disk may be lost with it.
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

/// The copies in a folder, with the time of each.
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
