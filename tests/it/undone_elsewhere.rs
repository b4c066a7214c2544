//! What touched the integrity of a tournament on one machine is undone on the next one, as long as nothing was built on
//! it.

use crate::{
    archive::{download, elsewhere, open, trail_is_sound},
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        tournament::{
            correct_result, done_for_a_reason, enter_all, press_result, publish_round,
            with_players, with_round_published,
        },
    },
};

on_both_databases!(
    everything_open_there_is_undone_here,
    a_round_by_hand_is_undone_here,
    an_import_is_undone_here,
    what_was_built_upon_stays,
);

fn page(browser: &mut Browser, slug: &str) -> Page {
    browser.open(&format!("/t/{slug}/integrity"))
}

fn undoable(browser: &mut Browser, slug: &str) -> usize {
    let page = page(browser, slug);
    page.attributes("form[action$='/integrity/undo']", "action")
        .len()
}

#[track_caller]
fn undo(browser: &mut Browser, slug: &str) {
    let form = page(browser, slug).form_to("/integrity/undo");
    done_for_a_reason(browser, form);
}

fn report(browser: &mut Browser, slug: &str) -> Vec<String> {
    let text = browser.get(&format!("/t/{slug}/tournament.trf26")).html();
    let lines = text.lines().filter(|line| line.starts_with("###"));
    lines.map(|line| line.trim_end().to_owned()).collect()
}

/// The whole page as text, without the computer's own addresses.
fn told(browser: &mut Browser, slug: &str) -> Vec<String> {
    page(browser, slug).texts("main tbody :is(th, td)")
}

/// Values of this tournament alone: on the other machine there is another one too.
fn lines(app: &TestApp, slug: &str, of: &str) -> Vec<String> {
    app.lines(&format!(
        "{of} AND x.tournament_id = (SELECT id FROM tournaments WHERE slug = '{slug}') ORDER BY 1"
    ))
}

fn numbers(app: &TestApp, slug: &str) -> Vec<String> {
    let of =
        "SELECT CAST(tpn AS TEXT) || ' ' || last_name AS line FROM entries x WHERE tpn IS NOT NULL";
    lines(app, slug, of)
}

fn prohibitions(app: &TestApp, slug: &str) -> Vec<String> {
    lines(
        app,
        slug,
        "SELECT a.last_name || '-' || b.last_name AS line FROM forbidden_pairs x \
         JOIN entries a ON a.id = x.first_entry_id JOIN entries b ON b.id = x.second_entry_id \
         WHERE 1 = 1",
    )
}

fn byes(app: &TestApp, slug: &str) -> Vec<String> {
    let of = "SELECT CAST(x.round AS TEXT) || x.kind AS line FROM byes x WHERE kind IN ('F', 'H')";
    lines(app, slug, of)
}

/// The tournament of the first machine, opened on another one with the other database.
fn moved(app: &TestApp, arbiter: &mut Browser, slug: &str) -> (TestApp, Browser) {
    let (other, mut there) = elsewhere(app);
    let archive = download(arbiter, slug);
    open(&mut there, &archive).assert_status(303);
    // What is said once after the opening.
    there.open("/mine");
    (other, there)
}

fn everything_open_there_is_undone_here(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo dei Due Computer", 6);
    let entries = format!("/t/{slug}/entries");
    let form = arbiter.open(&entries).form("form[action$=\"/entries\"]");
    let form = form.set("last_name", "Alberti").set("rating", "2393");
    arbiter.send(form).assert_status(303);
    publish_round(&mut arbiter, &slug, 1);
    let form = page(&mut arbiter, &slug).form_to("/fide-mode");
    done_for_a_reason(&mut arbiter, form);
    let forbid = |arbiter: &mut Browser, two: [usize; 2]| {
        let list = arbiter.open(&entries);
        let people = "form[action$='/entries/forbid'] select[name=first] option[value]";
        let mut people = list.attributes(people, "value");
        people.retain(|value| !value.is_empty());
        let form = list.form_to("/entries/forbid");
        let form = form.set("first", &people[two[0]]);
        done_for_a_reason(arbiter, form.set("second", &people[two[1]]));
    };
    forbid(&mut arbiter, [1, 4]);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    // From here on everything is open.
    let list = arbiter.open(&format!("/t/{slug}/numbers"));
    done_for_a_reason(&mut arbiter, list.form_to("/exchange"));
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    press_result(&mut arbiter, &slug, 2, 1, "adj").assert_status(303);
    let form = arbiter.open(&entries).form_to("/bye");
    let form = form.set("round", "4").set("kind", "F");
    arbiter.send(form).assert_status(303);
    let form = arbiter
        .open(&format!("/t/{slug}/settings"))
        .form_to("/settings");
    done_for_a_reason(&mut arbiter, form.set("rounds", "6"));
    let form = arbiter.open(&entries).form_to("/allow");
    done_for_a_reason(&mut arbiter, form);
    forbid(&mut arbiter, [2, 5]);
    let all = undoable(&mut arbiter, &slug);
    assert_eq!(all, 7);

    let (other, mut there) = moved(&app, &mut arbiter, &slug);
    assert_eq!(told(&mut there, &slug), told(&mut arbiter, &slug));
    assert_eq!(undoable(&mut there, &slug), all);
    for left in (0..all).rev() {
        undo(&mut there, &slug);
        assert_eq!(undoable(&mut there, &slug), left);
    }
    assert_eq!(numbers(&other, &slug)[..2], ["1 Alberti", "2 Provetti01"]);
    assert_eq!(byes(&other, &slug), [""; 0]);
    let form = there
        .open(&format!("/t/{slug}/settings"))
        .form_to("/settings");
    assert_eq!(form.value("rounds"), Some("7"));
    // The pair that was allowed is forbidden again, and the one forbidden after it is not.
    assert_eq!(prohibitions(&other, &slug).len(), 1);
    let remarks = report(&mut there, &slug);
    let undone = |what: &str| {
        let told = remarks.iter().filter(|line| line.contains("### Undone"));
        assert_eq!(
            told.filter(|line| line.contains(what)).count(),
            1,
            "{what} {remarks:?}"
        );
    };
    undone("Exchanged 1 - 2");
    undone("Result corrected 1.1");
    undone("Adjourned 2.1");
    undone("Rounds changed 7 > 6");
    undone("Full-point bye");
    let standing = there.open(&format!("/t/{slug}/desk/1/board/1/history"));
    standing.assert_shows("0–1");
    trail_is_sound(&other);

    // Back on the first machine it is told in the same way, and nothing is open any more.
    let back = download(&mut there, &slug);
    open(&mut arbiter, &back).assert_status(303);
    arbiter.open("/mine");
    let copy = format!("{slug}-2");
    assert_eq!(told(&mut arbiter, &copy), told(&mut there, &slug));
    assert_eq!(undoable(&mut arbiter, &copy), 0);
    assert_eq!(report(&mut arbiter, &copy), remarks);
    assert_eq!(numbers(&app, &copy), numbers(&other, &slug));
    trail_is_sound(&app);
}

