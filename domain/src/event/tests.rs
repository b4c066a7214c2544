//! The vocabulary: its values, and how each of them counts.

use super::*;
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

fn words<W: Word + std::fmt::Debug>() -> Vec<&'static str> {
    for word in W::ALL {
        assert_eq!(W::from_code(word.code()), Some(*word));
    }
    assert_eq!(W::from_code(""), None);
    W::ALL.iter().map(|word| word.code()).collect()
}

/// These stand in databases and files, so they may never change.
#[test]
fn stored_words() {
    assert_eq!(words::<ArbiterRole>(), ["chief", "deputy"]);
    assert_eq!(
        words::<AssociationKind>(),
        ["club", "circle", "workplace", "association", "school-class"]
    );
    assert_eq!(words::<Bye>(), ["U", "F", "H", "Z"]);
    assert_eq!(
        words::<ClubStatus>(),
        ["pending", "approved", "rejected", "suspended", "merged"]
    );
    assert_eq!(words::<Colour>(), ["white", "black"]);
    assert_eq!(
        words::<ConflictEnd>(),
        ["chosen", "agreed", "replaced", "withdrawn"]
    );
    assert_eq!(words::<EnteredBy>(), ["arbiter", "club", "admin"]);
    assert_eq!(
        words::<LetterState>(),
        ["waiting", "sent", "by-hand", "given-up", "lapsed"]
    );
    assert_eq!(
        words::<LinkSection>(),
        ["rules", "origin", "italy", "world"]
    );
    assert_eq!(
        words::<ListKind>(),
        ["combined", "standard", "rapid", "blitz"]
    );
    assert_eq!(words::<Membership>(), ["to-check", "checked", "missing"]);
    assert_eq!(words::<NameShown>(), ["unsaid", "whole", "initial"]);
    assert_eq!(
        words::<PaymentMethod>(),
        ["cash", "card", "transfer", "waived"]
    );
    assert_eq!(words::<Presence>(), ["absent", "awaited"]);
    assert_eq!(words::<Publication>(), ["hall", "web", "federation"]);
    assert_eq!(
        words::<RequestState>(),
        [
            "requested",
            "guardian",
            "waiting",
            "confirmed",
            "refused",
            "withdrawn"
        ]
    );
    assert_eq!(words::<RoundState>(), ["draft", "published"]);
    assert_eq!(words::<SeatCall>(), ["arbiter", "bye", "withdrawal"]);
    assert_eq!(words::<Sex>(), ["m", "w"]);
    assert_eq!(
        words::<TournamentState>(),
        ["registration", "running", "finished"]
    );
    assert_eq!(
        words::<LetterClass>(),
        [
            "entry-received",
            "guardian-asked",
            "entry-accepted",
            "place-found",
            "entry-waiting",
            "entry-refused",
            "result-corrected",
            "club-approved",
            "club-rejected",
            "club-proof",
            "invitation",
            "deputy-asked",
            "reset-asked",
            "password-reset"
        ]
    );
}

/// The same, of what devices of the staff may do and of how many games a norm needs.
#[test]
fn words_of_devices_and_of_norms() {
    assert_eq!(words::<Duty>(), ["results", "floor", "look"]);
    assert_eq!(words::<LeastGames>(), ["nine", "seven"]);
}

/// The same, of what is told to programs and read from them.
#[test]
fn words_for_programs() {
    assert_eq!(words::<BoardNews>(), ["published", "taken-back"]);
    assert_eq!(words::<BroadcastState>(), ["running", "stopped"]);
    assert_eq!(
        words::<BroadcastVisibility>(),
        ["public", "unlisted", "private"]
    );
    assert_eq!(
        words::<CheckVerdict>(),
        ["verified", "differs", "incomplete"]
    );
    assert_eq!(words::<DeliveryState>(), ["waiting", "sent", "given-up"]);
    assert_eq!(words::<FeedKind>(), ["folder", "address", "cloud"]);
    assert_eq!(words::<FeedState>(), ["running", "by-command", "stopped"]);
    assert_eq!(
        words::<FeedTrouble>(),
        [
            "illegal",
            "unreadable",
            "names",
            "no-board",
            "twice",
            "other-position",
            "by-hand",
            "decided",
            "adjourned",
            "broken"
        ]
    );
    assert_eq!(
        words::<NormExemption>(),
        ["none", "championship", "teams", "zonal"]
    );
    assert_eq!(
        words::<PersonalOutput>(),
        [
            "report",
            "rating-report",
            "arbiters-report",
            "norm-certificate",
            "archive",
            "entry",
            "correction",
            "player",
            "player-data"
        ]
    );
    assert_eq!(words::<TokenScope>(), ["results", "entries"]);
    assert_eq!(
        words::<WebhookEvent>(),
        [
            "test",
            "round.published",
            "round.taken_back",
            "result.entered",
            "result.corrected",
            "standings.changed",
            "event.ended",
            "event.reopened"
        ]
    );
}

