//! Compares the list of tables with the schema.

use std::collections::BTreeSet;

use super::{
    super::{
        layout::{rows, text},
        version::{VERSION, newest},
    },
    *,
};
use crate::store::{rows::archived::Kind, schema};

/// Tables with the number of a tournament or a game that are in no archive: the machine's own accounts; its trail
/// (which is sealed into an archive); keys of forms and seats; tokens of programs and devices; servers and browsers
/// that are told; the hand-over to another machine; how players enter themselves; readings of personal data; and
/// letters.
const LEFT_OUT: [&str; 26] = [
    "entry_corrections",
    "entry_doors",
    "entry_notices",
    "entry_requests",
    "tournament_arbiters",
    "deputy_invitations",
    "api_tokens",
    "stations",
    "audit",
    "idempotency",
    "sealed_trail",
    "handed_over",
    "seat_keys",
    "outbox",
    "webhooks",
    // The sources of moves that this machine reads.
    "feeds",
    // The site to which this machine sends the tournament, and the machine that it follows.
    "mirrors",
    "mirrored",
    "mirrored_rows",
    // The organiser that holds it on this site.
    "organised",
    // Messages on their way to the hall, and the requests that came so.
    "hall_post",
    "site_requests",
    // What the server of this machine sends elsewhere, and its token.
    "broadcasts",
    "push_subscriptions",
    "readings",
    // These are made from the name.
    "tournament_words",
];

/// The tables of `schema/` with their columns.
fn of_schema() -> Vec<(&'static str, Vec<&'static str>)> {
    let source = concat!(
        include_str!("../../../schema/accounts.rs"),
        include_str!("../../../schema/entry.rs"),
        include_str!("../../../schema/fees.rs"),
        include_str!("../../../schema/field.rs"),
        include_str!("../../../schema/hall.rs"),
        include_str!("../../../schema/organising.rs"),
        include_str!("../../../schema/mail.rs"),
        include_str!("../../../schema/mirror.rs"),
        include_str!("../../../schema/play.rs"),
        include_str!("../../../schema/prizes.rs"),
        include_str!("../../../schema/registry.rs"),
        include_str!("../../../schema/seats.rs"),
        include_str!("../../../schema/team_event.rs"),
        include_str!("../../../schema/tokens.rs"),
        include_str!("../../../schema/tournament.rs"),
        include_str!("../../../schema/trail.rs"),
        include_str!("../../../schema/hooks.rs"),
        include_str!("../../../schema/live_boards.rs"),
        include_str!("../../../schema/push.rs"),
        include_str!("../../../schema/reading.rs"),
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

/// New columns come after older ones, so that an older archive has the first columns of a table.
#[test]
fn newer_columns_stand_at_the_end() {
    for table in TABLES {
        let columns = table.columns;
        assert!(
            columns.is_sorted_by_key(|column| column.since),
            "{}",
            table.name
        );
        let first = columns.first().map(|column| column.since);
        assert!(first <= Some(table.since), "{}", table.name);
    }
}

#[test]
fn an_older_version_has_less() {
    const NEW: &[Table] = &[
        rows("a", &[text("one"), text("two").since(3)]),
        rows("b", &[text("one")]).since(2),
    ];
    assert_eq!(
        (newest(&NEW[..1]), newest(&NEW[1..]), newest(&[])),
        (3, 2, 1)
    );
    let names = |version| {
        let columns = NEW[0].as_of(version).columns.iter();
        columns.map(|column| column.name).collect::<Vec<_>>()
    };
    assert_eq!((names(1), names(2)), (vec!["one"], vec!["one"]));
    assert_eq!(names(3), ["one", "two"]);
    let all: Vec<Table> = Table::of_version(VERSION).collect();
    assert_eq!(all, TABLES);
}
