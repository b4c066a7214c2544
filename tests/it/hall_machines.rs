//! Two machines of one event, by the pages of both and of the site: where both go on nothing is merged, and each page says who is
//! followed; where the first one broke, another goes on from the copy; what the site handed over comes back to its address.

use std::time::Duration;

use crate::{
    archive::{download, get, open, trail_is_sound},
    followed::{begin, beside, comes, hall, link_of},
    support::{
        Browser, TestApp,
        cluster::wait_until,
        on_both_databases,
        page::Page,
        sql::PASSWORD,
        tournament::{press_result, publish_round, with_round_published},
    },
};

on_both_databases!(
    two_machines_are_named_on_both_sides_and_never_merged,
    a_machine_that_was_refused_begins_a_copy_of_its_own_when_the_other_is_let_go,
    another_laptop_goes_on_from_the_copy,
    what_the_site_handed_over_comes_back_to_its_address,
);

const LONG: Duration = Duration::from_secs(40);
const TWO: &str = "Two computers run this tournament";

/// Another laptop, with its arbiter.
fn laptop(app: &TestApp) -> (TestApp, Browser) {
    let mut other = app.another_with(("TRATTO_PRIVATE_WEBHOOKS", "true"));
    drop(other.admin());
    let piera = other.account("piera", None);
    (other, piera)
}

/// Opens the archive there: the tournament's address part.
fn opened(arbiter: &mut Browser, archive: &[u8]) -> String {
    let page = open(arbiter, archive);
    page.assert_status(303);
    let desk = page.redirect().unwrap();
    desk.split('/').nth(2).unwrap().to_owned()
}

fn page_of(slug: &str) -> String {
    format!("/t/{slug}/settings/mirror")
}

/// The chief arbiter has the site told now.
fn tell(chief: &mut Browser, slug: &str) {
    let now = chief.open(&page_of(slug)).form_to("/settings/mirror/start");
    chief.send(now).assert_status(303);
}

/// The same by one who was refused, and is not asked again by itself: waits until it was.
fn tell_again(app: &TestApp, chief: &mut Browser, slug: &str) -> Page {
    let told = || app.lines("SELECT COALESCE(CAST(told_at AS TEXT), '') AS line FROM mirrors");
    let before = told();
    tell(chief, slug);
    wait_until(LONG, "the site was asked", || told() != before);
    chief.open(&page_of(slug))
}

/// The results of a tournament's first round as they are stored, by boards.
fn stored(app: &TestApp, slug: &str) -> Vec<String> {
    app.lines(&format!(
        "SELECT COALESCE(p.result, '') AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         JOIN tournaments t ON t.id = r.tournament_id \
         WHERE t.slug = '{slug}' AND r.number = 1 ORDER BY p.board"
    ))
}

/// A hall that is followed, where a second laptop opened its archive, went another way and was refused.
struct Two {
    site: TestApp,
    owner: Browser,
    carla: Browser,
    other: TestApp,
    piera: Browser,
    slug: String,
}

impl Two {
    fn of(app: &mut TestApp) -> Self {
        let mut site = beside(app);
        let (owner, link) = link_of(&mut site);
        let (mut carla, slug) = hall(app);
        let archive = download(&mut carla, &slug);
        let (other, mut piera) = laptop(app);
        assert_eq!(opened(&mut piera, &archive), slug);
        press_result(&mut carla, &slug, 1, 1, "1-0").assert_status(303);
        begin(&mut carla, &slug, &link).assert_status(303);
        comes(&mut carla, &page_of(&slug), "The site has everything");
        press_result(&mut piera, &slug, 1, 1, "0-1").assert_status(303);
        begin(&mut piera, &slug, &link).assert_status(303);
        comes(&mut piera, &page_of(&slug), TWO);
        Self {
            site,
            owner,
            carla,
            other,
            piera,
            slug,
        }
    }
}

