//! Who sees which birth date, which name, and who sees children who play nowhere: readers × outputs × fields.

use tratto::{
    app::{
        Actor, Context, PersonInput,
        players::{self, AddTo, PlayerInput},
    },
    time::Clock,
};

use crate::support::{
    Browser, TestApp, on_both_databases,
    sql::{PASSWORD, execute},
    tournament::{press_result, publish_first, with_players},
};

on_both_databases!(
    birth_dates_go_to_whom_they_belong,
    a_form_with_the_year_keeps_the_date,
    names_are_shown_as_people_chose,
    children_are_in_no_public_list_before_they_play,
    making_tournaments_is_a_right,
);

/// A player of the club, by number.
pub fn player(app: &TestApp, club: i32, name: &str, birth: &str) -> i32 {
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    let input = PlayerInput {
        person: PersonInput {
            last_name: name.to_owned(),
            first_name: "Zita".to_owned(),
            birth: birth.to_owned(),
            ..PersonInput::default()
        },
        ..PlayerInput::default()
    };
    let line = Actor::command_line();
    let done = players::add(&ctx, &line, None, AddTo::Club(club), &input).unwrap();
    done.fresh().unwrap()
}

/// The address of the page of a player of the registry.
pub fn player_page(app: &TestApp, player: i32) -> String {
    format!("/players/{}", player_code(app, player))
}

/// What choosing a player of the registry at the public form sends.
pub fn player_code(app: &TestApp, player: i32) -> String {
    let code = format!("SELECT code AS line FROM players WHERE id = {player}");
    app.lines(&code).remove(0)
}

fn csrf(browser: &mut Browser) -> String {
    let page = browser.get("/login");
    page.attributes("[name=csrf]", "value").remove(0)
}

pub fn enter(browser: &mut Browser, slug: &str, player: i32) {
    let token = csrf(browser);
    let number = player.to_string();
    let fields = [
        ("csrf", token.as_str()),
        ("player", &number),
        ("consent", "1"),
    ];
    browser
        .post(&format!("/t/{slug}/entries/register"), &fields)
        .assert_status(303);
}

/// The ways in which a page or a file may write a day.
fn written(date: &str) -> Vec<String> {
    let parts: Vec<&str> = date.split('-').collect();
    let (y, m, d) = (parts[0], parts[1], parts[2]);
    let short = |part: &str| part.trim_start_matches('0').to_owned();
    vec![
        date.to_owned(),
        format!("{y}/{m}/{d}"),
        format!("{d}/{m}/{y}"),
        format!("{}/{}/{y}", short(d), short(m)),
        format!("{d}.{m}.{y}"),
        format!("{y}{m}{d}"),
    ]
}

