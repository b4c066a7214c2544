//! How strongly the program asks before an act that touches the integrity of an event: each act by its level, through the
//! pages (FIDE's acceptance rules for software).
//!
//! | level | what the page does |
//! |---|---|
//! | 2 | it does it, and tells |
//! | 3 | it asks once, for a reason |
//! | 4 | it asks twice |
//! | 5 | it does nothing, and offers nothing |

use crate::support::{
    Browser, TestApp,
    form::Form,
    on_both_databases,
    page::Page,
    tournament::{correct_result, enter_all, publish_round, with_players},
};

on_both_databases!(
    every_act_is_asked_about_by_its_level,
    a_seat_is_asked_about_when_it_is_made,
);

/// Sends a form and answers every question; the level of what was asked.
#[track_caller]
fn level(arbiter: &mut Browser, form: Form) -> u8 {
    let mut page = arbiter.send(form);
    for questions in 0..3 {
        if page.status == 303 {
            return 2 + questions;
        }
        assert!([200, 422].contains(&page.status), "{}", page.text());
        if page.texts("main form").is_empty() {
            assert_eq!(questions, 0, "{}", page.text());
            return 5;
        }
        let form = page.form("main form");
        let is_given = form
            .value("reason")
            .is_some_and(|reason| !reason.is_empty());
        let form = if is_given {
            form
        } else {
            form.set("reason", "lo chiede il direttore")
        };
        let form = match page
            .attributes("main form button[name=sure]", "value")
            .first()
        {
            Some(sure) => form.press("sure", sure),
            None => form,
        };
        page = arbiter.send(form);
    }
    assert_eq!(page.status, 303, "{}", page.text());
    5
}

/// The form of a page for one participant, by the place in the list.
fn of_row(arbiter: &mut Browser, path: &str, end: &str, row: usize) -> Form {
    let page = arbiter.open(path);
    let action = page.attributes(&format!("form[action$='{end}']"), "action")[row].clone();
    page.form(&format!("form[action='{action}']"))
}

fn forbid(arbiter: &mut Browser, entries: &str, two: [usize; 2]) -> Form {
    let page = arbiter.open(entries);
    let people = "form[action$='/entries/forbid'] select[name=first] option[value]";
    let mut people = page.attributes(people, "value");
    people.retain(|value| !value.is_empty());
    let form = page.form_to("/entries/forbid");
    form.set("first", &people[two[0]])
        .set("second", &people[two[1]])
}

fn every_act_is_asked_about_by_its_level(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo delle Domande", 8);
    let path = |page: &str| format!("/t/{slug}/{page}");
    let (entries, settings) = (path("entries"), path("settings"));
    let form = arbiter.open(&entries).form("form[action$=\"/entries\"]");
    let form = form.set("last_name", "Alberti").set("rating", "2393");
    arbiter.send(form).assert_status(303);
    // Before round 1 nothing was built on it.
    let form = forbid(&mut arbiter, &entries, [0, 8]);
    assert_eq!(level(&mut arbiter, form), 2);
    let form = arbiter
        .open(&settings)
        .form_to("/settings")
        .set("rounds", "6");
    assert_eq!(level(&mut arbiter, form), 2);
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);

    let bye = |arbiter: &mut Browser, row: usize, round: &str, kind: &str| {
        let form = of_row(arbiter, &entries, "/bye", row);
        level(arbiter, form.set("round", round).set("kind", kind))
    };
    assert_eq!(bye(&mut arbiter, 1, "5", "F"), 2);
    arbiter
        .open(&entries)
        .assert_shows("Bye da un punto intero segnato. Il regolamento lo sconsiglia");
    assert_eq!(bye(&mut arbiter, 2, "4", "H"), 2);
    arbiter.open(&entries).assert_hides("lo sconsiglia");
    assert_eq!(bye(&mut arbiter, 2, "5", "H"), 3);
    let bar = of_row(&mut arbiter, &entries, "/bar", 3).press("bar", "1");
    assert_eq!(level(&mut arbiter, bar), 2);
    assert_eq!(bye(&mut arbiter, 3, "5", "H"), 4);

    let form = arbiter.open(&path("numbers")).form_to("/exchange");
    assert_eq!(level(&mut arbiter, form), 3);
    let form = arbiter.open(&path("numbers")).form_to("/renew");
    assert_eq!(level(&mut arbiter, form), 3);
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    let undo = arbiter.open(&path("integrity")).form_to("/integrity/undo");
    assert_eq!(level(&mut arbiter, undo), 3);

    let set = |arbiter: &mut Browser, name: &str, value: &str| {
        let form = arbiter.open(&settings).form_to("/settings");
        level(arbiter, form.set(name, value))
    };
    assert_eq!(set(&mut arbiter, "rounds", "7"), 4);
    assert_eq!(set(&mut arbiter, "tie_breaks", "BH, SB"), 4);
    assert_eq!(set(&mut arbiter, "win", "3"), 5);
    let form = forbid(&mut arbiter, &entries, [1, 7]);
    assert_eq!(level(&mut arbiter, form), 5);
    let allow = arbiter.open(&entries).form_to("/entries/allow");
    assert_eq!(level(&mut arbiter, allow), 5);
    let ask = arbiter.open(&path("desk/2/take-back")).form("main form");
    assert_eq!(level(&mut arbiter, ask), 4);

    let leave = arbiter.open(&path("integrity")).form_to("/fide-mode");
    assert_eq!(level(&mut arbiter, leave), 4);
    // Outside FIDE mode what was refused is asked about twice.
    assert_eq!(set(&mut arbiter, "win", "3"), 4);
    let form = forbid(&mut arbiter, &entries, [1, 7]);
    assert_eq!(level(&mut arbiter, form), 4);
    let allow = arbiter.open(&entries).form_to("/entries/allow");
    assert_eq!(level(&mut arbiter, allow), 4);

    let form = arbiter.open(&path("archive")).form_to("/hand-over");
    let sent = arbiter.send(form);
    if let Some(job) = sent.redirect().filter(|to| to.starts_with("/jobs/")) {
        crate::archive::get(&mut arbiter, &job);
    }
    let back = arbiter.open(&path("archive")).form_to("/hand-over/back");
    assert_eq!(level(&mut arbiter, back), 4);
}

