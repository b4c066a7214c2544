//! Every address × method × role. The table names each address that the program registers; one that is added without
//! its row, and a row without its address, fail.

use std::{collections::BTreeSet, fs, path::Path};

use crate::support::{
    Browser, TestApp, app::ADMIN, on_both_databases, sql::PASSWORD,
    tournament::with_round_published,
};

on_both_databases!(every_address_answers_every_role_as_the_table_says);

/// Columns: visitor, account without role, secretary of this club, secretary of another, deputy, chief arbiter,
/// administrator. `+` carried out (below 400), `~` let in, but this request cannot be carried out (400, 404, 409, 422),
/// `?` must sign in (401), `-` forbidden (403), `0` not there for this reader (404).
const TABLE: &str = include_str!("routes.txt");

/// What is posted where it matters: with these fields the request reaches the use case.
const FIELDS: &[(&str, &[(&str, &str)])] = &[
    ("/login", &[("name", "nobody"), ("password", "x")]),
    ("/teams/forbid", &[("first", "424242"), ("second", "1")]),
    ("/teams/allow", &[("id", "424242")]),
    (
        "/desk/1/result",
        &[("board", "1"), ("version", "77"), ("result", "1-0")],
    ),
    ("/desk/1/undo", &[("action", "1")]),
    ("/goes-on", &[("pairing", "1"), ("version", "77")]),
    ("/play-on/1", &[("pairing", "1"), ("version", "77")]),
    (
        "/play-on/1/take-back",
        &[("pairing", "1"), ("version", "77")],
    ),
    ("/hand-over", &[("version", "77")]),
    ("/desk/1/pair", &[("round", "7")]),
    ("/preflight/accept", &[("check", "sheets"), ("reason", "x")]),
    ("/preflight/reconsider", &[("check", "ids")]),
    ("/start/clock", &[("version", "77")]),
    ("/start/seats", &[("seats", "99"), ("round", "1")]),
    ("/screens", &[("screen_name", "")]),
    ("/screens/announce", &[("version", "77")]),
    ("/screens/clock", &[("version", "77")]),
    ("/change", &[("version", "77")]),
    ("/settings/days", &[("version", "77"), ("day_1", "")]),
    ("/settings/arbitration", &[("version", "77")]),
    ("/settings/entries", &[("version", "77"), ("door_open", "")]),
    ("/settings", &[("version", "77"), ("name", "")]),
    ("/requests/424242", &[("do", "wait")]),
    ("/requests/424242/correction", &[("do", "take")]),
    ("/prizes/fund", &[("version", "77"), ("currency", "")]),
    ("/prizes/close", &[("number", "77")]),
    ("/prizes/sign", &[("list", "77"), ("position", "77")]),
    ("/prizes/unsign", &[("list", "77"), ("position", "77")]),
    ("/prizes/decide", &[("entry", "77")]),
    ("/papers/report", &[("version", "77")]),
    ("/IM", &[("version", "77")]),
    ("/settings/tokens", &[("token_name", "")]),
    ("/devices", &[("station_name", "")]),
    ("/settings/boards", &[("feed_place", "")]),
    ("/settings/broadcast", &[("broadcast_token", "")]),
    ("/settings/mirror", &[("mirror_link", "")]),
    ("/account/halls", &[("hall_name", "")]),
    ("/settings/webhooks", &[("webhook_address", "")]),
    ("/fees/bands", &[("version", "77"), ("bands", "60")]),
    ("/settings/prospectus", &[("version", "77")]),
    ("/settings/holder", &[("organiser", "nobody")]),
    ("/organisers/new", &[("name", "")]),
    ("/people", &[("name", "nobody-of-this-name")]),
    ("/people/remove", &[("user", "424242")]),
    ("/pay", &[("method", "cash")]),
    ("/membership", &[("membership", "checked")]),
    ("/move-to", &[("to", "nothing-of-this-name")]),
    (
        "/settings/sections",
        &[("event_name", "Torneo dei Ruoli"), ("section_label", "A")],
    ),
    ("/sections/add", &[("section_label", "A")]),
    ("/entries/register", &[("player", "424242")]),
    ("/entries/forbid", &[("first", "1"), ("second", "1")]),
    ("/entries/allow", &[("id", "424242")]),
    ("/entries/arrive", &[("who", "nobody")]),
    ("/bye", &[("round", "1"), ("kind", "H")]),
    ("/show", &[("name_shown", "unsaid"), ("publication", "web")]),
    ("/check-in", &[("present", "1")]),
    ("/move", &[("version", "77"), ("move", "e4")]),
    ("/annul", &[("version", "77")]),
    ("/undo", &[("version", "77")]),
    ("/incident", &[("kind", "earthquake")]),
    ("/compare", &[("white", "1. e4"), ("black", "1. e4")]),
    (
        "/compare/keep",
        &[
            ("version", "77"),
            ("white", "1. e4"),
            ("black", "1. e4"),
            ("take", "white"),
        ],
    ),
    ("/deputies", &[("deputy", "nobody-of-this-name")]),
    ("/deputies/remove", &[("user", "424242")]),
    ("/deputies/withdraw", &[("invitation", "424242")]),
    ("/approve", &[("version", "77")]),
    ("/clubs/decide", &[("do", "approve")]),
    ("/merge", &[("version", "77")]),
    ("/reject", &[("version", "77")]),
    (
        "/edit",
        &[("version", "77"), ("name", ""), ("last_name", "")],
    ),
    ("/may-create", &[("may", "0")]),
    ("/resign", &[("version", "77"), ("board_version", "77")]),
];

