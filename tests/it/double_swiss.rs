//! An event by the Double-Swiss System through its pages: matches of two games, each game a round, both made and published together.

use crate::{
    exchange::{confirm, preview},
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        tournament::{enter_all, prepare, press_result, publish_round},
    },
};

on_both_databases!(
    an_event_of_matches_from_its_creation_to_its_report,
    whoever_misses_a_match_misses_both_games,
    a_match_is_taken_back_whole_and_made_by_hand,
);

/// Makes an event of three matches with so many players.
fn event(arbiter: &mut Browser, players: usize) -> String {
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", "Doppio del Faro")
        .set("town", "Roccafiorita")
        .set("rounds", "5")
        .set("pairing_edition", "double-swiss");
    // Five rounds are two matches and a half.
    let refused = arbiter.send(form);
    refused
        .assert_status(422)
        .assert_shows("serve un numero pari di turni, non 5");
    let form = refused.form_to("/tournaments/new").set("rounds", "6");
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
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

/// Posts fields with the token of the session.
fn post(arbiter: &mut Browser, to: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.open("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend_from_slice(fields);
    arbiter.post(to, &all)
}

/// White and Black of each board of a round, by number of the entry.
fn seats(app: &TestApp, round: u8) -> Vec<String> {
    app.lines(&format!(
        "SELECT CAST(p.white_entry_id AS TEXT) || '-' || CAST(p.black_entry_id AS TEXT) AS line \
         FROM pairings p JOIN rounds r ON r.id = p.round_id WHERE r.number = {round} ORDER BY p.board"
    ))
}

fn turned(seats: &[String]) -> Vec<String> {
    let turn = |seat: &String| {
        let (white, black) = seat.split_once('-').unwrap();
        format!("{black}-{white}")
    };
    seats.iter().map(turn).collect()
}

/// The byes of a round: entry and kind.
fn byes(app: &TestApp, round: u8) -> Vec<String> {
    app.lines(&format!(
        "SELECT CAST(entry_id AS TEXT) || kind AS line FROM byes WHERE round = {round} ORDER BY entry_id, kind"
    ))
}

fn an_event_of_matches_from_its_creation_to_its_report(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = event(&mut arbiter, 7);
    let mut visitor = app.browser().in_italian();
    visitor
        .open(&format!("/t/{slug}"))
        .assert_shows("Doppio svizzero");
    for (first, [one, two]) in [
        (1, ["1-0", "1/2-1/2"]),
        (3, ["0-1", "0-1"]),
        (5, ["1-0", "1-0"]),
    ] {
        let second = first + 1;
        publish_round(&mut arbiter, &slug, first);
        assert_eq!(turned(&seats(&app, first)), seats(&app, second));
        // The bye is worth a game won and one drawn.
        let holder = byes(&app, first);
        assert_eq!(holder.len(), 1, "{holder:?}");
        assert_eq!(byes(&app, second), [holder[0].replace('U', "H")]);
        let page = visitor.open(&format!("/t/{slug}/round/{second}"));
        page.assert_shows(&format!("Incontro {}, partita 2 di 2.", second / 2));
        // Without a round the first one with open games is shown.
        let page = visitor.open(&format!("/t/{slug}"));
        page.assert_shows(&format!("Turno {first} in gioco"));
        // On their phones players see the game that they play now.
        let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
        visitor
            .open(&format!("/t/{slug}/my-board/{}", entries[0]))
            .assert_shows(&format!("Turno {first}"));
        // A result of either game is entered at once, in any order, and asks nothing.
        press_result(&mut arbiter, &slug, second, 1, two).assert_status(303);
        press_result(&mut arbiter, &slug, first, 1, one).assert_status(303);
        enter_all(&mut arbiter, &slug, first, one);
        visitor
            .open(&format!("/t/{slug}"))
            .assert_shows(&format!("Turno {second} in gioco"));
        // The next match is published when both games are known.
        if first < 5 {
            let page = arbiter.open(&format!("/t/{slug}/entries"));
            let form = page.form_to(&format!("/desk/{}/pair", second + 1));
            prepare(&mut arbiter, form).assert_status(303);
            let to = format!("/t/{slug}/desk/{}/publish", second + 1);
            post(&mut arbiter, &to, &[]).assert_status(422);
        }
        enter_all(&mut arbiter, &slug, second, two);
        let why = visitor.open(&format!("/t/{slug}/round/{first}/why"));
        why.assert_ok().assert_shows("C.04.5");
        visitor
            .open(&format!("/t/{slug}/round/{second}/why"))
            .assert_ok();
    }
    visitor
        .open(&format!("/t/{slug}/standings"))
        .assert_shows("4½");
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    assert!(report.contains("192 FIDE_DOUBLESWISS"), "{report}");
    let page = preview(&mut arbiter, report.as_bytes());
    page.assert_ok();
    let copy = confirm(&mut arbiter, &page);
    let again = arbiter.get(&format!("/t/{copy}/tournament.trf26")).html();
    let without = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.contains("Import @"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without(&again), without(&report));
}

fn whoever_misses_a_match_misses_both_games(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = event(&mut arbiter, 8);
    let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    let bye = |arbiter: &mut Browser, entry: &str, round: &str, kind: &str| {
        let path = format!("/t/{slug}/entries/{entry}/bye");
        post(arbiter, &path, &[("round", round), ("kind", kind)])
    };
    // Asked for the second game, it is of the match.
    bye(&mut arbiter, &entries[0], "4", "H").assert_status(303);
    assert_eq!(byes(&app, 3), byes(&app, 4));
    assert_eq!(byes(&app, 3), [format!("{}H", entries[0])]);
    bye(&mut arbiter, &entries[0], "3", "-").assert_status(303);
    assert_eq!(
        [byes(&app, 3), byes(&app, 4)].concat(),
        Vec::<String>::new()
    );
    bye(&mut arbiter, &entries[1], "1", "Z").assert_status(303);
    publish_round(&mut arbiter, &slug, 1);
    for round in [1, 2] {
        assert_eq!(seats(&app, round).len(), 3);
        assert!(byes(&app, round).contains(&format!("{}Z", entries[1])));
    }
    // Neither game is open to changes of byes now.
    bye(&mut arbiter, &entries[2], "2", "H").assert_status(422);
}

fn a_match_is_taken_back_whole_and_made_by_hand(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = event(&mut arbiter, 7);
    publish_round(&mut arbiter, &slug, 1);
    let made = seats(&app, 1);
    arbiter
        .get(&format!("/t/{slug}/desk/2/take-back"))
        .assert_status(422);
    let ask = arbiter.open(&format!("/t/{slug}/desk/1/take-back"));
    let first = arbiter.send(ask.form("main form"));
    first.assert_status(422);
    let second = arbiter.send(first.form("main form").set("reason", "Colori sbagliati"));
    arbiter.submit(second.assert_status(200).form("main form"));
    assert_eq!(app.count("rounds WHERE state = 'draft'"), 2);
    assert_eq!(seats(&app, 1), made);
    // By hand the first games alone are changed; the second follow them once they are published.
    let draft = arbiter.open(&format!("/t/{slug}/desk/1"));
    arbiter.submit(draft.form_to("/hand/begin"));
    assert_eq!(app.count("rounds"), 1);
    assert_eq!(byes(&app, 2), Vec::<String>::new());
    let hand = format!("/t/{slug}/desk/1/hand");
    let links = arbiter.open(&hand).attributes("td.pn a.seat", "href");
    let taken = arbiter.open(&links[0]);
    let wanted = taken.attributes("td.pn button.seat", "value");
    let mut answer = arbiter.send(taken.form("#seats").press("swap", &wanted[0]));
    if answer.status == 422 {
        answer = arbiter.send(answer.form(".msg.error form"));
    }
    answer.assert_status(303);
    let page = arbiter.open(&hand);
    let form = page.form_to("/desk/1/publish");
    arbiter.submit(form.set("reason", "Sono sorelle"));
    assert_ne!(seats(&app, 1), made);
    assert_eq!(app.count("rounds WHERE state = 'published'"), 1);
    // A bye of the second game leaves what is published as it is.
    let first = byes(&app, 1);
    let taker = first[0].trim_end_matches('U');
    let path = format!("/t/{slug}/entries/{taker}/bye");
    post(&mut arbiter, &path, &[("round", "2"), ("kind", "Z")]).assert_status(303);
    assert_eq!(byes(&app, 1), first);
    assert_eq!(byes(&app, 2), [format!("{taker}Z")]);
    post(&mut arbiter, &path, &[("round", "2"), ("kind", "-")]).assert_status(303);
    assert_eq!(byes(&app, 1), first);
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(app.count("rounds WHERE state = 'published'"), 2);
    assert_eq!(turned(&seats(&app, 1)), seats(&app, 2));
    assert_eq!(byes(&app, 2), [byes(&app, 1)[0].replace('U', "H")]);
    // Both games are open together: a result of the first is no earlier round.
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 2, 1, "0-1").assert_status(303);
    // Nor is a correction of it.
    press_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
}
