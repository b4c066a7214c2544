//! Before round 1 through the pages: what is missing, the check-in and its closing, the colour of number 1, byes that the
//! event does not give, days with their hours.

use crate::support::{
    Browser, TestApp,
    app::ADMIN,
    on_both_databases,
    page::Page,
    tournament::{done_for_a_reason, with_players},
};

on_both_databases!(
    what_is_missing_is_listed_with_one_act_each,
    round_1_waits_for_the_check_in_or_a_reason,
    whoever_is_not_there_gets_an_answer_of_their_own,
    who_has_come_is_called_by_letters_and_marked,
    the_colour_is_drawn_once_or_chosen,
    byes_against_the_event_are_asked_about,
    rounds_have_hours_of_the_place,
);

fn entries(app: &TestApp) -> Vec<String> {
    app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id")
}

fn post(arbiter: &mut Browser, to: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend(fields);
    arbiter.post(to, &all)
}

fn mark_present(arbiter: &mut Browser, slug: &str, entries: &[String]) {
    for entry in entries {
        let to = format!("/t/{slug}/entries/{entry}/check-in");
        post(arbiter, &to, &[("present", "1")]).assert_status(303);
    }
}

/// The codes of what is to be put right, in the order of the page.
fn listed(page: &Page) -> Vec<String> {
    page.attributes("ol.todo > li", "id")
}

fn what_is_missing_is_listed_with_one_act_each(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo delle Cose", 4);
    let settings = arbiter.open(&format!("/t/{slug}/settings"));
    let form = settings.form_to("/settings");
    let form = form
        .set("chief_arbiter", "")
        .set("pairing_bye", "½")
        .set("tie_breaks", "BH, TPR");
    arbiter.send(form).assert_status(303);
    // A double, without a rating.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", "Provetti01")
        .set("first_name", "Zelinda");
    let asked = arbiter.send(form);
    let form = asked.assert_status(422).form("main form");
    arbiter.send(form).assert_status(303);
    let address = format!("/t/{slug}/preflight");
    let page = arbiter.open(&address);
    assert_eq!(
        listed(&page),
        [
            "c-check-in",
            "c-doubles",
            "c-ids",
            "c-births",
            "c-colour",
            "c-unrated",
            "c-bye-points",
            "c-days",
            "c-staff",
            "c-registration",
            "c-sheets",
        ]
    );
    assert_eq!(page.texts("ol.todo > li [data-act]").len(), 11);
    page.assert_shows("Prima del turno 1 restano 11 cose")
        .assert_shows("Nessuno è segnato presente")
        .assert_shows("2 iscritti hanno lo stesso nome di un altro")
        .assert_shows("TPR: senza valore per chi incontra un giocatore senza Elo")
        .assert_shows("Il bye di chi resta solo vale ½, una vittoria 1")
        .assert_shows("5 al turno 1, numero dispari: uno avrà il bye");
    assert_eq!(page.attributes("[data-key=g][disabled]", "data-key"), ["g"]);
    // One is left as it is: with a reason, which stays in the record, and may be asked about again.
    let form = page.form("#c-sheets form");
    let before = app.state();
    let refused = arbiter.send(form.clone());
    refused.assert_status(422);
    assert_eq!(app.state(), before);
    let form = refused
        .form("#c-sheets form")
        .set("reason", "stampata alle 9");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&address);
    assert!(!listed(&page).contains(&"c-sheets".to_owned()));
    page.assert_shows("stampata alle 9");
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Stampa di prova: stampata alle 9");
    arbiter.submit(page.form_to("/preflight/reconsider"));
    assert_eq!(listed(&arbiter.open(&address)).len(), 11);
    // The sheet itself.
    arbiter
        .open(&format!("{address}/sheet"))
        .assert_shows("Foglio dell’accredito")
        .assert_shows("Provetti04");
    // Not everybody's business.
    app.browser().get(&address).assert_status(401);
    app.sign_in(ADMIN.0, ADMIN.1)
        .open(&address)
        .assert_shows("11 things remain before round 1");
}

