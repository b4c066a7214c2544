//! Passwords, tokens, keys, addresses and throttling: the rules, without storage.

mod address;
mod code;
mod mac;
mod pairing_code;
pub mod passkey;
mod password;
mod proof;
mod public_address;
mod push_key;
mod push_receiver;
mod recovery_code;
mod signing_key;
mod throttle;
mod token;
mod web_address;

pub use address::ClientAddress;
pub use code::{code, is_same_code};
pub use pairing_code::PairingCode;
pub use password::{PasswordProblem, accept_password, hash_password, verify_password};
pub use proof::Proof;
pub use public_address::is_public_address;
pub use push_key::{NoChance, PushKey};
pub use push_receiver::PushReceiver;
pub use recovery_code::RecoveryCode;
pub use signing_key::SigningKey;
pub use throttle::{Failures, Throttle, WINDOW_MINUTES, throttle};
pub use token::{Token, csrf_token, digest, disguised};
pub use web_address::WebAddress;
