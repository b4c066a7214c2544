//! Stored words: one that this version does not know is named and never taken for another; a system other than the
//! Dutch is kept, named, and not paired.

use std::{fs, path::Path};

use crate::{
    commands::run,
    exchange::{confirm, preview},
    schema::folders,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        sql::{execute, lines},
        tournament,
    },
};

on_both_databases!(
    an_unknown_word_is_named,
    lists_show_what_they_can,
    a_role_that_is_not_known_gives_nothing,
    incidents_and_settings_are_named,
    clubs_are_named,
    no_other_word_can_be_written,
    another_system_stays_what_it_is,
    a_round_robin_ranks_as_its_file_does,
    words_of_before_survive_the_migration,
);

/// Lets the table take any word, as the schema of a newer program would.
pub fn unguarded(app: &TestApp, table: &str, column: &str) -> String {
    if app.is_sqlite() {
        // A column that came later has triggers of its own.
        let guards = ["words", column].map(|of| {
            format!("DROP TRIGGER IF EXISTS {table}_{of}_new; DROP TRIGGER IF EXISTS {table}_{of}_changed;")
        });
        guards.concat()
    } else {
        format!("ALTER TABLE {table} DROP CONSTRAINT IF EXISTS {table}_{column}_word;")
    }
}

/// Writes past the program while it does not run.
pub fn write_past(app: &mut TestApp, statements: &str) {
    app.kill();
    execute(&app.database, statements).unwrap_or_else(|error| panic!("{statements}: {error}"));
    app.start();
}

/// A word of a newer version in a column, in some rows, and addresses of the tournament that need it.
struct Newer {
    table: &'static str,
    column: &'static str,
    word: &'static str,
    needed_by: &'static [&'static str],
}

const PAGES: &[&str] = &[
    "",
    "/standings",
    "/entries",
    "/round/1",
    "/round/1/why",
    "/desk/1",
    "/settings",
    "/export",
    "/tournament.trf",
    "/tournament.trf26",
    "/standings.csv",
    "/round/1/pairings.csv",
];

const NEWER: &[Newer] = &[
    newer("tournament_rules", "pairing_edition", "2031", PAGES),
    newer("tournament_rules", "pairing_system", "accelerando", PAGES),
    newer("tournament_rules", "acceleration", "calcutta", PAGES),
    newer("tournament_rules", "tie_break_edition", "2029-01", PAGES),
    newer("tournament_rules", "remaining_ties", "armageddon", PAGES),
    newer("tournament_rules", "unrated", "estimate", PAGES),
    newer("tournaments", "state", "archived", PAGES),
    newer("tournaments", "kind", "bullet", PAGES),
    newer("tournaments", "rules_edition", "fide-2027", PAGES),
    newer("tournaments", "initial_colour", "green", PAGES),
    newer(
        "tournaments",
        "tie_breaks",
        "BH,XYZ",
        &["/standings", "/tournament.trf", "/standings.csv"],
    ),
    newer("rounds", "state", "suspended", PAGES),
    newer("byes", "kind", "Q", PAGES),
    newer("pairings", "result", "3/4-1/4", PAGES),
    newer("pairings", "result_cause", "robot", PAGES),
    newer("entries", "sex", "x", PAGES),
    newer("entries", "title", "SGM", PAGES),
    newer("entries", "entered_by", "oracle", PAGES),
];

/// What [`NEWER`] is not for: columns that few pages need.
const ELSEWHERE: &[(&str, &str, &str)] = &[
    ("tournament_arbiters", "role", "spectator"),
    ("incidents", "kind", "earthquake"),
    ("incidents", "colour", "green"),
    ("arbitration", "supervision", "remote"),
    ("arbitration", "period_switch", "sundial"),
    ("result_conflicts", "wanted", "3/4-1/4"),
    ("result_conflicts", "settled", "forgotten"),
    ("presence", "answer", "maybe"),
    ("clubs", "status", "archived"),
    ("clubs", "kind", "guild"),
    ("invitations", "kind", "guest"),
    ("attempts", "kind", "telepathy"),
    ("games", "rules_edition", "fide-2027"),
    ("screens", "shows", "fireworks"),
    ("screens", "theme", "sepia"),
];

