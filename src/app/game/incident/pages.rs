//! The pages on which incidents are judged.

use super::{claim, ended, flag, illegal, late, offer, page::Page, position, resignation, touched};

/// Every page, in the order of their addresses.
pub const PAGES: [&Page; 10] = [
    &flag::PAGE,
    &flag::BOTH,
    &resignation::PAGE,
    &offer::PAGE,
    &ended::PAGE,
    &illegal::PAGE,
    &position::PAGE,
    &touched::PAGE,
    &late::PAGE,
    &claim::PAGE,
];

/// The page with this address.
#[must_use]
pub fn page(address: &str) -> Option<&'static Page> {
    PAGES.into_iter().find(|page| page.address == address)
}
