//! Entries held against a rating list: shown row by row, taken over by choice, on both databases. All people are
//! invented.

use crate::{
    listed_players::import,
    rating_lists::line,
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        sql::execute,
        tournament::{name_deputy, publish_first, with_players},
    },
};

on_both_databases!(
    entries_take_over_what_is_accepted,
    numbers_follow_until_round_one_is_published,
    ratings_of_two_owners_are_not_mixed_unseen,
    who_may_not_change_entries_sees_nothing,
    a_rating_names_the_list_it_comes_from,
);

fn enter(arbiter: &mut Browser, slug: &str, name: (&str, &str), more: &[(&str, &str)]) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let mut form = page
        .assert_ok()
        .form("form[action$=\"/entries\"]")
        .set("last_name", name.0)
        .set("first_name", name.1);
    for (field, value) in more {
        form = form.set(field, value);
    }
    arbiter.send(form).assert_status(303);
}

fn look(arbiter: &mut Browser, slug: &str) -> Page {
    arbiter.open(&format!("/t/{slug}/entries/refresh"))
}

/// Number, name, rating, title and federation of each entry.
fn stored(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT coalesce(CAST(tpn AS TEXT), '-') || ' ' || last_name || ' ' || coalesce(CAST(rating AS TEXT), '-') \
         || ' ' || coalesce(title, '-') || ' ' || coalesce(federation, '-') AS line FROM entries ORDER BY last_name",
    )
}

fn deeds(app: &TestApp) -> Vec<String> {
    app.lines("SELECT \"after\" AS line FROM audit WHERE action = 'entry.refresh' ORDER BY id")
}

/// Names whose box is ticked.
fn ticked(page: &Page) -> Vec<String> {
    page.texts("li label:has(input[checked]) .name")
}

fn entries_take_over_what_is_accepted(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open dei Confronti", 1);
    for (name, number, rating) in [
        (("Alfieri", "Ada"), "101", "1700"),
        (("Bianchi", "Bea"), "102", "1650"),
        (("Cervi", "Carlo"), "103", "1900"),
        (("Daini", "Dora"), "104", "1800"),
        (("Fauni", "Fosco"), "106", "1510"),
    ] {
        let fields = [("fide_id", number), ("rating", rating)];
        enter(&mut arbiter, &slug, name, &fields);
    }
    let fields = [("fide_id", "105"), ("birth", "1971"), ("rating", "1500")];
    enter(&mut arbiter, &slug, ("Elfi", "Elio"), &fields);
    look(&mut arbiter, &slug)
        .assert_ok()
        .assert_shows("No rating list with ratings of this kind of chess")
        .assert_shows("Take a rating list in");
    let people = [
        line(101, "Alfieri, Ada", "SMR", "WFM", 1712, "w"),
        line(102, "Bianchi, Bea", "ITA", "", 0, ""),
        line(103, "Cervantes, Carlos", "ESP", "", 2100, ""),
        line(104, "Daini, Dora", "ITA", "", 1800, ""),
        line(105, "Elfi, Elio", "ITA", "", 1555, ""),
    ];
    import(&app, "players.txt", &people, "2020-10-01");
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let page = arbiter.open(&entries.link("Hold the entries against a rating list"));
    page.assert_ok()
        .assert_shows("4 entries differ from the list")
        .assert_shows("One entry is as the list has it.")
        .assert_shows("First day of the event")
        .assert_shows("Rating 1700 → 1712 · FIDE title – → WFM · Federation ITA → SMR")
        .assert_shows("The list gives this number to Cervantes, Carlos.")
        .assert_shows("Born in 1990 by the list.")
        .assert_shows("that of the entry may be a national one")
        .assert_shows("Fauni Fosco")
        .assert_shows("One entry has no number by which it could be looked up")
        .assert_hides("Pairing numbers stay");
    // Another name or year, and a rating that would go, are for the arbiter to tick.
    assert_eq!(ticked(&page), ["Alfieri Ada"]);
    assert!(page.html().len() < 30_000, "{}", page.html().len());
    let before = stored(&app);
    // Looking changes nothing.
    assert_eq!(before[0], "- Alfieri 1700 - ITA");
    let form = page.form("main form[method=post]");
    arbiter.send(form.clone()).assert_status(303);
    let after = stored(&app);
    assert_eq!(after[0], "- Alfieri 1712 WFM SMR");
    assert_eq!(after[1..], before[1..]);
    let told = deeds(&app);
    assert_eq!(told.len(), 1);
    assert!(
        told[0].contains("2020-10-01") && told[0].contains("1712"),
        "{}",
        told[0]
    );
    // Sent twice, it counts once.
    arbiter.send(form.clone()).assert_status(303);
    assert_eq!(deeds(&app).len(), 1);
    // A page of before is refused whole.
    let old = form.forge("key", "another-key-of-a-page-of-before");
    arbiter.send(old).assert_status(409);
    assert_eq!(stored(&app), after);
    // One row by choice, with all that speaks against it.
    let page = look(&mut arbiter, &slug);
    assert_eq!(ticked(&page), Vec::<String>::new());
    let row = page.attributes("input[name=row]", "value");
    let form = page.form("main form[method=post]").forge("row", &row[1]);
    arbiter.send(form).assert_status(303);
    assert_eq!(stored(&app)[2], "- Cervi 2100 - ESP");
    // Nothing chosen; and the record tells what was done.
    let page = look(&mut arbiter, &slug);
    let nothing = page.form("main form[method=post]");
    arbiter.send(nothing).assert_status(422);
    let record = arbiter.open(&format!("/t/{slug}/record"));
    record
        .assert_shows("Entries brought up to date from a rating list")
        .assert_shows("Alfieri Ada: 1700 → 1712");
    let mut italian = arbiter.clone().in_italian();
    look(&mut italian, &slug)
        .assert_shows("Confronta gli iscritti con una lista Elo")
        .assert_shows("controlla");
}

