//! What a write in a tournament needs before its work, read in one query, because each query is a message to
//! PostgreSQL.

use diesel::prelude::*;

use crate::{
    event::{ArbiterRole, TournamentState},
    store::{
        Conn, StoreError,
        schema::{
            audit, handed_over, idempotency, mirrored, tournament_arbiters, tournaments, webhooks,
        },
        word::ReadOr,
    },
};

/// The state of a tournament for one request, under the tournament's lock.
#[derive(Debug)]
pub struct BeforeWrite {
    state: ReadOr<tournaments::state>,
    role: ReadOr<tournament_arbiters::role>,
    /// Subject of the request with this key, if the same actor's request was carried out before.
    pub repeated: Option<String>,
    /// Number and hash of the newest row of the tournament's trail; the hash is empty if that row has none yet.
    pub newest: Option<(i32, String)>,
    /// Whether another machine goes on with the tournament.
    pub is_handed_over: bool,
    /// Whether it follows a hall's machine.
    pub is_mirrored: bool,
    /// Whether another server is told about events here.
    pub is_told: bool,
}

impl BeforeWrite {
    /// State of the tournament.
    ///
    /// # Errors
    /// No such tournament; a word that this program does not know.
    pub fn state(&self) -> Result<TournamentState, StoreError> {
        self.state.clone().word()?.ok_or(StoreError::NotFound)
    }

    /// Role of the account in the tournament.
    ///
    /// # Errors
    /// A word that this program does not know.
    pub fn role(&self) -> Result<Option<ArbiterRole>, StoreError> {
        Ok(self.role.clone().word()?)
    }
}

/// The state of a tournament for an account (0 without one) that sends a request with this key (empty without one).
///
/// # Errors
/// Storage failures.
pub fn of(
    conn: &mut Conn,
    tournament: i32,
    user: i32,
    (key, actor): (&str, &str),
) -> Result<BeforeWrite, StoreError> {
    let state = tournaments::table
        .filter(tournaments::id.eq(tournament))
        .select(tournaments::state)
        .single_value();
    let role = tournament_arbiters::table
        .filter(tournament_arbiters::tournament_id.eq(tournament))
        .filter(tournament_arbiters::user_id.eq(user))
        .select(tournament_arbiters::role)
        .single_value();
    let repeated = idempotency::table
        .filter(idempotency::key.eq(key))
        .filter(idempotency::actor.eq(actor))
        .select(idempotency::subject)
        .single_value();
    let newest = || {
        audit::table
            .filter(audit::tournament_id.eq(tournament))
            .order(audit::id.desc())
    };
    let number = newest().select(audit::id).single_value();
    let hash = newest().select(audit::hash).single_value();
    let over = handed_over::table
        .find(tournament)
        .select(handed_over::tournament_id)
        .single_value();
    let followed = mirrored::table
        .find(tournament)
        .select(mirrored::tournament_id)
        .single_value();
    let told = webhooks::table
        .filter(webhooks::tournament_id.eq(tournament))
        .select(webhooks::id)
        .single_value();
    type Numbers = (Option<i32>, Option<String>);
    type Marks = (Option<i32>, Option<i32>, Option<i32>);
    let ((state, role, repeated), (number, hash), (over, followed, told)): (_, Numbers, Marks) =
        diesel::select((
            (state, role, repeated),
            (number, hash),
            (over, followed, told),
        ))
        .get_result(conn)?;
    Ok(BeforeWrite {
        state,
        role,
        repeated,
        newest: number.zip(hash),
        is_handed_over: over.is_some(),
        is_mirrored: followed.is_some(),
        is_told: told.is_some(),
    })
}
