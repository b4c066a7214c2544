//! Makes a tournament from a report file, after a preview.

use chrono::{Datelike, NaiveDate, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::{self, Action},
        deed::TournamentImported,
        tournament::{
            Loaded, entry_values::EntryValues, kept, search_words, slug::free_slug, teams_from,
        },
    },
    clock,
    event::{ArbiterRole, Halt, RoundEntry, TournamentState, Word as _},
    formats::trf::{Remark, Trf},
    store::{
        Conn,
        rows::{self, tournaments::TournamentValues},
    },
};

use super::{
    import_input::ImportInput,
    trf_births::without_birth_days,
    trf_further, trf_kept,
    trf_plan::{Doubt, NO_NAME, Plan, rules_of},
    trf_store::{self, ReportRound},
};

/// The preview of a report before it is imported.
#[derive(Clone, Debug)]
pub struct TrfPreview {
    /// The values that would be imported, for correction.
    pub proposed: ImportInput,
    /// How many players the report has.
    pub players: usize,
    /// Number of planned rounds.
    pub rounds: u8,
    /// Number of rounds with pairings.
    pub published: u8,
    /// What the reader repaired or ignored, with line and column.
    pub remarks: Vec<Remark>,
    /// What cannot be imported exactly as it is written.
    pub doubts: Vec<Doubt>,
}

/// A report that was imported.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Address part of the new tournament.
    pub slug: String,
    /// What the reader repaired or ignored.
    pub remarks: Vec<Remark>,
    /// What could not be imported exactly as it is written.
    pub doubts: Vec<Doubt>,
}

/// Reads a report and previews the tournament that it would become.
///
/// # Errors
/// Not allowed to make tournaments; [`ImportRefusal`](super::ImportRefusal) with every place and reason.
pub fn preview(ctx: &Context, actor: &Actor, bytes: &[u8]) -> Result<TrfPreview, AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::CreateTournament))?;
    let plan = Plan::read(bytes).map_err(Refusal::Import)?;
    Ok(TrfPreview {
        proposed: plan.proposed(),
        players: plan.report.players.len(),
        rounds: plan.report.table.rounds_planned(),
        published: plan.published,
        remarks: plan.report.remarks,
        doubts: plan.doubts,
    })
}

/// The settings with the corrections.
struct Corrected {
    name: String,
    town: String,
    start: NaiveDate,
    end: NaiveDate,
    kind: clock::Kind,
}

impl Corrected {
    fn parse(plan: &Plan, input: &ImportInput) -> Result<Self, AppError> {
        let proposed = plan.proposed();
        let pick = |typed: &str, proposed: &str| {
            let typed = typed.trim();
            if typed.is_empty() { proposed } else { typed }.to_owned()
        };
        let mut checks = Checks::default();
        let name = pick(&input.name, &pick(&proposed.name, NO_NAME));
        let name = checks.required("name", &name, 120);
        let town = checks.text("town", &pick(&input.town, &proposed.town), 80);
        let kind = clock::Kind::from_code(&pick(&input.kind, &proposed.kind));
        if kind.is_none() {
            checks.refuse("kind", Problem::Choice);
        }
        let mut date = |field: &'static str, text: String| {
            let date = NaiveDate::parse_from_str(&text, "%Y-%m-%d").ok();
            if date.is_none() {
                let nothing = text.is_empty();
                checks.refuse(
                    field,
                    if nothing {
                        Problem::Required
                    } else {
                        Problem::Date
                    },
                );
            }
            date.unwrap_or_default()
        };
        let start = date("start", pick(&input.start, &proposed.start));
        // For a tournament of one day the date may be given once.
        let end = pick(&input.end, &pick(&proposed.end, &input.start));
        let end = if end.is_empty() {
            start
        } else {
            date("end", end)
        };
        if end < start && !checks.has("start") && !checks.has("end") {
            checks.refuse("end", Problem::DateOrder);
        }
        checks.finish()?;
        Ok(Self {
            name,
            town,
            start,
            end,
            // A missing kind was refused above.
            kind: kind.unwrap_or(clock::Kind::Standard),
        })
    }
}

impl Corrected {
    /// The corrections in the form in which they would be typed, for the deed.
    fn input(&self) -> ImportInput {
        ImportInput {
            name: self.name.clone(),
            town: self.town.clone(),
            start: self.start.to_string(),
            end: self.end.to_string(),
            kind: self.kind.code().to_owned(),
        }
    }
}

/// Makes a tournament from a report: entries with the numbers of the file, published rounds, results, byes,
/// prohibitions, virtual points, settings. The actor becomes its chief arbiter.
///
/// # Errors
/// Fields to be corrected; not allowed to make tournaments; [`ImportRefusal`](super::ImportRefusal);
/// [`Refusal::Stopped`]. Nothing changes then.
pub fn import_trf(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    bytes: &[u8],
    input: &ImportInput,
    halt: &Halt,
) -> Result<Done<Imported>, AppError> {
    // Checked first, so that nobody without this right has a long file read for them.
    ctx.read(|conn| access::require(conn, actor, Action::CreateTournament))?;
    let plan = Plan::read(bytes).map_err(Refusal::Import)?;
    let rounds = trf_store::rounds_of(&plan.report)?;
    if halt.is_due() {
        return Err(Refusal::Stopped.into());
    }
    let is_of_teams = plan.teams.is_some();
    match store(ctx, actor, key, bytes, (&plan, &rounds, input)) {
        // The stored teams differ from the report, so it is imported as an event of players, like every team report
        // that cannot be held here.
        Err(AppError::Refused(Refusal::Overtaken)) if is_of_teams => {
            store(ctx, actor, key, bytes, (&plan.of_players(), &rounds, input))
        }
        done => done,
    }
}

