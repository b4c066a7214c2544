//! Many desks that send results at the same time.

use std::{
    collections::BTreeMap,
    io::Result,
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use super::{
    desk::{Boards, Desk},
    times::Times,
};

/// A desk with the boards that it has to itself.
pub type Writer = (Desk, Boards);

/// What came of it.
#[derive(Debug, Default)]
pub struct Written {
    /// Results stored in a second.
    pub rate: f64,
    /// How long each took.
    pub times: Times,
    /// Results of the desk that stored fewest, and of the one that stored most.
    pub least_and_most: (usize, usize),
    /// Answers that were no result stored: each status with how often it came.
    pub refused: BTreeMap<u16, usize>,
}

/// Every desk sends one result after the other for so long. The desks come back with it.
///
/// # Errors
/// No answer.
pub async fn write(writers: Vec<Writer>, lasts: Duration) -> Result<(Written, Vec<Writer>)> {
    let begun = Instant::now();
    let mut running = JoinSet::new();
    for (mut desk, mut boards) in writers {
        running.spawn(async move {
            let (mut times, mut refused) = (Vec::new(), Vec::new());
            while begun.elapsed() < lasts {
                let asked = Instant::now();
                let answer = desk.record(&mut boards).await?;
                if answer.status == 303 {
                    times.push(asked.elapsed());
                } else {
                    // The gate was closed for too long: nothing is stored, and the board is as it was.
                    boards.step_back();
                    refused.push(answer.status);
                }
            }
            Ok::<_, std::io::Error>((times, refused, (desk, boards)))
        });
    }
    let (mut times, mut counts, mut written) = (Vec::new(), Vec::new(), Written::default());
    let mut writers = Vec::new();
    while let Some(joined) = running.join_next().await {
        let (own, refused, writer) = joined??;
        counts.push(own.len());
        times.extend(own);
        for status in refused {
            *written.refused.entry(status).or_insert(0) += 1;
        }
        writers.push(writer);
    }
    let count = u32::try_from(times.len()).unwrap_or(u32::MAX);
    written.rate = f64::from(count) / begun.elapsed().as_secs_f64();
    written.times = times.into();
    written.least_and_most = (
        counts.iter().min().copied().unwrap_or(0),
        counts.iter().max().copied().unwrap_or(0),
    );
    Ok((written, writers))
}
