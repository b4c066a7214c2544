//! The tables of a tournament and their columns: what goes into an archive, and what stays behind.
//!
//! A test compares this with the schema: a column that is in neither list fails it. What is new is marked with the version
//! of the format that has it first: `rows("…", &[…]).since(2)`, or `text("…").since(2)` after the older columns.

use super::{
    layout::{Table, day, flag, later, moment, number, of, one_row, rows, text},
    team_tables,
};

/// All of them, each after those that it refers to. The tournament comes first.
pub const TABLES: &[Table] = &[
    rows(
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
    ),
    one_row(
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
    ),
    one_row(
        "arbitration",
        &[
            text("supervision"),
            text("open_points"),
            text("period_switch"),
            text("chosen_by"),
            moment("chosen_at"),
            number("version"),
        ],
    ),
    Table {
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
    },
    rows(
        "byes",
        &[of("entry_id", "entries"), number("round"), text("kind")],
    ),
    rows(
        "presence",
        &[of("entry_id", "entries"), number("round"), text("answer")],
    ),
    rows(
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
    ),
    one_row(
        "sections",
        &[
            text("event"),
            text("event_name"),
            text("label"),
            number("place"),
        ],
    )
    .since(2),
    one_row("fee_tables", &[text("bands"), number("version")]).since(2),
    rows(
        "entry_fees",
        &[
            of("entry_id", "entries"),
            number("due"),
            text("reason"),
            text("membership"),
        ],
    )
    .since(2),
    rows(
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
    .since(2),
    rows(
        "forbidden_pairs",
        &[
            of("first_entry_id", "entries"),
            of("second_entry_id", "entries"),
            number("first_round"),
            number("last_round"),
        ],
    ),
    rows(
        "accelerations",
        &[
            number("first_tpn"),
            number("last_tpn"),
            number("first_round"),
            number("last_round"),
            number("half_points"),
        ],
    ),
    rows(
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
    ),
    rows(
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
    ),
    one_row(
        "stages",
        &[
            text("group_slugs"),
            number("first_of_each"),
            number("best_next"),
        ],
    )
    .since(2),
    rows(
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
    .since(2),
    rows(
        "meeting_days",
        &[
            of("round_id", "rounds"),
            number("number"),
            day("day"),
            text("hour"),
        ],
    )
    .since(2),
    rows(
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
    .since(2),
    team_tables::RULES,
    team_tables::TEAMS,
    team_tables::MEMBERS,
    team_tables::MATCHES,
    team_tables::CHAIRS,
    team_tables::PENALTIES,
    team_tables::BYES,
    team_tables::FORBIDDEN,
    team_tables::LINE_UPS,
    rows(
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
    ),
    Table {
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
    },
    rows(
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
    ),
    rows(
        "rating_corrections",
        &[
            of("pairing_id", "pairings"),
            text("result"),
            text("reason"),
            text("corrected_by"),
            moment("corrected_at"),
        ],
    ),
    rows(
        "empty_seats",
        &[of("pairing_id", "pairings"), flag("is_white")],
    ),
    rows(
        "seat_reports",
        &[
            of("pairing_id", "pairings"),
            flag("is_white"),
            text("result"),
            moment("reported_at"),
        ],
    )
    .since(2),
    rows(
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
    .since(2),
    rows("erasures", &[of("entry_id", "entries"), moment("asked_at")]).since(2),
    rows(
        "deductions",
        &[
            of("entry_id", "entries"),
            of("incident_id", "incidents"),
            number("round"),
            number("half_points"),
        ],
    ),
    rows(
        "report_lines",
        &[of("entry_id", "entries"), number("number"), text("text")],
    )
    .since(2),
    Table {
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
    },
    one_row("check_ins", &[text("closed_by"), moment("closed_at")]),
    rows(
        "accepted_checks",
        &[
            text("code"),
            text("reason"),
            text("accepted_by"),
            moment("accepted_at"),
        ],
    ),
    one_row("round_hours", &[text("hours"), text("zone")]),
    one_row(
        "tournament_reports",
        &[
            text("report"),
            text("saved_by"),
            moment("saved_at"),
            number("version"),
        ],
    ),
    one_row("contacts_gone", &[moment("gone_at")]).since(2),
    one_row(
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
    .since(2),
    rows(
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
    .since(2),
    one_row(
        "prize_funds",
        &[text("fund"), text("decisions"), number("version")],
    ),
    rows(
        "prize_lists",
        &[
            number("number"),
            text("list"),
            text("closed_by"),
            moment("closed_at"),
        ],
    ),
    rows(
        "prize_receipts",
        &[
            number("list_number"),
            number("position"),
            number("number"),
            text("signed_by"),
            moment("signed_at"),
        ],
    ),
    rows(
        "screens",
        &[
            text("name"),
            text("shows"),
            number("page_seconds"),
            text("theme"),
            number("version"),
        ],
    ),
    one_row(
        "announcements",
        &[
            text("boards"),
            text("said"),
            moment("announced_at"),
            number("version"),
        ],
    ),
    one_row(
        "round_clocks",
        &[
            number("round"),
            moment("starts_at"),
            moment("ends_at"),
            number("utc_offset"),
            number("version"),
        ],
    ),
];

#[cfg(test)]
mod tests;
