//! A prospectus is read and written.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action, TournamentRole},
        deed::ProspectusWritten,
        tournament::summary::Summary,
    },
    store::rows::{self, prospectuses::ProspectusRow},
};

use super::input::ProspectusInput;

/// What the form of a prospectus shows.
#[derive(Clone, Debug)]
pub struct ProspectusView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: TournamentRole,
    /// What is written; nothing where nobody wrote it.
    pub input: ProspectusInput,
    /// Row version; 0 where there is none.
    pub version: i32,
}

/// The prospectus for its form.
///
/// # Errors
/// No such tournament; not an arbiter of it.
pub fn get(ctx: &Context, actor: &Actor, slug: &str) -> Result<ProspectusView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let row = rows::prospectuses::of_tournament(conn, id)?;
        Ok(ProspectusView {
            summary: Summary::of(&loaded)?,
            role,
            version: row.as_ref().map_or(0, |row| row.version),
            input: row.as_ref().map(read).transpose()?.unwrap_or_default(),
        })
    })
}

/// The prospectus as everybody may read it; nothing where nobody wrote it.
///
/// # Errors
/// No such tournament.
pub fn shown(ctx: &Context, slug: &str) -> Result<ProspectusInput, AppError> {
    ctx.read(|conn| {
        let id = rows::tournaments::id_of(conn, slug)?;
        let row = rows::prospectuses::of_tournament(conn, id)?;
        Ok(row.as_ref().map(read).transpose()?.unwrap_or_default())
    })
}

/// Writes the prospectus, for the chief arbiter.
///
/// # Errors
/// What is wrong, by field; stale when somebody else changed it since `version` (0: there was none); not the chief
/// arbiter.
pub fn write(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &ProspectusInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let after = input.check()?;
        let mut row = ProspectusRow {
            tournament_id: id,
            prospectus: serde_json::to_string(&after).map_err(|error| broken(&error))?,
            email: after.prospectus_email.clone(),
            phone: after.prospectus_phone.clone(),
            written_by: actor.name().to_owned(),
            written_at: now,
            version,
        };
        let before = match rows::prospectuses::of_tournament(conn, id)? {
            None if version == 0 => {
                row.version = 1;
                rows::prospectuses::insert(conn, &row)?;
                ProspectusInput::default()
            }
            Some(stored) if rows::prospectuses::replace(conn, &row)? => read(&stored)?,
            _ => return Err(AppError::Stale),
        };
        Ok(Audited {
            value: (),
            deed: Deed::ProspectusWritten(Box::new(ProspectusWritten {
                version,
                before: before.told(),
                after: after.told(),
            })),
        })
    })
}

fn read(row: &ProspectusRow) -> Result<ProspectusInput, AppError> {
    let told: ProspectusInput =
        serde_json::from_str(&row.prospectus).map_err(|error| broken(&error))?;
    Ok(ProspectusInput {
        prospectus_email: row.email.clone(),
        prospectus_phone: row.phone.clone(),
        ..told
    })
}

/// JSON that the program wrote.
fn broken(error: &serde_json::Error) -> AppError {
    AppError::System(format!("prospectus: {error}"))
}
