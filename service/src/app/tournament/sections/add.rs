//! Adding a section to an event.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, EventRefusal, Refusal,
        deed::SectionAdded,
        organisers,
        tournament::{
            checked_settings::{MOST_ROUNDS, Settings},
            settings,
            settings_input::SettingsInput,
        },
    },
    event::ArbiterRole,
    store::{
        Conn,
        rows::{self, fees::FeeTableRow, sections::SectionRow, tournaments::TournamentRow},
    },
};

use super::set::{label, must_be_new};

/// A new section as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSection {
    /// Label of the section.
    pub section_label: String,
    /// Name of its tournament; empty for the event's name followed by the label.
    pub name: String,
    /// Number of rounds; empty for that of the section from which it is added.
    pub rounds: String,
}

/// Adds a section to the event of a tournament: a new tournament with the same dates, place, rules, fees and staff, which its
/// settings can change. Returns its address part.
///
/// # Errors
/// Fields to be corrected; [`EventRefusal::NoEvent`]; the actor is not the chief arbiter, or may not create tournaments.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &NewSection,
) -> Result<Done<String>, AppError> {
    let mut checks = Checks::default();
    let label = label(&mut checks, &input.section_label);
    let name = checks.text("name", &input.name, 120);
    checks.optional_number("rounds", &input.rounds, 1, MOST_ROUNDS.into());
    checks.finish()?;
    let settings = ctx.read(|conn| {
        let row = rows::tournaments::by_slug(conn, slug)?;
        let section = row
            .marks
            .section
            .as_ref()
            .ok_or(Refusal::Event(EventRefusal::NoEvent))?;
        let own = SettingsInput::of(&row);
        Ok(SettingsInput {
            name: match name.as_str() {
                "" => format!("{} {label}", section.event_name),
                name => name.to_owned(),
            },
            rounds: match input.rounds.trim() {
                "" => own.rounds.clone(),
                rounds => rounds.to_owned(),
            },
            // Colour and lots are drawn for each section.
            initial_colour: String::new(),
            lots_seed: String::new(),
            numbers_seed: String::new(),
            ..own
        })
    })?;
    let of = ctx.tournament_id(slug)?;
    add_again(ctx, actor, key, of, &label, &settings)
}

/// Adds a section with all its settings, to the event of tournament `of`.
///
/// # Errors
/// As [`add`].
pub(in crate::app) fn add_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    of: i32,
    label: &str,
    input: &SettingsInput,
) -> Result<Done<String>, AppError> {
    settings::require_create(ctx, actor)?;
    let ground = ctx.read(|conn| organisers::of_tournament(conn, of))?;
    let settings = Settings::parse(input, None, &ground, ctx.chance)?;
    let now = ctx.clock.now();
    ctx.found_beside(actor, of, key, |conn| {
        let first = rows::tournaments::by_id(conn, of)?;
        let section = first
            .marks
            .section
            .clone()
            .ok_or(Refusal::Event(EventRefusal::NoEvent))?;
        let others = rows::sections::of_event(conn, &section.event)?;
        must_be_new(&others, 0, label)?;
        let (id, slug) = settings::make(conn, &settings, now)?;
        let last = others.iter().map(|row| row.place).max().unwrap_or(0);
        let row = SectionRow {
            tournament_id: id,
            label: label.to_owned(),
            place: last + 1,
            ..section
        };
        rows::sections::set(conn, &row)?;
        copy_days(conn, &first, id)?;
        copy_staff(conn, actor, of, id)?;
        if let Some(table) = rows::fees::table_of(conn, of)? {
            let table = FeeTableRow {
                tournament_id: id,
                version: 1,
                ..table
            };
            rows::fees::insert_table(conn, &table)?;
        }
        let made = rows::tournaments::by_id(conn, id)?;
        let deed = SectionAdded {
            of,
            slug: slug.clone(),
            event: row.event,
            label: row.label,
            settings: SettingsInput::of(&made),
        };
        let deed = Deed::SectionAdded(Box::new(deed));
        Ok((id, Audited { value: slug, deed }))
    })
}

/// Copies days and hours of the rounds, if the number of rounds and the first day are the same.
fn copy_days(conn: &mut Conn, first: &TournamentRow, id: i32) -> Result<(), AppError> {
    let made = rows::tournaments::by_id(conn, id)?;
    if made.rounds_planned != first.rounds_planned || made.start_date != first.start_date {
        return Ok(());
    }
    rows::tournaments::set_round_dates(conn, id, made.version, &first.round_dates)?;
    if let Some(hours) = &first.marks.hours {
        let mut hours = hours.clone();
        hours.tournament_id = id;
        rows::round_hours::set(conn, &hours)?;
    }
    Ok(())
}

/// Gives everybody with a role in the first tournament the same role in the second. The actor becomes its chief arbiter.
fn copy_staff(conn: &mut Conn, actor: &Actor, of: i32, id: i32) -> Result<(), AppError> {
    let own = actor.user.as_ref().map(|user| user.id);
    if let Some(user) = own {
        rows::arbiters::insert(conn, id, user, ArbiterRole::Chief)?;
    }
    for (user, _, role) in rows::arbiters::of_tournament(conn, of)? {
        if Some(user) != own {
            rows::arbiters::insert(conn, id, user, role)?;
        }
    }
    Ok(())
}
