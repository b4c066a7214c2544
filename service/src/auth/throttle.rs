//! How often a log-in may be tried.
//!
//! Tries are counted by their origin, never by the account alone. Otherwise anybody could lock an account by trying
//! wrong passwords. A browser in which the account was logged in before is counted separately, so that nobody else's
//! tries, even from the same address, hold it up.

/// Failures older than this are forgotten.
pub const WINDOW_MINUTES: i64 = 15;

/// Failures of one account from one address, or from one known browser, before a pause.
const PER_ACCOUNT_AND_SOURCE: i64 = 5;
/// The same limit while the account is being tried from many addresses.
const PER_PRESSED_ACCOUNT_AND_SOURCE: i64 = 2;
/// Failures of one account from all addresses, from which on it counts as tried from many addresses.
const PRESSED: i64 = 100;
/// Failures from one address, for all accounts together.
const PER_ADDRESS: i64 = 50;

/// Whether a log-in may be tried now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throttle {
    /// The log-in may be tried; this many tries are left before a pause.
    Open {
        /// At least 1.
        left: i64,
    },
    /// No try before the window has passed.
    Closed,
}

/// Failures within the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failures {
    /// From a browser in which the account was logged in before: failures of this account from this browser.
    KnownDevice(i64),
    /// From any other browser.
    Address {
        /// Failures of this account from this address.
        both: i64,
        /// Failures of this account from all addresses.
        of_account: i64,
        /// Failures from this address, for all accounts.
        of_address: i64,
    },
}

/// Decides whether a log-in may be tried, from the failures within the window.
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
        // With any number of tries elsewhere, a new browser still has some, and a known browser all of them.
        assert_eq!(address(0, 1_000_000, 0), Throttle::Open { left: 2 });
        assert_eq!(address(2, 1_000_000, 2), Throttle::Closed);
        assert_eq!(
            throttle(Failures::KnownDevice(0)),
            Throttle::Open { left: 5 }
        );
        assert_eq!(throttle(Failures::KnownDevice(5)), Throttle::Closed);
    }
}
