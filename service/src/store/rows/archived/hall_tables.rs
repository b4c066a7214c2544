//! The tables about the hall: check-in, hours, screens, the clock of the round.

use super::layout::{Table, moment, number, one_row, rows, text};

/// The end of the check-in.
pub const CHECK_IN: Table = one_row("check_ins", &[text("closed_by"), moment("closed_at")]);

/// Checks before round 1 that were accepted.
pub const ACCEPTED_CHECKS: Table = rows(
    "accepted_checks",
    &[
        text("code"),
        text("reason"),
        text("accepted_by"),
        moment("accepted_at"),
    ],
);

/// The hours at which rounds begin.
pub const ROUND_HOURS: Table = one_row("round_hours", &[text("hours"), text("zone")]);

/// The screens of the hall.
pub const SCREENS: Table = rows(
    "screens",
    &[
        text("name"),
        text("shows"),
        number("page_seconds"),
        text("theme"),
        number("version"),
    ],
);

/// The announcement to the hall.
pub const ANNOUNCEMENT: Table = one_row(
    "announcements",
    &[
        text("boards"),
        text("said"),
        moment("announced_at"),
        number("version"),
    ],
);

/// The clock of the round.
pub const ROUND_CLOCK: Table = one_row(
    "round_clocks",
    &[
        number("round"),
        moment("starts_at"),
        moment("ends_at"),
        number("utc_offset"),
        number("version"),
    ],
);
