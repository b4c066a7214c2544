//! The register of processing in `docs/privacy` is the program's, and no column about a person stands outside it.

use std::{collections::BTreeMap, fs, path::Path};

use tratto_domain::event::{Datum, FieldClass, Kept};

/// The register in both languages.
const REGISTERS: [&str; 2] = ["docs/privacy/register.md", "docs/privacy/registro.md"];

/// Columns that say which row another row belongs to, and how often a row changed.
const NUMBERS: [&str; 7] = [
    "id",
    "organiser_id",
    "version",
    "tournament_id",
    "user_id",
    "entry_id",
    "pairing_id",
];

/// Columns of tables of the register that are not given to the person, and why.
const ASIDE: &[(&str, &str, &str)] = &[
    (
        "entry_requests",
        "player_id",
        "number of a row of `players`",
    ),
    ("entry_requests", "club_door", "number of a club"),
    (
        "entry_corrections",
        "request_id",
        "number of a row of `entry_requests`",
    ),
    ("entries", "player_id", "number of a row of `players`"),
    ("players", "code", "part of an address, drawn by chance"),
    (
        "entries",
        "club_id",
        "number of a club, which `club_name` names",
    ),
    ("entries", "name_key", "the name folded, to search by"),
    ("players", "name_key", "the name folded, to search by"),
    ("pairings", "round_id", "number of a row of `rounds`"),
    ("pairings", "white_entry_id", "told as colour and opponent"),
    ("pairings", "black_entry_id", "told as colour and opponent"),
    ("pairings", "result_by", "the arbiter who entered it"),
    ("pairings", "result_at", "of both players"),
    (
        "pairings",
        "result_reason",
        "of both players, in an arbiter's words",
    ),
    ("pairings", "result_cause", "of both players"),
    ("pairings", "goes_on_entry_id", "of both players"),
    ("match_games", "number", "their order"),
    ("match_games", "games", "of the set"),
    ("match_games", "white_entry_id", "told as colour"),
    ("match_games", "time_control", "of both players"),
    ("match_games", "entered_by", "the arbiter who entered it"),
    ("match_games", "entered_at", "of both players"),
    ("pairings", "result_article", "of both players"),
    ("pairings", "result_incident", "number of an incident"),
    ("deductions", "incident_id", "number of an incident"),
    ("report_lines", "number", "place of the line in its report"),
    (
        "prize_lists",
        "list",
        "of all who get prizes: told by place, amount and goods",
    ),
    ("team_members", "team_id", "told as the name of the team"),
    ("match_chairs", "match_id", "told as round"),
    (
        "match_chairs",
        "first_entry_id",
        "by it the rows are chosen",
    ),
    (
        "match_chairs",
        "second_entry_id",
        "by it the rows are chosen",
    ),
    ("prize_lists", "closed_by", "the arbiter who closed it"),
    ("prize_lists", "closed_at", "of all"),
    ("norm_certificates", "saved_by", "the arbiter who saved it"),
    ("payments", "taken_by", "the arbiter who took it"),
    ("payments", "cancelled_by", "the arbiter who cancelled it"),
    ("seat_reports", "is_white", "the colour of the game"),
    ("seat_calls", "is_white", "the colour of the game"),
    ("seat_calls", "answered_by", "the arbiter who answered"),
    ("seat_calls", "answered_at", "the arbiter's answer"),
    ("incidents", "game_id", "number of a game"),
    ("incidents", "ply", "of the game"),
    (
        "incidents",
        "colour",
        "whom it concerns: by it the rows are chosen",
    ),
    (
        "incidents",
        "facts",
        "of both players, in an arbiter's words",
    ),
    (
        "incidents",
        "ruling",
        "of both players, in an arbiter's words",
    ),
    ("incidents", "detail", "of both players"),
    ("incidents", "white_clock", "of both players"),
    ("incidents", "black_clock", "of both players"),
    ("incidents", "recorded_by", "the arbiter who recorded it"),
    ("incidents", "superseded_by", "number of an incident"),
    ("clubs", "name", "of the association"),
    ("clubs", "name_key", "of the association"),
    ("clubs", "region", "of the association"),
    ("clubs", "province", "of the association"),
    ("clubs", "town", "of the association"),
    ("clubs", "town_key", "of the association"),
    ("clubs", "postcode", "of the association"),
    ("clubs", "address", "of the association"),
    ("clubs", "web", "of the association"),
    ("clubs", "federation_code", "of the association"),
    ("clubs", "country", "of the association"),
    ("clubs", "show_contacts", "of the association"),
    ("clubs", "kind", "of the association"),
    ("clubs", "status", "of the association"),
    ("clubs", "created_at", "of the association"),
    ("clubs", "decided_at", "of the association"),
    ("clubs", "suspended_for", "of the association"),
    ("clubs", "merged_into", "of the association"),
    ("clubs", "proof_hash", "a secret"),
    ("clubs", "proof_until", "of the association"),
    ("clubs", "proved_at", "of the association"),
    (
        "deputy_invitations",
        "name",
        "the log-in name, as in `users`",
    ),
    ("deputy_invitations", "invited_by", "the arbiter who asked"),
    ("outbox", "message_id", "drawn by lot"),
    ("outbox", "language", "as in `mail_languages`"),
    ("outbox", "body", "holds the link; kept as the address"),
    ("outbox", "due_at", "of the sending"),
    ("outbox", "expires_at", "of the sending"),
    ("outbox", "held_until", "of the sending"),
    ("outbox", "tries", "of the sending"),
    ("outbox", "failure", "of the sending, without the address"),
    (
        "outbox",
        "done_at",
        "nobody can be found by a letter that is done",
    ),
    ("mail_languages", "address_hash", "the address in disguise"),
    (
        "push_subscriptions",
        "endpoint",
        "where a browser is told, which may be somebody else's",
    ),
    ("readings", "reader", "the arbiter who read it"),
    ("readings", "player_id", "by it the rows are chosen"),
    ("readings", "persons", "of all"),
    ("push_subscriptions", "p256dh", "a key of that browser"),
    ("push_subscriptions", "auth", "a key of that browser"),
    ("audit", "actor", "who acted: often somebody else"),
    ("audit", "subject", "number of a row"),
    ("audit", "hash", "of the chain"),
];

