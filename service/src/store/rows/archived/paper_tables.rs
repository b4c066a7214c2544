//! The tables about papers and prizes: report, prospectus, certificates, prizes.

use super::layout::{Table, moment, number, of, one_row, rows, text};

/// The arbiter's report.
pub const REPORT: Table = one_row(
    "tournament_reports",
    &[
        text("report"),
        text("saved_by"),
        moment("saved_at"),
        number("version"),
    ],
);

/// The prospectus for players.
pub const PROSPECTUS: Table = one_row(
    "prospectuses",
    &[
        text("prospectus"),
        text("email"),
        text("phone"),
        text("written_by"),
        moment("written_at"),
        number("version"),
    ],
)
.since(2);

/// Overwritten values of norm certificates.
pub const NORM_CERTIFICATES: Table = rows(
    "norm_certificates",
    &[
        of("entry_id", "entries"),
        text("title"),
        text("written"),
        text("saved_by"),
        moment("saved_at"),
        number("version"),
    ],
)
.since(2);

/// The prize fund.
pub const PRIZE_FUND: Table = one_row(
    "prize_funds",
    &[text("fund"), text("decisions"), number("version")],
);

/// Closed versions of the prize list.
pub const PRIZE_LISTS: Table = rows(
    "prize_lists",
    &[
        number("number"),
        text("list"),
        text("closed_by"),
        moment("closed_at"),
    ],
);

/// Receipts for prizes.
pub const PRIZE_RECEIPTS: Table = rows(
    "prize_receipts",
    &[
        number("list_number"),
        number("position"),
        number("number"),
        text("signed_by"),
        moment("signed_at"),
    ],
);
