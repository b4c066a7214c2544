//! Turns in which nothing is new, and turns that fail on this side: neither holds anything up.

use chrono::TimeDelta;
use tratto::{
    app::{
        Actor,
        tournament::seat_reports::{
            code,
            seat::{self, Asks},
        },
    },
    event::SeatCall,
};

use crate::{
    support::{folder::Folder, postgres::Database, sql},
    use_cases::hall::Hall,
};

use super::{
    BoardResult, Fate, Said, Told, keep,
    line::{Line, Site, Way, same},
    newest, opened_from, record, sending,
};

/// Somebody calls an arbiter on the site, with the code of White's seat at each board.
pub(super) fn call(hall: &Hall, site: &Site) -> usize {
    let copy = site.copies()[0].slug.clone();
    let codes = code::of_round(&hall.ctx, &hall.chief, &hall.slug, 1).unwrap();
    let asks = Asks {
        kind: SeatCall::Arbiter,
        round: None,
        sure: false,
    };
    let phone = Actor::visitor("somebody".to_owned());
    for (_, [white, _]) in &codes {
        seat::call(&site.ctx, &phone, None, &copy, white, asks).unwrap();
    }
    codes.len()
}

/// A hall says every few seconds that nothing is new: the site answers while somebody else writes there, and holds nobody up.
#[test]
fn a_hall_where_nothing_is_new_is_answered_without_a_write() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    hall.pair(1);
    line.said(&hall, &site);
    let path = format!("/t/{}", site.copies()[0].slug);
    // A message in which nothing is new, as it was sent.
    line.said(&hall, &site);
    let still = line.sent.last().unwrap().clone();
    let calls = call(&hall, &site);
    let (before, commits) = (newest(&site), site.ctx.commits());
    let writing = sql::held(&site.url);
    let said = site.hears(&still).unwrap();
    drop(writing);
    assert_eq!((said.fate, said.path), (Fate::Taken, path));
    assert_eq!(said.post.items.len(), calls);
    assert_eq!((newest(&site), site.ctx.commits()), (before, commits));
    // What the hall took is forgotten with the next one, and the copy is the hall's.
    line.said(&hall, &site);
    line.said(&hall, &site);
    let left = "SELECT CAST(count(*) AS TEXT) AS line FROM hall_post";
    assert_eq!(sql::lines(&site.url, left), ["0"]);
    line.said(&hall, &site);
    same(&hall, &site);
}

/// The account of the link directs the copy no more: it is told so, also where nothing is new.
#[test]
fn whoever_does_not_direct_the_copy_is_told_so_where_nothing_is_new() {
    let hall = Hall::new(4, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    sql::execute(&site.url, "DELETE FROM tournament_arbiters").unwrap();
    assert_eq!(line.said(&hall, &site).fate, Fate::Forbidden);
}

/// What the site has cannot be stored in the hall: that is noted, and the next turn comes after the usual pause.
#[test]
fn a_turn_that_fails_here_holds_the_site_no_longer_than_another() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    hall.pair(1);
    line.said(&hall, &site);
    let calls = call(&hall, &site);
    let trigger = "CREATE TRIGGER crash BEFORE INSERT ON seat_calls \
                   BEGIN SELECT RAISE(FAIL, 'the power went'); END";
    sql::execute(&hall.database(), trigger).unwrap();
    assert!(line.tried(&hall, &site, Way::Arrives).is_err());
    let shown = keep::of_tournament(&hall.ctx, &hall.chief, &hall.slug).unwrap();
    let shown = shown.mirror.unwrap();
    assert_eq!(
        (shown.answer.as_str(), shown.told_at),
        ("failed", Some(line.now))
    );
    let fails = "SELECT CAST(fails AS TEXT) AS line FROM mirrors";
    assert_eq!(sql::lines(&hall.database(), fails), ["1"]);
    // Not before the pause.
    line.now -= TimeDelta::seconds(87);
    assert!(line.turn(&hall, &site, Way::Arrives).is_none());
    // It fails once more, a few seconds after the first time.
    line.now -= TimeDelta::seconds(87);
    assert!(line.tried(&hall, &site, Way::Arrives).is_err());
    assert_eq!(sql::lines(&hall.database(), fails), ["2"]);
    sql::execute(&hall.database(), "DROP TRIGGER crash").unwrap();
    assert!(matches!(
        line.turn(&hall, &site, Way::Arrives),
        Some(Told::Sent(_))
    ));
    let taken = "SELECT CAST(count(*) AS TEXT) AS line FROM seat_calls";
    assert_eq!(sql::lines(&hall.database(), taken), [calls.to_string()]);
    assert_eq!(sql::lines(&hall.database(), fails), ["0"]);
}