/// Tables that are not about a person of the register, and why.
const BESIDE: &[(&str, &str)] = &[
    ("attempts", "counted by network address, for an hour"),
    ("club_moderators", "which regions an account has"),
    ("entry_doors", "the organiser's"),
    ("entry_notices", "the organiser's"),
    ("fee_tables", "the organiser's"),
    (
        "forbidden_pairs",
        "numbers of entries; the arbiters' reasons are not kept",
    ),
    ("accelerations", "numbers of all"),
    ("screens", "of the hall"),
    (
        "api_tokens",
        "of programs, beside the arbiter who made each",
    ),
    ("stations", "of devices, beside the arbiter who made each"),
    (
        "hall_links",
        "names of halls, beside the account that made each link",
    ),
    (
        "mirrors",
        "where a copy is kept, beside the arbiters who keep it and another one",
    ),
    (
        "mirrored",
        "which arbiters keep the machines of a hall, and when they spoke",
    ),
    ("mirrored_rows", "numbers of rows"),
    (
        "organisers",
        "what federations and organisers say of themselves",
    ),
    ("organiser_people", "for whom an account works"),
    ("organised", "numbers of rows"),
    (
        "webhooks",
        "addresses of servers, beside the arbiter who named each",
    ),
    (
        "feeds",
        "addresses where boards are read, beside the arbiter who named each",
    ),
    ("feed_troubles", "numbers of boards, and moves"),
    (
        "broadcasts",
        "where games are broadcast, beside the arbiter who named it",
    ),
    (
        "broadcast_rounds",
        "numbers of rounds and games, and what the other site says of a game",
    ),
    (
        "webhook_messages",
        "numbers of rounds and boards, as everybody sees them",
    ),
    ("push_keys", "a secret of the machine"),
    ("push_messages", "numbers of rounds, until they are sent"),
    (
        "announcements",
        "free text, beside the table of the register",
    ),
    ("round_clocks", "of the hall"),
    ("contacts_gone", "of all"),
    (
        "prospectuses",
        "the organiser's, written to be read by everybody",
    ),
    ("rating_lists", "the federation's public list"),
    (
        "kept_opinions",
        "counts and codes of a report, without a name",
    ),
    ("list_columns", "headings of the federation's public list"),
    ("rounds", "of all"),
    (
        "games",
        "names in tags of imported games, beside the table of the register",
    ),
    ("game_moves", "moves, public as the games are"),
    ("result_conflicts", "the arbiters'"),
    ("rating_corrections", "of a game, as its result"),
    ("empty_seats", "of a board, until the round has begun"),
    ("meeting_days", "when a board or a match is played"),
    ("stages", "the organiser's"),
    (
        "qualified",
        "places of an earlier stage, public as its standings are",
    ),
    ("prize_funds", "the organiser's"),
    ("prize_receipts", "by position of a prize"),
    ("player_names", "the words of a name, to search by"),
    (
        "tournament_words",
        "the words of a tournament's name, to search by",
    ),
    ("site_links", "of sites"),
    (
        "copies_folders",
        "a folder of the machine, as an administrator typed it",
    ),
    ("seat_keys", "a secret of the machine"),
    (
        "hall_post",
        "what was said from a seat or asked for, until the hall has it beside the tables of the register",
    ),
    ("site_requests", "numbers of requests that came from a site"),
    ("tournaments", "names of arbiters in free text"),
    ("tournament_rules", "the organiser's"),
    ("arbitration", "the arbiters'"),
    ("check_ins", "the arbiters'"),
    ("accepted_checks", "the arbiters'"),
    ("round_hours", "the organiser's"),
    ("handed_over", "the arbiters'"),
    (
        "tournament_reports",
        "free text, beside the table of the register",
    ),
    ("sections", "the organiser's"),
    ("team_rules", "the organiser's"),
    (
        "teams",
        "names of captains in free text, for the arbiters, beside the table of the register",
    ),
    ("team_matches", "of teams"),
    (
        "team_penalties",
        "of teams, with the arbiter's reason in free text",
    ),
    ("team_byes", "of teams"),
    ("forbidden_teams", "of teams"),
    ("line_ups", "of a team, for its captain and the arbiters"),
    ("idempotency", "keys of forms, for thirty days"),
    (
        "sealed_trail",
        "the trail of another machine, kept as the trail",
    ),
];

