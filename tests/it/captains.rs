//! Captains hand line-ups in by the page of their team, and nobody else sees them before they count.

use crate::{
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        tournament::{press_result, publish_round},
    },
    team_events::{add_team, made, made_by, section_of},
};

on_both_databases!(
    a_line_up_counts_when_the_round_is_published,
    in_a_schedule_both_line_ups_are_shown_at_once,
    an_arbiter_takes_what_one_captain_handed_in,
    captains_report_their_match,
    what_cannot_play_is_refused,
);

/// The address of a captain's page, as the arbiters find it.
pub(crate) fn captain(arbiter: &mut Browser, slug: &str, team: &str) -> String {
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let section = section_of(&page, team);
    let links = page.attributes(&format!("#{section} a[href*='/captain/']"), "href");
    links[0].clone()
}

/// The players of a team's page: name, and whether they are chosen.
pub(crate) fn chosen(page: &Page) -> Vec<String> {
    page.texts(".squad li.in .book")
}

/// Hands in these members of the team by their place in it, from 1.
pub(crate) fn hand_in(browser: &mut Browser, path: &str, places: &[usize]) -> Page {
    let page = browser.open(path);
    let all = page.attributes(".squad input[name=member]", "value");
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    let key = page.attributes("[name=key]", "value").remove(0);
    let round = page.attributes("[name=round]", "value").remove(0);
    let mut fields = vec![("csrf", csrf.as_str()), ("key", &key), ("round", &round)];
    for place in places {
        fields.push(("member", &all[place - 1]));
    }
    browser.post(path, &fields)
}

/// Who sits at the boards of a match, as everybody sees it.
fn seated(browser: &mut Browser, slug: &str, round: u8) -> String {
    browser
        .open(&format!("/t/{slug}/round/{round}/match/1"))
        .assert_ok()
        .text()
}

fn a_line_up_counts_when_the_round_is_published(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa dei Capitani", "2");
    for (name, rating) in [("Torre", 1900), ("Alfiere", 1800)] {
        add_team(&mut arbiter, &slug, name, 3, rating);
    }
    let [torre, alfiere] = ["Torre", "Alfiere"].map(|name| captain(&mut arbiter, &slug, name));
    assert_ne!(torre, alfiere);
    let mut one = app.browser().in_italian();
    let page = one.open(&torre);
    page.assert_ok().assert_shows("Formazione del turno 1");
    assert!(page.html().contains("noindex"));
    assert!(page.html().len() < 30_000);
    // What would play without a word of the captain.
    page.assert_shows("Non consegnata");
    assert_eq!(chosen(&page).len(), 2);
    hand_in(&mut one, &torre, &[2, 3]).assert_status(303);
    let page = one.open(&torre);
    page.assert_shows("Consegnata");
    let handed = chosen(&page);
    // Nobody else learns of it: not the other captain, not the public.
    let mut other = app.browser().in_italian();
    other.open(&alfiere).assert_ok();
    assert!(!other.open(&alfiere).text().contains("ha consegnato"));
    let everybody = app.browser().get(&format!("/t/{slug}/teams")).text();
    assert!(!everybody.contains("onsegnat"), "{everybody}");
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(entries.form_to("/desk/1/pair"))
        .assert_status(303);
    // Once the round is prepared the other one hands in, which goes into the draft.
    hand_in(&mut other, &alfiere, &[1, 3]).assert_status(303);
    let late = chosen(&other.open(&alfiere));
    let page = arbiter.open(&format!("/t/{slug}/desk/1/publish"));
    arbiter.send(page.form("main form.mt")).assert_status(303);
    let shown = seated(&mut other, &slug, 1);
    for name in handed.iter().chain(&late) {
        let surname = name.split_whitespace().next().unwrap();
        assert!(shown.contains(surname), "{surname}: {shown}");
    }
    // The next one is round 2.
    one.open(&torre).assert_shows("Formazione del turno 2");
    assert_eq!(app.count("audit WHERE action = 'match.hand-in'"), 2);
    assert_eq!(app.count("audit WHERE action = 'match.open-line-ups'"), 0);
}

