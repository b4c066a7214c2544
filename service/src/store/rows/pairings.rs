//! Pairings and their results.

use chrono::NaiveDateTime;
use diesel::{
    dsl::{count_star, exists, max, sum},
    prelude::*,
};

use crate::{
    event::{BoardResult, RoundState},
    pairing::System,
    rules::verdict::Reason,
    store::{
        Code, Conn, StoreError,
        rows::{ROWS_A_STATEMENT, mark::Mark},
        schema::{match_games, pairings, result_conflicts, rounds, tournament_rules},
        word::{Read, ReadOr},
    },
};

/// A board of a round.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = pairings)]
pub struct PairingRow {
    pub id: i32,
    pub tournament_id: i32,
    pub round_id: i32,
    pub board: i32,
    pub white_entry_id: i32,
    pub black_entry_id: i32,
    #[diesel(deserialize_as = ReadOr<pairings::result>)]
    pub result: Option<BoardResult>,
    pub result_by: Option<String>,
    pub result_at: Option<NaiveDateTime>,
    /// The reason as a sentence, in rows older than `result_cause`.
    pub result_reason: Option<String>,
    pub version: i32,
    #[diesel(deserialize_as = ReadOr<pairings::result_cause>)]
    pub result_cause: Option<Reason>,
    pub result_article: Option<String>,
    pub result_incident: Option<i32>,
    /// The entry that goes on from a drawn game of a knock-out.
    pub goes_on_entry_id: Option<i32>,
}

/// The grounds of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReasonValues<'a> {
    pub sentence: Option<&'a str>,
    pub cause: Option<Reason>,
    pub article: Option<&'a str>,
    pub incident: Option<i32>,
}

/// A pairing to be stored, with its result if it comes from a file.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = pairings)]
pub struct NewPairing<'a> {
    pub tournament_id: i32,
    pub round_id: i32,
    pub board: i32,
    pub white_entry_id: i32,
    pub black_entry_id: i32,
    pub result: Option<Code>,
    pub result_by: Option<&'a str>,
    pub result_at: Option<NaiveDateTime>,
    pub version: i32,
    pub goes_on_entry_id: Option<i32>,
}

