//! Pages that follow a tournament.

use crate::web::{
    Visitor,
    view::{Page, Section},
};

/// What a page needs that listens to the tournament's events.
pub(super) fn live_page(visitor: &Visitor, slug: &str) -> Page {
    let mut page = visitor.page(Section::Tournaments);
    page.live = Some(format!("/t/{slug}/events"));
    page
}
