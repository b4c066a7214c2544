//! Three servers of one database behind a proxy, on a bad network, while servers are killed, a standby goes and comes, and the
//! servers are updated one after the other. `TRATTO_OTHER_BINARY` names the program, of a neighbouring version, from which they
//! are updated; without it they are started again as they were.

use std::{
    collections::BTreeSet,
    env,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::{
    enter::open,
    mail::{admin, with_mail},
    retention::held,
    standbys::count,
    support::{
        Browser, TestApp,
        app::ADMIN,
        cluster::{Cluster, wait_until},
        form::Form,
        page::Page,
        proxy::{Proxy, SERVER},
        smtp::Smtp,
        sql::execute,
        stream::{LIMIT, Stream},
        tournament::{press_result, with_players, with_round_published},
    },
};

/// How long the storm lasts, and after which a server is killed.
const STORM: Duration = Duration::from_secs(16);
const CALM: Duration = Duration::from_millis(1800);
const BOARDS: u16 = 6;
const LETTERS: usize = 9;
const LONG: Duration = Duration::from_secs(40);
/// So long a server has for the answers under way when it is told to stop, and for its end.
const STOP: Duration = Duration::from_secs(8);

#[derive(Default)]
struct Counts {
    acknowledged: AtomicU64,
    sent_again: AtomicU64,
    looked: AtomicU64,
    away: AtomicU64,
}

/// What servers say of the pages that they read, while they live.
#[derive(Default)]
struct Tally {
    at_standby: u64,
    behind: u64,
    passed_over: u64,
    again: u64,
    kills: u64,
    updates: u64,
}

impl Tally {
    fn add(&mut self, server: &TestApp) {
        self.at_standby += count(server, "standby_pages");
        self.behind += count(server, "standby_behind");
        self.passed_over += count(server, "standby_passed_over");
        self.again += count(server, "standby_again");
    }
}

fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::SeqCst);
}

/// Asks for a page until it comes.
fn persist(counts: &Counts, mut ask: impl FnMut() -> Result<Page, String>) -> Page {
    let begun = Instant::now();
    loop {
        match ask() {
            Ok(page) if page.status < 500 => return page,
            Ok(page) => assert!(begun.elapsed() < LONG, "{}: {}", page.status, page.text()),
            Err(error) => assert!(begun.elapsed() < LONG, "{error}"),
        }
        add(&counts.sent_again);
        thread::sleep(Duration::from_millis(30));
    }
}

/// Three servers that read from a standby and send letters, the first of them with an administrator.
fn servers(primary: &Cluster, standby: &Cluster, smtp: &Smtp) -> Vec<TestApp> {
    let older = env::var_os("TRATTO_OTHER_BINARY");
    let one = || TestApp::by(older.clone(), primary.database("tratto"));
    let mut first = one();
    with_mail(&mut first, smtp);
    let mut environment = first.environment.clone();
    environment.push(("TRATTO_READ_FROM", standby.database("tratto")));
    let mut all = vec![first, one(), one()];
    for (number, server) in all.iter_mut().enumerate() {
        server.environment.clone_from(&environment);
        if number == 0 {
            server.start();
        } else {
            server.start_with("--public-url=http://torneo.example");
        }
    }
    all
}

/// Enters results at one board, each until it is acknowledged, and looks at the server that said so: how many there were.
fn write(
    (mut browser, slug, board): (Browser, &str, u16),
    bases: &[String],
    (stop, counts): (&AtomicBool, &Counts),
) -> u64 {
    let mut pressed = 0;
    let desk = format!("/t/{slug}/desk/1?board={board}");
    for code in ["1-0", "1/2-1/2", "0-1"].into_iter().cycle() {
        if stop.load(Ordering::SeqCst) {
            break;
        }
        let page = persist(counts, || browser.try_get(&desk));
        let form = page.assert_ok().form(&format!("#keys-{board} form"));
        let form = form.press("result", code);
        let answer = persist(counts, || browser.try_send(form.clone()));
        answer.assert_status(303);
        pressed += 1;
        add(&counts.acknowledged);
        // What was acknowledged is in what the same server shows everybody from now on.
        let server: usize = answer.header(SERVER).unwrap().parse().unwrap();
        let looked =
            Browser::new(&bases[server]).try_get(&format!("/t/{slug}/round/1/pairings.csv"));
        match looked {
            Ok(page) if page.status == 200 => {
                add(&counts.looked);
                let text = page.html();
                let line = text
                    .lines()
                    .find(|line| line.starts_with(&format!("{board},")));
                let line = line.unwrap_or_else(|| panic!("no board {board} in {text}"));
                assert!(line.contains(code), "{code} was acknowledged: {line}");
            }
            _ => add(&counts.away),
        }
    }
    pressed
}