const fn newer(
    table: &'static str,
    column: &'static str,
    word: &'static str,
    needed_by: &'static [&'static str],
) -> Newer {
    Newer {
        table,
        column,
        word,
        needed_by,
    }
}

/// A tournament of nine with its first round played.
pub fn played(arbiter: &mut Browser) -> String {
    let slug = tournament::with_round_published(arbiter, "Torneo di domani", 9);
    tournament::enter_all(arbiter, &slug, 1, "1-0");
    slug
}

fn an_unknown_word_is_named(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = played(&mut arbiter);
    let folder = Folder::new("words");
    let database = app.database.clone();
    let export = |format: &str| {
        let arguments = ["export", &slug, "--format", format, "--database", &database];
        run(folder.path(), &arguments, "")
    };
    let pair = arbiter
        .open(&format!("/t/{slug}/entries"))
        .form_to("/desk/2/pair");
    for one in NEWER {
        let Newer {
            table,
            column,
            word,
            ..
        } = one;
        let old = format!("SELECT coalesce({column}, '') AS line FROM {table}");
        let before = app.lines(&old).remove(0);
        let set = unguarded(&app, table, column);
        write_past(
            &mut app,
            &format!("{set} UPDATE {table} SET {column} = '{word}'"),
        );
        let place = format!("{table}.{column}");
        let word = word.rsplit(',').next().unwrap();
        arbiter.move_to(&app.base);
        for path in one.needed_by {
            let page = arbiter.get(&format!("/t/{slug}{path}"));
            page.assert_status(501)
                .assert_shows(&place)
                .assert_shows(word);
            page.assert_shows("newer version");
        }
        // A round can be paired without knowing how ties are broken.
        if one.needed_by == PAGES {
            let page = arbiter.send(pair.clone());
            page.assert_status(501).assert_shows(&place);
            assert_eq!(app.count("rounds"), 1, "{place}");
        }
        for format in ["trf26", "standings-csv"] {
            let (code, out, error) = export(format);
            assert_ne!(code, 0, "{place} {format}");
            assert_eq!(out, "", "{place} {format}");
            let named = error.contains(&place) && error.contains(word);
            assert!(named && error.contains("newer version"), "{place}: {error}");
        }
        let value = if before.is_empty() {
            "NULL".to_owned()
        } else {
            format!("'{before}'")
        };
        write_past(&mut app, &format!("UPDATE {table} SET {column} = {value}"));
        let mut anyone = app.browser();
        anyone.get(&format!("/t/{slug}/standings")).assert_ok();
    }
    assert_eq!(export("trf26").0, 0);
}

fn lists_show_what_they_can(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = played(&mut arbiter);
    let other = tournament::with_round_published(&mut arbiter, "Torneo di oggi", 4);
    for (table, column, word) in [
        ("tournament_rules", "pairing_edition", "2031"),
        ("tournaments", "state", "archived"),
        ("rounds", "state", "suspended"),
    ] {
        let key = if table == "tournaments" {
            "id"
        } else {
            "tournament_id"
        };
        let which = format!("WHERE {key} = (SELECT id FROM tournaments WHERE slug = '{slug}')");
        let before = app
            .lines(&format!("SELECT {column} AS line FROM {table} {which}"))
            .remove(0);
        let set = unguarded(&app, table, column);
        write_past(
            &mut app,
            &format!("{set} UPDATE {table} SET {column} = '{word}' {which}"),
        );
        arbiter.move_to(&app.base);
        for path in ["/", "/mine"] {
            let page = arbiter.get(path);
            page.assert_ok()
                .assert_shows("Torneo di domani")
                .assert_shows("Torneo di oggi");
            if table != "rounds" {
                page.assert_shows("Not readable by this version");
            }
        }
        arbiter.get("/clubs").assert_ok();
        arbiter.get(&format!("/t/{other}/standings")).assert_ok();
        arbiter.get(&format!("/t/{slug}")).assert_status(501);
        write_past(
            &mut app,
            &format!("UPDATE {table} SET {column} = '{before}' {which}"),
        );
    }
}