fn numbers_follow_until_round_one_is_published(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open dei Numeri", 0);
    for (number, name) in [
        ("201", "Alti"),
        ("202", "Bassi"),
        ("203", "Corti"),
        ("204", "Dritti"),
    ] {
        let rating = format!("{}", 2405 - number.parse::<i32>().unwrap());
        enter(
            &mut arbiter,
            &slug,
            (name, "Ugo"),
            &[("fide_id", number), ("rating", &rating)],
        );
    }
    let names = ["Alti", "Bassi", "Corti", "Dritti"];
    let list = |ratings: [u16; 4]| {
        let lines = (201..).zip(names).zip(ratings);
        lines
            .map(|((id, name), rating)| line(id, &format!("{name}, Ugo"), "ITA", "", rating, ""))
            .collect::<Vec<_>>()
    };
    import(
        &app,
        "first.txt",
        &list([2000, 2300, 2200, 2100]),
        "2019-10-01",
    );
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let draft = entries.form_to("/desk/1/pair");
    arbiter.submit(draft).assert_ok();
    assert_eq!(stored(&app)[0], "1 Alti 2204 - ITA");
    let page = look(&mut arbiter, &slug);
    page.assert_shows("Pairing numbers follow the ratings");
    let all = page.attributes("button[name=all]", "value");
    let form = page.form("main form[method=post]").press("all", &all[0]);
    arbiter.send(form).assert_status(303);
    let numbered = [
        "4 Alti 2000",
        "1 Bassi 2300",
        "2 Corti 2200",
        "3 Dritti 2100",
    ];
    let expected = numbered.map(|line| format!("{line} - ITA"));
    assert_eq!(stored(&app), expected);
    // The draft of before is out of date; round 1 is drafted anew and published.
    publish_first(&mut arbiter, &slug);
    import(
        &app,
        "second.txt",
        &list([2500, 2300, 2200, 2150]),
        "2020-10-01",
    );
    let page = look(&mut arbiter, &slug);
    page.assert_shows("Pairing numbers stay as they are.");
    page.link("Pairing numbers");
    let all = page.attributes("button[name=all]", "value");
    let form = page.form("main form[method=post]").press("all", &all[0]);
    // What came between the page and the answer is not passed over.
    let csrf = form.value("csrf").unwrap().to_owned();
    let list = form.value("list").unwrap().to_owned();
    let stale = [
        ("csrf", csrf.as_str()),
        ("list", &list),
        ("all", "0000000000000000"),
        ("key", "k"),
    ];
    let address = format!("/t/{slug}/entries/refresh");
    arbiter.post(&address, &stale).assert_status(409);
    arbiter.send(form).assert_status(303);
    let numbered = [
        "4 Alti 2500",
        "1 Bassi 2300",
        "2 Corti 2200",
        "3 Dritti 2150",
    ];
    let expected = numbered.map(|line| format!("{line} - ITA"));
    assert_eq!(stored(&app), expected);
    // Numbers given anew are an act of its own, with a reason and an event of integrity.
    arbiter
        .open(&format!("/t/{slug}/numbers"))
        .assert_ok()
        .assert_shows("Alti");
}

