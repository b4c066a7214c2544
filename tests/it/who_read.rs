//! Who read data of persons that not everybody sees: noted before they get them, shown to the arbiters, told to the person.

use tratto::{
    app::{
        Actor, Context,
        exchange::{import_input::ImportInput, import_trf, trf_out},
    },
    event::Halt,
    formats::trf::Dialect,
    time::Clock,
};

use crate::{
    archive::get,
    privacy::{player, player_page},
    support::{
        Browser, TestApp, on_both_databases,
        sql::execute,
        tournament::{name_deputy, with_players},
    },
};

on_both_databases!(
    each_reading_is_noted_once_an_hour,
    a_report_for_everybody_has_neither_sex_nor_number,
    a_handed_over_tournament_notes_readings_too,
    players_are_told_who_read_them,
);

/// Somebody with a whole date of birth, sex and number, typed in at the desk; the number of their entry.
fn typed(app: &TestApp, chief: &mut Browser, slug: &str) -> String {
    let page = chief.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", "Lettucci")
        .set("first_name", "Zoe")
        .set("birth", "1987-05-03")
        .set("sex", "w")
        .set("national_id", "MI4711");
    chief.send(form).assert_status(303);
    app.lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0)
}

/// What was noted, oldest first.
fn noted(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT reader || ' ' || output || ' ' || CAST(persons AS TEXT) AS line FROM readings ORDER BY id",
    )
}

fn each_reading_is_noted_once_an_hour(mut app: TestApp) {
    app.admin();
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo Letto", 2);
    let entry = typed(&app, &mut chief, &slug);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let trail = app.count("audit");
    // Pages that everybody sees, and forms without such data.
    let of_other = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    for end in [
        "",
        "/players",
        "/entries",
        "/record",
        &format!("/entries/{of_other}/edit"),
    ] {
        chief.open(&format!("/t/{slug}{end}")).assert_ok();
    }
    assert_eq!(noted(&app), Vec::<String>::new());
    for _ in 0..2 {
        chief
            .open(&format!("/t/{slug}/entries/{entry}/edit"))
            .assert_ok();
        chief.open(&format!("/t/{slug}/tournament.trf")).assert_ok();
        chief
            .open(&format!("/t/{slug}/tournament.trf26"))
            .assert_ok();
        deputy
            .open(&format!("/t/{slug}/entries/{entry}/edit"))
            .assert_ok();
    }
    let once = [
        "Carla of the tests entry 1",
        "Carla of the tests report 1",
        "Dora of the tests entry 1",
    ];
    let found = noted(&app).join("\n").to_lowercase();
    assert_eq!(found, once.join("\n").to_lowercase());
    // An hour later it is another reading.
    let earlier = if app.database.starts_with("postgres") {
        "UPDATE readings SET read_at = read_at - interval '61 minutes'"
    } else {
        "UPDATE readings SET read_at = datetime(read_at, '-61 minutes')"
    };
    execute(&app.database, earlier).unwrap();
    chief.open(&format!("/t/{slug}/rating.trf26")).assert_ok();
    chief.open(&format!("/t/{slug}/tournament.trf")).assert_ok();
    chief.open(&format!("/t/{slug}/papers/report")).assert_ok();
    assert_eq!(app.count("readings WHERE output = 'report'"), 2);
    assert_eq!(app.count("readings WHERE output = 'rating-report'"), 1);
    // Reading is no deed.
    assert_eq!(app.count("audit"), trail);
    let page = deputy.open(&format!("/t/{slug}/record/read"));
    page.assert_ok()
        .assert_shows("Report (TRF)")
        .assert_shows("To send it to the federation")
        .assert_shows("Form of the entry")
        .assert_shows("Lettucci");
    let answer = app.browser().get(&format!("/t/{slug}/record/read"));
    assert_ne!(answer.status, 200);
}

