//! Clocks that are wrong: the hall's an hour behind or ahead, set right while the program runs or in the middle of a turn, and a month
//! without a network.

use chrono::TimeDelta;

use crate::{
    support::{folder::Folder, sql},
    use_cases::hall::Hall,
};

use super::{
    BoardResult, Fate, Told,
    line::{Line, Site, Way, same},
    links, newest, record, sending,
    still::call,
};

/// The hall's clock is set back by an hour while the program runs: nothing waits for that hour.
#[test]
fn a_clock_that_is_set_back_holds_nothing_up() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    hall.pair(1);
    line.now -= TimeDelta::hours(1);
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
    same(&hall, &site);
    // The next turn is no sooner than it should be.
    line.now -= TimeDelta::seconds(89);
    assert_eq!(line.turn(&hall, &site, Way::Arrives), None);
}

/// The hall's clock is set forward in the middle of a turn, or its computer sleeps for a night: that is no turn that took long, after
/// which the site would have to wait ten times as long.
#[test]
fn a_clock_that_is_set_forward_in_the_middle_of_a_turn_holds_nothing_up() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    hall.pair(1);
    line.now += TimeDelta::seconds(90);
    let due = sending::next(&hall.ctx.at(line.now)).unwrap().unwrap();
    line.now += TimeDelta::hours(8);
    let ctx = hall.ctx.at(line.now);
    let told = sending::take(&ctx, &due, &mut line.seen, &mut |bytes| {
        let said = site.hears(bytes).unwrap();
        let body = serde_json::to_vec(&said).unwrap();
        Ok(sending::Reply { status: 200, body })
    });
    assert!(matches!(told, Ok(Told::Sent(_))));
    record(&hall, 0, BoardResult::Draw);
    // Within six minutes the next turn is there.
    line.now += TimeDelta::minutes(4);
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
    same(&hall, &site);
}

/// The hall's clock is wrong, and the network away for a month.
#[test]
fn how_old_a_copy_is_is_told_by_the_clock_of_the_site() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let now = hall.ctx.clock.now() + TimeDelta::hours(1);
    let site = Site::in_folder(&folder, now);
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    let following = |site: &Site| site.copies()[0].following.clone();
    assert_eq!(following(&site).heard_at, now);
    // A quarter of an hour later the hall was heard, though nothing is new.
    let later = site.at(now + TimeDelta::minutes(16));
    let before = newest(&site);
    line.said(&hall, &later);
    assert_eq!(following(&later).heard_at, now + TimeDelta::minutes(16));
    assert_eq!(newest(&site), before + 1);
    // Then nothing for a while: it is silent, once.
    let away = site.at(now + TimeDelta::minutes(47));
    assert!(links::note_silence(&away.ctx).unwrap());
    assert!(!links::note_silence(&away.ctx).unwrap());
    assert!(following(&away).is_silent);
    // A month later everything comes at once.
    hall.pair(1);
    hall.play(1);
    hall.pair(2);
    let month = site.at(now + TimeDelta::days(31));
    line.now += TimeDelta::days(31);
    assert_eq!(line.said(&hall, &month).fate, Fate::Taken);
    same(&hall, &month);
    let told = following(&month);
    assert_eq!(
        (told.heard_at, told.is_silent),
        (now + TimeDelta::days(31), false)
    );
}

/// The hall's clock is an hour ahead of the site's, then it is put right: the site counts by its own, what players say arrives once, and
/// nothing waits for that hour.
#[test]
fn a_hall_that_is_an_hour_ahead_is_followed_as_any_other() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let ahead = TimeDelta::hours(1);
    let now = hall.ctx.clock.now() - ahead;
    let site = Site::in_folder(&folder, now);
    let mut line = Line::begun(&hall, &site);
    hall.pair(1);
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
    same(&hall, &site);
    let following = |site: &Site| site.copies()[0].following.clone();
    let told = following(&site);
    assert_eq!((told.heard_at, told.is_silent), (now, false));
    // Since when it is followed is told by the hall.
    assert_eq!(told.machine.1, now + ahead);
    assert!(!links::note_silence(&site.ctx).unwrap());
    // After half an hour of the site it is silent, not after an hour more; then it is heard.
    let later = site.at(now + TimeDelta::minutes(31));
    assert!(links::note_silence(&later.ctx).unwrap());
    record(&hall, 0, BoardResult::Draw);
    assert_eq!(line.said(&hall, &later).fate, Fate::Taken);
    let told = following(&later);
    assert_eq!(
        (told.heard_at, told.is_silent),
        (now + TimeDelta::minutes(31), false)
    );
    same(&hall, &later);
    // What players say at an hour that is over in the hall.
    let calls = call(&hall, &later);
    for _ in 0..3 {
        assert_eq!(line.said(&hall, &later).fate, Fate::Taken);
    }
    let taken = "SELECT CAST(count(*) AS TEXT) AS line FROM seat_calls";
    assert_eq!(sql::lines(&hall.database(), taken), [calls.to_string()]);
    let left = "SELECT CAST(count(*) AS TEXT) AS line FROM hall_post";
    assert_eq!(sql::lines(&site.url, left), ["0"]);
    // The clock is put right: the next turn comes at once, and the one after it no sooner than it should.
    record(&hall, 1, BoardResult::WhiteWins);
    line.now -= ahead;
    assert_eq!(line.said(&hall, &later).fate, Fate::Taken);
    same(&hall, &later);
    line.now -= TimeDelta::seconds(89);
    assert_eq!(line.turn(&hall, &later, Way::Arrives), None);
}

/// The site's clock was an hour ahead and is put right: that the hall was heard is said by the hour that it is.
#[test]
fn a_site_whose_clock_is_set_back_still_hears_a_hall_where_nothing_is_new() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let now = hall.ctx.clock.now();
    let ahead = Site::in_folder(&folder, now + TimeDelta::hours(1));
    let mut line = Line::begun(&hall, &ahead);
    line.said(&hall, &ahead);
    let right = ahead.at(now);
    assert_eq!(line.said(&hall, &right).fate, Fate::Taken);
    assert_eq!(right.copies()[0].following.heard_at, now);
    // Then it is silent after half an hour, as any other.
    let away = right.at(now + TimeDelta::minutes(31));
    assert!(links::note_silence(&away.ctx).unwrap());
}

/// The site's clock is set back by three hours while the hall says nothing: the hall was heard at no moment to come, and it is silent
/// after half an hour, not after three and a half.
#[test]
fn a_site_whose_clock_is_set_back_counts_silence_from_then() {
    let hall = Hall::new(4, 3);
    let folder = Folder::new("site");
    let now = hall.ctx.clock.now();
    let ahead = Site::in_folder(&folder, now + TimeDelta::hours(3));
    let mut line = Line::begun(&hall, &ahead);
    line.said(&hall, &ahead);
    let used = |site: &Site| {
        let links = links::of_account(&site.ctx, &site.owner).unwrap().links;
        links[0].used_at
    };
    assert_eq!(used(&ahead), Some(now + TimeDelta::hours(3)));
    let right = ahead.at(now);
    links::tidy(&right.ctx).unwrap();
    assert_eq!(right.copies()[0].following.heard_at, now);
    assert_eq!(used(&right), Some(now));
    assert!(!links::note_silence(&right.ctx).unwrap());
    let away = right.at(now + TimeDelta::minutes(31));
    // Nothing is to come any more: what is right stays.
    links::tidy(&away.ctx).unwrap();
    assert!(links::note_silence(&away.ctx).unwrap());
    let told = away.copies()[0].following.clone();
    assert_eq!((told.heard_at, told.is_silent), (now, true));
}
