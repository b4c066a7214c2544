//! Storing the report.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, access::Action, deed::ReportSaved,
        tournament::report::input::ReportInput,
    },
    store::rows::{self, reports::ReportRow},
};

/// Stores the report, for the tournament's arbiters. This also works in a closed tournament, because reports are written after
/// the end.
///
/// # Errors
/// Fields to be corrected; stale if somebody else changed it since `version` (0: there was none); the actor is not an arbiter.
pub fn save(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &ReportInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let input = input.clean();
    let now = ctx.clock.now();
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        input.check()?;
        let mut row = ReportRow {
            tournament_id: id,
            report: serde_json::to_string(&input).map_err(|error| broken(&error))?,
            saved_by: actor.name().to_owned(),
            saved_at: now,
            version,
        };
        let before = match rows::reports::of_tournament(conn, id)? {
            None if version == 0 => {
                row.version = 1;
                rows::reports::insert(conn, &row)?;
                ReportInput::default()
            }
            Some(stored) if rows::reports::replace(conn, &row)? => read(&stored)?,
            _ => return Err(AppError::Stale),
        };
        Ok(Audited {
            value: (),
            deed: Deed::ReportSaved(Box::new(ReportSaved {
                version,
                before,
                after: input.clone(),
            })),
        })
    })
}

/// Reads a stored report.
pub(super) fn read(row: &ReportRow) -> Result<ReportInput, AppError> {
    serde_json::from_str(&row.report).map_err(|error| broken(&error))
}

/// The error for stored JSON that cannot be read or written.
fn broken(error: &serde_json::Error) -> AppError {
    AppError::System(format!("report: {error}"))
}
