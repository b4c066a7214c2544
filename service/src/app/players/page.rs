//! A player's public page.

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Context, privacy,
        window::{counted, cut, offset_and_limit},
    },
    event::{Elo, Outlet, Publication, Ratings},
    store::rows::entered_tournaments,
};

use super::{PlayerSummary, erasure, record, summary};

/// A tournament in which the player is or was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTournament {
    /// Address part of the tournament.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// Town in which it is played.
    pub town: String,
    /// First and last day.
    pub days: (NaiveDate, NaiveDate),
    /// Number of the player's entry in it.
    pub entry: i32,
    /// Rating with which the player was entered.
    pub rating: Option<Elo>,
}

/// Tournaments in one window of a player's page.
pub const TOURNAMENTS_A_PAGE: usize = 50;

/// A player as everybody sees them. Of the birth date it has only the year, and it has no national number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPage {
    /// Name, title, federation and club.
    pub player: PlayerSummary,
    /// Ratings in all lists.
    pub ratings: Ratings,
    /// Number of tournaments in which they are or were entered, as far as the reader may know.
    pub all_tournaments: usize,
    /// The tournaments of the window, the newest first.
    pub tournaments: Vec<PlayerTournament>,
    /// Whether the reader may change the player's data.
    pub may_edit: bool,
    /// Whether the reader may erase the player from the registry.
    pub may_erase: bool,
}

/// The public page of a player, with window `number` of their tournaments, from 1. A child in no tournament has no
/// page, nor has an erased player.
///
/// # Errors
/// No such player.
pub fn page(ctx: &Context, actor: &Actor, id: i32, number: usize) -> Result<PlayerPage, AppError> {
    ctx.read(|conn| {
        let row = record::named(conn, id)?;
        let mut listed = privacy::listed(conn, actor, vec![row], ctx.clock.now().date())?;
        let row = listed.pop().ok_or(AppError::NotFound)?;
        let may_edit = record::may_edit(conn, actor, &row)?;
        let may_erase = erasure::may_erase(conn, actor, &row)?;
        // A tournament that does not name the player does not show that they took part.
        let mut named = Publication::ALL.to_vec();
        named.retain(|publication| may_edit || publication.reaches(Outlet::Page));
        let total = counted(entered_tournaments::count_of_player(conn, id, &named)?);
        let part = offset_and_limit(&cut(total, TOURNAMENTS_A_PAGE, number));
        let tournaments = entered_tournaments::of_player(conn, id, &named, part)?;
        let tournaments = tournaments.into_iter().map(|row| PlayerTournament {
            slug: row.slug,
            name: row.name,
            town: row.town,
            days: (row.start_date, row.end_date),
            entry: row.entry,
            rating: row.rating,
        });
        Ok(PlayerPage {
            ratings: row.ratings,
            player: summary(conn, row)?,
            all_tournaments: total,
            tournaments: tournaments.collect(),
            may_edit,
            may_erase,
        })
    })
}
