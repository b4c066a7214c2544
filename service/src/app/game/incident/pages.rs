//! The pages on which incidents are judged.

use super::{
    adjourned, claim, ended, flag, illegal, late, offer, page::Page, position, resignation, sealed,
    touched, tree,
};

/// Every page, in the order of their addresses.
pub const PAGES: [&Page; 23] = [
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
    &adjourned::PAGE,
    &sealed::PAGE,
    &tree::START,
    &tree::COLOURS,
    &tree::DISPLACED,
    &tree::CLOCK,
    &tree::PAUSING,
    &tree::DEVICE,
    &tree::DISTRACTION,
    &tree::REFUSAL,
    &tree::PENALTY,
    &tree::QUICKPLAY,
    &tree::RESUMPTION,
];

/// The page with this address.
#[must_use]
pub fn page(address: &str) -> Option<&'static Page> {
    PAGES.into_iter().find(|page| page.address == address)
}
