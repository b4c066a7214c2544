//! A section that arrives in an archive.

use chrono::Datelike;

use crate::{
    app::{Actor, AppError, privacy},
    event::ArbiterRole,
    store::{
        Conn,
        rows::{self, sections::SectionRow},
    },
};

use super::set::free_event;

/// Puts a section from an archive into the event with its address part, if the actor is the chief arbiter of one of the event's
/// sections. Otherwise it begins an event of its own, so that no tournament appears among those of other people.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn arrive(conn: &mut Conn, actor: &Actor, id: i32) -> Result<(), AppError> {
    let Some(row) = rows::sections::of_tournament(conn, id)? else {
        return Ok(());
    };
    let others = rows::sections::of_event(conn, &row.event)?;
    let mut directs = actor.is_command_line() || privacy::is_admin(actor);
    let mut is_alone = true;
    for other in others.iter().filter(|other| other.tournament_id != id) {
        is_alone = false;
        let role = match &actor.user {
            Some(user) => rows::arbiters::role(conn, other.tournament_id, user.id)?,
            None => None,
        };
        directs |= role == Some(ArbiterRole::Chief);
    }
    let is_plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    if row.event.chars().all(is_plain) && (is_alone || directs) {
        return Ok(());
    }
    let year = rows::tournaments::by_id(conn, id)?.start_date.year();
    let event = free_event(conn, &row.event_name, year)?;
    rows::sections::set(conn, &SectionRow { event, ..row })?;
    Ok(())
}