/// `METHOD address` of every address in the sources of the program: a method always follows its address.
fn registered() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).unwrap();
                let source = text.split("#[cfg(test)]").next().unwrap();
                read(source, &mut found);
            }
        }
    }
    found
}

fn read(source: &str, found: &mut BTreeSet<String>) {
    let Some(start) = source.find("fn configure(") else {
        return;
    };
    let body = &source[start..];
    let body = &body[..body.find("\n}\n").unwrap_or(body.len())];
    let mut address = None;
    let mut rest = body;
    while let Some(at) = rest.find(['"', 'w']) {
        rest = &rest[at..];
        if let Some(text) = rest.strip_prefix('"') {
            let end = text.find('"').unwrap();
            let literal = &text[..end];
            if literal.starts_with('/') {
                address = Some(literal.replace("\\\\", "\\"));
            }
            rest = &text[end + 1..];
            continue;
        }
        for method in [
            "get", "post", "put", "delete", "head", "patch", "method", "to",
        ] {
            if rest.starts_with(&format!("web::{method}(")) {
                let address = address
                    .clone()
                    .unwrap_or_else(|| panic!("{method} without address"));
                found.insert(format!("{} {address}", method.to_uppercase()));
            }
        }
        rest = &rest[1..];
    }
}

struct Scene {
    slug: String,
    club: i32,
    waiting: i32,
    /// The code of a player of the registry.
    player: String,
    idle: i32,
    pairing: String,
    entry: String,
    people: Vec<(&'static str, Browser)>,
}

fn scene(app: &mut TestApp) -> Scene {
    let mut admin = app.admin();
    crate::organisers::league(&mut admin);
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo dei Ruoli", 6);
    let mut deputy = app.account("dora", None);
    crate::support::tournament::name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let page = chief.open(&format!("/t/{slug}/screens"));
    let form = page.form_to("/screens").set("screen_name", "sala");
    chief.send(form).assert_status(303);
    let page = chief.open(&format!("/t/{slug}/settings/sections"));
    let form = page.form_to("/settings/sections");
    let form = form.set("event_name", "Torneo dei Ruoli");
    chief.send(form).assert_status(303);
    let club = app.club("Circolo di Prova");
    let other = app.club("Circolo Altrui");
    let waiting = app.club("Circolo Terzo");
    let people = vec![
        ("visitor", app.browser()),
        ("account", app.account("piero", Some(waiting))),
        ("secretary", app.account("sergio", Some(club))),
        ("foreign", app.account("olga", Some(other))),
        ("deputy", deputy),
        ("chief", chief),
        ("admin", admin),
    ];
    drop(app.account("ignazio", None));
    let number = |query: &str| -> i32 { app.lines(query)[0].parse().unwrap() };
    // A secretary without club is an account without role.
    crate::support::sql::execute(
        &app.database,
        "UPDATE users SET club_id = NULL WHERE name = 'piero'",
    )
    .unwrap();
    let player = crate::privacy::player(app, club, "Ruolini", "1980");
    let player = crate::privacy::player_page(app, player).replace("/players/", "");
    Scene {
        idle: number("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = 'ignazio'"),
        pairing: app.pairing(1, 1),
        entry: app
            .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
            .remove(0),
        slug,
        club,
        waiting,
        player,
        people,
    }
}

impl Scene {
    /// The address with everything filled in.
    fn path(&self, address: &str) -> String {
        let id = if address.starts_with("/admin/clubs") {
            self.waiting
        } else if address.starts_with("/admin/accounts") {
            self.idle
        } else if ["/account", "/invitations"]
            .iter()
            .any(|part| address.starts_with(part))
        {
            424_242
        } else {
            self.club
        };
        let mut path = address.to_owned();
        if let Some(start) = path.find("{event:") {
            let end = path[start..].find('}').unwrap() + start + 1;
            path.replace_range(start..end, "resign");
        }
        for (hole, value) in [
            ("{slug}", self.slug.as_str()),
            ("{id:\\d+}", &id.to_string()),
            ("{id}", "424242"),
            ("{round}", "1"),
            ("{board}", "1"),
            ("{pairing}", &self.pairing),
            ("{entry}", &self.entry),
            ("{payment:\\d+}", "424242"),
            ("{user:\\d+}", "424242"),
            ("{game}", "1"),
            ("{section}", "italy"),
            ("{organiser}", "lega-dei-laghi"),
            ("{game:\\d+}", "1"),
            ("{screen}", "sala"),
            ("{number}", "424242"),
            ("{team}", "424242"),
            ("{penalty}", "424242"),
            ("{kind}", "illegal"),
            ("{secret}", "0123456789"),
            ("{code:[0-9a-f]{16}}", &self.player),
            ("{code}", "it"),
            ("{hash}", "0"),
            ("{name:.*}", "nothing.css"),
            ("{name}", "dark"),
            ("{edition}", "fide-2023"),
            ("{book}", "arbiter"),
            ("{topic}", "scheveningen"),
            ("{chapter}", "7"),
            ("{title}", "IM"),
            ("{question}", "0123456789"),
        ] {
            path = path.replace(hole, value);
        }
        path
    }
}

fn sign(who: usize, status: u16, at_home: bool) -> char {
    match status {
        0..400 => '+',
        401 => '?',
        403 => '-',
        404 if !at_home => '0',
        400..500 => '~',
        _ => char::from_digit(u32::try_from(who).unwrap(), 10).unwrap(),
    }
}

/// Rows of the trail but for sessions: every write leaves one.
fn written(app: &TestApp) -> usize {
    app.count("audit WHERE action NOT LIKE 'session.%'")
}

fn token_of(browser: &mut Browser) -> String {
    let page = browser.get("/login");
    page.attributes("[name=csrf]", "value").remove(0)
}

/// The log-in name of a role of the scene.
fn name_of(who: &str) -> &'static str {
    match who {
        "account" => "piero",
        "secretary" => "sergio",
        "foreign" => "olga",
        "deputy" => "dora",
        "chief" => "carla",
        other => panic!("no account for {other}"),
    }
}

