//! Entries: players in a tournament.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::{
    dsl::{count_star, exists, max, sum},
    prelude::*,
};

use crate::{
    event::{Elo, EnteredBy, NameShown, Person, Publication, RatingOrigin, RoundState},
    store::{
        Code, Conn, StoreError,
        columns::columns,
        rows::{ROWS_A_STATEMENT, mark::Mark, person::entered},
        schema::{entries, rounds, tournaments},
        word::Read,
    },
};

/// An entry. Its personal data are a copy from the time of entry.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = entries)]
pub struct EntryRow {
    pub id: i32,
    pub tournament_id: i32,
    pub player_id: Option<i32>,
    /// Pairing number in the tournament; `None` before it is assigned.
    pub tpn: Option<i32>,
    #[diesel(
        select_expression = entered::COLUMNS,
        select_expression_type = entered::Columns,
        deserialize_as = entered::Stored,
    )]
    pub person: Person,
    pub name_key: String,
    /// Rating used for the event.
    #[diesel(deserialize_as = Read<entries::rating, Option<i32>>)]
    pub rating: Option<Elo>,
    pub club_id: Option<i32>,
    pub club_name: String,
    pub checked_in: bool,
    /// Last round before the withdrawal; the participant is not paired after it.
    pub withdrawn_after: Option<i32>,
    /// First round in which the participant may be paired (C.04.2 art. 2.4).
    pub first_round: i32,
    pub created_at: NaiveDateTime,
    pub version: i32,
    #[diesel(deserialize_as = Read<entries::entered_by>)]
    pub entered_by: EnteredBy,
    /// Whether the participant gets no half-point bye in this event.
    pub no_half_point_bye: bool,
    /// How much of the name is shown.
    #[diesel(deserialize_as = Read<entries::name_shown>)]
    pub name_shown: NameShown,
    /// Where the name is published.
    #[diesel(deserialize_as = Read<entries::publication>)]
    pub publication: Publication,
    /// The list from which the rating was taken; `None` if it was typed.
    #[diesel(deserialize_as = Read<entries::rating_list>)]
    pub rating_list: Option<RatingOrigin>,
}

/// A mark that changes with every change of a tournament's entries.
pub fn mark(conn: &mut Conn, tournament: i32) -> Result<Mark, StoreError> {
    let of_tournament = entries::table.filter(entries::tournament_id.eq(tournament));
    let (rows, versions, newest) = of_tournament
        .select((count_star(), sum(entries::version), max(entries::id)))
        .first::<(i64, Option<i64>, Option<i32>)>(conn)?;
    Ok(Mark::new(rows, versions, newest))
}

/// The data of an entry about its player.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = entries, treat_none_as_null = true)]
pub struct EntryValues<'a> {
    #[diesel(embed)]
    pub person: entered::Written<'a>,
    pub name_key: &'a str,
    pub rating: Option<i32>,
    pub club_id: Option<i32>,
    pub club_name: &'a str,
    pub rating_list: String,
}

/// An entry to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = entries)]
pub struct NewEntry<'a> {
    pub tournament_id: i32,
    pub player_id: Option<i32>,
    pub tpn: Option<i32>,
    #[diesel(embed)]
    pub values: EntryValues<'a>,
    pub checked_in: bool,
    pub first_round: i32,
    pub created_at: NaiveDateTime,
    pub version: i32,
    pub entered_by: Code,
}

/// Stores an entry. Returns its number.
pub fn insert(conn: &mut Conn, entry: &NewEntry<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(entries::table)
        .values(entry)
        .returning(entries::id)
        .get_result(conn)?)
}