fn who_has_come_is_called_by_letters_and_marked(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo delle Lettere", 4);
    let desk = format!("/t/{slug}/check-in");
    let numbers = entries(&app);
    let shown = |page: &Page| page.attributes("tr[data-words]", "id");
    let page = arbiter.open(&desk);
    assert_eq!(page.assert_ok().texts("h1 .num"), ["4"]);
    assert_eq!(shown(&page).len(), 4);
    // Each word that is typed begins a word of the name, accents or not; who is named stands first, and is the next to mark.
    let page = arbiter.open(&format!("{desk}?q=zel+PROVETTI03"));
    page.assert_shows("1 trovati, 1 da segnare");
    let third = format!("c{}", numbers[2]);
    assert_eq!(
        page.attributes("tr.now", "id"),
        std::slice::from_ref(&third)
    );
    assert_eq!(shown(&page)[0], third);
    // Marked and taken back from there.
    let form = page.form(&format!("#{third} form[action$=\"/check-in\"]"));
    let page = arbiter.submit(form.press("present", "1"));
    page.assert_shows("Provetti03 Zelinda è presente.");
    assert_eq!(page.texts("h1 .num"), ["3"]);
    let page = arbiter.submit(page.form(".margin form").press("present", "0"));
    page.assert_shows("Provetti03 Zelinda è da segnare.");
    assert_eq!(page.texts("h1 .num"), ["4"]);
    // Who does not come has a bye without points in round 1, and is not asked about at the closing.
    let form = page.form(&format!("#c{} form[action$=\"/bye\"]", numbers[0]));
    let page = arbiter.submit(form.press("kind", "Z"));
    page.assert_shows("Provetti01 Zelinda non viene al turno 1.");
    mark_present(&mut arbiter, &slug, &numbers[1..3]);
    let page = arbiter.open(&format!("{desk}?show=here"));
    assert_eq!(shown(&page).len(), 2);
    assert_eq!(shown(&arbiter.open(&format!("{desk}?show=away"))).len(), 1);
    assert_eq!(shown(&arbiter.open(&format!("{desk}?show=all"))).len(), 4);
    let close = arbiter.open(&format!("/t/{slug}/entries/close-check-in"));
    assert_eq!(
        close.texts("h1 .num"),
        ["1"],
        "only the fourth is asked about"
    );
    // Once round 1 is published the list of entries takes its place.
    let reason = [("reason", "prova"), ("key", "k1")];
    post(&mut arbiter, &format!("/t/{slug}/desk/1/pair"), &reason);
    arbiter.open(&desk).assert_ok();
}

fn round_1_waits_for_the_check_in_or_a_reason(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo del Perché", 4);
    let pair = format!("/t/{slug}/desk/1/pair");
    let before = app.state();
    let question = post(&mut arbiter, &pair, &[("round", "1")]);
    question
        .assert_status(422)
        .assert_shows("Nobody is marked as present");
    assert_eq!(app.state(), before);
    // No reason is no answer.
    let form = question.form("main form");
    arbiter.send(form.clone()).assert_status(422);
    assert_eq!(app.state(), before);
    arbiter
        .send(form.set("reason", "Everybody sits here"))
        .assert_status(303);
    assert_eq!(app.count("rounds"), 1);
    assert_eq!(
        app.lines("SELECT code || ': ' || reason AS line FROM accepted_checks"),
        ["check-in: Everybody sits here"]
    );
    // Prepared again, it asks no more.
    post(&mut arbiter, &pair, &[("round", "1")]).assert_status(303);
    // Whoever was looked for needs no reason.
    let slug = with_players(&mut arbiter, "Torneo degli Appelli", 4);
    let all = entries(&app);
    mark_present(&mut arbiter, &slug, &all[4..]);
    let pair = format!("/t/{slug}/desk/1/pair");
    post(&mut arbiter, &pair, &[("round", "1")]).assert_status(303);
    assert_eq!(app.count("accepted_checks"), 1);
}

