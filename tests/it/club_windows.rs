//! The players of a large club: shown a window at a time, without children whom no event's pages name.

use tratto::{
    app::{
        Actor, Context, PersonInput,
        clubs::{self, ClubWindows},
        players::{self, AddTo, PlayerInput},
    },
    time::Clock,
};

use crate::{
    privacy::{choose, enter, player},
    support::{
        Browser, TestApp, on_both_databases,
        tournament::{publish_first, with_players},
    },
    use_cases::statements::asked,
};

on_both_databases!(
    members_come_in_windows_as_each_may_see_them,
    only_the_window_is_read,
);

/// Adds `count` adult players: Socioaa, Socioab and so on.
fn grown(ctx: &Context, club: i32, count: u8) {
    let letter = |number: u8| char::from(b'a' + number);
    for number in 0..count {
        let input = PlayerInput {
            person: PersonInput {
                last_name: format!("Socio{}{}", letter(number / 26), letter(number % 26)),
                first_name: "Ugo".to_owned(),
                birth: "1970".to_owned(),
                ..PersonInput::default()
            },
            ..PlayerInput::default()
        };
        let line = Actor::command_line();
        players::add(ctx, &line, None, AddTo::Club(club), &input).unwrap();
    }
}

/// The number of players on the club's page, and the names in one of its windows.
fn shown(browser: &mut Browser, club: i32, window: usize) -> (String, Vec<String>) {
    let page = browser.get(&format!("/clubs/{club}?page={window}"));
    page.assert_ok();
    let heading = page.texts("#players").remove(0);
    (
        heading,
        page.texts("section[aria-labelledby=players] tbody th"),
    )
}

fn members_come_in_windows_as_each_may_see_them(mut app: TestApp) {
    drop(app.admin());
    let club = app.club("Circolo Uno");
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    grown(&ctx, club, 52);
    let child = player(&app, club, "Bambinotre", "2014-07-08");
    player(&app, club, "Bambinodue", "2014");
    player(&app, club, "Bambinouno", "2015-03-04");
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo dei Piccoli", 3);
    enter(&mut chief, &slug, child);
    let entry = app
        .lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let mut visitor = app.browser();
    // Nobody played yet: the children are neither counted nor named.
    let (heading, names) = shown(&mut visitor, club, 1);
    assert_eq!((heading.as_str(), names.len()), ("52 players", 50));
    assert!(names[0].starts_with("Socioaa"), "{names:?}");
    // Before the first round, the club's secretary may enter all players who are not entered yet.
    let mut secretary = app.account("sergio", Some(club));
    let page = secretary.open(&format!("/clubs/{club}/manage?enter={slug}"));
    let free = page.texts("label.check .name");
    assert_eq!(free.len(), 54);
    assert!(free[1].starts_with("Bambinouno"), "{free:?}");
    publish_first(&mut chief, &slug);
    let (heading, names) = shown(&mut visitor, club, 1);
    assert_eq!((heading.as_str(), names.len()), ("53 players", 50));
    assert!(names[0].starts_with("Bambinotre"), "{names:?}");
    assert!(!names[0].contains("Zita"), "{names:?}");
    let (_, names) = shown(&mut visitor, club, 2);
    assert_eq!(names.len(), 3);
    assert!(names[2].starts_with("Sociobz"), "{names:?}");
    // A window number that is too high gives the last window.
    assert_eq!(shown(&mut visitor, club, 9).1, names);
    // The club's secretary sees all of them.
    let (heading, names) = shown(&mut secretary, club, 1);
    assert_eq!(heading, "55 players");
    assert!(names[2].starts_with("Bambinouno"), "{names:?}");
    // A child who is named only on the sheets in the hall is not named on any page.
    choose(&mut chief, &slug, &entry, "whole", "hall");
    let (heading, names) = shown(&mut visitor, club, 2);
    assert_eq!((heading.as_str(), names.len()), ("52 players", 2));
}

/// Players are read with a limit for every reader, also for the page on which the secretary enters them.
fn only_the_window_is_read(mut app: TestApp) {
    drop(app.admin());
    let club = app.club("Circolo Uno");
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    grown(&ctx, club, 3);
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo dei Soci", 2);
    let first = ClubWindows {
        players: 1,
        tournaments: 1,
    };
    let secretary = Actor::command_line();
    let visitor = Actor::visitor(String::new());
    let (asked, read) = asked(|| {
        (
            clubs::page(&ctx, &visitor, club, first)
                .unwrap()
                .players
                .len(),
            clubs::manage(&ctx, &secretary, club, first)
                .unwrap()
                .players
                .len(),
            clubs::entering(&ctx, &secretary, (club, &slug), 1)
                .unwrap()
                .free
                .len(),
        )
    });
    assert_eq!(read, (3, 3, 3));
    let of_people = |told: &&String| {
        told.starts_with("SELECT") && told.contains("last_name") && !told.contains("tpn")
    };
    let people: Vec<&String> = asked.iter().filter(of_people).collect();
    assert_eq!(people.len(), 3, "{asked:#?}");
    for told in people {
        assert!(told.contains("LIMIT"), "{told}");
    }
}
