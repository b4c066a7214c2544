//! Requests to take part in a tournament.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{Elo, NameShown, Person, Publication, RequestState},
    store::{
        Code, Conn, StoreError,
        columns::columns,
        rows::person::requested,
        schema::entry_requests::{self, table},
        word::Read,
    },
};

/// A request.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = entry_requests)]
pub struct RequestRow {
    pub id: i32,
    pub tournament_id: i32,
    /// Number of the player in the registry.
    pub player_id: Option<i32>,
    /// Number of the club whose secretary sent it.
    pub club_door: Option<i32>,
    /// Number of the resulting entry.
    pub entry_id: Option<i32>,
    #[diesel(
        select_expression = requested::COLUMNS,
        select_expression_type = requested::Columns,
        deserialize_as = requested::Stored,
    )]
    pub person: Person,
    #[diesel(deserialize_as = Read<entry_requests::rating, Option<i32>>)]
    pub rating: Option<Elo>,
    pub club_name: String,
    #[diesel(deserialize_as = Read<entry_requests::state>)]
    pub state: RequestState,
    /// Rounds for which a half-point bye is asked, separated by commas.
    pub byes: String,
    #[diesel(deserialize_as = Read<entry_requests::name_shown>)]
    pub name_shown: NameShown,
    #[diesel(deserialize_as = Read<entry_requests::publication>)]
    pub publication: Publication,
    /// Version of the privacy notice that was shown; 0 if there was none.
    pub notice: i32,
    pub email: String,
    pub guardian_name: String,
    pub guardian_email: String,
    /// When a guardian confirmed, in UTC.
    pub guardian_at: Option<NaiveDateTime>,
    /// How the guardian confirmed: `link`, `paper` or `club`.
    pub guardian_how: String,
    /// Hash of the sender's link.
    pub secret_hash: String,
    /// Hash of the guardian's link.
    pub guardian_hash: String,
    /// The reason, if it was refused.
    pub reason: String,
    pub sent_at: NaiveDateTime,
    /// Since when it is in its state, in UTC.
    pub state_at: NaiveDateTime,
    pub version: i32,
}

impl RequestRow {
    /// A code that identifies the payment for this request. It begins with a letter, so it is never mistaken for a
    /// number.
    pub fn code(&self) -> String {
        let start = self.secret_hash.get(..6).unwrap_or_default();
        format!("I{}", start.to_uppercase())
    }

    /// A change that keeps all present values.
    pub fn unchanged(&self) -> Changed<'_> {
        Changed {
            state: self.state.into(),
            byes: &self.byes,
            name_shown: self.name_shown.into(),
            publication: self.publication.into(),
            guardian_at: None,
            guardian_how: &self.guardian_how,
            reason: &self.reason,
            state_at: self.state_at,
            entry_id: None,
        }
    }
}

/// A request to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = entry_requests)]
pub struct NewRequest<'a> {
    pub tournament_id: i32,
    pub player_id: Option<i32>,
    pub club_door: Option<i32>,
    #[diesel(embed)]
    pub person: requested::Written<'a>,
    pub rating: Option<i32>,
    pub club_name: &'a str,
    pub state: Code,
    pub byes: &'a str,
    pub name_shown: Code,
    pub publication: Code,
    pub notice: i32,
    pub email: &'a str,
    pub guardian_name: &'a str,
    pub guardian_email: &'a str,
    pub guardian_at: Option<NaiveDateTime>,
    pub guardian_how: &'a str,
    pub secret_hash: &'a str,
    pub guardian_hash: &'a str,
    pub reason: &'a str,
    pub sent_at: NaiveDateTime,
    pub state_at: NaiveDateTime,
    pub version: i32,
}

/// The columns of a request that may change.
#[derive(Clone, Debug, AsChangeset)]
#[diesel(table_name = entry_requests)]
pub struct Changed<'a> {
    pub state: Code,
    pub byes: &'a str,
    pub name_shown: Code,
    pub publication: Code,
    pub guardian_at: Option<NaiveDateTime>,
    pub guardian_how: &'a str,
    pub reason: &'a str,
    pub state_at: NaiveDateTime,
    pub entry_id: Option<i32>,
}

/// Stores a request. Returns its number.
pub fn insert(conn: &mut Conn, new: &NewRequest<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(table)
        .values(new.clone())
        .returning(entry_requests::id)
        .get_result(conn)?)
}