fn whoever_is_not_there_gets_an_answer_of_their_own(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo delle Risposte", 8);
    let all = entries(&app);
    let close = format!("/t/{slug}/entries/close-check-in");
    arbiter
        .open(&close)
        .assert_shows("segna prima chi è arrivato");
    mark_present(&mut arbiter, &slug, &all[..4]);
    let page = arbiter.open(&close);
    assert_eq!(page.texts("tr[data-row]").len(), 4);
    // Nothing is chosen for anybody.
    assert!(
        page.attributes("input[type=radio][checked]", "value")
            .is_empty()
    );
    let before = app.state();
    let answer = |at: usize| format!("unseen_{}", all[at]);
    let (one, two, three) = (answer(4), answer(5), answer(6));
    let some = [
        (one.as_str(), "absent"),
        (two.as_str(), "out"),
        (three.as_str(), "awaited"),
    ];
    let refused = post(&mut arbiter, &close, &some);
    refused
        .assert_status(422)
        .assert_shows("Manca ancora una risposta");
    assert_eq!(app.state(), before);
    // What was answered is still there.
    let kept = refused.attributes("input[type=radio][checked]", "value");
    assert_eq!(kept, ["absent", "out", "awaited"]);
    let last = answer(7);
    let mut every = some.to_vec();
    every.push((last.as_str(), "absent"));
    post(&mut arbiter, &close, &every).assert_status(303);
    assert_eq!(app.count("check_ins"), 1);
    let byes =
        app.lines("SELECT kind || CAST(entry_id AS TEXT) AS line FROM byes ORDER BY entry_id");
    assert_eq!(byes, [format!("Z{}", all[4]), format!("Z{}", all[7])]);
    // Absence is not withdrawal.
    let gone = "SELECT CAST(id AS TEXT) AS line FROM entries WHERE withdrawn_after IS NOT NULL";
    assert_eq!(app.lines(gone), [all[5].clone()]);
    let page = arbiter.open(&format!("/t/{slug}/preflight"));
    page.assert_shows("chiuso alle").assert_shows("4 presenti");
    assert!(!listed(&page).contains(&"c-check-in".to_owned()));
    let button = page.form_to("/desk/1/pair");
    arbiter.send(button).assert_status(303);
    let paired = |entry: &String| {
        app.count(&format!(
            "pairings WHERE white_entry_id = {entry} OR black_entry_id = {entry}"
        )) + app.count(&format!("byes WHERE kind = 'U' AND entry_id = {entry}"))
    };
    let paired: Vec<usize> = all.iter().map(paired).collect();
    assert_eq!(paired, [1, 1, 1, 1, 0, 0, 1, 0]);
    // A walk-in after the closing is asked about: nobody is paired by silence.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form("form[action$=\"/entries\"]");
    arbiter
        .send(form.set("last_name", "Tardivelli").set("rating", "1500"))
        .assert_status(303);
    let draft = format!("/t/{slug}/desk/1/pair");
    post(&mut arbiter, &draft, &[("round", "1")])
        .assert_status(422)
        .assert_shows("Tardivelli");
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("2 assenti")
        .assert_shows("ritirato dal torneo");
}

fn the_colour_is_drawn_once_or_chosen(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo del Colore", 4);
    let address = format!("/t/{slug}/preflight");
    let stored = |app: &TestApp| {
        app.lines(
            "SELECT coalesce(initial_colour, '-') || ' ' || initial_colour_lot AS line FROM tournaments",
        )
        .remove(0)
    };
    assert_eq!(stored(&app), "- ");
    let to = format!("{address}/colour");
    post(&mut arbiter, &to, &[]).assert_status(303);
    let drawn = stored(&app);
    let (colour, lot) = drawn.split_once(' ').unwrap();
    let even = lot.parse::<u32>().unwrap() % 2 == 0;
    assert_eq!(colour, if even { "white" } else { "black" });
    // The number is shown, and no draw is repeated.
    let page = arbiter.open(&address);
    page.assert_shows(&format!("#{lot}"));
    assert!(!listed(&page).contains(&"c-colour".to_owned()));
    post(&mut arbiter, &to, &[]).assert_status(422);
    assert_eq!(stored(&app), drawn);
    // What is chosen is stored as a choice.
    post(&mut arbiter, &to, &[("colour", "black")]).assert_status(303);
    assert_eq!(stored(&app), "black ");
    // Round 1 uses it and draws nothing.
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(entries.form_to("/desk/1/pair"))
        .assert_status(303);
    assert_eq!(stored(&app), "black ");
    post(&mut arbiter, &to, &[("colour", "white")]).assert_status(422);
    assert_eq!(app.count("audit WHERE action = 'round.first-colour'"), 2);
}

