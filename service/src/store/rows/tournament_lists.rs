//! Lists of tournaments, a window at a time.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::{
    dsl::{count_star, not, sql},
    prelude::*,
    sql_types::Bool,
};

use crate::{
    event::TournamentState,
    store::{
        Conn, StoreError, UnknownWord,
        columns::columns,
        rows::tournaments::{TournamentRow, by_id},
        schema::{
            entry_doors, handed_over, mirrored, organised, organisers, round_hours, sections,
            tournament_arbiters, tournament_rules, tournaments,
        },
    },
};

/// A tournament in a list. One with a word that this version does not know is listed by its name only.
#[derive(Clone, Debug)]
pub enum Listed {
    /// A tournament that can be read completely.
    Row(Box<TournamentRow>),
    /// A tournament that this version cannot read.
    Unreadable {
        /// Number of the tournament.
        id: i32,
        /// Address part.
        slug: String,
        /// Name of the tournament.
        name: String,
        /// The first word that is not known.
        unknown: UnknownWord,
    },
}

impl Listed {
    /// Number of the tournament.
    #[must_use]
    pub fn id(&self) -> i32 {
        match self {
            Self::Row(row) => row.id,
            Self::Unreadable { id, .. } => *id,
        }
    }

    /// Number of the tournament, and when it was made, in UTC; `None` if it cannot be read.
    #[must_use]
    pub fn made(&self) -> Option<(i32, NaiveDateTime)> {
        let Self::Row(row) = self else { return None };
        Some((row.id, row.created_at))
    }
}

/// The conditions for the tournaments of a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// State of the tournaments; `None` for any.
    pub state: Option<TournamentState>,
    /// Account that must have a role in them; `None` for any.
    pub of_user: Option<i32>,
    /// Only those after the one with this first day and number, in the order of the list.
    pub after: Option<(NaiveDate, i32)>,
}

/// The first tournaments under these conditions, newest first, at most `limit`.
///
/// # Errors
/// Storage failures.
pub fn window(conn: &mut Conn, wanted: Wanted, limit: i64) -> Result<Vec<Listed>, StoreError> {
    let mut query = tournaments::table.into_boxed();
    if let Some(state) = wanted.state {
        query = query.filter(tournaments::state.eq(state.code()));
    }
    if let Some(user) = wanted.of_user {
        let own = tournament_arbiters::table
            .filter(tournament_arbiters::user_id.eq(user))
            .select(tournament_arbiters::tournament_id);
        query = query.filter(tournaments::id.eq_any(own));
    }
    if let Some((day, id)) = wanted.after {
        // The first condition tells where to begin in the index.
        query = query
            .filter(tournaments::start_date.le(day))
            .filter(tournaments::start_date.lt(day).or(tournaments::id.lt(id)));
    }
    let named = query
        .order((tournaments::start_date.desc(), tournaments::id.desc()))
        .limit(limit)
        .select((tournaments::id, tournaments::slug, tournaments::name))
        .load(conn)?;
    read_named(conn, named)
}

/// At most `limit` tournaments in a state that this version does not know, newest first.
///
/// # Errors
/// Storage failures.
pub fn of_unknown_state(conn: &mut Conn, limit: i64) -> Result<Vec<Listed>, StoreError> {
    // The same text as in the condition of its index.
    let is_unknown = sql::<Bool>("state NOT IN ('registration', 'running', 'finished')");
    let named = tournaments::table
        .filter(is_unknown)
        .order(tournaments::id.desc())
        .limit(limit)
        .select((tournaments::id, tournaments::slug, tournaments::name))
        .load(conn)?;
    read_named(conn, named)
}

/// Number of tournaments in this state.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, state: TournamentState) -> Result<i64, StoreError> {
    Ok(tournaments::table
        .filter(tournaments::state.eq(state.code()))
        .count()
        .get_result(conn)?)
}

