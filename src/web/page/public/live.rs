//! Pages that follow a tournament live.

use crate::web::{
    Visitor,
    view::{Page, Section},
};

/// The frame of a page that listens to the events of the tournament.
pub(super) fn live_page(visitor: &Visitor, slug: &str) -> Page {
    let mut page = visitor.page(Section::Tournaments);
    page.live = Some(format!("/t/{slug}/events"));
    page
}
