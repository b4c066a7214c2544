//! What the door says of a player whom the secretary of their club enters at once, without a request that an arbiter decides.

use chrono::NaiveDateTime;

use crate::{
    app::{AppError, Refusal, tournament::entry_values::EntryValues},
    event::Birth,
    store::{Conn, rows::tournaments::TournamentRow},
};

use super::{door::Door, limits};

/// Why somebody is not entered at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAtOnce {
    /// All places are taken.
    Places {
        /// Name of the player.
        name: String,
        /// Whether their request would wait for one: only while the form takes any.
        waits: bool,
    },
    /// All places for one club are taken.
    ClubPlaces {
        /// Name of the player.
        name: String,
        /// Whether their request would wait for one: only while the form takes any.
        waits: bool,
    },
    /// The parents of children must agree, and nobody says that they do.
    Consent {
        /// The children's.
        names: Vec<String>,
    },
}

/// Refuses whom the door would refuse or put on the waiting list; where it was never set it stands in nobody's way. One that is
/// being prepared closes nothing, since nobody was ever let in by it; whom it is for and how many they may be holds already.
/// Whether they count as a child, whose parents must agree, is answered.
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
    // As of a request: of the registry no more than the year counts, which everybody knows.
    let birth = values.person.birth.map(Birth::year_alone);
    let (below, day) = (door.guardian_below, tournament.start_date);
    Ok(birth.is_some_and(|birth| birth.may_be_below(below, day)))
}
