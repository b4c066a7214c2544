//! Several stages: two round robins, whose first go on into a knock-out; a play-off decides where two are level; how each came
//! is kept, shown and taken along in the archive.

use crate::{
    round_robin,
    sections::{add, event_of},
    support::{
        Browser, TestApp, on_both_databases,
        tournament::{prepare, press_result},
    },
};

on_both_databases!(
    two_groups_and_a_final,
    a_play_off_decides_who_goes_on,
    groups_are_sections_of_one_event,
);

/// A round robin of so many, with section B beside it and a final: slugs of the groups and of the final.
fn stages(arbiter: &mut Browser, players: usize) -> [String; 3] {
    let a = round_robin::with_players(arbiter, "Girone A", "round-robin", "rating", players);
    event_of(arbiter, &a, "Coppa delle Saline");
    let b = add(arbiter, &a, "B");
    for number in 1..=players {
        let page = arbiter.open(&format!("/t/{b}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("Salinari{number:02}"))
            .set("first_name", "Oreste")
            .set("rating", &(2300 - number * 9).to_string());
        arbiter.send(form).assert_status(303);
    }
    let last = add(arbiter, &a, "Finale");
    let page = arbiter.open(&format!("/t/{last}/settings"));
    let form = page
        .form_to("/settings")
        .set("pairing_edition", "knock-out")
        .set("numbering", "hand")
        .set("rounds", "");
    arbiter.send(form).assert_status(303);
    for group in [&a, &b] {
        round_robin::published(arbiter, group);
    }
    [a, b, last]
}

/// The first of each pair of numbers wins: everybody has another number of points.
fn play(arbiter: &mut Browser, app: &TestApp, slug: &str) {
    let boards = app.lines(&format!(
        "SELECT r.number || ' ' || p.board || ' ' || w.tpn || ' ' || b.tpn AS line FROM pairings p \
         JOIN rounds r ON r.id = p.round_id JOIN tournaments t ON t.id = r.tournament_id \
         JOIN entries w ON w.id = p.white_entry_id JOIN entries b ON b.id = p.black_entry_id \
         WHERE t.slug = '{slug}' ORDER BY r.number, p.board"
    ));
    for line in boards {
        let numbers: Vec<u16> = line.split(' ').map(|n| n.parse().unwrap()).collect();
        let [round, board, white, black] = numbers[..] else {
            panic!("{line}");
        };
        let code = if white < black { "1-0" } else { "0-1" };
        let round = u8::try_from(round).unwrap();
        press_result(arbiter, slug, round, board, code).assert_status(303);
    }
}

fn choose(arbiter: &mut Browser, last: &str, groups: [&str; 2], first: &str, best: &str) {
    let page = arbiter.open(&format!("/t/{last}/settings/stage"));
    let mut form = page.assert_ok().form_to("/settings/stage");
    for group in groups {
        form = form.tick_value("groups", group);
    }
    let form = form.set("first_of_each", first).set("best_next", best);
    arbiter.send(form).assert_status(303);
}

fn entered(app: &TestApp, slug: &str) -> Vec<String> {
    app.lines(&format!(
        "SELECT e.tpn || ' ' || e.last_name || ' ' || q.group_label || ' ' || q.place || ' ' || q.points || '/' || q.most \
         || ' ' || q.grounds AS line FROM qualified q JOIN entries e ON e.id = q.entry_id \
         WHERE q.tournament_id = (SELECT id FROM tournaments WHERE slug = '{slug}') ORDER BY e.tpn"
    ))
}

fn two_groups_and_a_final(mut app: TestApp) {
    let mut arbiter = app.admin();
    let [a, b, last] = stages(&mut arbiter, 4);
    // Nobody goes on by no rule; a rule by which nobody does is refused.
    let mut visitor = app.browser().in_italian();
    visitor.get(&format!("/t/{last}/stage")).assert_status(404);
    let page = arbiter.open(&format!("/t/{last}/settings/stage"));
    let form = page.form_to("/settings/stage").tick_value("groups", &a);
    let form = form.set("first_of_each", "0").set("best_next", "0");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("Nobody goes on by this rule");
    choose(&mut arbiter, &last, [&a, &b], "2", "0");
    play(&mut arbiter, &app, &a);
    // One group is over: the public page says who goes on, and that it is provisional.
    let page = visitor.open(&format!("/t/{last}/stage"));
    page.assert_ok()
        .assert_shows("Passano i primi 2 di ogni girone.")
        .assert_shows("Provvisorio")
        .assert_shows("1° del girone");
    assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
    play(&mut arbiter, &app, &b);
    let page = visitor.open(&format!("/t/{last}/stage"));
    page.assert_ok().assert_shows("I gironi sono finiti");
    // The event leads there.
    let event = visitor
        .open(&format!("/t/{last}"))
        .link("Sezione Finale di Coppa delle Saline");
    let page = visitor.open(&event);
    assert!(page.html().contains(&format!("href=\"/t/{last}/stage\"")));
    // Those who go on are marked: one press enters them, by the seeds, who give the numbers.
    let page = arbiter.open(&format!("/t/{last}/settings/stage"));
    arbiter
        .send(page.assert_ok().form_to("/stage/enter"))
        .assert_status(303);
    let four = [
        "1 Provetti01 A 1 6/6 place",
        "2 Salinari01 B 1 6/6 place",
        "3 Provetti02 A 2 4/6 place",
        "4 Salinari02 B 2 4/6 place",
    ];
    assert_eq!(entered(&app, &last), four);
    // A second press finds nobody who is not in.
    let page = arbiter.open(&format!("/t/{last}/settings/stage"));
    page.assert_ok().assert_shows("entered");
    arbiter
        .send(page.form_to("/stage/enter"))
        .assert_status(422);
    assert_eq!(entered(&app, &last).len(), 4);
    // The winners of the groups meet those placed second in the other one.
    let page = arbiter.open(&format!("/t/{last}/entries"));
    prepare(&mut arbiter, page.form_to("/desk/1/pair")).assert_status(303);
    let semifinals = app.lines(&format!(
        "SELECT w.last_name || '-' || b.last_name AS line FROM pairings p \
         JOIN entries w ON w.id = p.white_entry_id JOIN entries b ON b.id = p.black_entry_id \
         WHERE p.tournament_id = (SELECT id FROM tournaments WHERE slug = '{last}') ORDER BY p.board"
    ));
    let pairs: Vec<Vec<&str>> = semifinals
        .iter()
        .map(|line| {
            let mut two: Vec<&str> = line.split('-').collect();
            two.sort_unstable();
            two
        })
        .collect();
    assert_eq!(
        pairs,
        [["Provetti01", "Salinari02"], ["Provetti02", "Salinari01"]]
    );
    arbiter
        .open(&format!("/t/{last}/record"))
        .assert_shows("Entered from the groups");
    // The archive takes along from where they came.
    let archive = crate::archive::download(&mut arbiter, &last);
    let mut other = TestApp::on_sqlite();
    let mut there = other.admin();
    crate::archive::open(&mut there, &archive).assert_status(303);
    assert_eq!(entered(&other, &last), four);
    there
        .open(&format!("/t/{last}/stage"))
        .assert_shows(&format!("A group is not on this server: {a}, {b}"));
}

fn a_play_off_decides_who_goes_on(mut app: TestApp) {
    let mut arbiter = app.admin();
    let [a, b, last] = stages(&mut arbiter, 4);
    choose(&mut arbiter, &last, [&a, &b], "1", "1");
    play(&mut arbiter, &app, &a);
    play(&mut arbiter, &app, &b);
    // The second ones of both groups are level in points and tie-breaks.
    let page = arbiter.open(&format!("/t/{last}/settings/stage"));
    page.assert_ok()
        .assert_shows("To be decided")
        .assert_shows("Level with another group, 2 of 3");
    // The play-off is won by the one of group B, and the winner of A does not play on: the arbiter marks it so.
    let number = |name: &str| {
        app.lines(&format!(
            "SELECT t.slug || ' ' || e.tpn AS line FROM entries e JOIN tournaments t ON t.id = e.tournament_id \
             WHERE e.last_name = '{name}'"
        ))
        .remove(0)
    };
    let form = page
        .form_to("/stage/enter")
        .untick("take")
        .tick_value("take", &number("Salinari01"))
        .tick_value("take", &number("Salinari02"))
        .tick_value("take", &number("Provetti02"));
    arbiter.send(form).assert_status(303);
    assert_eq!(
        entered(&app, &last),
        [
            "1 Salinari01 B 1 6/6 place",
            "2 Provetti02 A 2 4/6 named",
            "3 Salinari02 B 2 4/6 named",
        ]
    );
    // An entry that goes takes with it how it came, and may come again.
    let entry = app
        .lines("SELECT CAST(entry_id AS TEXT) AS line FROM qualified ORDER BY id DESC")
        .remove(0);
    let page = arbiter.open(&format!("/t/{last}/entries"));
    let form = page.form_to(&format!("/entries/{entry}/remove"));
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("qualified"), 2);
}

fn groups_are_sections_of_one_event(mut app: TestApp) {
    let mut arbiter = app.admin();
    let alone = round_robin::with_players(&mut arbiter, "Da solo", "round-robin", "rating", 3);
    let page = arbiter.open(&format!("/t/{alone}/settings/stage"));
    page.assert_ok()
        .assert_shows("Groups and final are sections of one event");
    event_of(&mut arbiter, &alone, "Un evento");
    let last = add(&mut arbiter, &alone, "Finale");
    let other = round_robin::with_players(&mut arbiter, "Altrove", "round-robin", "rating", 3);
    let page = arbiter.open(&format!("/t/{last}/settings/stage"));
    let form = page.form_to("/settings/stage").forge("groups", &other);
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("The two tournaments are not sections of one event");
    assert_eq!(app.count("stages"), 0);
    // A deputy reads the rule and does not change it; nobody else sees the page.
    let mut visitor = app.browser();
    let page = visitor.get(&format!("/t/{last}/settings/stage"));
    assert_ne!(page.status, 200);
}