fn two_machines_are_named_on_both_sides_and_never_merged(mut app: TestApp) {
    let mut two = Two::of(&mut app);
    let (site, slug) = (&two.site, two.slug.as_str());
    // Whoever is refused reads who is followed and why, and sees no copy of theirs.
    let page = two.piera.open(&page_of(slug));
    page.assert_shows("The site follows the computer of carla of the tests (since")
        .assert_shows("Nothing of this computer is merged into it")
        .assert_shows("the site follows another computer")
        .assert_hides("The site has everything");
    assert_eq!(page.texts("#h-going"), [site.base.as_str()]);
    // Whoever is followed goes on as before.
    let page = two.carla.open(&page_of(slug));
    page.assert_shows("The site has everything")
        .assert_hides(TWO);
    let address = format!("{}/t/{slug}", site.base);
    assert_eq!(page.texts("#h-going"), [address.as_str()]);
    // Whoever keeps the copy reads of both.
    let halls = two.owner.open("/account/halls");
    halls
        .assert_shows("carla of the tests (since")
        .assert_shows("The computer of piera of the tests speaks for the same tournament")
        .assert_shows("nothing of it was taken");
    assert_eq!(site.count("tournaments"), 1);
    assert_eq!(stored(site, slug), ["1-0", "", ""]);
    let mut guest = site.browser();
    guest
        .get(&format!("/t/{slug}"))
        .assert_shows("1–0")
        .assert_hides("0–1");
    let refused = press_result(&mut two.owner, slug, 1, 2, "1-0");
    refused
        .assert_status(422)
        .assert_shows("the tournament is run in the hall by carla of the tests");
    // Both play on, and the second tries again: what the first does arrives, and nothing else.
    press_result(&mut two.piera, slug, 1, 2, "0-1").assert_status(303);
    tell_again(&two.other, &mut two.piera, slug).assert_shows(TWO);
    press_result(&mut two.carla, slug, 1, 3, "1/2-1/2").assert_status(303);
    let all = ["1-0", "", "1/2-1/2"];
    wait_until(LONG, "the first goes on", || stored(site, slug) == all);
    assert_eq!(stored(&two.other, slug), ["0-1", "0-1", ""]);
    assert_eq!(site.count("tournaments"), 1);
}

fn a_machine_that_was_refused_begins_a_copy_of_its_own_when_the_other_is_let_go(mut app: TestApp) {
    let mut two = Two::of(&mut app);
    let (site, slug) = (&two.site, two.slug.as_str());
    let form = two.owner.open("/account/halls").form_to("/let-go");
    let page = two.owner.submit(form);
    page.assert_ok()
        .assert_shows("The hall is no longer followed: the copy stays as it is.")
        .assert_shows("it is not followed any more")
        .assert_hides("speaks for the same tournament");
    assert!(!page.html().contains("/let-go\""));
    let second = format!("{slug}-2");
    let page = tell_again(&two.other, &mut two.piera, slug);
    page.assert_shows("The site has everything")
        .assert_hides(TWO);
    let address = format!("{}/t/{second}", site.base);
    assert_eq!(page.texts("#h-going"), [address.as_str()]);
    assert_eq!(stored(site, &second), ["0-1", "", ""]);
    // Then the first is the other one, and its copy stays as it was.
    press_result(&mut two.carla, slug, 1, 2, "1-0").assert_status(303);
    comes(&mut two.carla, &page_of(slug), TWO);
    two.carla
        .open(&page_of(slug))
        .assert_shows("The site follows the computer of piera of the tests (since");
    assert_eq!(stored(site, slug), ["1-0", "", ""]);
    assert_eq!(stored(site, &second), ["0-1", "", ""]);
    let mut guest = site.browser();
    guest
        .get(&format!("/t/{slug}"))
        .assert_shows("it is not followed any more")
        .assert_shows("1–0");
    guest
        .get(&format!("/t/{second}"))
        .assert_shows("Copy of the arbiters’ desk in the hall")
        .assert_shows("0–1");
    two.owner
        .open("/account/halls")
        .assert_shows("piera of the tests (since")
        .assert_shows("The computer of carla of the tests speaks for the same tournament");
}

fn another_laptop_goes_on_from_the_copy(mut app: TestApp) {
    let mut site = beside(&app);
    let (mut owner, link) = link_of(&mut site);
    let (mut carla, slug) = hall(&mut app);
    press_result(&mut carla, &slug, 1, 1, "1-0").assert_status(303);
    begin(&mut carla, &slug, &link).assert_status(303);
    comes(&mut carla, &page_of(&slug), "The site has everything");
    // The laptop dies. The page of the copies says what to do, and leads to the archive.
    app.kill();
    let page = owner.open("/account/halls");
    page.assert_shows("open the archive of the copy on another one and give that one a link");
    let page = owner.open(&page.link("Archive Torneo Copiato"));
    let file = page.assert_ok().attributes("main a.btn.main", "href");
    assert_eq!(file, [format!("/t/{slug}/tournament.tratto")]);
    let archive = download(&mut owner, &slug);
    // The new one has everything, and goes on.
    let (other, mut piera) = laptop(&app);
    assert_eq!(opened(&mut piera, &archive), slug);
    assert_eq!(stored(&other, &slug), ["1-0", "", ""]);
    for (board, result) in [(2, "0-1"), (3, "1/2-1/2")] {
        press_result(&mut piera, &slug, 1, board, result).assert_status(303);
    }
    publish_round(&mut piera, &slug, 2);
    // It is told of no site before somebody gives it a link; then the copy goes on at its address.
    piera
        .open(&page_of(&slug))
        .assert_ok()
        .assert_hides(&site.base);
    let people = "SELECT CAST(id AS TEXT) || ' ' || last_name AS line FROM entries ORDER BY id";
    let before = site.lines(people);
    begin(&mut piera, &slug, &link).assert_status(303);
    comes(&mut piera, &page_of(&slug), "The site has everything");
    let address = format!("{}/t/{slug}", site.base);
    let page = piera.open(&page_of(&slug));
    assert_eq!(page.assert_hides(TWO).texts("#h-going"), [address.as_str()]);
    assert_eq!((site.count("tournaments"), site.count("rounds")), (1, 2));
    let all = ["1-0", "0-1", "1/2-1/2"];
    assert_eq!(stored(&site, &slug), all);
    // Links to participants stay.
    assert_eq!(site.lines(people), before);
    let mut guest = site.browser();
    let copy = format!("/t/{slug}/round/1");
    guest.get(&copy).assert_shows("½–½");
    let refused = press_result(&mut owner, &slug, 2, 1, "1-0");
    refused
        .assert_status(422)
        .assert_shows("the tournament is run in the hall by piera of the tests");
    owner
        .open("/account/halls")
        .assert_shows("Copy of the arbiters’ desk in the hall, as of")
        .assert_hides("speaks for the same tournament");
    // The first comes back to life: it is refused, and both sides say so.
    app.start();
    let mut carla = app.sign_in("carla", PASSWORD);
    tell(&mut carla, &slug);
    comes(&mut carla, &page_of(&slug), TWO);
    carla
        .open(&page_of(&slug))
        .assert_shows("The site follows the computer of piera of the tests (since")
        .assert_shows("the site follows another computer");
    owner
        .open("/account/halls")
        .assert_shows("The computer of carla of the tests speaks for the same tournament");
    assert_eq!((site.count("tournaments"), site.count("rounds")), (1, 2));
    assert_eq!(stored(&site, &slug), all);
    // The second goes on there.
    press_result(&mut piera, &slug, 2, 1, "1-0").assert_status(303);
    let boards = || site.boards(2).remove(0);
    wait_until(LONG, "the second goes on", || boards().contains("1-0"));
}

