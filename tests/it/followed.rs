//! A hall and the site that follows it, as two servers: by the pages of both, over a network that goes away.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::{
    sections::{add, event_of},
    support::{
        Browser, TestApp, on_both_databases,
        sql::execute,
        tournament::{press_result, with_players, with_round_published},
    },
};

on_both_databases!(
    a_site_follows_a_hall,
    what_is_no_link_is_refused,
    a_section_that_does_not_follow_is_named_on_the_page,
);

/// What a page of the copy shows once it does.
#[track_caller]
pub(crate) fn comes(guest: &mut Browser, path: &str, words: &str) {
    let begun = Instant::now();
    loop {
        let text = guest.get(path).text();
        if text.contains(words) {
            return;
        }
        let waited = begun.elapsed();
        assert!(waited < Duration::from_secs(40), "no {words:?} in {text}");
        thread::sleep(Duration::from_millis(200));
    }
}

fn beside(app: &TestApp) -> TestApp {
    if app.is_sqlite() {
        TestApp::on_sqlite()
    } else {
        TestApp::on_postgres()
    }
}

/// An account of the site makes a link.
pub(crate) fn link_of(site: &mut TestApp) -> (Browser, String) {
    drop(site.admin());
    let mut owner = site.account("olga", None);
    let page = owner
        .open("/account/halls")
        .assert_ok()
        .form_to("/account/halls");
    let shown = owner.send(page.set("hall_name", "Torre Bianca"));
    shown.assert_ok();
    let link = shown.texts("#secret").remove(0).trim().to_owned();
    assert!(link.starts_with(&format!("{}/hall#", site.base)), "{link}");
    // It is shown this once.
    let page = owner.open("/account/halls");
    assert!(!page.html().contains(link.split_once('#').unwrap().1));
    page.assert_shows("Torre Bianca");
    (owner, link)
}

pub(crate) fn hall(app: &mut TestApp) -> (Browser, String) {
    drop(app.admin());
    app.environment
        .push(("TRATTO_PRIVATE_WEBHOOKS", "true".to_owned()));
    app.stop();
    app.start();
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo Copiato", 6);
    (chief, slug)
}

pub(crate) fn begin(chief: &mut Browser, slug: &str, link: &str) -> crate::support::page::Page {
    let page = chief.open(&format!("/t/{slug}/settings/mirror"));
    let form = page.assert_ok().form_to("/settings/mirror");
    chief.send(form.set("mirror_link", link))
}

fn a_site_follows_a_hall(mut app: TestApp) {
    let mut site = beside(&app);
    let (mut owner, link) = link_of(&mut site);
    let (mut chief, slug) = hall(&mut app);
    begin(&mut chief, &slug, &link).assert_status(303);
    let mut guest = site.browser();
    let copy = format!("/t/{slug}");
    comes(&mut guest, &copy, "Torneo Copiato");
    guest
        .get(&copy)
        .assert_shows("Copy of the arbiters’ desk in the hall");
    let page = format!("/t/{slug}/settings/mirror");
    comes(&mut chief, &page, "The site has everything");
    let address = format!("{}{copy}", site.base);
    assert!(chief.open(&page).html().contains(&address));
    // A result goes there by itself; the secret stands nowhere.
    press_result(&mut chief, &slug, 1, 1, "1-0").assert_status(303);
    comes(&mut guest, &copy, "1–0");
    assert!(
        !chief
            .open(&page)
            .html()
            .contains(link.split_once('#').unwrap().1)
    );
    // Nothing is changed there, and the page says where it is.
    let refused = press_result(&mut owner, &slug, 1, 2, "1-0");
    assert_eq!(refused.status, 422);
    refused.assert_shows("This is a copy: the tournament is run in the hall by carla");
    // The site is away: the hall says so, goes on, and what happened meanwhile arrives afterwards.
    site.kill();
    press_result(&mut chief, &slug, 1, 2, "0-1").assert_status(303);
    comes(&mut chief, &page, "Last try");
    press_result(&mut chief, &slug, 1, 3, "1/2-1/2").assert_status(303);
    site.start_where_it_was();
    let now = chief.open(&page).form_to("/settings/mirror/start");
    chief.send(now).assert_status(303);
    let mut guest = site.browser();
    comes(&mut guest, &copy, "½–½");
    guest.get(&copy).assert_shows("0–1");
    // The hall is killed in between, and goes on without a memory of what it sent.
    app.kill();
    app.start();
    let mut chief = app.sign_in("carla", crate::support::sql::PASSWORD);
    let clear = press_result(&mut chief, &slug, 1, 3, "1-0");
    clear.assert_status(303);
    let stored = || site.lines("SELECT coalesce(result, '') AS line FROM pairings ORDER BY board");
    let begun = Instant::now();
    while stored() != ["1-0", "0-1", "1-0"] {
        assert!(begun.elapsed() < Duration::from_secs(40), "{:?}", stored());
        thread::sleep(Duration::from_millis(200));
    }
    // The record of the copy is the hall's.
    let record = owner_of(&site).open(&format!("/t/{slug}/record"));
    record.assert_ok();
    // Stopped, nothing goes; forgotten, the secret is gone.
    for way in ["stop", "remove"] {
        let form = chief
            .open(&page)
            .form_to(&format!("/settings/mirror/{way}"));
        chief.send(form).assert_status(303);
    }
    assert_eq!(app.count("mirrors"), 0);
}

