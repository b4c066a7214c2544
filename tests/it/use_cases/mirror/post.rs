//! What players say to the copy: the hall takes it once, whatever the line does, and the copy hears what became of it.

use chrono::TimeDelta;
use tratto::{
    app::{
        Actor, AppError, Context, PersonInput, Refusal,
        tournament::{
            entry_door::{
                by_link::{self, Holder},
                correct::{self, CorrectionInput},
                decide::{self, Decision},
                door,
                inputs::{DoorInput, RequestInput},
                request, send,
            },
            retention,
            seat_reports::{
                code, said,
                seat::{self, Asks},
            },
        },
    },
    event::{BoardResult, Colour, NameShown, RequestState, SeatCall},
    time::Clock,
};

use crate::support::{folder::Folder, postgres::Database, sql};

use super::{
    super::hall::Hall,
    Fate, Told,
    line::{Line, Site, Way, same},
    links, record,
};

/// The hall opens the door.
pub(super) fn open_door(hall: &Hall) {
    let input = DoorInput {
        door_open: "1".to_owned(),
        door_places: "60".to_owned(),
        door_notice: "I dati servono al torneo.".to_owned(),
        ..DoorInput::default()
    };
    door::set(&hall.ctx, &hall.chief, None, &hall.slug, 0, &input).unwrap();
}

fn visitor() -> Actor {
    Actor::visitor("somebody".to_owned())
}

fn link(number: usize) -> String {
    format!("{number:064x}")
}

/// Somebody asks on the site.
pub(super) fn ask(site: &Site, copy: &str, number: usize, birth: &str) -> Result<(), AppError> {
    let input = RequestInput {
        person: PersonInput {
            last_name: format!("Richiesti{number}"),
            first_name: "Ada".to_owned(),
            birth: birth.to_owned(),
            ..PersonInput::default()
        },
        byes: "2".to_owned(),
        email: "ada@esempio.invalid".to_owned(),
        guardian_name: "Zelinda Provetti".to_owned(),
        guardian_email: "zelinda@esempio.invalid".to_owned(),
        ..RequestInput::default()
    };
    let (ctx, secret) = (&site.ctx, link(number));
    send::send(ctx, &visitor(), None, copy, &input, &secret, "192.0.2.9").map(drop)
}

/// The requests of the hall, in the order in which they came: numbers, names, states.
pub(super) fn asked(hall: &Hall) -> Vec<(i32, String, RequestState)> {
    let all = request::all(&hall.ctx, &hall.chief, &hall.slug).unwrap();
    let requests = all.requests.into_iter();
    requests
        .map(|one| (one.id, one.name.to_string(), one.state))
        .collect()
}

pub(super) fn opened(site: &Site, copy: &str, number: usize) -> by_link::Opened {
    let secret = link(number);
    by_link::open(&site.ctx, copy, Holder::Sender(&secret)).unwrap()
}

fn letters(site: &Site) -> Vec<String> {
    let query = "SELECT class AS line FROM outbox ORDER BY class, id";
    sql::lines(&site.url, query)
}

