//! Making a tournament and changing its settings.

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Audited, Chance, Checks, Context, Deed, Done, Problem, Refusal,
        access::{self, Action},
        deed::{DeputyRemoved, SettingsChanged, TournamentCreated},
        organisers::{self, Ground},
    },
    clock::{self, TimeControl},
    event::{ArbiterRole, Federation, RoundState, Word},
    pairing::{Accelerated, Engine, Format, System},
    rules::{
        announced_fifty::{AnnouncedFifty, AnnouncedFiftyError},
        edition::Edition,
    },
    store::{
        Conn,
        rows::{
            self,
            tournaments::{RulesRow, TournamentRow},
        },
    },
};

use super::{
    Loaded,
    confirmation::{self, Confirmation, Objection},
    fide_mode, round_robin,
    rules::Rules,
    search_words,
    settings_input::{SettingsInput, knock_out_of},
    slug::free_slug,
    teams::{self, TeamRefusal, accelerated},
};

/// The most rounds of a tournament.
pub const MOST_ROUNDS: u8 = 30;

pub(super) struct Settings {
    text: SettingsInput,
    kind: clock::Kind,
    edition: Edition,
    start: NaiveDate,
    end: NaiveDate,
    rounds: i32,
    rules: Rules,
    draw_offer_limit: i32,
    default_minutes: i32,
}

impl Settings {
    /// Reads the form, for a tournament on this ground; `stands` is what it has, if it is there already.
    pub(super) fn parse(
        input: &SettingsInput,
        stands: Option<&TournamentRow>,
        ground: &Ground,
        chance: Chance,
    ) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let date = |checks: &mut Checks, field: &'static str, value: &str| {
            let date = NaiveDate::parse_from_str(value.trim(), "%Y-%m-%d").ok();
            if date.is_none() {
                checks.refuse(field, Problem::Date);
            }
            date.unwrap_or_default()
        };
        let text = SettingsInput {
            name: checks.required("name", &input.name, 120),
            town: checks.required("town", &input.town, 80),
            venue: checks.text("venue", &input.venue, 120),
            province: province_of(&mut checks, &input.province, ground),
            federation: checks
                .required("federation", &input.federation, 3)
                .to_uppercase(),
            time_control: checks.required("time_control", &input.time_control, 120),
            chief_arbiter: checks.text("chief_arbiter", &input.chief_arbiter, 120),
            deputy_arbiters: checks.text("deputy_arbiters", &input.deputy_arbiters, 240),
            ..SettingsInput::default()
        };
        if !text.federation.is_empty() && Federation::parse(&text.federation).is_err() {
            checks.refuse("federation", Problem::Choice);
        }
        let kind = clock::Kind::from_code(input.kind.trim());
        if kind.is_none() {
            checks.refuse("kind", Problem::Choice);
        }
        if !text.time_control.is_empty() && text.time_control.parse::<TimeControl>().is_err() {
            let value = text.time_control.clone();
            checks.refuse(
                "time_control",
                Problem::Because {
                    key: "problem-time-control",
                    value,
                },
            );
        }
        let start = date(&mut checks, "start", &input.start);
        let end = date(&mut checks, "end", &input.end);
        // Where nobody chose, the first day does.
        let edition = match input.rules_edition.trim() {
            "" => Edition::on(start),
            id => Edition::from_id(id),
        };
        if edition.is_none() && !checks.has("start") {
            checks.refuse("rules_edition", Problem::Choice);
        }
        if end < start && !checks.has("start") && !checks.has("end") {
            checks.refuse("end", Problem::DateOrder);
        }
        // How many rounds a schedule or a bracket has is known when it is made.
        let code = input.pairing_edition.trim();
        let rounds = match round_robin::chosen(code).map(|(system, _)| system) {
            None if knock_out_of(code).is_some() => {
                checks.optional_number("rounds", &input.rounds, 1, 99)
            }
            Some(_) => checks.optional_number("rounds", &input.rounds, 1, 99),
            None => checks.number("rounds", &input.rounds, 1, MOST_ROUNDS.into()),
        };
        let rounds = rounds.unwrap_or(1);
        let limit = checks.optional_number("draw_offer_limit", &input.draw_offer_limit, 0, 200);
        let minutes = checks.number("default_minutes", &input.default_minutes, 0, 1440);
        let more_than_fifty = announced_fifty(&mut checks, &input.more_than_fifty, edition);
        let rules = Rules::parse(&mut checks, input, stands, chance)?;
        // A bracket has the rounds that it needs.
        let is_bracket = rules.row.pairing_system == System::KnockOut;
        if rules.row.format() == Format::Matches && !is_bracket && rounds % 2 != 0 {
            let value = rounds.to_string();
            let key = "problem-rounds-of-matches";
            checks.refuse("rounds", Problem::Because { key, value });
        }
        checks.finish()?;
        let small = |n: i64| i32::try_from(n).unwrap_or(0);
        Ok(Self {
            text: SettingsInput {
                more_than_fifty,
                ..text
            },
            // Without one it was refused above.
            kind: kind.unwrap_or(clock::Kind::Standard),
            edition: edition.unwrap_or_default(),
            start,
            end,
            rounds: small(rounds),
            rules,
            draw_offer_limit: small(limit.unwrap_or(0)),
            default_minutes: small(minutes.unwrap_or(0)),
        })
    }

    /// Whether the rounds that are there belong to another schedule than this.
    fn is_other_schedule(&self, before: &TournamentRow) -> bool {
        let (now, then) = (&self.rules.row, &before.rules);
        let is_one = is_schedule(now) || is_schedule(then);
        // A match for the third place changes nothing before the final.
        let knock_outs = [now, then].map(|rules| rules.pairing_system == System::KnockOut);
        is_one
            && ((now.engine() != then.engine() && knock_outs != [true, true])
                || now.schedule() != then.schedule()
                || now.numbering != then.numbering
                || now.numbers_seed != then.numbers_seed)
    }

    /// Whether the rounds that are there are of players and these settings of teams, or of single games and these of matches of
    /// two, or the other way.
    fn is_for_others(&self, before: &TournamentRow) -> bool {
        let entrants = |rules: &RulesRow| rules.pairing_system.entrants();
        let is_of_matches = |rules: &RulesRow| rules.format() == Format::Matches;
        let (now, then) = (&self.rules.row, &before.rules);
        entrants(now) != entrants(then) || is_of_matches(now) != is_of_matches(then)
    }

    /// What speaks against these settings once round 1 is published.
    fn objections(&self, before: &TournamentRow) -> Vec<Objection> {
        let (from, to) = (before.rounds_planned, self.rounds);
        let rounds = (from != to && !is_schedule(&before.rules))
            .then_some(Objection::RoundsChanged { from, to });
        let (now, then) = (&self.rules, &before.rules);
        // By the Keizer system the ranking follows from what the event announced.
        let (own, other) = (now.row.engine(), then.engine());
        let is_ranked = |engine| matches!(engine, Some(Engine::Keizer(_)));
        let is_other_ranking = own != other && (is_ranked(own) || is_ranked(other));
        let same = now.tie_breaks == before.tie_breaks
            && !is_other_ranking
            && now.row.tie_break_edition == then.tie_break_edition
            && now.row.remaining_ties == then.remaining_ties
            && now.row.unrated == then.unrated
            && now.row.unrated_rating == then.unrated_rating;
        let ties = (!same).then_some(Objection::TieBreaksChanged);
        let points = (!now.has_points_of(before)).then_some(Objection::PointsChanged);
        rounds.into_iter().chain(ties).chain(points).collect()
    }

    fn values(&self) -> rows::tournaments::TournamentValues<'_> {
        let (text, rules) = (&self.text, &self.rules);
        let scoring = &rules.scoring;
        rows::tournaments::TournamentValues {
            name: &text.name,
            town: &text.town,
            venue: &text.venue,
            province: &text.province,
            federation: &text.federation,
            start_date: self.start,
            end_date: self.end,
            rounds_planned: self.rounds,
            kind: self.kind.into(),
            time_control: &text.time_control,
            rules_edition: self.edition.into(),
            win: scoring.win.halves(),
            draw: scoring.draw.halves(),
            loss: scoring.loss.halves(),
            pairing_bye: scoring.pairing_allocated_bye.halves(),
            tie_breaks: &rules.tie_breaks,
            draw_offer_limit: self.draw_offer_limit,
            default_minutes: self.default_minutes,
            chief_arbiter: &text.chief_arbiter,
            deputy_arbiters: &text.deputy_arbiters,
            more_than_fifty: &text.more_than_fifty,
        }
    }
}

