//! Creating a tournament and changing its settings.

use crate::{
    app::{
        Actor, AppError, Audited, Chance, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::{SettingsChanged, TournamentCreated},
        organisers,
    },
    event::{ArbiterRole, RoundState},
    pairing::{Accelerated, System},
    store::{
        Conn,
        rows::{self, tournaments::TournamentRow},
    },
};

use super::{
    Loaded,
    checked_settings::{Settings, is_schedule},
    confirmation::{self, Confirmation},
    fide_mode, search_words,
    settings_input::SettingsInput,
    slug::free_slug,
    teams::{self, TeamRefusal, accelerated},
};

/// Refuses an `actor` who may not create tournaments.
///
/// # Errors
/// Nobody is signed in; no administrator gave the actor this right.
pub fn require_create(ctx: &Context, actor: &Actor) -> Result<(), AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::CreateTournament))
}

/// Whether `actor` may create tournaments, for pages that offer it.
///
/// # Errors
/// Storage failures.
pub fn may_create(ctx: &Context, actor: &Actor) -> Result<bool, AppError> {
    ctx.read(|conn| access::may(conn, actor, Action::CreateTournament))
}

/// Stores a new tournament. Returns its number and address part.
pub(super) fn make(
    conn: &mut crate::store::Conn,
    settings: &Settings,
    now: chrono::NaiveDateTime,
) -> Result<(i32, String), AppError> {
    let year = chrono::Datelike::year(&settings.start);
    let slug = free_slug(conn, &settings.text.name, year)?;
    let id = rows::tournaments::insert(conn, &slug, &settings.values(), &settings.rules.row, now)?;
    rows::tournaments::set_initial_colour(conn, id, settings.rules.initial_colour, "")?;
    teams::rules::follow(conn, id, None, &settings.rules.row)?;
    search_words::keep(conn, id)?;
    Ok((id, slug))
}

/// Creates a tournament, whose chief arbiter is the actor. Returns its address part.
///
/// # Errors
/// Fields to be corrected; the actor may not create tournaments.
pub fn create(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &SettingsInput,
) -> Result<Done<String>, AppError> {
    require_create(ctx, actor)?;
    let ground = organisers::ground_of_account(ctx, actor)?;
    let settings = Settings::parse(input, None, &ground, ctx.chance)?;
    let now = ctx.clock.now();
    ctx.found_tournament(actor, key, |conn| {
        let (id, slug) = make(conn, &settings, now)?;
        if let Some(user) = &actor.user {
            rows::arbiters::insert(conn, id, user.id, ArbiterRole::Chief)?;
        }
        let made = rows::tournaments::by_id(conn, id)?;
        Ok((
            id,
            Audited {
                value: slug.clone(),
                deed: Deed::TournamentCreated(Box::new(TournamentCreated {
                    slug,
                    settings: SettingsInput::of(&made),
                })),
            },
        ))
    })
}