/// Makes many entries at once.
pub fn insert_all(conn: &mut Conn, rows: &[NewEntry<'_>]) -> Result<(), StoreError> {
    // PostgreSQL takes many rows in one statement, with a limit of parameters.
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(entries::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// An entry of this tournament.
pub fn by_id(conn: &mut Conn, tournament: i32, id: i32) -> Result<EntryRow, StoreError> {
    Ok(entries::table
        .find(id)
        .filter(entries::tournament_id.eq(tournament))
        .select(columns::<EntryRow>())
        .first(conn)?)
}

/// The entry with this number, in any tournament.
pub fn find(conn: &mut Conn, id: i32) -> Result<EntryRow, StoreError> {
    Ok(entries::table
        .find(id)
        .select(columns::<EntryRow>())
        .first(conn)?)
}

/// All entries of a tournament: by pairing number, then those without one by name.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<EntryRow>, StoreError> {
    let mut rows: Vec<EntryRow> = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .select(columns::<EntryRow>())
        .load(conn)?;
    rows.sort_by(|a, b| {
        let key = |e: &EntryRow| e.tpn.unwrap_or(i32::MAX);
        key(a)
            .cmp(&key(b))
            .then_with(|| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)))
    });
    Ok(rows)
}

/// Number of entries of these tournaments.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, tournaments: &[i32]) -> Result<Vec<(i32, i64)>, StoreError> {
    Ok(entries::table
        .filter(entries::tournament_id.eq_any(tournaments))
        .group_by(entries::tournament_id)
        .select((entries::tournament_id, diesel::dsl::count_star()))
        .load(conn)?)
}

/// Entries of a player of the registry, newest first.
pub fn of_player(conn: &mut Conn, player: i32) -> Result<Vec<EntryRow>, StoreError> {
    Ok(entries::table
        .filter(entries::player_id.eq(player))
        .order(entries::id.desc())
        .select(columns::<EntryRow>())
        .load(conn)?)
}

/// Replaces the values of an entry, as its next version.
pub fn set_values(conn: &mut Conn, id: i32, values: &EntryValues<'_>) -> Result<(), StoreError> {
    diesel::update(entries::table.find(id))
        .set((values, entries::version.eq(entries::version + 1)))
        .execute(conn)?;
    Ok(())
}

