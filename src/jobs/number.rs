//! The number of a job. It says which server the job belongs to, so that another server does not answer for it.

use std::{fmt, str::FromStr, time::Duration};

use super::order::{KEPT, LONGEST};

/// Maximum time of a job in the queue, plus the difference of servers' clocks.
const SOME: Duration = Duration::from_secs(900);
/// Seconds after which a job has ended and is forgotten on every server.
const FORGOTTEN: u64 = LONGEST.as_secs() + KEPT.as_secs() + SOME.as_secs();

/// The number of a job, as in addresses. It gives no access, because a job is shown only to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The mark of the program run that the job belongs to.
    pub run: u64,
    /// Time of the request, in seconds since 1970 by the clock of that server.
    pub asked: u64,
    /// Number of the job within that run.
    pub(super) count: u64,
}

/// The error for a text that is not the number of a job.
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

    /// Accepts only the format of [`Display`](fmt::Display).
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

/// What a server knows about a job that it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It never existed here, was forgotten long after its end, or was lost when this machine restarted.
    Gone,
    /// It belongs to another server, if that is still running.
    Elsewhere(Number),
    /// It belonged to a server that is unknown, and its progress is lost.
    Lost,
}

/// A server that is asked about jobs.
#[derive(Clone, Copy, Debug)]
pub struct Server {
    /// The mark of its run.
    pub run: u64,
    /// Whether it is the only server of its database.
    pub is_alone: bool,
}

impl Server {
    /// What the server knows about a job that it does not have. `None` is an address that is not a number, from an older
    /// program. `now` is in seconds since 1970.
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
            // The clock of the other server is ahead.
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
