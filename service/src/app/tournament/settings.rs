//! Making a tournament and changing its settings.

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

/// Refuses an `actor` who may not make tournaments.
///
/// # Errors
/// Nobody is signed in; no administrator gave the right.
pub fn require_create(ctx: &Context, actor: &Actor) -> Result<(), AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::CreateTournament))
}

/// Whether `actor` may make tournaments, for pages that offer it or not.
///
/// # Errors
/// Storage failures.
pub fn may_create(ctx: &Context, actor: &Actor) -> Result<bool, AppError> {
    ctx.read(|conn| access::may(conn, actor, Action::CreateTournament))
}

/// Stores a new tournament: its number and address part.
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

/// Makes a tournament; the actor becomes its chief arbiter. Its address part is returned.
///
/// # Errors
/// Fields to be corrected; not allowed to make tournaments.
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

/// Changes the settings. Once a round is paired, acceleration, the colour of number 1, the number of rounds already
/// played, and the points of an accelerated event stand fast; once one is published, the positions announced for more
/// than 50 moves (12.4 of 1952).
///
/// # Errors
/// Fields to be corrected; stale version; [`Refusal::Asked`] when rounds, tie-breaks or points change after round 1 is
/// published, the points not in FIDE mode;
/// not the chief arbiter.
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
            // Virtual points are made of them.
            if !settings.rules.has_points_of(&before)
                && before.rules.acceleration != Accelerated::No
            {
                return Err(Refusal::PointsFixed.into());
            }
            // The final is there, with the match for the third place or without.
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
        // A colour that was drawn and stays in the form stays drawn.
        let chosen = settings.rules.initial_colour;
        if rounds.is_empty() && chosen != before.initial_colour {
            rows::tournaments::set_initial_colour(conn, id, chosen, "")?;
        }
        if values.rounds_planned > before.rounds_planned {
            // Pairs forbidden up to the last round are forbidden in the new rounds too.
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

/// Puts settings that stood before in the place of those that stand.
///
/// # Errors
/// Somebody changed them meanwhile; what stood then is no longer taken.
pub(super) fn restore(
    conn: &mut Conn,
    loaded: &Loaded,
    before: &SettingsInput,
    chance: Chance,
) -> Result<(), AppError> {
    let row = &loaded.tournament;
    // What it announced then, it may announce again.
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

/// The settings as the form shows them, with the row's version.
///
/// # Errors
/// Not the chief arbiter.
pub fn get(ctx: &Context, actor: &Actor, slug: &str) -> Result<(SettingsInput, i32), AppError> {
    ctx.read(|conn| {
        let row = rows::tournaments::by_slug(conn, slug)?;
        access::require(conn, actor, Action::DirectTournament(row.id))?;
        Ok((SettingsInput::of(&row), row.version))
    })
}
