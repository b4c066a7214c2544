//! A tournament that began on the site is handed over, played in the hall and sent back: the copy takes its place.

use chrono::TimeDelta;
use tratto::{
    app::{
        AppError, Context, Refusal,
        exchange::{
            archive::{self, Bytes},
            mirror::follow::Fate,
        },
        replay,
        tournament::{
            confirmation::Confirmation,
            entry_correction,
            entry_door::decide,
            record::{self as trail_page, RecordPart},
            seat_reports::{code, said},
        },
        trail,
    },
    event::{BoardResult, Halt, RequestState},
    time::Clock,
};

use crate::{
    support::{folder::Folder, postgres::Database, sql},
    use_cases::hall::{Hall, player},
};

use super::{
    line::{Line, Site, same},
    newest, post, record,
};

/// The archive of a tournament in its present state, and the number of the newest row of its trail.
fn packed(hall: &Hall) -> (Vec<u8>, i32) {
    let (mut bytes, halt) = (Vec::new(), Halt::never());
    let packed = archive::pack(&hall.ctx, &hall.chief, &hall.slug, &halt, &mut bytes);
    let newest = packed.unwrap().newest;
    (bytes, newest)
}

/// A laptop that opened an archive.
fn laptop(bytes: &[u8]) -> Hall {
    let (laptop, halt) = (Hall::new(4, 3), Halt::never());
    let opened = archive::open(&laptop.ctx, &laptop.chief, None, Bytes::Held(bytes), &halt);
    let slug = opened.unwrap().fresh().unwrap().slug;
    laptop.with_slug(slug)
}

/// Hands a tournament over and returns its archive.
fn hand_over(hall: &Hall) -> Vec<u8> {
    let (_, newest) = packed(hall);
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    archive::hand_over(ctx, chief, None, slug, newest, &Halt::never()).unwrap();
    packed(hall).0
}

/// Hands a tournament over to a laptop, which is returned.
pub(super) fn handed_over(hall: &Hall) -> Hall {
    laptop(&hand_over(hall))
}

/// The numbers of the participants, each with the rating that identifies them.
fn people(site: &Site) -> Vec<String> {
    let query =
        "SELECT CAST(id AS TEXT) || ' ' || CAST(rating AS TEXT) AS line FROM entries ORDER BY id";
    sql::lines(&site.url, query)
}

fn handed(site: &Site) -> Vec<String> {
    let query = "SELECT CAST(count(*) AS TEXT) AS line FROM handed_over";
    sql::lines(&site.url, query)
}

/// The number of decisions in the record of a tournament.
fn decisions(hall: &Hall) -> usize {
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    let part = RecordPart::Decisions;
    trail_page::of_tournament(ctx, chief, slug, part, 1)
        .unwrap()
        .total
}

/// Corrects the name of a participant in the hall.
fn correct_a_name(hall: &Hall) {
    let number = "SELECT CAST(max(id) AS TEXT) AS line FROM entries WHERE last_name = 'Provetti3'";
    let entry: i32 = sql::lines(&hall.database(), number)[0].parse().unwrap();
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    let there = entry_correction::for_correction(ctx, chief, slug, entry).unwrap();
    let mut input = there.input;
    input.person.last_name = "Provettini".to_owned();
    entry_correction::correct(ctx, chief, None, slug, entry, there.version, &input).unwrap();
}

