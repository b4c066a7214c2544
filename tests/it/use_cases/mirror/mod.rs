//! A site follows a hall: over a link that cuts, repeats and reorders, through crashes of either side, with clocks that are
//! wrong, after a month without a network, where two machines speak for one event, and where the site itself handed it over.

mod clocks;
mod crashes;
mod faulty;
mod in_place;
mod line;
mod many_halls;
mod post;
mod seats;
mod sections;
mod still;
mod whatever_happens;

use chrono::TimeDelta;
use tratto::{
    app::{
        AppError, Context, Refusal,
        exchange::{
            archive::{self, Bytes},
            mirror::{
                follow::{self, Fate, Said},
                keep, links,
                sending::{self, Told},
            },
        },
        tournament::{
            results::{self, RecordResult, Seen as SeenResult},
            webhooks::{Reach, sending::Answer},
        },
        trail,
    },
    event::{BoardResult, Halt},
    time::Clock,
};

use crate::support::{folder::Folder, postgres::Database, sql};

use super::hall::{Hall, account, player};

use line::{Line, Site, Way, same};

fn record(hall: &Hall, board: usize, result: BoardResult) {
    let round = 1;
    let line = &hall.boards(round)[board];
    let seen = (line.pairing, line.version);
    hall.record(&hall.chief, None, seen, Some(result)).unwrap();
}

fn newest(site: &Site) -> i32 {
    trail::newest(&site.ctx).unwrap()
}

fn follows(hall: &Hall, site: &Site) {
    let mut line = Line::begun(hall, site);
    let said = line.said(hall, site);
    let path = format!("/t/{}", hall.slug);
    assert_eq!((said.fate, said.path), (Fate::Taken, path));
    same(hall, site);
    hall.pair(1);
    line.said(hall, site);
    same(hall, site);
    record(hall, 0, BoardResult::WhiteWins);
    let said = line.said(hall, site);
    assert_eq!(said.fate, Fate::Taken);
    same(hall, site);
    // One result is a message of a few hundred bytes.
    let bytes = line.sent.last().unwrap().len();
    assert!(bytes < 1_500, "{bytes} bytes");
    // Nothing new is not said again at once, and then in a few bytes, which leave no row before a quarter of an hour.
    line.now -= TimeDelta::seconds(88);
    assert_eq!(line.turn(hall, site, Way::Arrives), Some(Told::Nothing));
    let before = newest(site);
    assert_eq!(line.said(hall, site).fate, Fate::Taken);
    assert_eq!(newest(site), before);
    assert!(line.sent.last().unwrap().len() < 500);
    // Nothing is written there by anybody else.
    let copy = &site.copies()[0];
    let lines = tratto::app::tournament::board::round(&site.ctx, &site.owner, &copy.slug, Some(1));
    let lines = lines.unwrap().boards;
    let input = RecordResult {
        pairing: lines[1].pairing,
        version: lines[1].version,
        result: Some(BoardResult::Draw),
        reason: None,
        confirmed: None,
    };
    let refused = results::record(
        &site.ctx,
        &site.owner,
        None,
        &copy.slug,
        &input,
        &SeenResult::default(),
    );
    assert!(
        matches!(&refused, Err(AppError::Refused(Refusal::Mirrored(of))) if of.machine.0 == hall.chief.name()),
        "{refused:?}"
    );
    same(hall, site);
}

#[test]
fn a_copy_is_the_same_row_by_row() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    follows(&hall, &Site::in_folder(&folder, hall.ctx.clock.now()));
}

#[test]
fn from_a_hall_to_a_site_on_postgres_and_back() {
    let hall = Hall::new(6, 3);
    let database = Database::fresh();
    follows(&hall, &Site::on(&database.url(), hall.ctx.clock.now()));
    let database = Database::fresh();
    let hall = Hall::on_postgres(&database, 6, 3);
    let folder = Folder::new("site");
    follows(&hall, &Site::in_folder(&folder, hall.ctx.clock.now()));
}

