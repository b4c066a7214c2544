//! The tables of a team event.

use super::layout::{Table, flag, number, of, one_row, rows, text};

/// The choices of a team event.
pub const RULES: Table = one_row(
    "team_rules",
    &[
        text("boards"),
        text("primary_score"),
        flag("uses_secondary"),
        text("preferences"),
        number("match_win"),
        number("match_draw"),
        number("match_loss"),
        text("tie_breaks"),
        number("version"),
        text("board_order"),
        number("order_tolerance"),
        number("most_members"),
        text("quotas"),
        number("hand_in_minutes"),
        number("apart_rounds"),
    ],
)
.since(2);

/// The teams.
pub const TEAMS: Table = rows(
    "teams",
    &[
        number("number"),
        text("name"),
        text("short_name"),
        text("captain"),
        flag("is_away"),
        number("version"),
    ],
)
.since(2);

/// The members of the teams.
pub const MEMBERS: Table = rows(
    "team_members",
    &[
        of("team_id", "teams"),
        of("entry_id", "entries"),
        number("place"),
    ],
)
.since(2);

/// The matches of the teams.
pub const MATCHES: Table = rows(
    "team_matches",
    &[
        of("round_id", "rounds"),
        number("number"),
        of("first_team_id", "teams"),
        of("second_team_id", "teams"),
        number("version"),
        flag("is_open").since(2),
    ],
)
.since(2);

/// The players at the boards of a match.
pub const CHAIRS: Table = rows(
    "match_chairs",
    &[
        of("match_id", "team_matches"),
        number("board"),
        of("first_entry_id", "entries"),
        of("second_entry_id", "entries"),
    ],
)
.since(2);

/// Points taken from teams or given to them.
pub const PENALTIES: Table = rows(
    "team_penalties",
    &[
        of("team_id", "teams"),
        number("round"),
        number("match_points"),
        number("game_points"),
        text("reason"),
        flag("is_given"),
    ],
)
.since(2);

/// Byes of teams.
pub const BYES: Table = rows(
    "team_byes",
    &[of("team_id", "teams"), number("round"), text("kind")],
)
.since(2);

/// Pairs of teams that may not meet.
pub const FORBIDDEN: Table = rows(
    "forbidden_teams",
    &[
        of("first_team_id", "teams"),
        of("second_team_id", "teams"),
        number("first_round"),
        number("last_round"),
    ],
)
.since(2);

/// Line-ups that captains handed in.
pub const LINE_UPS: Table = rows(
    "line_ups",
    &[
        of("team_id", "teams"),
        number("round"),
        number("board"),
        of("entry_id", "entries"),
    ],
)
.since(2);
