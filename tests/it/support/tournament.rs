//! A tournament made through the pages, as an arbiter makes it.

use std::{fs, process::Command};

use super::{Browser, TestApp, folder::Folder, form::Form, page::Page};

/// The chief arbiter invites the account `name`, whose owner accepts in their own browser.
pub fn name_deputy(chief: &mut Browser, slug: &str, name: &str, deputy: &mut Browser) {
    let page = chief.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/deputies").set("deputy", name);
    chief.send(form).assert_status(303);
    let page = deputy.open("/mine");
    deputy.send(page.form_to("/accept")).assert_status(303);
}

/// Makes a tournament of seven rounds with so many players, prepares and publishes round 1; answers its slug.
pub fn with_round_published(arbiter: &mut Browser, name: &str, players: usize) -> String {
    let slug = with_players(arbiter, name, players);
    publish_first(arbiter, &slug);
    slug
}

/// Prepares and publishes round 1, whoever was seen.
pub fn publish_first(arbiter: &mut Browser, slug: &str) {
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let page = arbiter.submit(entries.form_to("/desk/1/pair"));
    page.assert_ok();
    let publish = format!("/t/{slug}/desk/1/publish");
    let page = arbiter.open(&publish);
    let form = page.assert_ok().form("main form.mt");
    arbiter.submit(form).assert_ok();
}

/// Prepares and publishes a round.
pub fn publish_round(arbiter: &mut Browser, slug: &str, round: u8) {
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let form = entries.form_to(&format!("/desk/{round}/pair"));
    prepare(arbiter, form).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/{round}/publish"));
    let form = page.assert_ok().form("main form.mt");
    arbiter.send(form).assert_status(303);
}

/// Prepares a round; whoever was not seen is paired all the same.
pub fn prepare(arbiter: &mut Browser, form: Form) -> Page {
    let page = arbiter.send(form);
    if page.status == 422 && !page.texts("button[name=unseen]").is_empty() {
        let question = page.form("main form");
        return arbiter.send(question.press("unseen", "awaited"));
    }
    page
}

/// Presses a result's key at a board; answers what the server answered.
pub fn press_result(arbiter: &mut Browser, slug: &str, round: u8, board: u16, code: &str) -> Page {
    let page = arbiter.open(&format!("/t/{slug}/desk/{round}?board={board}"));
    let form = page.assert_ok().form(&format!("#keys-{board} form"));
    arbiter.send(form.press("result", code))
}

/// Changes a result of a round after which another was published: the question is answered with a reason.
pub fn correct_result(
    arbiter: &mut Browser,
    slug: &str,
    round: u8,
    board: u16,
    code: &str,
) -> Page {
    let question = press_result(arbiter, slug, round, board, code);
    let form = question.assert_status(422).form_to("/result");
    arbiter.send(form.set("reason", "slip read again"))
}

/// Sends a form and answers what is asked before it is done: a reason, and where it is grave a second yes.
#[track_caller]
pub fn done_for_a_reason(arbiter: &mut Browser, form: Form) {
    let first = arbiter.send(form);
    first.assert_status(422);
    let form = first
        .form("main form")
        .set("reason", "lo chiede il direttore");
    let second = arbiter.send(form);
    if second.status == 422 {
        arbiter.send(second.form("main form")).assert_status(303);
    } else {
        second.assert_status(303);
    }
}

/// Enters the same result at every board of a round.
pub fn enter_all(arbiter: &mut Browser, slug: &str, round: u8, code: &str) {
    let page = arbiter.open(&format!("/t/{slug}/desk/{round}"));
    for board in page.attributes("tr[data-board]", "data-board") {
        let board = board.parse().unwrap();
        press_result(arbiter, slug, round, board, code).assert_status(303);
    }
}

/// Makes a tournament of seven rounds and enters so many invented players; answers its slug.
pub fn with_players(arbiter: &mut Browser, name: &str, players: usize) -> String {
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", name)
        .set("town", "Roccafiorita")
        .set("rounds", "7")
        // What a test records is to be seen at once; delays have tests of their own.
        .set("live_minutes", "0");
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    assert!(!slug.is_empty(), "no slug in {location}");
    for number in 1..=players {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("Provetti{number:02}"))
            .set("first_name", "Zelinda")
            .set("rating", &(2400 - number * 7).to_string());
        arbiter.send(form).assert_status(303);
    }
    slug
}

/// A tournament of five rounds with so many players, taken in by the command line; round 1 is published. Answers its slug.
pub fn large_round(app: &TestApp, arbiter: &mut Browser, players: usize) -> String {
    let lines = (1..=players).map(|number| {
        format!(
            "001 {number:4}      {:<33} {:4}\n",
            format!("Provetti{number:03}, Zelinda"),
            2900_usize.saturating_sub(number)
        )
    });
    let report = format!(
        "012 Torneo Lungo\n042 2026/11/21\n062 {players}\nXXR 5\n{}",
        lines.collect::<String>()
    );
    let folder = Folder::new("large-round");
    let file = folder.path().join("lungo.trf");
    fs::write(&file, report).unwrap();
    let done = Command::new(super::app::binary())
        .args(["import", "--database", &app.database])
        .arg(&file)
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let slug = "torneo-lungo-2026".to_owned();
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let fields = [
        ("csrf", csrf.as_str()),
        ("round", "1"),
        ("initial_colour", "white"),
        ("reason", "si comincia subito"),
    ];
    arbiter
        .post(&format!("/t/{slug}/desk/1/pair"), &fields)
        .assert_status(303);
    arbiter
        .post(&format!("/t/{slug}/desk/1/publish"), &fields[..1])
        .assert_status(303);
    slug
}