fn in_a_schedule_both_line_ups_are_shown_at_once(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made_by(
        &mut arbiter,
        "Lega dei Capitani",
        "2",
        "double-team-round-robin",
    );
    for (name, rating) in [("Torre", 1900), ("Alfiere", 1800)] {
        add_team(&mut arbiter, &slug, name, 3, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    let [torre, alfiere] = ["Torre", "Alfiere"].map(|name| captain(&mut arbiter, &slug, name));
    let (mut one, mut other) = (app.browser().in_italian(), app.browser().in_italian());
    let usual = seated(&mut one, &slug, 1);
    let page = one.open(&torre);
    page.assert_shows("Contro Alfiere.")
        .assert_shows("non ha ancora consegnato");
    // The colours are known: one White, one Black.
    assert_eq!(page.texts(".lineup .sq").len(), 2);
    hand_in(&mut one, &torre, &[2, 3]).assert_status(303);
    assert_eq!(seated(&mut other, &slug, 1), usual);
    other.open(&alfiere).assert_shows("ha consegnato");
    // Until the other one has handed in, it is changed.
    hand_in(&mut one, &torre, &[1, 3]).assert_status(303);
    let handed = chosen(&one.open(&torre));
    hand_in(&mut other, &alfiere, &[2]).assert_status(303);
    let late = chosen(&other.open(&alfiere));
    assert_eq!(late.len(), 1);
    let shown = seated(&mut other, &slug, 1);
    assert_ne!(shown, usual);
    for name in handed.iter().chain(&late) {
        let surname = name.split_whitespace().next().unwrap();
        assert!(shown.contains(surname), "{surname}: {shown}");
    }
    assert_eq!(app.count("audit WHERE action = 'match.open-line-ups'"), 1);
    // Now an arbiter alone changes them.
    one.open(&torre).assert_shows("le cambia solo l’arbitro");
    let page = hand_in(&mut one, &torre, &[2, 3]);
    page.assert_status(422).assert_shows("già scoperte");
    // With a result the match is played, and the next one waits for line-ups.
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    one.open(&torre).assert_shows("Formazione del turno 2");
}

fn an_arbiter_takes_what_one_captain_handed_in(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made_by(
        &mut arbiter,
        "Lega delle Scadenze",
        "2",
        "double-team-round-robin",
    );
    for (name, rating) in [("Torre", 1900), ("Alfiere", 1800)] {
        add_team(&mut arbiter, &slug, name, 3, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    let torre = captain(&mut arbiter, &slug, "Torre");
    let mut one = app.browser().in_italian();
    hand_in(&mut one, &torre, &[2, 3]).assert_status(303);
    let handed = chosen(&one.open(&torre));
    let path = format!("/t/{slug}/desk/1/match/1");
    let page = arbiter.open(&path);
    page.assert_shows("Il capitano di Torre ha consegnato la formazione");
    let page = arbiter.open(&format!("{path}?handed=1"));
    let form = page.form_to("/match/1").set("reason", "scadenza passata");
    arbiter.send(form).assert_status(303);
    let shown = seated(&mut one, &slug, 1);
    for name in &handed {
        let surname = name.split_whitespace().next().unwrap();
        assert!(shown.contains(surname), "{surname}: {shown}");
    }
}

fn what_cannot_play_is_refused(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa dei Rifiuti", "2");
    for (name, rating) in [("Torre", 1900), ("Alfiere", 1800)] {
        add_team(&mut arbiter, &slug, name, 3, rating);
    }
    let [torre, alfiere] = ["Torre", "Alfiere"].map(|name| captain(&mut arbiter, &slug, name));
    let mut one = app.browser().in_italian();
    let page = hand_in(&mut one, &torre, &[1, 2, 3]);
    page.assert_status(422).assert_shows("da 1 a 2 giocatori");
    // What was chosen stays chosen.
    assert_eq!(chosen(&page).len(), 3);
    hand_in(&mut one, &torre, &[]).assert_status(422);
    // A member of the other team.
    let foreign = one
        .open(&alfiere)
        .attributes(".squad input[name=member]", "value");
    let page = one.open(&torre);
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    let fields = [
        ("csrf", csrf.as_str()),
        ("round", "1"),
        ("member", &foreign[0]),
    ];
    one.post(&torre, &fields)
        .assert_status(422)
        .assert_shows("chi è della squadra");
    // A round that is not the next one.
    let own = page.attributes(".squad input[name=member]", "value");
    let fields = [("csrf", csrf.as_str()), ("round", "2"), ("member", &own[0])];
    one.post(&torre, &fields).assert_status(409);
    // Codes are not guessed, and an event of players has none.
    one.get(&format!("/t/{slug}/captain/aaaaaaaaaaaaaaaa"))
        .assert_status(404);
    assert_eq!(app.count("line_ups"), 0);
}

fn captains_report_their_match(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa dei Referti", "2");
    for (name, rating) in [("Torre", 1900), ("Alfiere", 1800)] {
        add_team(&mut arbiter, &slug, name, 2, rating);
    }
    let [torre, alfiere] = ["Torre", "Alfiere"].map(|name| captain(&mut arbiter, &slug, name));
    let (mut one, mut other) = (app.browser().in_italian(), app.browser().in_italian());
    let page = one.open(&torre);
    assert!(page.attributes("a[href*='/seat/']", "href").is_empty());
    publish_round(&mut arbiter, &slug, 1);
    // Each captain has the chairs of their own team.
    let seats = |browser: &mut Browser, path: &str| {
        let page = browser.open(path);
        page.assert_shows("Turno 1: contro");
        page.attributes("a[href*='/seat/']", "href")
    };
    let (own, theirs) = (seats(&mut one, &torre), seats(&mut other, &alfiere));
    assert_eq!((own.len(), theirs.len()), (2, 2));
    assert!(own.iter().all(|seat| !theirs.contains(seat)));
    for (browser, seat) in [(&mut one, &own[0]), (&mut other, &theirs[0])] {
        let page = browser.open(seat);
        let form = page.assert_ok().form("form[action$='/result']");
        let csrf = form.value("csrf").unwrap().to_owned();
        let fields = [("csrf", csrf.as_str()), ("result", "1-0")];
        browser
            .post(&format!("{seat}/result"), &fields)
            .assert_status(303);
    }
    assert_eq!(app.count("seat_reports WHERE result = '1-0'"), 2);
    // It counts when an arbiter takes it; then it stands on the captains' pages.
    assert_eq!(app.count("pairings WHERE result IS NOT NULL"), 0);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(seats(&mut one, &torre).len(), 1);
    press_result(&mut arbiter, &slug, 1, 2, "0-1").assert_status(303);
    let page = one.open(&torre);
    assert!(!page.text().contains("Turno 1: contro"));
}
