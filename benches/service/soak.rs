//! Memory of a server over a million requests and ten thousand versions of a tournament.

use std::{
    io::{Error, Result},
    time::Duration,
};

use tokio::{task::JoinSet, time::sleep};

use super::{
    bench::{Bench, Site},
    client::Client,
    process::Process,
    table::{Table, thousands},
};

/// Browsers that ask at the same time.
const CLIENTS: usize = 8;
/// Players of the tournament: pages of ten thousand versions are made, so that it is small.
const PLAYERS: usize = 50;
/// How often memory is looked at.
const LOOKS: usize = 10;
/// How often whoever is turned away tries again.
const AGAIN: u32 = 20;
/// The most that resident memory may be at the end, beside what it was after the first tenth.
const GROWN_AT_MOST: f64 = 1.25;

/// What is asked for, below the tournament's address.
const PAGES: [&str; 8] = [
    "",
    "/standings",
    "/round/6",
    "/players",
    "/crosstable",
    "/standings.csv",
    "/tournament.trf26",
    "/round/5",
];
const PACKED: [&str; 3] = ["gzip", "br", "identity"];
const LANGUAGES: [&str; 2] = ["it", "en"];

/// One result after the other makes version after version; a hundred requests ask for pages of each.
///
/// # Errors
/// A refusal, or memory that grows.
pub async fn soak(bench: &Bench, table: &mut Table) -> Result<()> {
    let (versions, requests) = if bench.quick {
        (200, 20)
    } else {
        (10_000, 100)
    };
    let site = bench.site(bench.database("soak"), &[PLAYERS]).await?;
    let process = site.server.process();
    let resident = |process: Process| process.resident().unwrap_or_default();
    let rest = resident(process);
    let mut desk = site.desk().await?;
    let mut boards = desk.boards(site.first()?, 0, 1).await?;
    let mut clients: Vec<Client> = (0..CLIENTS)
        .map(|_| Client::new(site.server.address()))
        .collect();
    let (mut looks, mut asked) = (Vec::new(), 0);
    for version in 1..=versions {
        let mut turned_away = 0;
        loop {
            match desk.record(&mut boards).await?.status {
                303 => break,
                408 | 503 if turned_away < AGAIN => turned_away += 1,
                status => return Err(Error::other(format!("a result: status {status}"))),
            }
            boards.step_back();
            sleep(Duration::from_millis(500)).await;
        }
        clients = ask(clients, &site, asked, requests).await?;
        asked += requests;
        if version % (versions / LOOKS) == 0 {
            looks.push(resident(process));
        }
    }
    let (first, last) = (
        looks.first().copied().unwrap_or_default(),
        looks.last().copied().unwrap_or_default(),
    );
    let shown: Vec<String> = looks.iter().map(|look| format!("{look:.0}")).collect();
    let peak = process.peak().unwrap_or_default();
    let grown = last / first;
    table.add(
        &format!(
            "memory over {} requests and {} versions",
            thousands(asked),
            thousands(versions)
        ),
        format!(
            "{rest:.0} MB at rest; {} MB after each tenth; {peak:.0} MB at most",
            shown.join(", ")
        ),
        format!("× {grown:.2} of the first tenth"),
    );
    if grown > GROWN_AT_MOST {
        return Err(Error::other(format!("memory grows: × {grown:.2}")));
    }
    Ok(())
}

/// Each client asks for its part of so many pages, one after the other.
async fn ask(
    clients: Vec<Client>,
    site: &Site,
    from: usize,
    requests: usize,
) -> Result<Vec<Client>> {
    let mut running = JoinSet::new();
    for (place, mut client) in clients.into_iter().enumerate() {
        let slug = site.slug();
        running.spawn(async move {
            for number in (from..from + requests).filter(|number| number % CLIENTS == place) {
                let path = address(&slug, number / CLIENTS);
                let headers = [
                    ("Accept-Encoding", of(&PACKED, number)),
                    ("Accept-Language", of(&LANGUAGES, number / PACKED.len())),
                ];
                patient(&mut client, &path, &headers).await?;
            }
            Ok::<_, Error>(client)
        });
    }
    let mut back = Vec::new();
    while let Some(joined) = running.join_next().await {
        back.push(joined??);
    }
    Ok(back)
}

/// Asks until the page comes: on a machine that does other work for seconds a server turns requests away.
async fn patient(client: &mut Client, path: &str, headers: &[(&str, &str)]) -> Result<()> {
    let mut turned_away = 0;
    loop {
        match client.get(path, headers).await?.status {
            200 => return Ok(()),
            408 | 503 if turned_away < AGAIN => turned_away += 1,
            status => return Err(Error::other(format!("{path}: status {status}"))),
        }
        sleep(Duration::from_millis(500)).await;
    }
}

/// The page of a request: one of the tournament, now and then a search that nobody made before.
fn address(slug: &str, number: usize) -> String {
    if number % 50 == 49 {
        return format!("/players?q=nobody{number}");
    }
    format!("/t/{slug}{}", of(&PAGES, number))
}

fn of<'a>(list: &[&'a str], number: usize) -> &'a str {
    list.get(number % list.len().max(1)).copied().unwrap_or("")
}