/// The secret of the link in the letter to a guardian.
fn guardians(site: &Site) -> String {
    let query = "SELECT body AS line FROM outbox WHERE class = 'guardian-asked'";
    let bodies = sql::lines(&site.url, query);
    let (_, rest) = bodies[0].split_once("/enter/guardian/").unwrap();
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

fn requests_come(hall: &Hall, site: &Site) {
    let mut line = Line::begun(hall, site);
    open_door(hall);
    line.said(hall, site);
    let copy = site.copies()[0].slug.clone();
    ask(site, &copy, 1, "1980-05-06").unwrap();
    ask(site, &copy, 2, "2016-07-08").unwrap();
    ask(site, &copy, 3, "1970").unwrap();
    let shown = opened(site, &copy, 1);
    assert_eq!(shown.request.state, RequestState::Requested);
    assert!(shown.is_on_its_way);
    // The hall asks. The answer is lost, then it comes, then it comes again.
    line.turn(hall, site, Way::AnswerLost).unwrap();
    assert!(asked(hall).is_empty());
    line.turn(hall, site, Way::Arrives).unwrap();
    let came = asked(hall);
    let states: Vec<RequestState> = came.iter().map(|one| one.2).collect();
    let (open, guardian) = (RequestState::Requested, RequestState::Guardian);
    assert_eq!(states, [open, guardian, open]);
    assert_eq!(came[0].1, "Richiesti1 Ada");
    // Nobody's address left the site.
    let all = request::all(&hall.ctx, &hall.chief, &hall.slug).unwrap();
    assert!(all.requests.iter().all(|one| one.email.is_empty()));
    assert_eq!(all.requests[0].byes, [2]);
    assert_eq!(all.requests[1].guardian, "Zelinda Provetti");
    let births =
        "SELECT COALESCE(CAST(birth_date AS TEXT), '') AS line FROM entry_requests ORDER BY id";
    assert_eq!(sql::lines(&hall.database(), births)[0], "1980-05-06");
    // That they came is known there with the next message, a moment later.
    let turn = line.turn(hall, site, Way::Arrives).unwrap();
    assert!(matches!(turn, Told::Sent(_)));
    assert!(!opened(site, &copy, 1).is_on_its_way);
    same(hall, site);
    let entry = they_are_decided(hall, site, (&mut line, &copy), &came);
    they_change_their_mind(hall, site, (&mut line, &copy), entry);
    only_the_hall(hall, site, &copy);
}

/// The first is entered, the third refused; the parent of the second confirms. The number of the entry.
fn they_are_decided(
    hall: &Hall,
    site: &Site,
    (line, copy): (&mut Line, &str),
    came: &[(i32, String, RequestState)],
) -> i32 {
    // The arbiters decide, and the parent says yes on the site at the same time.
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    let entry = decide::accept(ctx, chief, None, slug, came[0].0, false).unwrap();
    let entry = entry.fresh().unwrap();
    let no = (Decision::Refuse, "Il torneo è per i soci.");
    decide::decide(ctx, chief, None, slug, came[2].0, no).unwrap();
    let secret = guardians(site);
    let yes = RequestInput {
        name_shown: NameShown::Initial.code().to_owned(),
        ..RequestInput::default()
    };
    let holder = Holder::Guardian(&secret);
    by_link::confirm(&site.ctx, &visitor(), None, copy, holder, &yes).unwrap();
    line.said(hall, site);
    let accepted = opened(site, copy, 1).request;
    assert_eq!(accepted.state, RequestState::Confirmed);
    assert!(accepted.entry.is_some());
    let refused = opened(site, copy, 3).request;
    assert_eq!(
        (refused.state, refused.reason.as_str()),
        (RequestState::Refused, "Il torneo è per i soci.")
    );
    assert_eq!(asked(hall)[1].2, RequestState::Requested);
    line.said(hall, site);
    same(hall, site);
    entry
}

/// The first hides their name, and withdraws.
fn they_change_their_mind(hall: &Hall, site: &Site, (line, copy): (&mut Line, &str), entry: i32) {
    let accepted = opened(site, copy, 1).request;
    // Whoever hides their name does so at once; whoever withdraws is out when the hall has read it.
    let hidden = RequestInput {
        name_shown: NameShown::Initial.code().to_owned(),
        publication: accepted.publication.code().to_owned(),
        ..RequestInput::default()
    };
    let secret = link(1);
    let holder = Holder::Sender(&secret);
    by_link::choose(&site.ctx, &visitor(), None, copy, holder, &hidden).unwrap();
    by_link::withdraw(&site.ctx, &visitor(), None, copy, holder).unwrap();
    let of_hall = |hall: &Hall| {
        let listed = hall
            .listed()
            .into_iter()
            .find(|line| line.entrant.entry == entry);
        listed.unwrap().withdrawn_after.is_some()
    };
    assert!(!of_hall(hall));
    line.said(hall, site);
    assert!(of_hall(hall));
    assert_eq!(asked(hall)[0].2, RequestState::Withdrawn);
    line.said(hall, site);
    same(hall, site);
    assert_eq!(opened(site, copy, 1).request.state, RequestState::Withdrawn);
}

fn only_the_hall(hall: &Hall, site: &Site, copy: &str) {
    // What only the hall can do is refused, with the machine that is followed.
    let person = PersonInput {
        last_name: "Altri".to_owned(),
        first_name: "Ada".to_owned(),
        birth: "2016".to_owned(),
        ..PersonInput::default()
    };
    let question = CorrectionInput {
        person,
        email: String::new(),
    };
    let secret = link(2);
    let holder = Holder::Sender(&secret);
    let refused = correct::correct(&site.ctx, &visitor(), None, copy, holder, &question);
    let mirrored = matches!(&refused, Err(AppError::Refused(Refusal::Mirrored(_))));
    assert!(mirrored, "{refused:?}");
    // The letters are the site's.
    let sent = [
        "entry-accepted",
        "entry-received",
        "entry-received",
        "entry-received",
        "entry-refused",
        "guardian-asked",
    ];
    assert_eq!(letters(site), sent);
    let none = "SELECT class AS line FROM outbox";
    assert!(sql::lines(&hall.database(), none).is_empty());
}

#[test]
fn requests_of_the_copy_come_to_the_hall_and_go_back_decided() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    requests_come(&hall, &Site::in_folder(&folder, hall.ctx.clock.now()));
}

