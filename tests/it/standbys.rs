//! Pages for everybody read from a standby: PostgreSQL's own, which follows a server of the test's.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::support::{
    Browser, TestApp,
    cluster::{Cluster, wait_until},
    postgres::Database,
    tournament::{press_result, with_round_published},
    wire::ask,
};

/// A server whose pages are read from a standby.
struct Scene {
    app: TestApp,
    arbiter: Browser,
    slug: String,
    standby: Cluster,
    primary: Cluster,
}

const LONG: Duration = Duration::from_secs(30);
/// So long a page waits for a standby that is not known to be behind.
const WAITED: Duration = Duration::from_millis(150);

fn scene(arguments: &[&str]) -> Scene {
    let primary = Cluster::primary();
    primary.ask("CREATE DATABASE tratto");
    let mut app = TestApp::on(primary.database("tratto"));
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Riflesso", 6);
    let standby = primary.standby();
    app.stop();
    let address = standby.database("tratto");
    app.start_with_all(&[&["--read-from", &address], arguments].concat());
    arbiter.move_to(&app.base);
    let scene = Scene {
        app,
        arbiter,
        slug,
        standby,
        primary,
    };
    wait_until(LONG, "the standby is read", || scene.count("standbys") == 1);
    scene
}

impl Scene {
    /// What `/metrics` says.
    fn count(&self, name: &str) -> u64 {
        count(&self.app, name)
    }

    fn round(&self) -> String {
        format!("/t/{}/round/1", self.slug)
    }

    /// The page of the round as everybody sees it.
    fn shown(&self) -> String {
        let page = self.app.browser().get(&self.round());
        page.assert_ok().text()
    }

    fn press(&mut self, board: u16, code: &str) {
        press_result(&mut self.arbiter, &self.slug, 1, board, code).assert_status(303);
    }

    /// Enters results and looks at the page each time, until pages come from the standby again.
    fn until_read(&mut self) {
        let begun = Instant::now();
        let before = self.count("standby_pages");
        while self.count("standby_pages") == before {
            assert!(begun.elapsed() < LONG, "nothing is read from the standby");
            for code in ["1-0", "0-1"] {
                self.press(3, code);
                self.shown();
            }
        }
    }

    fn health(&self) -> String {
        let page = self.app.browser().get("/health");
        page.assert_ok().html()
    }
}

/// What `/metrics` says under this name.
pub(crate) fn count(app: &TestApp, name: &str) -> u64 {
    let text = String::from_utf8(ask(&app.base, "GET /metrics", &[]).body).unwrap();
    let start = format!("tratto_{name} ");
    let line = text.lines().find_map(|line| line.strip_prefix(&start));
    line.unwrap_or_else(|| panic!("no {name} in {text}"))
        .trim()
        .parse()
        .unwrap()
}

