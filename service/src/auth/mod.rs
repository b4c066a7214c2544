//! Passwords, tokens, keys, addresses and throttling: the rules, without storage.
//!
//! | what | file |
//! |---|---|
//! | passwords: which may be chosen, hashing, checking | `password` |
//! | passkeys of devices (WebAuthn) | `passkey` |
//! | codes on paper for people who lost their other means to log in | `recovery_code` |
//! | random tokens for sessions and links, and what is derived from them | `token` |
//! | how often a log-in may be tried | `throttle` |
//! | the network address of a request | `address` |
//! | short codes made with a key, as for seats | `code`, `mac` |
//! | the code that pairs a device of the staff | `pairing_code` |
//! | addresses on the web, and which lead out of the operator's network | `web_address`, `public_address` |
//! | the key that signs messages to other servers | `signing_key` |
//! | messages to browsers: the server's key, and encryption for one browser | `push_key`, `push_receiver` |
//! | the proof that another program knows a shared secret | `proof` |

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
