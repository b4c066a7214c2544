//! Passwords, tokens and throttling: the rules, without storage.

mod address;
mod mac;
mod password;
mod throttle;
mod token;

pub use address::ClientAddress;
pub use mac::mac;
pub use password::{PasswordProblem, accept_password, hash_password, verify_password};
pub use throttle::{Failures, Throttle, WINDOW_MINUTES, throttle};
pub use token::{Token, csrf_token, digest, disguised};
