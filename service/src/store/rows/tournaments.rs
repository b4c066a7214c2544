//! Tournaments.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::{
    clock,
    event::{Colour, TournamentState},
    rules,
    store::{
        Code, Conn, StoreError,
        columns::columns,
        rows::{
            entry_doors::OpenRow, handed_over::HandedOverRow, mirrored::MirroredRow,
            organisers::HolderRow, round_hours::HoursRow, sections::SectionRow,
            tournament_rules::RulesRow,
        },
        schema::{
            entry_doors, handed_over, mirrored, organised, organisers, round_hours, sections,
            tournament_rules, tournaments,
        },
        word::{Read, ReadOr},
    },
};

/// A tournament. Points are in half-points, times in minutes.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct TournamentRow {
    pub id: i32,
    pub slug: String,
    pub name: String,
    pub town: String,
    pub venue: String,
    pub province: String,
    pub federation: String,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
    pub rounds_planned: i32,
    #[diesel(deserialize_as = Read<tournaments::kind>)]
    pub kind: clock::Kind,
    pub time_control: String,
    #[diesel(deserialize_as = Read<tournaments::rules_edition>)]
    pub rules_edition: rules::edition::Edition,
    pub win: i32,
    pub draw: i32,
    pub loss: i32,
    pub pairing_bye: i32,
    pub tie_breaks: String,
    /// Number of the move before which no draw may be offered (Law 9.1.1); 0 without a limit.
    pub draw_offer_limit: i32,
    /// Default time in minutes (Law 6.7.1).
    pub default_minutes: i32,
    #[diesel(deserialize_as = ReadOr<tournaments::initial_colour>)]
    pub initial_colour: Option<Colour>,
    pub chief_arbiter: String,
    /// Names of deputy arbiters, separated by semicolons.
    pub deputy_arbiters: String,
    #[diesel(deserialize_as = Read<tournaments::state>)]
    pub state: TournamentState,
    pub created_at: NaiveDateTime,
    pub version: i32,
    /// Days of the rounds as given in a report: `2026-11-21,,2026-11-22`.
    pub round_dates: String,
    /// Federation and method of the starting ranks as given in a report: `ITA FIDON`.
    pub ranking_method: String,
    /// Number that the program drew for the colour of number 1 (even for White); empty if the colour was chosen.
    pub initial_colour_lot: String,
    /// Positions for which more than 50 moves were announced: `KRB-KR 75`; empty for none.
    pub more_than_fifty: String,
    #[diesel(embed)]
    pub marks: MarksRow,
    #[diesel(embed)]
    pub rules: RulesRow,
}

/// The data about a tournament on every one of its pages.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct MarksRow {
    /// Whether FIDE mode was left.
    #[diesel(embed)]
    pub fide_mode: FideModeRow,
    /// The hand-over to another machine, if there was one.
    #[diesel(embed)]
    pub handed_over: Option<HandedOverRow>,
    /// The hall's machine that it follows, if any.
    #[diesel(embed)]
    pub mirrored: Option<MirroredRow>,
    /// When its rounds begin, if that is announced.
    #[diesel(embed)]
    pub hours: Option<HoursRow>,
    /// Whether players may enter themselves, if that was ever set.
    #[diesel(embed)]
    pub door: Option<OpenRow>,
    /// Its place as a section of an event, if it is one.
    #[diesel(embed)]
    pub section: Option<SectionRow>,
    /// Its holder; `None` for the owner of the installation.
    #[diesel(embed)]
    pub holder: Option<HolderRow>,
}

/// Whether FIDE mode was left.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct FideModeRow {
    /// The published round after which FIDE mode was left (0 before the first); `None` while the tournament is in it.
    pub fide_left_round: Option<i32>,
    /// The reason in the arbiter's words; empty while the tournament is in it.
    pub fide_left_reason: String,
}

/// The columns that can be set.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = tournaments)]
pub struct TournamentValues<'a> {
    pub name: &'a str,
    pub town: &'a str,
    pub venue: &'a str,
    pub province: &'a str,
    pub federation: &'a str,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
    pub rounds_planned: i32,
    pub kind: Code,
    pub time_control: &'a str,
    pub rules_edition: Code,
    pub win: i32,
    pub draw: i32,
    pub loss: i32,
    pub pairing_bye: i32,
    pub tie_breaks: &'a str,
    pub draw_offer_limit: i32,
    pub default_minutes: i32,
    pub chief_arbiter: &'a str,
    pub deputy_arbiters: &'a str,
    pub more_than_fifty: &'a str,
}

/// Stores a tournament in registration, with its rules. Returns its number.
pub fn insert(
    conn: &mut Conn,
    slug: &str,
    values: &TournamentValues<'_>,
    rules: &RulesRow,
    created_at: NaiveDateTime,
) -> Result<i32, StoreError> {
    let id = diesel::insert_into(tournaments::table)
        .values((
            tournaments::slug.eq(slug),
            values,
            tournaments::state.eq(TournamentState::Registration.code()),
            tournaments::created_at.eq(created_at),
            tournaments::version.eq(1),
        ))
        .returning(tournaments::id)
        .get_result(conn)?;
    diesel::insert_into(tournament_rules::table)
        .values((tournament_rules::tournament_id.eq(id), rules.clone()))
        .execute(conn)?;
    super::seats::make_key(conn, id)?;
    Ok(id)
}