fn a_role_that_is_not_known_gives_nothing(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = played(&mut arbiter);
    let mut helper = app.account("helper", None);
    tournament::name_deputy(&mut arbiter, &slug, "helper", &mut helper);
    let desk = format!("/t/{slug}/desk/1");
    helper.get(&desk).assert_ok();
    let set = unguarded(&app, "tournament_arbiters", "role");
    write_past(
        &mut app,
        &format!("{set} UPDATE tournament_arbiters SET role = 'spectator' WHERE role = 'deputy'"),
    );
    helper.move_to(&app.base);
    let page = helper.get(&desk);
    page.assert_status(501)
        .assert_shows("tournament_arbiters.role")
        .assert_shows("spectator");
    // Nobody else is kept from anything.
    let mut anyone = app.browser();
    anyone.get(&format!("/t/{slug}/standings")).assert_ok();
    arbiter.move_to(&app.base);
    arbiter.get(&desk).assert_ok();
}

fn incidents_and_settings_are_named(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = played(&mut arbiter);
    let game = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    let floor = format!("/t/{slug}/floor");
    let now = if app.is_sqlite() {
        "'2026-11-22 09:00:00'"
    } else {
        "now()"
    };
    let incident = |kind: &str, colour: &str| {
        format!(
            "INSERT INTO incidents (tournament_id, pairing_id, kind, colour, facts, article, ruling, recorded_by, \
             recorded_at) SELECT tournament_id, id, '{kind}', '{colour}', '', '', '', 'Ada Arbiter', {now} \
             FROM pairings WHERE board = 1"
        )
    };
    let settings = |supervision: &str, switch: &str| {
        format!(
            "DELETE FROM arbitration; INSERT INTO arbitration (tournament_id, supervision, open_points, period_switch, \
             chosen_by, chosen_at, version) SELECT id, '{supervision}', '', '{switch}', 'Ada Arbiter', {now}, 1 \
             FROM tournaments"
        )
    };
    let newer = [
        (
            "incidents",
            "kind",
            "earthquake",
            incident("earthquake", "white"),
        ),
        ("incidents", "colour", "green", incident("flag", "green")),
        (
            "arbitration",
            "supervision",
            "remote",
            settings("remote", "moves"),
        ),
        (
            "arbitration",
            "period_switch",
            "sundial",
            settings("full", "sundial"),
        ),
    ];
    for (table, column, word, statement) in newer {
        let set = unguarded(&app, table, column);
        write_past(&mut app, &format!("{set} {statement}"));
        arbiter.move_to(&app.base);
        for path in [&game, &floor] {
            let page = arbiter.get(path);
            page.assert_status(501)
                .assert_shows(&format!("{table}.{column}"))
                .assert_shows(word);
        }
        write_past(&mut app, &format!("DELETE FROM {table}"));
        arbiter.move_to(&app.base);
        arbiter.get(&game).assert_ok();
    }
}

fn clubs_are_named(mut app: TestApp) {
    let mut admin = app.admin();
    let now = if app.is_sqlite() {
        "'2026-11-22 09:00:00'"
    } else {
        "now()"
    };
    let no = if app.is_sqlite() { "0" } else { "FALSE" };
    let club = |name: &str, status: &str| {
        format!(
            "INSERT INTO clubs (name, name_key, region, province, town, town_key, postcode, address, email, phone, web, \
             president, federation_code, country, show_contacts, status, created_at, version) VALUES ('{name}', \
             '{name}', 'Toscana', 'FI', 'Borgo', 'borgo', '', '', '', '', '', '', '', 'Italia', {no}, '{status}', {now}, 1);"
        )
    };
    let set = unguarded(&app, "clubs", "status");
    let both = club("torre", "archived") + &club("alfiere", "approved");
    write_past(&mut app, &format!("{set} {both}"));
    admin.move_to(&app.base);
    admin
        .get("/clubs")
        .assert_ok()
        .assert_shows("alfiere")
        .assert_hides("torre");
    let id = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM clubs WHERE name = 'torre'")
        .remove(0);
    let page = admin.get(&format!("/clubs/{id}"));
    page.assert_status(501)
        .assert_shows("clubs.status")
        .assert_shows("archived");
}

