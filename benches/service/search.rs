//! Players are looked for in the registry.

use std::{
    io::{Error, Result},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use super::{
    bench::Bench,
    client::Client,
    load::Load,
    process::Process,
    registry, request,
    table::{self, Table, page, short},
    times::Times,
    tournament::command,
};

/// What is typed: a beginning that many have, a word in the middle of names, two words, and nobody.
const QUESTIONS: [(&str, &str); 4] = [
    ("a beginning", "delfa"),
    ("a first name", "ornella"),
    ("two words", "ma+zeno"),
    ("nobody", "xyzzy"),
];

/// Search among 20,000, 200,000 and, if asked for, 1,900,000 players.
pub async fn search(bench: &Bench, table: &mut Table) -> Result<()> {
    let database = bench.database("search");
    command(&bench.binary, &["migrate", "--database", &database], "");
    let sizes: &[usize] = match (bench.quick, bench.everybody) {
        (true, _) => &[20_000],
        (false, false) => &[20_000, 200_000],
        (false, true) => &[20_000, 200_000, 1_900_000],
    };
    let mut there = 0;
    for players in sizes {
        registry::fill(&database, there, *players).map_err(Error::other)?;
        there = *players;
        let site = match there == sizes[0] {
            true => bench.serve(database.clone(), Vec::new()),
            false => bench.serve_again(database.clone()),
        };
        let (server, process) = (site.server.address(), site.server.process());
        for (what, words) in QUESTIONS {
            let path = format!("/players?q={words}");
            let request = request::get(server, &path, &[("Accept-Encoding", "gzip")]);
            let lasts = Duration::from_millis(if bench.quick { 300 } else { 800 });
            let load = Load { clients: 1, lasts };
            let borne = load.put(server, process, &request).await?;
            let figure = format!(
                "{}, p95 {}",
                page(&borne),
                table::time(borne.times.percent(95))
            );
            let what = format!("search among {players}, {what}");
            table.add(&what, figure, bench.yardsticks.beside_hello(&borne));
        }
        let health = beside(server, process, 10, bench.quick).await?;
        let hello = bench.yardsticks.hello.times.percent(50).as_secs_f64();
        let ratio = format!("p50 × {}", short(health.percent(50).as_secs_f64() / hello));
        let what = format!("/health beside ten searches among {players}");
        table.add(&what, table::answers(&health), ratio);
    }
    Ok(())
}

/// How long `/health` takes while so many search.
async fn beside(
    server: std::net::SocketAddr,
    _: Process,
    searches: usize,
    quick: bool,
) -> Result<Times> {
    let over = Arc::new(AtomicBool::new(false));
    let mut searching = JoinSet::new();
    for number in 0..searches {
        let over = Arc::clone(&over);
        let words = QUESTIONS
            .get(number % QUESTIONS.len())
            .map_or("a", |(_, words)| *words);
        let request = request::get(server, &format!("/players?q={words}"), &[]);
        searching.spawn(async move {
            let mut client = Client::new(server);
            while !over.load(Ordering::Relaxed) {
                client.exchange(&request).await?;
            }
            Ok::<_, Error>(())
        });
    }
    let (mut client, mut times) = (Client::new(server), Vec::new());
    let begun = Instant::now();
    let lasts = Duration::from_millis(if quick { 500 } else { 2_000 });
    while begun.elapsed() < lasts || times.len() < 10 {
        let asked = Instant::now();
        let answer = client.get("/health", &[]).await?;
        if answer.status != 200 {
            return Err(Error::other(format!("/health: status {}", answer.status)));
        }
        times.push(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    over.store(true, Ordering::Relaxed);
    while let Some(done) = searching.join_next().await {
        done??;
    }
    Ok(times.into())
}