/// Changes the settings; `false` if the row changed meanwhile.
pub fn update(
    conn: &mut Conn,
    id: i32,
    version: i32,
    values: &TournamentValues<'_>,
    rules: &RulesRow,
) -> Result<bool, StoreError> {
    let row = tournaments::table
        .find(id)
        .filter(tournaments::version.eq(version));
    let changed = diesel::update(row)
        .set((values, tournaments::version.eq(version + 1)))
        .execute(conn)?;
    if changed == 1 {
        diesel::update(tournament_rules::table.find(id))
            .set(rules.clone())
            .execute(conn)?;
    }
    Ok(changed == 1)
}

/// Sets the number of rounds, if it follows from a schedule.
pub fn set_rounds_planned(conn: &mut Conn, id: i32, rounds: i32) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::rounds_planned.eq(rounds))
        .execute(conn)?;
    Ok(())
}

/// Sets the state of a tournament.
pub fn set_state(conn: &mut Conn, id: i32, state: TournamentState) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::state.eq(state.code()))
        .execute(conn)?;
    Ok(())
}

/// Notes that FIDE mode was left after this published round.
///
/// # Errors
/// Storage failures.
pub fn leave_fide_mode(
    conn: &mut Conn,
    id: i32,
    round: i32,
    reason: &str,
) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set((
            tournaments::fide_left_round.eq(round),
            tournaments::fide_left_reason.eq(reason),
        ))
        .execute(conn)?;
    Ok(())
}

/// Stores the days of the rounds in the form of [`TournamentRow::round_dates`]; `false` if the version of the row is no
/// longer `version`.
pub fn set_round_dates(
    conn: &mut Conn,
    id: i32,
    version: i32,
    round_dates: &str,
) -> Result<bool, StoreError> {
    let row = tournaments::table
        .find(id)
        .filter(tournaments::version.eq(version));
    let changed = diesel::update(row)
        .set((
            tournaments::round_dates.eq(round_dates),
            tournaments::version.eq(version + 1),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Stores the data of a report besides the settings.
pub fn set_report_records(
    conn: &mut Conn,
    id: i32,
    round_dates: &str,
    ranking_method: &str,
) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set((
            tournaments::round_dates.eq(round_dates),
            tournaments::ranking_method.eq(ranking_method),
        ))
        .execute(conn)?;
    Ok(())
}

/// Stores the colour of number 1; `None` while none was drawn. `lot` is the number that the program drew; empty if the
/// colour was chosen.
pub fn set_initial_colour(
    conn: &mut Conn,
    id: i32,
    colour: Option<Colour>,
    lot: &str,
) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set((
            tournaments::initial_colour.eq(colour.map(Colour::code)),
            tournaments::initial_colour_lot.eq(lot),
        ))
        .execute(conn)?;
    Ok(())
}

/// The number of the tournament with this address part.
pub fn id_of(conn: &mut Conn, slug: &str) -> Result<i32, StoreError> {
    Ok(tournaments::table
        .filter(tournaments::slug.eq(slug))
        .select(tournaments::id)
        .first(conn)?)
}

/// The state of the tournament with this number.
pub fn state_of(conn: &mut Conn, id: i32) -> Result<Read<tournaments::state>, StoreError> {
    Ok(tournaments::table
        .filter(tournaments::id.eq(id))
        .select(tournaments::state)
        .first(conn)?)
}

/// The tournament with this address part.
pub fn by_slug(conn: &mut Conn, slug: &str) -> Result<TournamentRow, StoreError> {
    Ok(tournaments::table
        .inner_join(tournament_rules::table)
        .left_join(handed_over::table)
        .left_join(mirrored::table)
        .left_join(round_hours::table)
        .left_join(entry_doors::table)
        .left_join(sections::table)
        .left_join(organised::table.inner_join(organisers::table))
        .filter(tournaments::slug.eq(slug))
        .select(columns::<TournamentRow>())
        .first(conn)?)
}

/// The tournament with this number.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<TournamentRow, StoreError> {
    Ok(tournaments::table
        .inner_join(tournament_rules::table)
        .left_join(handed_over::table)
        .left_join(mirrored::table)
        .left_join(round_hours::table)
        .left_join(entry_doors::table)
        .left_join(sections::table)
        .left_join(organised::table.inner_join(organisers::table))
        .filter(tournaments::id.eq(id))
        .select(columns::<TournamentRow>())
        .first(conn)?)
}

/// Whether a tournament has this address part.
pub fn slug_exists(conn: &mut Conn, slug: &str) -> Result<bool, StoreError> {
    let count: i64 = tournaments::table
        .filter(tournaments::slug.eq(slug))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// The data of a tournament for a list of links, which can always be read.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct HeadingRow {
    pub slug: String,
    pub name: String,
    pub start_date: NaiveDate,
}

/// The list data of a tournament.
pub fn heading(conn: &mut Conn, id: i32) -> Result<HeadingRow, StoreError> {
    Ok(tournaments::table
        .find(id)
        .select(HeadingRow::as_select())
        .first(conn)?)
}