fn ratings_of_two_owners_are_not_mixed_unseen(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Fonti", 0);
    enter(
        &mut arbiter,
        &slug,
        ("Alfieri", "Ada"),
        &[("fide_id", "101"), ("rating", "1700")],
    );
    let ada = |rating| [line(101, "Alfieri, Ada", "SMR", "WFM", rating, "w")];
    import_of(&app, "Elba", "elba.txt", &ada(1620), "2020-10-01");
    let page = look(&mut arbiter, &slug);
    page.assert_shows("these are not the ratings that the other entries have")
        .assert_shows("Rating 1700 → 1620")
        .assert_hides("WFM");
    assert_eq!(ticked(&page), Vec::<String>::new());
    let row = page.attributes("input[name=row]", "value");
    let form = page.form("main form[method=post]").forge("row", &row[0]);
    let refused = arbiter.send(form.clone());
    refused
        .assert_status(422)
        .assert_shows("Ratings of Elba would stand beside those of another owner");
    assert_eq!(stored(&app), ["- Alfieri 1700 - ITA"]);
    let said = form.forge("key", "a-key-of-its-own-0001").tick("mix");
    arbiter.send(said).assert_status(303);
    assert_eq!(stored(&app), ["- Alfieri 1620 - ITA"]);
    // Now FIDE's would be the other ones.
    import(&app, "fide.txt", &ada(1700), "2020-10-01");
    look(&mut arbiter, &slug)
        .assert_shows("these are not the ratings that the other entries have")
        .assert_shows("Rating 1620 → 1700");
    // A list that holds only later is said to, and ticks nothing.
    let slug = with_players(&mut arbiter, "Open del Poi", 0);
    enter(
        &mut arbiter,
        &slug,
        ("Alfieri", "Ada"),
        &[("fide_id", "101"), ("rating", "1600")],
    );
    import(&app, "later.txt", &ada(1750), "2099-01-01");
    let page = look(&mut arbiter, &slug);
    page.assert_hides("holds only after the first day");
    assert_eq!(ticked(&page), ["Alfieri Ada"]);
    let lists = page.attributes("#list option", "value");
    let later = page
        .texts("#list option")
        .iter()
        .position(|text| text.contains("2099"));
    let form = page
        .form("main form[method=get]")
        .set("list", &lists[later.unwrap()]);
    let page = arbiter.send(form);
    page.assert_shows("holds only after the first day of the event")
        .assert_shows("Rating 1600 → 1750");
    assert_eq!(ticked(&page), Vec::<String>::new());
}

/// Takes a list of somebody else in.
fn import_of(app: &TestApp, source: &str, name: &str, lines: &[String], day: &str) {
    import(app, name, lines, day);
    let owner = format!("UPDATE rating_lists SET source = '{source}'");
    execute(&app.database, &owner).unwrap();
}

fn who_may_not_change_entries_sees_nothing(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_players(&mut chief, "Open dei Divieti", 0);
    enter(
        &mut chief,
        &slug,
        ("Alfieri", "Ada"),
        &[("fide_id", "101"), ("rating", "1700")],
    );
    import(
        &app,
        "players.txt",
        &[line(101, "Alfieri, Ada", "ITA", "", 1750, "")],
        "2020-01-01",
    );
    let address = format!("/t/{slug}/entries/refresh");
    let mut stranger = app.account("sandro", None);
    stranger
        .open(&address)
        .assert_status(403)
        .assert_hides("Alfieri");
    let token = stranger.open("/account").form_to("/logout");
    let csrf = token.value("csrf").unwrap().to_owned();
    let row = look(&mut chief, &slug).attributes("input[name=row]", "value");
    let fields = [
        ("csrf", csrf.as_str()),
        ("list", "1"),
        ("row", &row[0]),
        ("key", "k"),
    ];
    stranger.post(&address, &fields).assert_status(403);
    assert_eq!(stored(&app), ["- Alfieri 1700 - ITA"]);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let page = deputy.open(&address);
    deputy
        .send(page.assert_ok().form("main form[method=post]"))
        .assert_status(303);
    assert_eq!(stored(&app), ["- Alfieri 1750 - ITA"]);
}

