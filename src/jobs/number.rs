//! The number of a job: it says which server's it is, so that another one does not answer for it.

use std::{fmt, str::FromStr, time::Duration};

use super::order::{KEPT, LONGEST};

/// What a job may wait in the queue before it begins, and what clocks of servers may differ by.
const SOME: Duration = Duration::from_secs(900);
/// Seconds after which a job is over and forgotten, wherever it was.
const FORGOTTEN: u64 = LONGEST.as_secs() + KEPT.as_secs() + SOME.as_secs();

/// Number of a job, as addresses have it. It opens nothing: a job is shown to its owner alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The mark of the run of the program that does it.
    pub run: u64,
    /// When it was asked for, in seconds since 1970 by the clock of that server.
    pub asked: u64,
    /// Which of that run's it is.
    pub(super) count: u64,
}

/// A text that is no number of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNumber;

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { run, asked, count } = self;
        write!(f, "{run:016x}-{asked:08x}-{count:012x}")
    }
}

impl FromStr for Number {
    type Err = NoNumber;

    /// Only what [`Display`](fmt::Display) writes is a number.
    fn from_str(text: &str) -> Result<Self, NoNumber> {
        let mut parts = text.split('-').map(|part| u64::from_str_radix(part, 16));
        let mut part = || parts.next().and_then(Result::ok).ok_or(NoNumber);
        let number = Self {
            run: part()?,
            asked: part()?,
            count: part()?,
        };
        if number.to_string() == text {
            Ok(number)
        } else {
            Err(NoNumber)
        }
    }
}

/// What a server knows of a job that it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It was never here, was forgotten here long after its end, or was this machine's before it was started again.
    Gone,
    /// Another server does it, if that is still there.
    Elsewhere(Number),
    /// Another server did it, nobody knows which and how far.
    Lost,
}

/// A server that is asked about jobs.
#[derive(Clone, Copy, Debug)]
pub struct Server {
    /// The mark of its run.
    pub run: u64,
    /// Whether there is no other one of its database.
    pub is_alone: bool,
}

impl Server {
    /// What it knows of a job that it does not have; `None` stands for an address that is no number, as an older program
    /// gave. `now` in seconds since 1970.
    #[must_use]
    pub fn misses(self, number: Option<Number>, now: u64) -> Missing {
        if self.is_alone {
            return Missing::Gone;
        }
        match number {
            Some(number) if number.run == self.run => Missing::Gone,
            Some(number) if now.saturating_sub(number.asked) < FORGOTTEN => {
                Missing::Elsewhere(number)
            }
            _ => Missing::Lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBER: Number = Number {
        run: 0x00f3_0000_0000_0001,
        asked: 1_796_000_000,
        count: 0x0123_4567_89ab,
    };

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let text = "00f3000000000001-6b0cc900-0123456789ab";
        assert_eq!(NUMBER.to_string(), text);
        assert_eq!(text.parse::<Number>(), Ok(NUMBER));
        let most = Number {
            run: u64::MAX,
            asked: u64::MAX,
            count: u64::MAX,
        };
        assert_eq!(most.to_string().parse::<Number>(), Ok(most));
        for other in [
            "",
            "424242",
            "-",
            "00f3000000000001-6b0cc900",
            "00f3000000000001-6b0cc900-",
            "00f3000000000001-6b0cc900-0123456789ab-",
            "00f3000000000001-6b0cc900-0123456789ab-1",
            "00F3000000000001-6b0cc900-0123456789ab",
            "0f3000000000001-6b0cc900-0123456789ab",
            "00f3000000000001-+6b0cc90-0123456789ab",
            "00f3000000000001-6b0cc900-0123456789ag",
            "10000000000000000-6b0cc900-0123456789ab",
        ] {
            assert_eq!(other.parse::<Number>(), Err(NoNumber), "{other}");
        }
    }

    #[test]
    fn what_is_said_of_a_job_that_is_not_here() {
        let other = NUMBER.run + 1;
        let asked = NUMBER.asked;
        for (run, is_alone, number, now, known) in [
            (other, true, Some(NUMBER), asked, Missing::Gone),
            (other, true, None, asked, Missing::Gone),
            (NUMBER.run, false, Some(NUMBER), asked, Missing::Gone),
            (other, false, None, asked, Missing::Lost),
            (
                other,
                false,
                Some(NUMBER),
                asked,
                Missing::Elsewhere(NUMBER),
            ),
            // The other server's clock is ahead.
            (
                other,
                false,
                Some(NUMBER),
                asked - 60,
                Missing::Elsewhere(NUMBER),
            ),
            (
                other,
                false,
                Some(NUMBER),
                asked + FORGOTTEN - 1,
                Missing::Elsewhere(NUMBER),
            ),
            (other, false, Some(NUMBER), asked + FORGOTTEN, Missing::Lost),
        ] {
            let server = Server { run, is_alone };
            assert_eq!(server.misses(number, now), known, "{server:?} {now}");
        }
    }

    #[test]
    fn the_longest_job_is_not_forgotten_before_its_end() {
        assert!(FORGOTTEN > LONGEST.as_secs() + KEPT.as_secs());
    }
}
