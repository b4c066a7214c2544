//! A player's public page.

use chrono::NaiveDate;

use crate::{
    app::{Actor, AppError, Context, privacy},
    event::{Elo, Outlet, Ratings},
    store::rows,
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

/// A player as everybody sees them: of the birth only the year, and no number of a national register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPage {
    /// Name, title, federation and club.
    pub player: PlayerSummary,
    /// Ratings in all lists.
    pub ratings: Ratings,
    /// Tournaments, newest first.
    pub tournaments: Vec<PlayerTournament>,
    /// Whether the reader may change the player's data.
    pub may_edit: bool,
    /// Whether the reader may erase the player from the registry.
    pub may_erase: bool,
}

/// The public page of a player. A child in no tournament has none, nor has who was erased.
///
/// # Errors
/// No such player.
pub fn page(ctx: &Context, actor: &Actor, id: i32) -> Result<PlayerPage, AppError> {
    ctx.read(|conn| {
        let row = record::named(conn, id)?;
        let mut listed = privacy::listed(conn, actor, vec![row], ctx.clock.now().date())?;
        let row = listed.pop().ok_or(AppError::NotFound)?;
        let may_edit = record::may_edit(conn, actor, &row)?;
        let may_erase = erasure::may_erase(conn, actor, &row)?;
        let mut tournaments = Vec::new();
        for entry in rows::entries::of_player(conn, id)? {
            // Who is not named there is not told to have been there.
            if !may_edit && !entry.publication.reaches(Outlet::Page) {
                continue;
            }
            let tournament = rows::tournaments::by_id(conn, entry.tournament_id)?;
            tournaments.push(PlayerTournament {
                slug: tournament.slug,
                name: tournament.name,
                town: tournament.town,
                days: (tournament.start_date, tournament.end_date),
                entry: entry.id,
                rating: entry.rating,
            });
        }
        tournaments.sort_by_key(|t| std::cmp::Reverse((t.days, t.entry)));
        Ok(PlayerPage {
            ratings: row.ratings,
            player: summary(conn, row)?,
            tournaments,
            may_edit,
            may_erase,
        })
    })
}
