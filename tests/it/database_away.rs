//! PostgreSQL that does not answer, holds a lock, asks for a password in clear, or was updated by a newer program.

use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use diesel::{Connection, PgConnection, connection::SimpleConnection};

use crate::{
    commands::run,
    support::{
        Browser, TestApp,
        app::ADMIN,
        folder::Folder,
        on_both_databases,
        sql::execute,
        tournament::{press_result, with_round_published},
    },
};

on_both_databases!(a_newer_schema_is_not_started);

const NEWER: &str =
    "INSERT INTO __diesel_schema_migrations (version, run_on) VALUES ('9999', CURRENT_TIMESTAMP)";

fn a_newer_schema_is_not_started(mut app: TestApp) {
    drop(app.admin());
    app.kill();
    let state = app.state();
    let known = app.lines("SELECT max(version) AS line FROM __diesel_schema_migrations");
    execute(&app.database, NEWER).unwrap();
    let (code, said) = app.start_refused();
    assert_eq!(code, Some(5), "{said}");
    let words = format!("schema 9999, this program knows schemas up to {}", known[0]);
    assert!(said.contains(&words), "{said}");
    let folder = Folder::new("newer");
    for command in ["migrate", "export"] {
        let mut arguments = vec![command];
        if command == "export" {
            arguments.extend(["x", "--format", "trf26"]);
        }
        arguments.extend(["--database", &app.database]);
        let (code, _, error) = run(folder.path(), &arguments, "");
        assert!(code != 0 && error.contains("9999"), "{command}: {error}");
    }
    assert_eq!(app.state(), state);
}

/// A running server whose database a newer program has migrated goes on showing pages, and writes nothing more.
#[test]
fn an_older_server_only_reads_a_newer_schema() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo del Domani", 4);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    execute(&app.database, NEWER).unwrap();
    // Not one write more, whether the watch came by or not.
    let answer = press_result(&mut arbiter, &slug, 1, 2, "1-0");
    answer.assert_status(503);
    assert!(
        answer.text().contains("A newer version of the program"),
        "{}",
        answer.text()
    );
    assert_eq!(app.boards(1), ["1 1-0 v2", "2  v1"]);
    app.browser().get(&format!("/t/{slug}/round/1")).assert_ok();
    let health = app.browser().get("/health");
    health.assert_status(503);
    assert!(
        health.html().contains("writes: newer-schema"),
        "{}",
        health.html()
    );
}

/// Two servers of one version; one is restarted again and again while results are entered at both.
#[test]
fn a_restart_of_one_of_two_servers_loses_nothing() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Due Server", 12);
    let mut second = app.second();
    let stop = AtomicBool::new(false);
    let restarted = Mutex::new(second.base.clone());
    let (first_base, ended, slug) = (app.base.clone(), &stop, &slug);
    let acknowledged: Vec<(u16, String, usize)> = thread::scope(|scope| {
        let writers: Vec<_> = (1..=6_u16)
            .map(|board| {
                let mut browser = arbiter.clone();
                let (first, second) = (first_base.clone(), &restarted);
                scope.spawn(move || {
                    let (mut last, mut count) = (String::new(), 0);
                    for turn in 0_usize.. {
                        if ended.load(Ordering::Relaxed) {
                            break;
                        }
                        let there = second.lock().unwrap().clone();
                        browser.move_to(if (turn + usize::from(board)) % 2 == 0 {
                            &first
                        } else {
                            &there
                        });
                        let code = ["1-0", "1/2-1/2", "0-1"][turn % 3];
                        if let Some(stored) = enter(&mut browser, slug, board, code, &first) {
                            last = stored;
                            count += 1;
                        }
                    }
                    (board, last, count)
                })
            })
            .collect();
        for turn in 0..3 {
            thread::sleep(Duration::from_millis(700));
            if turn == 1 {
                second.kill();
            } else {
                second.stop();
            }
            second.start();
            second.base.clone_into(&mut restarted.lock().unwrap());
        }
        thread::sleep(Duration::from_millis(500));
        stop.store(true, Ordering::Relaxed);
        writers
            .into_iter()
            .map(|writer| writer.join().unwrap())
            .collect()
    });
    let stored = app.boards(1);
    let mut total = 0;
    for (board, last, count) in acknowledged {
        total += count;
        let line = &stored[usize::from(board) - 1];
        assert!(
            line.starts_with(&format!("{board} {last} ")),
            "{line}, acknowledged {last}"
        );
    }
    println!("{total} results acknowledged while one of two servers was restarted three times");
    assert!(total > 12, "hardly anything was written: {total}");
}

