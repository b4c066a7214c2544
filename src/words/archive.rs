//! Sentences about archives, and about tournaments that another machine continues.

use chrono::NaiveDateTime;

use crate::{app::exchange::archive::ArchiveFault, i18n::Words};

use super::moment;

/// Why an archive is refused, with the part at fault.
#[must_use]
pub fn fault(t: Words, fault: &ArchiveFault) -> String {
    match fault {
        ArchiveFault::NotAnArchive => t.get("archive-fault-none"),
        ArchiveFault::Manifest => t.get("archive-fault-manifest"),
        ArchiveFault::Newer { version, program } => t.with_two(
            "archive-fault-newer",
            "version",
            version,
            "program",
            program,
        ),
        ArchiveFault::TooLarge { part } => t.with_one("archive-fault-large", "part", part),
        ArchiveFault::Missing { part } => t.with_one("archive-fault-missing", "part", part),
        ArchiveFault::Unknown { part } => t.with_one("archive-fault-unknown", "part", part),
        ArchiveFault::Broken { part } => t.with_one("archive-fault-broken", "part", part),
        ArchiveFault::Digest { part } => t.with_one("archive-fault-digest", "part", part),
        ArchiveFault::Row { part, row } => {
            t.with_two("archive-fault-row", "part", part, "row", row)
        }
        ArchiveFault::Trail { part, row } => {
            t.with_two("archive-fault-trail", "part", part, "row", row)
        }
        ArchiveFault::Refused { part } => t.with_one("archive-fault-refused", "part", part),
    }
}

/// The beginning of a digest, for people to compare: `3f2a 91c0 77de`.
#[must_use]
pub fn short(digest: &str) -> String {
    let groups = digest.as_bytes().chunks(4).take(3);
    let groups: Vec<_> = groups.map(String::from_utf8_lossy).collect();
    groups.join(" ")
}

/// A sentence that a tournament was handed over: when, by whom, with which archive.
#[must_use]
pub fn handed_over(t: Words, by: &str, at: NaiveDateTime, digest: &str) -> String {
    t.with(
        "handed-over",
        &[
            ("by", by.to_owned()),
            ("date", moment::short_date(t, moment::local(at).date())),
            ("time", moment::clock_time(at)),
            ("digest", short(digest)),
        ],
    )
}