/// Surname, rating and the list that it was taken from.
fn origins(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT last_name || ' ' || coalesce(CAST(rating AS TEXT), '-') || ' ' || rating_list AS line \
         FROM entries ORDER BY last_name",
    )
}

/// Sends the form that corrects an entry, with one field changed.
fn correct(
    app: &TestApp,
    arbiter: &mut Browser,
    slug: &str,
    name: &str,
    (field, value): (&str, &str),
) -> Page {
    let wanted = format!("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = '{name}'");
    let address = format!("/t/{slug}/entries/{}/edit", app.lines(&wanted)[0]);
    let page = arbiter.open(&address);
    let form = page.assert_ok().form("form[action$=\"/edit\"]");
    arbiter.send(form.set(field, value)).assert_status(303);
    page
}

fn a_rating_names_the_list_it_comes_from(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Fonti", 0);
    let october = [
        line(201, "Gatti, Gina", "ITA", "", 1700, ""),
        line(202, "Leoni, Lea", "ITA", "", 1800, ""),
        line(203, "Merli, Marco", "ITA", "", 0, ""),
    ];
    import(&app, "players.txt", &october, "2020-10-01");
    // From the list as it stands there; from the list, with another rating typed over it; typed.
    for (number, rating) in [("201", None), ("202", Some("1850")), ("203", Some("1400"))] {
        let page = arbiter.open(&format!("/t/{slug}/entries?listed={number}"));
        let mut form = page.assert_ok().form("form[action$=\"/entries\"]");
        if let Some(rating) = rating {
            form = form.set("rating", rating);
        }
        arbiter.send(form).assert_status(303);
    }
    let of_october = "combined 2020-10-01 FIDE";
    let typed = ["Leoni 1850 ", "Merli 1400 "];
    assert_eq!(
        origins(&app),
        [&format!("Gatti 1700 {of_october}"), typed[0], typed[1]]
    );
    // Another name leaves the rating where it came from; another rating is typed.
    correct(&app, &mut arbiter, &slug, "Gatti", ("first_name", "Gianna"))
        .assert_shows("Rating from the list FIDE of 1 October 2020.");
    assert_eq!(origins(&app)[0], format!("Gatti 1700 {of_october}"));
    let page = correct(&app, &mut arbiter, &slug, "Merli", ("rating", "1450"));
    page.assert_hides("Rating from the list");
    // What is taken over names the list; what stood as it has it keeps its own.
    let november = [
        line(201, "Gatti, Gianna", "ITA", "", 1700, ""),
        line(202, "Leoni, Lea", "ITA", "", 1811, ""),
    ];
    import(&app, "players.txt", &november, "2020-11-01");
    let page = look(&mut arbiter, &slug);
    page.assert_shows(
        "Where the ratings come from: typed, or not from a list: 2 · FIDE of 1 October 2020: 1",
    );
    arbiter
        .send(page.form("main form[method=post]"))
        .assert_status(303);
    let all = [
        format!("Gatti 1700 {of_october}"),
        "Leoni 1811 combined 2020-11-01 FIDE".to_owned(),
        "Merli 1450 ".to_owned(),
    ];
    assert_eq!(origins(&app), all);
    correct(&app, &mut arbiter, &slug, "Gatti", ("rating", "1701"));
    assert_eq!(origins(&app)[0], "Gatti 1701 ");
    // Nobody is told of a list whose word this program does not know.
    execute(
        &app.database,
        "UPDATE entries SET rating_list = 'glicko 2020-11-01 FIDE' WHERE last_name = 'Leoni'",
    )
    .unwrap();
    arbiter
        .open(&format!("/t/{slug}/entries"))
        .assert_shows("newer version");
}
