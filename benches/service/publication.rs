//! A round is published while many listen, and all of them ask for it.

use std::{
    io::{Error, Result},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{task::JoinSet, time::sleep};

use super::{
    answer::Answer,
    bench::{Bench, Site},
    client::Client,
    desk::Desk,
    listeners::open,
    request,
    stream::{Stream, address},
    table::{self, Table, short, thousands, time},
    times::Times,
    tournament::{PLAYED, Tournament},
};

/// The page's script spreads what follows an event over so many milliseconds.
const SPREAD: u64 = 300;
/// Who is turned away asks again after this.
const AGAIN: Duration = Duration::from_millis(500);
/// Then a reader gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Publication to 1,000 listeners: when the last has the page, and how long results of another tournament wait meanwhile.
pub async fn publication(bench: &Bench, table: &mut Table) -> Result<()> {
    let number = if bench.quick { 300 } else { 1_000 };
    for spread in [0, SPREAD] {
        let database = bench.database(&format!("publication-{spread}"));
        let site = bench.site(database, &[200, 200]).await?;
        let (slug, round) = (site.slug(), PLAYED + 2);
        let (mut chief, desk) = (site.desk().await?, site.desk().await?);
        play_and_prepare(&site, &mut chief).await?;
        let again = Arc::new(AtomicUsize::new(0));
        let mut readers = JoinSet::new();
        let path = format!("/t/{slug}/round/{round}");
        for (place, stream) in open(&site, &slug, number).await?.into_iter().enumerate() {
            let client = Client::new(site.server.address()).from(address(place));
            let request =
                request::get(site.server.address(), &path, &[("Accept-Encoding", "gzip")]);
            let pause = (u64::try_from(place).unwrap_or(0) * 7_919) % spread.max(1);
            let pause = Duration::from_millis(pause);
            readers.spawn(read(stream, client, request, pause, Arc::clone(&again)));
        }
        let over = Arc::new(AtomicBool::new(false));
        let other = site.tournaments.last().cloned();
        let other = other.ok_or_else(|| Error::other("no tournament"))?;
        let meanwhile = tokio::spawn(record_until(desk, other, Arc::clone(&over)));
        let process = site.server.process();
        let (begun, before) = (Instant::now(), process.used());
        chief.publish(&slug, round).await?;
        let published = begun.elapsed();
        let mut have_it = Vec::new();
        while let Some(joined) = readers.join_next().await {
            have_it.push(joined??.saturating_duration_since(begun));
        }
        let used = before
            .zip(process.used())
            .map(|(before, after)| after.since(&before));
        over.store(true, Ordering::Relaxed);
        let (results, have_it) = (meanwhile.await??, Times::from(have_it));
        let figure = format!(
            "published after {}; the page is there p50 {}, last {}; {} in all, turned away {} times; results meanwhile {}",
            time(published),
            time(have_it.percent(50)),
            time(have_it.longest()),
            table::cpu(used),
            again.load(Ordering::Relaxed),
            table::answers(&results),
        );
        let bare = f64::from(u32::try_from(number).unwrap_or(0)) / bench.yardsticks.hello.rate;
        let slower = short(have_it.longest().as_secs_f64() / bare);
        let number = thousands(number);
        let what = format!("a round is published to {number} who ask for it within {spread} ms");
        table.add(&what, figure, format!("last × {slower} of {number} hellos"));
    }
    Ok(())
}

/// The round that runs gets its results, and the next one is prepared.
async fn play_and_prepare(site: &Site, chief: &mut Desk) -> Result<()> {
    let tournament = site.first()?;
    let mut boards = chief.boards(tournament, 0, 1).await?;
    for _ in 0..tournament.players / 2 {
        stored(&chief.record(&mut boards).await?)?;
    }
    chief.prepare(&tournament.slug, tournament.round + 1).await
}

fn stored(answer: &Answer) -> Result<()> {
    match answer.status {
        303 => Ok(()),
        status => Err(Error::other(format!("a result: status {status}"))),
    }
}

/// Waits for the event, then asks for the page until it comes; when it was there.
async fn read(
    mut stream: Stream,
    mut client: Client,
    request: Vec<u8>,
    pause: Duration,
    again: Arc<AtomicUsize>,
) -> Result<Instant> {
    stream.event().await?;
    let told = Instant::now();
    sleep(pause).await;
    while told.elapsed() < PATIENCE {
        if client.exchange(&request).await?.status == 200 {
            return Ok(Instant::now());
        }
        again.fetch_add(1, Ordering::Relaxed);
        sleep(AGAIN).await;
    }
    Err(Error::other("a reader gave up"))
}

/// Records results, with a short pause after each; how long they took.
async fn record_until(mut desk: Desk, of: Tournament, over: Arc<AtomicBool>) -> Result<Times> {
    let (mut boards, mut times) = (desk.boards(&of, 0, 1).await?, Vec::new());
    while !over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        stored(&desk.record(&mut boards).await?)?;
        times.push(begun.elapsed());
        sleep(Duration::from_millis(20)).await;
    }
    Ok(times.into())
}
