//! Players are looked for in the registry.

use std::{
    io::{Error, Result},
    net::SocketAddr,
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
    registry, request,
    table::{self, Table, page, short, thousands},
    times::Times,
    tournament::command,
};

/// What is typed: a beginning that some have, one that many have, one player's whole name, nobody's, and names with a
/// letter wrong, one of them long, with two neighbours swapped, and two words with an error each.
const QUESTIONS: [(&str, &str); 8] = [
    ("a surname's beginning", "delfa"),
    ("a first name", "ornella"),
    ("a whole name", "babababa+adele"),
    ("nobody's name", "xyzzy"),
    ("a surname with a letter wrong", "babxbaba"),
    ("a surname and two letters swapped", "babababa+adlee"),
    ("two words with an error each", "bababxba+adele"),
    ("a long word that nobody has", "zwqkbababaxyr"),
];

/// Clients that search while `/health` is asked.
const SEARCHES: usize = 10;

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
        let site = bench.serve_again(database.clone());
        let (server, process) = (site.server.address(), site.server.process());
        // What a question reads for the first time comes from the disk, and the disk is not what is measured.
        for (_, words) in QUESTIONS {
            let path = format!("/players?q={words}");
            Client::new(server).get(&path, &[]).await?;
        }
        for (what, words) in QUESTIONS {
            let path = format!("/players?q={words}");
            let found = found(&Client::new(server).get(&path, &[]).await?.text());
            let request = request::get(server, &path, &[("Accept-Encoding", "gzip")]);
            let lasts = Duration::from_millis(if bench.quick { 300 } else { 2_000 });
            let load = Load { clients: 1, lasts };
            let borne = load.put(server, process, &request).await?;
            let figure = format!(
                "{found} found, {}, p95 {}",
                page(&borne),
                table::time(borne.times.percent(95))
            );
            let what = format!("search among {}, {what}", thousands(*players));
            table.add(&what, figure, bench.yardsticks.beside_hello(&borne));
        }
        let [alone, beside] = [
            health_beside(server, 0, bench.quick).await?,
            health_beside(server, SEARCHES, bench.quick).await?,
        ];
        let slower = beside.percent(50).as_secs_f64() / alone.percent(50).as_secs_f64();
        let what = format!(
            "/health beside {SEARCHES} searches among {}",
            thousands(*players)
        );
        let ratio = format!("p50 × {} of /health alone", short(slower));
        table.add(&what, table::answers(&beside), ratio);
    }
    Ok(())
}

/// Players on the page.
fn found(page: &str) -> usize {
    let links = page.split("href=\"/players/").skip(1);
    links
        .filter(|link| link.starts_with(|digit: char| digit.is_ascii_digit()))
        .count()
}

/// How long `/health` takes while so many search at the same time.
async fn health_beside(server: SocketAddr, searches: usize, quick: bool) -> Result<Times> {
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
