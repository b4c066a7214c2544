//! A hall and the site that follows it, as two servers with a bad proxy between them: bodies that break off, and kill -9 in the middle of
//! a turn on either side. Afterwards both have the same.

use std::{sync::atomic::Ordering, thread, time::Duration};

use crate::{
    archive::{download, parts},
    followed::{begin, beside, comes, hall, link_of},
    support::{
        Browser, TestApp,
        cluster::wait_until,
        on_both_databases,
        proxy::{Mishap, Proxy},
        sql::{PASSWORD, execute, lines},
        tournament::press_result,
    },
};

on_both_databases!(
    bodies_that_break_off_change_nothing,
    a_hall_that_is_killed_in_the_middle_of_a_turn_goes_on,
    a_site_that_is_killed_in_the_middle_of_a_turn_goes_on,
);

const LONG: Duration = Duration::from_secs(40);

/// A site, its owner, and a proxy before it; the hall's link leads through that.
struct Far {
    site: TestApp,
    owner: Browser,
    proxy: Proxy,
    link: String,
}

impl Far {
    fn of(app: &TestApp) -> Self {
        let mut site = beside(app);
        let (owner, link) = link_of(&mut site);
        let proxy = Proxy::before(std::slice::from_ref(&site.base), 1);
        let link = link.replace(&site.base, &proxy.base);
        Self {
            site,
            owner,
            proxy,
            link,
        }
    }
}

/// The chief arbiter presses a button of the page of the copy: `start`, `stop`.
fn press(chief: &mut Browser, slug: &str, button: &str) {
    let page = chief.open(&format!("/t/{slug}/settings/mirror"));
    let form = page.form_to(&format!("/settings/mirror/{button}"));
    chief.send(form).assert_status(303);
}

/// Waits until the site has the newest deed of the hall's tournament, and compares what both have, part by part.
fn same(app: &TestApp, chief: &mut Browser, (site, owner): (&TestApp, &mut Browser), slug: &str) {
    let done = "SELECT hash AS line FROM audit WHERE tournament_id IS NOT NULL \
                ORDER BY id DESC LIMIT 1";
    let taken = "SELECT hash AS line FROM sealed_trail ORDER BY chain DESC, number DESC LIMIT 1";
    wait_until(LONG, "the site has everything", || {
        app.lines(done) == site.lines(taken)
    });
    let mut here = parts(&download(chief, slug));
    let mut there = parts(&download(owner, slug));
    for parts in [&mut here, &mut there] {
        parts.remove("manifest.json");
    }
    assert!(here.keys().eq(there.keys()));
    for (part, bytes) in here {
        let (one, other) = (String::from_utf8_lossy(&bytes), &there[&part]);
        assert_eq!(one, String::from_utf8_lossy(other), "{part}");
    }
    assert_eq!(site.count("tournaments"), 1);
}

fn bodies_that_break_off_change_nothing(mut app: TestApp) {
    let mut far = Far::of(&app);
    let (mut chief, slug) = hall(&mut app);
    let (site, proxy) = (&far.site, &far.proxy);
    let met = |what: &str, times: u64| {
        let faults = proxy.faults();
        let count = match what {
            "request" => &faults.half_requests,
            _ => &faults.half_answers,
        };
        wait_until(LONG, what, || count.load(Ordering::SeqCst) == times);
    };
    // Half of everything arrives: nothing is begun.
    proxy.meet(&[Mishap::HalfRequest]);
    begin(&mut chief, &slug, &far.link).assert_status(303);
    met("request", 1);
    assert_eq!(site.count("tournaments"), 0);
    let page = format!("/t/{slug}/settings/mirror");
    comes(&mut chief, &page, "Last try");
    // Everything arrives, and half of the answer comes back: the hall says it again, and it is there once.
    proxy.meet(&[Mishap::HalfAnswer]);
    press(&mut chief, &slug, "start");
    met("answer", 1);
    assert_eq!(site.count("tournaments"), 1);
    press_result(&mut chief, &slug, 1, 1, "1-0").assert_status(303);
    press(&mut chief, &slug, "start");
    same(&app, &mut chief, (site, &mut far.owner), &slug);
    // The same with a change: half of it, then half of the answer to it, then another one.
    proxy.meet(&[Mishap::HalfRequest, Mishap::HalfAnswer]);
    press_result(&mut chief, &slug, 1, 2, "0-1").assert_status(303);
    press(&mut chief, &slug, "start");
    met("request", 2);
    press(&mut chief, &slug, "start");
    met("answer", 2);
    press_result(&mut chief, &slug, 1, 3, "1/2-1/2").assert_status(303);
    press(&mut chief, &slug, "start");
    same(&app, &mut chief, (site, &mut far.owner), &slug);
    comes(&mut chief, &page, "The site has everything");
}

/// The hall's program is killed, started again, and goes on: by itself where it is the only one that has its data, else somebody presses.
fn killed(app: &mut TestApp, between: impl FnOnce()) -> Browser {
    app.kill();
    between();
    app.start();
    app.sign_in("carla", PASSWORD)
}

