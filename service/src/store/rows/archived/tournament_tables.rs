//! The tables of a tournament as a whole: its settings and choices, its event and its stage.

use super::layout::{Table, day, flag, moment, number, one_row, rows, text};

/// The tournament itself.
pub const TOURNAMENT: Table = rows(
    "tournaments",
    &[
        text("slug"),
        text("name"),
        text("town"),
        text("venue"),
        text("province"),
        text("federation"),
        day("start_date"),
        day("end_date"),
        number("rounds_planned"),
        text("kind"),
        text("time_control"),
        text("rules_edition"),
        number("win"),
        number("draw"),
        number("loss"),
        number("pairing_bye"),
        text("tie_breaks"),
        number("draw_offer_limit"),
        number("default_minutes"),
        text("initial_colour"),
        text("chief_arbiter"),
        text("deputy_arbiters"),
        text("state"),
        moment("created_at"),
        number("version"),
        text("round_dates"),
        text("ranking_method"),
        text("initial_colour_lot"),
        text("more_than_fifty"),
        number("fide_left_round"),
        text("fide_left_reason"),
    ],
);

/// Its choices about pairing, points and ranking.
pub const RULES: Table = one_row(
    "tournament_rules",
    &[
        text("pairing_system"),
        text("type_code"),
        text("pairing_edition"),
        text("acceleration"),
        text("tie_break_edition"),
        text("remaining_ties"),
        text("unrated"),
        number("unrated_rating"),
        text("lots_seed"),
        number("forfeit_win"),
        number("forfeit_loss"),
        number("full_point_bye"),
        number("half_point_bye"),
        number("zero_point_bye"),
        number("most_half_point_byes"),
        number("last_rounds_without_byes"),
        number("live_minutes").since(2),
        number("live_moves").since(2),
        number("cycles").since(2),
        number("games_in_a_row").since(2),
        flag("exchanged").since(2),
        text("numbering").since(2),
        text("numbers_seed").since(2),
        text("norm_exemption").since(2),
        flag("third_place").since(2),
        text("keizer").since(2),
        number("sides").since(2),
        number("table_rounds").since(2),
        number("lives").since(2),
        text("norm_games").since(2),
    ],
);

/// Its choices about arbitration.
pub const ARBITRATION: Table = one_row(
    "arbitration",
    &[
        text("supervision"),
        text("open_points"),
        text("period_switch"),
        text("chosen_by"),
        moment("chosen_at"),
        number("version"),
    ],
);

/// Its place as a section of an event.
pub const SECTION: Table = one_row(
    "sections",
    &[
        text("event"),
        text("event_name"),
        text("label"),
        number("place"),
    ],
)
.since(2);

/// The groups from which it takes its players.
pub const STAGE: Table = one_row(
    "stages",
    &[
        text("group_slugs"),
        number("first_of_each"),
        number("best_next"),
    ],
)
.since(2);
