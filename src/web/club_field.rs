//! The field of a club in a form: its number or words of its name, and the clubs that may be meant by them.

use crate::app::{
    AppError, Context,
    clubs::{self, TypedClub},
};

use super::{Fields, Form};

/// The field with what belongs to it, for `templates/parts/club_field.html`.
pub struct ClubField {
    /// Number of the club that stood in the form at first, as it is sent back; empty for none.
    pub before: String,
    /// Numbers and names of those that may be meant.
    pub offered: Vec<(String, String)>,
}

impl ClubField {
    /// The field of a form: one that came back for its club, or for which one was chosen, offers those that may be meant.
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

    /// What was sent.
    pub fn typed(fields: &Fields) -> TypedClub {
        TypedClub {
            text: fields.text("club"),
            chosen: fields.number("club_chosen"),
            before: fields.number("club_before"),
        }
    }
}