/// Somebody asks to take part, and gets a letter.
fn request((slug, number): (&str, usize), mut browser: Browser, counts: &Counts) {
    let surname = format!("Pagani{}", "aeiou".repeat(number + 1));
    let find = format!("/t/{slug}/enter?find={surname}");
    let page = persist(counts, || browser.try_get(&find));
    let choice = page.assert_ok().form("form:not([role=search])");
    let choice: Form = choice.set("player", "0");
    let page = persist(counts, || browser.try_get(&choice.query()));
    let form = page.assert_ok().form_to("/enter");
    let form = form.set("last_name", &surname).set("first_name", "Zita");
    let form = form
        .set("birth", "1980")
        .set("email", &format!("p{number}@posta.example"));
    let answer = persist(counts, || browser.try_send(form.clone()));
    answer.assert_status(303);
}

/// What there is before the storm.
struct Scene {
    servers: Vec<TestApp>,
    bases: Vec<String>,
    standby: Cluster,
    smtp: Smtp,
    proxy: Proxy,
    /// The arbiter's browser, through the proxy.
    arbiter: Browser,
    slug: String,
    /// The tournament that takes requests.
    door: String,
    /// Ends last.
    _primary: Cluster,
}

fn scene() -> Scene {
    let primary = Cluster::primary();
    primary.ask("CREATE DATABASE tratto");
    let standby = primary.standby();
    let smtp = Smtp::start();
    let servers = servers(&primary, &standby, &smtp);
    let mut arbiter = admin(&servers[0]);
    let players = usize::from(BOARDS) * 2;
    let slug = with_round_published(&mut arbiter, "Torneo dei Tre Server", players);
    let door = with_players(&mut arbiter, "Open della Porta", 2);
    open(&mut arbiter, &door, &[]);
    let bases: Vec<String> = servers.iter().map(|server| server.base.clone()).collect();
    let proxy = Proxy::before(&bases, 20_261_130);
    // Who logs in at one server is signed in at all.
    let mut arbiter = Browser::new(&proxy.base);
    let form = arbiter.get("/login").assert_ok().form("main form");
    let form = form.set("name", ADMIN.0).set("password", ADMIN.1);
    arbiter.send(form).assert_status(303);
    for _ in &bases {
        arbiter.get("/account").assert_ok();
    }
    Scene {
        servers,
        bases,
        standby,
        smtp,
        proxy,
        arbiter,
        slug,
        door,
        _primary: primary,
    }
}

/// An update while everybody works: one server after the other is taken out of the proxy, ended, started by the program under
/// test, and taken in again. No request is cut by that.
fn update(servers: &mut [TestApp], proxy: &Proxy, tally: &mut Tally) {
    let cut = || proxy.faults().cut.load(Ordering::SeqCst);
    let before = cut();
    for (number, server) in servers.iter_mut().enumerate() {
        proxy.take_out(number);
        tally.add(server);
        let (code, took) = server.terminate();
        assert_eq!(code, Some(0), "server {number} did not end in order");
        assert!(took < STOP, "server {number} took {took:?}");
        server.program = None;
        server.start_where_it_was();
        proxy.take_in(number);
        tally.updates += 1;
    }
    assert_eq!(cut() - before, 0, "requests cut by an orderly stop");
}

/// Results are entered and letters caused, while servers are killed, the standby goes and comes, and the servers are updated:
/// how many results at each board.
fn storm(scene: &mut Scene, counts: &Counts, tally: &mut Tally) -> Vec<u64> {
    let Scene {
        servers,
        bases,
        standby,
        proxy,
        arbiter,
        slug,
        door,
        ..
    } = scene;
    let stop = AtomicBool::new(false);
    proxy.set_bad(true);
    let pressed = thread::scope(|scope| {
        let (slug, bases, at) = (slug.as_str(), bases.as_slice(), proxy.base.as_str());
        let told = (&stop, counts);
        let writers: Vec<_> = (1..=BOARDS)
            .map(|board| {
                let browser = arbiter.clone();
                scope.spawn(move || write((browser, slug, board), bases, told))
            })
            .collect();
        let visitors = scope.spawn(|| {
            for number in 0..LETTERS {
                request((door, number), Browser::new(at), counts);
            }
        });
        let begun = Instant::now();
        for turn in 0.. {
            if begun.elapsed() >= STORM {
                break;
            }
            thread::sleep(CALM);
            let Some(server) = servers.get_mut(turn % 4) else {
                standby.kill();
                standby.serve();
                continue;
            };
            tally.add(server);
            server.kill();
            tally.kills += 1;
            thread::sleep(Duration::from_millis(300));
            server.start_where_it_was();
        }
        update(servers, proxy, tally);
        stop.store(true, Ordering::SeqCst);
        let pressed = writers.into_iter().map(|writer| writer.join().unwrap());
        let pressed = pressed.collect();
        visitors.join().unwrap();
        pressed
    });
    proxy.set_bad(false);
    pressed
}

