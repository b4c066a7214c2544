//! One's own board: a page that is the same for all, and the phone that remembers it.

use crate::{
    ratings::{report, taken_in},
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        sql::execute,
        tournament::{press_result, publish_first, with_players, with_round_published},
        wire::ask,
    },
};

on_both_databases!(
    a_phone_remembers_and_forgets_its_board,
    no_page_looks_at_the_phone,
    a_code_holds_for_its_tournament_and_its_days,
    forms_of_other_sites_are_refused,
    children_are_remembered_when_they_play,
    the_site_may_stand_among_the_apps_of_a_phone,
);

fn entries(app: &TestApp) -> Vec<String> {
    app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id")
}

/// Presses the button of a board's page.
fn press(phone: &mut Browser, page: &Page, end: &str) -> Page {
    phone.send(page.form_to(end))
}

fn a_phone_remembers_and_forgets_its_board(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Telefoni", 4);
    let entry = entries(&app).remove(2);
    let mut phone = app.browser().in_italian();
    let me = format!("/t/{slug}/me");
    let (board, search) = (
        format!("/t/{slug}/my-board/{entry}"),
        format!("/t/{slug}/my-board"),
    );
    // Every page of the tournament offers it, to all alike.
    for tab in ["", "/standings", "/players", "/crosstable", "/games"] {
        let page = phone.open(&format!("/t/{slug}{tab}"));
        assert_eq!(page.link("Il mio tavolo"), me, "{tab}");
    }
    assert_eq!(phone.get(&me).redirect(), Some(search.clone()));
    let page = phone.open(&board);
    page.assert_hides("Dimentica su questo telefono");
    let done = press(&mut phone, &page, "/remember");
    assert_eq!(done.redirect(), Some(format!("{board}?own=1")));
    // The cookie says nothing of anybody, goes to one address and ends after the event.
    let cookie = done.header("set-cookie").unwrap();
    for part in [
        "HttpOnly",
        "SameSite=Lax",
        &format!("Path={me}"),
        "Max-Age=",
    ] {
        assert!(cookie.contains(part), "{part}: {cookie}");
    }
    let seconds: i64 = cookie
        .split("Max-Age=")
        .nth(1)
        .and_then(|rest| rest.split(';').next()?.parse().ok())
        .unwrap();
    assert!((1..=60 * 86_400).contains(&seconds), "{seconds}");
    let code = phone.cookie("board").unwrap().to_owned();
    assert_eq!(code.len(), 16);
    assert!(code.bytes().all(|b| b.is_ascii_alphanumeric()), "{code}");
    // From then on it leads there at once.
    assert_eq!(phone.get(&me).redirect(), Some(format!("{board}?own=1")));
    let page = phone.open(&me);
    page.assert_shows("Questo telefono ricorda il tavolo")
        .assert_hides("Ricorda su questo telefono");
    let gone = press(&mut phone, &page, "/me/forget");
    assert_eq!(gone.redirect(), Some(search.clone()));
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(phone.get(&me).redirect(), Some(search));
    app.browser().get("/t/nessuno/me").assert_status(404);
}

fn no_page_looks_at_the_phone(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Uguale per Tutti", 4);
    let entry = entries(&app).remove(0);
    let board = format!("/t/{slug}/my-board/{entry}");
    let mut phone = app.browser();
    let page = phone.open(&board);
    press(&mut phone, &page, "/remember").assert_status(303);
    for path in [
        format!("/t/{slug}"),
        format!("{board}?own=1"),
        board,
        format!("/t/{slug}/player/{entry}"),
        format!("/t/{slug}/my-board"),
    ] {
        let (own, other) = (phone.get(&path), app.browser().get(&path));
        assert_eq!(own.html(), other.html(), "{path}");
        for page in [own, other] {
            assert_eq!(page.header("set-cookie"), None, "{path}");
            assert!(page.header("etag").is_some(), "{path}");
        }
    }
    // Nothing is written for it.
    assert_eq!(app.count("audit WHERE action LIKE '%board%'"), 0);
}