#[test]
fn the_same_on_postgres() {
    let hall = Hall::new(6, 3);
    let database = Database::fresh();
    requests_come(&hall, &Site::on(&database.url(), hall.ctx.clock.now()));
}

/// The hall decided, and did not know that the sender had changed their mind.
#[test]
fn a_decision_and_a_change_that_cross_end_alike_on_both_sides() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    open_door(&hall);
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    let copy = site.copies()[0].slug.clone();
    ask(&site, &copy, 1, "1980").unwrap();
    ask(&site, &copy, 2, "1981").unwrap();
    line.said(&hall, &site);
    line.said(&hall, &site);
    let came = asked(&hall);
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    decide::accept(ctx, chief, None, slug, came[0].0, false).unwrap();
    let no = (Decision::Refuse, "Non ci sono più posti.");
    decide::decide(ctx, chief, None, slug, came[1].0, no).unwrap();
    for number in [1, 2] {
        let secret = link(number);
        let holder = Holder::Sender(&secret);
        by_link::withdraw(&site.ctx, &visitor(), None, &copy, holder).unwrap();
    }
    // The message with the decisions crosses the two changes: neither is lost.
    line.said(&hall, &site);
    let state = |number| opened(&site, &copy, number).request.state;
    assert_eq!(state(1), RequestState::Withdrawn);
    line.said(&hall, &site);
    assert_eq!(asked(&hall)[0].2, RequestState::Withdrawn);
    assert_eq!(asked(&hall)[1].2, RequestState::Refused);
    assert_eq!(
        [state(1), state(2)],
        [RequestState::Withdrawn, RequestState::Refused]
    );
    same(&hall, &site);
}

/// The laptop breaks with requests that nobody decided: the next one has them from the site.
#[test]
fn another_machine_of_the_event_has_what_waits() {
    let first = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, first.ctx.clock.now());
    open_door(&first);
    let mut line = Line::begun(&first, &site);
    line.said(&first, &site);
    let copy = site.copies()[0].slug.clone();
    ask(&site, &copy, 1, "1980").unwrap();
    line.said(&first, &site);
    line.said(&first, &site);
    assert_eq!(asked(&first).len(), 1);
    let second = super::opened_from(&site, &copy);
    assert!(asked(&second).is_empty());
    let begun = first.ctx.clock.now() + TimeDelta::hours(3);
    let mut other = Line::begun_at(&second, &site, begun);
    assert_eq!(other.said(&second, &site).fate, Fate::Taken);
    let came = asked(&second);
    assert_eq!(came.len(), 1);
    let accepted = decide::accept(
        &second.ctx,
        &second.chief,
        None,
        &second.slug,
        came[0].0,
        false,
    );
    accepted.unwrap();
    other.said(&second, &site);
    assert_eq!(
        opened(&site, &copy, 1).request.state,
        RequestState::Confirmed
    );
    same(&second, &site);
}