/// Only one trouble of a feed comes from the players: a move against the Laws.
#[test]
fn one_trouble_of_a_feed_is_against_the_laws() {
    let illegal = FeedTrouble::ALL.into_iter().filter(|one| one.is_illegal());
    assert_eq!(illegal.collect::<Vec<_>>(), [FeedTrouble::Illegal]);
}

/// A letter that lets its reader choose a password is for its addressee alone; arbiters read what arbiters decided.
#[test]
fn who_may_read_a_letter() {
    let of = |is: fn(LetterClass) -> bool| {
        let classes = LetterClass::ALL.into_iter().filter(|class| is(*class));
        classes.map(LetterClass::code).collect::<Vec<_>>()
    };
    assert_eq!(
        of(LetterClass::is_secret),
        ["reset-asked", "password-reset"]
    );
    assert_eq!(
        of(LetterClass::is_decision),
        [
            "entry-accepted",
            "place-found",
            "entry-waiting",
            "entry-refused",
            "result-corrected"
        ]
    );
}

#[test]
fn what_can_still_become_of_letters_and_requests() {
    let letters = LetterState::ALL.into_iter().filter(|one| one.is_open());
    assert_eq!(
        letters.collect::<Vec<_>>(),
        [LetterState::Waiting, LetterState::GivenUp]
    );
    let requests = |is: fn(RequestState) -> bool| {
        let states = RequestState::ALL.into_iter().filter(|one| is(*one));
        states.map(RequestState::code).collect::<Vec<_>>()
    };
    assert_eq!(
        requests(RequestState::is_open),
        ["requested", "guardian", "waiting"]
    );
    // A waiting request holds no place: a free place goes to the first one.
    assert_eq!(
        requests(RequestState::holds_place),
        ["requested", "guardian"]
    );
}

#[test]
fn a_waived_fee_brings_no_money() {
    let brings = PaymentMethod::ALL.map(PaymentMethod::is_money);
    assert_eq!(brings, [true, true, true, false]);
}

/// C.07 16.1: half-point and zero-point byes are requested; the other byes are given.
#[test]
fn c_07_16_1_requested_byes() {
    let requested: Vec<Bye> = Bye::ALL
        .into_iter()
        .filter(|bye| bye.is_requested())
        .collect();
    assert_eq!(requested, [Bye::HalfPoint, Bye::ZeroPoint]);
}

/// Law 6.7, C.04.2 art. 3.4: a forfeit is not a meeting, a game is one from when both sit at the board.
#[test]
fn c_04_2_3_4_what_counts_as_a_meeting() {
    let opponent = Tpn::new(2).unwrap();
    for result in BoardResult::ALL {
        let forfeit = ["+/-", "-/+", "-/-"].contains(&result.code());
        assert_eq!(result.is_forfeit(), forfeit, "{result:?}");
        for colour in Colour::ALL {
            let entry = result.entry(colour, opponent);
            assert_eq!(entry.is_meeting(), !forfeit, "{result:?}");
        }
    }
    for bye in Bye::ALL {
        assert!(!RoundEntry::Bye(bye).is_meeting(), "{bye:?}");
    }
}

#[derive(Default)]
struct Counter(AtomicUsize);

impl Watch for Counter {
    fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= 3
    }

    fn reached(&self, done: usize, _: usize) {
        self.0.store(done, Ordering::Relaxed);
    }
}

#[test]
fn a_computation_stops_when_its_watch_says_so() {
    let halt = Halt::by(Arc::new(Counter::default()));
    halt.reached(2, 5);
    assert!(!halt.is_due() && !halt.is_due_now());
    halt.reached(3, 5);
    assert!(halt.is_due() && halt.is_due_now());
    let never = Halt::never();
    never.reached(3, 5);
    assert!(!never.is_due() && !never.is_due_now());
    assert_eq!(format!("{halt:?} {never:?}"), "watched never");
}
