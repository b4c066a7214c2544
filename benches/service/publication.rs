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
    bench::Bench,
    client::Client,
    listeners::open,
    request,
    stream::address,
    table::{self, Table, count, short, time},
    times::Times,
    tournament::PLAYED,
};

/// The page's script spreads what follows an event over so many milliseconds.
const SPREAD: u64 = 300;
/// Who is turned away asks again after this.
const AGAIN: Duration = Duration::from_millis(500);
/// Then a reader gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Publication with 1,000 listeners: when the last has the page, and how long results wait meanwhile.
pub async fn publication(bench: &Bench, table: &mut Table) -> Result<()> {
    let number = if bench.quick { 300 } else { 1_000 };
    for spread in [0, SPREAD] {
        let name = format!("publication-{spread}");
        let database = bench.database(&name);
        // Two tournaments: one is published, results of the other wait or do not.
        let site = bench.site(database, &[200, 200]).await?;
        let slug = site.slug();
        let mut chief = site.desk().await?;
        // The round that is read was published with the site: it is played, and the next one prepared.
        let round = PLAYED + 1;
        let mut boards = chief.boards(site.first()?, 0, 1).await?;
        for _ in 0..site.first()?.players / 2 {
            if chief.record(&mut boards).await?.status != 303 {
                return Err(Error::other("a result was not stored"));
            }
        }
        chief.prepare(&slug, round + 1).await?;
        let other = site
            .tournaments
            .get(1)
            .ok_or_else(|| Error::other("one tournament"))?;
        let mut desk = site.desk().await?;
        let mut boards = desk.boards(other, 0, 1).await?;
        let server = site.server.address();
        let path = format!("/t/{slug}/round/{}", round + 1);
        let again = Arc::new(AtomicUsize::new(0));
        let mut readers = JoinSet::new();
        for (place, mut stream) in open(&site, &slug, number).await?.into_iter().enumerate() {
            let request = request::get(server, &path, &[("Accept-Encoding", "gzip")]);
            let mut client = Client::new(server).from(address(place));
            let again = Arc::clone(&again);
            let pause = (u64::try_from(place).unwrap_or(0) * 7_919) % spread.max(1);
            readers.spawn(async move {
                stream.event().await?;
                let told = Instant::now();
                sleep(Duration::from_millis(pause)).await;
                while told.elapsed() < PATIENCE {
                    if client.exchange(&request).await?.status == 200 {
                        return Ok(Instant::now());
                    }
                    again.fetch_add(1, Ordering::Relaxed);
                    sleep(AGAIN).await;
                }
                Err(Error::other("a reader gave up"))
            });
        }
        let over = Arc::new(AtomicBool::new(false));
        let meanwhile = {
            let over = Arc::clone(&over);
            tokio::spawn(async move {
                let mut times = Vec::new();
                while !over.load(Ordering::Relaxed) {
                    let begun = Instant::now();
                    let answer = desk.record(&mut boards).await?;
                    if answer.status != 303 {
                        return Err(Error::other(format!("a result: status {}", answer.status)));
                    }
                    times.push(begun.elapsed());
                    sleep(Duration::from_millis(20)).await;
                }
                Ok::<_, Error>(Times::from(times))
            })
        };
        let process = site.server.process();
        let before = process.used();
        let begun = Instant::now();
        chief.publish(&slug, round + 1).await?;
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
        let ratio = format!(
            "last × {} of {} hellos",
            short(have_it.longest().as_secs_f64() / bare),
            count(number)
        );
        let what = format!(
            "a round is published to {} who ask for it within {spread} ms",
            count(number)
        );
        table.add(&what, figure, ratio);
    }
    Ok(())
}
