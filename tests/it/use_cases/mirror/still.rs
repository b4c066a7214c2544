//! Turns without news, and turns that fail in the hall: neither delays anything.

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

/// On the site, calls an arbiter with the code of White's seat at each board. Returns the number of calls.
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

/// A hall reports every few seconds that it has no news. The site answers even while another write is under way, and delays nobody.
#[test]
fn a_hall_where_nothing_is_new_is_answered_without_a_write() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    hall.pair(1);
    line.said(&hall, &site);
    let path = format!("/t/{}", site.copies()[0].slug);
    // A message without news, as it was sent.
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
    // With the next messages, the site forgets the items that the hall took, and the copy equals the hall's tournament.
    line.said(&hall, &site);
    line.said(&hall, &site);
    let left = "SELECT CAST(count(*) AS TEXT) AS line FROM hall_post";
    assert_eq!(sql::lines(&site.url, left), ["0"]);
    line.said(&hall, &site);
    same(&hall, &site);
}

/// If the account of the link no longer directs the copy, the answer says so, even to a message without news.
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

/// Items from the site cannot be stored in the hall. The failure is noted, and the next turn comes after the usual pause.
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
    // Before the pause is over, there is no turn.
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

/// A turn that was cut off is due again when the program starts, or when somebody presses the button.
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

/// A site that follows another machine is asked again after an hour, or as soon as an arbiter presses the button. That decides
/// nothing: the other machine is followed as before, and the hall's page still names it.
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
    // A minute and a half later, it is not asked yet.
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
    // Pressing the button leaves a deed, so the trail of this machine now differs.
    for answer in ["behind", "other"] {
        press(&line, true, answer);
        assert_eq!(line.said(&first, &site).fate, Fate::Other);
        assert_eq!(line.turn(&first, &site, Way::Arrives), None);
        same(&second, &site);
    }
    // A site that was stopped is told nothing, even after the hour.
    press(&line, false, "other");
    line.now += TimeDelta::hours(2);
    assert_eq!(line.turn(&first, &site, Way::Arrives), None);
    press(&line, true, "other");
    assert_eq!(line.said(&first, &site).fate, Fate::Other);
}

/// The site is at another row and asks for everything over a slow line. Meanwhile no other turn begins.
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

/// Several servers may share one PostgreSQL database. A server that starts does not take the turn of another one.
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
    // The turn expires by itself.
    line.now += TimeDelta::minutes(5);
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
}
