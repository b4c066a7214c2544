//! Reading and storing a prospectus.

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

/// The form of a prospectus.
#[derive(Clone, Debug)]
pub struct ProspectusView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The prospectus; empty if there is none yet.
    pub input: ProspectusInput,
    /// Row version; 0 if there is none yet.
    pub version: i32,
}

/// Reads the prospectus for its form.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
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

/// Reads the prospectus, as everybody may see it; empty if there is none.
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

/// Stores the prospectus. Only for the chief arbiter.
///
/// # Errors
/// Fields to be corrected; stale if somebody else changed it since `version` (0: there was none); the actor is not the chief
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

/// The error for stored JSON that cannot be read or written.
fn broken(error: &serde_json::Error) -> AppError {
    AppError::System(format!("prospectus: {error}"))
}
