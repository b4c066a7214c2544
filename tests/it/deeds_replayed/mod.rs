//! The replay: the deeds of an event, done again on an empty database, make the same data, table by table.

mod bracket;
mod cast;
mod desk;
mod door;
mod event;
mod hall;
mod keizer;
mod last_day;
mod left_open;
mod playing_hall;
mod same;
mod schedule;
mod sections;
mod teams;
mod undoing;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::File,
};

use tratto::{
    app::{Context, deed::DeedKind, replay, trail},
    time::Clock,
};

use crate::support::{folder::Folder, postgres::Database};

pub(crate) use event::Event;

/// Deeds that leave nothing public to be done again.
const LEFT: [DeedKind; 36] = [
    DeedKind::EntriesRead,
    DeedKind::WebhookAdded,
    DeedKind::WebhookTested,
    DeedKind::WebhookRemoved,
    DeedKind::FeedAdded,
    DeedKind::FeedStopped,
    DeedKind::FeedStarted,
    DeedKind::FeedRemoved,
    DeedKind::BroadcastAdded,
    DeedKind::BroadcastStopped,
    DeedKind::BroadcastStarted,
    DeedKind::BroadcastRemoved,
    DeedKind::MirrorBegun,
    DeedKind::MirrorStopped,
    DeedKind::MirrorGoesOn,
    DeedKind::MirrorForgotten,
    DeedKind::MirrorCodesSet,
    DeedKind::HallLinkMade,
    DeedKind::HallLinkRemoved,
    DeedKind::ClubProved,
    DeedKind::FirstAdminInvited,
    DeedKind::InvitedAgain,
    DeedKind::PasswordRefused,
    DeedKind::PasswordChanged,
    DeedKind::SessionEnded,
    DeedKind::ListTakenIn,
    DeedKind::ListRemoved,
    DeedKind::AddressSet,
    DeedKind::PasskeyAdded,
    DeedKind::PasskeyRemoved,
    DeedKind::RecoveryCodesMade,
    DeedKind::RecoveryCodeUsed,
    DeedKind::ResetWritten,
    DeedKind::LetterTriedAgain,
    DeedKind::LetterByHand,
    DeedKind::DecisionWritten,
];

/// What happened at the door holds no deed.
const DOOR: [DeedKind; 5] = [
    DeedKind::LoggedIn,
    DeedKind::LogInRefused,
    DeedKind::LogInClosed,
    DeedKind::LoggedOut,
    DeedKind::ResetAsked,
];

/// Where a program that was started by hand copies its data is of its machine (`copies_folder`).
const OF_A_MACHINE: [DeedKind; 1] = [DeedKind::CopiesFolderSet];

/// What a site wrote down of a hall that it follows: what happened there is in the hall's deeds (`use_cases::mirror`).
const FOLLOWED: [DeedKind; 4] = [
    DeedKind::HallFollowed,
    DeedKind::HallHeard,
    DeedKind::HallSilent,
    DeedKind::HallLetGo,
];

/// What events went through.
#[derive(Default)]
struct Seen {
    /// The kinds of their deeds.
    kinds: BTreeSet<&'static str>,
    /// The tables that were compared, and whether anything ever stood in them.
    tables: BTreeMap<String, bool>,
}

impl Seen {
    fn add(&mut self, other: Self) {
        self.kinds.extend(other.kinds);
        for (table, is_filled) in other.tables {
            *self.tables.entry(table).or_default() |= is_filled;
        }
    }
}

/// Makes an event on the database `first`, does its deeds again on `second`, and compares.
fn replayed(first: &str, second: &str, seed: u64) -> Seen {
    let ctx = Context::open(first, Clock::System).unwrap();
    let folder = Folder::new("archives");
    let secrets = Event::new(&ctx, seed, folder.path()).happen();
    let archives = |digest: &str| File::open(folder.path().join(digest)).ok();
    let told = trail::deeds(&ctx, 0).unwrap();
    let chains = trail::verify(&ctx).unwrap();
    assert!(
        chains.iter().all(|chain| chain.broken.is_none()),
        "{chains:?}"
    );
    let stored = crate::support::sql::lines(
        first,
        "SELECT subject || \"before\" || \"after\" AS line FROM audit WHERE action NOT LIKE 'session.%'",
    );
    for secret in secrets {
        assert!(
            stored.iter().all(|line| !line.contains(&secret)),
            "seed {seed}: {secret} is in the trail"
        );
    }
    let again = Context::open(second, Clock::System).unwrap();
    let done = replay::replay(&again, &told, &archives)
        .unwrap_or_else(|stop| panic!("seed {seed}: {stop}"));
    assert_eq!(done.done + done.left, told.len());
    assert!(done.left < 38, "{done:?}");
    let tables = same::compare(first, second, seed);
    let chains = trail::verify(&again).unwrap();
    assert!(
        chains.iter().all(|chain| chain.broken.is_none()),
        "{chains:?}"
    );
    Seen {
        kinds: told.iter().map(|one| one.deed.kind().code()).collect(),
        tables,
    }
}

/// Every kind of deed is among them, and every table that is compared held something: two empty ones are always the same.
fn are_all(seen: &Seen) {
    let kinds = &seen.kinds;
    let missing: Vec<&str> = DeedKind::codes(|kind| {
        ![&DOOR[..], &FOLLOWED, &OF_A_MACHINE]
            .concat()
            .contains(&kind)
    })
    .into_iter()
    .filter(|code| !kinds.contains(code))
    .collect();
    assert!(missing.is_empty(), "never done: {missing:?}");
    for left in LEFT {
        assert!(kinds.contains(left.code()));
    }
    let empty = seen.tables.iter().filter(|(_, is_filled)| !**is_filled);
    let empty: Vec<&String> = empty.map(|(table, _)| table).collect();
    assert!(empty.is_empty(), "never filled: {empty:?}");
}

#[test]
fn on_sqlite() {
    let mut seen = Seen::default();
    for seed in 1..=4 {
        let folder = Folder::new("deeds");
        let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        seen.add(replayed(&file("first.db"), &file("second.db"), seed));
    }
    are_all(&seen);
}

#[test]
fn on_postgres() {
    let mut seen = Seen::default();
    for seed in 5..=6 {
        let (first, second) = (Database::fresh(), Database::fresh());
        seen.add(replayed(&first.url(), &second.url(), seed));
    }
    are_all(&seen);
}

/// From one kind of database to the other.
#[test]
fn from_postgres_to_sqlite() {
    let first = Database::fresh();
    let folder = Folder::new("deeds");
    let second = folder
        .path()
        .join("second.db")
        .to_string_lossy()
        .into_owned();
    replayed(&first.url(), &second, 7);
}

/// A deed that is not what the others lead to stops the replay.
#[test]
fn another_history_is_found() {
    let folder = Folder::new("deeds");
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let ctx = Context::open(&file("first.db"), Clock::System).unwrap();
    Event::new(&ctx, 1, folder.path()).happen();
    let mut told = trail::deeds(&ctx, 0).unwrap();
    let entered = told
        .iter()
        .position(|one| one.deed.kind() == DeedKind::EntryAdded)
        .unwrap();
    told.remove(entered);
    let again = Context::open(&file("second.db"), Clock::System).unwrap();
    let stop = replay::replay(&again, &told, &|_| None)
        .unwrap_err()
        .to_string();
    assert!(stop.starts_with("row "), "{stop}");
}
