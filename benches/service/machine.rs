//! Where and when it was measured.

use std::{fs, thread};

use tratto::time::Clock;

/// Date, cores and processor in one sentence.
pub fn described() -> String {
    let date = Clock::System.now().format("%-d %B %Y");
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let processor = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let named = text.lines().find(|line| line.starts_with("model name"))?;
        Some(named.split(':').nth(1)?.trim().to_owned())
    });
    let processor = processor.unwrap_or_else(|| "unknown processor".to_owned());
    format!("{date}, {cores} cores, {processor}")
}

/// How many threads wanted to run in the last minute, on average.
pub fn load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().unwrap_or("unknown").to_owned()
}