/// Messages are lost, answers are lost, everything comes again in another order.
#[test]
fn a_link_that_cuts_repeats_and_reorders_changes_nothing() {
    let hall = Hall::new(8, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    assert_eq!(
        line.turn(&hall, &site, Way::Lost),
        Some(Told::Missed(Answer::Connection))
    );
    assert!(site.copies().is_empty());
    // The first one arrives, and nobody in the hall knows.
    line.turn(&hall, &site, Way::AnswerLost).unwrap();
    same(&hall, &site);
    hall.pair(1);
    let results = [
        BoardResult::WhiteWins,
        BoardResult::Draw,
        BoardResult::BlackWins,
        BoardResult::Draw,
    ];
    let ways = [Way::AnswerLost, Way::Lost, Way::Arrives, Way::AnswerLost];
    for (board, (result, way)) in results.into_iter().zip(ways).enumerate() {
        record(&hall, board, result);
        line.turn(&hall, &site, way).unwrap();
    }
    line.said(&hall, &site);
    same(&hall, &site);
    assert_eq!(site.copies().len(), 1);
    // Every message once more, backwards and forwards.
    let before = newest(&site);
    let sent = line.sent.clone();
    for (number, bytes) in sent.iter().rev().chain(&sent).enumerate() {
        let said = site.hears(bytes).unwrap();
        assert_ne!(said.fate, Fate::Unread, "{number}");
        same(&hall, &site);
    }
    // But for a whole one that leads to where the site is, nothing is written.
    assert!(newest(&site) <= before + 2);
    // A whole message of earlier is behind.
    assert_eq!(site.hears(&sent[0]).unwrap().fate, Fate::Behind);
    // It is of the machine that is followed: nobody else speaks for the event.
    assert_eq!(site.copies()[0].following.rival, None);
    let said = line.said(&hall, &site);
    assert_eq!(said.fate, Fate::Taken);
}

/// The hall's program begins anew without a memory, the site goes back to a copy of yesterday.
#[test]
fn either_side_begins_anew() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let now = hall.ctx.clock.now();
    let mut site = Site::in_folder(&folder, now);
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    // A copy of the site's file, as it lies there.
    let url = &site.url;
    let kept = format!("{url}.kept");
    sql::execute(url, "PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    std::fs::copy(url, &kept).unwrap();
    hall.pair(1);
    line.said(&hall, &site);
    line.seen = None;
    record(&hall, 0, BoardResult::Draw);
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
    same(&hall, &site);
    // The site is put back: it wants everything, and gets it in the same turn.
    let older = Context::open(&kept, Clock::Fixed(now)).unwrap();
    site.ctx = older;
    site.url = kept;
    record(&hall, 1, BoardResult::WhiteWins);
    let before = line.sent.len();
    assert_eq!(line.said(&hall, &site).fate, Fate::Taken);
    assert_eq!(line.sent.len(), before + 2);
    same(&hall, &site);
}

/// A second machine goes on with an archive while the first goes on, too.
#[test]
fn two_machines_of_one_event_are_named_and_never_merged() {
    let first = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, first.ctx.clock.now());
    let mut line = Line::begun(&first, &site);
    line.said(&first, &site);
    first.pair(1);
    // Somebody takes the archive along, without handing over.
    let mut bytes = Vec::new();
    let halt = Halt::never();
    archive::pack(&first.ctx, &first.chief, &first.slug, &halt, &mut bytes).unwrap();
    let second = Hall::new(4, 3);
    let opened = archive::open(&second.ctx, &second.chief, None, Bytes::Held(&bytes), &halt);
    let slug = opened.unwrap().fresh().unwrap().slug;
    let second = second.with_slug(slug);
    record(&first, 0, BoardResult::WhiteWins);
    line.said(&first, &site);
    record(&second, 0, BoardResult::BlackWins);
    let begun = first.ctx.clock.now();
    let mut other = Line::begun_at(&second, &site, begun + TimeDelta::hours(3));
    let said = other.said(&second, &site);
    assert_eq!(
        (said.fate, said.by.as_str()),
        (Fate::Other, first.chief.name())
    );
    assert_eq!(said.since, "2026-11-21 09:00:00");
    same(&first, &site);
    let shown = keep::of_tournament(&second.ctx, &second.chief, &second.slug).unwrap();
    let shown = shown.mirror.unwrap();
    assert_eq!(shown.answer, "other");
    let told = (first.chief.name().to_owned(), Some(begun));
    assert_eq!(shown.other, Some(told));
    let copy = &site.copies()[0];
    assert_eq!(copy.following.machine.1, begun);
    assert_eq!(
        copy.following.rival.as_ref().unwrap().0,
        second.chief.name()
    );
    // The first goes on, and nothing of the second is in it.
    record(&first, 1, BoardResult::Draw);
    assert_eq!(line.said(&first, &site).fate, Fate::Taken);
    same(&first, &site);
    // Whoever keeps the copy decides: it stays as it is, and the second begins one of its own.
    links::let_go(&site.ctx, &site.owner, None, &copy.slug).unwrap();
    other.now += TimeDelta::hours(2);
    let said = other.said(&second, &site);
    let path = format!("/t/{}-2", first.slug);
    assert_eq!((said.fate, said.path), (Fate::Taken, path));
    same(&second, &site);
    assert_eq!(site.copies().len(), 2);
    line.now += TimeDelta::hours(2);
    assert_eq!(line.said(&first, &site).fate, Fate::Other);
}