struct Scene {
    app: TestApp,
    slug: String,
    club: i32,
    /// By the secretary, by the chief arbiter, nowhere: number and birth date.
    children: [(i32, &'static str); 3],
    /// visitor, account, secretary of the club, secretary of another, deputy, chief, administrator.
    people: Vec<(&'static str, Browser)>,
}

fn scene(mut app: TestApp) -> Scene {
    let admin = app.admin();
    let (club, other) = (app.club("Circolo Uno"), app.club("Circolo Due"));
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo Riservato", 2);
    let mut deputy = app.account("dora", None);
    crate::support::tournament::name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let mut secretary = app.account("sergio", Some(club));
    let foreign = app.account("olga", Some(other));
    let plain = app.account("piero", None);
    let dates = ["2014-07-08", "2013-02-03", "2015-03-04"];
    let names = ["Riservatiuno", "Riservatidue", "Riservatitre"];
    let numbers = [0, 1, 2].map(|n| player(&app, club, names[n], dates[n]));
    enter(&mut secretary, &slug, numbers[0]);
    enter(&mut chief, &slug, numbers[1]);
    publish_first(&mut chief, &slug);
    let people = vec![
        ("visitor", app.browser()),
        ("account", plain),
        ("secretary", secretary),
        ("foreign", foreign),
        ("deputy", deputy),
        ("chief", chief),
        ("admin", admin),
    ];
    Scene {
        slug,
        club,
        children: [0, 1, 2].map(|n| (numbers[n], dates[n])),
        people,
        app,
    }
}

/// What programs and other sites read of a tournament, and what they get without a token.
fn for_programs(slug: &str, entries: &[String]) -> Vec<String> {
    let api = format!("/api/v1/tournaments/{slug}");
    let ends = [
        "",
        "/players",
        "/rounds/1",
        "/rounds/1/results",
        "/standings",
        "/games",
        "/entries",
    ];
    let mut outputs: Vec<String> = ends.map(|end| format!("{api}{end}")).into();
    for copy in ["standings", "pairings"] {
        outputs.push(format!("/embed/it/{slug}/{copy}"));
    }
    for entry in entries {
        outputs.push(format!("{api}/players/{entry}"));
        outputs.push(format!("{api}/standings/{entry}"));
    }
    outputs.push("/api/v1/clubs".to_owned());
    outputs
}

/// The number of the entry of a player of the registry.
fn entry_of(app: &TestApp, player: i32) -> String {
    let entry = format!("SELECT CAST(id AS TEXT) AS line FROM entries WHERE player_id = {player}");
    app.lines(&entry).remove(0)
}

/// The pages and files in which a date could stand.
fn all_outputs(slug: &str, club: i32, pages: &[String], entries: &[String]) -> Vec<String> {
    let mut outputs = vec![
        "/".to_owned(),
        "/players?q=riservati".to_owned(),
        format!("/clubs/{club}"),
        format!("/clubs/{club}/manage"),
        format!("/clubs/{club}/manage?enter={slug}"),
    ];
    for page in pages {
        outputs.push(page.clone());
        outputs.push(format!("{page}/edit"));
        outputs.push(format!("{page}/data.json"));
    }
    for end in [
        "",
        "/players",
        "/standings",
        "/crosstable",
        "/standings.csv",
        "/games.pgn",
        "/calendar.ics",
        "/tournament.trf",
        "/tournament.trf26",
        "/entries",
        "/entries?q=riservati",
        "/export",
        "/record",
        "/announcement",
    ] {
        outputs.push(format!("/t/{slug}{end}"));
    }
    for entry in entries {
        outputs.push(format!("/t/{slug}/player/{entry}"));
        outputs.push(format!("/t/{slug}/my-board/{entry}"));
        outputs.push(format!("/t/{slug}/entries/{entry}/edit"));
    }
    outputs.extend(for_programs(slug, entries));
    outputs
}

fn birth_dates_go_to_whom_they_belong(app: TestApp) {
    let mut scene = scene(app);
    let (slug, club) = (scene.slug.clone(), scene.club);
    let entries = [0, 1].map(|n: usize| entry_of(&scene.app, scene.children[n].0));
    let pages: Vec<String> = scene
        .children
        .iter()
        .map(|(number, _)| player_page(&scene.app, *number))
        .collect();
    let outputs = all_outputs(&slug, club, &pages, &entries);
    // Who gets the date of the child that the secretary entered, that the chief arbiter took from the registry, that
    // plays nowhere: in reports, in the form of the entry, in the form of the player; and who sees the third at all.
    let table = [
        ("visitor", "-- -- --- -"),
        ("account", "-- -- --- -"),
        ("secretary", "++ -- +++ +"),
        ("foreign", "-- -- --- -"),
        ("deputy", "+- +- --- +"),
        ("chief", "+- +- --- +"),
        ("admin", "++ ++ +++ +"),
    ];
    let children = scene.children;
    let mut wrong = Vec::new();
    for ((who, browser), (role, signs)) in scene.people.iter_mut().zip(table) {
        assert_eq!(*who, role);
        let parts: Vec<Vec<bool>> = signs
            .split(' ')
            .map(|part| part.chars().map(|sign| sign == '+').collect())
            .collect();
        for path in &outputs {
            execute(&scene.app.database, "DELETE FROM readings").unwrap();
            let page = browser.get(path);
            let text = page.html();
            // Whoever gets a day is written down for it.
            let gives = children
                .iter()
                .flat_map(|(_, date)| written(date))
                .any(|date| text.contains(&date));
            if gives && scene.app.count("readings") != 1 {
                wrong.push(format!(
                    "{who}: {path}: a date, and nobody noted who read it"
                ));
            }
            if *who == "visitor" && scene.app.count("readings") != 0 {
                wrong.push(format!("{who}: {path}: noted, and nothing was to be read"));
            }
            for (n, (_, date)) in children.iter().enumerate() {
                let expected = if path.contains("/tournament.trf") {
                    n < 2 && parts[0][n]
                } else if n < 2 && path.ends_with(&format!("/entries/{}/edit", entries[n])) {
                    parts[1][n]
                } else if path.starts_with(&pages[n]) && path.len() > pages[n].len() {
                    parts[2][n]
                } else {
                    false
                };
                let found = written(date).iter().any(|date| text.contains(date));
                if found != expected {
                    wrong.push(format!(
                        "{who}: {path} ({}): date of child {n}: {found}",
                        page.status
                    ));
                }
            }
            let listing = ["/players?q=riservati", &format!("/clubs/{club}")]
                .contains(&path.as_str())
                || *path == pages[2];
            let shown = text.contains("Riservatitre");
            if listing && shown != parts[3][0] {
                wrong.push(format!("{who}: {path}: the third child is shown: {shown}"));
            }
            if !listing && shown && !parts[3][0] {
                wrong.push(format!("{who}: {path}: the third child is shown"));
            }
            if path.contains("/players?q=") && !text.contains("Riservatiuno") {
                wrong.push(format!("{who}: {path}: a child that plays is not found"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn a_form_with_the_year_keeps_the_date(app: TestApp) {
    let mut scene = scene(app);
    let slug = scene.slug.clone();
    let query = "SELECT CAST(birth_date AS TEXT) AS line FROM entries WHERE birth_date IS NOT NULL ORDER BY id";
    let before = scene.app.lines(query);
    assert_eq!(before.len(), 2);
    let entry = scene
        .app
        .lines(&format!(
            "SELECT CAST(id AS TEXT) AS line FROM entries WHERE player_id = {}",
            scene.children[1].0
        ))
        .remove(0);
    let chief = &mut scene.people[5].1;
    let page = chief.open(&format!("/t/{slug}/entries/{entry}/edit"));
    let form = page.assert_ok().form_to(&format!("/entries/{entry}/edit"));
    assert_eq!(form.value("birth"), Some("2013"));
    chief.send(form.set("rating", "1500")).assert_status(303);
    assert_eq!(scene.app.lines(query), before);
}

/// Somebody typed in at the desk; the number of their entry.
fn typed(app: &TestApp, chief: &mut Browser, slug: &str, name: &str, birth: &str) -> String {
    let page = chief.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", &format!("Scelta{name}"))
        .set("first_name", &format!("Zita{name}"))
        .set("birth", birth);
    chief.send(form).assert_status(303);
    app.lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0)
}

/// What a participant chose, noted at the desk.
pub fn choose(chief: &mut Browser, slug: &str, entry: &str, name: &str, publication: &str) {
    let page = chief.open(&format!("/t/{slug}/entries/{entry}/edit"));
    let form = page.assert_ok().form_to(&format!("/entries/{entry}/show"));
    let form = form.set("name_shown", name).set("publication", publication);
    chief.send(form).assert_status(303);
}

/// How much of a name stands somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    No,
    Initial,
    Whole,
}

fn named(text: &str, name: &str) -> Named {
    let (surname, given) = (format!("Scelta{name}"), format!("Zita{name}"));
    match (text.contains(&surname), text.contains(&given)) {
        (_, true) => Named::Whole,
        (true, false) => Named::Initial,
        (false, false) => Named::No,
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "a table of people, outputs and readers"
)]
fn names_are_shown_as_people_chose(mut app: TestApp) {
    let admin = app.admin();
    let club = app.club("Circolo Uno");
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo delle Scelte", 2);
    let mut deputy = app.account("dora", None);
    crate::support::tournament::name_deputy(&mut chief, &slug, "dora", &mut deputy);
    // Who they are, what was chosen, how pages and files name them.
    use Named::{Initial, No, Whole};
    let people = [
        (
            "uno",
            "2014-05-06",
            "unsaid",
            "federation",
            Initial,
            Initial,
        ),
        ("due", "2014-05-06", "whole", "federation", Whole, Whole),
        ("tre", "1980-05-06", "whole", "hall", No, No),
        ("quattro", "1980-05-06", "whole", "web", Whole, No),
        ("cinque", "1980-05-06", "unsaid", "federation", Whole, Whole),
        (
            "sei",
            "1980-05-06",
            "initial",
            "federation",
            Initial,
            Initial,
        ),
    ];
    for (name, birth, shown, publication, ..) in people {
        let entry = typed(&app, &mut chief, &slug, name, birth);
        choose(&mut chief, &slug, &entry, shown, publication);
    }
    let page = chief.open(&format!("/t/{slug}/screens"));
    let form = page.form_to("/screens").set("screen_name", "sala");
    chief.send(form).assert_status(303);
    publish_first(&mut chief, &slug);
    press_result(&mut chief, &slug, 1, 1, "1-0").assert_status(303);
    let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    // Those that name everybody, and whether they are files; the others name some of them.
    let mut outputs = vec![
        ("/players".to_owned(), true, false),
        ("/crosstable".to_owned(), false, false),
        ("/standings".to_owned(), true, false),
        ("/round/1".to_owned(), true, false),
        (String::new(), true, false),
        ("/print/pairings/1".to_owned(), true, false),
        ("/print/names/1".to_owned(), true, false),
        ("/print/standings/1".to_owned(), true, false),
        ("/round/1/why".to_owned(), true, false),
        ("/tournament.trf".to_owned(), true, true),
        ("/tournament.trf26".to_owned(), true, true),
        ("/rating.trf26".to_owned(), true, true),
        ("/standings.csv".to_owned(), true, true),
        ("/round/1/pairings.csv".to_owned(), true, true),
        ("/games.pgn".to_owned(), false, true),
        ("/games".to_owned(), false, false),
        ("/screen/sala".to_owned(), false, false),
        ("/prizes".to_owned(), false, false),
        ("/ratings".to_owned(), false, false),
        ("/norms".to_owned(), false, false),
        ("/announcement".to_owned(), false, false),
        ("/calendar.ics".to_owned(), false, false),
        ("/my-board?surname=scelta".to_owned(), false, false),
        ("/standings?find=sceltatre".to_owned(), false, false),
    ];
    // Outside the tournament's own addresses: for programs, as files are, and small copies of pages. They are made for
    // everybody, whoever asks.
    let api = format!("/api/v1/tournaments/{slug}");
    let copy = format!("/embed/en/{slug}");
    let for_everybody = [
        (format!("{api}/players"), true, true),
        (format!("{api}/rounds/1"), true, true),
        (format!("{api}/standings"), true, true),
        (format!("{api}/games"), false, true),
        (format!("{copy}/standings"), true, false),
        (format!("{copy}/pairings"), true, false),
        (format!("{copy}/round/1"), true, false),
    ];
    outputs.extend(for_everybody);
    for entry in &entries {
        outputs.push((format!("{api}/players/{entry}"), false, true));
        outputs.push((format!("{api}/standings/{entry}"), false, true));
    }
    for entry in &entries {
        outputs.push((format!("/player/{entry}"), false, false));
        outputs.push((format!("/player/{entry}/games.pgn"), false, true));
        outputs.push((format!("/my-board/{entry}"), false, false));
        outputs.push((format!("/round/1/why/{entry}"), false, false));
    }
    let mut readers = [
        ("visitor", app.browser(), false),
        ("account", app.account("piero", None), false),
        ("secretary", app.account("sergio", Some(club)), false),
        ("deputy", deputy, true),
        ("chief", chief, true),
        ("admin", admin, true),
    ];
    let mut wrong = Vec::new();
    for (who, browser, is_arbiter) in &mut readers {
        for (output, names_all, is_file) in &outputs {
            let is_for_all = output.starts_with("/api/") || output.starts_with("/embed/");
            let page = match is_for_all {
                true => browser.get(output),
                false => browser.get(&format!("/t/{slug}{output}")),
            };
            let text = page.html();
            if page.status != 200 && page.status != 303 {
                wrong.push(format!("{who}: {output}: {}", page.status));
            }
            for (name, _, _, _, on_page, in_file) in people {
                let most = match (*is_arbiter && !is_for_all, *is_file) {
                    (true, _) => Whole,
                    (false, true) => in_file,
                    (false, false) => on_page,
                };
                let found = named(&text, name);
                let fits = found == most || (!names_all && found == No);
                // The page of a board is that which everybody gets, whoever asks.
                let is_own = *is_arbiter && output.starts_with("/my-board/") && found == on_page;
                // Lists of boards name people by their surnames.
                let is_short = most == Whole && found == Initial && !names_all;
                if !fits && !is_own && !is_short {
                    wrong.push(format!(
                        "{who}: {output}: {name} is {found:?}, not {most:?}"
                    ));
                }
            }
            let is_page = !is_file && !output.ends_with(".ics");
            let names_people = *names_all && !output.starts_with("/print");
            let is_kept_out = text.contains("name=\"robots\" content=\"noindex\"");
            if is_page && names_people && !is_kept_out {
                wrong.push(format!("{who}: {output}: search engines may keep it"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let mut visitor = app.browser().in_italian();
    visitor
        .open(&format!("/t/{slug}/players"))
        .assert_shows("Giocatore ");
    // Withdrawn again: the page is that of the new choice at once.
    let entry = &entries[entries.len() - 2];
    let chief = &mut readers[4].1;
    choose(chief, &slug, entry, "whole", "hall");
    let page = visitor.open(&format!("/t/{slug}/players"));
    assert_eq!(named(&page.html(), "cinque"), No);
    // What the report says of a place in the table stays with its number.
    let whole = chief.get(&format!("/t/{slug}/tournament.trf")).html();
    let public = visitor.get(&format!("/t/{slug}/tournament.trf")).html();
    assert_eq!(whole.lines().count(), public.lines().count());
    // Of the four born in that year one is shown whole enough in files.
    assert_eq!(public.matches("1980").count(), 1, "{public}");
}

fn children_are_in_no_public_list_before_they_play(mut app: TestApp) {
    drop(app.admin());
    let club = app.club("Circolo Uno");
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo dei Piccoli", 3);
    let child = player(&app, club, "Riservatiuno", "2014-07-08");
    let page = player_page(&app, child);
    enter(&mut chief, &slug, child);
    let entry = app
        .lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let mut visitor = app.browser();
    let paths = [
        format!("/t/{slug}"),
        format!("/t/{slug}/players"),
        format!("/t/{slug}/tournament.trf"),
        format!("/t/{slug}/my-board?surname=riservati"),
        "/players?q=riservati".to_owned(),
        format!("/clubs/{club}"),
    ];
    for path in &paths {
        let page = visitor.get(path);
        page.assert_ok();
        assert!(!page.html().contains("Riservati"), "{path}");
    }
    for path in [
        format!("/t/{slug}/player/{entry}"),
        format!("/t/{slug}/my-board/{entry}"),
        page.clone(),
    ] {
        visitor.get(&path).assert_status(404);
    }
    visitor
        .get(&paths[1])
        .assert_shows("There is also one player under age");
    chief.open(&paths[1]).assert_shows("Riservatiuno Zita");
    publish_first(&mut chief, &slug);
    for path in &paths[..3] {
        let page = visitor.get(path).html();
        assert!(
            page.contains("Riservatiuno") && !page.contains("Zita<"),
            "{path}"
        );
    }
    // The registry names them as the event does.
    let found = visitor.get(&paths[4]);
    found.assert_shows("Riservatiuno Z.").assert_hides("Zita");
    choose(&mut chief, &slug, &entry, "whole", "web");
    visitor.get(&paths[4]).assert_shows("Riservatiuno Zita");
    choose(&mut chief, &slug, &entry, "whole", "hall");
    visitor.get(&paths[4]).assert_hides("Riservatiuno");
    visitor.get(&page).assert_status(404);
}

fn making_tournaments_is_a_right(mut app: TestApp) {
    let mut admin = app.admin();
    let club = app.club("Circolo Uno");
    let mut secretary = app.account("sergio", Some(club));
    for path in ["/tournaments/new", "/import"] {
        secretary.get(path).assert_status(403);
    }
    let token = csrf(&mut secretary);
    for path in ["/tournaments/new", "/import", "/import/confirm"] {
        let fields = [
            ("csrf", token.as_str()),
            ("name", "Mio"),
            ("text", "012 Mio"),
        ];
        secretary.post(path, &fields).assert_status(403);
    }
    assert_eq!(app.count("tournaments"), 0);
    secretary.open("/mine").assert_hides("/tournaments/new");
    let give = |admin: &mut Browser| {
        let page = admin.open("/admin");
        let id = app
            .lines("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = 'sergio'")
            .remove(0);
        let form = page.form_to(&format!("/accounts/{id}/may-create"));
        let may = page.attributes(
            &format!("form[action$=\"/{id}/may-create\"] button"),
            "value",
        );
        admin.send(form.press("may", &may[0])).assert_status(303);
    };
    give(&mut admin);
    let slug = with_players(&mut secretary, "Torneo Permesso", 1);
    // Who is given the right stays logged in; whoever loses it logs in again.
    give(&mut admin);
    secretary.get("/tournaments/new").assert_status(401);
    secretary = app.sign_in("sergio", PASSWORD);
    secretary.get("/tournaments/new").assert_status(403);
    // The tournament stays.
    secretary.get(&format!("/t/{slug}/desk")).assert_status(303);
}
