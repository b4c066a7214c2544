//! Two databases, table by table and column by column.

use std::collections::BTreeMap;

use crate::support::sql::lines;

/// Tables that no deed holds, and why.
const TABLES: [&str; 32] = [
    // The deeds themselves: the replay compares each with what it became.
    "audit",
    // Keys of forms.
    "idempotency",
    // Secrets, and what is counted against those who guess them.
    "sessions",
    "invitations",
    "known_devices",
    "passkeys",
    "recovery_codes",
    "attempts",
    // A secret of the machine.
    "seat_keys",
    // Letters, with links and addresses, and in which language they are.
    "outbox",
    "mail_languages",
    // Servers that are told, whose addresses hold keys, and what they are told.
    "webhooks",
    "webhook_messages",
    // Where boards are read, by addresses that hold keys, and what came of it.
    "feeds",
    "feed_troubles",
    // Where games are broadcast, with a token that may write there, and what came of it.
    "broadcasts",
    // Where a copy is kept, with what may write there, and what halls write here.
    "mirrors",
    "hall_links",
    "mirrored",
    "mirrored_rows",
    // What is on its way to a hall.
    "hall_post",
    "broadcast_rounds",
    // A secret of the machine; browsers that are told, by addresses that nobody else has, and what they are told.
    "push_keys",
    "push_subscriptions",
    "push_messages",
    // Where this machine copies its data.
    "copies_folders",
    // Who read what: reading is no deed.
    "readings",
    // What strangers had a second look at: they have no trail.
    "kept_opinions",
    // Rating lists, and what their headings mean: their people are in no deed.
    "rating_lists",
    "list_columns",
    // Written by nobody any more.
    "login_failures",
    // What the program notes of its own schema.
    "__diesel_schema_migrations",
];

/// Columns that no deed holds, and why.
const COLUMNS: [(&str, &str); 28] = [
    // Secrets.
    ("users", "password_hash"),
    ("api_tokens", "token_hash"),
    ("stations", "token_hash"),
    ("stations", "code_hash"),
    // What the browser says of itself, and when it was seen last: looking is no deed.
    ("stations", "device"),
    ("stations", "seen_at"),
    // An address.
    ("users", "email"),
    // They may be taken away again.
    ("clubs", "email"),
    ("clubs", "phone"),
    ("clubs", "president"),
    // A link to an address, until when it counts, and whether it was followed.
    ("clubs", "proof_hash"),
    ("clubs", "proof_until"),
    ("clubs", "proved_at"),
    ("prospectuses", "email"),
    ("prospectuses", "phone"),
    // Of a birth the trail holds the year.
    ("players", "birth_date"),
    // By chance: the part of an address.
    ("players", "code"),
    ("entries", "birth_date"),
    ("entry_requests", "birth_date"),
    ("entry_corrections", "proposed"),
    ("report_lines", "text"),
    // Addresses, and who confirms for a child.
    ("entry_requests", "email"),
    ("entry_requests", "guardian_name"),
    ("entry_requests", "guardian_email"),
    // Links, and what is made from them.
    ("entry_requests", "secret_hash"),
    ("entry_requests", "guardian_hash"),
    // Keys of forms.
    ("result_conflicts", "request_key"),
    ("result_conflicts", "settled_key"),
];

/// The players of rating lists, which are tables on PostgreSQL alone: elsewhere files hold them.
const LISTS: [&str; 3] = ["list_players", "list_words", "list_vocabularies"];

fn tables(database: &str) -> Vec<String> {
    let query = if database.starts_with("postgres") {
        "SELECT table_name::text AS line FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1"
    } else {
        "SELECT name AS line FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY 1"
    };
    lines(database, query)
}

fn columns(database: &str, table: &str) -> Vec<String> {
    let query = if database.starts_with("postgres") {
        format!(
            "SELECT column_name::text AS line FROM information_schema.columns \
             WHERE table_schema = 'public' AND table_name = '{table}' ORDER BY 1"
        )
    } else {
        format!("SELECT name AS line FROM pragma_table_info('{table}') ORDER BY 1")
    };
    lines(database, &query)
}

fn rows(database: &str, table: &str, columns: &[String]) -> Vec<String> {
    let text =
        |column: &String| format!("'{column}=' || COALESCE(CAST(\"{column}\" AS TEXT), '(none)')");
    let all: Vec<String> = columns.iter().map(text).collect();
    let all = all.join(" || '|' || ");
    lines(database, &format!("SELECT {all} AS line FROM \"{table}\""))
}

/// `true` on the one database is `1` on the other.
fn plain(database: &str, table: &str, line: &str) -> String {
    const TRUTHS: [(&str, &[&str]); 15] = [
        ("entry_corrections", &["taken"]),
        ("entry_doors", &["is_open", "was_opened"]),
        ("clubs", &["show_contacts"]),
        ("users", &["is_admin", "may_create_tournaments"]),
        ("entries", &["checked_in", "no_half_point_bye"]),
        ("empty_seats", &["is_white"]),
        ("seat_reports", &["is_white"]),
        ("seat_calls", &["is_white"]),
        ("tournament_rules", &["exchanged", "third_place"]),
        ("game_moves", &["draw_offer"]),
        ("team_rules", &["uses_secondary"]),
        ("teams", &["is_away"]),
        ("team_matches", &["is_open"]),
        ("team_penalties", &["is_given"]),
        ("organiser_people", &["is_officer"]),
    ];
    if !database.starts_with("postgres") {
        return line.to_owned();
    }
    let mut line = line.to_owned();
    for (_, columns) in TRUTHS.iter().filter(|(of, _)| *of == table) {
        for column in *columns {
            line = line
                .replace(&format!("{column}=true"), &format!("{column}=1"))
                .replace(&format!("{column}=false"), &format!("{column}=0"));
        }
    }
    line
}

/// Compares all tables but those of [`TABLES`], and all columns but those of [`COLUMNS`]; whether anything stands in each.
pub fn compare(first: &str, second: &str, seed: u64) -> BTreeMap<String, bool> {
    let all = tables(first);
    for left_out in TABLES {
        assert!(all.iter().any(|table| table == left_out), "{left_out}");
    }
    let mut filled = BTreeMap::new();
    let is_list = |table: &str| LISTS.iter().any(|list| table.starts_with(list));
    let compared = |table: &&String| !TABLES.contains(&table.as_str()) && !is_list(table);
    for table in all.iter().filter(compared) {
        let mut there = columns(first, table);
        for (_, left_out) in COLUMNS.iter().filter(|(of, _)| of == table) {
            assert!(
                there.iter().any(|column| column == left_out),
                "{table}.{left_out}"
            );
            there.retain(|column| column != left_out);
        }
        let of = |database: &str| -> Vec<String> {
            let found = rows(database, table, &there);
            let mut found: Vec<String> = found
                .iter()
                .map(|line| plain(database, table, line))
                .collect();
            found.sort();
            found
        };
        let (one, other) = (of(first), of(second));
        filled.insert(table.clone(), !one.is_empty());
        for (left, right) in one.iter().zip(&other) {
            assert_eq!(left, right, "seed {seed}, {table}");
        }
        assert_eq!(one.len(), other.len(), "seed {seed}, {table}");
    }
    filled
}
