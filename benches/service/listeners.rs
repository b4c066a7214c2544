//! Many who listen while a result is recorded.

use std::{
    io::{Error, Result},
    time::{Duration, Instant},
};

use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{sleep, timeout},
};

use super::{
    bench::{Bench, Site},
    stream::{Stream, address},
    table::{self, Table, short, thousands, time},
    times::Times,
};

/// How long it may take until all have heard.
const PATIENCE: Duration = Duration::from_secs(20);
/// Streams that are opened at the same time.
const AT_ONCE: usize = 64;

/// Listeners; each tells when it hears an event, until the value goes.
struct Audience {
    heard: mpsc::UnboundedReceiver<Instant>,
    number: usize,
    _tasks: JoinSet<()>,
}

impl Audience {
    async fn gather(site: &Site, number: usize) -> Result<Self> {
        let slug = site.slug();
        let (sender, heard) = mpsc::unbounded_channel();
        let mut tasks = JoinSet::new();
        for mut stream in open(site, &slug, number).await? {
            let sender = sender.clone();
            tasks.spawn(async move {
                while stream.event().await.is_ok() && sender.send(Instant::now()).is_ok() {}
            });
        }
        Ok(Self {
            heard,
            number,
            _tasks: tasks,
        })
    }

    /// When the last of all has heard of what is done now.
    async fn last(&mut self) -> Result<Instant> {
        let mut last = Instant::now();
        for heard in 0..self.number {
            let next = timeout(PATIENCE, self.heard.recv()).await;
            let few = || Error::other(format!("{heard} of {} heard", self.number));
            last = next.map_err(|_| few())?.ok_or_else(few)?;
        }
        Ok(last)
    }
}

/// Opens so many streams.
pub async fn open(site: &Site, slug: &str, number: usize) -> Result<Vec<Stream>> {
    let (server, mut streams) = (site.server.address(), Vec::new());
    let mut opening = JoinSet::new();
    for next in 0..number {
        let slug = slug.to_owned();
        opening.spawn(async move { Stream::open(server, address(next), &slug).await });
        if opening.len() >= AT_ONCE
            && let Some(opened) = opening.join_next().await
        {
            streams.push(opened??);
        }
    }
    while let Some(opened) = opening.join_next().await {
        streams.push(opened??);
    }
    Ok(streams)
}

/// A result while 0, 1,000 and 5,000 listen: its own time, when the last has heard, and the server's processor time.
pub async fn results(bench: &Bench, table: &mut Table) -> Result<()> {
    let site = bench.site(bench.database("listeners"), &[200]).await?;
    let mut desk = site.desk().await?;
    let mut boards = desk.boards(site.first()?, 0, 1).await?;
    let numbers: &[usize] = if bench.quick {
        &[0, 500]
    } else {
        &[0, 1_000, 5_000]
    };
    for number in numbers {
        let mut audience = Audience::gather(&site, *number).await?;
        let (mut own, mut until_last) = (Vec::new(), Vec::new());
        let process = site.server.process();
        let before = process.used();
        let count = if bench.quick { 4_u32 } else { 8 };
        for _ in 0..count {
            let begun = Instant::now();
            let (answer, last) = tokio::join!(
                async {
                    let answer = desk.record(&mut boards).await;
                    (answer, begun.elapsed())
                },
                audience.last()
            );
            if answer.0?.status != 303 {
                return Err(Error::other("a result was not stored"));
            }
            own.push(answer.1);
            until_last.push(last?.saturating_duration_since(begun));
            sleep(Duration::from_millis(50)).await;
        }
        let cpu = before
            .zip(process.used())
            .map(|(before, after)| after.since(&before) / count);
        let (own, until_last) = (Times::from(own), Times::from(until_last));
        let heard = match number {
            0 => String::new(),
            _ => format!(
                "; the last has heard after p50 {}, longest {}",
                time(until_last.percent(50)),
                time(until_last.longest())
            ),
        };
        let figure = format!("{}, {}{heard}", table::answers(&own), table::cpu(cpu));
        let memory = process.resident().unwrap_or_default();
        let commits = own.percent(50).as_secs_f64() * bench.yardsticks.sqlite;
        let ratio = format!("p50 = {} commits; RSS {memory:.0} MB", short(commits));
        table.add(
            &format!("a result while {} listen", thousands(*number)),
            figure,
            ratio,
        );
    }
    Ok(())
}
