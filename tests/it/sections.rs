//! Events of several sections: added, one entry list, people moved before round 1, one check-in, papers together.

use crate::{
    enter,
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        tournament::{name_deputy, publish_round, with_players},
    },
};

on_both_databases!(
    a_section_has_what_the_first_one_has,
    what_sections_have_in_common_is_taken_over,
    a_player_is_moved_before_round_one,
    a_request_goes_with_its_entry,
    nobody_is_moved_once_a_section_has_begun,
    only_arbiters_of_both_move,
    doubles_across_sections_are_shown,
    one_check_in_serves_all_sections,
    everybody_sees_the_sections_together,
    sections_come_back_from_their_archives,
);

/// Makes a tournament the first section of an event.
pub(crate) fn event_of(arbiter: &mut Browser, slug: &str, name: &str) -> String {
    let page = arbiter.open(&format!("/t/{slug}/settings/sections"));
    let form = page.form_to("/settings/sections");
    let form = form.set("event_name", name).set("section_label", "A");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/settings/sections"));
    let link = page.link("Entries of all sections");
    link.split('/').nth(2).unwrap().to_owned()
}

pub(crate) fn add(arbiter: &mut Browser, slug: &str, label: &str) -> String {
    let page = arbiter.open(&format!("/t/{slug}/settings/sections"));
    let form = page.form_to("/sections/add").set("section_label", label);
    let added = arbiter.send(form);
    added.assert_status(303);
    let to = added.redirect().unwrap();
    to.split('/').nth(2).unwrap().to_owned()
}

/// An event with sections A, of so many players, and B: their slugs, and that of the event.
fn two_sections(arbiter: &mut Browser, players: usize) -> (String, String, String) {
    let a = with_players(arbiter, "Open dei Tigli", players);
    let event = event_of(arbiter, &a, "Festival dei Tigli");
    let b = add(arbiter, &a, "B");
    (a, b, event)
}

/// Presses the button that moves somebody.
fn move_to(arbiter: &mut Browser, event: &str, name: &str, to: &str) -> Page {
    let page = arbiter.open(&format!("/e/{event}/desk?q={name}"));
    let form = page.form("form[action$=\"/move-to\"]").press("to", to);
    arbiter.send(form)
}

fn entries(app: &TestApp, slug: &str) -> Vec<String> {
    app.lines(&format!(
        "SELECT last_name AS line FROM entries WHERE tournament_id = \
         (SELECT id FROM tournaments WHERE slug = '{slug}') ORDER BY last_name"
    ))
}

fn a_section_has_what_the_first_one_has(app: TestApp) {
    let mut chief = app.account("carla", None);
    let a = with_players(&mut chief, "Open dei Tigli", 2);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &a, "dora", &mut deputy);
    let page = chief.open(&format!("/t/{a}/fees/bands"));
    let form = page.form_to("/fees/bands").set("bands", "under 18: 40\n60");
    chief.send(form).assert_status(303);
    // Nothing is added to a tournament that is in no event.
    let page = chief.open(&format!("/t/{a}/settings/sections"));
    page.assert_shows("This tournament stands alone");
    assert!(!page.html().contains("/sections/add"));
    let event = event_of(&mut chief, &a, "Festival dei Tigli");
    assert_eq!(event, format!("festival-dei-tigli-{}", year(&app)));
    let b = add(&mut chief, &a, "B");
    let of = |slug: &str| {
        app.lines(&format!(
            "SELECT town || ' ' || rounds_planned || ' ' || start_date || ' ' || time_control || ' ' || tie_breaks || \
             ' ' || (SELECT bands FROM fee_tables WHERE tournament_id = tournaments.id) AS line \
             FROM tournaments WHERE slug = '{slug}'"
        ))
    };
    assert_eq!(of(&a), of(&b));
    let name = app.lines(&format!(
        "SELECT name AS line FROM tournaments WHERE slug = '{b}'"
    ));
    assert_eq!(name, ["Festival dei Tigli B"]);
    // The staff too.
    deputy.open(&format!("/t/{b}/check-in")).assert_ok();
    deputy.get(&format!("/t/{b}/settings")).assert_status(403);
    // A label is one section's.
    let page = chief.open(&format!("/t/{a}/settings/sections"));
    let form = page.form_to("/sections/add").set("section_label", "b");
    chief.send(form).assert_status(422).assert_shows("Section");
    assert_eq!(app.count("sections"), 2);
    // Pages of both lead to the event.
    for slug in [&a, &b] {
        let page = chief.open(&format!("/t/{slug}"));
        page.assert_shows("Festival dei Tigli");
        assert!(page.html().contains(&format!("href=\"/e/{event}\"")));
    }
    chief
        .open(&format!("/t/{b}/record"))
        .assert_shows("Section added");
}