/// Stores a report. [`Refusal::Overtaken`] if the stored teams differ from those of the report.
fn store(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    bytes: &[u8],
    (plan, rounds, input): (&Plan, &[ReportRound], &ImportInput),
) -> Result<Done<Imported>, AppError> {
    let now = ctx.clock.now();
    let corrected = Corrected::parse(plan, input)?;
    ctx.found_tournament(actor, key, |conn| {
        let slug = free_slug(conn, &corrected.name, corrected.start.year())?;
        let id = insert_tournament(conn, plan, &corrected, &slug, now)?;
        if let Some(user) = &actor.user {
            rows::arbiters::insert(conn, id, user.id, ArbiterRole::Chief)?;
        }
        let entries = insert_entries(conn, &plan.report, id, now)?;
        let going_on = plan.report.table.going_on.as_slice();
        match &plan.teams {
            Some(teams) => teams_from::insert(conn, actor, teams, (id, &entries), now)?,
            None => {
                let rounds = (rounds, going_on);
                trf_store::insert_rounds(conn, actor, rounds, id, &entries, now)?;
                trf_further::insert(conn, actor, &plan.report, (id, &entries), now)?;
            }
        }
        trf_store::insert_byes(conn, &plan.report, id, &entries)?;
        trf_store::insert_left(conn, &plan.report, &entries)?;
        trf_store::insert_constraints(conn, &plan.report.table, id, &entries)?;
        trf_kept::keep(conn, &plan.report, bytes, (id, &entries))?;
        if let Some(teams) = &plan.teams
            && !teams_from::stands(&Loaded::by_id(conn, id)?, teams)?
        {
            return Err(Refusal::Overtaken.into());
        }
        Ok((
            id,
            Audited {
                value: Imported {
                    slug: slug.clone(),
                    remarks: plan.report.remarks.clone(),
                    doubts: plan.doubts.clone(),
                },
                deed: Deed::TournamentImported(TournamentImported {
                    slug,
                    name: corrected.name.clone(),
                    players: plan.report.players.len(),
                    rounds: plan.published,
                    given: corrected.input(),
                    report: without_birth_days(bytes),
                }),
            },
        ))
    })
}

fn insert_tournament(
    conn: &mut Conn,
    plan: &Plan,
    corrected: &Corrected,
    slug: &str,
    now: NaiveDateTime,
) -> Result<i32, AppError> {
    let header = &plan.report.header;
    let scoring = plan.report.table.scoring;
    let values = TournamentValues {
        name: &corrected.name,
        town: &corrected.town,
        venue: "",
        province: "",
        federation: &header
            .federation
            .map_or_else(String::new, |federation| federation.to_string()),
        start_date: corrected.start,
        end_date: corrected.end,
        rounds_planned: i32::from(plan.report.table.rounds_planned()),
        kind: corrected.kind.into(),
        time_control: &plan.time_control,
        rules_edition: crate::rules::edition::Edition::on(corrected.start)
            .unwrap_or_default()
            .into(),
        win: scoring.win.halves(),
        draw: scoring.draw.halves(),
        loss: scoring.loss.halves(),
        pairing_bye: scoring.pairing_allocated_bye.halves(),
        tie_breaks: &plan.tie_breaks,
        draw_offer_limit: 0,
        default_minutes: 30,
        chief_arbiter: header.chief_arbiter.as_deref().unwrap_or_default(),
        deputy_arbiters: &header.deputies.join("; "),
        more_than_fifty: "",
    };
    let report = &plan.report;
    let mut rules = rules_of(report, corrected.start);
    if let Some(schedule) = plan.teams.as_ref().and_then(teams_from::schedule) {
        rules.cycles = schedule.cycles().into();
        rules.games_in_a_row = schedule.games().into();
        rules.exchanged = schedule.is_exchanged();
    }
    if let Some(teams) = &plan.teams {
        rules.acceleration = teams_from::acceleration(teams);
    }
    let id = rows::tournaments::insert(conn, slug, &values, &rules, now)?;
    search_words::keep(conn, id)?;
    let method = header.ranking_method.as_ref().map(kept::method_to_text);
    rows::tournaments::set_report_records(
        conn,
        id,
        &kept::dates_to_text(&header.round_dates),
        &method.unwrap_or_default(),
    )?;
    if let Some(colour) = plan.initial {
        rows::tournaments::set_initial_colour(conn, id, Some(colour), "")?;
    }
    let pending = |entry: &RoundEntry| matches!(entry, RoundEntry::Pending { .. });
    let unfinished = plan
        .report
        .table
        .participants()
        .iter()
        .any(|p| p.entries.iter().any(pending));
    if plan.published > 0 {
        let over = plan.published >= plan.report.table.rounds_planned() && !unfinished;
        rows::tournaments::set_state(
            conn,
            id,
            if over {
                TournamentState::Finished
            } else {
                TournamentState::Running
            },
        )?;
    }
    Ok(id)
}

/// Entries by pairing number.
fn insert_entries(
    conn: &mut Conn,
    report: &Trf,
    tournament: i32,
    now: NaiveDateTime,
) -> Result<Vec<i32>, AppError> {
    let people = report.players.iter();
    let people = people.map(|player| EntryValues::new(player.person(), player.rating));
    let people: Vec<(EntryValues, String)> = people
        .map(|person| {
            let key = person.key();
            (person, key)
        })
        .collect();
    let rows: Vec<_> = (1..)
        .zip(&people)
        .map(|(tpn, (person, key))| person.row(tournament, key, Some(tpn), 1, now))
        .collect();
    rows::entries::insert_all(conn, &rows)?;
    let stored = rows::entries::of_tournament(conn, tournament)?;
    Ok(stored.into_iter().map(|entry| entry.id).collect())
}
