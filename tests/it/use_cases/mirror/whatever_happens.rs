//! An event in which everything happens, followed while it happens, over a line with faults.

use std::{
    collections::HashMap,
    env, iter,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use tratto::{
    app::{
        Context,
        exchange::mirror::sending::{self, Told},
        trail,
    },
    time::Clock,
};

use crate::{
    deeds_replayed::Event,
    support::{folder::Folder, postgres::Database, sql},
};

use super::{
    faulty::Faulty,
    line::{Site, are_same},
};

/// Says that the event is over, also where it broke off: nobody follows it for ever then.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

/// An event in which everything happens, followed while it happens, at any moment, while the line loses, repeats and reorders.
fn whatever_happens(hall: &str, site: &str, seed: u64) {
    let ctx = Context::open(hall, Clock::System).unwrap();
    let folder = Folder::new("archives");
    let site = Site::on(site, Clock::System.now());
    let is_over = AtomicBool::new(false);
    let line = thread::scope(|scope| {
        let following = scope.spawn(|| {
            let mut seen = HashMap::new();
            let mut line = Faulty::new(seed);
            loop {
                let last = is_over.load(Ordering::SeqCst);
                if last {
                    line.calm();
                }
                // Whatever there is but what was opened here from an archive, which is another way of the same event.
                let begin = format!(
                    "INSERT INTO mirrors (tournament_id, site, token, is_running, made_by, made_at, due_at) \
                     SELECT id, 'https://sito.example', '{}', {}, 'Dora', '2026-11-21 09:00:00', '2026-11-21 09:00:00' \
                     FROM tournaments WHERE id NOT IN (SELECT tournament_id FROM mirrors) \
                     AND id NOT IN (SELECT tournament_id FROM sealed_trail) \
                     AND id IN (SELECT tournament_id FROM audit WHERE tournament_id IS NOT NULL)",
                    site.secret,
                    if hall.starts_with("postgres") { "TRUE" } else { "1" }
                );
                sql::execute(hall, &begin).unwrap();
                let due = "UPDATE mirrors SET due_at = '2026-11-21 09:00:00'";
                sql::execute(hall, due).unwrap();
                while let Some(due) = sending::next(&ctx).unwrap() {
                    let mut of = seen.remove(&due.tournament());
                    let told = sending::take(&ctx, &due, &mut of, &mut |bytes| {
                        line.carry(due.tournament(), &site, bytes)
                    });
                    match told.unwrap() {
                        Told::Sent(_) | Told::Nothing => {}
                        Told::Missed(_) if !last => {}
                        other => panic!("{other:?}"),
                    }
                    if let Some(of) = of {
                        seen.insert(due.tournament(), of);
                    }
                }
                if last {
                    return line;
                }
                thread::sleep(Duration::from_millis(5));
            }
        });
        let over = Over(&is_over);
        let event = Event::new(&ctx, seed, folder.path());
        event.followed().happen();
        drop(over);
        following.join().unwrap()
    });
    let of = sql::lines(
        hall,
        "SELECT t.slug || '>' || m.address AS line FROM tournaments t JOIN mirrors m ON m.tournament_id = t.id ORDER BY t.id",
    );
    let messages = line.sent().len();
    assert!(of.len() > 4 && messages > 2 * of.len(), "{messages} {of:?}");
    line.end(&site);
    for line in of {
        let (slug, address) = line.split_once('>').unwrap();
        let copy = address.strip_prefix("https://sito.example/t/").unwrap();
        assert_eq!(copy, slug);
        are_same((&ctx, slug), (&site.ctx, copy));
    }
    // What comes late of the machine that is followed is no other machine.
    for copy in site.copies() {
        assert_eq!(copy.following.rival, None, "{}", copy.slug);
    }
    let chains = trail::verify(&site.ctx).unwrap();
    assert!(chains.iter().all(|chain| chain.broken.is_none()));
}

/// The seed, and more of them where everything is asked for (`TRATTO_FULL`).
fn seeds(first: u64) -> impl Iterator<Item = u64> {
    let more = if env::var_os("TRATTO_FULL").is_some() {
        12
    } else {
        0
    };
    iter::once(first).chain((1..=more).map(move |one| 100 * first + one))
}

#[test]
fn whatever_happens_is_followed() {
    for seed in seeds(11) {
        let folder = Folder::new("mirrored");
        let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        whatever_happens(&file("hall.db"), &file("site.db"), seed);
    }
}

#[test]
fn whatever_happens_otherwise_is_followed() {
    let folder = Folder::new("mirrored");
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    whatever_happens(&file("hall.db"), &file("site.db"), 12);
}

#[test]
fn whatever_happens_is_followed_on_postgres() {
    let (hall, site) = (Database::fresh(), Database::fresh());
    whatever_happens(&hall.url(), &site.url(), 13);
}