fn byes_against_the_event_are_asked_about(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo dei Riposi", 6);
    let settings = arbiter.open(&format!("/t/{slug}/settings"));
    let form = settings
        .form_to("/settings")
        .set("most_half_point_byes", "1")
        .set("last_rounds_without_byes", "2");
    arbiter.send(form).assert_status(303);
    let all = entries(&app);
    let bye = |entry: &str| format!("/t/{slug}/entries/{entry}/bye");
    let half = |round: &'static str| [("round", round), ("kind", "H")];
    post(&mut arbiter, &bye(&all[0]), &half("3")).assert_status(303);
    // More than the event gives.
    let question = post(&mut arbiter, &bye(&all[0]), &half("4"));
    question
        .assert_status(422)
        .assert_shows("The announcement gives one to a player");
    assert_eq!(app.count("byes"), 1);
    let form = question.form("main form").set("reason", "hospital");
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("byes"), 2);
    // Of seven rounds the last two have none.
    post(&mut arbiter, &bye(&all[1]), &half("5")).assert_status(303);
    post(&mut arbiter, &bye(&all[2]), &half("6"))
        .assert_status(422)
        .assert_shows("up to round 5");
    // A zero-point bye is always possible.
    post(
        &mut arbiter,
        &bye(&all[2]),
        &[("round", "6"), ("kind", "Z")],
    )
    .assert_status(303);
    // Somebody whom the event gives none: asked about twice.
    let bar = format!("/t/{slug}/entries/{}/bar", all[3]);
    post(&mut arbiter, &bar, &[("bar", "1")]).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    page.assert_shows("no half-point bye");
    let form = page.form_to(&format!("/entries/{}/bye", all[3]));
    let before = app.count("byes");
    done_for_a_reason(&mut arbiter, form.set("round", "2").set("kind", "H"));
    assert_eq!(app.count("byes"), before + 1);
    // What goes beyond the event is told before round 1.
    arbiter
        .open(&format!("/t/{slug}/preflight"))
        .assert_shows("2 players have half-point byes that the announcement does not give");
    post(&mut arbiter, &bar, &[("bar", "0")]).assert_status(303);
    arbiter
        .open(&format!("/t/{slug}/preflight"))
        .assert_shows("One player has half-point byes");
}

fn rounds_have_hours_of_the_place(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo delle Ore", 4);
    let address = format!("/t/{slug}/settings/days");
    let page = arbiter.open(&address);
    let form = page.form_to("/settings/days").set("hour_1", "25:00");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("round 1 has no hour");
    let form = page.form_to("/settings/days").set("zone", "Rome");
    arbiter.send(form).assert_status(422);
    assert_eq!(app.count("round_hours"), 0);
    let form = page
        .form_to("/settings/days")
        .set("hour_1", "15:00")
        .set("hour_2", "9.30")
        .set("zone", "+02:00");
    arbiter.send(form).assert_status(303);
    let stored = app.lines("SELECT hours || ' ' || zone AS line FROM round_hours");
    assert_eq!(stored, ["15:00,09:30,,,,, +02:00"]);
    let form = arbiter.open(&address).form_to("/settings/days");
    assert_eq!(form.value("hour_2"), Some("09:30"));
    assert_eq!(form.value("zone"), Some("+02:00"));
    let record = arbiter.open(&format!("/t/{slug}/record"));
    record.assert_shows("Hour of round 2: 09:30");
}