/// Another account of the site makes a link.
fn link_of_another(site: &TestApp) -> String {
    let mut ugo = site.account("ugo", None);
    let page = ugo.open("/account/halls").form_to("/account/halls");
    let shown = ugo.send(page.set("hall_name", "Torre Nera"));
    shown.assert_ok();
    shown.texts("#secret").remove(0).trim().to_owned()
}

fn what_the_site_handed_over_comes_back_to_its_address(mut app: TestApp) {
    let (mut owner, link) = link_of(&mut app);
    let slug = with_round_published(&mut owner, "Torneo Annunciato", 6);
    press_result(&mut owner, &slug, 1, 1, "1-0").assert_status(303);
    let form = owner.open(&format!("/t/{slug}/archive"));
    let sent = owner.send(form.form_to("/hand-over"));
    if let Some(job) = sent.redirect().filter(|to| to.starts_with("/jobs/")) {
        get(&mut owner, &job);
    }
    let archive = download(&mut owner, &slug);
    let (mut guest, announced) = (app.browser(), format!("/t/{slug}"));
    let over = "Handed over to another computer by olga of the tests";
    guest.get(&announced).assert_shows(over);
    let people = "SELECT CAST(id AS TEXT) || ' ' || last_name AS line FROM entries ORDER BY id";
    let before = app.lines(people);
    // The laptop goes on, and has the link of an account that does not direct the tournament.
    let (other, mut piera) = laptop(&app);
    assert_eq!(opened(&mut piera, &archive), slug);
    press_result(&mut piera, &slug, 1, 2, "0-1").assert_status(303);
    begin(&mut piera, &slug, &link_of_another(&app)).assert_status(303);
    let refused = "the tournament there is another account’s";
    comes(&mut piera, &page_of(&slug), refused);
    guest.get(&announced).assert_shows(over).assert_hides("0–1");
    assert_eq!(app.count("tournaments"), 1);
    // With the link of its chief arbiter the copy takes its place.
    let form = piera.open(&page_of(&slug)).form_to("/mirror/remove");
    piera.send(form).assert_status(303);
    begin(&mut piera, &slug, &link).assert_status(303);
    comes(&mut piera, &page_of(&slug), "The site has everything");
    let page = piera.open(&page_of(&slug));
    let address = format!("{}{announced}", app.base);
    assert_eq!(page.assert_hides(TWO).texts("#h-going"), [address.as_str()]);
    assert_eq!(app.count("tournaments"), 1);
    assert_eq!(app.lines(people), before);
    guest
        .get(&announced)
        .assert_shows("Copy of the arbiters’ desk in the hall")
        .assert_shows("0–1")
        .assert_hides(over);
    let refused = press_result(&mut owner, &slug, 1, 3, "1-0");
    refused
        .assert_status(422)
        .assert_shows("the tournament is run in the hall by piera of the tests");
    press_result(&mut piera, &slug, 1, 3, "1/2-1/2").assert_status(303);
    let all = ["1-0", "0-1", "1/2-1/2"];
    wait_until(LONG, "the hall goes on", || stored(&app, &slug) == all);
    assert_eq!(stored(&other, &slug), all);
    trail_is_sound(&app);
}
