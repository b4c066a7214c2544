//! Lists are read a window at a time: thousands of tournaments cost what a few do.

use std::collections::BTreeSet;

use crate::{
    privacy::{player, player_page},
    support::{
        TestApp, on_both_databases,
        sql::execute,
        tournament::{with_players, with_round_published},
    },
};

on_both_databases!(
    ones_own_tournaments_come_in_windows,
    tournaments_of_a_club_and_of_a_player_come_in_windows,
    no_page_grows_with_the_site,
);

/// The names of a table's columns but these.
fn columns(app: &TestApp, table: &str, but: &[&str]) -> String {
    let all = app.lines(&if app.is_sqlite() {
        format!("SELECT name AS line FROM pragma_table_info('{table}')")
    } else {
        format!(
            "SELECT column_name::text AS line FROM information_schema.columns \
             WHERE table_name = '{table}'"
        )
    });
    let kept = all.into_iter().filter(|name| !but.contains(&name.as_str()));
    kept.collect::<Vec<_>>().join(", ")
}

/// The numbers `i` from `from` to before `to`, as the table `n` of a statement.
fn numbers(app: &TestApp, from: usize, to: usize) -> String {
    if app.is_sqlite() {
        format!(
            "WITH RECURSIVE n(i) AS (SELECT {from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {to})"
        )
    } else {
        format!("WITH n AS (SELECT generate_series({from}, {to} - 1) AS i)")
    }
}

/// Tournaments that are over, from number `from` on, like the first one that there is; in each a player of club 1.
fn fill(app: &TestApp, from: usize, to: usize) {
    let own = columns(app, "tournaments", &["id", "slug", "state", "start_date"]);
    let entry = columns(app, "entries", &["id", "tournament_id", "club_id"]);
    let rules = columns(app, "tournament_rules", &["tournament_id"]);
    let numbers = numbers(app, from, to);
    let begin = if app.is_sqlite() {
        "date('2000-01-01', '+' || (i % 9000) || ' days')"
    } else {
        "date '2000-01-01' + i % 9000"
    };
    let added = "(SELECT id FROM tournaments WHERE slug LIKE 'tanti-%' \
                 EXCEPT SELECT tournament_id FROM tournament_rules)";
    execute(
        &app.database,
        &format!(
            "{numbers} INSERT INTO tournaments (slug, state, start_date, {own}) \
             SELECT 'tanti-' || i, 'finished', {begin}, {own} FROM tournaments, n WHERE tournaments.id = 1;
             INSERT INTO entries (tournament_id, club_id, {entry}) \
             SELECT new.id, 1, {entry} FROM (SELECT * FROM entries WHERE id = 1) AS one, {added} AS new;
             INSERT INTO tournament_rules (tournament_id, {rules}) \
             SELECT new.id, {rules} FROM (SELECT * FROM tournament_rules WHERE tournament_id = 1) AS one, {added} AS new;
             ANALYZE;"
        ),
    )
    .unwrap();
}

/// Hundredths of a second of processor time of the server so far.
fn processor_time(app: &TestApp) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", app.process().unwrap())).unwrap();
    let fields: Vec<&str> = stat
        .rsplit(')')
        .next()
        .unwrap()
        .split_whitespace()
        .collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

/// Processor time of reading and drawing a page anew sixty times.
fn cost(app: &TestApp, path: &str) -> u64 {
    // Whoever is signed in gets pages of their own, which are kept for nobody.
    let (user, password) = crate::support::app::ADMIN;
    let mut reader = app.sign_in(user, password);
    reader.get(path).assert_ok();
    let before = processor_time(app);
    for _ in 0..60 {
        reader.get(path).assert_ok();
    }
    processor_time(app) - before
}