/// Number of tournaments in each province. The empty name is for tournaments without a province, and for those of an
/// organiser with its own provinces.
///
/// # Errors
/// Storage failures.
pub fn count_by_province(conn: &mut Conn) -> Result<Vec<(String, i64)>, StoreError> {
    let mut all: Vec<(String, i64)> = tournaments::table
        .group_by(tournaments::province)
        .select((tournaments::province, count_star()))
        .load(conn)?;
    let apart: Vec<(String, i64)> = tournaments::table
        .inner_join(organised::table.inner_join(organisers::table))
        .filter(organisers::territory.ne(""))
        .group_by(tournaments::province)
        .select((tournaments::province, count_star()))
        .load(conn)?;
    for (province, count) in apart {
        if let Some((_, counted)) = all.iter_mut().find(|(name, _)| *name == province) {
            *counted -= count;
        }
        match all.iter_mut().find(|(name, _)| name.is_empty()) {
            Some((_, nowhere)) => *nowhere += count,
            None => all.push((String::new(), count)),
        }
    }
    Ok(all)
}

/// At most `limit` tournaments in these provinces after the first `offset`, newest first. Tournaments of an organiser
/// with its own provinces count as those without a province, whose name is empty.
///
/// # Errors
/// Storage failures.
pub fn of_provinces(
    conn: &mut Conn,
    provinces: &[&str],
    offset: i64,
    limit: i64,
) -> Result<Vec<Listed>, StoreError> {
    let query = tournaments::table.into_boxed();
    let query = match provinces.contains(&"") {
        true => query.filter(
            tournaments::province
                .eq_any(provinces)
                .or(sql::<Bool>(APART)),
        ),
        false => query
            .filter(tournaments::province.eq_any(provinces))
            .filter(not(sql::<Bool>(APART))),
    };
    let named = query
        .order((tournaments::start_date.desc(), tournaments::id.desc()))
        .offset(offset)
        .limit(limit)
        .select((tournaments::id, tournaments::slug, tournaments::name))
        .load(conn)?;
    read_named(conn, named)
}

/// SQL condition: the organiser has its own provinces.
pub(super) const APART: &str = "tournaments.id IN (SELECT organised.tournament_id FROM organised \
                                INNER JOIN organisers ON organisers.id = organised.organiser_id \
                                WHERE organisers.territory <> '')";

/// Number, address part and name of a tournament.
type Named = (i32, String, String);

/// The tournaments with these names, in this order.
pub(super) fn read_named(conn: &mut Conn, named: Vec<Named>) -> Result<Vec<Listed>, StoreError> {
    let numbers: Vec<i32> = named.iter().map(|(id, ..)| *id).collect();
    let rows = tournaments::table
        .inner_join(tournament_rules::table)
        .left_join(handed_over::table)
        .left_join(mirrored::table)
        .left_join(round_hours::table)
        .left_join(entry_doors::table)
        .left_join(sections::table)
        .left_join(organised::table.inner_join(organisers::table))
        .filter(tournaments::id.eq_any(&numbers))
        .select(columns::<TournamentRow>())
        .load(conn)
        .map_err(StoreError::from);
    match rows {
        Ok(mut rows) => {
            rows.sort_by_key(|row| numbers.iter().position(|id| *id == row.id));
            let rows = rows.into_iter().map(Box::new);
            Ok(rows.map(Listed::Row).collect())
        }
        Err(StoreError::Unknown(_)) => one_by_one(conn, named),
        Err(error) => Err(error),
    }
}

/// As [`read_named`], if one of the tournaments cannot be read.
fn one_by_one(conn: &mut Conn, named: Vec<Named>) -> Result<Vec<Listed>, StoreError> {
    let read = |(id, slug, name)| match by_id(conn, id) {
        Ok(row) => Ok(Listed::Row(Box::new(row))),
        Err(StoreError::Unknown(unknown)) => Ok(Listed::Unreadable {
            id,
            slug,
            name,
            unknown,
        }),
        Err(error) => Err(error),
    };
    named.into_iter().map(read).collect()
}