fn comes_back(first: &Hall, site: &Site) {
    first.pair(1);
    record(first, 0, BoardResult::WhiteWins);
    let before = people(site);
    let second = handed_over(first);
    record(&second, 1, BoardResult::Draw);
    second.enter(&player(9)).unwrap();
    correct_a_name(&second);
    let begun = first.ctx.clock.now() + TimeDelta::hours(3);
    let mut line = Line::begun_at(&second, site, begun);
    let said = line.said(&second, site);
    let path = format!("/t/{}", first.slug);
    assert_eq!((said.fate, said.path), (Fate::Taken, path));
    assert_eq!(handed(site), ["0"]);
    same(&second, site);
    // There is one tournament, at the address that was announced; participants keep their numbers.
    let tournaments = "SELECT slug AS line FROM tournaments";
    assert_eq!(sql::lines(&site.url, tournaments), [first.slug.as_str()]);
    assert_eq!(people(site)[..before.len()], before);
    assert_eq!(people(site).len(), before.len() + 1);
    // The record has each deed once, and also the hand-over.
    assert_eq!(decisions(first), decisions(&second) + 1);
    // Codes that the hall prints are valid on the site.
    let codes = code::of_round(&second.ctx, &second.chief, &second.slug, 1).unwrap();
    let seen = said::view(&site.ctx, &first.slug, &codes[2].1[0]).unwrap();
    assert_eq!(seen.round, 1);
    // The copy follows further messages, like every copy.
    record(&second, 2, BoardResult::BlackWins);
    assert_eq!(line.said(&second, site).fate, Fate::Taken);
    same(&second, site);
    let results: Vec<_> = first.boards(1).iter().map(|line| line.result).collect();
    let (white, draw) = (BoardResult::WhiteWins, BoardResult::Draw);
    assert_eq!(results, [white, draw, BoardResult::BlackWins].map(Some));
    let refused = first.refused(|first| first.enter(&player(8)));
    assert!(matches!(refused, Refusal::Mirrored(_)), "{refused:?}");
}

#[test]
fn the_copy_takes_the_place_of_what_was_handed_over() {
    let first = Hall::new(6, 3);
    let site = Site::of(&first, first.database());
    comes_back(&first, &site);
    // A replay repeats the deeds of the site, except the messages that it followed.
    let told = trail::deeds(&site.ctx, 0).unwrap();
    let folder = Folder::new("replayed");
    let again = folder.path().join("tratto.db");
    let again = again.to_string_lossy().into_owned();
    let ctx = Context::open(&again, Clock::System).unwrap();
    let done = replay::replay(&ctx, &told, &|_| None).unwrap();
    assert_eq!(done.done + done.left, told.len());
    let query =
        "SELECT slug AS line FROM tournaments t JOIN handed_over h ON h.tournament_id = t.id";
    assert_eq!(sql::lines(&again, query), [first.slug.as_str()]);
}

#[test]
fn the_copy_takes_the_place_of_what_was_handed_over_on_postgres() {
    let database = Database::fresh();
    let first = Hall::on_postgres(&database, 6, 3);
    let site = Site::of(&first, database.url());
    comes_back(&first, &site);
}

/// A laptop with the archive but with the link of another account neither takes the place nor makes a second tournament of the
/// event.
#[test]
fn another_account_does_not_take_the_place() {
    let first = Hall::new(6, 3);
    let site = Site::of(&first, first.database());
    let stranger = site.by_another_link(Some("piera"));
    let second = handed_over(&first);
    second.pair(1);
    let mut line = Line::begun(&second, &stranger);
    let before = newest(&site);
    let said = line.said(&second, &stranger);
    assert_eq!((said.fate, said.path), (Fate::Forbidden, String::new()));
    assert_eq!(
        (newest(&site), handed(&site)),
        (before, vec!["1".to_owned()])
    );
    assert!(stranger.copies().is_empty());
    // With a link of the chief arbiter it takes the place, and then no other account may send it.
    line.now += TimeDelta::hours(2);
    assert_eq!(line.said(&second, &site).fate, Fate::Taken);
    same(&second, &site);
    let bytes = line.sent.last().unwrap().clone();
    assert_eq!(stranger.hears(&bytes).unwrap().fate, Fate::Forbidden);
    same(&second, &site);
}