/// What rows say of one player, and no column holds as it stands.
const TOLD: [(&str, &str); 15] = [
    ("match_games", "round"),
    ("match_games", "colour"),
    ("team_members", "team"),
    ("match_chairs", "round"),
    ("pairings", "round"),
    ("pairings", "colour"),
    ("pairings", "opponent"),
    ("prize_lists", "place"),
    ("prize_lists", "cents"),
    ("prize_lists", "goods"),
    ("seat_reports", "round"),
    ("incidents", "round"),
    ("tournament_arbiters", "tournament"),
    ("deputy_invitations", "tournament"),
    ("audit_acts", ""),
];

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a document's tables with so many cells, the first of which is code.
fn rows(text: &str, cells: usize) -> Vec<Vec<String>> {
    let lines = text.lines().filter(|line| line.starts_with("| `"));
    let split = lines.map(|line| {
        let parts = line.trim_matches('|').split('|');
        parts
            .map(|part| part.trim().trim_matches('`').to_owned())
            .collect()
    });
    split
        .filter(|row: &Vec<String>| row.len() == cells)
        .collect()
}

#[test]
fn the_register_in_the_documents_is_that_of_the_program() {
    let data: Vec<Vec<String>> = Datum::ALL
        .iter()
        .map(|datum| {
            let class = datum.class().code();
            [datum.table(), datum.field(), class, datum.kept().code()].map(str::to_owned)
        })
        .map(Vec::from)
        .collect();
    let times: Vec<(String, String)> = Kept::ALL
        .iter()
        .map(|kept| {
            let days = kept
                .days()
                .map_or_else(|| "–".to_owned(), |days| days.to_string());
            (kept.code().to_owned(), days)
        })
        .collect();
    let classes = FieldClass::ALL.map(FieldClass::code);
    for file in REGISTERS {
        let text = read(file);
        assert_eq!(rows(&text, 4), data, "{file}");
        let found: Vec<(String, String)> = rows(&text, 3)
            .into_iter()
            .map(|row| (row[0].clone(), row[1].clone()))
            .collect();
        assert_eq!(found, times, "{file}");
        let found: Vec<String> = rows(&text, 2)
            .into_iter()
            .map(|row| row[0].clone())
            .collect();
        assert_eq!(found, classes, "{file}");
    }
}

