//! The progress of long work, on one line of the standard error, if that is a terminal.

use std::{
    io::{IsTerminal, Write},
    time::{Duration, Instant},
};

/// Time between two updates of the line.
const EVERY: Duration = Duration::from_millis(200);

/// A line such as `checked 1200 of 5000 (240 a second, 16 s left)`.
pub struct Progress {
    verb: &'static str,
    total: usize,
    start: Instant,
    shown: Option<Instant>,
    terminal: bool,
}

impl Progress {
    /// Work on `total` items, none of which is done; 0 if the total is unknown.
    pub fn new(verb: &'static str, total: usize) -> Self {
        Self {
            verb,
            total,
            start: Instant::now(),
            shown: None,
            terminal: std::io::stderr().is_terminal(),
        }
    }

    /// Updates the number of finished items.
    pub fn at(&mut self, done: usize) {
        let now = Instant::now();
        let due = self.shown.is_none_or(|shown| now - shown >= EVERY);
        if !self.terminal || !due || now - self.start < EVERY {
            return;
        }
        self.shown = Some(now);
        let text = sentence(self.verb, done, self.total, now - self.start);
        let mut out = std::io::stderr().lock();
        let _ = write!(out, "\r\x1b[K{text}");
        let _ = out.flush();
    }

    /// Clears the line, so that other text can be written.
    pub fn clear(&mut self) {
        if self.shown.take().is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

fn sentence(verb: &str, done: usize, total: usize, spent: Duration) -> String {
    let (done_wide, left) = (
        u128::try_from(done).unwrap_or(u128::MAX),
        u128::try_from(total.saturating_sub(done)).unwrap_or(u128::MAX),
    );
    let millis = spent.as_millis().max(1);
    let a_second = done_wide.saturating_mul(1000) / millis;
    let seconds = left
        .saturating_mul(millis)
        .checked_div(done_wide.saturating_mul(1000));
    match seconds {
        _ if total == 0 => format!("{verb} {done} ({a_second} a second)"),
        Some(seconds) => {
            format!("{verb} {done} of {total} ({a_second} a second, {seconds} s left)")
        }
        None => format!("{verb} {done} of {total}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_how_far_and_how_long() {
        let at = |done| sentence("checked", done, 5000, Duration::from_secs(5));
        assert_eq!(at(1200), "checked 1200 of 5000 (240 a second, 15 s left)");
        assert_eq!(at(0), "checked 0 of 5000");
        // The total is not known yet.
        let read = sentence("read", 1200, 0, Duration::from_secs(5));
        assert_eq!(read, "read 1200 (240 a second)");
    }
}
