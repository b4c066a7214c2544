//! The tables about the boards: moves, incidents, and points taken off.

use super::layout::{Table, flag, later, moment, number, of, rows, text};

/// Recorded games.
pub const GAMES: Table = rows(
    "games",
    &[
        of("pairing_id", "pairings"),
        text("white_name"),
        text("black_name"),
        text("round_tag"),
        text("result"),
        text("rules_edition"),
        text("tags"),
        text("source"),
        text("source_language"),
        moment("created_at"),
        number("version"),
    ],
);

/// Moves of the games.
pub const MOVES: Table = Table {
    parent: Some("game_id"),
    ..rows(
        "game_moves",
        &[
            of("game_id", "games"),
            number("ply"),
            text("uci"),
            text("san"),
            text("written"),
            number("white_clock"),
            number("black_clock"),
            flag("draw_offer"),
            text("made_by"),
            moment("made_at"),
            text("undone_by"),
            moment("undone_at"),
        ],
    )
};

/// Incidents at the boards.
pub const INCIDENTS: Table = rows(
    "incidents",
    &[
        of("pairing_id", "pairings"),
        of("game_id", "games"),
        number("ply"),
        text("kind"),
        text("colour"),
        text("facts"),
        text("article"),
        text("ruling"),
        number("white_clock"),
        number("black_clock"),
        text("recorded_by"),
        moment("recorded_at"),
        later("superseded_by", "incidents"),
        text("detail"),
    ],
);

/// Points taken off by incidents.
pub const DEDUCTIONS: Table = rows(
    "deductions",
    &[
        of("entry_id", "entries"),
        of("incident_id", "incidents"),
        number("round"),
        number("half_points"),
    ],
);