fn a_report_for_everybody_has_neither_sex_nor_number(mut app: TestApp) {
    app.admin();
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo Letto", 2);
    typed(&app, &mut chief, &slug);
    let line = |text: &str| {
        let line = text
            .lines()
            .find(|line| line.starts_with("001") && line.contains("Lettucci"));
        line.unwrap().to_owned()
    };
    for end in ["tournament.trf", "tournament.trf26", "rating.trf26"] {
        let path = format!("/t/{slug}/{end}");
        let whole = chief.open(&path).html().to_owned();
        assert_eq!(line(&whole).get(9..10), Some("w"), "{end}");
        assert!(
            whole.contains("MI4711") && whole.contains("1987/05/03"),
            "{end}: {whole}"
        );
        let public = app.browser().open(&path).html().to_owned();
        assert_eq!(line(&public).get(9..10), Some(" "), "{end}");
        assert!(
            !public.contains("MI4711") && !public.contains("1987/05/03"),
            "{end}: {public}"
        );
        assert!(public.contains("1987"), "{end}: {public}");
    }
    // So has one that came as a report and goes out as it came.
    let whole = chief
        .open(&format!("/t/{slug}/tournament.trf26"))
        .html()
        .to_owned();
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    let line_actor = Actor::command_line();
    let (input, halt) = (ImportInput::default(), Halt::never());
    let taken = import_trf(&ctx, &line_actor, None, whole.as_bytes(), &input, &halt);
    let again = taken.unwrap().fresh().unwrap();
    let public = app
        .browser()
        .open(&format!("/t/{}/tournament.trf26", again.slug))
        .html()
        .to_owned();
    assert_eq!(line(&public).get(9..10), Some(" "));
    assert!(
        !public.contains("MI4711") && !public.contains("1987/05/03"),
        "{public}"
    );
    let kept = trf_out::trf(&ctx, &line_actor, &again.slug, Dialect::Trf26).unwrap();
    assert!(
        kept.contains("MI4711") && kept.contains("1987/05/03"),
        "{kept}"
    );
}

fn a_handed_over_tournament_notes_readings_too(mut app: TestApp) {
    app.admin();
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo Letto", 2);
    let entry = typed(&app, &mut chief, &slug);
    let archive = format!("/t/{slug}/archive");
    let file = format!("/t/{slug}/tournament.tratto");
    get(&mut chief, &file).assert_ok();
    assert_eq!(app.count("readings WHERE output = 'archive'"), 1);
    // The archive that was taken is the one with which the other machine goes on: reading changed nothing.
    let form = chief.open(&archive).form_to("/hand-over");
    let sent = chief.send(form);
    if let Some(job) = sent.redirect().filter(|to| to.starts_with("/jobs/")) {
        get(&mut chief, &job);
    }
    chief.open(&archive).assert_shows("Handed over");
    chief
        .open(&format!("/t/{slug}/entries/{entry}/edit"))
        .assert_ok();
    assert_eq!(app.count("readings WHERE output = 'entry'"), 1);
    get(&mut chief, &file).assert_ok();
    assert_eq!(app.count("readings WHERE output = 'archive'"), 1);
}

fn players_are_told_who_read_them(mut app: TestApp) {
    app.admin();
    let club = app.club("Circolo Uno");
    let mut secretary = app.account("sergio", Some(club));
    let number = player(&app, club, "Lettucci", "1987-05-03");
    let page = player_page(&app, number);
    secretary.open(&format!("{page}/edit")).assert_ok();
    assert_eq!(noted(&app).len(), 1);
    let data = secretary
        .open(&format!("{page}/data.json"))
        .html()
        .to_owned();
    assert!(
        data.contains("\"readings\"") && data.contains("\"player\""),
        "{data}"
    );
    assert_eq!(app.count("readings WHERE output = 'player-data'"), 1);
    secretary
        .open(&format!("{page}/data"))
        .assert_shows("Readings of the data");
}
