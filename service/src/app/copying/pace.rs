//! When the next copy begins: soon after its cause, but never so often that copying is most of the machine's work.

use std::time::Duration;

/// Time from a failure to the next try.
const AGAIN: Duration = Duration::from_secs(30);
/// The pause after a copy is this many times as long as the copy took.
const REST: u32 = 3;
/// Maximum pause, because a machine may sleep in the middle of a copy.
const LONGEST_REST: Duration = Duration::from_secs(4 * 60 * 60);

/// The cause of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The last try failed.
    Failure,
    /// A round was published that is in no copy.
    Publication,
    /// Something else was written that is in no copy.
    Change,
}

/// The last try to make a copy in every folder, successful or not.
#[derive(Clone, Copy, Debug)]
pub struct LastTry {
    /// How long it took.
    pub took: Duration,
    /// How long ago it ended.
    pub ended: Duration,
}

impl LastTry {
    /// Whether the next try begins now. `every` is the time from the beginning of one copy to the beginning of the next
    /// while data change. The cause is evaluated only when a copy is permitted.
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

/// How long the pause after a copy lasts, for the time that the copy took. Publications do not shorten it.
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
            // In a hall, a published round is copied at once.
            (Duration::ZERO, Duration::ZERO, Some(Publication), true),
            (seconds(1), seconds(2), Some(Publication), false),
            (seconds(1), seconds(3), Some(Publication), true),
            (seconds(1), seconds(598), Some(Change), false),
            (seconds(1), seconds(599), Some(Change), true),
            (seconds(1), minutes(100), None, false),
            (seconds(1), seconds(28), Some(Failure), false),
            (seconds(1), seconds(29), Some(Failure), true),
            // On a large site.
            (minutes(20), minutes(59), Some(Publication), false),
            (minutes(20), minutes(60), Some(Publication), true),
            (minutes(20), minutes(59), Some(Change), false),
            (minutes(20), minutes(60), Some(Change), true),
            (minutes(20), minutes(59), Some(Failure), false),
            (minutes(20), minutes(60), Some(Failure), true),
            // The laptop was closed in the middle of the copy.
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