/// The hall of one section changes and a deputy comes: the page tells it, and one button says it in the others.
fn what_sections_have_in_common_is_taken_over(app: TestApp) {
    let mut chief = app.account("carla", None);
    let a = with_players(&mut chief, "Open dei Tigli", 2);
    event_of(&mut chief, &a, "Festival dei Tigli");
    let [b, c] = ["B", "C"].map(|label| add(&mut chief, &a, label));
    let sections = format!("/t/{a}/settings/sections");
    chief
        .open(&sections)
        .assert_hides("Not all sections say the same");
    let form = chief
        .open(&format!("/t/{a}/settings"))
        .form_to(&format!("/t/{a}/settings"))
        .set("venue", "Sala dei Platani")
        .set("chief_arbiter", "Carla Provetti");
    chief.send(form).assert_status(303);
    let form = chief
        .open(&format!("/t/{b}/settings"))
        .form_to(&format!("/t/{b}/settings"))
        .set("rounds", "4");
    chief.send(form).assert_status(303);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &a, "dora", &mut deputy);
    let page = chief.open(&sections);
    page.assert_shows("Not all sections say the same")
        .assert_shows("here Sala dei Platani")
        .assert_shows("works here and not there");
    assert_eq!(page.texts("ul.unlike li").len(), 2);
    // Without C, only B is changed, and in B nothing else.
    let form = page.form_to("/sections/common");
    let token = form.value("csrf").unwrap().to_owned();
    let common = format!("{sections}/common");
    let only_b = [("csrf", token.as_str()), ("to", b.as_str())];
    chief.post(&common, &only_b).assert_status(303);
    let of = |slug: &str| {
        app.lines(&format!(
            "SELECT venue || ' ' || chief_arbiter || ' ' || rounds_planned AS line FROM tournaments WHERE slug = '{slug}'"
        ))
        .remove(0)
    };
    assert_eq!(of(&b), "Sala dei Platani Carla Provetti 4");
    assert!(!of(&c).contains("Platani"));
    let page = chief.open(&sections);
    assert_eq!(page.texts("ul.unlike li").len(), 1);
    chief.submit(page.form_to("/sections/common"));
    chief
        .open(&sections)
        .assert_hides("Not all sections say the same");
    chief
        .open(&format!("/t/{c}/record"))
        .assert_shows("Sala dei Platani");
    // The deputy was asked twice, and is where they accept.
    assert_eq!(app.count("deputy_invitations"), 2);
    // Whoever is not the chief of both takes nothing over.
    let nowhere = [("csrf", token.as_str()), ("to", "open-di-nessuno")];
    chief.post(&common, &nowhere).assert_status(404);
    let own = [("csrf", token.as_str()), ("to", a.as_str())];
    chief.post(&common, &own).assert_status(422);
}

fn year(app: &TestApp) -> String {
    app.lines("SELECT substr(CAST(start_date AS TEXT), 1, 4) AS line FROM tournaments ORDER BY id")
        .remove(0)
}

