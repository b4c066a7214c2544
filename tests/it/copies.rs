//! What a server keeps in memory between writes is what a server that has just started reads.

use crate::support::{
    Browser, TestApp, on_both_databases,
    tournament::{correct_result, enter_all, press_result, publish_round, with_round_published},
};

on_both_databases!(kept_copies_are_the_stored_data);

/// Every list of the tournament, as one who asks for the first time would get it from a server.
fn lists(app: &TestApp, slug: &str) -> Vec<String> {
    let mut reader: Browser = app.browser();
    [
        "",
        "/standings",
        "/crosstable",
        "/players",
        "/round/1",
        "/tournament.trf26",
        "/standings.csv",
    ]
    .map(|path| {
        let text = reader.get(&format!("/t/{slug}{path}")).text();
        // The address of the server, in the code for other sites.
        text.replace(reader.base(), "")
    })
    .to_vec()
}

fn kept_copies_are_the_stored_data(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Copie", 7);
    let mut seen = Vec::new();
    let mut same = |step: &str| {
        // Asked on the way, so that the next reading starts from this one.
        let kept = lists(&app, &slug);
        assert_eq!(kept, lists(&app.second(), &slug), "after {step}");
        assert!(seen.last() != Some(&kept), "{step} changed nothing");
        seen.push(kept);
    };
    same("the first round");
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    same("a result");
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    arbiter.send(page.form_to("/undo")).assert_status(303);
    same("an undo");
    enter_all(&mut arbiter, &slug, 1, "0-1");
    publish_round(&mut arbiter, &slug, 2);
    same("the second round");
    correct_result(&mut arbiter, &slug, 1, 1, "1/2-1/2").assert_status(303);
    same("a correction in an earlier round");
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter.send(page.form_to("/withdraw")).assert_status(303);
    enter_all(&mut arbiter, &slug, 2, "1-0");
    publish_round(&mut arbiter, &slug, 3);
    same("a withdrawal and the third round");
    // A draft that is read, thrown away and paired again has as many pairings as before, and all of them new.
    enter_all(&mut arbiter, &slug, 3, "1/2-1/2");
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(page.form_to("/desk/4/pair"))
        .assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/4/publish"));
    arbiter
        .send(page.form_to("/desk/4/discard"))
        .assert_status(303);
    publish_round(&mut arbiter, &slug, 4);
    same("a fourth round paired twice");
    press_result(&mut arbiter, &slug, 4, 1, "1-0").assert_status(303);
    same("its first result");
}
