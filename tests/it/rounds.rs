//! Rounds: draft, publication, and everything that must stop either.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::{
        correct_result, enter_all, press_result, publish_round, with_players, with_round_published,
    },
};

on_both_databases!(
    a_round_is_drafted_then_published,
    published_rounds_are_never_paired_again,
    draft_is_refused_out_of_order,
    outdated_draft_is_not_published,
    impossible_rounds_say_so,
    visitors_see_no_draft,
    byes_withdrawals_late_entries,
    check_in_closes,
    a_prohibition_lasts_to_the_last_round,
);

/// Posts with the token of a page of the desk.
fn post(arbiter: &mut Browser, to: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend(fields);
    arbiter.post(to, &all)
}

fn pair(arbiter: &mut Browser, slug: &str, round: &str) -> Page {
    post(
        arbiter,
        &format!("/t/{slug}/desk/{round}/pair"),
        &[("round", round), ("reason", "si comincia subito")],
    )
}

fn publish(arbiter: &mut Browser, slug: &str, round: u8) -> Page {
    post(arbiter, &format!("/t/{slug}/desk/{round}/publish"), &[])
}

/// Pairs of a round as stored, with the round's state.
fn pairs(app: &TestApp, round: u8) -> Vec<String> {
    app.lines(&format!(
        "SELECT r.state || ' ' || CAST(p.board AS TEXT) || ': ' || CAST(p.white_entry_id AS TEXT) || '-' || \
         CAST(p.black_entry_id AS TEXT) AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         WHERE r.number = {round} ORDER BY p.board"
    ))
}

fn a_round_is_drafted_then_published(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Bozze", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    press_result(&mut arbiter, &slug, 1, 3, "clear").assert_status(303);
    // A missing result does not stop the draft, but the publication, and the page names the board.
    pair(&mut arbiter, &slug, "2").assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/2/publish"));
    page.assert_ok().assert_shows("3");
    assert!(
        page.texts("[role=alert]")
            .iter()
            .any(|text| text.contains('3')),
        "{}",
        page.text()
    );
    let refused = publish(&mut arbiter, &slug, 2);
    refused.assert_status(422).assert_shows("3");
    assert!(pairs(&app, 2).iter().all(|line| line.starts_with("draft")));
    // With a draw, as the draft assumed, the same draft is published.
    press_result(&mut arbiter, &slug, 1, 3, "1/2-1/2").assert_status(303);
    let drafted = pairs(&app, 2);
    publish(&mut arbiter, &slug, 2).assert_status(303);
    let published: Vec<String> = drafted
        .iter()
        .map(|l| l.replace("draft", "published"))
        .collect();
    assert_eq!(pairs(&app, 2), published);
    assert_eq!(published.len(), 4);
}

fn published_rounds_are_never_paired_again(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Fermo", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    let before = (pairs(&app, 1), pairs(&app, 2));
    pair(&mut arbiter, &slug, "1").assert_status(422);
    pair(&mut arbiter, &slug, "2").assert_status(422);
    publish(&mut arbiter, &slug, 1).assert_status(422);
    publish(&mut arbiter, &slug, 2).assert_status(422);
    post(&mut arbiter, &format!("/t/{slug}/desk/1/discard"), &[]).assert_status(422);
    // A corrected result of round 1 changes points, never pairs.
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    assert_eq!((pairs(&app, 1), pairs(&app, 2)), before);
}

fn draft_is_refused_out_of_order(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo in Disordine", 6);
    let before = app.state();
    for round in ["2", "7", "8", "0", "-1", "256", "x", ""] {
        let page = pair(&mut arbiter, &slug, round);
        assert!(
            [404, 405, 422].contains(&page.status),
            "round {round}: {}",
            page.status
        );
    }
    publish(&mut arbiter, &slug, 1).assert_status(422);
    assert_eq!(app.state(), before);
    pair(&mut arbiter, &slug, "1").assert_status(303);
    // A draft is replaced, not doubled; the round after it is not due.
    pair(&mut arbiter, &slug, "1").assert_status(303);
    pair(&mut arbiter, &slug, "2").assert_status(422);
    publish(&mut arbiter, &slug, 2).assert_status(422);
    assert_eq!(app.count("rounds"), 1);
    assert_eq!(pairs(&app, 1).len(), 3);
}

