//! Long work as jobs: a field that is hard to pair holds nobody up, shows its progress, can be stopped, and writes
//! once or not at all.

use std::{
    env,
    thread::sleep,
    time::{Duration, Instant},
};

use tratto::{
    event::{Colour, Tpn},
    formats::trf::{self, Dialect, Header, Trf, TrfPlayer},
    pairing::generate::{Barred, Hard, History, Results},
};

use crate::support::{
    Browser, TestApp, on_both_databases, page::Page, tournament::with_round_published,
};

on_both_databases!(
    heavy_a_hard_field_holds_up_no_other_tournament,
    heavy_whys_of_a_hard_field_do_not_hold_up_those_of_a_small_one,
    heavy_a_stopped_job_writes_nothing,
    a_draft_overtaken_by_a_result_is_paired_again,
    a_key_pressed_twice_drafts_once,
);

/// Seven rounds of nine, and nobody may meet anybody of the same third: whole scoregroups float.
pub fn hard_field(players: usize) -> Vec<u8> {
    let hard = Hard {
        participants: u16::try_from(players).unwrap(),
        rounds: 7,
        history: History::Swiss,
        results: Results::All,
        barred: Barred::Blocks(3),
        last: false,
    };
    let mut table = hard.table(2026).unwrap();
    table.initial_colour = Some(Colour::White);
    let people = (0..players)
        .map(|index| {
            let name = format!("Provetti{index:04}, Zelinda");
            TrfPlayer::new(Tpn::from_index(index).unwrap(), name)
        })
        .collect();
    let header = Header {
        name: "Torneo Ostico".to_owned(),
        start: chrono::NaiveDate::from_ymd_opt(2026, 11, 21),
        ..Header::default()
    };
    trf::write(&Trf::new(header, people, table), Dialect::Trf26).into_bytes()
}

/// Takes the field in through the pages; the tournament's address part.
pub fn take_in(arbiter: &mut Browser, report: &[u8]) -> String {
    let form = arbiter.get("/import").assert_ok().form_to("/import");
    let page = arbiter.send(form.upload("file", "ostico.trf", "text/plain", report));
    let done = arbiter.send(page.assert_ok().form_to("/import/confirm"));
    done.assert_status(303);
    let location = done.redirect().unwrap_or_default();
    location.split('/').nth(2).unwrap_or_default().to_owned()
}

/// Players of the hard field: in a debug build a draft of 850 takes more than a second.
pub fn players() -> usize {
    let typed = env::var("TRATTO_HARD_FIELD").ok();
    typed.and_then(|text| text.parse().ok()).unwrap_or(850)
}

/// Asks for the draft of round 8; the answer as it comes.
fn ask_for_draft(arbiter: &mut Browser, slug: &str, key: &str) -> Page {
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let fields = [("csrf", csrf.as_str()), ("round", "8"), ("key", key)];
    arbiter.post(&format!("/t/{slug}/desk/8/pair"), &fields)
}

/// The same where the draft is too hard to come at once: the address of the job.
pub fn begin_draft(arbiter: &mut Browser, slug: &str, key: &str) -> String {
    arbiter.waits_for_jobs = false;
    let answer = ask_for_draft(arbiter, slug, key);
    answer.assert_status(303);
    let job = answer.redirect().unwrap();
    assert!(job.starts_with("/jobs/"), "{job}");
    job
}

pub fn drafts(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT after AS line FROM audit WHERE action = 'round.draft' AND subject = 'round:8'",
    )
}

/// Median and longest of so many results written and so many log-ins, in milliseconds.
fn others_at_work(app: &TestApp, arbiter: &mut Browser, slug: &str, name: &str) -> [f64; 4] {
    let (mut writes, mut log_ins) = (Vec::new(), Vec::new());
    for turn in 0..12 {
        let page = arbiter.open(&format!("/t/{slug}/desk/1?board=1"));
        let form = page.assert_ok().form("#keys-1 form");
        let begun = Instant::now();
        arbiter
            .send(form.press("result", if turn % 2 == 0 { "1-0" } else { "0-1" }))
            .assert_status(303);
        writes.push(begun.elapsed());
        if turn % 3 == 0 {
            let mut browser = app.browser();
            let form = browser.get("/login").assert_ok().form("main form");
            let (user, password) = crate::support::app::ADMIN;
            let begun = Instant::now();
            browser
                .send(form.set("name", user).set("password", password))
                .assert_status(303);
            log_ins.push(begun.elapsed());
        }
    }
    let figures = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        [ms(times[times.len() / 2]), ms(times[times.len() - 1])]
    };
    let [a, b] = figures(&mut writes);
    let [c, d] = figures(&mut log_ins);
    println!("{name}: a result {a:.1} ms (longest {b:.1}), a log-in {c:.1} ms (longest {d:.1})");
    [a, b, c, d]
}

fn heavy_a_hard_field_holds_up_no_other_tournament(mut app: TestApp) {
    let mut arbiter = app.admin();
    let mut other = arbiter.clone();
    let small = with_round_published(&mut other, "Torneo Accanto", 6);
    let hard = take_in(&mut arbiter, &hard_field(players()));
    let quiet = others_at_work(&app, &mut other, &small, "quiet");
    let job = begin_draft(&mut arbiter, &hard, "0123456789abcdef01");
    let busy = others_at_work(&app, &mut other, &small, "while a hard field is paired");
    arbiter
        .get(&job)
        .assert_status(202)
        .assert_shows("Preparing the round");
    println!(
        "ratio of the medians: {:.1}, {:.1}",
        busy[0] / quiet[0],
        busy[2] / quiet[2]
    );
    // The bounds only catch who waits for the pairing: it has not ended.
    assert!(busy[1] < 3_000.0 && busy[3] < 5_000.0, "{busy:?}");
    let stop = arbiter.get(&job).form_to("/cancel");
    arbiter.send(stop).assert_status(303);
}