/// The requests of a tournament, in the order of sending.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<RequestRow>, StoreError> {
    Ok(table
        .filter(entry_requests::tournament_id.eq(tournament))
        .order(entry_requests::id)
        .select(columns::<RequestRow>())
        .load(conn)?)
}

/// A request to this tournament.
pub fn by_id(conn: &mut Conn, tournament: i32, id: i32) -> Result<RequestRow, StoreError> {
    Ok(table
        .find(id)
        .filter(entry_requests::tournament_id.eq(tournament))
        .select(columns::<RequestRow>())
        .first(conn)?)
}

/// The request with this secret.
pub fn by_secret(
    conn: &mut Conn,
    tournament: i32,
    hash: &str,
    is_guardian: bool,
) -> Result<RequestRow, StoreError> {
    let rows = table
        .filter(entry_requests::tournament_id.eq(tournament))
        .select(columns::<RequestRow>());
    Ok(if is_guardian {
        rows.filter(entry_requests::guardian_hash.eq(hash))
            .first(conn)?
    } else {
        rows.filter(entry_requests::secret_hash.eq(hash))
            .first(conn)?
    })
}

/// Changes a request; values of `None` in `changed` stay as they are.
pub fn change(conn: &mut Conn, id: i32, changed: &Changed<'_>) -> Result<(), StoreError> {
    diesel::update(table.find(id))
        .set((
            changed.clone(),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Replaces the personal data of a request.
pub fn set_person(conn: &mut Conn, id: i32, person: &Person) -> Result<(), StoreError> {
    diesel::update(table.find(id))
        .set((
            requested::Written::from(person),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Replaces the address of the sender or of the guardian.
pub fn set_address(
    conn: &mut Conn,
    id: i32,
    address: &str,
    is_guardian: bool,
) -> Result<(), StoreError> {
    let row = table.find(id);
    let version = entry_requests::version.eq(entry_requests::version + 1);
    if is_guardian {
        diesel::update(row)
            .set((entry_requests::guardian_email.eq(address), version))
            .execute(conn)?;
    } else {
        diesel::update(row)
            .set((entry_requests::email.eq(address), version))
            .execute(conn)?;
    }
    Ok(())
}

/// Removes all contacts from a request, and the reason of a refusal.
pub fn forget_contacts(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(table.find(id))
        .set((
            entry_requests::email.eq(""),
            entry_requests::guardian_name.eq(""),
            entry_requests::guardian_email.eq(""),
            entry_requests::reason.eq(""),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Separates a request from its player of the registry and from its club.
pub fn forget_links(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(table.find(id))
        .set((
            entry_requests::player_id.eq(None::<i32>),
            entry_requests::club_door.eq(None::<i32>),
            entry_requests::club_name.eq(""),
            entry_requests::rating.eq(None::<i32>),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// The request that became this entry, if there is one.
pub fn of_entry(conn: &mut Conn, entry: i32) -> Result<Option<RequestRow>, StoreError> {
    Ok(table
        .filter(entry_requests::entry_id.eq(entry))
        .select(columns::<RequestRow>())
        .first(conn)
        .optional()?)
}

/// The request whose link has this hash, in any tournament; `None` if there is none.
pub fn by_hash(conn: &mut Conn, hash: &str) -> Result<Option<RequestRow>, StoreError> {
    Ok(table
        .filter(entry_requests::secret_hash.eq(hash))
        .select(columns::<RequestRow>())
        .first(conn)
        .optional()?)
}

/// The tournament that now has the request with this secret; `None` if there is none.
pub fn tournament_of(
    conn: &mut Conn,
    hash: &str,
    is_guardian: bool,
) -> Result<Option<i32>, StoreError> {
    let rows = table.select(entry_requests::tournament_id);
    let found = if is_guardian {
        rows.filter(entry_requests::guardian_hash.eq(hash))
            .first(conn)
    } else {
        rows.filter(entry_requests::secret_hash.eq(hash))
            .first(conn)
    };
    Ok(found.optional()?)
}

/// Moves a request to another section, together with its entry; `notice` is the number there of the notice that was
/// shown.
pub fn move_to(conn: &mut Conn, id: i32, to: i32, notice: i32) -> Result<(), StoreError> {
    diesel::update(table.find(id))
        .set((
            entry_requests::tournament_id.eq(to),
            entry_requests::notice.eq(notice),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Separates a request from its entry, which is about to be removed; the request waits for a decision again.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::update(table.filter(entry_requests::entry_id.eq(entry)))
        .set((
            entry_requests::entry_id.eq(None::<i32>),
            entry_requests::state.eq(Code::from(RequestState::Requested)),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}
