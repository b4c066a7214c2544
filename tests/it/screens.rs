//! The hall: screens that everybody may open and arbiters control, announcements, the clock of the round, codes for
//! phones.

use tratto::time::Clock;

use crate::support::{
    Browser, TestApp,
    form::Form,
    on_both_databases,
    page::Page,
    tournament::{
        enter_all, large_round, name_deputy, prepare, press_result, with_round_published,
    },
};

on_both_databases!(
    a_screen_is_added_changed_and_taken_away,
    pages_turn_by_themselves,
    what_is_said_stands_on_every_screen,
    the_clock_is_that_of_the_place,
    results_come_as_they_are_entered,
    a_screen_shows_what_everybody_may_see,
    codes_lead_to_the_round_and_to_the_own_board,
);

const SHOWS: [&str; 7] = [
    "names",
    "boards",
    "results",
    "missing",
    "standings",
    "timer",
    "notice",
];

fn desk(arbiter: &mut Browser, slug: &str) -> Page {
    let page = arbiter.open(&format!("/t/{slug}/screens"));
    page.assert_ok();
    page
}

/// Adds a screen; answers its address.
fn add(arbiter: &mut Browser, slug: &str, name: &str, shows: &str) -> String {
    let form = desk(arbiter, slug).form_to("/screens");
    let form = form.set("screen_name", name).set("screen_shows", shows);
    arbiter.send(form).assert_status(303);
    format!("/t/{slug}/screen/{name}")
}

/// The form that changes the screen which was added first.
fn first_screen(arbiter: &mut Browser, slug: &str) -> Form {
    desk(arbiter, slug).form_to("/change")
}

fn say(arbiter: &mut Browser, slug: &str, boards: &str, text: &str) {
    let form = desk(arbiter, slug).form_to("/announce");
    let form = form.set("hall_boards", boards).set("hall_text", text);
    arbiter.send(form).assert_status(303);
}

fn a_screen_is_added_changed_and_taken_away(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_round_published(&mut chief, "Torneo in Sala", 6);
    let mut visitor = app.browser();
    let address = format!("/t/{slug}/screen/sala");
    visitor.get(&address).assert_status(404);
    assert_eq!(add(&mut chief, &slug, "sala", "names"), address);
    visitor.get(&address).assert_ok();
    // What is no name is told, and nothing is written.
    let screens = app.count("screens");
    for (name, told) in [
        ("", "required"),
        ("Sala Grande", "lower-case letters"),
        ("più", "lower-case letters"),
        ("SALA", "taken"),
    ] {
        let form = desk(&mut chief, &slug).form_to("/screens");
        let page = chief.send(form.set("screen_name", name));
        page.assert_status(422);
        assert!(!page.texts("#errors li").is_empty(), "{name}: {told}");
    }
    let form = desk(&mut chief, &slug).form_to("/screens");
    let form = form.set("screen_name", "bar").set("screen_seconds", "2");
    chief.send(form).assert_status(422);
    assert_eq!(app.count("screens"), screens);
    // A deputy controls them as well; who saw the screen as it was does not write over it.
    let mut deputy = app.account("dino", None);
    name_deputy(&mut chief, &slug, "dino", &mut deputy);
    let stale = first_screen(&mut chief, &slug);
    let form = first_screen(&mut deputy, &slug).press("show", "standings");
    deputy.send(form).assert_status(303);
    chief.send(stale.press("show", "timer")).assert_status(409);
    let form = first_screen(&mut chief, &slug);
    assert_eq!(form.value("screen_shows"), Some("standings"));
    visitor.get(&address).assert_shows("Standings");
    // In dark colours, whatever the reader chose.
    let form = form.set("screen_theme", "dark");
    chief
        .send(form.set("screen_seconds", "30"))
        .assert_status(303);
    let page = visitor.get(&address);
    assert_eq!(page.attributes("html", "data-theme"), ["dark"]);
    assert_eq!(page.attributes("main", "data-seconds"), ["30"]);
    // All of it is in the record.
    let record = chief.open(&format!("/t/{slug}/record"));
    record
        .assert_shows("Screen added")
        .assert_shows("Screen changed");
    let form = desk(&mut chief, &slug).form_to("/remove");
    chief.send(form).assert_status(303);
    visitor.get(&address).assert_status(404);
}