fn a_code_holds_for_its_tournament_and_its_days(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Primo", 4);
    let entry = entries(&app).remove(0);
    let other = with_round_published(&mut arbiter, "Torneo Secondo", 4);
    let mut phone = app.browser();
    let page = phone.open(&format!("/t/{slug}/my-board/{entry}"));
    press(&mut phone, &page, "/remember").assert_status(303);
    let code = phone.cookie("board").unwrap().to_owned();
    let leads = |phone: &mut Browser, slug: &str| phone.get(&format!("/t/{slug}/me")).redirect();
    let search = |slug: &str| Some(format!("/t/{slug}/my-board"));
    assert_eq!(leads(&mut phone, &other), search(&other));
    let mut forged = code.clone();
    let last = if forged.ends_with('0') { '1' } else { '0' };
    forged.pop();
    forged.push(last);
    for wrong in [forged.as_str(), &entry, &code[..15], "x"] {
        phone.set_cookie("board", wrong);
        assert_eq!(leads(&mut phone, &slug), search(&slug), "{wrong}");
    }
    phone.set_cookie("board", &code);
    assert_ne!(leads(&mut phone, &slug), search(&slug));
    // Long after the event nothing is remembered, nor offered.
    let past = taken_in(&mut arbiter, &report(2));
    let entry = app
        .lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let page = app.browser().get(&format!("/t/{past}/my-board/{entry}"));
    page.assert_ok()
        .assert_hides("Remember on this phone")
        .assert_hides("Forget on this phone");
    let path = format!("/t/{past}/my-board/{entry}/remember");
    app.browser().post(&path, &[]).assert_status(404);
    execute(
        &app.database,
        "UPDATE tournaments SET start_date = '2020-01-01', end_date = '2020-01-02'",
    )
    .unwrap();
    // The server reads it with the next change.
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(leads(&mut phone, &slug), search(&slug));
}

fn forms_of_other_sites_are_refused(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Altrui", 4);
    let entry = entries(&app).remove(0);
    let forms = [
        format!("/t/{slug}/my-board/{entry}/remember"),
        format!("/t/{slug}/me/forget"),
    ];
    for path in &forms {
        let first = format!("POST {path}");
        for (name, value) in [
            ("Sec-Fetch-Site", "cross-site"),
            ("Origin", "http://altrove.example"),
        ] {
            let answer = ask(&app.base, &first, &[(name, value), ("Content-Length", "0")]);
            assert_eq!(answer.status, 403, "{path} {name}");
            assert_eq!(answer.header("set-cookie"), None, "{path}");
        }
        app.browser().post(path, &[]).assert_status(303);
    }
}

fn children_are_remembered_when_they_play(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo dei Bambini", 4);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form("form[action$=\"/entries\"]");
    let form = form.set("last_name", "Provetti99").set("first_name", "Ugo");
    arbiter
        .send(form.set("birth", "2016-05-06"))
        .assert_status(303);
    let entry = entries(&app).remove(4);
    let path = format!("/t/{slug}/my-board/{entry}");
    let mut phone = app.browser();
    phone.get(&path).assert_status(404);
    phone
        .post(&format!("{path}/remember"), &[])
        .assert_status(404);
    publish_first(&mut arbiter, &slug);
    phone
        .post(&format!("{path}/remember"), &[])
        .assert_status(303);
    let page = phone.open(&format!("/t/{slug}/me"));
    assert!(page.html().contains("name=\"robots\" content=\"noindex\""));
}

fn the_site_may_stand_among_the_apps_of_a_phone(app: TestApp) {
    let mut phone = app.browser();
    let home = phone.get("/");
    let links = home.attributes("link[rel=manifest]", "href");
    assert_eq!(links, ["/manifest.webmanifest"]);
    let policy = home.header("content-security-policy").unwrap();
    assert!(policy.contains("manifest-src 'self'"), "{policy}");
    let page = phone.get(&links[0]);
    assert_eq!(
        page.header("content-type"),
        Some("application/manifest+json")
    );
    let manifest: serde_json::Value = serde_json::from_str(&page.html()).unwrap();
    let icons = manifest["icons"].as_array().unwrap();
    assert_eq!(icons.len(), 3);
    for icon in icons {
        let image = phone.get(icon["src"].as_str().unwrap());
        assert_eq!(image.header("content-type"), Some("image/png"));
        // Width and height stand in the head of the file.
        let number = |at: usize| u32::from_be_bytes(image.bytes[at..at + 4].try_into().unwrap());
        let size = format!("{}x{}", number(16), number(20));
        assert_eq!(icon["sizes"].as_str(), Some(size.as_str()));
    }
    let worker = phone.get("/service-worker.js");
    assert_eq!(
        worker.header("content-type"),
        Some("text/javascript; charset=utf-8")
    );
    // Asked for anew each time: its address stays.
    let control = worker.header("cache-control").unwrap();
    assert!(control.contains("no-cache"), "{control}");
    assert!(worker.html().contains("addEventListener(\"fetch\""));
}