#[test]
fn days_of_letters_in_the_notices_are_those_of_the_program() {
    let days = [
        Kept::CONTACT_DAYS,
        Kept::LETTER_DAYS,
        Kept::LETTER_NOTE_DAYS,
    ];
    for file in ["docs/privacy/notice.md", "docs/privacy/informativa.md"] {
        let text = read(file).replace('\n', " ");
        for day in days {
            assert!(text.contains(&format!(" {day} ")), "{file}: {day}");
        }
        // The form takes no longer one.
        let (_, notice) = text.split_once(" --- ").unwrap();
        assert!(notice.chars().count() <= 2000, "{file}");
    }
}

/// The tables of the schema with their columns.
fn schema() -> BTreeMap<String, Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("service/src/store/schema");
    let mut tables = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for table in text.split("diesel::table! {").skip(1) {
            let lines: Vec<&str> = table.lines().map(str::trim).collect();
            let head = lines.iter().find(|line| line.ends_with(") {")).unwrap();
            let name = head.split(' ').next().unwrap().to_owned();
            // The players of rating lists: the federation's public lists, whose tables a macro makes.
            if name.starts_with('$') {
                continue;
            }
            let columns = lines.iter().filter_map(|line| line.split_once(" -> "));
            let columns = columns.map(|(column, _)| column.to_owned());
            tables.insert(name, columns.collect());
        }
    }
    tables
}

#[test]
fn no_column_about_a_person_stands_outside_the_register() {
    let tables = schema();
    assert!(tables.len() > 50, "{tables:?}");
    let is_registered = |table: &str| Datum::ALL.iter().any(|datum| datum.table() == table);
    let mut unknown = Vec::new();
    for (table, columns) in &tables {
        let beside = BESIDE.iter().any(|(name, _)| name == table);
        assert_ne!(
            beside,
            is_registered(table),
            "{table}: in the register, or beside it"
        );
        for column in columns.iter().filter(|_| !beside) {
            let is_known = NUMBERS.contains(&column.as_str())
                || Datum::ALL
                    .iter()
                    .any(|datum| datum.table() == table && datum.field() == column)
                || ASIDE
                    .iter()
                    .any(|(of, name, _)| of == table && name == column);
            if !is_known {
                unknown.push(format!("{table}.{column}"));
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
    // And what the register names is there.
    for datum in Datum::ALL {
        let (table, field) = (datum.table(), datum.field());
        let told = TOLD
            .iter()
            .any(|(of, name)| *of == table && (name.is_empty() || *name == field));
        let columns = tables.get(table);
        let is_there = columns.is_some_and(|columns| columns.iter().any(|one| one == field));
        assert!(told || is_there, "{table}.{field}");
    }
    for (table, column, _) in ASIDE {
        assert!(
            tables[*table].iter().any(|one| one == column),
            "{table}.{column}"
        );
    }
    for (table, _) in BESIDE {
        assert!(tables.contains_key(*table), "{table}");
    }
}