fn heavy_whys_of_a_hard_field_do_not_hold_up_those_of_a_small_one(mut app: TestApp) {
    let mut arbiter = app.admin();
    let small = with_round_published(&mut arbiter, "Torneo di Ventisette", 27);
    let hard = take_in(&mut arbiter, &hard_field(players()));
    let entries = app.lines(
        "SELECT CAST(p.white_entry_id AS TEXT) AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         JOIN tournaments t ON t.id = r.tournament_id WHERE r.number = 7 AND t.rounds_planned = 9 \
         ORDER BY p.board",
    );
    for entry in entries.iter().take(8) {
        let mut visitor = app.browser();
        visitor.waits_for_jobs = false;
        let page = visitor.get(&format!("/t/{hard}/round/7/why/{entry}"));
        assert!([200, 202].contains(&page.status), "{}", page.status);
    }
    let mut visitor = app.browser();
    let links = visitor
        .get(&format!("/t/{small}/round/1"))
        .attributes(".py a", "href");
    let mut times: Vec<Duration> = links
        .iter()
        .take(8)
        .map(|link| {
            let begun = Instant::now();
            visitor.get(link).assert_ok();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("a why of 27 while those of a hard field wait: {times:.0?}");
    assert!(times[times.len() - 1] < Duration::from_secs(5), "{times:?}");
}

fn heavy_a_stopped_job_writes_nothing(mut app: TestApp) {
    let mut arbiter = app.admin();
    let hard = take_in(&mut arbiter, &hard_field(players()));
    let key = "0123456789abcdef02";
    let job = begin_draft(&mut arbiter, &hard, key);
    // The same form again joins the same job; another person sees nothing of it.
    assert_eq!(begin_draft(&mut arbiter, &hard, key), job);
    let mut stranger = app.browser();
    stranger
        .get(&job)
        .assert_status(404)
        .assert_shows("Job not found");
    stranger.get(&format!("{job}/state")).assert_status(404);
    let page = arbiter.get(&job);
    page.assert_status(202)
        .assert_shows("Nothing is written before the job has ended");
    assert!(
        page.html().contains("http-equiv=\"refresh\""),
        "{}",
        page.html()
    );
    let state = arbiter.get(&format!("{job}/state"));
    assert!(state.html().starts_with("running "), "{}", state.html());
    let begun = Instant::now();
    let back = arbiter.send(page.form_to("/cancel"));
    back.assert_status(303);
    assert_eq!(back.redirect().unwrap(), format!("/t/{hard}/desk"));
    while !arbiter
        .get(&format!("{job}/state"))
        .html()
        .starts_with("over")
    {
        assert!(begun.elapsed() < Duration::from_secs(5), "it goes on");
        sleep(Duration::from_millis(10));
    }
    println!("over {:.0?} after it was stopped", begun.elapsed());
    arbiter
        .get(&job)
        .assert_status(503)
        .assert_shows("nothing was written");
    sleep(Duration::from_millis(500));
    assert!(drafts(&app).is_empty(), "{:?}", drafts(&app));
    let states = app.lines("SELECT state AS line FROM rounds WHERE state = 'draft'");
    assert!(states.is_empty(), "{states:?}");
    // The same key may be used again: nothing was done with it. The field is known by now, so the draft may come at once.
    let again = ask_for_draft(&mut arbiter, &hard, key);
    again.assert_status(303);
    assert_ne!(again.redirect(), Some(job));
}

fn a_draft_overtaken_by_a_result_is_paired_again(mut app: TestApp) {
    let mut arbiter = app.admin();
    let hard = take_in(&mut arbiter, &hard_field(players()));
    let mut deputy = arbiter.clone();
    let page = deputy.open(&format!("/t/{hard}/desk/7?board=1"));
    let form = page.form("#keys-1 form").press("result", "0-1");
    let job = begin_draft(&mut arbiter, &hard, "0123456789abcdef03");
    deputy.send(form).assert_status(303);
    arbiter.waits_for_jobs = true;
    arbiter.open(&job).assert_ok();
    assert_eq!(
        drafts(&app),
        [format!("{{\"boards\":{},\"round\":8}}", players() / 2)]
    );
    // The draft was written after the result, and from it.
    let order = app.lines(
        "SELECT action AS line FROM audit WHERE action = 'round.draft' OR action LIKE 'result.%' ORDER BY id",
    );
    assert_eq!(order, ["result.record", "round.draft"]);
    let page = arbiter.open(&format!("/t/{hard}/desk/8/publish"));
    arbiter
        .send(page.assert_ok().form("main form.mt"))
        .assert_status(303);
}

fn a_key_pressed_twice_drafts_once(mut app: TestApp) {
    let mut arbiter = app.admin();
    let hard = take_in(&mut arbiter, &hard_field(60));
    let key = "0123456789abcdef04";
    let presses: Vec<_> = (0..4)
        .map(|_| {
            let (mut browser, hard) = (arbiter.clone(), hard.clone());
            std::thread::spawn(move || ask_for_draft(&mut browser, &hard, key))
        })
        .collect();
    for press in presses {
        let page = press.join().unwrap();
        assert_eq!(
            page.redirect(),
            Some(format!("/t/{hard}/desk/8")),
            "{}",
            page.text()
        );
    }
    assert_eq!(drafts(&app), ["{\"boards\":30,\"round\":8}"]);
}