fn a_player_is_moved_before_round_one(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (a, b, event) = two_sections(&mut arbiter, 4);
    // What belongs to the entry goes along.
    let page = arbiter.open(&format!("/t/{a}/fees"));
    let fee = page.link("Provetti02 Zelinda");
    let page = arbiter.open(&fee);
    let form = page.form_to("/pay").set("amount", "35");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&fee);
    let form = page.form_to("/membership").press("membership", "checked");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&fee);
    let form = page.form_to("/category").set("category", "1N");
    arbiter.send(form).assert_status(303);
    let before =
        app.lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = 'Provetti02'");
    let page = move_to(&mut arbiter, &event, "provetti02", &b);
    page.assert_status(303);
    let page = arbiter.follow(page);
    page.assert_shows("Provetti02 Zelinda is in B.");
    assert_eq!(
        entries(&app, &a),
        ["Provetti01", "Provetti03", "Provetti04"]
    );
    assert_eq!(entries(&app, &b), ["Provetti02"]);
    let after =
        app.lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = 'Provetti02'");
    assert_eq!(before, after);
    let page = arbiter.open(&format!("/t/{b}/fees"));
    page.assert_shows("€35.00")
        .assert_shows("in order")
        .assert_shows("1N");
    arbiter
        .open(&format!("/t/{a}/fees"))
        .assert_shows("No receipt yet");
    // Both trails tell it.
    arbiter
        .open(&format!("/t/{a}/record"))
        .assert_shows("Moved to another section")
        .assert_shows("Provetti02 Zelinda (B)");
    arbiter
        .open(&format!("/t/{b}/record"))
        .assert_shows("Came from another section")
        .assert_shows("Provetti02 Zelinda (A)");
    // Sent twice it counts once: the form of a page that is old.
    let page = arbiter.open(&format!("/e/{event}/desk?q=provetti03"));
    let form = page.form("form[action$=\"/move-to\"]").press("to", &b);
    arbiter.send(form.clone()).assert_status(303);
    arbiter.send(form).assert_status(303);
    assert_eq!(entries(&app, &b), ["Provetti02", "Provetti03"]);
    assert_eq!(app.count("audit WHERE action = 'entry.move-in'"), 2);
    // Both play on: the moved ones are paired in their new section.
    publish_round(&mut arbiter, &b, 1);
    arbiter.open(&format!("/t/{b}")).assert_shows("Provetti02");
    crate::archive::trail_is_sound(&app);
}

/// The links that were sent lead to the section in which the player is now, with the notice that they were shown.
fn a_request_goes_with_its_entry(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (a, b, event) = two_sections(&mut arbiter, 2);
    enter::open(
        &mut arbiter,
        &a,
        &[("door_notice", "I nomi stanno in bacheca.")],
    );
    enter::open(&mut arbiter, &b, &[("door_notice", "Di B si sa altro.")]);
    let mut player = app.browser();
    let form = enter::typed(&mut player, &a, "Spadaro", "1990-03-04");
    let (_, link) = enter::sent(&mut player, form);
    enter::press(&mut arbiter, &a, "Spadaro", "accept").assert_status(303);
    move_to(&mut arbiter, &event, "spadaro", &b).assert_status(303);
    let there = link.replace(&format!("/t/{a}/"), &format!("/t/{b}/"));
    for rest in ["", "/data", "/correct", "/erase"] {
        let answer = player.get(&format!("{link}{rest}"));
        answer.assert_status(303);
        assert_eq!(answer.redirect(), Some(format!("{there}{rest}")));
        player.open(&format!("{there}{rest}")).assert_ok();
    }
    player
        .open(&there)
        .assert_shows("I nomi stanno in bacheca.")
        .assert_hides("Di B si sa altro.");
    // The form of B shows its own notice still.
    player
        .open(&format!("/t/{b}/enter?player=0"))
        .assert_hides("I nomi stanno in bacheca.");
    // What is corrected is corrected where they play.
    let page = player.open(&format!("{there}/correct"));
    let form = page.form_to("/correct").set("last_name", "Spadari");
    player.send(form).assert_status(303);
    assert!(entries(&app, &b).contains(&"Spadari".to_owned()));
    let page = player.open(&there);
    player.send(page.form_to("/withdraw")).assert_status(303);
    // Nobody else's link leads anywhere.
    player
        .get(&format!("/t/{a}/enter/request/0123456789"))
        .assert_status(404);
}