/// The code of the province as the organiser writes it; empty where none was named.
fn province_of(checks: &mut Checks, typed: &str, ground: &Ground) -> String {
    if typed.trim().is_empty() {
        return String::new();
    }
    match ground.territory.province(typed) {
        Some((_, province)) => province.code.clone(),
        None => {
            checks.refuse("province", Problem::Choice);
            String::new()
        }
    }
}

/// Whether the number of rounds follows from the field: all pairings are known before the start, or whoever loses is out.
fn is_schedule(rules: &RulesRow) -> bool {
    rules.pairing_system.is_predetermined() || rules.pairing_system == System::KnockOut
}

/// The positions for which more than 50 moves were announced, as they are stored: only the Laws of 1952 allow them.
fn announced_fifty(checks: &mut Checks, typed: &str, edition: Option<Edition>) -> String {
    let because = |key, value| Problem::Because { key, value };
    match typed.parse::<AnnouncedFifty>() {
        Ok(announced) if announced.is_empty() => {}
        Ok(_) if edition.is_some_and(|edition| !edition.provisions().more_than_fifty) => {
            let problem = because("problem-more-than-fifty-edition", String::new());
            checks.refuse("more_than_fifty", problem);
        }
        Ok(announced) => return announced.to_string(),
        Err(AnnouncedFiftyError(entry)) => {
            checks.refuse("more_than_fifty", because("problem-more-than-fifty", entry));
        }
    }
    String::new()
}

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

/// Takes a deputy's role away.
///
/// # Errors
/// Not the chief arbiter; the account is not a deputy here.
pub fn remove_deputy(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    user: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        if rows::arbiters::role(conn, id, user)? != Some(ArbiterRole::Deputy) {
            return Err(AppError::NotFound);
        }
        rows::arbiters::delete(conn, id, user)?;
        let row = rows::users::by_id(conn, user)?;
        Ok(Audited {
            value: (),
            deed: Deed::DeputyRemoved(DeputyRemoved {
                user,
                name: row.display_name,
            }),
        })
    })
}

/// Accounts with a role: number, name as shown, role.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn arbiters(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<Vec<(i32, String, ArbiterRole)>, AppError> {
    ctx.read(|conn| {
        let row = rows::tournaments::by_slug(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(row.id))?;
        Ok(rows::arbiters::of_tournament(conn, row.id)?)
    })
}