fn outdated_draft_is_not_published(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Superato", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    pair(&mut arbiter, &slug, "2").assert_status(303);
    let drafted = pairs(&app, 2);
    press_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    // Desk, question and refusal all say so, and offer the one thing to do.
    let stale = "The draft no longer holds. Changed since it was prepared: results.";
    let desk = arbiter.open(&format!("/t/{slug}/desk/2"));
    desk.assert_ok()
        .assert_shows(stale)
        .assert_hides("The draft can be published.");
    let question = arbiter.open(&format!("/t/{slug}/desk/2/publish"));
    question.assert_ok().assert_shows(stale);
    question.assert_shows("of 4 boards would differ");
    assert_eq!(question.texts("form[action$=\"/desk/2/publish\"]").len(), 0);
    let refused = publish(&mut arbiter, &slug, 2);
    refused.assert_status(422).assert_shows(stale);
    assert_eq!(pairs(&app, 2), drafted);
    arbiter.send(refused.form("form.again")).assert_status(303);
    arbiter
        .open(&format!("/t/{slug}/desk/2"))
        .assert_ok()
        .assert_hides("no longer holds");
    publish(&mut arbiter, &slug, 2).assert_status(303);
    assert_ne!(pairs(&app, 2), drafted);
    // A withdrawal after the draft makes it outdated too.
    enter_all(&mut arbiter, &slug, 2, "1/2-1/2");
    pair(&mut arbiter, &slug, "3").assert_status(303);
    let entry = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    post(
        &mut arbiter,
        &format!("/t/{slug}/entries/{entry}/withdraw"),
        &[],
    )
    .assert_status(303);
    publish(&mut arbiter, &slug, 3).assert_status(422);
}

fn impossible_rounds_say_so(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo di Uno", 1);
    let before = app.count("rounds");
    pair(&mut arbiter, &slug, "1")
        .assert_status(422)
        .assert_shows("At least two players");
    assert_eq!(app.count("rounds"), before);
    // Two players: after one round nobody is left to meet. Four: after three.
    for (players, playable) in [(2, 1), (4, 3)] {
        let slug = with_round_published(&mut arbiter, &format!("Torneo di {players}"), players);
        enter_all(&mut arbiter, &slug, 1, "1/2-1/2");
        for round in 2..=playable {
            publish_round(&mut arbiter, &slug, round);
            enter_all(&mut arbiter, &slug, round, "1/2-1/2");
        }
        let before = app.state();
        let due = (playable + 1).to_string();
        let refused = pair(&mut arbiter, &slug, &due);
        refused.assert_status(422).assert_shows("cannot be paired");
        assert_eq!(app.state(), before, "{players} players");
    }
}

/// Public addresses of a tournament, players' pages included.
fn public(app: &TestApp, slug: &str) -> Vec<String> {
    let pages = [
        "",
        "/round/1",
        "/players",
        "/standings",
        "/crosstable",
        "/announcement",
        "/my-board",
        "/standings.csv",
        "/tournament.trf",
        "/tournament.trf26",
    ];
    let mut paths: Vec<String> = pages
        .iter()
        .map(|page| format!("/t/{slug}{page}"))
        .collect();
    for entry in app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id") {
        paths.push(format!("/t/{slug}/player/{entry}"));
        paths.push(format!("/t/{slug}/my-board/{entry}"));
        paths.push(format!("/t/{slug}/my-board?q={entry}"));
    }
    paths
}

/// What a visitor gets, without what is new in every answer.
pub fn visible(visitor: &mut Browser, path: &str) -> (u16, String) {
    let page = visitor.get(path);
    (page.status, without_secrets(&page.html()))
}

/// Without form tokens and idempotency keys.
pub fn without_secrets(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = ["name=\"csrf\" value=\"", "name=\"key\" value=\""]
        .iter()
        .filter_map(|mark| rest.find(mark).map(|at| at + mark.len()))
        .min()
    {
        text.push_str(&rest[..at]);
        rest = rest[at..].find('"').map_or("", |end| &rest[at + end..]);
    }
    text.push_str(rest);
    text
}

fn visitors_see_no_draft(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo Nascosto", 7);
    let mut visitor = app.browser();
    visitor.get("/login");
    pair(&mut arbiter, &slug, "1").assert_status(303);
    let draft_pages = |round: u8| {
        ["", "/pairings.csv", "/games.pgn"]
            .map(|end| format!("/t/{slug}/round/{round}{end}"))
            .into_iter()
            .chain(
                ["pairings", "names", "standings"]
                    .map(|kind| format!("/t/{slug}/print/{kind}/{round}")),
            )
            .collect::<Vec<_>>()
    };
    for path in draft_pages(1) {
        visitor.get(&path).assert_status(404);
    }
    publish(&mut arbiter, &slug, 1).assert_status(303);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let paths = public(&app, &slug);
    let before: Vec<_> = paths
        .iter()
        .map(|path| visible(&mut visitor, path))
        .collect();
    assert!(before.iter().filter(|(status, _)| *status == 200).count() > 10);
    // Seven players: the draft gives a bye, which must not show either.
    pair(&mut arbiter, &slug, "2").assert_status(303);
    for path in draft_pages(2) {
        visitor.get(&path).assert_status(404);
    }
    for (path, before) in paths.iter().zip(before) {
        assert_eq!(visible(&mut visitor, path), before, "{path}");
    }
}

