//! Prizes through the pages: the fund, what it gives and why, versions, signatures, papers, the public page.

use crate::support::{
    Browser, TestApp,
    app::ADMIN,
    on_both_databases,
    tournament::{enter_all, name_deputy, press_result, publish_round, with_players},
};

on_both_databases!(
    prizes_are_typed_projected_closed_and_signed,
    a_change_after_closing_makes_another_version,
    what_is_wrong_with_a_fund_is_said_by_line,
    special_prizes_and_exclusions_have_their_reason,
    everybody_sees_what_is_given_and_nothing_else,
);

/// A tournament of one round, published, with this fund.
fn with_fund(arbiter: &mut Browser, name: &str, general: &str, others: &str) -> String {
    let slug = with_players(arbiter, name, 8);
    let settings = arbiter.open(&format!("/t/{slug}/settings"));
    let form = settings.form_to("/settings").set("rounds", "1");
    let form = form.set("initial_colour", "white");
    arbiter.send(form).assert_status(303);
    publish_round(arbiter, &slug, 1);
    let page = arbiter.open(&format!("/t/{slug}/prizes/fund"));
    let form = page.form_to("/prizes/fund");
    let form = form.set("general", general).set("others", others);
    arbiter.send(form).assert_status(303);
    slug
}

/// Name, prize and amount of every row.
fn rows(page: &crate::support::page::Page) -> Vec<String> {
    let cells = |css: &str| page.texts(css);
    let names = cells("tr[data-prize] td.name");
    let whats = cells("tr[data-prize] td.what");
    let amounts = cells("tr[data-prize] td.amt");
    let rows = names.iter().zip(whats).zip(amounts);
    rows.map(|((name, what), amount)| {
        let surname = name.split_whitespace().next().unwrap_or_default();
        format!("{surname}: {what}: {amount}").replace('\u{a0}', " ")
    })
    .collect()
}

fn prizes_are_typed_projected_closed_and_signed(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_fund(
        &mut arbiter,
        "Torneo dei Premi",
        "400 300 200 100",
        "sotto 2360: 60 40",
    );
    let desk = format!("/t/{slug}/prizes/desk");
    // Nothing is played: a projection, with all boards open.
    let page = arbiter.open(&desk);
    page.assert_shows("Proiezione")
        .assert_shows("mancano i risultati di 4 tavoli");
    // White wins the first two boards: four boards, two winners so far.
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 1, 2, "0-1").assert_status(303);
    let page = arbiter.open(&desk);
    page.assert_shows("mancano i risultati di 2 tavoli")
        .assert_shows("in gioco");
    press_result(&mut arbiter, &slug, 1, 3, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 1, 4, "0-1").assert_status(303);
    let page = arbiter.open(&desk);
    page.assert_shows("Classifica definitiva");
    let all = rows(&page);
    // Four on one point by Hort: halves of 400, 300, 200, 100 and 125 each. Two below 2360 have none of these.
    let amounts: Vec<&str> = all
        .iter()
        .filter_map(|row| row.rsplit(": ").next())
        .collect();
    assert_eq!(
        amounts,
        ["325 €", "275 €", "225 €", "175 €", "60 €", "40 €"],
        "{all:?}"
    );
    page.assert_shows("assegnati su 1.100 €");
    // The account of the second.
    let opened = arbiter.open(&format!("{desk}?open=1"));
    opened
        .assert_shows("4 a pari punti")
        .assert_shows("metà di 300")
        .assert_shows("metà di 1.000, diviso 4")
        .assert_shows("In parti uguali sarebbero 250")
        .assert_shows("a spareggio 300");
    assert_eq!(app.count("prize_lists"), 0);
    arbiter.submit(page.form_to("/prizes/close"));
    assert_eq!(app.count("prize_lists"), 1);
    assert_eq!(app.count("prize_receipts"), 6);
    let page = arbiter.open(&desk);
    page.assert_shows("Versione 1, chiusa");
    // The first signs, once; again is the same.
    let form = page.form("form[action$=\"/prizes/sign\"]");
    arbiter.send(form.press("position", "0")).assert_status(303);
    let form = page.form("form[action$=\"/prizes/sign\"]");
    arbiter.send(form.press("position", "0")).assert_status(303);
    assert_eq!(app.count("prize_receipts WHERE signed_at IS NOT NULL"), 1);
    let page = arbiter.open(&desk);
    page.assert_shows("firmato").assert_shows("ha firmato");
    let todo = arbiter.open(&format!("{desk}?todo=1"));
    assert_eq!(rows(&todo).len(), 5);
    arbiter.submit(page.form_to("/prizes/unsign"));
    assert_eq!(app.count("prize_receipts WHERE signed_at IS NOT NULL"), 0);
    // Papers.
    let list = arbiter.open(&format!("/t/{slug}/prizes/print"));
    list.assert_shows("trecentoventicinque")
        .assert_shows("millecento")
        .assert_shows("Versione 1");
    let receipts = arbiter.open(&format!("/t/{slug}/prizes/receipts"));
    assert_eq!(receipts.texts(".one-receipt").len(), 6);
    receipts
        .assert_shows("Ricevuta n. 6")
        .assert_shows("duecentosettantacinque");
    let record = arbiter.open(&format!("/t/{slug}/record"));
    record
        .assert_shows("Premi chiusi")
        .assert_shows("versione 1, 6 premi");
}

