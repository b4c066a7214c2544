//! Reading and storing the prize fund.

use chrono::Datelike;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action, TournamentRole},
        deed::PrizeFundSet,
        organisers,
        tournament::{summary::Summary, teams::TeamRefusal},
    },
    event::Categories,
    prizes::{Fund, Reading},
    store::rows::{self, prizes::FundRow},
};

use super::{
    fund_input::FundInput,
    stored::{Decisions, Stored, broken, input_of},
};

/// The form of a fund.
#[derive(Clone, Debug)]
pub struct FundView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The fund as typed; the usual form if there is no fund yet.
    pub input: FundInput,
    /// The fund; `None` if there is none yet.
    pub fund: Option<Fund>,
    /// Categories that a prize may name.
    pub categories: Categories,
    /// Row version; 0 if there is no fund yet.
    pub version: i32,
}

/// Reads the fund for its form.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn get(ctx: &Context, actor: &Actor, slug: &str) -> Result<FundView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let row = rows::prizes::fund_of(conn, id)?;
        let version = row.map_or(0, |row| row.version);
        let stored = Stored::of(conn, &loaded.tournament)?;
        let (input, fund) = match stored {
            Some(stored) => (stored.input, Some(stored.fund)),
            None => (FundInput::usual(), None),
        };
        Ok(FundView {
            summary: Summary::of(&loaded)?,
            role,
            input,
            fund,
            categories: organisers::categories_of(&loaded.tournament)?,
            version,
        })
    })
}

/// Stores the fund. Only for the chief arbiter.
///
/// # Errors
/// Fields to be corrected, with their lines; [`TeamRefusal::NotForTeams`]; stale if somebody else changed the fund since
/// `version` (0: there was none); the actor is not the chief arbiter.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &FundInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let input = input.clean();
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let tournament = rows::tournaments::by_id(conn, id)?;
        // Prizes go to players by their place, so a team event has none.
        if rows::teams::rules(conn, id)?.is_some() {
            return Err(Refusal::Team(TeamRefusal::NotForTeams).into());
        }
        let categories = organisers::categories_of(&tournament)?;
        let year = tournament.start_date.year();
        input.check(year, Reading::Typed(&categories))?;
        let fund = serde_json::to_string(&input).map_err(|error| broken(&error))?;
        let before = match rows::prizes::fund_of(conn, id)? {
            None if version == 0 => {
                let row = FundRow {
                    tournament_id: id,
                    fund,
                    decisions: Decisions::default().stored()?,
                    version: 1,
                };
                rows::prizes::insert_fund(conn, &row)?;
                FundInput::default()
            }
            Some(row) if rows::prizes::set_fund(conn, id, version, &fund)? => input_of(&row)?,
            _ => return Err(AppError::Stale),
        };
        Ok(Audited {
            value: (),
            deed: Deed::PrizeFundSet(Box::new(PrizeFundSet {
                version,
                before,
                after: input.clone(),
            })),
        })
    })
}
