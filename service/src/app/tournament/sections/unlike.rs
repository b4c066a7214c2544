//! What the sections of an event have in common: dates, place, the names of the arbiters, and who works at the desk. Each
//! section keeps it as its own; where one says something else, what another says is taken over into it.

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

/// A field that sections have in common, as one of them says it and as another does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differing {
    /// Name of the field of the settings.
    pub field: &'static str,
    /// As this section says it.
    pub here: String,
    /// As the other one does.
    pub there: String,
}

/// Another section that is not as this one in what an event has in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unlike {
    /// Address part of its tournament.
    pub slug: String,
    pub label: String,
    /// Whether the reader directs it too, and may change it.
    pub may_change: bool,
    /// What it says otherwise.
    pub fields: Vec<Differing>,
    /// Names, as shown, of deputies of this section who have no role there and were not asked yet.
    pub staff: Vec<String>,
}

/// The fields, read and written.
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

/// The sections of the same event that are not as this one; none for a tournament that stands alone.
///
/// # Errors
/// Not the chief arbiter.
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

/// Deputies of the one who have no role in the other and were not asked: log-in name, and name as shown.
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

/// Takes dates, place and the names of the arbiters, as the tournament `from` says them, over into these sections of its
/// event, one after the other, and asks its deputies to work there too. Where nothing differs nothing is written.
///
/// # Errors
/// [`EventRefusal::OtherEvent`]; not the chief arbiter of both; what the settings of another section refuse. The sections
/// before it are changed then.
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
        // Of each its own key: the key of the settings says that it was sent twice, not who was asked.
        let key = key.map(|key| format!("{key}-{name}"));
        let _: Done<()> = deputies::invite(ctx, actor, key.as_deref(), to, &name)?;
    }
    Ok(())
}