/// Changes the settings. Once a round is paired, these are fixed: acceleration, the colour of number 1, and the points of an
/// accelerated event; and there cannot be fewer rounds than exist already. Once a round is published, the positions announced
/// for more than 50 moves are fixed, too (12.4 of 1952).
///
/// # Errors
/// Fields to be corrected; stale; [`Refusal::Asked`] if rounds, tie-breaks or points change after round 1 is published, which for
/// points no answer settles in FIDE mode; the actor is not the chief arbiter.
pub fn update(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &SettingsInput,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let (stands, ground) = ctx.read(|conn| {
        let row = rows::tournaments::by_id(conn, id)?;
        Ok((row, organisers::of_tournament(conn, id)?))
    })?;
    let settings = Settings::parse(input, Some(&stands), &ground, ctx.chance)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let before = rows::tournaments::by_id(conn, id)?;
        let rounds = rows::rounds::of_tournament(conn, id)?;
        let mut values = settings.values();
        if !rounds.is_empty() {
            if settings.is_other_schedule(&before) || settings.is_for_others(&before) {
                return Err(Refusal::PairingRulesFixed.into());
            }
            if is_schedule(&before.rules) {
                values.rounds_planned = before.rounds_planned;
            }
            // Virtual points depend on them.
            if !settings.rules.has_points_of(&before)
                && before.rules.acceleration != Accelerated::No
            {
                return Err(Refusal::PointsFixed.into());
            }
            // The final exists, with or without a match for third place.
            let has_final = rounds.iter().any(|round| {
                round.state == RoundState::Published && round.number == before.rounds_planned
            });
            if has_final && settings.rules.row.third_place != before.rules.third_place {
                return Err(Refusal::PairingRulesFixed.into());
            }
            let drawn = settings.rules.initial_colour;
            if settings.rules.row.acceleration != before.rules.acceleration
                || (drawn.is_some() && drawn != before.initial_colour)
            {
                return Err(Refusal::PairingRulesFixed.into());
            }
            let played = i32::try_from(rounds.len()).unwrap_or(i32::MAX);
            if values.rounds_planned < played {
                return Err(Refusal::RoundsPlayed { played }.into());
            }
        }
        if settings.rules.row.pairing_system == System::TeamSwiss
            && settings.rules.row.acceleration == Accelerated::Baku
            && rows::teams::rules(conn, id)?.is_some_and(|rules| !accelerated::suits(&rules))
        {
            return Err(Refusal::Team(TeamRefusal::NotAccelerated).into());
        }
        let begun = rounds
            .iter()
            .any(|round| round.state == RoundState::Published);
        if begun && values.more_than_fifty != before.more_than_fifty {
            return Err(Refusal::AnnouncedFixed.into());
        }
        let against = if begun {
            settings.objections(&before)
        } else {
            Vec::new()
        };
        let reason = confirmation::require(against, answer, fide_mode::is_on(&before))?;
        if !rows::tournaments::update(conn, id, version, &values, &settings.rules.row)? {
            return Err(AppError::Stale);
        }
        teams::rules::follow(conn, id, Some(&before.rules), &settings.rules.row)?;
        search_words::keep(conn, id)?;
        // A drawn colour that stays in the form still counts as drawn.
        let chosen = settings.rules.initial_colour;
        if rounds.is_empty() && chosen != before.initial_colour {
            rows::tournaments::set_initial_colour(conn, id, chosen, "")?;
        }
        if values.rounds_planned > before.rounds_planned {
            // Pairs forbidden up to the last round are also forbidden in the new rounds.
            let (from, to) = (before.rounds_planned, values.rounds_planned);
            rows::prohibitions::extend(conn, id, from, to)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::SettingsChanged(Box::new(SettingsChanged {
                version,
                before: SettingsInput::of(&before),
                after: SettingsInput::of(&rows::tournaments::by_id(conn, id)?),
                reason: reason.unwrap_or_default(),
            })),
        })
    })
}

/// Replaces the present settings by earlier ones.
///
/// # Errors
/// Stale if somebody changed them meanwhile; fields to be corrected, if the earlier settings are no longer accepted.
pub(super) fn restore(
    conn: &mut Conn,
    loaded: &Loaded,
    before: &SettingsInput,
    chance: Chance,
) -> Result<(), AppError> {
    let row = &loaded.tournament;
    // Tie-breaks that it announced before are accepted again.
    let announced = TournamentRow {
        tie_breaks: before.tie_breaks.clone(),
        ..row.clone()
    };
    let ground = organisers::of_tournament(conn, row.id)?;
    let settings = Settings::parse(before, Some(&announced), &ground, chance)?;
    let (values, rules) = (settings.values(), &settings.rules.row);
    if rows::tournaments::update(conn, row.id, row.version, &values, rules)? {
        teams::rules::follow(conn, row.id, Some(&row.rules), rules)?;
        search_words::keep(conn, row.id)
    } else {
        Err(AppError::Stale)
    }
}

/// Reads the settings for the form, with the row's version.
///
/// # Errors
/// No such tournament; the actor is not the chief arbiter.
pub fn get(ctx: &Context, actor: &Actor, slug: &str) -> Result<(SettingsInput, i32), AppError> {
    ctx.read(|conn| {
        let row = rows::tournaments::by_slug(conn, slug)?;
        access::require(conn, actor, Action::DirectTournament(row.id))?;
        Ok((SettingsInput::of(&row), row.version))
    })
}
