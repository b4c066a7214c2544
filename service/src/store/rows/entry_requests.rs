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
    /// The player of the registry.
    pub player_id: Option<i32>,
    /// The club whose secretary sent it.
    pub club_door: Option<i32>,
    /// The entry that it became.
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
    /// Rounds in which a half-point bye is asked for, with commas.
    pub byes: String,
    #[diesel(deserialize_as = Read<entry_requests::name_shown>)]
    pub name_shown: NameShown,
    #[diesel(deserialize_as = Read<entry_requests::publication>)]
    pub publication: Publication,
    /// Version of the notice that was shown; 0 where there was none.
    pub notice: i32,
    pub email: String,
    pub guardian_name: String,
    pub guardian_email: String,
    /// When a guardian confirmed, UTC.
    pub guardian_at: Option<NaiveDateTime>,
    /// `link`, `paper` or `club`.
    pub guardian_how: String,
    /// The hash of its link.
    pub secret_hash: String,
    /// The hash of the guardian's link.
    pub guardian_hash: String,
    /// Why it was refused.
    pub reason: String,
    pub sent_at: NaiveDateTime,
    /// Since when it is in its state, UTC.
    pub state_at: NaiveDateTime,
    pub version: i32,
}

impl RequestRow {
    /// What tells payments apart. A letter first: it is never taken for a number.
    pub fn code(&self) -> String {
        let start = self.secret_hash.get(..6).unwrap_or_default();
        format!("I{}", start.to_uppercase())
    }

    /// What stays as it is.
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

/// A request to be kept.
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

/// What changes of a request.
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

/// The requests of a tournament in the order sent.
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

/// Changes a request; what is `None` in `changed` stays.
pub fn change(conn: &mut Conn, id: i32, changed: &Changed<'_>) -> Result<(), StoreError> {
    diesel::update(table.find(id))
        .set((
            changed.clone(),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Who is to play, from now on.
pub fn set_person(conn: &mut Conn, id: i32, person: &Person) -> Result<(), StoreError> {
    diesel::update(table.find(id))
        .set((
            requested::Written::from(person),
            entry_requests::version.eq(entry_requests::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Where the sender, or the guardian, is written to from now on.
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

/// Nobody can be reached by it any more, and no reason tells of somebody.
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

/// It belongs to no player of the registry any more, and names no club.
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

/// The request that became an entry, if one did.
pub fn of_entry(conn: &mut Conn, entry: i32) -> Result<Option<RequestRow>, StoreError> {
    Ok(table
        .filter(entry_requests::entry_id.eq(entry))
        .select(columns::<RequestRow>())
        .first(conn)
        .optional()?)
}

/// The request whose link has this hash, in whichever tournament it stands; `None` where there is none.
pub fn by_hash(conn: &mut Conn, hash: &str) -> Result<Option<RequestRow>, StoreError> {
    Ok(table
        .filter(entry_requests::secret_hash.eq(hash))
        .select(columns::<RequestRow>())
        .first(conn)
        .optional()?)
}

/// The tournament in which a request with this secret stands now, whichever it is; `None` where there is none.
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

/// It goes into another section with its entry; `notice` is the number that the notice which was shown with it has there.
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

/// The entry is to be removed: its request waits for a decision again.
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
