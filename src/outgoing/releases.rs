//! What stands at the address of the releases. It is asked when an administrator asks, and never else.

use crate::app::{
    releases::{Release, Unasked},
    tournament::webhooks::Reach,
};

use super::Client;

/// Most bytes of what is read there.
const MOST: u64 = 64 << 10;

/// Asks once at this address; `is_private` where it may be one of a private network, and in clear.
///
/// # Errors
/// Nothing was asked, or nothing came in time, or too much, or something else than a release.
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
