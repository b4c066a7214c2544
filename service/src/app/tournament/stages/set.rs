//! The groups from which a section takes its players, and the rule.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, EventRefusal, Refusal, access::Action,
        deed::StageSet,
    },
    store::{
        Conn,
        rows::{self, stages::StageRow, tournaments::TournamentRow},
    },
};

use super::stage_input::StageInput;

/// Address parts of the other sections of the event, in their order.
pub(super) fn others_of(
    conn: &mut Conn,
    tournament: &TournamentRow,
) -> Result<Vec<String>, AppError> {
    let section = tournament.marks.section.as_ref();
    let section = section.ok_or(Refusal::Event(EventRefusal::NoEvent))?;
    let mut slugs = rows::sections::slugs_of(conn, &section.event)?;
    slugs.retain(|slug| *slug != tournament.slug);
    Ok(slugs)
}

/// Sets the groups from which a section takes its players, and the rule. Players who are already entered stay.
///
/// # Errors
/// Fields to be corrected: numbers, or a rule by which nobody goes on; [`EventRefusal::NoEvent`] if the tournament is not a
/// section of an event; [`EventRefusal::OtherEvent`] for a group that is not another section of the same event; the actor is not
/// the chief arbiter.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &StageInput,
) -> Result<Done<()>, AppError> {
    let rule = input.rule()?;
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let tournament = rows::tournaments::by_id(conn, id)?;
        let others = others_of(conn, &tournament)?;
        if input.groups.iter().any(|group| !others.contains(group)) {
            return Err(Refusal::Event(EventRefusal::OtherEvent).into());
        }
        // In the order of the sections, without duplicates.
        let chosen = others.iter().filter(|slug| input.groups.contains(*slug));
        let chosen: Vec<&str> = chosen.map(String::as_str).collect();
        let before = rows::stages::of_tournament(conn, id)?;
        let after = rule.map(|rule| StageRow {
            tournament_id: id,
            group_slugs: chosen.join(" "),
            first_of_each: rule.first().into(),
            best_next: rule.best_next().into(),
        });
        match &after {
            Some(row) => rows::stages::set(conn, row)?,
            None => rows::stages::remove(conn, id)?,
        }
        let said = |row: Option<StageRow>| row.as_ref().map(StageInput::of).unwrap_or_default();
        Ok(Audited {
            value: (),
            deed: Deed::StageSet(Box::new(StageSet {
                before: said(before),
                after: said(after),
            })),
        })
    })
}
