//! Erasing the player of a request, by its link or by the club that sent it.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::EntryErased,
        tournament::{
            Loaded,
            erasure::{self, Phase, forget_request, nobody, silence},
        },
    },
    event::PersonName,
    store::{
        Conn,
        rows::{
            entries::{self, EntryRow},
            entry_requests::RequestRow,
            tournaments,
        },
    },
};

use super::by_link::{self, Holder};

fn entry_of(conn: &mut Conn, row: &RequestRow) -> Result<Option<EntryRow>, AppError> {
    match row.entry_id {
        Some(entry) => Ok(Some(entries::by_id(conn, row.tournament_id, entry)?)),
        None => Ok(None),
    }
}

/// What erasing the player of a request would do now.
///
/// # Errors
/// No such tournament, or no such link.
pub fn phase(ctx: &Context, slug: &str, holder: Holder<'_>) -> Result<Phase, AppError> {
    ctx.read(|conn| {
        let tournament = tournaments::by_slug(conn, slug)?;
        let row = by_link::row(conn, tournament.id, holder)?;
        let loaded = Loaded::load(conn, tournament)?;
        let entry = entry_of(conn, &row)?;
        erasure::phase(conn, &loaded, entry.as_ref(), &row.person.name)
    })
}

/// Erases the player of a request, or takes the first step of it. The holder is asked twice. Returns whether nobody can tell any
/// longer who the player was.
///
/// # Errors
/// No such link; [`Refusal::AskedTwice`] until the holder is `sure`; [`Refusal::RequestDecided`] if it was already asked for.
pub fn erase(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    holder: Holder<'_>,
    sure: bool,
) -> Result<Done<bool>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::SendRequest(id), key, |conn| {
        let row = by_link::row(conn, id, holder)?;
        let loaded = Loaded::by_id(conn, id)?;
        let entry = entry_of(conn, &row)?;
        match erasure::phase(conn, &loaded, entry.as_ref(), &row.person.name)? {
            Phase::Asked(_) | Phase::Erased => return Err(Refusal::RequestDecided.into()),
            Phase::Free | Phase::Running | Phase::Closed if !sure => {
                return Err(Refusal::AskedTwice.into());
            }
            Phase::Free | Phase::Running | Phase::Closed => {}
        }
        let is_free = entry.is_none() || loaded.rounds.is_empty();
        let mut erased = match &entry {
            Some(entry) => erasure::erase(conn, actor, &loaded, entry, is_free, now)?,
            None => {
                let name = PersonName::withheld(usize::try_from(row.id).unwrap_or_default());
                let person = nobody(name, &row.person);
                silence(conn, &row, now)?;
                forget_request(conn, &row, &person)?;
                EntryErased {
                    done: true,
                    ..EntryErased::default()
                }
            }
        };
        erased.link = Some(row.id);
        Ok(Audited {
            value: erased.done,
            deed: Deed::EntryErased(erased),
        })
    })
}
