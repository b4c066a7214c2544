//! How often a log-in may be tried.

/// Failures older than this are forgotten.
pub const WINDOW_MINUTES: i64 = 15;

/// Failures of one account from one address before it must wait.
const PER_ACCOUNT_AND_ADDRESS: i64 = 5;
/// Failures from one address, whatever the account.
const PER_ADDRESS: i64 = 50;
/// Failures of one account from anywhere: high, so that nobody can lock somebody else out cheaply.
const PER_ACCOUNT: i64 = 100;

/// Whether a log-in may be tried now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throttle {
    /// It may; so many attempts are left before a pause.
    Open {
        /// At least 1.
        left: i64,
    },
    /// Not before the window has passed.
    Closed,
}

/// Decides from the failures within the window: of this account from this address, of this account, from this
/// address.
#[must_use]
pub fn throttle(both: i64, of_account: i64, of_address: i64) -> Throttle {
    let left = (PER_ACCOUNT_AND_ADDRESS - both)
        .min(PER_ACCOUNT - of_account)
        .min(PER_ADDRESS - of_address);
    if left > 0 {
        Throttle::Open { left }
    } else {
        Throttle::Closed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closes_after_five() {
        assert_eq!(throttle(0, 0, 0), Throttle::Open { left: 5 });
        assert_eq!(throttle(4, 4, 4), Throttle::Open { left: 1 });
        assert_eq!(throttle(5, 5, 5), Throttle::Closed);
        assert_eq!(throttle(0, 100, 0), Throttle::Closed);
        assert_eq!(throttle(0, 0, 50), Throttle::Closed);
    }
}
