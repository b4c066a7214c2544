//! The arbiter's day at the desk: check-in, corrections, drafts, earlier rounds, paper, days of the rounds.

use std::{fs, process::Command};

use crate::support::{
    Browser, TestApp,
    folder::Folder,
    on_both_databases,
    page::Page,
    tournament::{
        correct_result, enter_all, prepare, publish_round, with_players, with_round_published,
    },
};

on_both_databases!(
    the_chief_sets_the_days_of_the_rounds,
    earlier_rounds_are_one_link_away,
    a_draft_shows_pairs_and_takes_no_results,
    undo_names_the_round_of_what_it_undoes,
    a_round_is_marked_as_printed_from_its_sheet,
    players_are_checked_in_by_a_few_letters,
    an_entry_is_corrected_after_publication,
    a_refused_form_names_its_fields,
    nothing_entered_yet_is_said_in_words,
    days_and_starting_ranks_of_a_report_are_shown,
    arbiters_find_the_desk_from_the_public_pages,
);

fn earlier_rounds_are_one_link_away(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo a Ritroso", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    let page = arbiter.open(&format!("/t/{slug}/desk/2"));
    let links = page.attributes("main nav.rounds a", "href");
    let expected = [1, 2].map(|round| format!("/t/{slug}/desk/{round}"));
    assert_eq!(links, expected);
    let first = arbiter.open(&links[0]);
    first
        .assert_shows("Round 2 is published already")
        .assert_shows("not the pairings");
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    let desk = arbiter.open(&links[1]);
    desk.assert_hides("is published already");
}

fn a_draft_shows_pairs_and_takes_no_results(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo in Bozza", 8);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let draft = arbiter.submit(entries.form_to("/desk/1/pair"));
    draft
        .assert_ok()
        .assert_shows("Boards\n4")
        .assert_hides("4 of 4")
        .assert_hides("Missing 0");
    assert_eq!(draft.texts("table.entry tbody tr").len(), 4);
    assert!(draft.attributes("[data-board]", "data-board").is_empty());
    assert!(draft.attributes("form.set", "action").is_empty());
}

fn undo_names_the_round_of_what_it_undoes(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Ripensato", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let own = arbiter.open(&format!("/t/{slug}/desk/1"));
    own.assert_shows("Board 4, 1–0")
        .assert_hides("Round 1, board 4");
    publish_round(&mut arbiter, &slug, 2);
    let next = arbiter.open(&format!("/t/{slug}/desk/2"));
    next.assert_shows("Round 1, board 4, 1–0");
    // A round that is past is changed after a question: nothing is offered that is always refused.
    assert!(next.attributes("form[data-undo]", "action").is_empty());
    assert_eq!(own.attributes("form[data-undo]", "action").len(), 1);
}

fn a_round_is_marked_as_printed_from_its_sheet(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo di Carta", 4);
    let desk = format!("/t/{slug}/desk/1");
    arbiter.open(&desk).assert_shows("Still to be printed");
    for kind in ["pairings", "names"] {
        let sheet = arbiter.open(&format!("/t/{slug}/print/{kind}/1"));
        assert_eq!(sheet.link("Round 1"), desk);
        sheet.form_to("/desk/1/printed");
    }
    // Everybody may print, and comes back to the public page.
    let public = app.browser().open(&format!("/t/{slug}/print/pairings/1"));
    assert_eq!(public.link("Round 1"), format!("/t/{slug}/round/1"));
    assert!(public.attributes("form", "action").is_empty());
    let sheet = arbiter.open(&format!("/t/{slug}/print/pairings/1"));
    let back = arbiter.submit(sheet.form_to("/desk/1/printed"));
    back.assert_ok()
        .assert_shows("Printed")
        .assert_hides("Still to be printed");
    let again = arbiter.open(&format!("/t/{slug}/print/pairings/1"));
    assert!(again.attributes("form", "action").is_empty());
}

fn arrive(arbiter: &mut Browser, slug: &str, who: &str) -> Page {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to("/entries/arrive").set("who", who);
    let after = arbiter.submit(form);
    after.assert_ok();
    after
}