/// One result, pressed again at the other server with the same key when this one goes away: what is stored then.
fn enter(browser: &mut Browser, slug: &str, board: u16, code: &str, sure: &str) -> Option<String> {
    let desk = format!("/t/{slug}/desk/1?board={board}");
    let page = browser
        .try_get(&desk)
        .ok()
        .filter(|page| page.status == 200)?;
    let form = page
        .form(&format!("#keys-{board} form"))
        .press("result", code);
    match browser.try_send(form.clone()) {
        Ok(answer) if answer.status == 303 => Some(code.to_owned()),
        Ok(answer) => panic!("{}: {}", answer.status, answer.text()),
        Err(_) => {
            browser.move_to(sure);
            let answer = browser.send(form);
            answer.assert_status(303);
            Some(code.to_owned())
        }
    }
}

#[test]
fn a_lock_that_is_held_holds_up_its_tournament_alone() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Fermo", 4);
    let other = with_round_published(&mut arbiter, "Torneo Libero", 4);
    let id = app.lines(&format!(
        "SELECT CAST(id AS TEXT) AS line FROM tournaments WHERE slug = '{slug}'"
    ));
    let mut holder = PgConnection::establish(&app.database).unwrap();
    holder
        .batch_execute(&format!("BEGIN; SELECT pg_advisory_xact_lock({})", id[0]))
        .unwrap();
    let begun = Instant::now();
    thread::scope(|scope| {
        let waiting: Vec<_> = (0..14)
            .map(|_| {
                let (mut browser, slug) = (arbiter.clone(), &slug);
                scope.spawn(move || {
                    let answer = press_result(&mut browser, slug, 1, 1, "1-0");
                    (answer.status, answer.text(), begun.elapsed())
                })
            })
            .collect();
        thread::sleep(Duration::from_millis(1500));
        // Fourteen wait: pages and the other tournament do not.
        let before = Instant::now();
        press_result(&mut arbiter.clone(), &other, 1, 1, "1-0").assert_status(303);
        app.browser()
            .get(&format!("/t/{slug}/standings"))
            .assert_ok();
        assert!(
            before.elapsed() < Duration::from_secs(2),
            "{:?}",
            before.elapsed()
        );
        for thread in waiting {
            let (status, text, after) = thread.join().unwrap();
            assert_eq!(status, 503, "{text}");
            assert!(text.contains("as many requests as it can take"), "{text}");
            assert!(after < Duration::from_secs(9), "{after:?}");
        }
    });
    holder.batch_execute("ROLLBACK").unwrap();
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(app.boards(1)[0].get(..5), Some("1 1-0"));
}

/// A list of players is written for as long as it takes, here or at another server: nobody's log-in waits for it, and no
/// session's last use.
#[test]
fn a_long_write_of_the_registry_does_not_hold_up_a_log_in() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let mut holder = PgConnection::establish(&app.database).unwrap();
    // As `store::Scope::Registry` does.
    holder
        .batch_execute("BEGIN; SELECT pg_advisory_xact_lock(-3)")
        .unwrap();
    execute(
        &app.database,
        "UPDATE sessions SET last_seen_at = last_seen_at - INTERVAL '2 hours'",
    )
    .unwrap();
    let begun = Instant::now();
    arbiter.get("/account").assert_ok();
    let (name, password) = ADMIN;
    app.sign_in(name, password).get("/account").assert_ok();
    assert!(
        begun.elapsed() < Duration::from_secs(2),
        "{:?}",
        begun.elapsed()
    );
    let noted = "SELECT CAST(count(*) AS TEXT) AS line FROM sessions \
                 WHERE last_seen_at < now() AT TIME ZONE 'UTC' - INTERVAL '1 hour'";
    assert_eq!(app.lines(noted), ["0"]);
    holder.batch_execute("ROLLBACK").unwrap();
}