fn seats_speak(hall: &Hall, site: &Site) {
    let mut line = Line::begun(hall, site);
    hall.pair(1);
    line.said(hall, site);
    let copy = site.copies()[0].slug.clone();
    // The codes on the slips are the hall's.
    let codes = code::of_round(&hall.ctx, &hall.chief, &hall.slug, 1).unwrap();
    let there = code::of_round(&site.ctx, &site.owner, &copy, 1).unwrap();
    let only = |codes: &[(i32, [String; 2])]| -> Vec<[String; 2]> {
        codes.iter().map(|(_, codes)| codes.clone()).collect()
    };
    assert_eq!(only(&codes), only(&there));
    let [white, black] = &codes[0].1;
    let (phone, win) = (visitor(), BoardResult::WhiteWins);
    let report = |code: &str, result| seat::report(&site.ctx, &phone, None, &copy, code, result);
    report(white, BoardResult::Draw).unwrap();
    report(white, win).unwrap();
    report(black, win).unwrap();
    let view = said::view(&site.ctx, &copy, white).unwrap();
    assert!(view.is_on_its_way);
    assert_eq!(view.reports.agreed(), Some(win));
    let arbiter = Asks {
        kind: SeatCall::Arbiter,
        round: None,
        sure: false,
    };
    let call = |asks| seat::call(&site.ctx, &phone, None, &copy, &codes[1].1[0], asks);
    call(arbiter).unwrap();
    let twice = call(arbiter);
    assert!(matches!(twice, Err(AppError::Refused(Refusal::SeatCalled))));
    call(Asks {
        kind: SeatCall::Bye,
        round: Some(2),
        sure: false,
    })
    .unwrap();
    // A result that the arbiter writes meanwhile is not overwritten.
    report(&codes[2].1[0], BoardResult::BlackWins).unwrap();
    record(hall, 2, BoardResult::Draw);
    // Whatever the line does, the hall hears each once.
    let result = hall.ctx.clone();
    for way in [Way::AnswerLost, Way::Arrives, Way::AnswerLost, Way::Arrives] {
        line.turn(hall, site, way).unwrap();
    }
    let seen = |code: &str| said::view(&result, &hall.slug, code).unwrap();
    assert_eq!(seen(white).reports.agreed(), Some(win));
    assert_eq!(seen(black).reports.of(Colour::White).unwrap().result, win);
    let calls = seen(&codes[1].1[0]).calls;
    let kinds: Vec<_> = calls.iter().map(|call| (call.kind, call.round)).collect();
    assert_eq!(kinds, [(SeatCall::Arbiter, None), (SeatCall::Bye, Some(2))]);
    let query = "SELECT CAST(count(*) AS TEXT) AS line FROM audit WHERE action LIKE 'seat.%'";
    assert_eq!(sql::lines(&hall.database(), query), ["4"]);
    same(hall, site);
    // The copy shows what the hall has, and nothing is on its way.
    let view = said::view(&site.ctx, &copy, white).unwrap();
    assert!(!view.is_on_its_way);
    assert_eq!(view.reports.agreed(), Some(win));
    let left = "SELECT CAST(count(*) AS TEXT) AS line FROM hall_post";
    assert_eq!(sql::lines(&site.url, left), ["0"]);
    // An arbiter answers in the hall, and the phone sees it.
    seat::answer(&hall.ctx, &hall.chief, None, &hall.slug, calls[0].call).unwrap();
    line.said(hall, site);
    let view = said::view(&site.ctx, &copy, &codes[1].1[0]).unwrap();
    assert_eq!(view.calls.len(), 1);
    same(hall, site);
}

#[test]
fn results_and_calls_from_the_tables_come_to_the_floor() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    seats_speak(&hall, &Site::in_folder(&folder, hall.ctx.clock.now()));
}

#[test]
fn results_and_calls_come_from_a_site_on_postgres() {
    let hall = Hall::new(6, 3);
    let database = Database::fresh();
    seats_speak(&hall, &Site::on(&database.url(), hall.ctx.clock.now()));
}

