//! The beginning of a round through the pages: clock, default time, empty chairs, who comes late, who loses by default.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::{press_result, with_round_published},
};

on_both_databases!(
    empty_chairs_are_noted_until_somebody_comes,
    nobody_loses_while_the_default_time_runs,
    after_the_default_time_the_game_is_lost,
    only_arbiters_see_the_beginning,
);

fn post(arbiter: &mut Browser, to: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend(fields);
    arbiter.post(to, &all)
}

fn note(arbiter: &mut Browser, slug: &str, seats: &str) -> Page {
    let to = format!("/t/{slug}/start/seats");
    post(arbiter, &to, &[("round", "1"), ("seats", seats)])
}

fn begin(arbiter: &mut Browser, slug: &str) {
    let page = arbiter.open(&format!("/t/{slug}/start"));
    arbiter
        .send(page.form_to("/start/clock"))
        .assert_status(303);
}

fn boards(page: &Page) -> Vec<String> {
    page.texts(".empty-seats .tb")
}

fn empty_chairs_are_noted_until_somebody_comes(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Sedie", 8);
    let start = format!("/t/{slug}/start");
    let page = arbiter.open(&start);
    page.assert_shows("Clock not started")
        .assert_shows("30 minutes from the start")
        .assert_shows("No empty chair");
    for wrong in ["", "99", "1x", "Provetti"] {
        note(&mut arbiter, &slug, wrong).assert_status(422);
    }
    assert_eq!(app.count("empty_seats"), 0);
    note(&mut arbiter, &slug, "1w 2b 3").assert_status(303);
    assert_eq!(app.count("empty_seats"), 4);
    // Typed twice, noted once.
    note(&mut arbiter, &slug, "1W").assert_status(303);
    assert_eq!(app.count("empty_seats"), 4);
    let page = arbiter.open(&start);
    assert_eq!(boards(&page), ["1", "2", "3"]);
    // Without a beginning nobody is late.
    let form = page.form(".empty-seats li:nth-child(1) form");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("The clock of the round is not started");
    begin(&mut arbiter, &slug);
    assert_eq!(app.count("round_clocks"), 1);
    let page = arbiter.open(&start);
    page.assert_shows("until ");
    // One came: the incident of lateness, without a result.
    let form = page.form(".empty-seats li:nth-child(1) form");
    arbiter.send(form).assert_status(303);
    let late = "incidents WHERE kind = 'late' AND colour = 'white'";
    assert_eq!(app.count(late), 1);
    let page = arbiter.open(&start);
    assert_eq!(boards(&page), ["2", "3"]);
    // An hour that is none.
    let form = page.form(".empty-seats li:nth-child(1) form");
    arbiter
        .send(form.set("at", "quarter past"))
        .assert_status(422);
    // One was there all the time, and one board has its result.
    let taken = page.form(".empty-seats li:nth-child(1) form + form");
    arbiter.send(taken.press("taken", "1")).assert_status(303);
    press_result(&mut arbiter, &slug, 1, 3, "1-0").assert_status(303);
    assert!(boards(&arbiter.open(&start)).is_empty());
    assert_eq!(app.count("incidents"), 1);
    // A board with a result has no empty chair.
    note(&mut arbiter, &slug, "3w").assert_status(422);
    // The desk leads here.
    arbiter
        .open(&format!("/t/{slug}/desk/1"))
        .assert_shows("empty chairs");
    // A round that is taken back forgets its chairs.
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("empty: 1 White, 2 Black, 3 White, 3 Black");
}

fn nobody_loses_while_the_default_time_runs(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dell'Attesa", 6);
    note(&mut arbiter, &slug, "2w").assert_status(303);
    begin(&mut arbiter, &slug);
    let page = arbiter.open(&format!("/t/{slug}/start"));
    let disabled = page.attributes("[data-rowkey=f][disabled]", "data-rowkey");
    assert_eq!(disabled, ["f"]);
    let sent = page.form(".empty-seats form").fields();
    let sent = sent
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    let mut sent: Vec<(&str, &str)> = sent.collect();
    sent.push(("forfeit", "1"));
    let before = app.state();
    arbiter
        .post(&format!("/t/{slug}/start/arrived"), &sent)
        .assert_status(422)
        .assert_shows("They may still come");
    assert_eq!(app.state(), before);
}

fn after_the_default_time_the_game_is_lost(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo senza Attesa", 6);
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/settings").set("default_minutes", "0");
    arbiter.send(form).assert_status(303);
    note(&mut arbiter, &slug, "1w 2").assert_status(303);
    begin(&mut arbiter, &slug);
    let start = format!("/t/{slug}/start");
    for board in [1, 2] {
        let page = arbiter.open(&start);
        page.assert_shows("over since");
        let form = page.form(".empty-seats li:nth-child(1) form");
        arbiter.send(form.press("forfeit", "1")).assert_status(303);
        let result = app.boards(1)[board - 1].clone();
        assert!(
            result.contains(if board == 1 { "-/+" } else { "-/-" }),
            "{result}"
        );
    }
    assert!(boards(&arbiter.open(&start)).is_empty());
    assert_eq!(app.count("incidents WHERE kind = 'late'"), 2);
    // Whoever did not come is asked about before the next round.
    press_result(&mut arbiter, &slug, 1, 3, "1-0").assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(page.form_to("/desk/2/pair"))
        .assert_status(422)
        .assert_shows("did not come to the game of the round before");
}

fn only_arbiters_see_the_beginning(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Nascosto", 4);
    note(&mut arbiter, &slug, "1w").assert_status(303);
    let start = format!("/t/{slug}/start");
    app.browser().get(&start).assert_status(401);
    app.account("piero", None).get(&start).assert_status(403);
    app.browser()
        .get(&format!("/t/{slug}"))
        .assert_ok()
        .assert_hides("empty");
    let _ = arbiter
        .in_italian()
        .open(&start)
        .assert_shows("Sedie vuote");
}