fn every_address_answers_every_role_as_the_table_says(mut app: TestApp) {
    let mut scene = scene(&mut app);
    let mut people = std::mem::take(&mut scene.people);
    let tokens: Vec<String> = people
        .iter_mut()
        .map(|(_, browser)| token_of(browser))
        .collect();
    let mut found = Vec::new();
    let mut changed = Vec::new();
    for row in TABLE.lines().filter(|line| !line.trim().is_empty()) {
        let (route, _) = row.rsplit_once(' ').unwrap();
        let route = route.trim_end();
        let (method, address) = route.split_once(' ').unwrap();
        let path = scene.path(address);
        let mut signs = String::new();
        for (n, (who, browser)) in people.iter_mut().enumerate() {
            if method == "HEAD" || address == "/t/{slug}/events" {
                // Files have tests of their own; a stream of events never ends.
                signs.push('.');
                continue;
            }
            let before = written(&app);
            // Signing out happens to a session of its own.
            let leaves = (address == "/logout" && *who != "visitor").then(|| {
                let mut browser = match *who {
                    "admin" => app.sign_in(ADMIN.0, ADMIN.1),
                    who => app.sign_in(name_of(who), PASSWORD),
                };
                let token = token_of(&mut browser);
                (browser, token)
            });
            let own = (browser.clone(), tokens[n].clone());
            let (mut copy, token) = leaves.unwrap_or(own);
            let status = if method == "GET" {
                copy.get(&path).status
            } else {
                let mut fields = vec![("csrf", token.as_str())];
                let extra = FIELDS.iter().filter(|(end, _)| path.ends_with(end));
                if let Some((_, more)) = extra.max_by_key(|(end, _)| end.len()) {
                    fields.extend(*more);
                }
                if path.ends_with("/players/preview") || path.ends_with("/players/import") {
                    crate::access::send(&mut copy, &path, &fields)
                } else {
                    copy.post(&path, &fields).status
                }
            };
            let sign = sign(n, status, method == "POST");
            if (matches!(sign, '?' | '-' | '0') || method == "GET") && written(&app) != before {
                changed.push(format!("{route} as {who}"));
            }
            signs.push(sign);
        }
        found.push(format!("{route:<90} {signs}"));
    }
    let wrong: Vec<String> = TABLE
        .lines()
        .filter(|line| !line.trim().is_empty())
        .zip(&found)
        .filter(|(wanted, found)| wanted.split_whitespace().ne(found.split_whitespace()))
        .map(|(wanted, found)| format!("{found}   not {}", wanted.rsplit(' ').next().unwrap()))
        .collect();
    assert!(wrong.is_empty(), "found:\n{}", wrong.join("\n"));
    assert!(changed.is_empty(), "changed the data: {changed:?}");
}

#[test]
fn every_address_has_its_row() {
    let rows: BTreeSet<String> = TABLE
        .lines()
        .filter_map(|line| line.rsplit_once(' '))
        .map(|(route, _)| route.trim_end().to_owned())
        .collect();
    let registered = registered();
    assert!(registered.len() > 100, "{}", registered.len());
    let without: Vec<&String> = registered.difference(&rows).collect();
    let gone: Vec<&String> = rows.difference(&registered).collect();
    assert!(
        without.is_empty() && gone.is_empty(),
        "addresses without a row: {without:#?}\nrows without an address: {gone:#?}"
    );
}