/// The hall comes down while it takes what came: what was taken stays, and comes no second time.
#[test]
fn a_crash_while_it_is_taken_takes_nothing_twice() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    let mut line = Line::begun(&hall, &site);
    hall.pair(1);
    line.said(&hall, &site);
    let copy = site.copies()[0].slug.clone();
    let codes = code::of_round(&hall.ctx, &hall.chief, &hall.slug, 1).unwrap();
    let call = Asks {
        kind: SeatCall::Arbiter,
        round: None,
        sure: false,
    };
    for (_, [white, _]) in &codes {
        seat::call(&site.ctx, &visitor(), None, &copy, white, call).unwrap();
    }
    // The second call cannot be stored, then it cannot be noted what was taken.
    let calls = "SELECT CAST(count(*) AS TEXT) AS line FROM seat_calls";
    let steps = [
        (
            "INSERT ON seat_calls WHEN (SELECT count(*) FROM seat_calls) = 1",
            "1",
        ),
        ("UPDATE OF took ON mirrors", "3"),
    ];
    for (step, there) in steps {
        let trigger = format!(
            "CREATE TRIGGER crash BEFORE {step} BEGIN SELECT RAISE(FAIL, 'the power went'); END"
        );
        sql::execute(&hall.database(), &trigger).unwrap();
        line.now += TimeDelta::minutes(6);
        assert!(line.tried(&hall, &site, Way::Arrives).is_err(), "{step}");
        sql::execute(&hall.database(), "DROP TRIGGER crash").unwrap();
        assert_eq!(sql::lines(&hall.database(), calls), [there], "{step}");
    }
    line.now += TimeDelta::minutes(6);
    line.said(&hall, &site);
    line.said(&hall, &site);
    assert_eq!(sql::lines(&hall.database(), calls), ["3"]);
    same(&hall, &site);
}

/// Nobody is followed any more: nothing is taken that would go nowhere.
#[test]
fn a_copy_that_follows_nobody_takes_nothing() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    open_door(&hall);
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    let copy = site.copies()[0].slug.clone();
    links::let_go(&site.ctx, &site.owner, None, &copy).unwrap();
    let refused = ask(&site, &copy, 1, "1980");
    let mirrored = matches!(&refused, Err(AppError::Refused(Refusal::Mirrored(_))));
    assert!(mirrored, "{refused:?}");
}

/// What serves to reach people goes from the copy too, when the event is long over.
#[test]
fn addresses_go_from_the_copy() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    open_door(&hall);
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    let copy = site.copies()[0].slug.clone();
    ask(&site, &copy, 1, "1980").unwrap();
    let years = site.ctx.at(hall.ctx.clock.now() + TimeDelta::days(800));
    assert_eq!(retention::forget_due(&years).unwrap(), 1);
    let left = "SELECT email || guardian_email AS line FROM entry_requests";
    assert_eq!(sql::lines(&site.url, left), [""]);
    assert_eq!(retention::forget_due(&years).unwrap(), 0);
}

/// The site goes back to a copy of before: it gives numbers a second time, and what is said under them is heard all the same.
#[test]
fn a_site_that_goes_back_to_an_older_copy_loses_nothing_that_is_said_later() {
    let hall = Hall::new(6, 3);
    let folder = Folder::new("site");
    let now = hall.ctx.clock.now();
    let mut site = Site::in_folder(&folder, now);
    open_door(&hall);
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    let copy = site.copies()[0].slug.clone();
    let kept = format!("{}.kept", site.url);
    sql::execute(&site.url, "PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    std::fs::copy(&site.url, &kept).unwrap();
    for number in [1, 2] {
        ask(&site, &copy, number, "1980").unwrap();
    }
    line.said(&hall, &site);
    line.said(&hall, &site);
    assert_eq!(asked(&hall).len(), 2);
    site.ctx = Context::open(&kept, Clock::Fixed(now + TimeDelta::hours(1))).unwrap();
    site.url = kept;
    ask(&site, &copy, 3, "1980").unwrap();
    for _ in 0..3 {
        line.said(&hall, &site);
    }
    let names: Vec<String> = asked(&hall).into_iter().map(|one| one.1).collect();
    assert_eq!(
        names,
        ["Richiesti1 Ada", "Richiesti2 Ada", "Richiesti3 Ada"]
    );
    assert!(!opened(&site, &copy, 3).is_on_its_way);
}