/// Stores many pairings at once.
pub fn insert_all(conn: &mut Conn, rows: &[NewPairing<'_>]) -> Result<(), StoreError> {
    // PostgreSQL takes many rows in one statement, with a limit of parameters.
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(pairings::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// A pairing of this tournament.
pub fn by_id(conn: &mut Conn, tournament: i32, id: i32) -> Result<PairingRow, StoreError> {
    Ok(pairings::table
        .find(id)
        .filter(pairings::tournament_id.eq(tournament))
        .select(PairingRow::as_select())
        .first(conn)?)
}

/// A board, with the data that a write of its result needs.
#[derive(Clone, Debug)]
pub struct PlacedPairing {
    /// The board.
    pub row: PairingRow,
    /// Number of the round, from 1.
    pub round: i32,
    /// State of the round.
    pub state: RoundState,
    /// Number of the newest published round; 0 if there is none.
    pub newest: i32,
    /// Whether another value was sent for it and is not settled yet.
    pub has_conflicts: bool,
    /// Whether its players played further games.
    pub has_further: bool,
    /// Whether it is one game of a two-game match in a knock-out.
    pub is_of_two: bool,
}

diesel::alias!(rounds as others: Others);

/// The columns of a [`PlacedPairing`] as they are read.
type Placed = (
    PairingRow,
    i32,
    Read<rounds::state>,
    Option<i32>,
    bool,
    bool,
    bool,
);

/// The board of a round at which the players of this one have reversed colours.
pub fn turned(
    conn: &mut Conn,
    row: &PairingRow,
    round: i32,
) -> Result<Option<PairingRow>, StoreError> {
    Ok(pairings::table
        .inner_join(rounds::table)
        .filter(rounds::tournament_id.eq(row.tournament_id))
        .filter(rounds::number.eq(round))
        .filter(pairings::white_entry_id.eq(row.black_entry_id))
        .filter(pairings::black_entry_id.eq(row.white_entry_id))
        .select(PairingRow::as_select())
        .first(conn)
        .optional()?)
}

/// Boards with their rounds, in one query; `$which` says which board.
macro_rules! placed {
    ($conn:expr, $tournament:expr, $which:expr) => {{
        let newest = others
            .filter(others.field(rounds::tournament_id).eq($tournament))
            .filter(others.field(rounds::state).eq(RoundState::Published.code()))
            .select(max(others.field(rounds::number)))
            .single_value();
        let conflicts = result_conflicts::table
            .filter(result_conflicts::pairing_id.eq(pairings::id))
            .filter(result_conflicts::settled.is_null());
        let further = match_games::table.filter(match_games::pairing_id.eq(pairings::id));
        let of_two = tournament_rules::table
            .filter(tournament_rules::tournament_id.eq($tournament))
            .filter(tournament_rules::pairing_system.eq(System::KnockOut.code()))
            .filter(tournament_rules::games_in_a_row.eq(2));
        let found: Placed = pairings::table
            .inner_join(rounds::table)
            // By the round, whose boards an index finds; by the tournament, all its boards would be read.
            .filter(rounds::tournament_id.eq($tournament))
            .filter($which)
            .select((
                PairingRow::as_select(),
                rounds::number,
                rounds::state,
                newest,
                exists(conflicts),
                exists(further),
                exists(of_two),
            ))
            .first($conn)?;
        let (row, round, state, newest, has_conflicts, has_further, is_of_two) = found;
        Ok(PlacedPairing {
            row,
            round,
            state: state.word()?,
            newest: newest.unwrap_or(0),
            has_conflicts,
            has_further,
            is_of_two,
        })
    }};
}

/// The board with this number of the pairing.
pub fn placed(conn: &mut Conn, tournament: i32, id: i32) -> Result<PlacedPairing, StoreError> {
    placed!(conn, tournament, pairings::id.eq(id))
}

/// A board, by the numbers of its round and its board.
pub fn placed_on(
    conn: &mut Conn,
    tournament: i32,
    (round, board): (i32, i32),
) -> Result<PlacedPairing, StoreError> {
    let which = rounds::number.eq(round).and(pairings::board.eq(board));
    placed!(conn, tournament, which)
}

/// All pairings of a tournament, by round and board.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<PairingRow>, StoreError> {
    Ok(pairings::table
        .filter(pairings::tournament_id.eq(tournament))
        .order((pairings::round_id, pairings::board))
        .select(PairingRow::as_select())
        .load(conn)?)
}

/// For each round with pairings, a mark that changes with every change of them.
pub fn marks(conn: &mut Conn, tournament: i32) -> Result<Vec<(i32, Mark)>, StoreError> {
    let rounds = pairings::table
        .filter(pairings::tournament_id.eq(tournament))
        .group_by(pairings::round_id)
        .order(pairings::round_id)
        .select((
            pairings::round_id,
            count_star(),
            sum(pairings::version),
            max(pairings::id),
        ))
        .load::<(i32, i64, Option<i64>, Option<i32>)>(conn)?;
    let marked = rounds.into_iter();
    Ok(marked
        .map(|(round, rows, versions, newest)| (round, Mark::new(rows, versions, newest)))
        .collect())
}

/// All pairings of these rounds, by round and board.
pub fn of_rounds(conn: &mut Conn, rounds: &[i32]) -> Result<Vec<PairingRow>, StoreError> {
    if rounds.is_empty() {
        return Ok(Vec::new());
    }
    Ok(pairings::table
        .filter(pairings::round_id.eq_any(rounds))
        .order((pairings::round_id, pairings::board))
        .select(PairingRow::as_select())
        .load(conn)?)
}

/// The pairings with these numbers.
pub fn of_ids(conn: &mut Conn, ids: &[i32]) -> Result<Vec<PairingRow>, StoreError> {
    Ok(pairings::table
        .filter(pairings::id.eq_any(ids))
        .select(PairingRow::as_select())
        .load(conn)?)
}

/// Stores a result; `false` if the row changed meanwhile.
pub fn set_result(
    conn: &mut Conn,
    id: i32,
    version: i32,
    result: Option<BoardResult>,
    reason: ReasonValues<'_>,
    by: &str,
    at: NaiveDateTime,
) -> Result<bool, StoreError> {
    let changed = diesel::update(
        pairings::table
            .find(id)
            .filter(pairings::version.eq(version)),
    )
    .set((
        pairings::result.eq(result.map(BoardResult::code)),
        pairings::result_reason.eq(reason.sentence),
        pairings::result_cause.eq(reason.cause.map(Reason::code)),
        pairings::result_article.eq(reason.article),
        pairings::result_incident.eq(reason.incident),
        pairings::result_by.eq(by),
        pairings::result_at.eq(at),
        pairings::version.eq(version + 1),
        // The player who went on did so because of another result.
        pairings::goes_on_entry_id.eq(None::<i32>),
    ))
    .execute(conn)?;
    Ok(changed == 1)
}

/// Stores who goes on from a drawn game; `false` if somebody else changed the board since.
///
/// # Errors
/// Storage failures.
pub fn set_goes_on(
    conn: &mut Conn,
    id: i32,
    version: i32,
    entry: Option<i32>,
) -> Result<bool, StoreError> {
    let there = pairings::table
        .find(id)
        .filter(pairings::version.eq(version));
    let changed = diesel::update(there)
        .set((
            pairings::goes_on_entry_id.eq(entry),
            pairings::version.eq(version + 1),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Stores who goes on without raising the version, which the write has already done.
///
/// # Errors
/// Storage failures.
pub fn keep_goes_on(conn: &mut Conn, id: i32, entry: Option<i32>) -> Result<(), StoreError> {
    diesel::update(pairings::table.find(id))
        .set(pairings::goes_on_entry_id.eq(entry))
        .execute(conn)?;
    Ok(())
}

/// Raises the version, because somebody else confirmed the stored value and its author has not seen that.
///
/// # Errors
/// Storage failures.
pub fn confirm_result(conn: &mut Conn, id: i32, version: i32) -> Result<(), StoreError> {
    diesel::update(pairings::table.find(id))
        .set(pairings::version.eq(version + 1))
        .execute(conn)?;
    Ok(())
}

/// Removes the pairings of a draft.
///
/// # Errors
/// Storage failures.
pub fn delete_of_round(conn: &mut Conn, round_id: i32) -> Result<(), StoreError> {
    let boards = pairings::table
        .filter(pairings::round_id.eq(round_id))
        .select(pairings::id);
    let further = match_games::table.filter(match_games::pairing_id.eq_any(boards));
    diesel::delete(further).execute(conn)?;
    diesel::delete(pairings::table.filter(pairings::round_id.eq(round_id))).execute(conn)?;
    Ok(())
}

/// Removes boards of a draft by their numbers.
///
/// # Errors
/// Storage failures.
pub fn delete_boards(conn: &mut Conn, round_id: i32, boards: &[i32]) -> Result<(), StoreError> {
    for part in boards.chunks(ROWS_A_STATEMENT) {
        let these = pairings::table
            .filter(pairings::round_id.eq(round_id))
            .filter(pairings::board.eq_any(part.to_vec()));
        diesel::delete(these).execute(conn)?;
    }
    Ok(())
}