fn a_change_after_closing_makes_another_version(app: TestApp) {
    let mut chief = app.account("carla", None).in_italian();
    let slug = with_fund(&mut chief, "Torneo che Cambia", "400 300 200 100", "");
    let mut deputy = app.account("dora", None).in_italian();
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    enter_all(&mut chief, &slug, 1, "1-0");
    let desk = format!("/t/{slug}/prizes/desk");
    // A deputy does not close, but takes down signatures.
    let page = deputy.open(&desk);
    assert!(page.texts("form[action$=\"/prizes/close\"]").is_empty());
    let page = chief.open(&desk);
    let close = page.form_to("/prizes/close");
    chief.submit(close);
    let first = rows(&chief.open(&desk));
    let page = deputy.open(&desk);
    let form = page.form("form[action$=\"/prizes/sign\"]");
    deputy.send(form.press("position", "0")).assert_status(303);
    // A receipt of the same prize stays; the others change with the result of the last board.
    press_result(&mut chief, &slug, 1, 4, "1/2-1/2");
    let page = chief.open(&desk);
    page.assert_shows("sono cambiate dopo la versione 1");
    assert_eq!(rows(&page), first);
    let now = chief.open(&format!("{desk}?v=now"));
    assert_ne!(rows(&now), first);
    chief.submit(page.form_to("/prizes/close"));
    assert_eq!(app.count("prize_lists"), 2);
    let page = chief.open(&desk);
    page.assert_shows("Versione 2, chiusa");
    let old = chief.open(&format!("{desk}?v=1"));
    assert_eq!(rows(&old), first);
    old.assert_shows("È una versione superata: vale la 2.")
        .assert_shows("firmato");
    // Its signatures are no longer taken.
    assert!(old.texts("[data-sign]").is_empty());
    let receipts = app.lines(
        "SELECT CAST(list_number AS TEXT) || ' ' || CAST(number AS TEXT) AS line FROM prize_receipts \
         ORDER BY list_number, position",
    );
    assert_eq!(receipts.len(), 9, "{receipts:?}");
    assert_eq!(receipts[..4], ["1 1", "1 2", "1 3", "1 4"]);
    assert!(receipts[4..].iter().all(|line| line.starts_with("2 ")));
    // Nothing changed since: the same again is refused.
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    let again = chief.post(
        &format!("/t/{slug}/prizes/close"),
        &[("csrf", &csrf), ("number", "3")],
    );
    assert!(again.status >= 400, "{}", again.status);
    assert_eq!(app.count("prize_lists"), 2);
}