/// In one process with the database, so that all of the work is counted.
#[test]
fn heavy_lists_of_many_tournaments_cost_what_those_of_few_do() {
    let mut app = TestApp::on_sqlite();
    let mut admin = app.admin();
    assert_eq!(app.club("torre"), 1);
    with_round_published(&mut admin, "Torneo Primo", 4);
    let paths = ["/", "/clubs", "/mine"];
    fill(&app, 0, 1_000);
    let few = paths.map(|path| cost(&app, path));
    fill(&app, 1_000, 10_000);
    assert_eq!(app.count("tournaments"), 10_001);
    for (path, few) in paths.into_iter().zip(few) {
        let many = cost(&app, path);
        println!("{path}: {few} with 1,000 tournaments, {many} with 10,000");
        // It was 1.0 to 1.1; room for a machine at work.
        assert!(many <= few * 2 + 20, "{path}: {few}, {many}");
    }
    let home = app.browser().get("/");
    home.assert_ok().assert_shows("Torneo Primo");
    let finished = home.texts("section[aria-labelledby=finished] tbody tr");
    assert_eq!(finished.len(), 20);
}

fn ones_own_tournaments_come_in_windows(mut app: TestApp) {
    let mut admin = app.admin();
    app.club("torre");
    let slug = with_players(&mut admin, "Torneo Mio", 1);
    fill(&app, 0, 230);
    let mut seen: Vec<String> = Vec::new();
    let mut path = "/mine".to_owned();
    let mut windows = 0;
    loop {
        let page = admin.get(&path);
        let links = page.assert_ok().attributes("table.mine th a", "href");
        assert!(links.len() <= 100, "{}", links.len());
        seen.extend(links);
        windows += 1;
        let next = page.attributes("a[href^=\"/mine?after=\"]", "href");
        let Some(link) = next.first() else { break };
        path.clone_from(link);
    }
    // All of them once, the newest first.
    assert_eq!((windows, seen.len()), (3, 231));
    assert_eq!(seen[0], format!("/t/{slug}"));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 231);
    // Somebody else's are not mine.
    let mut other = app.account("elena", None);
    other.get("/mine").assert_ok().assert_hides("Torneo Mio");
    app.browser().get("/mine?after=1").assert_status(401);
}

fn tournaments_of_a_club_and_of_a_player_come_in_windows(mut app: TestApp) {
    let mut admin = app.admin();
    let club = app.club("torre");
    with_players(&mut admin, "Torneo Mio", 1);
    fill(&app, 0, 120);
    let somebody = player(&app, club, "Lunghi", "1980-05-03");
    let theirs = format!("UPDATE entries SET player_id = {somebody}");
    execute(&app.database, &theirs).unwrap();
    let mut reader = app.browser();
    for (path, window, sizes) in [
        (format!("/clubs/{club}"), "tournaments", [50, 50, 20]),
        (player_page(&app, somebody), "page", [50, 50, 21]),
    ] {
        let mut seen = BTreeSet::new();
        for (number, size) in (1..).zip(sizes) {
            let page = reader.get(&format!("{path}?{window}={number}"));
            let css = "section[aria-labelledby=tournaments] tbody th a";
            let links = page.assert_ok().attributes(css, "href");
            assert_eq!(links.len(), size, "{path} {number}");
            seen.extend(links);
            // The way to the last window stands on each.
            let last = format!("{window}=3");
            let ways = page.attributes("section[aria-labelledby=tournaments] nav a", "href");
            assert!(ways.iter().any(|way| way.contains(&last)), "{ways:?}");
        }
        assert_eq!(seen.len(), sizes.iter().sum::<usize>(), "{path}");
    }
    // In each tournament one of the club.
    let page = reader.get(&format!("/clubs/{club}"));
    let counted = page.texts("section[aria-labelledby=tournaments] tbody td:last-child");
    assert!(counted.iter().all(|players| players == "1"), "{counted:?}");
    // A window that is not there is the last one.
    reader
        .get(&format!("/clubs/{club}?tournaments=99"))
        .assert_ok()
        .assert_shows("101–120");
}