/// Another laptop, which opened the archive of a copy.
fn opened_from(site: &Site, copy: &str) -> Hall {
    let (mut bytes, halt) = (Vec::new(), Halt::never());
    archive::pack(&site.ctx, &site.owner, copy, &halt, &mut bytes).unwrap();
    let second = Hall::new(4, 3);
    let opened = archive::open(&second.ctx, &second.chief, None, Bytes::Held(&bytes), &halt);
    let slug = opened.unwrap().fresh().unwrap().slug;
    second.with_slug(slug)
}

/// The laptop breaks: another one goes on with the copy's archive, at the same address.
#[test]
fn a_hall_goes_on_from_the_copy() {
    let first = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, first.ctx.clock.now());
    let mut line = Line::begun(&first, &site);
    line.said(&first, &site);
    first.pair(1);
    record(&first, 0, BoardResult::WhiteWins);
    line.said(&first, &site);
    let copy = site.copies()[0].slug.clone();
    let second = opened_from(&site, &copy);
    record(&second, 1, BoardResult::Draw);
    second.enter(&player(9)).unwrap();
    let people = || {
        let query = "SELECT CAST(id AS TEXT) || ' ' || last_name AS line FROM entries ORDER BY id";
        sql::lines(&site.url, query)
    };
    let before = people();
    let begun = first.ctx.clock.now() + TimeDelta::hours(3);
    let mut other = Line::begun_at(&second, &site, begun);
    let said = other.said(&second, &site);
    assert_eq!((said.fate, said.path), (Fate::Taken, format!("/t/{copy}")));
    assert_eq!(site.copies()[0].following.machine.1, begun);
    // Links to participants stay.
    assert_eq!(people()[..before.len()], before);
    assert_eq!(people().len(), before.len() + 1);
    same(&second, &site);
    assert_eq!(site.copies().len(), 1);
    // The first comes back to life, and knows less.
    line.now += TimeDelta::hours(1);
    let said = line.said(&first, &site);
    assert_eq!(
        (said.fate, said.by.as_str()),
        (Fate::Behind, second.chief.name())
    );
    same(&second, &site);
    // It goes on nevertheless: then it is another way.
    record(&first, 2, BoardResult::Draw);
    line.now += TimeDelta::hours(1);
    assert_eq!(line.said(&first, &site).fate, Fate::Other);
    same(&second, &site);
}

