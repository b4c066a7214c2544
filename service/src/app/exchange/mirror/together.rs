//! Has the other sections of an event follow through the link of one of them.

use crate::{
    app::{
        Actor, AppError, Checks, Context, Done, FieldError, Refusal, tournament::webhooks::Reach,
    },
    store::{
        Conn,
        rows::{mirrors, sections, tournaments},
    },
};

use super::keep;

/// The reason why a section does not follow.
#[derive(Clone, Debug)]
pub enum Why {
    /// The link does not fit: another site follows the section already.
    Fields(Vec<FieldError>),
    /// Somebody else is the chief arbiter.
    NotDirected,
    /// The tournament refuses writes: it is a copy itself, or goes on elsewhere.
    Refused(Refusal),
}

/// A section that does not follow with the others.
#[derive(Clone, Debug)]
pub struct Passed {
    /// Label of the section.
    pub label: String,
    /// Why it does not follow.
    pub why: Why,
}

/// The outcome for the other sections.
#[derive(Clone, Debug, Default)]
pub struct Together {
    /// How many sections follow from now on.
    pub begun: usize,
    /// The sections that do not follow, in the order of the event.
    pub passed: Vec<Passed>,
}

/// Another section of the event.
struct Other {
    slug: String,
    label: String,
    /// The site that follows it; `None` if none does.
    site: Option<String>,
}

/// The other sections of a tournament's event, in the order of the event.
fn others(conn: &mut Conn, id: i32) -> Result<Vec<Other>, AppError> {
    let Some(section) = sections::of_tournament(conn, id)? else {
        return Ok(Vec::new());
    };
    let mut others = Vec::new();
    for row in sections::of_event(conn, &section.event)? {
        let other = row.tournament_id;
        if other != id {
            others.push(Other {
                slug: tournaments::heading(conn, other)?.slug,
                label: row.label,
                site: mirrors::of_tournament(conn, other)?.map(|mirror| mirror.site),
            });
        }
    }
    Ok(others)
}

/// Has a site follow the other sections of the tournament's event too, except those that it follows already. A section
/// that cannot follow does not stop the others.
///
/// # Errors
/// No such tournament; storage failures.
pub fn begin(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (link, reach): (&str, Reach),
) -> Result<Together, AppError> {
    let id = ctx.tournament_id(slug)?;
    let (site, _) = keep::check(&mut Checks::default(), link, reach);
    let mut together = Together::default();
    for other in ctx.read(|conn| others(conn, id))? {
        if other.site.as_ref() == Some(&site) {
            continue;
        }
        let key = key.map(|key| format!("{key}-{}", other.slug));
        let why = match keep::begin(ctx, actor, key.as_deref(), &other.slug, (link, reach)) {
            Ok(Done::Fresh(())) => {
                together.begun += 1;
                continue;
            }
            Ok(Done::Repeated(_)) => continue,
            Err(AppError::Fields(errors)) => Why::Fields(errors),
            Err(AppError::Forbidden) => Why::NotDirected,
            Err(AppError::Refused(refusal)) => Why::Refused(refusal),
            Err(error) => return Err(error),
        };
        let label = other.label;
        together.passed.push(Passed { label, why });
    }
    Ok(together)
}
