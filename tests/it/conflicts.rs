//! Two values for one board: kept until an arbiter settles them. Undo: what a key did, on the board where it was pressed.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::{done_for_a_reason, enter_all, press_result, with_round_published},
};

on_both_databases!(
    a_conflict_stays_until_settled,
    a_conflict_ends_when_both_agree,
    a_conflict_is_withdrawn_by_its_author,
    a_conflict_stops_the_next_round,
    a_conflict_keeps_the_tournament_open,
    a_second_key_follows_the_first,
    a_value_of_both_is_not_corrected_unseen,
    a_value_agreed_upon_is_not_corrected_unseen,
    undo_names_its_request,
    undo_of_a_value_that_stood_there,
    looks_up_every_match,
);

/// Six players, three boards, round 1 published; the chief and a deputy.
fn two_arbiters(app: &mut TestApp) -> (Browser, Browser, String) {
    let mut chief = app.admin();
    let slug = with_round_published(&mut chief, "Torneo dei Due Banchi", 6);
    let mut deputy = app.account("dora", None);
    crate::support::tournament::name_deputy(&mut chief, &slug, "dora", &mut deputy);
    (chief, deputy, slug)
}

/// The two, after the chief entered 1–0 at board 1 and the deputy, who had not seen it, 0–1.
fn disagreeing(app: &mut TestApp) -> (Browser, Browser, String) {
    let (mut chief, mut deputy, slug) = two_arbiters(app);
    enter(&mut chief, &slug, ("1", "1", "1-0"), 1, &[]).assert_status(303);
    enter(&mut deputy, &slug, ("1", "1", "0-1"), 2, &[]).assert_status(409);
    (chief, deputy, slug)
}

/// A key of a request, the same for the same number.
fn key(number: u32) -> String {
    format!("{number:032x}")
}

