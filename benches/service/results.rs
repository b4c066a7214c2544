//! Results: what one costs in fields of several sizes, and how many there are in a second from many desks.

use std::{io::Result, time::Duration};

use super::{
    bench::{Bench, Site},
    postgres::Database,
    recording::record,
    table::{self, Table, round, short, thousands},
    tournament::Tournament,
    writers::{Writer, Written, write},
    yardstick,
};

/// Desks that send results at the same time.
const DESKS: usize = 32;
/// Tournaments that they share.
const TOURNAMENTS: usize = 8;

/// One desk, results one after the other, in fields of several sizes, without and with the row that follows.
pub async fn alone(bench: &Bench, table: &mut Table) -> Result<()> {
    let fields: &[usize] = if bench.quick {
        &[50, 200, 1_000]
    } else {
        &[200, 1_000, 5_000]
    };
    let site = bench.site(bench.database("results"), fields).await?;
    let mut desk = site.desk().await?;
    for tournament in &site.tournaments {
        let mut boards = desk.boards(tournament, 0, 1).await?;
        for (with_page, follows) in [(false, ""), (true, ", and the desk's row after it")] {
            let count = if bench.quick { 20 } else { 60 };
            let process = site.server.process();
            let done = record(process, &mut desk, &mut boards, count, with_page).await?;
            let figure = format!("{}, {}", table::cpu(done.cpu), table::answers(&done.times));
            let commits = done.times.percent(50).as_secs_f64() * bench.yardsticks.sqlite;
            let cpu = bench.yardsticks.cpu_beside_hello(done.cpu);
            let what = format!("a result among {}{follows}", thousands(tournament.players));
            table.add(
                &what,
                figure,
                format!("{cpu}, p50 = {} commits", short(commits)),
            );
        }
    }
    Ok(())
}

/// Many desks at once, in one tournament and in eight, on SQLite and on PostgreSQL where there is one.
pub async fn writers(bench: &Bench, table: &mut Table) -> Result<()> {
    let commits = bench.yardsticks.sqlite;
    on_one_database(bench, table, bench.database("writers"), "SQLite", commits).await?;
    if let Some(server) = &bench.postgres {
        let database = Database::new(server).map_err(std::io::Error::other)?;
        let lasts = Duration::from_millis(500);
        let commits = yardstick::commits_on_postgres(&database.url(), lasts);
        let commits = commits.map_err(std::io::Error::other)?;
        let rate = format!("{} commits/s", round(commits));
        table.add(
            "PostgreSQL, one row a commit",
            rate,
            "its yardstick".to_owned(),
        );
        on_one_database(bench, table, database.url(), "PostgreSQL", commits).await?;
    }
    Ok(())
}

async fn on_one_database(
    bench: &Bench,
    table: &mut Table,
    database: String,
    name: &str,
    commits: f64,
) -> Result<()> {
    // The first is written by all; the others are not touched by that.
    let site = bench.site(database, &[200; 1 + TOURNAMENTS]).await?;
    let (first, others) = site.tournaments.split_at(1);
    for shared in [first, others] {
        let tournaments = shared.len();
        let writers = seated(&site, shared).await?;
        let lasts = Duration::from_millis(if bench.quick { 1_500 } else { 4_000 });
        let before = site.server.process().used();
        let (written, _) = write(writers, lasts).await?;
        let after = site.server.process().used();
        let count = u32::try_from(written.times.count())
            .unwrap_or(u32::MAX)
            .max(1);
        let cpu = before
            .zip(after)
            .map(|(before, after)| after.since(&before) / count);
        let what = format!("{DESKS} desks, {tournaments} × 200 players, {name}");
        let ratio = format!("rate × {}", short(written.rate / commits));
        table.add(
            &what,
            format!("{}, {}", figure(&written), table::cpu(cpu)),
            ratio,
        );
    }
    Ok(())
}

/// The desks, each with boards of its own, spread over these tournaments.
async fn seated(site: &Site, tournaments: &[Tournament]) -> Result<Vec<Writer>> {
    let mut writers = Vec::new();
    let desks = DESKS / tournaments.len().max(1);
    for tournament in tournaments {
        for number in 0..desks {
            let mut desk = site.desk().await?;
            let boards = desk.boards(tournament, number, desks).await?;
            writers.push((desk, boards));
        }
    }
    Ok(writers)
}

fn figure(written: &Written) -> String {
    let (least, most) = written.least_and_most;
    let mut text = format!(
        "{}/s, {}, least and most served {least} and {most}",
        round(written.rate),
        table::answers(&written.times),
    );
    for (status, count) in &written.refused {
        text.push_str(&format!(", **{count} × {status}**"));
    }
    text
}