fn present(app: &TestApp) -> Vec<String> {
    app.lines("SELECT last_name AS line FROM entries WHERE checked_in ORDER BY last_name")
}

fn players_are_checked_in_by_a_few_letters(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo dei Presenti", 12);
    let page = arrive(&mut arbiter, &slug, "PROVETTI03");
    page.assert_shows("Provetti03 Zelinda is present.");
    assert_eq!(present(&app), ["Provetti03"]);
    // The field has the focus again, empty, for the next one.
    assert_eq!(page.attributes("input[autofocus]", "name"), ["who"]);
    assert_eq!(page.attributes("#f-who", "value"), [""]);
    // Several answer: nobody is marked, each can be chosen, what was typed is still there.
    let several = arrive(&mut arbiter, &slug, "provetti1");
    several.assert_shows("3 answer to it");
    assert_eq!(several.attributes("#f-who", "value"), ["provetti1"]);
    assert_eq!(several.texts(".choose-one .name").len(), 3);
    assert_eq!(present(&app).len(), 1);
    let chosen = arbiter.submit(several.form(".choose-one form"));
    chosen.assert_shows("Provetti10 Zelinda is present.");
    assert_eq!(present(&app), ["Provetti03", "Provetti10"]);
    arrive(&mut arbiter, &slug, "Zanzibar <b>")
        .assert_shows("Nobody entered answers to “Zanzibar <b>”");
    // Marked twice, counted once.
    arrive(&mut arbiter, &slug, "provetti03").assert_shows("2 are present");
    // By number, once there are numbers.
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    prepare(&mut arbiter, entries.form_to("/desk/1/pair")).assert_status(303);
    arrive(&mut arbiter, &slug, "5").assert_shows("Provetti05 Zelinda is present.");
}

fn an_entry_is_corrected_after_publication(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Corretto", 6);
    let pairs = app.boards(1);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let edit = entries.link("Correct the data");
    let form = arbiter.open(&edit);
    form.assert_shows("The pairing number stays 1.");
    let first = form.form_to("/edit");
    let second = arbiter.open(&edit).form_to("/edit");
    let refused = arbiter.send(
        form.form_to("/edit")
            .set("last_name", "")
            .set("federation", "Italia")
            .set("birth", "31/02/1999"),
    );
    refused
        .assert_status(422)
        .assert_shows("Surname: Missing.")
        .assert_shows("Federation: Three letters")
        .assert_shows("Birth: There is no such day");
    assert_eq!(refused.attributes("#f-birth", "value"), ["31/02/1999"]);
    assert_eq!(refused.attributes("#f-federation", "value"), ["Italia"]);
    let done = arbiter.send(
        first
            .set("last_name", "Tardivelli")
            .set("rating", "2101")
            .set("fide_id", "812345")
            .set("federation", "SMR"),
    );
    done.assert_status(303);
    // The same form again from another screen: nothing is overwritten unseen.
    arbiter
        .send(second.set("last_name", "Altro"))
        .assert_status(409);
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf")).html();
    let line = report
        .lines()
        .find(|line| line.starts_with("001    1 "))
        .unwrap()
        .to_owned();
    for part in ["Tardivelli, Zelinda", "2101 SMR", "812345"] {
        assert!(line.contains(part), "{line}");
    }
    assert_eq!(app.boards(1), pairs);
    let public = app.browser().open(&format!("/t/{slug}"));
    public.assert_shows("Tardivelli").assert_hides("Provetti01");
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Entry corrected: Tardivelli Zelinda")
        .assert_shows("Provetti01 Zelinda");
    // The FIDE number of somebody else in the event is refused.
    let other = arbiter.open(&format!("/t/{slug}/entries"));
    let links = other.attributes("details a[href$=\"/edit\"]", "href");
    let form = arbiter.open(&links[1]).form_to("/edit");
    arbiter
        .send(form.set("fide_id", "812345"))
        .assert_status(422)
        .assert_shows("FIDE ID: ")
        .assert_shows("Tardivelli Zelinda");
    // Somebody who is entered already is asked about, and what was typed goes with the question.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let again = arbiter.send(
        page.form("form[action$=\"/entries\"]")
            .set("last_name", "Provetti02")
            .set("first_name", "Zelinda")
            .set("rating", "1500"),
    );
    again
        .assert_status(422)
        .assert_shows("Is it the same person?");
    assert_eq!(again.attributes("[name=rating]", "value"), ["1500"]);
}