#[test]
fn heavy_three_servers_behind_a_proxy_lose_nothing() {
    let mut scene = scene();
    let (counts, mut tally) = (Counts::default(), Tally::default());
    let before = results(&scene.servers[0]);
    let pressed = storm(&mut scene, &counts, &mut tally);
    for server in &scene.servers {
        tally.add(server);
    }
    // Each was entered once, however often it was sent, and nothing is lost.
    let first = &scene.servers[0];
    let total: u64 = pressed.iter().sum();
    assert_eq!(results(first) - before, total, "results in the trail");
    for (board, pressed) in first.boards(1).iter().zip(&pressed) {
        let version = format!(" v{}", pressed + 1);
        assert!(board.ends_with(&version), "{board}: {pressed}");
    }
    // A letter that a killed server had taken may be sent once more, under the same name.
    let over = "UPDATE outbox SET held_until = '2026-01-01 00:00:00' WHERE state = 'waiting'";
    execute(&first.database, over).unwrap();
    wait_until(LONG, "every letter is sent", || {
        first.count("outbox WHERE state = 'waiting'") == 0
    });
    let mails = scene.smtp.mails();
    let names: BTreeSet<String> = mails.iter().map(|mail| mail.head("Message-ID")).collect();
    let to: BTreeSet<String> = mails.iter().map(|mail| mail.to.clone()).collect();
    assert_eq!((names.len(), to.len()), (LETTERS, LETTERS));
    everybody_hears(&mut scene);
    print(&scene, &counts, &tally, (total, mails.len()));
    let looked = counts.looked.load(Ordering::SeqCst);
    assert!(tally.at_standby > 12, "hardly anything was read there");
    assert!(total > 12 && looked > 12, "hardly anything was written");
}

/// Whoever listens hears, wherever they listen and whoever was told.
fn everybody_hears(scene: &mut Scene) {
    let open = |server| Stream::open(server, &scene.slug);
    let streams: Vec<Stream> = scene.servers.iter().map(open).collect();
    for stream in &streams {
        stream.drain();
    }
    for code in ["1-0", "0-1"] {
        press_result(&mut scene.arbiter, &scene.slug, 1, 1, code).assert_status(303);
    }
    for stream in &streams {
        let heard = stream.until("event: ", LIMIT);
        assert!(heard.is_some(), "a server did not hear");
    }
}

fn print(scene: &Scene, counts: &Counts, tally: &Tally, (total, mails): (u64, usize)) {
    let faults = scene.proxy.faults();
    let of = |counter: &AtomicU64| counter.load(Ordering::SeqCst);
    for (what, count) in [
        ("results acknowledged, each stored once", total),
        ("seen where it was acknowledged", of(&counts.looked)),
        ("that server was away by then", of(&counts.away)),
        ("requests sent again", of(&counts.sent_again)),
        ("servers killed", tally.kills),
        ("servers updated in order", tally.updates),
        ("connections dropped", of(&faults.dropped)),
        ("answers lost", of(&faults.lost)),
        ("requests delayed", of(&faults.delayed)),
        ("requests repeated", of(&faults.repeated)),
        ("requests cut by a kill", of(&faults.cut)),
        ("pages read from the standby", tally.at_standby),
        ("from the database: it was behind", tally.behind),
        ("from the database: none to be asked", tally.passed_over),
        ("from the database: failed there", tally.again),
    ] {
        println!("{what:40} {count:6}");
    }
    println!("{LETTERS} letters, each under one name, {mails} times sent");
}

/// Results in the trail.
fn results(app: &TestApp) -> u64 {
    let count = app.count("audit WHERE action LIKE 'result.%'");
    u64::try_from(count).unwrap()
}

/// Three servers that start at the same moment find the same work due; it is done once.
#[test]
fn what_is_due_is_done_by_one_of_three() {
    let mut app = TestApp::on_postgres();
    let mut chief = app.admin();
    let mut visitor = app.browser();
    for name in ["Open di Ieri", "Open dell’Altro Ieri", "Open di Tanto Fa"] {
        held(&mut chief, &mut visitor, name, 90);
    }
    let deeds = "audit WHERE action = 'request.forget-contacts'";
    assert_eq!(app.count(deeds), 0);
    app.kill();
    let all: Vec<TestApp> = thread::scope(|scope| {
        let database = &app.database;
        let starts = [(); 3].map(|()| scope.spawn(|| TestApp::on(database.clone())));
        starts.map(|start| start.join().unwrap()).into()
    });
    wait_until(LONG, "the addresses are gone", || app.count(deeds) >= 3);
    thread::sleep(Duration::from_secs(2));
    assert_eq!(app.count(deeds), 3);
    drop(all);
}