/// Snapshots that a PostgreSQL server gave to pages, by what it wrote into its log.
fn snapshots(server: &Cluster) -> usize {
    let log = server.log();
    log.matches("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        .count()
}

#[test]
fn pages_for_everybody_come_from_the_standby_and_show_what_was_told() {
    let mut scene = scene(&["--read-from-lag", "120"]);
    let beside = with_round_published(&mut scene.arbiter, "Torneo Accanto", 4);
    scene.until_read();
    // A page of everybody, and files: there and not here. Who is signed in is read here.
    let (there, here) = (snapshots(&scene.standby), snapshots(&scene.primary));
    for path in ["", "/standings", "/round/1/pairings.csv"] {
        let address = format!("/t/{}{path}", scene.slug);
        scene.app.browser().get(&address).assert_ok();
    }
    wait_until(LONG, "the standby writes its log", || {
        snapshots(&scene.standby) >= there + 3
    });
    scene.arbiter.get(&scene.round()).assert_ok();
    assert_eq!(snapshots(&scene.standby), there + 3);
    // The follower of the trail reads here, and the desk.
    assert!(snapshots(&scene.primary) > here);
    // The standby stands still: what was told is shown, nobody waits for it.
    scene.standby.ask("SELECT pg_wal_replay_pause()");
    wait_until(LONG, "the standby stands still", || {
        scene.standby.ask("SELECT pg_get_wal_replay_pause_state()") == "paused"
    });
    let behind = scene.count("standby_behind");
    scene.press(1, "1/2-1/2");
    let begun = Instant::now();
    assert!(scene.shown().contains("½–½"));
    assert!(
        begun.elapsed() < Duration::from_secs(2),
        "{:?}",
        begun.elapsed()
    );
    assert_eq!(scene.count("standby_behind"), behind + 1);
    assert!(scene.health().contains("standby: read\n"));
    // A tournament of which nothing was told since is read there all the same.
    let before = scene.count("standby_pages");
    let other = format!("/t/{beside}/standings");
    scene.app.browser().get(&other).assert_ok();
    assert_eq!(scene.count("standby_pages"), before + 1);
    // Lists show every tournament, so they are read here.
    scene.app.browser().get("/tournaments").assert_ok();
    assert_eq!(scene.count("standby_behind"), behind + 2);
    // What another server writes is heard of, and then shown.
    let mut second = scene.app.second();
    second.start_with_all(&["--read-from", &scene.standby.database("tratto")]);
    // It has not come to where the second began, which reads nothing there and says so.
    wait_until(LONG, "the second has looked at it", || {
        let page = second.browser().get("/health");
        page.assert_ok().html().contains("standby: behind, ")
    });
    assert_eq!(count(&second, "standbys"), 0);
    scene.press(2, "1/2-1/2");
    let told = Instant::now();
    let shown = || second.browser().get(&scene.round()).text();
    wait_until(Duration::from_secs(2), "the other server shows it", || {
        shown().matches("½–½").count() == 2
    });
    println!("shown at the other server after {:?}", told.elapsed());
    // It goes on, and is read again.
    scene.standby.ask("SELECT pg_wal_replay_resume()");
    scene.until_read();
    drop(second);
}

#[test]
fn a_standby_that_is_away_or_silent_holds_nobody_up() {
    let mut scene = scene(&[]);
    scene.until_read();
    says_how_far_behind_it_is(&mut scene);
    scene.standby.kill();
    let slowest = look_on(&mut scene);
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
    wait_until(LONG, "it is known to be away", || {
        scene.health().contains("standby: passed over, away")
    });
    scene.standby.serve();
    wait_until(LONG, "it is asked again", || {
        scene.health().contains("standby: read\n")
    });
    scene.until_read();
    // It takes connections and says nothing, as a machine that hangs.
    scene.standby.signal("STOP");
    // Whoever was on the way there comes back.
    scene.press(2, "1-0");
    let begun = Instant::now();
    assert!(scene.shown().contains("1–0"));
    assert!(
        begun.elapsed() < Duration::from_secs(6),
        "{:?}",
        begun.elapsed()
    );
    wait_until(LONG, "it is known to be silent", || {
        scene.health().contains("standby: passed over, silent")
    });
    let slowest = look_on(&mut scene);
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
    scene.standby.signal("CONT");
    scene.until_read();
    // It becomes a server that takes writes: what it has is not what is served any more.
    scene.standby.ask("SELECT pg_promote()");
    wait_until(LONG, "it is known to take writes", || {
        scene.health().contains("standby: passed over, writes")
    });
    let before = scene.count("standby_pages");
    look_on(&mut scene);
    assert_eq!(scene.count("standby_pages"), before);
    let said = scene.app.log();
    let log = |words: &str| said.matches(words).count();
    assert_eq!(log("the standby is passed over"), 3, "{said}");
}

/// The standby stands still: for five seconds it is read all the same, then it is behind, until it goes on.
fn says_how_far_behind_it_is(scene: &mut Scene) {
    scene.standby.ask("SELECT pg_wal_replay_pause()");
    wait_until(LONG, "the standby stands still", || {
        scene.standby.ask("SELECT pg_get_wal_replay_pause_state()") == "paused"
    });
    scene.press(2, "1/2-1/2");
    assert!(scene.health().contains("standby: read\n"));
    assert_eq!(scene.count("standbys"), 1);
    wait_until(LONG, "it is known to be behind", || {
        scene.health().contains("standby: behind, ")
    });
    assert_eq!(scene.count("standbys"), 0);
    // It is not asked, and so nobody waits for it.
    let [pages, behind] = ["standby_pages", "standby_behind"].map(|name| scene.count(name));
    let took = ["1-0", "0-1", "1-0", "0-1"].map(|code| {
        scene.press(1, code);
        let begun = Instant::now();
        scene.shown();
        begun.elapsed()
    });
    assert!(took.into_iter().min() < Some(WAITED), "{took:?}");
    assert_eq!(scene.count("standby_pages"), pages);
    assert!(scene.count("standby_behind") >= behind + 4);
    let health = scene.health();
    let (_, lag) = health.split_once("standby: behind, ").unwrap();
    let lag: u64 = lag.trim().strip_suffix(" s").unwrap().parse().unwrap();
    assert!((4..20).contains(&lag), "{health}");
    scene.standby.ask("SELECT pg_wal_replay_resume()");
    wait_until(LONG, "it is read again", || {
        scene.health().contains("standby: read\n")
    });
    scene.until_read();
}

/// Enters results and looks at them; how long the slowest page took.
fn look_on(scene: &mut Scene) -> Duration {
    let mut slowest = Duration::ZERO;
    for code in ["1-0", "0-1", "1/2-1/2", "1-0", "0-1", "1/2-1/2"] {
        scene.press(1, code);
        let begun = Instant::now();
        let shown = scene.shown();
        slowest = slowest.max(begun.elapsed());
        let written = code.replace("1/2", "½").replace('-', "–");
        assert!(shown.contains(&written), "no {written} in {shown}");
    }
    slowest
}

/// Nobody hears any more what other servers write: for the seconds that were allowed, pages go on; then they are not
/// known to be true.
#[test]
fn a_standby_is_read_for_so_long_while_the_database_is_away() {
    let mut scene = scene(&["--read-from-lag", "8"]);
    scene.until_read();
    let pages = ["/round/1", "/standings", "/round/1/pairings.csv", ""];
    let address = |page: &str| format!("/t/{}{page}", scene.slug);
    scene.primary.kill();
    let killed = Instant::now();
    // The desk says so; what everybody may see is there.
    for page in pages {
        scene.app.browser().get(&address(page)).assert_ok();
    }
    assert!(killed.elapsed() < Duration::from_secs(8));
    scene.app.browser().get("/health").assert_status(503);
    thread::sleep(Duration::from_secs(8));
    let page = scene.app.browser().get(&address("/standings"));
    assert!(page.status >= 500, "{}", page.status);
    scene.primary.serve();
    wait_until(LONG, "the database is back", || {
        scene.app.browser().get("/health").status == 200
    });
    scene.until_read();
}

#[test]
fn what_is_no_standby_of_it_is_not_read() {
    let primary = Cluster::primary();
    primary.ask("CREATE DATABASE tratto");
    let standby = primary.standby();
    let elsewhere = Database::fresh();
    let mut app = TestApp::on(primary.database("tratto"));
    drop(app.admin());
    for (address, code, words) in [
        (standby.url.clone(), 5, "is no standby of the database"),
        (elsewhere.url(), 5, "is no standby of the database"),
        ("tratto.db".to_owned(), 2, "only PostgreSQL has standbys"),
        ("mysql://db/tratto".to_owned(), 2, "--read-from"),
    ] {
        app.environment = vec![("TRATTO_READ_FROM", address.clone())];
        let (ended, said) = app.start_refused();
        assert_eq!(ended, Some(code), "{address}: {said}");
        assert!(said.contains(words), "{address}: {said}");
    }
    let mut file = TestApp::on_sqlite();
    file.environment = vec![("TRATTO_READ_FROM", standby.database("tratto"))];
    let (ended, said) = file.start_refused();
    assert_eq!(ended, Some(2), "{said}");
    assert!(said.contains("only PostgreSQL has standbys"), "{said}");
    // The database itself, and nobody: both are passed over, and the server is well.
    let nobody = "postgres://tratto@127.0.0.1:1/tratto";
    let both = format!("{},{nobody}", primary.database("tratto"));
    app.environment = vec![("TRATTO_READ_FROM", both)];
    app.start();
    let page = app.browser().get("/health");
    let said = page.assert_ok().html();
    let passed_over = "standby: passed over, writes\nstandby: passed over, away\n";
    assert!(said.ends_with(passed_over), "{said}");
    app.browser().get("/tournaments").assert_ok();
    assert_eq!(count(&app, "standby_passed_over"), 1);
}
