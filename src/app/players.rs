//! The registry of players.

use crate::store::rows;

use super::{AppError, Context, fold};

/// A player as search results show him; the day of birth never leaves the registry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSummary {
    /// Number.
    pub id: i32,
    /// Surname.
    pub last_name: String,
    /// Given name.
    pub first_name: String,
    /// Title code.
    pub title: Option<String>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Federation.
    pub federation: String,
    /// FIDE number.
    pub fide_id: Option<String>,
    /// FIDE standard rating.
    pub fide_standard: Option<i32>,
    /// Number of the club.
    pub club_id: Option<i32>,
    /// Name of the club.
    pub club: Option<String>,
}

/// Players whose name, FIDE or national number fits `query`, at most `limit`.
///
/// # Errors
/// Storage failures.
pub fn search(ctx: &Context, query: &str, limit: i64) -> Result<Vec<PlayerSummary>, AppError> {
    let key = fold(query);
    if key.is_empty() {
        return Ok(Vec::new());
    }
    ctx.read(|conn| {
        let mut found = Vec::new();
        for row in rows::players::search(conn, &key, limit)? {
            let club = match row.club_id {
                Some(id) => Some(rows::clubs::by_id(conn, id)?.name),
                None => None,
            };
            found.push(PlayerSummary {
                id: row.id,
                last_name: row.last_name,
                first_name: row.first_name,
                title: row.title,
                birth_year: row.birth_year,
                federation: row.federation,
                fide_id: row.fide_id,
                fide_standard: row.fide_standard,
                club_id: row.club_id,
                club,
            });
        }
        Ok(found)
    })
}