/// The site gets whole dates of birth: who had them sent there, and when, is written down.
#[test]
fn that_births_go_to_a_site_is_written_down() {
    let hall = Hall::new(4, 3);
    let mut born = player(9);
    born.person.birth = "1980-05-06".to_owned();
    hall.enter(&born).unwrap();
    let read = || {
        let query = "SELECT reader || ' ' || output || ' ' || CAST(persons AS TEXT) AS line \
                     FROM readings";
        sql::lines(&hall.database(), query)
    };
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    let none = ("no link", Reach::Public);
    assert!(keep::begin(ctx, chief, None, slug, none).is_err());
    assert!(read().is_empty());
    let folder = Folder::new("site");
    Line::begun(&hall, &Site::in_folder(&folder, ctx.clock.now()));
    assert_eq!(read(), [format!("{} archive 1", chief.name())]);
}

#[test]
fn without_a_link_nothing_is_taken() {
    let hall = Hall::new(4, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    let bytes = line.sent[0].clone();
    let before = newest(&site);
    for secret in ["", "none", &"0".repeat(site.secret.len())] {
        let refused = follow::follow(&site.ctx, secret, bytes.as_slice());
        assert!(matches!(refused, Err(AppError::SignInNeeded)), "{secret}");
    }
    // Of another account, it is nobody else's event.
    let other = account(&site.ctx, "piera");
    let made = links::make(&site.ctx, &other, None, "Torre Nera").unwrap();
    let token = made.fresh().unwrap();
    let said = follow::follow(&site.ctx, token.secret(), bytes.as_slice()).unwrap();
    assert_eq!(said, Said::only(Fate::Forbidden));
    assert_eq!(newest(&site), before + 2);
    let own = links::of_account(&site.ctx, &site.owner).unwrap().links[0].id;
    links::remove(&site.ctx, &site.owner, None, own).unwrap();
    assert!(matches!(site.hears(&bytes), Err(AppError::SignInNeeded)));
}

/// A message that was changed on its way is none, whatever was changed.
#[test]
fn a_changed_message_is_not_taken() {
    use std::io::{Read as _, Write as _};
    let hall = Hall::new(4, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    hall.pair(1);
    let mut messages = line.sent.clone();
    line.turn(&hall, &site, Way::Lost);
    let later = hall.ctx.at(line.now + TimeDelta::minutes(2));
    let due = sending::next(&later).unwrap().unwrap();
    sending::take(&later, &due, &mut line.seen, &mut |bytes| {
        messages.push(bytes.to_vec());
        Err(Answer::Connection)
    })
    .unwrap();
    let before = newest(&site);
    let mut text = String::new();
    flate2::read::GzDecoder::new(messages[1].as_slice())
        .read_to_string(&mut text)
        .unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let packed = |lines: &[&str]| {
        let mut to = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        for line in lines {
            writeln!(to, "{line}").unwrap();
        }
        to.finish().unwrap()
    };
    let trails: Vec<usize> = (0..lines.len())
        .filter(|line| lines[*line].starts_with("[\"trail\""))
        .collect();
    assert!(trails.len() > 1);
    // A row of the trail away, twice, in another order, or with another deed.
    for trail in &trails {
        let mut without = lines.clone();
        without.remove(*trail);
        let mut twice = lines.clone();
        twice.insert(*trail, lines[*trail]);
        let other = lines[*trail].replace("round.", "rounds.");
        let mut changed = lines.clone();
        changed[*trail] = &other;
        for message in [without, twice, changed] {
            let said = site.hears(&packed(&message)).unwrap();
            assert_eq!(said.fate, Fate::Unread, "{trail}");
        }
    }
    // A row that names what is not there.
    let row = lines
        .iter()
        .position(|line| line.starts_with("[\"pairings\""));
    let row = row.unwrap();
    let (begin, rest) = lines[row].split_once(",[").unwrap();
    let (_, rest) = rest.split_once(',').unwrap();
    let elsewhere = format!("{begin},[987654,{rest}");
    let mut message = lines.clone();
    message[row] = &elsewhere;
    assert!(site.hears(&packed(&message)).is_err());
    assert_eq!(newest(&site), before);
    // As it was sent it is taken.
    assert_eq!(site.hears(&messages[1]).unwrap().fate, Fate::Taken);
    same(&hall, &site);
}