fn no_other_word_can_be_written(mut app: TestApp) {
    let mut arbiter = app.admin();
    drop(played(&mut arbiter));
    app.kill();
    for one in NEWER.iter().filter(|one| one.column != "tie_breaks") {
        let Newer {
            table,
            column,
            word,
            ..
        } = one;
        let error = execute(
            &app.database,
            &format!("UPDATE {table} SET {column} = '{word}'"),
        );
        let error = error.expect_err(column);
        assert!(error.contains(column), "{table}.{column}: {error}");
    }
    for (table, column, word) in ELSEWHERE {
        let guard = if app.is_sqlite() {
            format!(
                "SELECT sql AS line FROM sqlite_schema WHERE name IN ('{table}_words_new', '{table}_{column}_new')"
            )
        } else {
            format!(
                "SELECT conname || '' AS line FROM pg_constraint WHERE conname = '{table}_{column}_word'"
            )
        };
        let guard = app.lines(&guard).concat();
        assert!(
            guard.contains(column) && !guard.contains(word),
            "{table}: {guard}"
        );
    }
    let error = execute(
        &app.database,
        "INSERT INTO byes (tournament_id, entry_id, round, kind) SELECT tournament_id, id, 7, 'Q' FROM entries",
    );
    assert!(error.unwrap_err().contains("kind"));
}

/// A report of `code`: three players, one free in each round, as a round robin of three has it.
fn three(code: &str) -> String {
    format!(
        "012 Girone del Faro\n022 Roccafiorita\n032 ITA\n042 2026/11/21\n052 2026/11/23\n142 3\n152 W\n192 {code}\n202 SB\n\
         001    1      Provetti01, Zelinda               2000 ITA                         1.5    1  0000 - Z     2 w =     3 b 1\n\
         001    2      Provetti02, Zelinda               1990 ITA                         1.5    1     3 w 1     1 b =  0000 - Z\n\
         001    3      Provetti03, Zelinda               1980 ITA                         0.0    3     2 b 0  0000 - Z     1 w 0\n"
    )
}

/// The last column of a table of standings, which is the only tie-break.
fn last(table: &str, separator: char) -> Vec<String> {
    let rows = table.lines().skip(1);
    let values = rows.filter_map(|line| line.rsplit(separator).next());
    values.map(str::to_owned).collect()
}

fn a_round_robin_ranks_as_its_file_does(mut app: TestApp) {
    let mut arbiter = app.admin();
    let folder = Folder::new("words");
    let mut values = Vec::new();
    for code in ["FIDE_ROUNDROBIN", "BERGER_ROUNDROBIN_G2", "FIDE_DUTCH"] {
        let text = three(code);
        let (exit, table, error) = run(folder.path(), &["standings", "-"], &text);
        assert_eq!(exit, 0, "{error}");
        let page = preview(&mut arbiter, text.as_bytes());
        let slug = confirm(&mut arbiter, &page);
        let arguments = [
            "export",
            &slug,
            "--format",
            "standings-csv",
            "--database",
            &app.database,
        ];
        let (exit, stored, error) = run(folder.path(), &arguments, "");
        assert_eq!(exit, 0, "{error}");
        let read = last(&table, '\t');
        assert_eq!(last(&stored, ','), read, "{code}");
        let report = arbiter.get(&format!("/t/{slug}/tournament.trf26"));
        assert!(
            report.assert_ok().html().contains(&format!("192 {code}")),
            "{code}"
        );
        values.push(read[0].clone());
        // A result of an earlier round is changed by a question where a later round was paired from it: no key sends it at
        // once. In a schedule none was.
        let queued = |browser: &mut Browser, round: u8| {
            let desk = browser.get(&format!("/t/{slug}/desk/{round}"));
            desk.assert_ok().html().contains("data-queued-form")
        };
        let sent_at_once = [1, 2, 3].map(|round| queued(&mut arbiter, round));
        let is_swiss = code == "FIDE_DUTCH";
        assert_eq!(sent_at_once, [!is_swiss, !is_swiss, true], "{code}");
    }
    assert_eq!(values, ["0.75", "0.75", "1.00"]);
}

fn another_system_stays_what_it_is(app: TestApp) {
    stays_what_it_is(
        app,
        ("CUSTOM_SWISS", "custom-swiss", "Swiss by rules of its own"),
    );
}