fn pages_turn_by_themselves(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = large_round(&app, &mut chief, 50);
    let address = add(&mut chief, &slug, "sala", "names");
    let mut visitor = app.browser();
    let mut seen = Vec::new();
    for number in 1..=3 {
        let page = visitor.get(&format!("{address}?page={number}"));
        page.assert_ok();
        let names = page.texts(".hall-names .name");
        assert_eq!(names.len(), if number == 3 { 10 } else { 20 });
        seen.extend(names);
        // Without a script the browser asks for the next page by itself.
        let next = number % 3 + 1;
        let refresh = format!("content=\"12; url={address}?page={next}\"");
        assert!(page.html().contains(&refresh), "{refresh}");
        page.assert_shows(&format!("page {number} of 3"));
        assert!(page.bytes.len() < 30_000, "{} bytes", page.bytes.len());
    }
    let expected: Vec<String> = (1..=50)
        .map(|n| format!("Provetti{n:03} Zelinda"))
        .collect();
    assert_eq!(seen, expected);
    // A page that is there no more is the first one again.
    let page = visitor.get(&format!("{address}?page=9"));
    assert_eq!(page.attributes("main", "data-page"), ["1"]);
    // By board: ten on a page, all of them.
    let form = first_screen(&mut chief, &slug).press("show", "boards");
    chief.send(form).assert_status(303);
    let boards: Vec<String> = (1..=3)
        .flat_map(|n| {
            visitor
                .get(&format!("{address}?page={n}"))
                .texts(".hall-boards .tb")
        })
        .collect();
    let expected: Vec<String> = (1..=25).map(|n: u16| n.to_string()).collect();
    assert_eq!(boards, expected);
}

fn what_is_said_stands_on_every_screen(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_round_published(&mut chief, "Torneo degli Avvisi", 6);
    let names = add(&mut chief, &slug, "nomi", "names");
    let notice = add(&mut chief, &slug, "avvisi", "notice");
    let mut visitor = app.browser();
    let mut italian = app.browser().in_italian();
    visitor.get(&notice).assert_shows("No announcement.");
    say(&mut chief, &slug, "15; 12 12", "");
    let page = italian.get(&names);
    page.assert_shows("12 e 15")
        .assert_shows("I giocatori dei tavoli 12 e 15 portino il risultato al banco.")
        .assert_shows("Turno 1: mancano 3 risultati su 3");
    assert_eq!(page.attributes("main", "data-pages"), ["2"]);
    // The list follows it.
    let page = italian.get(&format!("{names}?page=2"));
    assert_eq!(page.texts(".hall-names .name").len(), 6);
    assert_ne!(page.attributes("main", "data-said"), [""]);
    // A sentence is text, never markup.
    say(&mut chief, &slug, "", "Il <b>turno</b> comincia fra poco.");
    let page = visitor.get(&notice);
    page.assert_shows("Il <b>turno</b> comincia fra poco.");
    assert_eq!(page.attributes("main", "data-pages"), ["1"]);
    // Boards without a result are called with one button.
    let form = desk(&mut chief, &slug).form(".mt-s[action$=\"/announce\"]");
    assert_eq!(form.value("hall_boards"), Some("1, 2, 3"));
    chief.send(form).assert_status(303);
    visitor.get(&notice).assert_shows("1, 2 and 3");
    // What nobody can be called to is told.
    let form = desk(&mut chief, &slug).form_to("/announce");
    chief
        .send(form.set("hall_boards", "dodici"))
        .assert_status(422);
    // Two who speak at once: the second is told.
    let stale = desk(&mut chief, &slug).form_to("/announce");
    say(&mut chief, &slug, "3", "");
    chief
        .send(stale.set("hall_text", "Altro."))
        .assert_status(409);
    let form = desk(&mut chief, &slug).form_to("/announce");
    chief.send(form.press("silent", "1")).assert_status(303);
    visitor.get(&notice).assert_shows("No announcement.");
    let page = visitor.get(&names);
    assert_eq!(page.attributes("main", "data-pages"), ["1"]);
}

