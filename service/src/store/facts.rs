//! Facts about a database, in figures by which two databases can be compared.

use chrono::NaiveDateTime;
use diesel::{
    QueryableByName, RunQueryDsl,
    sql_types::{BigInt, Integer, Text, Timestamp},
};

use super::{Conn, DatabaseUrl, Store, StoreError, copy::unsound, migrate, read_only::read_only};

/// The newest row of the trail.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct NewestAction {
    /// Number of the row.
    #[diesel(sql_type = Integer)]
    pub id: i32,
    /// When it was written, in UTC.
    #[diesel(sql_type = Timestamp)]
    pub at: NaiveDateTime,
    /// Code of the deed.
    #[diesel(sql_type = Text)]
    pub action: String,
}

/// Figures of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct TournamentFacts {
    /// Address part of the tournament.
    #[diesel(sql_type = Text)]
    pub slug: String,
    /// Number of entries, including those withdrawn.
    #[diesel(sql_type = BigInt)]
    pub entries: i64,
    /// Number of published rounds.
    #[diesel(sql_type = BigInt)]
    pub rounds: i64,
    /// Number of boards with a result.
    #[diesel(sql_type = BigInt)]
    pub results: i64,
    /// Number of recorded incidents.
    #[diesel(sql_type = BigInt)]
    pub incidents: i64,
}

/// Facts about a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Name of the newest migration.
    pub schema: String,
    /// Newest row of the trail; `None` if there is none.
    pub newest: Option<NewestAction>,
    /// Number of rows of the trail.
    pub actions: i64,
    /// Number of accounts.
    pub accounts: i64,
    /// Number of players of the registry.
    pub players: i64,
    /// The tournaments, by address part.
    pub tournaments: Vec<TournamentFacts>,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

fn count(conn: &mut Conn, from: &str) -> Result<i64, StoreError> {
    let row: Count =
        diesel::sql_query(format!("SELECT count(*) AS number FROM {from}")).get_result(conn)?;
    Ok(row.number)
}

/// Reads the figures. The tables and columns used here exist in every schema.
fn of(conn: &mut Conn) -> Result<Facts, StoreError> {
    let newest: Vec<NewestAction> =
        diesel::sql_query("SELECT id, at, action FROM audit ORDER BY id DESC LIMIT 1")
            .load(conn)?;
    let tournaments = diesel::sql_query(
        "SELECT t.slug AS slug, \
         (SELECT count(*) FROM entries e WHERE e.tournament_id = t.id) AS entries, \
         (SELECT count(*) FROM rounds r WHERE r.tournament_id = t.id AND r.published_at IS NOT NULL) AS rounds, \
         (SELECT count(*) FROM pairings p WHERE p.tournament_id = t.id AND p.result IS NOT NULL) AS results, \
         (SELECT count(*) FROM incidents i WHERE i.tournament_id = t.id) AS incidents \
         FROM tournaments t ORDER BY t.slug",
    )
    .load(conn)?;
    Ok(Facts {
        schema: migrate::applied(conn)?.last().cloned().unwrap_or_default(),
        newest: newest.into_iter().next(),
        actions: count(conn, "audit")?,
        accounts: count(conn, "users")?,
        players: count(conn, "players")?,
        tournaments,
    })
}

impl Store {
    /// Facts about the database.
    ///
    /// # Errors
    /// Storage failures.
    pub fn facts(&self) -> Result<Facts, StoreError> {
        self.read(of)
    }
}

/// Reads a whole SQLite file without changing it, and gives the facts about it.
///
/// # Errors
/// [`StoreError::Copy`] if it is not sound or no database of this program; [`StoreError::NewerSchema`].
pub fn facts_of_file(url: &DatabaseUrl) -> Result<Facts, StoreError> {
    let Some(file) = url.file() else {
        return Err(StoreError::Url(url.to_string()));
    };
    if !file.is_file() {
        return Err(StoreError::Copy(format!("{url}: there is no such file")));
    }
    let mut conn = read_only(&url.to_string())?;
    if let Some(why) = unsound(&mut conn) {
        return Err(StoreError::Copy(format!("{url} is not sound: {why}")));
    }
    let mut conn = Conn::Sqlite(conn);
    let applied = migrate::applied(&mut conn)?;
    if applied.is_empty() {
        return Err(StoreError::Copy(format!(
            "{url} is no database of this program"
        )));
    }
    migrate::missing(&applied)?;
    of(&mut conn)
}
