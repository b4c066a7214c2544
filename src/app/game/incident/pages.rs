//! The pages on which incidents are judged.

use super::{
    claim, ended, flag, illegal, late, offer, page::Page, position, resignation, touched, tree,
};

/// Every page, in the order of their addresses.
pub const PAGES: [&Page; 19] = [
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
    &tree::START,
    &tree::COLOURS,
    &tree::DISPLACED,
    &tree::CLOCK,
    &tree::PAUSING,
    &tree::DEVICE,
    &tree::DISTRACTION,
    &tree::REFUSAL,
    &tree::PENALTY,
];

/// The page with this address.
#[must_use]
pub fn page(address: &str) -> Option<&'static Page> {
    PAGES.into_iter().find(|page| page.address == address)
}
