//! Reading the release file at its address, only when an administrator asks.

use crate::app::{
    releases::{Release, Unasked},
    tournament::webhooks::Reach,
};

use super::Client;

/// Maximum bytes of the release file.
const MOST: u64 = 64 << 10;

/// Asks once at this address; `is_private` allows one in a private network and without TLS.
///
/// # Errors
/// No request was possible, no answer came in time, or the answer is too long or not a release.
pub fn ask_release(address: &str, is_private: bool) -> Result<Release, Unasked> {
    let reach = match is_private {
        true => Reach::Private,
        false => Reach::Public,
    };
    if reach == Reach::Public && !address.starts_with("https://") {
        return Err(Unasked::InClear);
    }
    let text = Client::new(reach).get(address, MOST);
    Release::read(&text.map_err(Unasked::Missed)?)
}
