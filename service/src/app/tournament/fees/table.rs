//! The fee bands of a tournament, as typed and stored.

use chrono::Datelike;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::FeeTableSet,
        organisers,
        tournament::summary::Summary,
    },
    event::Categories,
    fees::{self, FeeTable},
    prizes::{Reading, What},
    store::{
        Conn,
        rows::{self, fees::FeeTableRow, tournaments::TournamentRow},
    },
};

use super::table_input::FeeTableInput;

/// Maximum length of the field, in characters.
const LONGEST: usize = 8_000;
/// Maximum length of a line, in characters.
const LONGEST_LINE: usize = 200;

/// Checks the bands and returns them. Ages are counted by `year`.
///
/// # Errors
/// Fields to be corrected, with their lines.
fn check(input: &FeeTableInput, year: i32, reading: Reading<'_>) -> Result<FeeTable, AppError> {
    let mut checks = Checks::default();
    if input.bands.chars().count() > LONGEST {
        checks.refuse("bands", Problem::TooLong { max: LONGEST });
    }
    for line in input.bands.lines() {
        if !checks.has("bands") {
            checks.text("bands", line, LONGEST_LINE);
        }
    }
    let read = fees::read(&input.bands, reading);
    for fault in read.as_ref().err().into_iter().flatten() {
        checks.refuse("bands", problem(fault));
    }
    checks.finish()?;
    let bands = read.map_err(|faults| AppError::System(format!("fees: {faults:?}")))?;
    Ok(FeeTable { bands, year })
}

fn problem(fault: &fees::Fault) -> Problem {
    let (key, text) = match &fault.what {
        What::Amount(text) => ("problem-prize-amount", text.clone()),
        What::NoColon(text) => ("problem-fee-colon", text.clone()),
        What::TooMany(most) => ("problem-prize-many", most.to_string()),
        What::Condition(text) => ("problem-prize-condition", text.clone()),
        other => ("problem-prize-condition", other.to_string()),
    };
    let value = format!("{}: {text}", fault.line);
    Problem::Because { key, value }
}

/// The bands of a tournament with their row version; empty if nobody typed any.
pub(in crate::app::tournament) fn stored(
    conn: &mut Conn,
    tournament: &TournamentRow,
) -> Result<(FeeTableInput, FeeTable, i32), AppError> {
    let row = rows::fees::table_of(conn, tournament.id)?;
    let version = row.as_ref().map_or(0, |row| row.version);
    let input = FeeTableInput {
        bands: row.map(|row| row.bands).unwrap_or_default(),
    };
    let categories = organisers::categories_of(tournament)?;
    let year = tournament.start_date.year();
    let table = check(&input, year, Reading::Stored(&categories))?;
    Ok((input, table, version))
}

/// The form of the bands.
#[derive(Clone, Debug)]
pub struct FeeTableView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The bands as typed.
    pub input: FeeTableInput,
    /// The bands as read.
    pub table: FeeTable,
    /// Categories that a band may name.
    pub categories: Categories,
    /// Row version; 0 if there are no bands yet.
    pub version: i32,
}

/// Reads the bands for their form.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn table(ctx: &Context, actor: &Actor, slug: &str) -> Result<FeeTableView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let (input, table, version) = stored(conn, &loaded.tournament)?;
        Ok(FeeTableView {
            summary: Summary::of(&loaded)?,
            role,
            input,
            table,
            categories: organisers::categories_of(&loaded.tournament)?,
            version,
        })
    })
}

/// Reads the bands, as everybody may see them.
///
/// # Errors
/// No such tournament.
pub fn table_of(ctx: &Context, slug: &str) -> Result<FeeTable, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let (_, table, _) = stored(conn, &loaded.tournament)?;
        Ok(table)
    })
}

/// Stores the bands. Only for the chief arbiter.
///
/// # Errors
/// Fields to be corrected, with their lines; stale if somebody else changed the bands since `version` (0: there were none); the
/// actor is not the chief arbiter.
pub fn set_table(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &FeeTableInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let input = FeeTableInput {
        bands: input.bands.replace("\r\n", "\n").trim().to_owned(),
    };
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let tournament = rows::tournaments::by_id(conn, id)?;
        let categories = organisers::categories_of(&tournament)?;
        let year = tournament.start_date.year();
        check(&input, year, Reading::Typed(&categories))?;
        let before = match rows::fees::table_of(conn, id)? {
            None if version == 0 => {
                let row = FeeTableRow {
                    tournament_id: id,
                    bands: input.bands.clone(),
                    version: 1,
                };
                rows::fees::insert_table(conn, &row)?;
                FeeTableInput::default()
            }
            Some(row) if rows::fees::set_table(conn, id, version, &input.bands)? => {
                FeeTableInput { bands: row.bands }
            }
            _ => return Err(AppError::Stale),
        };
        Ok(Audited {
            value: (),
            deed: Deed::FeeTableSet(FeeTableSet {
                version,
                before,
                after: input.clone(),
            }),
        })
    })
}