fn owner_of(site: &TestApp) -> Browser {
    site.sign_in("olga", crate::support::sql::PASSWORD)
}

fn what_is_no_link_is_refused(mut app: TestApp) {
    let mut site = beside(&app);
    let (_, link) = link_of(&mut site);
    let (mut chief, slug) = hall(&mut app);
    let (address, secret) = link.split_once('#').unwrap();
    for wrong in [
        "",
        address,
        &format!("{address}#"),
        &format!("{address}#nothing"),
        &format!("{address}/other#{secret}"),
        &format!("ftp://sito.example/hall#{secret}"),
        &format!("sito.example/hall#{secret}"),
    ] {
        let page = begin(&mut chief, &slug, wrong);
        assert_eq!(page.status, 422, "{wrong}");
        assert!(!page.html().contains(secret), "{wrong}");
    }
    // A link that was made up is told from one that is none.
    let made_up = format!("{address}#{}", "0".repeat(secret.len()));
    begin(&mut chief, &slug, &made_up).assert_status(303);
    let page = format!("/t/{slug}/settings/mirror");
    comes(&mut chief, &page, "the link is not accepted there");
    // Whoever opens the address in a browser is told what it is for.
    site.browser()
        .get("/hall")
        .assert_ok()
        .assert_shows("For the program in the hall");
    // Without a link nothing is read.
    let answer = site
        .browser()
        .post_body("/hall", "application/gzip", b"anything");
    assert_eq!(answer.unwrap().status, 401);
    // Where private networks are closed, a site of one is refused at once.
    let mut other = beside(&app);
    drop(other.admin());
    let mut dora = other.account("dora", None);
    let slug = with_round_published(&mut dora, "Torneo Chiuso", 4);
    assert_eq!(begin(&mut dora, &slug, &link).status, 422);
}

fn a_section_that_does_not_follow_is_named_on_the_page(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let a = with_players(&mut chief, "Open dei Tigli", 2);
    event_of(&mut chief, &a, "Festival dei Tigli");
    let b = add(&mut chief, &a, "B");
    let c = add(&mut chief, &a, "C");
    // Somebody else directs C.
    let away = format!(
        "DELETE FROM tournament_arbiters WHERE tournament_id = \
         (SELECT id FROM tournaments WHERE slug = '{c}')"
    );
    execute(&app.database, &away).unwrap();
    let link = format!("https://sito.example/hall#{}", "0a".repeat(32));
    let page = chief.open(&format!("/t/{a}/settings/mirror"));
    let form = page.assert_ok().form_to("/settings/mirror");
    let told = chief.send(form.set("mirror_link", &link));
    told.assert_ok()
        .assert_shows("These sections have no copy on that site")
        .assert_shows("Section C. You are not its chief arbiter");
    assert!(!told.html().contains("Section B."));
    let begun = "SELECT t.slug AS line FROM mirrors m JOIN tournaments t ON t.id = m.tournament_id \
                 ORDER BY t.id";
    assert_eq!(app.lines(begun), [a, b]);
}
