//! What is wrong with the server itself: writes that cannot be kept, copies that are too old.

use chrono::NaiveDateTime;

use crate::{
    app::{Trouble, backups::LastBackup},
    i18n::Words,
};

/// Why nothing can be written now, and what that means for who sent something.
#[must_use]
pub fn not_saved(t: Words, trouble: &Trouble) -> String {
    format!("{} {}", why(t, trouble), t.get("error-not-saved-body"))
}

/// Why nothing can be written now. Paths and messages of the system stay in the log.
#[must_use]
pub fn why(t: Words, trouble: &Trouble) -> String {
    t.get(&format!("trouble-{}", trouble.code()))
}

/// How old the last copy is, and whether that is a reason to act.
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