/// Shifts the pairing numbers from `from` on by `by`.
pub fn shift_tpns(conn: &mut Conn, tournament: i32, from: i32, by: i32) -> Result<(), StoreError> {
    let moved = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .filter(entries::tpn.ge(from));
    diesel::update(moved)
        .set((
            entries::tpn.eq(entries::tpn + by),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Sets or removes the pairing numbers of these entries, many in one statement.
pub fn set_tpns(conn: &mut Conn, numbers: &[(i32, Option<i32>)]) -> Result<(), StoreError> {
    for part in numbers.chunks(ROWS_A_STATEMENT) {
        let cases: String = part
            .iter()
            .map(|(id, tpn)| {
                let number = tpn.map_or_else(|| "NULL".to_owned(), |tpn| tpn.to_string());
                format!(" WHEN {id} THEN {number}")
            })
            .collect();
        let ids: Vec<String> = part.iter().map(|(id, _)| id.to_string()).collect();
        let statement = diesel::sql_query(format!(
            "UPDATE entries SET version = version + 1, tpn = CASE id{cases} END WHERE id IN ({})",
            ids.join(", ")
        ));
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// Stores whether the player of an entry is present before round 1.
pub fn set_checked_in(conn: &mut Conn, id: i32, checked_in: bool) -> Result<(), StoreError> {
    diesel::update(entries::table.find(id))
        .set((
            entries::checked_in.eq(checked_in),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Stores whether an entry gets no half-point bye.
pub fn set_no_half_point_bye(conn: &mut Conn, id: i32, none: bool) -> Result<(), StoreError> {
    diesel::update(entries::table.find(id))
        .set((
            entries::no_half_point_bye.eq(none),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Sets how much of the name is shown, and where it is published.
pub fn set_shown(
    conn: &mut Conn,
    id: i32,
    name: NameShown,
    publication: Publication,
) -> Result<(), StoreError> {
    diesel::update(entries::table.find(id))
        .set((
            entries::name_shown.eq(Code::from(name)),
            entries::publication.eq(Code::from(publication)),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Separates the entry from its player of the registry.
pub fn forget_player(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(entries::table.find(id))
        .set((
            entries::player_id.eq(None::<i32>),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Withdraws an entry after this round; `None` brings it back.
pub fn set_withdrawn_after(conn: &mut Conn, id: i32, round: Option<i32>) -> Result<(), StoreError> {
    diesel::update(entries::table.find(id))
        .set((
            entries::withdrawn_after.eq(round),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Moves the entry to another tournament, without a pairing number and without its marks about rounds.
pub fn move_to(
    conn: &mut Conn,
    id: i32,
    tournament: i32,
    tpn: Option<i32>,
) -> Result<(), StoreError> {
    diesel::update(entries::table.find(id))
        .set((
            entries::tournament_id.eq(tournament),
            entries::tpn.eq(tpn),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)?;
    Ok(())
}

/// Deletes an entry.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(entries::table.find(id)).execute(conn)?;
    Ok(())
}

/// The pairs of club and tournament in which players of these clubs are entered; only tournaments that begin between
/// two days.
///
/// # Errors
/// Storage failures.
pub fn tournaments_of_clubs(
    conn: &mut Conn,
    clubs: &[i32],
    (first, last): (NaiveDate, NaiveDate),
) -> Result<Vec<(i32, i32)>, StoreError> {
    let clubs: Vec<Option<i32>> = clubs.iter().copied().map(Some).collect();
    let pairs: Vec<(Option<i32>, i32)> = entries::table
        .inner_join(tournaments::table)
        .filter(entries::club_id.eq_any(clubs))
        .filter(tournaments::start_date.between(first, last))
        .select((entries::club_id, entries::tournament_id))
        .distinct()
        .load(conn)?;
    let pairs = pairs.into_iter();
    Ok(pairs.filter_map(|(club, id)| Some((club?, id))).collect())
}

/// The players among these who are entered in this tournament.
///
/// # Errors
/// Storage failures.
pub fn entered_in(
    conn: &mut Conn,
    tournament: i32,
    players: &[i32],
) -> Result<Vec<i32>, StoreError> {
    let mut found = Vec::new();
    for part in players.chunks(ROWS_A_STATEMENT) {
        let some: Vec<Option<i32>> = part.iter().copied().map(Some).collect();
        let entered: Vec<Option<i32>> = entries::table
            .filter(entries::tournament_id.eq(tournament))
            .filter(entries::player_id.eq_any(some))
            .select(entries::player_id)
            .load(conn)?;
        found.extend(entered.into_iter().flatten());
    }
    Ok(found)
}

/// Entries of these players in tournaments with a published round, newest first: the player, and how they are shown.
pub fn played(
    conn: &mut Conn,
    players: &[i32],
) -> Result<Vec<(i32, NameShown, Publication)>, StoreError> {
    type Stored = (
        Option<i32>,
        Read<entries::name_shown>,
        Read<entries::publication>,
    );
    let mut found = Vec::new();
    for part in players.chunks(ROWS_A_STATEMENT) {
        let published = rounds::table
            .filter(rounds::tournament_id.eq(entries::tournament_id))
            .filter(rounds::state.eq(Code::from(RoundState::Published)));
        let some: Vec<Stored> = entries::table
            .filter(entries::player_id.eq_any(part))
            .filter(exists(published))
            .order(entries::id.desc())
            .select((
                entries::player_id,
                entries::name_shown,
                entries::publication,
            ))
            .load(conn)?;
        for (player, name, publication) in some {
            if let Some(player) = player {
                found.push((player, name.word()?, publication.word()?));
            }
        }
    }
    Ok(found)
}

/// Removes all entries of a tournament.
pub fn clear(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(entries::table.filter(entries::tournament_id.eq(tournament))).execute(conn)?;
    Ok(())
}
