//! Making an event around a tournament, and changing the label of a section.

use chrono::Datelike;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, access::Action,
        deed::SectionSet, tournament::slug::slug_of,
    },
    store::{
        Conn,
        rows::{self, sections::SectionRow},
    },
};

use super::section_input::SectionInput;

/// Maximum length of a label, in characters.
const LONGEST_LABEL: usize = 30;

/// Checks the form; returns the fields as stored.
fn checked(input: &SectionInput) -> Result<SectionInput, AppError> {
    let mut checks = Checks::default();
    let event_name = checks.required("event_name", &input.event_name, 120);
    let section_label = label(&mut checks, &input.section_label);
    checks.finish()?;
    Ok(SectionInput {
        event_name,
        section_label,
    })
}

/// Checks the label of a section.
pub(super) fn label(checks: &mut Checks, typed: &str) -> String {
    checks.required("section_label", typed, LONGEST_LABEL)
}

/// Refuses a label that another section of the event already has.
pub(super) fn must_be_new(
    others: &[SectionRow],
    tournament: i32,
    label: &str,
) -> Result<(), AppError> {
    let folded = crate::app::fold(label);
    let mut others = others.iter().filter(|row| row.tournament_id != tournament);
    if others.any(|row| crate::app::fold(&row.label) == folded) {
        let mut checks = Checks::default();
        checks.refuse("section_label", Problem::Taken);
        checks.finish()?;
    }
    Ok(())
}

/// A new address part for an event.
pub(super) fn free_event(conn: &mut Conn, name: &str, year: i32) -> Result<String, AppError> {
    let base = slug_of(name, year);
    let mut event = base.clone();
    let mut number = 2;
    while !rows::sections::of_event(conn, &event)?.is_empty() {
        event = format!("{base}-{number}");
        number += 1;
    }
    Ok(event)
}

/// Makes a tournament the first section of a new event, or changes its label and the event's name in this section.
///
/// # Errors
/// Fields to be corrected, among them a label of another section; the actor is not the chief arbiter.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &SectionInput,
) -> Result<Done<()>, AppError> {
    let input = checked(input)?;
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let tournament = rows::tournaments::by_id(conn, id)?;
        let before = tournament.marks.section;
        let (event, place) = match &before {
            Some(row) => {
                let others = rows::sections::of_event(conn, &row.event)?;
                must_be_new(&others, id, &input.section_label)?;
                (row.event.clone(), row.place)
            }
            None => {
                let year = tournament.start_date.year();
                (free_event(conn, &input.event_name, year)?, 1)
            }
        };
        let row = SectionRow {
            tournament_id: id,
            event: event.clone(),
            event_name: input.event_name.clone(),
            label: input.section_label.clone(),
            place,
        };
        rows::sections::set(conn, &row)?;
        Ok(Audited {
            value: (),
            deed: Deed::SectionSet(SectionSet {
                event,
                before: before.as_ref().map(SectionInput::of).unwrap_or_default(),
                after: input.clone(),
            }),
        })
    })
}
