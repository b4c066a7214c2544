//! Results, one after the other at one desk.

use std::{
    io::{Error, Result},
    time::{Duration, Instant},
};

use super::{
    answer::Answer,
    desk::{Boards, Desk},
    process::Process,
    times::Times,
};

/// What results took.
#[derive(Debug)]
pub struct Recorded {
    /// The server's processor time for one.
    pub cpu: Option<Duration>,
    /// From the request to the end of its answer.
    pub times: Times,
}

/// Records so many results, one before that uncounted; `with_page` asks for the page to which each answer leads.
///
/// # Errors
/// No answer, or a result that is not stored.
pub async fn record(
    process: Process,
    desk: &mut Desk,
    boards: &mut Boards,
    count: u32,
    with_page: bool,
) -> Result<Recorded> {
    one(desk, boards, with_page).await?;
    let before = process.used();
    let mut times = Vec::new();
    for _ in 0..count {
        let begun = Instant::now();
        one(desk, boards, with_page).await?;
        times.push(begun.elapsed());
    }
    let after = process.used();
    Ok(Recorded {
        cpu: before
            .zip(after)
            .map(|(before, after)| after.since(&before) / count.max(1)),
        times: times.into(),
    })
}

async fn one(desk: &mut Desk, boards: &mut Boards, with_page: bool) -> Result<()> {
    let stored = desk.record(boards).await?;
    expect(&stored, 303)?;
    if with_page {
        let next = stored.header("location").unwrap_or("/").to_owned();
        let headers = [("Accept-Encoding", "gzip")];
        expect(&desk.client().get(&next, &headers).await?, 200)?;
    }
    Ok(())
}

fn expect(answer: &Answer, status: u16) -> Result<()> {
    if answer.status == status {
        return Ok(());
    }
    Err(Error::other(format!(
        "status {} instead of {status}",
        answer.status
    )))
}
