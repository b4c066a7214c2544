//! What the system says about a process: processor time and memory. Linux only; elsewhere nothing is said.

use std::{collections::BTreeMap, fs, time::Duration};

/// A tick of `/proc/PID/stat` (`USER_HZ`).
const TICK: Duration = Duration::from_millis(10);

/// A process by its number.
#[derive(Clone, Copy, Debug)]
pub struct Process(pub u32);

/// Processor time used until a moment.
#[derive(Debug)]
pub struct Used {
    /// By thread, in nanoseconds.
    threads: BTreeMap<String, u64>,
    /// In ticks, with the threads that ended.
    ticks: u32,
}

impl Process {
    /// Processor time so far.
    pub fn used(self) -> Option<Used> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        // The name in brackets may hold blanks.
        let (_, after) = stat.rsplit_once(')')?;
        let mut fields = after.split_whitespace().skip(11);
        let user: u32 = fields.next()?.parse().ok()?;
        let system: u32 = fields.next()?.parse().ok()?;
        let mut threads = BTreeMap::new();
        for thread in fs::read_dir(format!("/proc/{}/task", self.0))
            .ok()?
            .flatten()
        {
            let text = fs::read_to_string(thread.path().join("schedstat")).unwrap_or_default();
            let run = text
                .split_whitespace()
                .next()
                .and_then(|run| run.parse().ok());
            if let Some(run) = run {
                threads.insert(thread.file_name().to_string_lossy().into_owned(), run);
            }
        }
        Some(Used {
            threads,
            ticks: user + system,
        })
    }

    /// Resident memory now, in MB.
    pub fn resident(self) -> Option<f64> {
        self.megabytes("VmRSS:")
    }

    /// The most resident memory so far, in MB.
    pub fn peak(self) -> Option<f64> {
        self.megabytes("VmHWM:")
    }

    fn megabytes(self, field: &str) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(field))?;
        let kilobytes: u32 = line.split_whitespace().next()?.parse().ok()?;
        Some(f64::from(kilobytes) / 1024.0)
    }
}

impl Used {
    /// Processor time used since `before`: to the nanosecond, or by the tick where a thread ended meanwhile.
    pub fn since(&self, before: &Self) -> Duration {
        let ended = before
            .threads
            .keys()
            .any(|id| !self.threads.contains_key(id));
        if ended || self.threads.is_empty() {
            return TICK * self.ticks.saturating_sub(before.ticks);
        }
        let of = |(id, run): (&String, &u64)| {
            run - before.threads.get(id).copied().unwrap_or(0).min(*run)
        };
        Duration::from_nanos(self.threads.iter().map(of).sum())
    }
}
