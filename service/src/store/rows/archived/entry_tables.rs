//! The tables about the participants.

use super::layout::{Table, day, flag, moment, number, of, one_row, rows, text};

/// Entries.
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

/// Byes of participants.
pub const BYES: Table = rows(
    "byes",
    &[of("entry_id", "entries"), number("round"), text("kind")],
);

/// Arbiters' decisions about participants who were not seen before a round.
pub const PRESENCE: Table = rows(
    "presence",
    &[of("entry_id", "entries"), number("round"), text("answer")],
);

/// Further data from lists about participants.
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

/// The fee bands.
pub const FEE_TABLE: Table = one_row("fee_tables", &[text("bands"), number("version")]).since(2);

/// Amounts that arbiters set for entries, and memberships.
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

/// Payments, including cancelled ones.
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

/// Pairs of participants who may not meet.
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

/// How participants qualified in their groups.
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

/// Requests for erasure by participants who are still in a paired round.
pub const ERASURES: Table =
    rows("erasures", &[of("entry_id", "entries"), moment("asked_at")]).since(2);

/// When contact addresses were forgotten.
pub const CONTACTS_GONE: Table = one_row("contacts_gone", &[moment("gone_at")]).since(2);

/// Lines of an imported report that are exported unchanged.
pub const REPORT_LINES: Table = rows(
    "report_lines",
    &[of("entry_id", "entries"), number("number"), text("text")],
)
.since(2);