fn the_clock_is_that_of_the_place(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_round_published(&mut chief, "Torneo a Orologio", 4);
    let address = add(&mut chief, &slug, "ora", "timer");
    let mut visitor = app.browser();
    visitor
        .get(&address)
        .assert_shows("The hour of the round is not set yet.");
    let stale = desk(&mut chief, &slug).form_to("/clock");
    let form = desk(&mut chief, &slug).form_to("/clock");
    let form = form
        .set("clock_day", "2026-12-05")
        .set("clock_starts", "15:00")
        .set("clock_ends", "19:30")
        .set("clock_zone", "+01:00");
    chief.send(form).assert_status(303);
    let page = visitor.get(&address);
    page.assert_shows("Round 1")
        .assert_shows("begins at 15:00")
        .assert_shows("15:00")
        .assert_shows("Players are awaited until 15:30");
    // 14:00 and 18:30 in UTC, as scripts count them.
    assert_eq!(
        page.attributes("[role=timer]", "data-starts"),
        ["1796479200000"]
    );
    assert_eq!(
        page.attributes("[role=timer]", "data-ends"),
        ["1796495400000"]
    );
    // Somebody else set it meanwhile.
    chief
        .send(stale.set("clock_starts", "15:10"))
        .assert_status(409);
    for (field, value) in [
        ("clock_round", "8"),
        ("clock_starts", "25:00"),
        ("clock_ends", "15:00"),
        ("clock_zone", "Roma"),
    ] {
        let form = desk(&mut chief, &slug).form_to("/clock");
        let page = chief.send(form.set(field, value));
        page.assert_status(422);
        assert_eq!(page.texts("#errors li").len(), 1, "{field}");
    }
    let form = desk(&mut chief, &slug).form_to("/clock");
    chief.send(form.press("in", "5")).assert_status(303);
    let page = visitor.get(&address);
    let starts: i64 = page.attributes("[role=timer]", "data-starts")[0]
        .parse()
        .unwrap();
    let ahead = starts - Clock::System.now().and_utc().timestamp_millis();
    assert!((290_000..=361_000).contains(&ahead), "{ahead}");
    assert!(page.attributes("[role=timer]", "data-ends").is_empty());
    let form = desk(&mut chief, &slug).form_to("/clock");
    chief.send(form.press("stop", "1")).assert_status(303);
    visitor
        .get(&address)
        .assert_shows("The hour of the round is not set yet.");
}

fn results_come_as_they_are_entered(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_round_published(&mut chief, "Torneo dei Risultati", 6);
    let boards = add(&mut chief, &slug, "tavoli", "boards");
    let newest = add(&mut chief, &slug, "ultimi", "results");
    let missing = add(&mut chief, &slug, "mancanti", "missing");
    let mut visitor = app.browser();
    visitor.get(&newest).assert_shows("No result yet.");
    let page = visitor.get(&missing);
    page.assert_shows("3 results are missing");
    assert_eq!(page.texts(".hall-missing li"), ["1", "2", "3"]);
    let before = page.attributes("main", "data-newer");
    press_result(&mut chief, &slug, 1, 3, "0-1").assert_status(303);
    press_result(&mut chief, &slug, 1, 1, "1/2-1/2").assert_status(303);
    visitor.get(&boards).assert_shows("2 of 3 results");
    assert_eq!(visitor.get(&boards).texts(".res").len(), 2);
    assert_eq!(visitor.get(&newest).texts(".hall-boards .tb"), ["1", "3"]);
    let page = visitor.get(&missing);
    page.assert_shows("one result is missing");
    assert_eq!(page.texts(".hall-missing li"), ["2"]);
    assert_ne!(page.attributes("main", "data-newer"), before);
    press_result(&mut chief, &slug, 1, 2, "1-0").assert_status(303);
    visitor.get(&missing).assert_shows("All results are in.");
    let table = add(&mut chief, &slug, "classifica", "standings");
    let page = visitor.get(&table);
    page.assert_shows("after round 1");
    assert_eq!(page.texts(".hall-names .name").len(), 6);
}

