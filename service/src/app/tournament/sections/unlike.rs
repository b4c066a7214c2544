//! Data that the sections of an event should have in common: dates, place, names of the arbiters, and deputies. Each section
//! stores them itself; if one differs, the data of another section can be copied into it.

use crate::{
    app::{
        Actor, AppError, Context, Done, EventRefusal, Refusal,
        access::{self, Action},
        tournament::{
            confirmation::Confirmation, deputies, settings, settings_input::SettingsInput,
        },
    },
    event::ArbiterRole,
    store::{Conn, rows, rows::tournaments::TournamentRow},
};

/// A field that differs between two sections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differing {
    /// Name of the field of the settings.
    pub field: &'static str,
    /// Value in this section.
    pub here: String,
    /// Value in the other section.
    pub there: String,
}

/// Another section that differs from this one in common data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unlike {
    /// Address part of its tournament.
    pub slug: String,
    /// Label of the section.
    pub label: String,
    /// Whether the reader is its chief arbiter, too, and may change it.
    pub may_change: bool,
    /// The fields that differ.
    pub fields: Vec<Differing>,
    /// Names, as shown, of deputies of this section who have no role and no invitation there.
    pub staff: Vec<String>,
}

/// A field: its name, and access to its text.
type Field = (&'static str, fn(&mut SettingsInput) -> &mut String);

const COMMON: [Field; 8] = [
    ("start", |input| &mut input.start),
    ("end", |input| &mut input.end),
    ("venue", |input| &mut input.venue),
    ("town", |input| &mut input.town),
    ("province", |input| &mut input.province),
    ("federation", |input| &mut input.federation),
    ("chief_arbiter", |input| &mut input.chief_arbiter),
    ("deputy_arbiters", |input| &mut input.deputy_arbiters),
];

/// The sections of the same event that differ from this one; empty for a tournament on its own.
///
/// # Errors
/// No such tournament; the actor is not the chief arbiter.
pub fn unlike(ctx: &Context, actor: &Actor, slug: &str) -> Result<Vec<Unlike>, AppError> {
    ctx.read(|conn| {
        let here = rows::tournaments::by_slug(conn, slug)?;
        access::require(conn, actor, Action::DirectTournament(here.id))?;
        let Some(section) = &here.marks.section else {
            return Ok(Vec::new());
        };
        let mut unlike = Vec::new();
        for other in rows::sections::of_event(conn, &section.event)? {
            if other.tournament_id == here.id {
                continue;
            }
            let there = rows::tournaments::by_id(conn, other.tournament_id)?;
            let staff = lacking(ctx, conn, &here, &there)?;
            let fields = differing(&here, &there);
            if !fields.is_empty() || !staff.is_empty() {
                unlike.push(Unlike {
                    may_change: access::may(conn, actor, Action::DirectTournament(there.id))?,
                    slug: there.slug,
                    label: other.label,
                    fields,
                    staff: staff.into_iter().map(|(_, shown)| shown).collect(),
                });
            }
        }
        Ok(unlike)
    })
}

fn differing(here: &TournamentRow, there: &TournamentRow) -> Vec<Differing> {
    let (mut ours, mut theirs) = (SettingsInput::of(here), SettingsInput::of(there));
    let both = COMMON.iter().map(|(field, of)| Differing {
        field,
        here: of(&mut ours).clone(),
        there: of(&mut theirs).clone(),
    });
    both.filter(|one| one.here != one.there).collect()
}

/// Deputies of the first tournament who have no role and no invitation in the second: log-in name, and name as shown.
fn lacking(
    ctx: &Context,
    conn: &mut Conn,
    here: &TournamentRow,
    there: &TournamentRow,
) -> Result<Vec<(String, String)>, AppError> {
    let asked = deputies::open(ctx, conn, there.id)?;
    let mut lacking = Vec::new();
    for (user, shown, role) in rows::arbiters::of_tournament(conn, here.id)? {
        if role == ArbiterRole::Deputy && rows::arbiters::role(conn, there.id, user)?.is_none() {
            let name = rows::users::by_id(conn, user)?.name;
            if !asked.contains(&name) {
                lacking.push((name, shown));
            }
        }
    }
    Ok(lacking)
}

/// Copies dates, place and names of the arbiters from tournament `from` into these sections of its event, one after the other,
/// and invites its deputies there. Sections that do not differ are left alone.
///
/// # Errors
/// [`EventRefusal::OtherEvent`]; the actor is not the chief arbiter of both sections; the settings of a section refuse the
/// change. The sections before it are then already changed.
pub fn take_over(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    from: &str,
    to: &[&str],
) -> Result<(), AppError> {
    let from = ctx.tournament_id(from)?;
    ctx.read(|conn| access::require(conn, actor, Action::DirectTournament(from)))?;
    for to in to {
        let key = key.map(|key| format!("{key}-{to}"));
        take_over_into(ctx, actor, key.as_deref(), from, to)?;
    }
    Ok(())
}

fn take_over_into(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    from: i32,
    to: &str,
) -> Result<(), AppError> {
    let (ours, theirs, version, staff) = ctx.read(|conn| {
        let here = rows::tournaments::by_id(conn, from)?;
        let there = rows::tournaments::by_slug(conn, to)?;
        access::require(conn, actor, Action::DirectTournament(there.id))?;
        let event = |row: &TournamentRow| row.marks.section.as_ref().map(|own| own.event.clone());
        if here.id == there.id || event(&here).is_none() || event(&here) != event(&there) {
            return Err(Refusal::Event(EventRefusal::OtherEvent).into());
        }
        let staff = lacking(ctx, conn, &here, &there)?;
        let (ours, theirs) = (SettingsInput::of(&here), SettingsInput::of(&there));
        Ok((ours, theirs, there.version, staff))
    })?;
    let (mut ours, mut after) = (ours, theirs.clone());
    for (_, of) in COMMON {
        of(&mut after).clone_from(of(&mut ours));
    }
    if after != theirs {
        let unasked = Confirmation::default();
        let _: Done<()> = settings::update(ctx, actor, key, to, version, &after, &unasked)?;
    }
    for (name, _) in staff {
        // Each invitation needs its own key, which tells a repeated request from a new one.
        let key = key.map(|key| format!("{key}-{name}"));
        let _: Done<()> = deputies::invite(ctx, actor, key.as_deref(), to, &name)?;
    }
    Ok(())
}