/// Rows like the first one of a table, of which `own` says what each has for itself: column and value, by the number `i`.
fn multiply(app: &TestApp, table: &str, own: &[(&str, &str)], (from, to): (usize, usize)) {
    let (names, values): (Vec<&str>, Vec<&str>) = own.iter().copied().unzip();
    let mut but = names.clone();
    but.push("id");
    let same = columns(app, table, &but);
    let (numbers, names, values) = (numbers(app, from, to), names.join(", "), values.join(", "));
    execute(
        &app.database,
        &format!(
            "{numbers} INSERT INTO {table} ({names}, {same}) \
             SELECT {values}, {same} FROM {table}, n WHERE {table}.id = 1"
        ),
    )
    .unwrap();
}

/// The site from one size to another: of a unit 35 clubs and 2 that wait, 15 members of club 1, 3 accounts, 24 tournaments in which
/// player 1 is entered, half of them open.
fn grow(app: &TestApp, from: usize, to: usize) {
    let code = if app.is_sqlite() {
        "printf('%016x', i)"
    } else {
        "lpad(to_hex(i), 16, '0')"
    };
    let club = |name: &'static str, status: &'static str| {
        [
            ("name", name),
            ("name_key", "'circolo ' || i"),
            ("status", status),
        ]
    };
    let part = |size: usize| (from * size, to * size);
    let approved = club("'Circolo ' || i", "'approved'");
    multiply(app, "clubs", &approved, part(35));
    let pending = club("'In attesa ' || i", "'pending'");
    multiply(app, "clubs", &pending, part(2));
    let member = [
        ("last_name", "'Lunghi' || i"),
        ("name_key", "'lunghi' || i || ' zita'"),
        ("code", code),
    ];
    multiply(app, "players", &member, part(15));
    let account = [("name", "'conto' || i"), ("display_name", "'Conto ' || i")];
    multiply(app, "users", &account, part(3));
    let (first, last) = part(24);
    fill(app, first, last);
    execute(
        &app.database,
        "INSERT INTO player_names (key, player_id) SELECT name_key, id FROM players \
         WHERE id NOT IN (SELECT player_id FROM player_names);
         UPDATE entries SET player_id = 1;
         UPDATE tournaments SET state = 'registration' WHERE slug LIKE 'tanti-%' AND id % 2 = 0;",
    )
    .unwrap();
}

/// Ten times as many clubs, members, accounts, tournaments and entries: pages that list them stay as long as they were.
fn no_page_grows_with_the_site(mut app: TestApp) {
    let mut admin = app.admin();
    let club = app.club("torre");
    assert_eq!((club, player(&app, club, "Lunghi", "1980-05-03")), (1, 1));
    let slug = with_players(&mut admin, "Torneo Mio", 1);
    let theirs = player_page(&app, 1);
    let paths = [
        "/".to_owned(),
        "/tournaments".to_owned(),
        "/calendar".to_owned(),
        "/organisers".to_owned(),
        "/clubs".to_owned(),
        "/clubs?q=circolo".to_owned(),
        "/clubs/1".to_owned(),
        "/clubs/1?page=2&tournaments=2".to_owned(),
        "/clubs/1/edit".to_owned(),
        "/clubs/1/manage".to_owned(),
        "/clubs/1/manage?page=2&open=2".to_owned(),
        format!("/clubs/1/manage?enter={slug}"),
        "/players?q=lunghi".to_owned(),
        "/players/new".to_owned(),
        format!("{theirs}/edit"),
        theirs,
        "/mine".to_owned(),
        "/admin".to_owned(),
        "/admin/clubs".to_owned(),
        "/admin/clubs/1/merge".to_owned(),
    ];
    let mut weigh = || -> Vec<usize> {
        let pages = paths.iter().map(|path| admin.get(path));
        pages.map(|page| page.assert_ok().bytes.len()).collect()
    };
    grow(&app, 0, 10);
    let few = weigh();
    grow(&app, 10, 100);
    let many = weigh();
    let everything = ["clubs", "players", "users", "tournaments"].map(|table| app.count(table));
    assert_eq!(everything, [3_701, 1_501, 301, 2_401]);
    let mut wrong = Vec::new();
    for ((path, few), many) in paths.iter().zip(few).zip(many) {
        // Longer numbers, and up to a dozen links to windows for each list.
        if many > few + few / 5 + 2_000 {
            wrong.push(format!("{path}: {few} bytes with few, {many} with many"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
