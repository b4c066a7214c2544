//! When the next copy begins: soon after what calls for it, and never so often that copying is most of what a machine does.

use std::time::Duration;

/// After a failure the next try comes so soon.
const AGAIN: Duration = Duration::from_secs(30);
/// After a copy there is none for so many times as it took.
const REST: u32 = 3;
/// That rest is never longer: a machine may sleep in the middle of a copy.
const LONGEST_REST: Duration = Duration::from_secs(4 * 60 * 60);

/// What calls for a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The last try failed.
    Failure,
    /// A round was published that no copy has.
    Publication,
    /// Something else was written that no copy has.
    Change,
}

/// The last try to make a copy in every folder, good or not.
#[derive(Clone, Copy, Debug)]
pub struct LastTry {
    /// How long it took.
    pub took: Duration,
    /// How long ago it ended.
    pub ended: Duration,
}

impl LastTry {
    /// Whether the next try begins now. `every` is the time from the begin of one to the begin of the next while something
    /// changes. The cause is asked for only where there may be a copy.
    pub fn is_followed(self, every: Duration, cause: impl FnOnce() -> Option<Cause>) -> bool {
        if self.ended < rest_after(self.took) {
            return false;
        }
        let begun = self.took.saturating_add(self.ended);
        match cause() {
            None => false,
            Some(Cause::Failure) => begun >= AGAIN,
            Some(Cause::Publication) => true,
            Some(Cause::Change) => begun >= every,
        }
    }
}

/// For how long there is no copy after one that took so long, whatever is published meanwhile.
fn rest_after(took: Duration) -> Duration {
    took.saturating_mul(REST).min(LONGEST_REST)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: Duration = minutes(10);

    const fn minutes(number: u64) -> Duration {
        Duration::from_secs(60 * number)
    }

    #[test]
    fn the_next_copy_rests_as_long_as_the_last_one_asks() {
        use Cause::{Change, Failure, Publication};
        let seconds = Duration::from_secs;
        for (took, ended, cause, expected) in [
            // A hall: a published round is copied at once.
            (Duration::ZERO, Duration::ZERO, Some(Publication), true),
            (seconds(1), seconds(2), Some(Publication), false),
            (seconds(1), seconds(3), Some(Publication), true),
            (seconds(1), seconds(598), Some(Change), false),
            (seconds(1), seconds(599), Some(Change), true),
            (seconds(1), minutes(100), None, false),
            (seconds(1), seconds(28), Some(Failure), false),
            (seconds(1), seconds(29), Some(Failure), true),
            // A large site.
            (minutes(20), minutes(59), Some(Publication), false),
            (minutes(20), minutes(60), Some(Publication), true),
            (minutes(20), minutes(59), Some(Change), false),
            (minutes(20), minutes(60), Some(Change), true),
            (minutes(20), minutes(59), Some(Failure), false),
            (minutes(20), minutes(60), Some(Failure), true),
            // The laptop was closed in the middle of it.
            (minutes(720), minutes(239), Some(Publication), false),
            (minutes(720), minutes(240), Some(Publication), true),
            (Duration::MAX, minutes(240), Some(Change), true),
        ] {
            let last = LastTry { took, ended };
            let is_followed = last.is_followed(EVERY, || cause);
            assert_eq!(is_followed, expected, "{last:?} {cause:?}");
        }
    }

    #[test]
    fn nothing_is_asked_while_there_is_no_copy() {
        let last = LastTry {
            took: minutes(20),
            ended: minutes(59),
        };
        assert!(!last.is_followed(EVERY, || panic!("asked")));
    }

    #[test]
    fn where_rounds_are_published_all_day_a_quarter_of_it_is_copying() {
        let took = minutes(20);
        let mut begun = vec![0];
        for now in 1..24 * 60 {
            let since = minutes(now - begun.last().unwrap());
            let Some(ended) = since.checked_sub(took) else {
                continue;
            };
            if (LastTry { took, ended }).is_followed(EVERY, || Some(Cause::Publication)) {
                begun.push(now);
            }
        }
        let expected: Vec<u64> = (0..18).map(|copy| copy * 80).collect();
        assert_eq!(begun, expected);
    }
}