/// Carries bytes between a port of our own and the server behind `url`, from the moment it is told to.
fn forward(listener: TcpListener, to: String) {
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let Ok(server) = TcpStream::connect(&to) else {
                continue;
            };
            for (mut from, mut into) in [
                (client.try_clone().unwrap(), server.try_clone().unwrap()),
                (server, client),
            ] {
                thread::spawn(move || drop(std::io::copy(&mut from, &mut into)));
            }
        }
    });
}

#[test]
fn a_start_waits_for_postgres() {
    let app = TestApp::on_postgres();
    let there = host_of(&app.database);
    // An address of its own: no other test takes the port meanwhile.
    let listener = TcpListener::bind("127.0.0.3:0").unwrap();
    let port = listener.local_addr().unwrap();
    drop(listener);
    let database = app.database.replace(&there, &port.to_string());
    assert_ne!(database, app.database);
    thread::spawn(move || {
        thread::sleep(Duration::from_secs(4));
        forward(TcpListener::bind(port).unwrap(), there);
    });
    let late = TestApp::on(database);
    assert!(late.log().contains("waiting for it"), "{}", late.log());
    late.browser().get("/health").assert_ok();
}

/// `host:port` of an address.
fn host_of(database: &str) -> String {
    let rest = database.rsplit_once('@').map_or(database, |(_, rest)| rest);
    rest.trim_start_matches("postgres://")
        .split('/')
        .next()
        .unwrap()
        .to_owned()
}

/// A server that asks for the password in clear; what it was sent.
fn asks_in_clear(listener: TcpListener) -> Arc<Mutex<Vec<u8>>> {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let own = Arc::clone(&heard);
    thread::spawn(move || {
        for mut client in listener.incoming().flatten() {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = client.read(&mut bytes) {
                own.lock().unwrap().extend_from_slice(&bytes[..read]);
                // A request for TLS is eight bytes long: no.
                let answer: &[u8] = if read == 8 {
                    b"N"
                } else {
                    b"R\0\0\0\x08\0\0\0\x03"
                };
                if client.write_all(answer).is_err() {
                    break;
                }
            }
        }
    });
    heard
}

#[test]
fn a_password_is_neither_sent_in_clear_nor_said() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let heard = asks_in_clear(listener);
    let folder = Folder::new("password");
    let here = format!("postgres://ada:geheim-7@127.0.0.1:{port}/tratto");
    let cases = [
        here.clone(),
        "postgres://ada:geheim-7@127.0.0.1:1/tratto".to_owned(),
        "postgres://ada:geheim-7@127.0.0.1:many/tratto".to_owned(),
        "postgres://ada:geheim-7@db.example/tratto".to_owned(),
        "mysql://ada:geheim-7@db.example/tratto".to_owned(),
    ];
    for database in &cases {
        for command in [&["check-database"][..], &["backup", "x.db"], &["migrate"]] {
            let arguments = [command, &["--database", database]].concat();
            let (code, out, error) = run(folder.path(), &arguments, "");
            assert!(code != 0 && !error.is_empty(), "{database}: {out}");
            assert!(
                !format!("{out}{error}").contains("geheim"),
                "{database}: {error}"
            );
        }
    }
    let heard = String::from_utf8_lossy(&heard.lock().unwrap()).into_owned();
    assert!(
        heard.contains("ada") && !heard.contains("geheim"),
        "{heard:?}"
    );
    let (_, _, error) = run(
        folder.path(),
        &["migrate", "--database", cases[3].as_str()],
        "",
    );
    assert!(error.contains("sslmode=verify-full"), "{error}");
}
