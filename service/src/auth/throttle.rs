//! How often a password may be tried.
//!
//! Tries are counted by where they come from, never by the account alone: an account that anybody could close by
//! trying wrong passwords would be closed to its owner. A browser in which the account was signed in before is counted
//! by itself, so that nobody else's tries, not even from the same address, stand in its way.

/// Failures older than this are forgotten.
pub const WINDOW_MINUTES: i64 = 15;

/// Failures of one account from one address, or from one known browser, before it must wait.
const PER_ACCOUNT_AND_SOURCE: i64 = 5;
/// Failures of one account from one such place while the account is tried from many addresses.
const PER_PRESSED_ACCOUNT_AND_SOURCE: i64 = 2;
/// Failures of one account from anywhere that make it one that is tried from many addresses.
const PRESSED: i64 = 100;
/// Failures from one address, whatever the account.
const PER_ADDRESS: i64 = 50;

/// Whether a log-in may be tried now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throttle {
    /// The attempt may be made; this many are left before a pause.
    Open {
        /// At least 1.
        left: i64,
    },
    /// Not before the window has passed.
    Closed,
}

/// Failures within the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failures {
    /// From a browser in which the account was signed in before: those of this account from this browser.
    KnownDevice(i64),
    /// From elsewhere.
    Address {
        /// Of this account from this address.
        both: i64,
        /// Of this account from anywhere.
        of_account: i64,
        /// From this address, whatever the account.
        of_address: i64,
    },
}

/// Decides from the failures within the window.
#[must_use]
pub fn throttle(failures: Failures) -> Throttle {
    let left = match failures {
        Failures::KnownDevice(failures) => PER_ACCOUNT_AND_SOURCE - failures,
        Failures::Address {
            both,
            of_account,
            of_address,
        } => {
            let most = if of_account < PRESSED {
                PER_ACCOUNT_AND_SOURCE
            } else {
                PER_PRESSED_ACCOUNT_AND_SOURCE
            };
            (most - both).min(PER_ADDRESS - of_address)
        }
    };
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
    fn closes_where_the_tries_come_from() {
        let address = |both, of_account, of_address| {
            throttle(Failures::Address {
                both,
                of_account,
                of_address,
            })
        };
        assert_eq!(address(0, 0, 0), Throttle::Open { left: 5 });
        assert_eq!(address(4, 4, 4), Throttle::Open { left: 1 });
        assert_eq!(address(5, 5, 5), Throttle::Closed);
        assert_eq!(address(0, 0, 50), Throttle::Closed);
        // However many tries there are elsewhere, somebody new has one, and a known browser all of them.
        assert_eq!(address(0, 1_000_000, 0), Throttle::Open { left: 2 });
        assert_eq!(address(2, 1_000_000, 2), Throttle::Closed);
        assert_eq!(
            throttle(Failures::KnownDevice(0)),
            Throttle::Open { left: 5 }
        );
        assert_eq!(throttle(Failures::KnownDevice(5)), Throttle::Closed);
    }
}
