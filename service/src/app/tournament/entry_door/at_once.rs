//! Whether the door admits a player whom the secretary of their club enters at once, without a request to the arbiters.

use chrono::NaiveDateTime;

use crate::{
    app::{AppError, Refusal, tournament::entry_values::EntryValues},
    event::Birth,
    store::{Conn, rows::tournaments::TournamentRow},
};

use super::{door::Door, limits};

/// Why a player is not entered at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAtOnce {
    /// All places are taken.
    Places {
        /// Name of the player.
        name: String,
        /// Whether their request would go to the waiting list; only true while the door takes requests.
        waits: bool,
    },
    /// The player's club has no places left.
    ClubPlaces {
        /// Name of the player.
        name: String,
        /// Whether their request would go to the waiting list; only true while the door takes requests.
        waits: bool,
    },
    /// A child's parents must agree, and the secretary did not say that they do.
    Consent {
        /// Names of the children.
        names: Vec<String>,
    },
}

/// Refuses a player whom the door would refuse or put on the waiting list. A door that was never set refuses nobody. A door that
/// is set but was never opened refuses nobody as closed, but its limits on ratings and places already count. Returns whether the
/// player counts as a child whose parents must agree.
///
/// # Errors
/// [`Refusal::EntriesClosed`]; [`Refusal::OtherSection`]; [`Refusal::NotAtOnce`]; storage failures.
pub(in crate::app::tournament) fn must_be_let_in(
    conn: &mut Conn,
    tournament: &TournamentRow,
    values: &EntryValues,
    now: NaiveDateTime,
) -> Result<bool, AppError> {
    let door = Door::of(conn, tournament)?;
    if door.version > 0 {
        if door.was_closed(now) {
            return Err(Refusal::EntriesClosed.into());
        }
        let (name, waits) = (values.person.name.to_string(), door.takes(now));
        limits::must_be_admitted(conn, tournament, &door, (&name, values.rating), now)?;
        if door.is_full() {
            return Err(Refusal::NotAtOnce(NotAtOnce::Places { name, waits }).into());
        }
        if limits::club_is_full(conn, tournament.id, &values.club_name, door.club_places)? {
            return Err(Refusal::NotAtOnce(NotAtOnce::ClubPlaces { name, waits }).into());
        }
    }
    // As with a request, only the year of birth counts from the registry, since everybody may know it.
    let birth = values.person.birth.map(Birth::year_alone);
    let (below, day) = (door.guardian_below, tournament.start_date);
    Ok(birth.is_some_and(|birth| birth.may_be_below(below, day)))
}
