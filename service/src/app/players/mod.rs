//! The registry of players.
//!
//! | what | item |
//! |---|---|
//! | search, and the public page | [`search`], [`page()`], [`number`] |
//! | adding and changing one player | [`add`], [`edit`], [`for_edit`] |
//! | filling the form from a rating list | [`in_list`], [`typed`] |
//! | importing a club's list from a file | [`preview`], [`import`] |
//! | erasing a player | [`erase`], [`erasable`] |

mod code;
mod erasure;
mod find;
mod from_list;
mod page;
mod player_input;
mod player_values;
mod record;
mod sheet;

use crate::{
    event::{Elo, PublicPerson},
    store::{Conn, rows},
};

use super::AppError;

pub use code::{code, number};
pub use erasure::{Erasable, erasable, erase};
pub use find::{Found, search};
pub use from_list::{FromList, in_list, typed};
pub use page::{PlayerPage, PlayerTournament, TOURNAMENTS_A_PAGE, page};
pub use player_input::{FIDE_FIELDS, NATIONAL_FIELDS, PlayerInput};
pub use record::{AddTo, Editable, add, check, check_moved, edit, for_edit, may_register};
pub(super) use record::{edit_action, named};
pub(super) use sheet::import_again;
pub use sheet::{Known, KnownBy, Preview, import, preview};

/// A player in search results. The day of birth never leaves the registry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSummary {
    /// Number of the player in the registry.
    pub id: i32,
    /// The code in the address of their page.
    pub code: String,
    /// The public data of the person.
    pub person: PublicPerson,
    /// FIDE standard rating.
    pub fide_standard: Option<Elo>,
    /// Number of their club.
    pub club_id: Option<i32>,
    /// Name of their club.
    pub club: Option<String>,
}

impl PlayerSummary {
    /// A text such as `Rossi Mario, 1980, Circolo` that distinguishes them from namesakes.
    #[must_use]
    pub fn about(&self) -> String {
        let year = self.person.birth_year.map(|year| year.to_string());
        let about = [Some(self.person.name.to_string()), year, self.club.clone()];
        about.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The public part of a row.
pub(super) fn summary(
    conn: &mut Conn,
    row: rows::players::PlayerRow,
) -> Result<PlayerSummary, AppError> {
    let club = match row.club_id {
        Some(id) => Some(rows::clubs::by_id(conn, id)?.name),
        None => None,
    };
    Ok(without_private(row, club))
}

/// The public parts of several rows; their clubs are read together.
pub(super) fn summaries(
    conn: &mut Conn,
    rows: Vec<rows::players::PlayerRow>,
) -> Result<Vec<PlayerSummary>, AppError> {
    let mut clubs: Vec<i32> = rows.iter().filter_map(|row| row.club_id).collect();
    clubs.sort_unstable();
    clubs.dedup();
    let names = rows::clubs::names(conn, &clubs)?;
    let summaries = rows.into_iter().map(|row| {
        let club = row.club_id.and_then(|id| names.get(&id).cloned());
        without_private(row, club)
    });
    Ok(summaries.collect())
}

fn without_private(row: rows::players::PlayerRow, club: Option<String>) -> PlayerSummary {
    PlayerSummary {
        id: row.id,
        code: row.code,
        person: row.person.public(),
        fide_standard: row.ratings.fide.standard,
        club_id: row.club_id,
        club,
    }
}