/// Turns the colours at the board of one participant; answers the page.
fn turn(arbiter: &mut Browser, hand: &str, name: &str) -> Page {
    let page = arbiter.open(hand);
    let taken = arbiter.open(&page.link(name));
    let colours = taken.attributes("button[name=colours]", "value");
    assert_eq!(colours.len(), 1, "{}", taken.text());
    let form = taken.form("#seats").press("colours", &colours[0]);
    arbiter.send(form)
}

/// White of round 1 at board 1 sits White again by the arbiter's hand, which is only told; a third time is asked about.
fn a_seat_is_asked_about_when_it_is_made(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo dei Tre Bianchi", 8);
    publish_round(&mut arbiter, &slug, 1);
    let white = "SELECT CAST(e.id AS TEXT) || ' ' || e.last_name || ' ' || e.first_name AS line \
                 FROM pairings p JOIN entries e ON e.id = p.white_entry_id WHERE p.board = 1";
    let white = app.lines(white).remove(0);
    let (white, name) = white.split_once(' ').unwrap();
    let begin = |arbiter: &mut Browser, round: u8| {
        let desk = arbiter.open(&format!("/t/{slug}/desk/{}", round - 1));
        arbiter.submit(desk.form_to(&format!("/desk/{}/pair", round - 1)));
        let draft = arbiter.open(&format!("/t/{slug}/desk/{round}"));
        arbiter.submit(draft.form_to("/hand/begin"));
        format!("/t/{slug}/desk/{round}/hand")
    };
    let is_white = |app: &TestApp, round: u8| {
        app.count(&format!(
            "pairings p JOIN rounds r ON r.id = p.round_id WHERE r.number = {round} \
             AND p.white_entry_id = {white}"
        ))
    };
    enter_all(&mut arbiter, &slug, 1, "1/2-1/2");
    let hand = begin(&mut arbiter, 2);
    assert_eq!(is_white(&app, 2), 0);
    turn(&mut arbiter, &hand, name).assert_status(303);
    assert_eq!(is_white(&app, 2), 1);
    let form = arbiter.open(&hand).form_to("/desk/2/publish");
    arbiter.submit(form.set("reason", "Colori concordati"));
    enter_all(&mut arbiter, &slug, 2, "1/2-1/2");
    let hand = begin(&mut arbiter, 3);
    assert_eq!(is_white(&app, 3), 0);
    let asked = turn(&mut arbiter, &hand, name);
    asked.assert_status(422).assert_shows("terza volta");
    assert_eq!(is_white(&app, 3), 0);
    let anyway = asked.form(".msg.error form");
    arbiter.send(anyway).assert_status(303);
    assert_eq!(is_white(&app, 3), 1);
}
