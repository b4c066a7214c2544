//! The question before a person is entered who may be entered already.

use actix_web::http::StatusCode;
use askama::Template;

use crate::{
    app::tournament::namesakes::{Namesakes, Shown},
    web::{
        Drawn, Failure, Fields, Visitor, render,
        view::{Page, Section},
    },
};

#[derive(Template)]
#[template(path = "desk/namesakes.html")]
struct NamesakesPage {
    page: Page,
    /// Address that the answer is posted to.
    to: String,
    back: String,
    pairs: Vec<Namesakes>,
    /// The fields of the entry, to be sent again.
    sent: Vec<(String, String)>,
}

impl NamesakesPage {
    /// The rows of a pair: the present entry, and the new one.
    fn rows<'a>(&self, pair: &'a Namesakes) -> [(&'static str, &'a Shown); 2] {
        [
            ("namesakes-there", &pair.there),
            ("namesakes-new", &pair.new),
        ]
    }
}

/// Shows the question; nobody was entered.
pub(super) fn ask(
    visitor: &Visitor,
    (to, back): (String, String),
    pairs: Vec<Namesakes>,
    fields: Fields,
) -> Result<Drawn, Failure> {
    let own = ["csrf", "key", "another"];
    let sent = fields.0.into_iter();
    let template = NamesakesPage {
        page: visitor.page(Section::Other),
        to,
        back,
        pairs,
        sent: sent
            .filter(|(name, _)| !own.contains(&name.as_str()))
            .collect(),
    };
    render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &template)
}
