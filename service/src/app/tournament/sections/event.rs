//! An event with its sections, for pages.

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, TournamentRole},
        tournament::summary::Summary,
    },
    store::rows,
};

use super::Section;

/// A section of an event.
#[derive(Clone, Debug)]
pub struct EventSection {
    /// Label and place of the section.
    pub section: Section,
    /// Its tournament.
    pub summary: Summary,
    /// Role of the reader in its tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Whether it takes its players from other sections.
    pub is_stage: bool,
}

/// An event with its sections.
#[derive(Clone, Debug)]
pub struct Event {
    /// Address part of the event.
    pub slug: String,
    /// Name of the event, as its first section has it.
    pub name: String,
    /// The sections, by their places; at least one.
    pub sections: Vec<EventSection>,
}

impl Event {
    /// The reader's highest role in one of the sections.
    #[must_use]
    pub fn role(&self) -> Option<TournamentRole> {
        let roles = || self.sections.iter().filter_map(|one| one.role);
        roles()
            .find(|role| *role != TournamentRole::Deputy)
            .or_else(|| roles().next())
    }
}

/// Reads the event with this address part.
///
/// # Errors
/// No such event.
pub fn event(ctx: &Context, actor: &Actor, slug: &str) -> Result<Event, AppError> {
    ctx.read(|conn| {
        let slugs = rows::sections::slugs_of(conn, slug)?;
        let mut sections = Vec::new();
        for slug in slugs {
            let loaded = ctx.tournament(conn, &slug)?;
            let Some(row) = &loaded.tournament.marks.section else {
                continue;
            };
            sections.push(EventSection {
                section: Section::of(row),
                is_stage: false,
                role: access::role(conn, actor, loaded.tournament.id)?,
                summary: Summary::of(&loaded)?,
            });
        }
        let ids: Vec<i32> = sections.iter().map(|one| one.summary.id).collect();
        let stages = rows::stages::among(conn, &ids)?;
        for section in &mut sections {
            section.is_stage = stages.contains(&section.summary.id);
        }
        let first = sections.first().ok_or(AppError::NotFound)?;
        Ok(Event {
            slug: slug.to_owned(),
            name: first.section.event_name.clone(),
            sections,
        })
    })
}