/// Posts to the desk of round 1 with the fields given beside the form token.
fn post(browser: &mut Browser, slug: &str, address: &str, fields: &[(&str, &str)]) -> Page {
    let page = browser.open("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend_from_slice(fields);
    browser.post(&format!("/t/{slug}/desk/1/{address}"), &all)
}

/// An entry at a board as the row of version `version` sends it, with key `number`.
fn enter(
    browser: &mut Browser,
    slug: &str,
    (board, version, result): (&str, &str, &str),
    number: u32,
    more: &[(&str, &str)],
) -> Page {
    let key = key(number);
    let mut fields = vec![
        ("board", board),
        ("version", version),
        ("result", result),
        ("key", key.as_str()),
    ];
    fields.extend_from_slice(more);
    post(browser, slug, "result", &fields)
}

fn undo(browser: &mut Browser, slug: &str, undoes: u32, number: u32) -> Page {
    let (undoes, key) = (key(undoes), key(number));
    post(browser, slug, "undo", &[("undoes", &undoes), ("key", &key)])
}

/// Boards that a desk shows with two values.
fn unclear(browser: &mut Browser, slug: &str) -> Vec<String> {
    let page = browser.open(&format!("/t/{slug}/desk/1"));
    page.attributes("tr.conflict", "data-board")
}

fn a_conflict_stays_until_settled(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = disagreeing(&mut app);
    // Sent again it counts once.
    enter(&mut deputy, &slug, ("1", "1", "0-1"), 2, &[]).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
    assert_eq!(app.count("result_conflicts"), 1);
    assert_eq!(app.count("audit WHERE action = 'result.conflict'"), 1);
    // Both desks, the filter and the floor show it, however often they are read.
    for _ in 0..2 {
        assert_eq!(unclear(&mut chief, &slug), ["1"]);
        assert_eq!(unclear(&mut deputy, &slug), ["1"]);
    }
    let only = chief.open(&format!("/t/{slug}/desk/1?show=unclear"));
    assert_eq!(only.attributes("tr[data-board]", "data-board"), ["1"]);
    let floor = deputy.open(&format!("/t/{slug}/floor"));
    assert_eq!(floor.attributes("ol.calls > li.first", "data-board"), ["1"]);
    floor.assert_shows("0–1");
    // A third value settles nothing; choosing one of the two does.
    let page = chief.open(&format!("/t/{slug}/desk/1?board=1"));
    chief
        .send(page.form("#keys-1 form").press("result", "1/2-1/2"))
        .assert_status(303);
    assert_eq!(unclear(&mut chief, &slug), ["1"]);
    let page = chief.open(&format!("/t/{slug}/desk/1?board=1"));
    chief
        .send(page.form("tr.choose form").press("result", "0-1"))
        .assert_status(303);
    assert_eq!(app.boards(1)[0], "1 0-1 v4");
    assert!(unclear(&mut deputy, &slug).is_empty());
    let floor = deputy.open(&format!("/t/{slug}/floor"));
    assert!(floor.attributes("ol.calls > li", "data-board").is_empty());
    let history = chief.open(&format!("/t/{slug}/desk/1/board/1/history"));
    assert_eq!(history.texts("tbody tr").len(), 4);
}

fn a_conflict_ends_when_both_agree(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = disagreeing(&mut app);
    // The chief corrects to what the deputy said, without having seen it.
    enter(&mut chief, &slug, ("1", "2", "0-1"), 3, &[]).assert_status(303);
    assert!(unclear(&mut chief, &slug).is_empty());
    // Taken back, they differ again.
    undo(&mut chief, &slug, 3, 4).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v4");
    assert_eq!(unclear(&mut deputy, &slug), ["1"]);
    // The deputy's own next word counts in place of the first: the same as the chief's.
    press_result(&mut deputy, &slug, 1, 1, "1-0").assert_status(303);
    assert!(unclear(&mut deputy, &slug).is_empty());
}

fn a_conflict_is_withdrawn_by_its_author(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = disagreeing(&mut app);
    let second = [("after", key(2))];
    let after = [(second[0].0, second[0].1.as_str())];
    // A second key of the deputy, who has not seen the chief's value: still a conflict, in place of the first.
    enter(&mut deputy, &slug, ("1", "1", "1/2-1/2"), 3, &after).assert_status(409);
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
    assert_eq!(app.count("result_conflicts WHERE settled IS NULL"), 1);
    // Nobody else takes it back.
    undo(&mut chief, &slug, 3, 4).assert_status(422);
    undo(&mut deputy, &slug, 3, 5).assert_status(303);
    deputy
        .open(&format!("/t/{slug}/desk/1"))
        .assert_shows("you 0–1");
    undo(&mut deputy, &slug, 2, 6).assert_status(303);
    assert!(unclear(&mut chief, &slug).is_empty());
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
    undo(&mut deputy, &slug, 2, 7).assert_status(422);
}

fn a_conflict_stops_the_next_round(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = two_arbiters(&mut app);
    enter_all(&mut chief, &slug, 1, "1/2-1/2");
    enter(&mut deputy, &slug, ("2", "1", "0-1"), 2, &[]).assert_status(409);
    let page = chief.open(&format!("/t/{slug}/desk/1"));
    chief.send(page.form_to("/pair")).assert_status(303);
    let publish = |chief: &mut Browser| {
        let page = chief.open(&format!("/t/{slug}/desk/2/publish"));
        chief.send(page.assert_ok().form("main form.mt"))
    };
    publish(&mut chief)
        .assert_status(422)
        .assert_shows("One board has two different values (board 2 (round 1))");
    assert_eq!(app.count("rounds WHERE state = 'published'"), 1);
    undo(&mut deputy, &slug, 2, 3).assert_status(303);
    publish(&mut chief).assert_status(303);
}

fn a_conflict_keeps_the_tournament_open(mut app: TestApp) {
    let (mut chief, _, slug) = disagreeing(&mut app);
    for board in [2, 3] {
        press_result(&mut chief, &slug, 1, board, "1-0").assert_status(303);
    }
    let settings = format!("/t/{slug}/settings");
    let page = chief.open(&settings);
    done_for_a_reason(&mut chief, page.form_to("/settings").set("rounds", "1"));
    let form = chief.open(&settings).form_to("/finish");
    chief
        .send(form.clone())
        .assert_status(422)
        .assert_shows("two different values");
    assert_eq!(app.count("tournaments WHERE state = 'finished'"), 0);
    let page = chief.open(&format!("/t/{slug}/desk/1?board=1"));
    chief
        .send(page.form("tr.choose form").press("result", "1-0"))
        .assert_status(303);
    let form = chief.open(&settings).form_to("/finish");
    chief.send(form).assert_status(303);
    assert_eq!(app.count("tournaments WHERE state = 'finished'"), 1);
}

fn a_second_key_follows_the_first(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = two_arbiters(&mut app);
    let (first, second) = (key(1), key(2));
    enter(&mut chief, &slug, ("1", "1", "1-0"), 1, &[]).assert_status(303);
    // Sent before the answer to the first came: with its version, and its key.
    enter(
        &mut chief,
        &slug,
        ("1", "1", "0-1"),
        2,
        &[("after", &first)],
    )
    .assert_status(303);
    assert_eq!(app.boards(1)[0], "1 0-1 v3");
    // Somebody else between the two: the second is no correction of what they wrote.
    press_result(&mut deputy, &slug, 1, 1, "1/2-1/2").assert_status(303);
    enter(
        &mut chief,
        &slug,
        ("1", "1", "1-0"),
        3,
        &[("after", &second)],
    )
    .assert_status(409);
    assert_eq!(app.boards(1)[0], "1 1/2-1/2 v4");
    // Nor of what they only repeated.
    enter(&mut chief, &slug, ("1", "1", "1/2-1/2"), 5, &[]).assert_status(303);
    let repeated = key(5);
    let after = [("after", repeated.as_str())];
    enter(&mut chief, &slug, ("1", "1", "1-0"), 6, &after).assert_status(409);
    // Another's key is no key.
    let foreign = key(3);
    enter(
        &mut deputy,
        &slug,
        ("1", "1", "0-1"),
        4,
        &[("after", &foreign)],
    )
    .assert_status(409);
    assert_eq!(app.boards(1)[0], "1 1/2-1/2 v5");
}

fn a_value_of_both_is_not_corrected_unseen(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = two_arbiters(&mut app);
    enter(&mut chief, &slug, ("1", "1", "1-0"), 1, &[]).assert_status(303);
    enter(&mut deputy, &slug, ("1", "1", "1-0"), 2, &[]).assert_status(303);
    // The chief corrects what they pressed before, and has not seen that the deputy entered it too.
    let first = key(1);
    let after = [("after", first.as_str())];
    enter(&mut chief, &slug, ("1", "1", "0-1"), 3, &after).assert_status(409);
    assert_eq!(app.boards(1)[0], "1 1-0 v3");
    assert_eq!(unclear(&mut deputy, &slug), ["1"]);
    // Nor by a page that showed the own value stored, read before the other entered it.
    enter(&mut chief, &slug, ("2", "1", "1-0"), 4, &[]).assert_status(303);
    enter(&mut deputy, &slug, ("2", "2", "1-0"), 5, &[]).assert_status(303);
    let fourth = key(4);
    let after = [("after", fourth.as_str())];
    enter(&mut chief, &slug, ("2", "2", "0-1"), 6, &after).assert_status(409);
    assert_eq!(app.boards(1)[1], "2 1-0 v3");
    // Once seen it is corrected.
    enter(&mut chief, &slug, ("3", "1", "1-0"), 7, &[]).assert_status(303);
    enter(&mut deputy, &slug, ("3", "2", "1-0"), 8, &[]).assert_status(303);
    enter(&mut chief, &slug, ("3", "3", "0-1"), 9, &[]).assert_status(303);
    assert_eq!(app.boards(1)[2], "3 0-1 v4");
}

fn a_value_agreed_upon_is_not_corrected_unseen(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = disagreeing(&mut app);
    let keys = [1, 3, 4, 5].map(key);
    let after = |place: usize| [("after", keys[place].as_str())];
    // The chief, who has seen nothing of the deputy, comes to the deputy's value, and goes on before any answer.
    enter(&mut chief, &slug, ("1", "1", "0-1"), 3, &after(0)).assert_status(303);
    assert!(unclear(&mut deputy, &slug).is_empty());
    enter(&mut chief, &slug, ("1", "1", "1/2-1/2"), 4, &after(1)).assert_status(409);
    assert_eq!(app.boards(1)[0], "1 0-1 v3");
    assert_eq!(unclear(&mut deputy, &slug), ["1"]);
    // To come back to it once more changes nothing of that.
    enter(&mut chief, &slug, ("1", "1", "0-1"), 5, &after(2)).assert_status(303);
    assert!(unclear(&mut deputy, &slug).is_empty());
    enter(&mut chief, &slug, ("1", "1", "+/-"), 6, &after(3)).assert_status(409);
    assert_eq!(app.boards(1)[0], "1 0-1 v3");
    // Once seen it is corrected.
    undo(&mut chief, &slug, 6, 7).assert_status(303);
    enter(&mut chief, &slug, ("1", "3", "1-0"), 8, &[]).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v4");
    assert!(unclear(&mut deputy, &slug).is_empty());
}

fn undo_names_its_request(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = two_arbiters(&mut app);
    let first = key(1);
    enter(&mut chief, &slug, ("1", "1", "1-0"), 1, &[]).assert_status(303);
    enter(
        &mut chief,
        &slug,
        ("1", "1", "0-1"),
        2,
        &[("after", &first)],
    )
    .assert_status(303);
    enter(&mut chief, &slug, ("2", "1", "1-0"), 3, &[]).assert_status(303);
    // In any order, each on its own board; what came before stands again, and can be taken back too.
    undo(&mut chief, &slug, 2, 4).assert_status(303);
    assert_eq!(app.boards(1), ["1 1-0 v4", "2 1-0 v2", "3  v1"]);
    undo(&mut chief, &slug, 1, 5).assert_status(303);
    undo(&mut chief, &slug, 1, 5).assert_status(303);
    assert_eq!(app.boards(1), ["1  v5", "2 1-0 v2", "3  v1"]);
    undo(&mut chief, &slug, 1, 6).assert_status(422);
    // Not what somebody else changed since, and not what was never sent.
    press_result(&mut deputy, &slug, 1, 2, "0-1").assert_status(303);
    undo(&mut chief, &slug, 3, 7).assert_status(422);
    undo(&mut chief, &slug, 99, 8).assert_status(422);
    assert_eq!(app.boards(1)[1], "2 0-1 v3");
}

fn undo_of_a_value_that_stood_there(mut app: TestApp) {
    let (mut chief, mut deputy, slug) = two_arbiters(&mut app);
    press_result(&mut chief, &slug, 1, 2, "1-0").assert_status(303);
    enter(&mut deputy, &slug, ("1", "1", "1-0"), 1, &[]).assert_status(303);
    enter(&mut deputy, &slug, ("2", "1", "1-0"), 2, &[]).assert_status(303);
    // The deputy's newest entry changed nothing; taking it back does not take the one before it back.
    let desk = format!("/t/{slug}/desk/1");
    let page = deputy.open(&desk);
    page.assert_shows("Board 2, 1–0");
    deputy.send(page.form_to("/undo")).assert_status(303);
    assert_eq!(app.boards(1)[..2], ["1 1-0 v2", "2 1-0 v3"]);
    // They believe the board empty: another value of theirs is no correction of the chief's.
    let back = key(3);
    enter(&mut deputy, &slug, ("2", "1", "1-0"), 4, &[]).assert_status(303);
    undo(&mut deputy, &slug, 4, 3).assert_status(303);
    enter(
        &mut deputy,
        &slug,
        ("2", "1", "0-1"),
        5,
        &[("after", &back)],
    )
    .assert_status(409);
    assert_eq!(app.boards(1)[1], "2 1-0 v4");
}

fn looks_up_every_match(mut app: TestApp) {
    let (mut chief, _, slug) = two_arbiters(&mut app);
    let desk = format!("/t/{slug}/desk/1");
    let all = chief.open(&desk);
    let surname = all.texts("tr[data-board] td.pw b").remove(0);
    // All of these invented players share the beginning of their names.
    let wanted = surname.get(..3).unwrap().to_lowercase();
    for (turn, board) in ["1", "2", "3", "1"].into_iter().enumerate() {
        let page = chief.open(&format!("{desk}?board={wanted}&nth={turn}"));
        assert_eq!(page.attributes("tr.now", "data-board"), [board]);
        assert_eq!(page.attributes("[data-matches]", "data-matches"), ["3"]);
    }
    let none = chief.open(&format!("{desk}?board=zzz"));
    none.assert_shows("No such board or surname: zzz");
}
