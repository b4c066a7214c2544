//! Jobs of another server, and of one that has ended: what is said of them is true, and tells nothing else.

use std::{sync::atomic::Ordering, time::Duration};

use crate::{
    jobs::{begin_draft, drafts, hard_field, players, take_in},
    support::{
        Browser, TestApp,
        cluster::wait_until,
        page::Page,
        proxy::{Proxy, SERVER},
    },
};

const LONG: Duration = Duration::from_secs(60);

/// What the heading says of a job of another server, in each language.
const ELSEWHERE: [(&str, &str); 5] = [
    ("it", "Se ne occupa un altro server"),
    ("en", "Another server does this work"),
    ("fr", "Un autre serveur s’en occupe"),
    ("de", "Ein anderer Server arbeitet daran"),
    ("es", "Se ocupa de ello otro servidor"),
];

/// The job's address with one part of its number replaced.
fn with_part(job: &str, part: usize, text: &str) -> String {
    let number = job.trim_start_matches("/jobs/");
    let mut parts: Vec<&str> = number.split('-').collect();
    assert_eq!(parts.len(), 3, "{job}");
    parts[part] = text;
    format!("/jobs/{}", parts.join("-"))
}

/// Presses "stop" without the page that has it.
fn stop(browser: &mut Browser, job: &str) -> Page {
    let page = browser.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    browser.post(&format!("{job}/cancel"), &[("csrf", &csrf)])
}

/// The answer of a server that does not do this job, while another one may.
fn must_ask_again(page: &Page) {
    page.assert_status(503);
    assert_eq!(page.header("retry-after"), Some("2"));
    assert_eq!(page.header("cache-control"), Some("no-store"));
}

/// An SQLite file has one server: of a job of another run it is known that nothing is written any more.
#[test]
fn heavy_a_server_that_was_started_again_says_that_nothing_was_written() {
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin();
    let hard = take_in(&mut arbiter, &hard_field(players()));
    let job = begin_draft(&mut arbiter, &hard, "0123456789abcdef05");
    app.kill();
    app.start_where_it_was();
    let page = arbiter.get(&job);
    page.assert_status(404)
        .assert_shows("Job not found")
        .assert_shows("then nothing was written");
    assert_eq!(page.header("retry-after"), None);
    arbiter.get(&format!("{job}/state")).assert_status(404);
    stop(&mut arbiter, &job)
        .assert_status(404)
        .assert_shows("then nothing was written");
    // The number of an older program, and what is none.
    for other in ["/jobs/42424242", "/jobs/x"] {
        let page = arbiter.get(other);
        page.assert_status(404)
            .assert_shows("then nothing was written");
    }
    assert!(drafts(&app).is_empty(), "{:?}", drafts(&app));
}

#[test]
fn heavy_another_server_says_that_a_job_is_not_its_own() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let hard = take_in(&mut arbiter, &hard_field(players()));
    let second = TestApp::on(app.database.clone());
    let mut elsewhere = arbiter.clone();
    elsewhere.move_to(&second.base);
    let job = begin_draft(&mut arbiter, &hard, "0123456789abcdef06");
    let page = elsewhere.get(&job);
    must_ask_again(&page);
    page.assert_shows("asks again by itself")
        .assert_shows("You need not wait");
    let html = page.html();
    let refresh = format!("content=\"2; url={job}\"");
    assert!(html.contains(&refresh), "{html}");
    let state = elsewhere.get(&format!("{job}/state"));
    must_ask_again(&state);
    assert_eq!(state.html(), "elsewhere");
    // Who does not own it is told the same, in their language.
    for (language, heading) in ELSEWHERE {
        let mut stranger = second.browser();
        language.clone_into(&mut stranger.language);
        let page = stranger.get(&job);
        must_ask_again(&page);
        assert_eq!(page.texts(".narrow h1"), [heading]);
    }
    let page = stop(&mut elsewhere, &job);
    must_ask_again(&page);
    page.assert_shows("The work was not stopped");
    // It goes on where it was begun, and its owner gets the answer there.
    arbiter.waits_for_jobs = true;
    arbiter.open(&job).assert_ok();
    let written = [format!("{{\"boards\":{},\"round\":8}}", players() / 2)];
    assert_eq!(drafts(&app), written);
}

#[test]
fn heavy_what_a_server_did_long_ago_or_before_it_ended_is_lost() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let mut second = TestApp::on(app.database.clone());
    let job = second_job(&mut arbiter, &second);
    arbiter.move_to(&app.base);
    must_ask_again(&arbiter.get(&job));
    // Begun in 1970, by an older program, and what is no number.
    let old = with_part(&job, 1, "00000001");
    for other in [old.as_str(), "/jobs/42424242", "/jobs/x"] {
        let page = arbiter.get(other);
        page.assert_status(404)
            .assert_shows("Look whether it was done before you ask for it again");
    }
    // Its own server knows that it has no such job.
    arbiter.move_to(&second.base);
    arbiter
        .get(&with_part(&job, 2, "000000000001"))
        .assert_status(404)
        .assert_shows("then nothing was written");
    arbiter.move_to(&app.base);
    second.kill();
    wait_until(LONG, "the other server is gone", || {
        arbiter.get(&job).status == 404
    });
    for page in [arbiter.get(&job), stop(&mut arbiter, &job)] {
        page.assert_status(404)
            .assert_shows("has ended or has forgotten it")
            .assert_shows("counts once");
    }
    arbiter.get(&format!("{job}/state")).assert_status(404);
}

/// A job that this server has done.
fn second_job(arbiter: &mut Browser, server: &TestApp) -> String {
    arbiter.move_to(&server.base);
    arbiter.waits_for_jobs = true;
    let hard = take_in(arbiter, &hard_field(players()));
    begin_draft(arbiter, &hard, "0123456789abcdef07")
}

/// Behind a proxy that leads nobody to the same server twice.
#[test]
fn heavy_a_proxy_that_asks_the_next_server_finds_the_job() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let hard = take_in(&mut arbiter, &hard_field(players()));
    let second = TestApp::on(app.database.clone());
    let proxy = Proxy::before(&[app.base.clone(), second.base.clone()], 20_261_130);
    proxy.pass_on();
    arbiter.move_to(&proxy.base);
    let job = begin_draft(&mut arbiter, &hard, "0123456789abcdef08");
    let asked = [(); 4].map(|()| arbiter.get(&job));
    let servers: Vec<_> = asked
        .iter()
        .filter_map(|page| page.header(SERVER))
        .collect();
    assert!(
        servers.iter().all(|server| *server == servers[0]),
        "{servers:?}"
    );
    assert!(asked.iter().all(|page| page.status < 400));
    assert!(proxy.faults().passed_on.load(Ordering::SeqCst) > 0);
    arbiter.waits_for_jobs = true;
    arbiter.open(&job).assert_ok();
    let written = [format!("{{\"boards\":{},\"round\":8}}", players() / 2)];
    assert_eq!(drafts(&app), written);
}