fn a_refused_form_names_its_fields(mut app: TestApp) {
    let mut arbiter = app.admin();
    let page = arbiter.open("/tournaments/new");
    let form = page.form_to("/tournaments/new");
    let refused = arbiter.send(form.set("name", "").set("town", "").set("rounds", "x"));
    refused.assert_status(422);
    let list = refused.texts("#errors li");
    for start in ["Name: ", "Town: ", "Rounds: "] {
        assert!(
            list.iter().any(|line| line.starts_with(start)),
            "{start} in {list:?}"
        );
    }
    // The list takes the focus.
    assert_eq!(refused.attributes("[autofocus]", "id"), ["errors"]);
}

fn nothing_entered_yet_is_said_in_words(mut app: TestApp) {
    app.browser()
        .open("/")
        .assert_shows("There is no tournament yet");
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo Vuoto", 0);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    entries
        .assert_shows("No entries")
        .assert_shows("Nobody yet. Search the registry");
    assert!(
        entries
            .attributes("form", "action")
            .iter()
            .all(|action| !action.ends_with("/pair") && !action.ends_with("/forbid")),
        "nothing to pair and nobody to keep apart"
    );
    arbiter
        .open(&format!("/t/{slug}/floor"))
        .assert_shows("No round is published")
        .assert_hides("round 0");
    let mut reader = app.browser().in_italian();
    for tab in ["players", "standings"] {
        let page = reader.open(&format!("/t/{slug}/{tab}"));
        page.assert_shows("Ancora nessun iscritto");
        assert!(page.texts("table").is_empty(), "an empty table at {tab}");
    }
    reader
        .open(&format!("/t/{slug}/my-board"))
        .assert_hides("«»");
    reader
        .open(&format!("/t/{slug}/my-board?surname=x"))
        .assert_shows("«x»");
}

const REPORT: &str = "\
012 Torneo con Orario\r
042 2026/03/07\r
052 2026/03/08\r
132                                                                                        26/03/07  26/03/08\r
142 3\r
172 ITA FIDON\r
001    1 m  g Provetti, Aldo                    2400 ITA       800001 1980/05/04  1.0         2 w 1\r
001    2 w wm Provetti, Bice                    2300 ITA                          0.0         1 b 0\r
";

