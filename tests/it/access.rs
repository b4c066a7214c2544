//! Who may do what: every role against every address that changes something or is for arbiters.

use crate::support::{
    Browser, TestApp, on_both_databases,
    tournament::{name_deputy, with_round_published},
};

on_both_databases!(
    roles_and_addresses,
    roles_outside_tournaments,
    forged_requests_change_nothing,
    reading_changes_nothing,
);

/// The people of the matrix, in the order of its columns: visitor, account, foreign secretary, deputy, chief,
/// administrator.
struct Everybody {
    slug: String,
    people: Vec<(&'static str, Browser)>,
}

fn everybody(app: &mut TestApp) -> Everybody {
    let admin = app.admin();
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo dei Ruoli", 6);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let club = app.club("Circolo di Prova");
    let secretary = app.account("sergio", Some(club));
    let plain = app.account("piero", None);
    let mut visitor = app.browser();
    visitor.get("/login");
    let people = vec![
        ("visitor", visitor),
        ("account", plain),
        ("secretary", secretary),
        ("deputy", deputy),
        ("chief", chief),
        ("admin", admin),
    ];
    Everybody { slug, people }
}

/// The token of this browser's forms.
fn csrf(browser: &mut Browser) -> String {
    let page = browser.get("/login");
    page.attributes("[name=csrf]", "value").remove(0)
}

/// Pages for arbiters; the second list for chiefs only.
fn arbiters_pages(app: &TestApp, slug: &str) -> (Vec<String>, Vec<String>) {
    let pairing = app.pairing(1, 1);
    let with = |ends: Vec<String>| {
        ends.into_iter()
            .map(|end| format!("/t/{slug}/{end}"))
            .collect()
    };
    let all = [
        "desk",
        "desk/1",
        "desk/1?board=2",
        "desk/1?show=missing",
        "desk/1/reading",
        "desk/1/board/1/history",
        "desk/1/board/1/incident",
        "entries",
        "entries?q=pro",
        "entries/rating-lists?q=pro",
        "floor",
        "record",
        "settings/days",
    ];
    let mut all: Vec<String> = all.iter().map(|end| (*end).to_owned()).collect();
    all.push(format!("game/{pairing}"));
    all.push(format!("game/{pairing}/incident/illegal"));
    all.push(format!("game/{pairing}/position?sighting=still"));
    all.push(format!("game/{pairing}/both-flags"));
    (with(all), with(vec!["settings".to_owned()]))
}

/// Address, fields, and whether only the chief may send it.
type Request = (String, Vec<(&'static str, &'static str)>, bool);

/// What can be posted in a tournament, with fields that a form could have: for arbiters, and for chiefs only.
/// Nothing here succeeds in changing what later rows need.
fn posts(app: &TestApp, slug: &str) -> Vec<Request> {
    let pairing = app.pairing(1, 1);
    let entry = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let rows: Vec<Request> = vec![
        (
            "desk/1/result".into(),
            vec![("board", "1"), ("version", "77"), ("result", "1-0")],
            false,
        ),
        ("desk/1/undo".into(), vec![("action", "1")], false),
        ("desk/1/pair".into(), vec![("round", "7")], false),
        ("desk/1/discard".into(), vec![], false),
        ("desk/1/publish".into(), vec![], false),
        ("desk/1/printed".into(), vec![], false),
        (
            "settings/days".into(),
            vec![("version", "77"), ("day_1", "")],
            true,
        ),
        ("entries".into(), vec![("last_name", "")], false),
        ("entries/register".into(), vec![("player", "424242")], false),
        (
            "entries/forbid".into(),
            vec![("first", "1"), ("second", "1")],
            false,
        ),
        ("entries/allow".into(), vec![("id", "424242")], false),
        ("entries/close-check-in".into(), vec![], false),
        ("entries/arrive".into(), vec![("who", "nobody")], false),
        (
            format!("entries/{entry}/edit"),
            vec![("last_name", "Provetti"), ("version", "77")],
            false,
        ),
        (
            format!("entries/{entry}/check-in"),
            vec![("present", "1")],
            false,
        ),
        (
            format!("entries/{entry}/bye"),
            vec![("round", "1"), ("kind", "H")],
            false,
        ),
        (format!("entries/{entry}/remove"), vec![], false),
        (format!("entries/{entry}/withdraw"), vec![], false),
        (format!("entries/{entry}/return"), vec![], false),
        (
            format!("game/{pairing}/move"),
            vec![("version", "77"), ("move", "e4")],
            false,
        ),
        (
            format!("game/{pairing}/undo"),
            vec![("version", "77")],
            false,
        ),
        (
            format!("game/{pairing}/incident"),
            vec![("kind", "earthquake")],
            false,
        ),
        (
            format!("game/{pairing}/position"),
            vec![
                ("version", "77"),
                ("board_version", "77"),
                ("sighting", "still"),
            ],
            false,
        ),
        (
            format!("game/{pairing}/both-flags"),
            vec![("version", "77"), ("board_version", "77")],
            false,
        ),
        (
            "settings".into(),
            vec![("name", ""), ("version", "77")],
            true,
        ),
        (
            "deputies".into(),
            vec![("deputy", "nobody-of-this-name")],
            true,
        ),
        ("deputies/remove".into(), vec![("user", "424242")], true),
        (
            "deputies/withdraw".into(),
            vec![("invitation", "424242")],
            true,
        ),
        ("finish".into(), vec![], true),
        ("reopen".into(), vec![("reason", "")], true),
    ];
    rows.into_iter()
        .map(|(end, fields, chief)| (format!("/t/{slug}/{end}"), fields, chief))
        .collect()
}

fn roles_and_addresses(mut app: TestApp) {
    let Everybody { slug, mut people } = everybody(&mut app);
    let (arbiters, chiefs) = arbiters_pages(&app, &slug);
    let mut wrong = Vec::new();
    for (who, browser) in &mut people {
        for (paths, least) in [(&arbiters, "deputy"), (&chiefs, "chief")] {
            for path in paths {
                let status = browser.get(path).status;
                let expected: &[u16] = match *who {
                    "visitor" => &[401],
                    "account" | "secretary" => &[403],
                    "deputy" if least == "chief" => &[403],
                    _ => &[200, 303],
                };
                if !expected.contains(&status) {
                    wrong.push(format!("GET {path} as {who}: {status}, not {expected:?}"));
                }
            }
        }
        let token = csrf(browser);
        for (path, fields, chief_only) in posts(&app, &slug) {
            let before = app.state();
            let mut all = vec![("csrf", token.as_str())];
            all.extend(fields);
            let status = browser.post(&path, &all).status;
            let refused = match *who {
                "visitor" => Some(401),
                "account" => Some(403),
                // A secretary may enter players of their own club: they are refused, whatever the words.
                "secretary" if path.ends_with("/register") => None,
                "secretary" => Some(403),
                "deputy" if chief_only => Some(403),
                _ => None,
            };
            match refused {
                Some(expected) => {
                    if status != expected {
                        wrong.push(format!("POST {path} as {who}: {status}, not {expected}"));
                    }
                    if app.state() != before {
                        wrong.push(format!("POST {path} as {who}: changed the data"));
                    }
                }
                None if status >= 500
                    || status == 401
                    || (status == 403 && *who != "secretary") =>
                {
                    wrong.push(format!("POST {path} as {who}: {status}"));
                }
                None => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// An address, the fields posted to it, and who may.
type Post = (
    String,
    &'static [(&'static str, &'static str)],
    &'static [&'static str],
);

/// Who may post to an address outside tournaments: everybody else gets 401 or 403.
const SECRETARY: &[&str] = &["secretary", "admin"];
const ADMIN: &[&str] = &["admin"];

#[expect(clippy::too_many_lines, reason = "a table of roles")]
fn roles_outside_tournaments(mut app: TestApp) {
    let Everybody { slug, mut people } = everybody(&mut app);
    let own = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM clubs")
        .remove(0);
    let other = app.club("Circolo Altrui");
    let user = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = 'piero'")
        .remove(0);
    let first = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM users WHERE is_admin")
        .remove(0);
    let pairing = app.pairing(1, 1);
    let running: &'static [&str] = &["deputy", "chief", "admin"];
    let signed_in: &'static [&str] = &["account", "secretary", "deputy", "chief", "admin"];
    // The secretary was not given the right to make tournaments.
    let makers: &'static [&str] = &["account", "deputy", "chief", "admin"];
    let player: &'static [(&str, &str)] = &[("last_name", "")];
    let rows: Vec<Post> = vec![
        (format!("/clubs/{own}/players"), player, SECRETARY),
        (
            format!("/clubs/{own}/players/preview"),
            &[("text", "")],
            SECRETARY,
        ),
        (
            format!("/clubs/{own}/players/import"),
            &[("text", "")],
            SECRETARY,
        ),
        (
            format!("/clubs/{own}/edit"),
            &[("version", "77"), ("name", "")],
            SECRETARY,
        ),
        (
            format!("/clubs/{other}/edit"),
            &[("version", "77"), ("name", "")],
            ADMIN,
        ),
        (format!("/clubs/{other}/players"), player, ADMIN),
        (
            format!("/clubs/{other}/players/preview"),
            &[("text", "")],
            ADMIN,
        ),
        (
            format!("/clubs/{other}/players/import"),
            &[("text", "")],
            ADMIN,
        ),
        (
            format!("/admin/clubs/{own}/approve"),
            &[("version", "77")],
            ADMIN,
        ),
        (
            format!("/admin/clubs/{other}/reject"),
            &[("version", "77")],
            ADMIN,
        ),
        ("/admin/accounts".into(), &[("name", "")], ADMIN),
        (format!("/admin/accounts/{user}/invite"), &[], ADMIN),
        ("/admin/accounts/424242/disable".into(), &[], ADMIN),
        ("/admin/accounts/424242/enable".into(), &[], ADMIN),
        (format!("/t/{slug}/games/import"), &[("text", "")], running),
        (
            format!("/t/{slug}/game/{pairing}/pgn"),
            &[("text", "")],
            running,
        ),
        ("/import".into(), &[("text", "")], makers),
        ("/tournaments/new".into(), &[("name", "")], makers),
        ("/account".into(), &[("old", "")], signed_in),
        ("/account/sessions/424242/end".into(), &[], signed_in),
        ("/account/sessions/end-others".into(), &[], signed_in),
        ("/invitations/424242/accept".into(), &[], signed_in),
        ("/invitations/424242/decline".into(), &[], signed_in),
    ];
    let pages: Vec<(String, &[&str])> = vec![
        ("/admin".into(), ADMIN),
        (format!("/clubs/{own}/manage"), SECRETARY),
        (format!("/clubs/{other}/manage"), ADMIN),
        (format!("/t/{slug}/games/import"), running),
        (format!("/t/{slug}/game/{pairing}/pgn"), running),
        (format!("/t/{slug}/export"), running),
        ("/import".into(), makers),
        ("/tournaments/new".into(), makers),
        ("/mine".into(), signed_in),
        ("/account".into(), signed_in),
        ("/account/sessions".into(), signed_in),
        ("/account/events".into(), signed_in),
        (format!("/admin/accounts/{first}/events"), ADMIN),
    ];
    let mut wrong = Vec::new();
    for (who, browser) in &mut people {
        let turned_away = if *who == "visitor" { 401 } else { 403 };
        for (path, allowed) in &pages {
            let status = browser.get(path).status;
            let fits = if allowed.contains(who) {
                status < 400
            } else {
                status == turned_away
            };
            if !fits {
                wrong.push(format!("GET {path} as {who}: {status}"));
            }
        }
        let token = csrf(browser);
        for (path, fields, allowed) in &rows {
            let before = app.state();
            let mut all = vec![("csrf", token.as_str())];
            all.extend(*fields);
            let status = send(browser, path, &all);
            if allowed.contains(who) {
                if status >= 500 || [401, 403].contains(&status) {
                    wrong.push(format!("POST {path} as {who}: {status}"));
                }
            } else if status != turned_away || app.state() != before {
                wrong.push(format!(
                    "POST {path} as {who}: {status}, not {turned_away}, or changed the data"
                ));
            }
            // The same without a token. Before a file is read its sender is looked at: who may not send it hears so.
            let forged = send(browser, path, &all[1..]);
            let may_be_first = !allowed.contains(who) && forged == turned_away;
            if forged != 403 && !may_be_first {
                wrong.push(format!("POST {path} as {who} without token: {forged}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Posts as the address wants it: club files come as multipart forms.
pub fn send(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> u16 {
    if !path.contains("/players/") {
        return browser.post(path, fields).status;
    }
    let mut body = String::new();
    for (name, value) in fields {
        let head = format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n");
        body.push_str(&format!("{head}{value}\r\n"));
    }
    body.push_str("--edge--\r\n");
    let sent = browser.post_body(path, "multipart/form-data; boundary=edge", body.as_bytes());
    sent.unwrap_or_else(|error| panic!("POST {path}: {error}"))
        .status
}

fn forged_requests_change_nothing(mut app: TestApp) {
    let Everybody { slug, mut people } = everybody(&mut app);
    let mut chief = people.remove(4).1;
    let foreign = csrf(&mut people[3].1);
    let own = csrf(&mut chief);
    let mut rows: Vec<(String, Vec<(&str, &str)>)> = posts(&app, &slug)
        .into_iter()
        .map(|(path, fields, _)| (path, fields))
        .collect();
    rows.push(("/tournaments/new".into(), vec![("name", "x")]));
    rows.push(("/account".into(), vec![("old", "x")]));
    rows.push(("/login".into(), vec![("name", "x"), ("password", "y")]));
    rows.push(("/welcome/0123456789".into(), vec![("name", "x")]));
    rows.push(("/logout".into(), vec![]));
    // One that would succeed.
    rows.push((
        format!("/t/{slug}/desk/1/result"),
        vec![("board", "1"), ("version", "1"), ("result", "1-0")],
    ));
    let before = app.state();
    let origin = |origin: &str| vec![("Origin", origin.to_owned())];
    let site = |site: &str| vec![("Sec-Fetch-Site", site.to_owned())];
    let mut wrong = Vec::new();
    for (path, fields) in &rows {
        for (what, token, extra) in [
            ("no token", "", Vec::new()),
            ("another session's token", foreign.as_str(), Vec::new()),
            (
                "a foreign origin",
                own.as_str(),
                origin("http://evil.example"),
            ),
            ("origin null", own.as_str(), origin("null")),
            ("cross-site", own.as_str(), site("cross-site")),
            ("same-site", own.as_str(), site("same-site")),
        ] {
            let mut browser = chief.clone();
            browser.fetch_site = extra.is_empty().then(|| "same-origin".to_owned());
            browser.extra = extra;
            let mut all = fields.clone();
            if !token.is_empty() {
                all.push(("csrf", token));
            }
            let page = browser.post(path, &all);
            if page.status != 403 {
                wrong.push(format!("{path} with {what}: {}", page.status));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(app.state(), before);
    assert_eq!(app.boards(1)[0], "1  v1");
    // Nobody was signed out, and the same request from the own page is carried out.
    chief.get("/account").assert_ok();
    let fields = [
        ("csrf", own.as_str()),
        ("board", "1"),
        ("version", "1"),
        ("result", "1-0"),
    ];
    chief
        .post(&format!("/t/{slug}/desk/1/result"), &fields)
        .assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
}

fn reading_changes_nothing(mut app: TestApp) {
    let Everybody { slug, mut people } = everybody(&mut app);
    let (mut paths, chiefs) = arbiters_pages(&app, &slug);
    paths.extend(chiefs);
    // Addresses that are only for posting, too.
    paths.extend(posts(&app, &slug).into_iter().map(|(path, ..)| path));
    paths.extend(
        [
            "/",
            "/mine",
            "/account",
            "/login",
            "/logout",
            "/tournaments/new",
            "/health",
        ]
        .map(str::to_owned),
    );
    for end in [
        "",
        "/round/1",
        "/standings",
        "/crosstable",
        "/players",
        "/my-board",
        "/announcement",
    ] {
        paths.push(format!("/t/{slug}{end}"));
    }
    let before = (app.state(), app.boards(1));
    for (_, browser) in &mut people {
        for path in &paths {
            let status = browser.get(path).status;
            assert!(status < 500, "GET {path}: {status}");
        }
    }
    assert_eq!((app.state(), app.boards(1)), before);
}
