//! Clients that send the same request again and again for a while.

use std::{
    collections::BTreeMap,
    io::Result,
    net::SocketAddr,
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use super::{client::Client, process::Process, times::Times};

/// How often a run is repeated; the best counts, as others use the machine too.
const RUNS: usize = 3;

/// Answers that are what was asked for; others are counted and do not make a figure better.
const SERVED: [u16; 2] = [200, 304];

/// So many clients for so long.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Clients, each with a connection of its own, each waiting for its answer.
    pub clients: usize,
    /// How long one run lasts.
    pub lasts: Duration,
}

/// What came of a load.
#[derive(Clone, Debug, Default)]
pub struct Borne {
    /// Answers in a second.
    pub rate: f64,
    /// Processor time of the server for one answer.
    pub cpu: Option<Duration>,
    /// From the request to the end of its answer.
    pub times: Times,
    /// How many answers had which status.
    pub statuses: BTreeMap<u16, usize>,
}

impl Borne {
    /// Other answers than those asked for, each status with how often it came.
    pub fn failures(&self) -> Option<String> {
        let statuses = self.statuses.iter();
        let bad = statuses.filter(|(status, _)| !SERVED.contains(*status));
        let said: Vec<String> = bad
            .map(|(status, count)| format!("{count} × {status}"))
            .collect();
        (!said.is_empty()).then(|| said.join(", "))
    }
}

impl Load {
    /// Sends `request`; the best of three runs in each figure.
    ///
    /// # Errors
    /// A connection that fails.
    pub async fn put(self, server: SocketAddr, process: Process, request: &[u8]) -> Result<Borne> {
        let mut best: Option<Borne> = None;
        for _ in 0..RUNS {
            let run = self.run(server, process, request).await?;
            best = Some(match best {
                None => run,
                Some(best) => better(best, run),
            });
        }
        Ok(best.unwrap_or_default())
    }

    async fn run(self, server: SocketAddr, process: Process, request: &[u8]) -> Result<Borne> {
        let mut clients = Vec::new();
        for _ in 0..self.clients {
            let mut client = Client::new(server);
            // Connected, and the page made once, before time is taken.
            if clients.is_empty() {
                client.exchange(request).await?;
            }
            clients.push(client);
        }
        let (begun, before) = (Instant::now(), process.used());
        let mut running = JoinSet::new();
        for mut client in clients {
            let (request, lasts) = (request.to_vec(), self.lasts);
            running.spawn(async move {
                let mut answers = Vec::new();
                while begun.elapsed() < lasts {
                    let asked = Instant::now();
                    let answer = client.exchange(&request).await?;
                    answers.push((answer.status, asked.elapsed()));
                }
                Ok::<_, std::io::Error>(answers)
            });
        }
        let mut answers = Vec::new();
        while let Some(joined) = running.join_next().await {
            answers.extend(joined??);
        }
        let (wall, after) = (begun.elapsed(), process.used());
        let mut statuses = BTreeMap::new();
        for (status, _) in &answers {
            *statuses.entry(*status).or_insert(0) += 1;
        }
        let served = answers
            .into_iter()
            .filter(|(status, _)| SERVED.contains(status));
        let times: Vec<Duration> = served.map(|(_, time)| time).collect();
        let count = u32::try_from(times.len()).unwrap_or(u32::MAX);
        let used = before
            .zip(after)
            .map(|(before, after)| after.since(&before));
        Ok(Borne {
            rate: f64::from(count) / wall.as_secs_f64(),
            cpu: used.map(|used| used / count.max(1)),
            times: times.into(),
            statuses,
        })
    }
}

/// The better of two runs in each figure; what failed in one is not forgotten.
fn better(one: Borne, other: Borne) -> Borne {
    let mut statuses = one.statuses;
    for (status, count) in other.statuses {
        *statuses.entry(status).or_insert(0) += count;
    }
    let is_quicker = one.times.percent(50) <= other.times.percent(50);
    Borne {
        rate: one.rate.max(other.rate),
        cpu: one.cpu.zip(other.cpu).map(|(one, other)| one.min(other)),
        times: if is_quicker { one.times } else { other.times },
        statuses,
    }
}
