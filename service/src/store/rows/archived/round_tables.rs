//! The tables about the rounds: boards, results, and messages of players from the board.

use super::layout::{Table, day, flag, later, moment, number, of, rows, text};

/// The rounds.
pub const ROUNDS: Table = rows(
    "rounds",
    &[
        number("number"),
        text("state"),
        moment("drafted_at"),
        moment("published_at"),
        moment("printed_at"),
        number("version"),
        text("basis"),
        text("by_hand"),
        text("by_hand_reason"),
    ],
);

/// Boards with their results.
pub const PAIRINGS: Table = rows(
    "pairings",
    &[
        of("round_id", "rounds"),
        number("board"),
        of("white_entry_id", "entries"),
        of("black_entry_id", "entries"),
        text("result"),
        text("result_by"),
        moment("result_at"),
        text("result_reason"),
        number("version"),
        text("result_cause"),
        text("result_article"),
        later("result_incident", "incidents"),
        of("goes_on_entry_id", "entries").since(2),
    ],
);

/// Days of single boards or matches.
pub const MEETING_DAYS: Table = rows(
    "meeting_days",
    &[
        of("round_id", "rounds"),
        number("number"),
        day("day"),
        text("hour"),
    ],
)
.since(2);

/// Further games of two players who drew.
pub const MATCH_GAMES: Table = rows(
    "match_games",
    &[
        of("pairing_id", "pairings"),
        number("number"),
        text("kind"),
        number("games"),
        of("white_entry_id", "entries"),
        text("time_control"),
        text("result"),
        text("entered_by"),
        moment("entered_at"),
    ],
)
.since(2);

/// Results that were corrected only for the rating report.
pub const RATING_CORRECTIONS: Table = rows(
    "rating_corrections",
    &[
        of("pairing_id", "pairings"),
        text("result"),
        text("reason"),
        text("corrected_by"),
        moment("corrected_at"),
    ],
);

/// Chairs that were noted as empty when the round began.
pub const EMPTY_SEATS: Table = rows(
    "empty_seats",
    &[of("pairing_id", "pairings"), flag("is_white")],
);

/// Results reported by players from the board.
pub const SEAT_REPORTS: Table = rows(
    "seat_reports",
    &[
        of("pairing_id", "pairings"),
        flag("is_white"),
        text("result"),
        moment("reported_at"),
    ],
)
.since(2);

/// Calls of players from the board.
pub const SEAT_CALLS: Table = rows(
    "seat_calls",
    &[
        of("pairing_id", "pairings"),
        flag("is_white"),
        text("kind"),
        number("round"),
        moment("called_at"),
        text("answered_by"),
        moment("answered_at"),
    ],
)
.since(2);

/// Values that conflict with the result of a board.
pub const CONFLICTS: Table = Table {
    left: &["wanted_by_user", "request_key", "settled_key"],
    ..rows(
        "result_conflicts",
        &[
            of("pairing_id", "pairings"),
            text("wanted"),
            text("wanted_by"),
            moment("wanted_at"),
            text("stood"),
            text("stood_by"),
            text("settled"),
            text("settled_by"),
            moment("settled_at"),
        ],
    )
};