/// A report by a system, by its code of record 192, comes in and goes out; no round of it is paired, and it is chosen nowhere.
fn stays_what_it_is(mut app: TestApp, (code, system, shown): (&str, &str, &str)) {
    let mut arbiter = app.admin();
    let report = "012 Torneo del Faro\n022 Roccafiorita\n032 ITA\n042 2026/11/21\n052 2026/11/23\n142 3\n152 W\n\
         192 CUSTOM_SWISS_BAKU\n202 BH\n\
         001    1      Provetti01, Zelinda               2000 ITA                         0.0    1\n\
         001    2      Provetti02, Zelinda               1990 ITA                         0.0    2\n\
         001    3      Provetti03, Zelinda               1980 ITA                         0.0    3\n\
         001    4      Provetti04, Zelinda               1970 ITA                         0.0    4\n"
        .replace("CUSTOM_SWISS", code);
    let record = format!("192 {code}_BAKU");
    let page = preview(&mut arbiter, report.as_bytes());
    page.assert_ok().assert_shows(&format!("{code}_BAKU"));
    let slug = confirm(&mut arbiter, &page);
    arbiter
        .get(&format!("/t/{slug}"))
        .assert_ok()
        .assert_shows(shown);
    let written = |browser: &mut Browser| {
        let report = browser.get(&format!("/t/{slug}/tournament.trf26"));
        let text = report.assert_ok().html();
        let line = text.lines().find(|line| line.starts_with("192"));
        line.unwrap_or_default().trim().to_owned()
    };
    assert_eq!(written(&mut arbiter), record);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let form = entries.form_to("/desk/1/pair");
    let refused = tournament::prepare(&mut arbiter, form.clone());
    refused.assert_status(422).assert_shows(shown);
    assert_eq!(app.count("rounds"), 0);
    // Other settings leave the system as it is.
    let settings = format!("/t/{slug}/settings");
    let page = arbiter.open(&settings);
    let options = page.attributes("select[name=pairing_edition] option[selected]", "value");
    assert_eq!(options, [system]);
    let changed = page.form_to("/settings").set("time_control", "60+30");
    arbiter.send(changed).assert_status(303);
    assert_eq!(written(&mut arbiter), record);
    // A system comes with a report only.
    let page = arbiter.open("/tournaments/new");
    let form = page
        .form_to("/tournaments/new")
        .set("name", "Torneo")
        .set("town", "Borgo Scacco");
    let forged = arbiter.send(form.forge("pairing_edition", system));
    forged.assert_status(422);
    // Chosen by the arbiter, the Dutch System pairs.
    let page = arbiter.open(&settings);
    let chosen = page.form_to("/settings").set("pairing_edition", "2026");
    arbiter.send(chosen).assert_status(303);
    assert_eq!(written(&mut arbiter), "192 FIDE_DUTCH_BAKU");
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let form = entries.form_to("/desk/1/pair");
    tournament::prepare(&mut arbiter, form).assert_status(303);
    assert_eq!(app.count("rounds"), 1);
}

/// A migration that finds a word outside the set leaves the row as it is.
fn kept_by_the_migration(kind: &str, database: &str) {
    let run = |folder: &str, file: &str| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let sql = fs::read_to_string(root.join(kind).join(folder).join(file)).unwrap();
        execute(database, &sql).unwrap_or_else(|error| panic!("{folder}/{file}: {error}"));
    };
    let mut later = folders(kind);
    later.retain(|folder| folder.as_str() >= "0011");
    for folder in later.iter().rev() {
        run(folder, "down.sql");
    }
    execute(
        database,
        "UPDATE tournaments SET state = 'archived'; UPDATE byes SET kind = 'Q'",
    )
    .unwrap();
    let all = "SELECT slug || ' ' || name || ' ' || state AS line FROM tournaments UNION ALL \
         SELECT CAST(entry_id AS TEXT) || ' ' || kind FROM byes";
    let before = lines(database, all);
    assert!(
        before.iter().any(|line| line.ends_with(" archived")),
        "{before:?}"
    );
    assert!(before.iter().any(|line| line.ends_with(" Q")), "{before:?}");
    for folder in &later {
        run(folder, "up.sql");
    }
    assert_eq!(lines(database, all), before);
    let error = execute(database, "UPDATE tournaments SET state = 'adjourned'");
    assert!(error.unwrap_err().contains("state"));
    execute(database, "UPDATE tournaments SET state = 'running'").unwrap();
}

fn words_of_before_survive_the_migration(mut app: TestApp) {
    let mut arbiter = app.admin();
    drop(played(&mut arbiter));
    app.kill();
    let kind = if app.is_sqlite() {
        "sqlite"
    } else {
        "postgres"
    };
    kept_by_the_migration(kind, &app.database);
}
