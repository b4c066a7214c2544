//! The field for a club in a form: its number or words of its name, and the clubs that may be meant.

use crate::app::{
    AppError, Context,
    clubs::{self, TypedClub},
};

use super::{Fields, Form};

/// The field and its list, for `templates/parts/club_field.html`.
pub struct ClubField {
    /// Number of the club that was first in the form, as it is sent back; empty for none.
    pub before: String,
    /// Number and name of each club that may be meant.
    pub offered: Vec<(String, String)>,
}

impl ClubField {
    /// The field of a form. If the form came back because of its club, or already has a club, it offers the clubs that may be
    /// meant.
    ///
    /// # Errors
    /// Storage failures.
    pub fn of(ctx: &Context, form: &Form) -> Result<Self, AppError> {
        let is_asked = form.errors.iter().any(|error| error.field == "club")
            || form.fields.is_on("club_chosen");
        let offered = match is_asked {
            true => clubs::offered(ctx, form.fields.get("club"))?,
            false => Vec::new(),
        };
        Ok(Self {
            before: form.fields.text("club_before"),
            offered: offered
                .into_iter()
                .map(|(id, name)| (id.to_string(), name))
                .collect(),
        })
    }

    /// The field, as sent.
    pub fn typed(fields: &Fields) -> TypedClub {
        TypedClub {
            text: fields.text("club"),
            chosen: fields.number("club_chosen"),
            before: fields.number("club_before"),
        }
    }
}