/// Two laptops open the archive. The first one that sends is followed, the other one is noted as its rival.
#[test]
fn two_laptops_with_one_archive_are_never_merged() {
    let first = Hall::new(6, 3);
    let site = Site::of(&first, first.database());
    first.pair(1);
    let bytes = hand_over(&first);
    let (second, third) = (laptop(&bytes), laptop(&bytes));
    record(&second, 0, BoardResult::WhiteWins);
    record(&third, 0, BoardResult::BlackWins);
    let begun = first.ctx.clock.now() + TimeDelta::hours(1);
    let mut line = Line::begun_at(&second, &site, begun);
    assert_eq!(line.said(&second, &site).fate, Fate::Taken);
    let mut other = Line::begun_at(&third, &site, begun + TimeDelta::hours(1));
    let said = other.said(&third, &site);
    assert_eq!(
        (said.fate, said.by.as_str()),
        (Fate::Other, second.chief.name())
    );
    same(&second, &site);
    let copy = &site.copies()[0];
    assert_eq!(
        (copy.slug.as_str(), copy.following.machine.1),
        (first.slug.as_str(), begun)
    );
    assert_eq!(
        copy.following.rival.as_ref().map(|rival| rival.0.as_str()),
        Some(third.chief.name())
    );
}

/// Something was written on the site after the archive was made, so the laptop lacks rows and does not take the place.
#[test]
fn an_older_archive_does_not_take_the_place() {
    let first = Hall::new(6, 3);
    let site = Site::of(&first, first.database());
    first.pair(1);
    let (bytes, _) = packed(&first);
    record(&first, 0, BoardResult::WhiteWins);
    let second = handed_over(&first);
    let third = laptop(&bytes);
    record(&third, 1, BoardResult::Draw);
    let before = newest(&site);
    let mut line = Line::begun(&third, &site);
    assert_eq!(line.said(&third, &site).fate, Fate::Behind);
    assert_eq!(
        (newest(&site), handed(&site)),
        (before, vec!["1".to_owned()])
    );
    assert!(site.copies().is_empty());
    // After the hand-over is taken back, a laptop that sends gets a tournament at another address, as usual.
    let sure = Confirmation {
        reason: "Il portatile è caduto".to_owned(),
        sure: true,
    };
    archive::take_back(&first.ctx, &first.chief, None, &first.slug, &sure).unwrap();
    let mut line = Line::begun(&second, &site);
    let said = line.said(&second, &site);
    let path = format!("/t/{}-2", first.slug);
    assert_eq!((said.fate, said.path), (Fate::Taken, path));
    record(&first, 1, BoardResult::BlackWins);
}

/// Requests that were sent on the site before the hand-over are decided in the hall.
#[test]
fn requests_that_wait_go_to_the_hall() {
    let first = Hall::new(6, 3);
    let site = Site::of(&first, first.database());
    post::open_door(&first);
    post::ask(&site, &first.slug, 1, "1980-05-06").unwrap();
    let second = handed_over(&first);
    let late = post::ask(&site, &first.slug, 2, "1970");
    assert!(
        matches!(&late, Err(AppError::Refused(Refusal::HandedOver { .. }))),
        "{late:?}"
    );
    assert!(post::asked(&second).is_empty());
    let mut line = Line::begun(&second, &site);
    line.said(&second, &site);
    let came = post::asked(&second);
    let open = RequestState::Requested;
    assert_eq!(came.iter().map(|one| one.2).collect::<Vec<_>>(), [open]);
    // The door is open again, and the next request comes the same way.
    post::ask(&site, &first.slug, 2, "1970").unwrap();
    line.said(&second, &site);
    assert_eq!(post::asked(&second).len(), 2);
    let (ctx, chief, slug) = (&second.ctx, &second.chief, &second.slug);
    decide::accept(ctx, chief, None, slug, came[0].0, false).unwrap();
    line.said(&second, &site);
    same(&second, &site);
    let shown = post::opened(&site, &first.slug, 1).request;
    assert_eq!(shown.state, RequestState::Confirmed);
    assert!(shown.entry.is_some());
}