fn days_and_starting_ranks_of_a_report_are_shown(mut app: TestApp) {
    let mut arbiter = app.admin();
    let folder = Folder::new("desk-day");
    let file = folder.path().join("orario.trf");
    fs::write(&file, REPORT).unwrap();
    let done = Command::new(crate::support::app::binary())
        .args(["import", "--database", &app.database])
        .arg(&file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{said}");
    let slug = "torneo-con-orario-2026";
    let mut italian = app.browser().in_italian();
    let page = italian.open(&format!("/t/{slug}"));
    page.assert_shows("Sabato 7 marzo 2026. Pubblicato alle")
        .assert_shows("domenica 8 marzo 2026")
        .assert_shows("Elo FIDE, in mancanza quello nazionale (ITA)");
    italian
        .open(&format!("/t/{slug}/announcement"))
        .assert_shows("Turno 2")
        .assert_shows("domenica 8 marzo 2026")
        .assert_shows("Ordine iniziale");
    let english = app.browser().open(&format!("/t/{slug}/round/1"));
    english
        .assert_shows("Saturday 7 March 2026")
        .assert_shows("FIDE rating, else the national one (ITA)");
    app.browser()
        .open(&format!("/t/{slug}/my-board?surname=provetti%20aldo"))
        .assert_shows("Round 1. Saturday 7 March 2026");
    app.browser()
        .open(&format!("/t/{slug}/print/pairings/1"))
        .assert_shows("Saturday 7 March 2026");
    arbiter
        .open(&format!("/t/{slug}/desk/1"))
        .assert_shows("Saturday 7 March 2026");
}

fn arbiters_find_the_desk_from_the_public_pages(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo con Scrivania", 4);
    let mut reader = app.browser();
    for tab in [
        "",
        "/standings",
        "/crosstable",
        "/players",
        "/games",
        "/announcement",
        "/round/1/why",
    ] {
        let path = format!("/t/{slug}{tab}");
        let desk = format!("/t/{slug}/desk");
        let shown = |page: &Page| page.attributes("nav.tabs a", "href").contains(&desk);
        assert!(shown(&arbiter.open(&path)), "no way to the desk at {path}");
        assert!(
            !shown(&reader.open(&path)),
            "the desk for everybody at {path}"
        );
    }
}

fn the_chief_sets_the_days_of_the_rounds(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Giorni", 6);
    let settings = arbiter.open(&format!("/t/{slug}/settings"));
    let (first, last) = (
        settings.attributes("#f-start", "value")[0].clone(),
        settings.attributes("#f-end", "value")[0].clone(),
    );
    let to = settings.link("Choose the days");
    let form = arbiter.open(&to).assert_ok().form_to("/settings/days");
    let other = arbiter.open(&to).form_to("/settings/days");
    let refused = arbiter.send(form.clone().set("day_1", "1999-01-01").set("day_2", &first));
    refused
        .assert_status(422)
        .assert_shows("round 1 lies outside the days of the tournament");
    assert_eq!(
        refused.attributes("#day_2", "value"),
        std::slice::from_ref(&first)
    );
    let form = form.set("day_1", &first).set("day_2", &last);
    arbiter.send(form).assert_status(303);
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    let day = last.replace('-', "/");
    let line = report.lines().find(|line| line.starts_with("132"));
    assert!(line.unwrap().contains(&day[2..]), "{report}");
    // Not all days are known yet: the calendar has the tournament as a whole.
    let calendar = |arbiter: &mut crate::support::Browser| {
        arbiter.get(&format!("/t/{slug}/calendar.ics")).html()
    };
    assert_eq!(calendar(&mut arbiter).matches("BEGIN:VEVENT").count(), 1);
    let form = arbiter.open(&to).form_to("/settings/days");
    let fields: Vec<String> = form.names().iter().map(|name| (*name).to_owned()).collect();
    let rounds: Vec<&String> = fields
        .iter()
        .filter(|name| name.starts_with("day_"))
        .collect();
    let full = rounds
        .iter()
        .skip(1)
        .fold(form, |form, name| form.set(name, &last));
    arbiter.send(full).assert_status(303);
    let entries = calendar(&mut arbiter);
    assert_eq!(entries.matches("BEGIN:VEVENT").count(), rounds.len());
    assert!(entries.contains("Round 1\r\n"), "{entries}");
    // With hours each round has its own, in UTC: 15:00 in November is 14:00.
    let form = arbiter.open(&to).form_to("/settings/days");
    arbiter.send(form.set("hour_1", "15:00")).assert_status(303);
    let entries = calendar(&mut arbiter);
    let begins: Vec<&str> = entries
        .lines()
        .filter(|line| line.starts_with("DTSTART"))
        .collect();
    assert!(begins[0].ends_with("T140000Z"), "{entries}");
    assert!(begins[1].contains("VALUE=DATE"), "{entries}");
    arbiter
        .open(&format!("/t/{slug}/announcement"))
        .assert_shows(", 15:00");
    // The same form from another screen does not undo it unseen.
    arbiter.send(other).assert_status(409);
    arbiter
        .open(&format!("/t/{slug}/record?part=settings"))
        .assert_shows("Days of the rounds")
        .assert_shows("Round 1: ");
}