fn byes_withdrawals_late_entries(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Assenze", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    let path = |entry: &str, what: &str| format!("/t/{slug}/entries/{entry}/{what}");
    let bye = |arbiter: &mut Browser, entry: &str, round: &str, kind: &str| {
        post(
            arbiter,
            &path(entry, "bye"),
            &[("round", round), ("kind", kind)],
        )
    };
    let is_paired = |app: &TestApp, entry: &str, round: u8| {
        app.count(&format!(
            "pairings p JOIN rounds r ON r.id = p.round_id WHERE r.number = {round} \
             AND (p.white_entry_id = {entry} OR p.black_entry_id = {entry})"
        )) == 1
    };
    let before = app.state();
    bye(&mut arbiter, &entries[0], "1", "H").assert_status(422);
    bye(&mut arbiter, &entries[0], "8", "H").assert_status(422);
    assert_eq!(bye(&mut arbiter, &entries[0], "2", "U").status / 100, 4);
    bye(&mut arbiter, "999999", "2", "H").assert_status(404);
    assert_eq!(app.state(), before);
    bye(&mut arbiter, &entries[0], "2", "H").assert_status(303);
    post(&mut arbiter, &path(&entries[1], "withdraw"), &[]).assert_status(303);
    post(&mut arbiter, &path(&entries[1], "withdraw"), &[]).assert_status(422);
    // A latecomer: in from round 2, with nothing for round 1.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page
        .form("form[action$=\"/entries\"]")
        .set("last_name", "Tardivelli")
        .set("rating", "2500");
    arbiter.send(form).assert_status(303);
    let late = app
        .lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0);
    publish_round(&mut arbiter, &slug, 2);
    assert!(!is_paired(&app, &entries[0], 2), "half-point bye");
    assert!(!is_paired(&app, &entries[1], 2), "withdrawn");
    assert!(!is_paired(&app, &late, 1), "late");
    // Seven are left: one of them has the pairing-allocated bye.
    assert_eq!(pairs(&app, 2).len(), 3);
    assert_eq!(app.count("byes WHERE round = 2 AND kind = 'U'"), 1);
    assert_eq!(app.count("byes WHERE round = 2 AND kind = 'H'"), 1);
    bye(&mut arbiter, &entries[0], "2", "-").assert_status(422);
    // Back again, in round 3.
    enter_all(&mut arbiter, &slug, 2, "1/2-1/2");
    post(&mut arbiter, &path(&entries[1], "return"), &[]).assert_status(303);
    post(&mut arbiter, &path(&entries[1], "return"), &[]).assert_status(422);
    publish_round(&mut arbiter, &slug, 3);
    assert!(
        is_paired(&app, &entries[0], 3)
            || app.count(&format!(
                "byes WHERE round = 3 AND entry_id = {}",
                entries[0]
            )) == 1
    );
    assert!(
        is_paired(&app, &entries[1], 3)
            || app.count(&format!(
                "byes WHERE round = 3 AND entry_id = {}",
                entries[1]
            )) == 1
    );
    app.browser()
        .get(&format!("/t/{slug}/standings"))
        .assert_ok()
        .assert_shows("Tardivelli");
}

fn check_in_closes(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo dell'Appello", 6);
    let close = format!("/t/{slug}/entries/close-check-in");
    let before = app.state();
    post(&mut arbiter, &close, &[]).assert_status(422);
    assert_eq!(app.state(), before);
    let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    for entry in &entries[..4] {
        let to = format!("/t/{slug}/entries/{entry}/check-in");
        post(&mut arbiter, &to, &[("present", "1")]).assert_status(303);
    }
    // Nobody becomes absent by silence.
    let open = app.state();
    post(&mut arbiter, &close, &[]).assert_status(422);
    assert_eq!(app.state(), open);
    let absent = [("unseen", "absent")];
    post(&mut arbiter, &close, &absent).assert_status(303);
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(pairs(&app, 1).len(), 2);
    for absent in &entries[4..] {
        let paired = app.count(&format!(
            "pairings WHERE white_entry_id = {absent} OR black_entry_id = {absent}"
        ));
        assert_eq!(paired, 0, "entry {absent} was absent");
    }
    // Too late to close it now.
    post(&mut arbiter, &close, &[]).assert_status(422);
}

fn a_prohibition_lasts_to_the_last_round(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo dei Fratelli", 4);
    let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    // Without it the first would meet the third.
    let fields = [
        ("first", entries[0].as_str()),
        ("second", entries[2].as_str()),
    ];
    let to = format!("/t/{slug}/entries/forbid");
    post(&mut arbiter, &to, &fields).assert_status(303);
    let rounds = |app: &TestApp| {
        app.lines(
            "SELECT CAST(first_round AS TEXT) || '-' || CAST(last_round AS TEXT) AS line \
             FROM forbidden_pairs",
        )
    };
    assert_eq!(rounds(&app), ["1-7"]);
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings").set("rounds", "9");
    arbiter.send(form).assert_status(303);
    assert_eq!(rounds(&app), ["1-9"]);
    publish_round(&mut arbiter, &slug, 1);
    let met = app.count(&format!(
        "pairings WHERE (white_entry_id = {0} AND black_entry_id = {1}) \
         OR (white_entry_id = {1} AND black_entry_id = {0})",
        entries[0], entries[2]
    ));
    assert_eq!(met, 0);
}
