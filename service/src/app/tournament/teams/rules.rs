//! The rules of a team event: how it is paired and ranked, which can change until round 1 is drafted, and who may play for a
//! team.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::TeamRulesSet,
        organisers,
    },
    event::Categories,
    line_ups::BoardOrder,
    pairing::{Accelerated, Entrants},
    store::{
        Conn,
        rows::{self, teams::TeamRulesRow, tournament_rules::RulesRow},
    },
};

use super::{
    super::{loaded::Loaded, teams::stored::Teams},
    TeamRefusal, accelerated,
    input::TeamRulesInput,
};

/// The teams of a team event.
///
/// # Errors
/// Not found: the tournament is an event of players.
pub(super) fn of(loaded: &Loaded) -> Result<&Teams, AppError> {
    loaded.teams.as_deref().ok_or(AppError::NotFound)
}

/// Refuses a change that is no longer possible once round 1 is published.
pub(super) fn require_open(loaded: &Loaded) -> Result<(), AppError> {
    if loaded.published() > 0 {
        return Err(Refusal::Team(TeamRefusal::Fixed).into());
    }
    Ok(())
}

/// Adapts the team rules to a change of the pairing system. An event that becomes a team event gets the usual rules; one that was
/// a team event `before` keeps its rules. An event that stops being a team event loses them, which is refused while it has teams.
pub(in crate::app::tournament) fn follow(
    conn: &mut Conn,
    tournament: i32,
    before: Option<&RulesRow>,
    now: &RulesRow,
) -> Result<(), AppError> {
    let is_of_teams = |rules: &RulesRow| rules.pairing_system.entrants() == Entrants::Teams;
    match (before.is_some_and(is_of_teams), is_of_teams(now)) {
        (false, true) => {
            let usual = TeamRulesInput::usual().parse(tournament, 1, &Categories::Italy)?;
            rows::teams::set_rules(conn, &usual)?;
        }
        (true, false) => {
            if !rows::teams::of_tournament(conn, tournament)?.is_empty() {
                return Err(Refusal::PairingRulesFixed.into());
            }
            rows::teams::forget_rules(conn, tournament)?;
        }
        _ => {}
    }
    Ok(())
}

/// The part of the rules by which rounds are paired and ranked, without the rules on who may play.
fn pairing_part(row: &TeamRulesRow) -> TeamRulesRow {
    TeamRulesRow {
        version: 0,
        board_order: BoardOrder::Free,
        order_tolerance: 0,
        most_members: None,
        quotas: String::new(),
        hand_in_minutes: None,
        // It only applies to later rounds.
        apart_rounds: None,
        ..row.clone()
    }
}

/// Sets the rules of the event. The rules on who may play can change at any time; those for pairing and ranking only until round
/// 1 is drafted.
///
/// # Errors
/// The actor is not the chief arbiter; not a team event; [`TeamRefusal::Fixed`]; [`TeamRefusal::NotAccelerated`]; stale since
/// `version`; fields to be corrected.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &TeamRulesInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stands = &of(&loaded)?.rules;
        let categories = organisers::categories_of(&loaded.tournament)?;
        let row = input.parse(id, version + 1, &categories)?;
        if !loaded.rounds.is_empty() && pairing_part(&row) != pairing_part(stands) {
            return Err(Refusal::Team(TeamRefusal::Fixed).into());
        }
        let is_baku = loaded.tournament.rules.acceleration == Accelerated::Baku;
        if is_baku && loaded.rounds.is_empty() && !accelerated::suits(&row) {
            return Err(Refusal::Team(TeamRefusal::NotAccelerated).into());
        }
        if stands.version != version {
            return Err(AppError::Stale);
        }
        rows::teams::set_rules(conn, &row)?;
        Ok(Audited {
            value: (),
            deed: Deed::TeamRulesSet(Box::new(TeamRulesSet {
                version,
                before: TeamRulesInput::of(stands),
                after: TeamRulesInput::of(&row),
            })),
        })
    })
}
