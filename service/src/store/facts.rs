//! What is in a database, in figures that tell two of them apart.

use chrono::NaiveDateTime;
use diesel::{
    QueryableByName, RunQueryDsl,
    sql_types::{BigInt, Integer, Text, Timestamp},
};

use super::{Conn, DatabaseUrl, Store, StoreError, copy::unsound, migrate, read_only::read_only};

/// The newest row of the trail.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct NewestAction {
    /// Its number.
    #[diesel(sql_type = Integer)]
    pub id: i32,
    /// When, UTC.
    #[diesel(sql_type = Timestamp)]
    pub at: NaiveDateTime,
    /// What was done.
    #[diesel(sql_type = Text)]
    pub action: String,
}

/// A tournament in figures.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct TournamentFacts {
    /// Its address part.
    #[diesel(sql_type = Text)]
    pub slug: String,
    /// How many are entered, the withdrawn among them.
    #[diesel(sql_type = BigInt)]
    pub entries: i64,
    /// Published rounds.
    #[diesel(sql_type = BigInt)]
    pub rounds: i64,
    /// Boards with a result.
    #[diesel(sql_type = BigInt)]
    pub results: i64,
    /// How many incidents are recorded.
    #[diesel(sql_type = BigInt)]
    pub incidents: i64,
}

/// What is in a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Newest migration.
    pub schema: String,
    /// Newest row of the trail, when there is one.
    pub newest: Option<NewestAction>,
    /// Rows of the trail.
    pub actions: i64,
    /// How many accounts there are.
    pub accounts: i64,
    /// Players of the registry.
    pub players: i64,
    /// Tournaments, by address.
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

/// Reads the figures. The tables and columns named here are in every schema.
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
    /// What is in the database.
    ///
    /// # Errors
    /// Storage failures.
    pub fn facts(&self) -> Result<Facts, StoreError> {
        self.read(of)
    }
}

/// Reads an SQLite file whole, changes nothing, and says what is in it.
///
/// # Errors
/// [`StoreError::Copy`] when it is not sound or no database of this program; [`StoreError::NewerSchema`].
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
