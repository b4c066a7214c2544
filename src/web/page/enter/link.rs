//! Which of the two links of a request somebody has.

use crate::{app::tournament::entry_door::by_link::Holder, auth::Token};

/// Whose link it is.
#[derive(Clone, Copy)]
pub enum Link {
    /// The sender's.
    Sender,
    /// The guardian's.
    Guardian,
}

impl Link {
    /// Who comes by this secret.
    pub fn holder(self, secret: &Token) -> Holder<'_> {
        match self {
            Self::Sender => Holder::Sender(secret.secret()),
            Self::Guardian => Holder::Guardian(secret.secret()),
        }
    }

    /// Address of the page behind it.
    pub fn address(self, slug: &str, secret: &Token) -> String {
        let word = match self {
            Self::Sender => "request",
            Self::Guardian => "guardian",
        };
        format!("/t/{slug}/enter/{word}/{}", secret.secret())
    }
}