fn nobody_is_moved_once_a_section_has_begun(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (a, b, event) = two_sections(&mut arbiter, 4);
    let page = arbiter.open(&format!("/e/{event}/desk?q=provetti01"));
    let old = page.form("form[action$=\"/move-to\"]").press("to", &b);
    let page = arbiter.open(&format!("/t/{a}/entries"));
    let form = page.form_to("/pair");
    crate::support::tournament::prepare(&mut arbiter, form).assert_status(303);
    arbiter
        .send(old.clone())
        .assert_status(422)
        .assert_shows("In section A round 1 is prepared already");
    let page = arbiter.open(&format!("/t/{a}/desk/1/publish"));
    let form = page.form("main form.mt");
    arbiter.send(form).assert_status(303);
    arbiter
        .send(old)
        .assert_status(422)
        .assert_shows("Section A has begun");
    assert_eq!(entries(&app, &a).len(), 4);
    let page = arbiter.open(&format!("/e/{event}/desk"));
    assert!(
        page.attributes("form[action$=\"/move-to\"]", "action")
            .is_empty()
    );
}

fn only_arbiters_of_both_move(app: TestApp) {
    let mut chief = app.account("carla", None);
    let (a, b, event) = two_sections(&mut chief, 2);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &a, "dora", &mut deputy);
    // A deputy of one section sees that one, and moves nobody.
    let page = deputy.open(&format!("/e/{event}/desk"));
    page.assert_ok().assert_shows("Provetti01");
    assert!(
        page.attributes("form[action$=\"/move-to\"]", "action")
            .is_empty()
    );
    let token = page.attributes("[name=csrf]", "value").remove(0);
    let entry = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let fields = [
        ("csrf", token.as_str()),
        ("to", b.as_str()),
        ("event", event.as_str()),
    ];
    deputy
        .post(&format!("/t/{a}/entries/{entry}/move-to"), &fields)
        .assert_status(403);
    app.browser()
        .get(&format!("/e/{event}/desk"))
        .assert_status(401);
    let mut stranger = app.account("piero", None);
    stranger.get(&format!("/e/{event}/desk")).assert_status(403);
    assert_eq!(entries(&app, &b).len(), 0);
    // Tournaments of two events are no sections of one.
    let other = with_players(&mut chief, "Altro Torneo", 0);
    let page = chief.open(&format!("/e/{event}/desk"));
    let token = page.attributes("[name=csrf]", "value").remove(0);
    let fields = [
        ("csrf", token.as_str()),
        ("to", other.as_str()),
        ("event", event.as_str()),
    ];
    chief
        .post(&format!("/t/{a}/entries/{entry}/move-to"), &fields)
        .assert_status(422)
        .assert_shows("not sections of one event");
}

fn doubles_across_sections_are_shown(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (a, b, event) = two_sections(&mut arbiter, 1);
    let enter = |arbiter: &mut Browser, slug: &str, last: &str, first: &str| {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", last)
            .set("first_name", first)
            .set("birth", "1971");
        arbiter.send(form).assert_status(303);
    };
    enter(&mut arbiter, &a, "Rossi", "Mario");
    enter(&mut arbiter, &b, "mario", "rossi");
    let page = arbiter.open(&format!("/e/{event}/desk"));
    page.assert_shows("also in A").assert_shows("also in B");
    assert_eq!(page.texts(".event-in .tag").len(), 2);
}