fn a_round_by_hand_is_undone_here(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo delle Prove Altrove", 6);
    let pair = arbiter
        .open(&format!("/t/{slug}/entries"))
        .form_to("/desk/1/pair");
    crate::support::tournament::prepare(&mut arbiter, pair).assert_status(303);
    let draft = arbiter.open(&format!("/t/{slug}/desk/1"));
    arbiter.submit(draft.form_to("/hand/begin"));
    let hand = format!("/t/{slug}/desk/1/hand");
    let links = arbiter.open(&hand).attributes("td.pn a.seat", "href");
    let taken = arbiter.open(&links[0]);
    let turn = taken.attributes("button[name=colours]", "value");
    let colours = taken.form("#seats").press("colours", &turn[0]);
    arbiter.send(colours).assert_status(303);
    let form = arbiter.open(&hand).form_to("/desk/1/publish");
    arbiter.submit(form.set("reason", "Colori concordati"));
    let (other, mut there) = moved(&app, &mut arbiter, &slug);
    assert_eq!(undoable(&mut there, &slug), 1);
    undo(&mut there, &slug);
    let rounds = "SELECT x.state AS line FROM rounds x WHERE 1 = 1";
    assert_eq!(lines(&other, &slug, rounds), [""; 0]);
    assert_eq!(
        report(&mut there, &slug),
        ["### Undone @ Round 1: MPA, lo chiede il direttore"]
    );
    publish_round(&mut there, &slug, 1);
    assert_eq!(undoable(&mut there, &slug), 0);
}

fn an_import_is_undone_here(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let first = with_round_published(&mut arbiter, "Torneo da Copiare", 6);
    enter_all(&mut arbiter, &first, 1, "1-0");
    let text = arbiter.get(&format!("/t/{first}/tournament.trf26")).html();
    let text = text.replace("Torneo da Copiare", "Torneo Copiato");
    let preview = crate::exchange::preview(&mut arbiter, text.as_bytes());
    let slug = crate::exchange::confirm(&mut arbiter, &preview);
    assert_eq!(undoable(&mut arbiter, &slug), 1);
    let (other, mut there) = moved(&app, &mut arbiter, &slug);
    assert_eq!(undoable(&mut there, &slug), 1);
    undo(&mut there, &slug);
    assert_eq!(numbers(&other, &slug), [""; 0]);
    let told = report(&mut there, &slug);
    assert!(
        told.iter()
            .any(|line| line.starts_with("### Undone @ Round 1: Import")),
        "{told:?}"
    );
}

fn what_was_built_upon_stays(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo che Va Avanti", 6);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    correct_result(&mut arbiter, &slug, 1, 2, "0-1").assert_status(303);
    let (_other, mut there) = moved(&app, &mut arbiter, &slug);
    assert_eq!(undoable(&mut there, &slug), 2);
    // The board went on here.
    correct_result(&mut there, &slug, 1, 1, "1/2-1/2").assert_status(303);
    assert_eq!(undoable(&mut there, &slug), 2);
    // Then the round did.
    enter_all(&mut there, &slug, 2, "1-0");
    publish_round(&mut there, &slug, 3);
    assert_eq!(undoable(&mut there, &slug), 0);
    page(&mut there, &slug).assert_shows("Non più: dopo si è andati avanti");
    // Of another machine, and of nobody.
    for (trail, row) in [("1", "999999"), ("7", "1"), ("x", "1")] {
        let csrf = there
            .open("/account")
            .form_to("/logout")
            .value("csrf")
            .unwrap()
            .to_owned();
        let fields = [
            ("csrf", csrf.as_str()),
            ("trail", trail),
            ("row", row),
            ("reason", "x"),
        ];
        let answer = there.post(&format!("/t/{slug}/integrity/undo"), &fields);
        assert!(
            [404, 422].contains(&answer.status),
            "{trail} {row}: {}",
            answer.status
        );
    }
}
