//! The tables of a tournament and their columns: what goes into an archive, and what stays behind.
//!
//! A test compares this with the schema: a column that is in neither list fails it.

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// Text; words of closed sets too, which the schema checks.
    Text,
    /// A day, `2026-11-21`.
    Day,
    /// A moment in UTC with its microseconds, `2026-11-21 09:30:00.125`.
    Moment,
    /// The number of a row of this table.
    Of(&'static str),
    /// The same of a row that is stored later, or of the same table: set when all rows are there.
    Later(&'static str),
}

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What stands in it.
    pub kind: Kind,
}

/// A table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// Its columns but its number and its tournament's.
    pub columns: &'static [Column],
    /// Whether its rows have numbers; else a tournament has one row at most.
    pub is_numbered: bool,
    /// The column with the row that it belongs to, where that is not the tournament.
    pub parent: Option<&'static str>,
    /// Columns that stay behind: of the other machine, or of its registry.
    pub left: &'static [&'static str],
}

impl Table {
    /// The table of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        TABLES.iter().find(|table| table.name == name)
    }
}

const fn number(name: &'static str) -> Column {
    Column {
        name,
        kind: Kind::Number,
    }
}

const fn flag(name: &'static str) -> Column {
    Column {
        name,
        kind: Kind::Flag,
    }
}

const fn text(name: &'static str) -> Column {
    Column {
        name,
        kind: Kind::Text,
    }
}

const fn day(name: &'static str) -> Column {
    Column {
        name,
        kind: Kind::Day,
    }
}

const fn moment(name: &'static str) -> Column {
    Column {
        name,
        kind: Kind::Moment,
    }
}

const fn of(name: &'static str, table: &'static str) -> Column {
    Column {
        name,
        kind: Kind::Of(table),
    }
}

const fn later(name: &'static str, table: &'static str) -> Column {
    Column {
        name,
        kind: Kind::Later(table),
    }
}

const fn rows(name: &'static str, columns: &'static [Column]) -> Table {
    Table {
        name,
        columns,
        is_numbered: true,
        parent: None,
        left: &[],
    }
}

const fn one_row(name: &'static str, columns: &'static [Column]) -> Table {
    Table {
        is_numbered: false,
        ..rows(name, columns)
    }
}

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
        ],
    ),
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
        "deductions",
        &[
            of("entry_id", "entries"),
            of("incident_id", "incidents"),
            number("round"),
            number("half_points"),
        ],
    ),
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
mod tests {
    use std::collections::BTreeSet;

    use crate::store::schema;

    use super::*;

    /// Tables that hold a tournament's number, or a game's, and are in no archive: the machine's own accounts, its
    /// trail (which is sealed into one), the keys of its forms, and that the tournament went to another machine.
    const LEFT_OUT: [&str; 6] = [
        "tournament_arbiters",
        "deputy_invitations",
        "audit",
        "idempotency",
        "sealed_trail",
        "handed_over",
    ];

    /// The tables of `schema/` with their columns.
    fn of_schema() -> Vec<(&'static str, Vec<&'static str>)> {
        let source = concat!(
            include_str!("../../schema/accounts.rs"),
            include_str!("../../schema/field.rs"),
            include_str!("../../schema/hall.rs"),
            include_str!("../../schema/play.rs"),
            include_str!("../../schema/prizes.rs"),
            include_str!("../../schema/registry.rs"),
            include_str!("../../schema/tournament.rs"),
            include_str!("../../schema/trail.rs"),
        );
        source
            .split("diesel::table! {")
            .skip(1)
            .filter_map(|table| {
                let (_, rest) = table.split_once("/// ")?;
                let (name, rest) = rest.split_once('\n')?;
                let (body, _) = rest.split_once("    }\n}")?;
                let columns = body.lines().filter_map(|line| line.split_once(" -> "));
                Some((name, columns.map(|(column, _)| column.trim()).collect()))
            })
            .collect()
    }

    #[test]
    fn every_column_of_a_tournament_is_carried_or_named_as_left() {
        let _ = schema::tournaments::table;
        let mut seen = 0;
        for (name, columns) in of_schema() {
            let is_ours = name == "tournaments"
                || columns
                    .iter()
                    .any(|column| matches!(*column, "tournament_id" | "game_id"));
            let Some(table) = Table::named(name) else {
                assert!(
                    !is_ours || LEFT_OUT.contains(&name),
                    "{name} is in no archive"
                );
                continue;
            };
            seen += 1;
            let mut there: BTreeSet<&str> = table.columns.iter().map(|c| c.name).collect();
            there.extend(table.left);
            if table.is_numbered {
                there.insert("id");
            }
            if table.parent.is_none() && name != "tournaments" {
                there.insert("tournament_id");
            }
            assert_eq!(there, columns.into_iter().collect(), "{name}");
        }
        assert_eq!(seen, TABLES.len());
    }

    /// A row is stored after those that it refers to.
    #[test]
    fn references_point_back() {
        let mut before = BTreeSet::new();
        for table in TABLES {
            for column in table.columns {
                match column.kind {
                    Kind::Of(other) => assert!(before.contains(other), "{} {other}", table.name),
                    Kind::Later(other) => assert!(Table::named(other).is_some(), "{other}"),
                    _ => {}
                }
            }
            before.insert(table.name);
        }
    }
}
