//! The colour of number 1 in round 1: drawn by the program, which records the drawn number, or chosen by an arbiter. A chosen
//! colour is never recorded as drawn (C.04.3 art. 5.1: the initial colour is drawn before round 1).

use crate::{
    app::{
        Actor, AppError, Audited, Chance, Context, Deed, Done, Refusal,
        access::Action,
        deed::{FirstColour, FirstColourSet},
    },
    event::Colour,
    store::{Conn, rows},
};

use super::Loaded;

/// The colour of number 1, as asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::app) struct FirstGiven {
    /// The chosen colour; `None` if it is to be drawn.
    pub colour: Option<Colour>,
    /// The drawn number, if it is already known.
    pub lot: Option<u32>,
}

/// The colour of number 1, and how it was decided.
pub(super) struct InitialColour {
    pub colour: Colour,
    /// The drawn number; `None` if the colour was chosen, or decided before.
    lot: Option<u32>,
    /// Whether it was chosen or drawn just now.
    pub is_new: bool,
}

impl InitialColour {
    /// The colour that is chosen now; otherwise the one decided before; otherwise one that is drawn now. A draw is never
    /// repeated.
    pub fn given(
        loaded: &Loaded,
        chosen: Option<Colour>,
        drawn: &mut Option<u32>,
        chance: Chance,
    ) -> Result<Self, AppError> {
        let stands = chosen.or(loaded.initial_colour());
        if let Some(colour) = stands {
            return Ok(Self {
                colour,
                lot: None,
                is_new: chosen.is_some(),
            });
        }
        let lot = match *drawn {
            Some(lot) => lot,
            None => chance.draw()?,
        };
        *drawn = Some(lot);
        Ok(Self {
            colour: of_lot(lot),
            lot: Some(lot),
            is_new: true,
        })
    }

    /// The colour for the deed; `None` if it did not change.
    pub fn deed(&self) -> Option<FirstColour> {
        self.is_new.then_some(FirstColour {
            colour: self.colour,
            lot: self.lot,
        })
    }

    /// Stores the colour.
    pub fn store(&self, conn: &mut Conn, tournament: i32) -> Result<(), AppError> {
        let lot = self.lot.map_or_else(String::new, |lot| lot.to_string());
        rows::tournaments::set_initial_colour(conn, tournament, Some(self.colour), &lot)?;
        Ok(())
    }
}

/// The colour for a drawn number: White if it is even.
const fn of_lot(lot: u32) -> Colour {
    if lot.is_multiple_of(2) {
        Colour::White
    } else {
        Colour::Black
    }
}

/// Draws the colour of number 1, or sets the `chosen` one. A choice may replace an earlier draw or choice; a draw may not.
///
/// # Errors
/// [`Refusal::ColourStands`] if it would be drawn a second time; [`Refusal::PairingRulesFixed`] once a round exists; the actor is
/// not an arbiter of this tournament.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    chosen: Option<Colour>,
) -> Result<Done<Colour>, AppError> {
    let given = FirstGiven {
        colour: chosen,
        lot: None,
    };
    set_with(ctx, actor, key, slug, given)
}

/// Like [`set`], with a number that is already drawn.
pub(in crate::app) fn set_with(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    given: FirstGiven,
) -> Result<Done<Colour>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        if !loaded.rounds.is_empty() {
            return Err(Refusal::PairingRulesFixed.into());
        }
        let before = loaded.initial_colour().map(|colour| FirstColour {
            colour,
            lot: loaded.tournament.initial_colour_lot.parse().ok(),
        });
        if before.is_some() && given.colour.is_none() {
            return Err(Refusal::ColourStands.into());
        }
        let mut drawn = given.lot;
        let first = InitialColour::given(&loaded, given.colour, &mut drawn, ctx.chance)?;
        first.store(conn, id)?;
        Ok(Audited {
            value: first.colour,
            deed: Deed::FirstColourSet(FirstColourSet {
                before,
                after: FirstColour {
                    colour: first.colour,
                    lot: first.lot,
                },
            }),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_colours_are_drawn() {
        assert_eq!(of_lot(0), Colour::White);
        assert_eq!(of_lot(4_294_967_295), Colour::Black);
    }
}