fn what_is_wrong_with_a_fund_is_said_by_line(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo degli Errori", 4);
    let page = arbiter.open(&format!("/t/{slug}/prizes/fund"));
    let form = page
        .form_to("/prizes/fund")
        .set("general", "800\n7oo")
        .set("others", "donne: 50\nsotot 2000: 40");
    let refused = arbiter.send(form);
    refused.assert_status(422);
    refused
        .assert_shows("riga 2: 7oo non è un importo")
        .assert_shows("riga 2: sotot 2000: non si capisce a chi");
    let form = refused.form_to("/prizes/fund");
    assert_eq!(form.value("others"), Some("donne: 50\nsotot 2000: 40"));
    assert_eq!(app.count("prize_funds"), 0);
    let form = form
        .set("general", "800\n700")
        .set("others", "donne: 50\nsotto 2000: 40");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/prizes/fund"));
    page.assert_shows("Come si è capito")
        .assert_shows("800 · 700")
        .assert_shows("Sotto 2000");
    // Somebody else changed it meanwhile.
    let meanwhile = arbiter.open(&format!("/t/{slug}/prizes/fund"));
    let (one, other) = (
        meanwhile.form_to("/prizes/fund"),
        page.form_to("/prizes/fund"),
    );
    arbiter
        .send(one.set("general", "900 700"))
        .assert_status(303);
    let stale = arbiter.send(other.set("general", "500"));
    assert!(stale.status >= 400, "{}", stale.status);
    let mut english = app.sign_in(ADMIN.0, ADMIN.1);
    english
        .open(&format!("/t/{slug}/prizes/fund"))
        .assert_shows("As understood")
        .assert_shows("Below 2000");
}

fn special_prizes_and_exclusions_have_their_reason(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_fund(
        &mut arbiter,
        "Torneo Speciale",
        "100",
        "speciale Miglior partita: 50 + libro",
    );
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let desk = format!("/t/{slug}/prizes/desk");
    let first = rows(&arbiter.open(&desk));
    assert_eq!(first.len(), 4, "{first:?}");
    let decide = format!("/t/{slug}/prizes/decide");
    let page = arbiter.open(&decide);
    let players = page.attributes("#f-entry option", "value");
    let form = page.form("form.sheet-form");
    let form = form
        .set("special", "Miglior partita")
        .set("entry", &players[7]);
    let refused = arbiter.send(form);
    refused.assert_status(422);
    let form = refused.form("form.sheet-form");
    let form = form.set("reason", "La combinazione al tavolo 4");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&desk);
    let all = rows(&page);
    assert_eq!(all.len(), 5);
    assert!(
        all[4].ends_with("Miglior partita, 50 €: 50 € + libro"),
        "{all:?}"
    );
    page.assert_shows("La combinazione al tavolo 4");
    // The first is excluded: three share.
    let page = arbiter.open(&decide);
    let winner = first[0].split(':').next().unwrap().to_owned();
    let names = page.texts("#f-entry option");
    let place = names
        .iter()
        .position(|name| name.starts_with(&winner))
        .unwrap();
    let form = page.form("form.sheet-form");
    let form = form
        .set("special", "")
        .set("entry", &players[place])
        .set("reason", "Se n’è andato");
    arbiter.send(form).assert_status(303);
    let all = rows(&arbiter.open(&desk));
    assert!(!all.iter().any(|row| row.starts_with(&winner)), "{all:?}");
    // Taken back.
    let page = arbiter.open(&decide);
    page.assert_shows("escluso dai premi");
    let back = page.form("main ul li:last-child form");
    arbiter.submit(back.press("take_back", "1"));
    let left = app
        .lines("SELECT decisions AS line FROM prize_funds")
        .remove(0);
    assert!(
        left.contains("combinazione") && !left.contains("andato"),
        "{left}"
    );
}

fn everybody_sees_what_is_given_and_nothing_else(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_fund(&mut arbiter, "Torneo di Tutti", "100 50", "donne: 30");
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let public = format!("/t/{slug}/prizes");
    let mut visitor = app.browser().in_italian();
    let page = visitor.open(&public);
    page.assert_shows("100 · 50").assert_hides("Provetti");
    assert!(visitor.get(&format!("{public}/desk")).status >= 400);
    let desk = arbiter.open(&format!("{public}/desk"));
    arbiter.submit(desk.form_to("/prizes/close"));
    let page = visitor.open(&public);
    page.assert_shows("Provetti01")
        .assert_shows("Versione 1, chiusa")
        .assert_hides("firmato");
    let mut english = app.browser();
    english.open(&public).assert_shows("Prize 1");
}
