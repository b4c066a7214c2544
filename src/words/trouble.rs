//! Trouble of the server itself: writes that cannot be stored, backups that are too old.

use chrono::NaiveDateTime;

use crate::{
    app::{Trouble, backups::LastBackup},
    i18n::Words,
};

/// Why nothing can be written now, and what that means for the person who sent something.
#[must_use]
pub fn not_saved(t: Words, trouble: &Trouble) -> String {
    format!("{} {}", why(t, trouble), t.get("error-not-saved-body"))
}

/// Why nothing can be written now. Paths and messages of the system are only in the log.
#[must_use]
pub fn why(t: Words, trouble: &Trouble) -> String {
    t.get(&format!("trouble-{}", trouble.code()))
}

/// The age of the last backup, and whether somebody must act.
#[must_use]
pub fn last_backup(t: Words, last: &LastBackup, now: NaiveDateTime) -> (String, bool) {
    match (last.at, &last.failure) {
        (_, Some(_)) => (t.get("backup-failed"), true),
        (None, None) => (t.get("backup-none"), true),
        (Some(at), None) => {
            let minutes = (now - at).num_minutes().max(0);
            let words = match minutes {
                0 => t.get("backup-now"),
                1..120 => t.n("backup-minutes", minutes),
                _ => t.n("backup-hours", minutes / 60),
            };
            (words, false)
        }
    }
}