/// The hall's program is killed while it tells the site.
fn killed(hall: &Hall, line: &Line) {
    let ctx = hall.ctx.at(line.now + TimeDelta::seconds(60));
    assert!(sending::next(&ctx).unwrap().is_some());
}

/// What was cut off is due again when the program starts, or when somebody presses.
#[test]
fn a_turn_that_was_cut_off_waits_for_nobody() {
    let hall = Hall::new(4, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    killed(&hall, &line);
    assert_eq!(line.turn(&hall, &site, Way::Arrives), None);
    sending::take_over(&hall.ctx).unwrap();
    line.seen = None;
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
    killed(&hall, &line);
    let ctx = hall.ctx.at(line.now);
    keep::set_running(&ctx, &hall.chief, None, &hall.slug, true).unwrap();
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
    same(&hall, &site);
}

/// A site that follows another machine is asked again in an hour, or as soon as an arbiter presses. That decides nothing: the other machine
/// is followed as before, and the hall's page goes on naming it.
#[test]
fn whoever_presses_hears_at_once_that_another_machine_is_followed() {
    let first = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, first.ctx.clock.now());
    let mut line = Line::begun(&first, &site);
    line.said(&first, &site);
    first.pair(1);
    line.said(&first, &site);
    let second = opened_from(&site, &site.copies()[0].slug);
    record(&second, 1, BoardResult::Draw);
    let begun = first.ctx.clock.now() + TimeDelta::hours(3);
    let mut other = Line::begun_at(&second, &site, begun);
    assert_eq!(other.said(&second, &site).fate, Fate::Taken);
    line.now += TimeDelta::hours(1);
    assert_eq!(line.said(&first, &site).fate, Fate::Behind);
    // Not a minute and a half later.
    assert_eq!(line.turn(&first, &site, Way::Arrives), None);
    let press = |line: &Line, goes_on, answer| {
        let ctx = first.ctx.at(line.now);
        keep::set_running(&ctx, &first.chief, None, &first.slug, goes_on).unwrap();
        let shown = keep::of_tournament(&ctx, &first.chief, &first.slug).unwrap();
        let shown = shown.mirror.unwrap();
        assert_eq!(shown.answer, answer);
        let (by, _) = shown.other.unwrap();
        assert_eq!(
            (by.as_str(), shown.is_running),
            (second.chief.name(), goes_on)
        );
    };
    // Whoever presses leaves a deed, so the trail of this machine now goes another way.
    for answer in ["behind", "other"] {
        press(&line, true, answer);
        assert_eq!(line.said(&first, &site).fate, Fate::Other);
        assert_eq!(line.turn(&first, &site, Way::Arrives), None);
        same(&second, &site);
    }
    // One that was stopped waits for no hour: it is told nothing.
    press(&line, false, "other");
    line.now += TimeDelta::hours(2);
    assert_eq!(line.turn(&first, &site, Way::Arrives), None);
    press(&line, true, "other");
    assert_eq!(line.said(&first, &site).fate, Fate::Other);
}

/// The site is elsewhere and wants everything, over a slow line: nobody else tells it while that is on its way.
#[test]
fn who_sends_everything_after_all_holds_the_site_as_long_again() {
    let hall = Hall::new(4, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    hall.pair(1);
    let begun = line.now + TimeDelta::seconds(90);
    let at = |minutes| hall.ctx.at(begun + TimeDelta::minutes(minutes));
    let due = sending::next(&at(0)).unwrap().unwrap();
    let mut asked = 0;
    let told = sending::take(&at(4), &due, &mut line.seen, &mut |bytes| {
        asked += 1;
        let said = match asked {
            1 => Said::only(Fate::Elsewhere),
            _ => {
                assert!(sending::next(&at(8)).unwrap().is_none());
                site.hears(bytes).unwrap()
            }
        };
        let body = serde_json::to_vec(&said).unwrap();
        Ok(sending::Reply { status: 200, body })
    });
    assert!(matches!(told, Ok(Told::Sent(_))));
    assert_eq!(asked, 2);
    same(&hall, &site);
}

/// Of several servers of one PostgreSQL another one may be telling the site: a start takes nothing from it.
#[test]
fn a_start_takes_no_turn_from_another_server() {
    let (database, folder) = (Database::fresh(), Folder::new("site"));
    let hall = Hall::on_postgres(&database, 4, 3);
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    killed(&hall, &line);
    sending::take_over(&hall.ctx).unwrap();
    assert_eq!(line.turn(&hall, &site, Way::Arrives), None);
    // Its time ends by itself.
    line.now += TimeDelta::minutes(5);
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
}