fn a_hall_that_is_killed_in_the_middle_of_a_turn_goes_on(mut app: TestApp) {
    let mut far = Far::of(&app);
    let (mut chief, slug) = hall(&mut app);
    let (site, proxy) = (&far.site, &far.proxy);
    let held = || wait_until(LONG, "a message is on its way", || proxy.holds());
    let arrived = |times: u64| {
        let through = &proxy.faults().let_through;
        wait_until(LONG, "the message arrives", || {
            through.load(Ordering::SeqCst) == times
        });
    };
    // What was on its way arrives, and nobody hears the answer.
    proxy.meet(&[Mishap::Held]);
    begin(&mut chief, &slug, &far.link).assert_status(303);
    held();
    let mut chief = killed(&mut app, || {
        proxy.let_through();
        arrived(1);
        assert_eq!(site.count("tournaments"), 1);
    });
    press_result(&mut chief, &slug, 1, 1, "1-0").assert_status(303);
    if !app.is_sqlite() {
        press(&mut chief, &slug, "start");
    }
    same(&app, &mut chief, (site, &mut far.owner), &slug);
    // What was on its way arrives after what the new start said.
    proxy.meet(&[Mishap::Held]);
    press_result(&mut chief, &slug, 1, 2, "0-1").assert_status(303);
    held();
    let mut chief = killed(&mut app, || {});
    press_result(&mut chief, &slug, 1, 2, "1-0").assert_status(303);
    if !app.is_sqlite() {
        press(&mut chief, &slug, "start");
    }
    same(&app, &mut chief, (site, &mut far.owner), &slug);
    proxy.let_through();
    arrived(2);
    same(&app, &mut chief, (site, &mut far.owner), &slug);
    let halls = far.owner.open("/account/halls");
    halls.assert_hides("speaks for the same tournament");
}

/// From now on the site does not get through a message: it is in the middle of it for ever.
fn stand_still(site: &TestApp) {
    let statements = if site.is_sqlite() {
        // A count that no machine ends.
        let all = ["a", "b", "c", "d", "e", "f", "g", "h"].map(|it| format!("mirrored_rows {it}"));
        format!(
            "CREATE TRIGGER still BEFORE INSERT ON sealed_trail \
             BEGIN SELECT count(*) FROM {}; END",
            all.join(", ")
        )
    } else {
        "CREATE FUNCTION still() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN PERFORM pg_sleep(600); RETURN NEW; END $$; \
         CREATE TRIGGER still BEFORE INSERT ON sealed_trail \
         FOR EACH ROW EXECUTE FUNCTION still()"
            .to_owned()
    };
    execute(&site.database, &statements).unwrap();
}

/// Who sleeps on PostgreSQL in the middle of a message.
const SLEEPS: &str = "FROM pg_stat_activity \
                      WHERE datname = current_database() AND wait_event = 'PgSleep'";

/// Whether the site is in the middle of a message.
fn stands_still(site: &TestApp) -> bool {
    if site.is_sqlite() {
        // It writes, and still does a moment later.
        let writes = || {
            let begin = "PRAGMA busy_timeout = 0; BEGIN IMMEDIATE; ROLLBACK";
            execute(&site.database, begin).is_err()
        };
        return writes() && {
            thread::sleep(Duration::from_millis(200));
            writes()
        };
    }
    let asleep = format!("SELECT CAST(count(*) AS TEXT) AS line {SLEEPS}");
    lines(&site.database, &asleep) == ["1"]
}

/// The site is killed with what it was in the middle of, started again, and gets through messages.
fn killed_and_well(site: &mut TestApp) {
    site.kill();
    if !site.is_sqlite() {
        // The database learns of it when it would wake up.
        let end = format!("SELECT CAST(count(pg_terminate_backend(pid)) AS TEXT) AS line {SLEEPS}");
        assert_eq!(lines(&site.database, &end), ["1"]);
    }
    site.start_where_it_was();
    let well = match site.is_sqlite() {
        true => "DROP TRIGGER still",
        false => "DROP TRIGGER still ON sealed_trail",
    };
    execute(&site.database, well).unwrap();
}

fn a_site_that_is_killed_in_the_middle_of_a_turn_goes_on(mut app: TestApp) {
    let mut far = Far::of(&app);
    let (mut chief, slug) = hall(&mut app);
    begin(&mut chief, &slug, &far.link).assert_status(303);
    same(&app, &mut chief, (&far.site, &mut far.owner), &slug);
    let stands = |site: &TestApp| {
        let results = site.boards(1);
        (results, site.count("sealed_trail"), site.count("audit"))
    };
    let before = stands(&far.site);
    stand_still(&far.site);
    for board in 1..=3 {
        press_result(&mut chief, &slug, 1, board, "1-0").assert_status(303);
    }
    press(&mut chief, &slug, "start");
    wait_until(LONG, "the site is in the middle", || {
        stands_still(&far.site)
    });
    // Until it is well again nobody tells it more.
    press(&mut chief, &slug, "stop");
    killed_and_well(&mut far.site);
    far.proxy.take_in(0);
    assert_eq!(stands(&far.site), before);
    press(&mut chief, &slug, "start");
    let mut owner = far.site.sign_in("olga", PASSWORD);
    same(&app, &mut chief, (&far.site, &mut owner), &slug);
    let results = far.site.boards(1);
    assert!(results.iter().all(|it| it.contains(" 1-0 ")), "{results:?}");
}