fn one_check_in_serves_all_sections(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (a, b, event) = two_sections(&mut arbiter, 3);
    move_to(&mut arbiter, &event, "provetti02", &b).assert_status(303);
    let page = arbiter.open(&format!("/e/{event}/check-in?q=prov"));
    page.assert_shows("3 found, 3 to be marked");
    let forms = page.attributes("form[action$=\"/check-in\"]", "action");
    assert_eq!(forms.iter().filter(|to| to.contains(&a)).count(), 2);
    assert_eq!(forms.iter().filter(|to| to.contains(&b)).count(), 1);
    let form = page
        .form(&format!("form[action^=\"/t/{b}/\"][action$=\"/check-in\"]"))
        .press("present", "1");
    let page = arbiter.send(form);
    assert!(
        page.redirect()
            .unwrap()
            .starts_with(&format!("/e/{event}/check-in?arrived=")),
        "{:?}",
        page.redirect()
    );
    arbiter
        .follow(page)
        .assert_shows("Provetti02 Zelinda is present");
    let paper = arbiter.open(&format!("/e/{event}/papers/check-in"));
    assert_eq!(paper.texts("tbody tr").len(), 3);
    let paper = arbiter.open(&format!("/e/{event}/papers/players"));
    assert_eq!(paper.texts("h2").len(), 2);
}

fn everybody_sees_the_sections_together(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (a, b, event) = two_sections(&mut arbiter, 4);
    let page = arbiter.open(&format!("/t/{a}/fees/bands"));
    let form = page.form_to("/fees/bands").set("bands", "under 18: 40\n60");
    arbiter.send(form).assert_status(303);
    for name in ["provetti03", "provetti04"] {
        move_to(&mut arbiter, &event, name, &b).assert_status(303);
    }
    let mut visitor = app.browser();
    let page = visitor.open(&format!("/e/{event}"));
    page.assert_shows("Festival dei Tigli")
        .assert_shows("2 players")
        .assert_shows("€60");
    assert!(!page.html().contains(&format!("/e/{event}/desk")));
    publish_round(&mut arbiter, &a, 1);
    publish_round(&mut arbiter, &b, 1);
    let page = visitor.open(&format!("/e/{event}"));
    page.assert_shows("round 1 of 7").assert_shows("Provetti03");
    let paper = visitor.open(&format!("/e/{event}/papers/pairings"));
    assert_eq!(paper.texts("h2").len(), 2);
    paper.assert_shows("Provetti01").assert_shows("Provetti04");
    let paper = visitor.open(&format!("/e/{event}/papers/standings"));
    assert_eq!(paper.texts("h2").len(), 2);
    visitor.get("/e/no-such-event").assert_status(404);
}

fn sections_come_back_from_their_archives(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (a, b, event) = two_sections(&mut arbiter, 2);
    move_to(&mut arbiter, &event, "provetti02", &b).assert_status(303);
    let page = arbiter.open(&format!("/t/{b}/fees"));
    let fee = page.link("Provetti02 Zelinda");
    let page = arbiter.open(&fee);
    let form = page.form_to("/pay").set("amount", "35");
    arbiter.send(form).assert_status(303);
    let mut other = TestApp::on_sqlite();
    let mut there = other.admin();
    for slug in [&a, &b] {
        let archive = crate::archive::download(&mut arbiter, slug);
        crate::archive::open(&mut there, &archive).assert_status(303);
    }
    let page = there.open(&format!("/e/{event}/desk"));
    page.assert_shows("Provetti01").assert_shows("Provetti02");
    there.open(&format!("/t/{b}/fees")).assert_shows("€35.00");
    // A stranger's tournament does not appear among those of others.
    let archive = crate::archive::download(&mut arbiter, &a);
    let mut stranger = other.account("piero", None);
    crate::archive::open(&mut stranger, &archive).assert_status(303);
    let events = other.lines("SELECT event AS line FROM sections ORDER BY event");
    assert_eq!(events, [event.clone(), event.clone(), format!("{event}-2")]);
}
