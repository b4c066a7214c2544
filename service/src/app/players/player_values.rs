//! The checked data of a player, ready to be stored.

use crate::{
    app::{AppError, fold},
    auth::Token,
    event::{Person, Ratings},
    store::{Conn, rows},
};

/// Number of digits in the code of a player's page.
const CODE_LENGTH: usize = 16;

/// A new code for a player's page: sixteen random hexadecimal digits.
///
/// # Errors
/// The system gives no random numbers.
pub(super) fn fresh_code() -> Result<String, AppError> {
    let token = Token::random().map_err(|error| AppError::System(error.to_string()))?;
    Ok(token.secret().chars().take(CODE_LENGTH).collect())
}

/// The checked data of a player, ready to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayerValues {
    pub person: Person,
    pub ratings: Ratings,
}

impl PlayerValues {
    /// The data of a row.
    pub fn of(row: &rows::players::PlayerRow) -> Self {
        Self {
            person: row.person.clone(),
            ratings: row.ratings,
        }
    }

    /// The folded name, by which the registry is searched.
    pub fn key(&self) -> String {
        fold(&self.person.name.to_string())
    }

    /// The columns of the table; `key` is [`Self::key`].
    pub fn row<'a>(
        &'a self,
        key: &'a str,
        club_id: Option<i32>,
    ) -> rows::players::PlayerValues<'a> {
        rows::players::PlayerValues {
            person: (&self.person).into(),
            name_key: key,
            ratings: self.ratings.into(),
            club_id,
        }
    }

    /// Stores a new player.
    pub fn insert(
        &self,
        conn: &mut Conn,
        club: Option<i32>,
        now: chrono::NaiveDateTime,
    ) -> Result<i32, AppError> {
        let key = self.key();
        let code = fresh_code()?;
        Ok(rows::players::insert(
            conn,
            &self.row(&key, club),
            &code,
            now,
        )?)
    }
}
