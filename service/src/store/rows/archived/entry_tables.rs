//! The tables about who takes part.

use super::layout::{Table, day, flag, moment, number, of, one_row, rows, text};

/// Who takes part.
pub const ENTRIES: Table = Table {
    left: &["player_id", "club_id"],
    ..rows(
        "entries",
        &[
            number("tpn"),
            text("last_name"),
            text("first_name"),
            text("name_key"),
            text("sex"),
            number("birth_year"),
            day("birth_date"),
            text("federation"),
            text("fide_id"),
            text("national_id"),
            text("title"),
            number("rating"),
            text("club_name"),
            flag("checked_in"),
            number("withdrawn_after"),
            number("first_round"),
            moment("created_at"),
            number("version"),
            text("entered_by"),
            flag("no_half_point_bye"),
            text("name_shown").since(2),
            text("publication").since(2),
            text("rating_list").since(2),
        ],
    )
};

/// Rounds in which somebody has a bye.
pub const BYES: Table = rows(
    "byes",
    &[of("entry_id", "entries"), number("round"), text("kind")],
);

/// What somebody answered about a round.
pub const PRESENCE: Table = rows(
    "presence",
    &[of("entry_id", "entries"), number("round"), text("answer")],
);

/// What a list said beside who somebody is.
pub const LISTED: Table = rows(
    "listed_entries",
    &[
        of("entry_id", "entries"),
        text("category"),
        text("province"),
        number("fee_due"),
        number("fee_paid"),
        number("fide_standard"),
        number("fide_rapid"),
        number("fide_blitz"),
        number("national_standard"),
        number("national_rapid"),
        number("national_blitz"),
    ],
);

/// The bands of the fee.
pub const FEE_TABLE: Table = one_row("fee_tables", &[text("bands"), number("version")]).since(2);

/// What was said of what somebody owes, and of their membership.
pub const FEES: Table = rows(
    "entry_fees",
    &[
        of("entry_id", "entries"),
        number("due"),
        text("reason"),
        text("membership"),
    ],
)
.since(2);

/// What was paid, and what of it was cancelled.
pub const PAYMENTS: Table = rows(
    "payments",
    &[
        of("entry_id", "entries"),
        number("receipt"),
        text("name"),
        number("cents"),
        text("method"),
        text("taken_by"),
        moment("taken_at"),
        text("cancelled_by"),
        moment("cancelled_at"),
        text("reason"),
    ],
)
.since(2);

/// Who may not meet.
pub const FORBIDDEN_PAIRS: Table = rows(
    "forbidden_pairs",
    &[
        of("first_entry_id", "entries"),
        of("second_entry_id", "entries"),
        number("first_round"),
        number("last_round"),
    ],
);

/// Virtual points.
pub const ACCELERATIONS: Table = rows(
    "accelerations",
    &[
        number("first_tpn"),
        number("last_tpn"),
        number("first_round"),
        number("last_round"),
        number("half_points"),
    ],
);

/// How those who went on from their groups came.
pub const QUALIFIED: Table = rows(
    "qualified",
    &[
        of("entry_id", "entries"),
        text("group_slug"),
        text("group_label"),
        number("group_number"),
        number("place"),
        number("points"),
        number("most"),
        text("grounds"),
    ],
)
.since(2);

/// Who asked to be erased, and is still in a paired round.
pub const ERASURES: Table =
    rows("erasures", &[of("entry_id", "entries"), moment("asked_at")]).since(2);

/// When ways to reach people were forgotten.
pub const CONTACTS_GONE: Table = one_row("contacts_gone", &[moment("gone_at")]).since(2);

/// Lines of an imported report that go out again as they came.
pub const REPORT_LINES: Table = rows(
    "report_lines",
    &[of("entry_id", "entries"), number("number"), text("text")],
)
.since(2);