/// Whoever opens a screen gets the same bytes, and nothing in them is above what everybody may see: no draft, no day of
/// birth, no incident, no form.
fn a_screen_shows_what_everybody_may_see(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_round_published(&mut chief, "Torneo Riservato", 6);
    let entries = chief.open(&format!("/t/{slug}/entries"));
    let form = entries.form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", "Minorelli")
        .set("first_name", "Ada")
        .set("birth", "2015-03-09");
    chief.send(form).assert_status(303);
    enter_all(&mut chief, &slug, 1, "1-0");
    let entries = chief.open(&format!("/t/{slug}/entries"));
    let form = entries.form_to("/desk/2/pair");
    prepare(&mut chief, form).assert_status(303);
    say(&mut chief, &slug, "", "Si comincia.");
    let screens = SHOWS.map(|shows| add(&mut chief, &slug, shows, shows));
    let mut visitor = app.browser();
    for address in &screens {
        for number in 1..=2 {
            let address = format!("{address}?page={number}");
            let page = visitor.get(&address);
            page.assert_ok().assert_hides("Round 2");
            let html = page.html();
            for secret in ["csrf", "Ada Arbiter", "<form"] {
                assert!(!html.contains(secret), "{secret} in {address}");
            }
            assert!(!page.text().contains("2015"), "{address}");
            assert_eq!(page.header("set-cookie"), None, "{address}");
            // A projector on which the chief arbiter is signed in shows no more than any other.
            assert_eq!(chief.get(&address).html(), html, "{address}");
        }
    }
    // What is published is shown at once.
    let publish = chief.open(&format!("/t/{slug}/desk/2/publish"));
    chief.send(publish.form("main form.mt")).assert_status(303);
    visitor
        .get(&format!("{}?page=2", screens[0]))
        .assert_shows("Round 2");
}

fn codes_lead_to_the_round_and_to_the_own_board(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_round_published(&mut chief, "Torneo dei Codici", 4);
    let mut visitor = app.browser();
    for code in ["round", "round/1", "my-board", "my-board/1"] {
        let page = visitor.get(&format!("/t/{slug}/code/{code}"));
        page.assert_ok();
        assert_eq!(page.header("content-type"), Some("image/svg+xml"));
        assert!(page.html().contains("<path d=\"M4 4h7v1h-7z"), "{code}");
    }
    visitor.get("/t/nessuno/code/round").assert_status(404);
    let address = add(&mut chief, &slug, "sala", "names");
    let picture = |page: Page, css: &str| page.attributes(css, "src");
    let shown = picture(visitor.get(&address), ".hall-code");
    assert_eq!(shown, [format!("/t/{slug}/code/my-board")]);
    // And on paper.
    let sheet = visitor.get(&format!("/t/{slug}/print/pairings/1"));
    assert_eq!(
        picture(sheet, ".code img"),
        [format!("/t/{slug}/code/round/1")]
    );
    let sheet = visitor.get(&format!("/t/{slug}/print/names/1"));
    assert_eq!(
        picture(sheet, ".code img"),
        [format!("/t/{slug}/code/my-board")]
    );
    // The desk says where they lead, and that no phone gets there from a server that listens to itself alone.
    desk(&mut chief, &slug).assert_shows("which no phone can reach");
}
