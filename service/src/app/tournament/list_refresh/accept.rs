//! Taking over data of a rating list into entries.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, EventRefusal, Refusal,
        access::{self, Action},
        deed::{EntriesRefreshed, EntryRefreshed},
        rating_lists::{self, ListRefusal},
    },
    event::Person,
    store::{Conn, rows},
};

use super::{
    super::{
        Loaded, entry_correction::keeps_numbers, entry_values::EntryValues,
        numbering::number_by_ranking,
    },
    compare::{has_kind, is_mixed, listed},
    lines::Lines,
};

/// The arbiter's choice of entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// All lines without doubts, as the page with this digest showed them.
    All(String),
    /// These entries, with the row versions that the page showed.
    These(Vec<(i32, i32)>),
}

/// Takes over the data of a list into entries: ratings, and from FIDE's list also titles and federations. It is one act, and
/// returns the number of entries that changed. Until round 1 is published, numbers that follow the initial ranking are given
/// anew. Later numbers, pairings and results stay (C.04.2 art. 2.3 lets the arbiter renumber).
///
/// # Errors
/// [`Refusal::NobodyChosen`]; [`EventRefusal::RatingsMixed`] unless `may_mix` allows ratings from lists of two owners; stale if
/// the entries or the list changed meanwhile; no such list, or one without ratings of this kind of chess; the actor is not an
/// arbiter of this tournament.
pub fn accept(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    list: i32,
    chosen: &Chosen,
    may_mix: bool,
) -> Result<Done<usize>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let entries = ctx.read(|conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        Ok(rows::entries::of_tournament(conn, id)?)
    })?;
    let lists = rating_lists::lists(ctx, actor)?;
    let list = lists.into_iter().find(|known| known.id == list);
    let list = list.ok_or(ListRefusal::NoList)?;
    let players = listed(ctx, &list, &entries)?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let kind = loaded.tournament.kind;
        if !has_kind(&list, kind) {
            return Err(ListRefusal::NoList.into());
        }
        let found = Lines::new(&loaded.entries, &players, kind, list.is_fide());
        let mixed = is_mixed(conn, id, &list, &loaded.entries)?;
        if mixed && !may_mix {
            return Err(Refusal::Event(EventRefusal::RatingsMixed {
                source: list.source,
            })
            .into());
        }
        if let Chosen::All(digest) = chosen
            && *digest != found.digest()
        {
            return Err(AppError::Stale);
        }
        let is_chosen = |entry: i32, sure: bool| match chosen {
            Chosen::All(_) => sure,
            Chosen::These(rows) => rows.iter().any(|(row, _)| *row == entry),
        };
        let refreshed: Vec<EntryRefreshed> = found
            .differing
            .into_iter()
            .filter(|line| is_chosen(line.entrant.entry, line.doubts.is_empty()))
            .map(|line| EntryRefreshed {
                entry: line.entrant.entry,
                version: line.version,
                name: line.entrant.name().to_string(),
                before: line.before,
                after: line.after,
            })
            .collect();
        if let Chosen::These(rows) = chosen {
            let as_seen = |(entry, version): &(i32, i32)| {
                let line = refreshed.iter().find(|line| line.entry == *entry);
                line.is_some_and(|line| line.version == *version)
            };
            if !rows.iter().all(as_seen) {
                return Err(AppError::Stale);
            }
        }
        if refreshed.is_empty() {
            return Err(Refusal::NobodyChosen.into());
        }
        let deed = EntriesRefreshed {
            list: list.id,
            source: list.source,
            kind: list.kind.code().to_owned(),
            valid_from: Some(list.valid_from),
            mixed,
            entries: refreshed,
        };
        store(conn, &loaded, deed)
    })
}

/// Takes over the data in a deed that is replayed; its list need not be on this server.
///
/// # Errors
/// As [`accept`].
pub(in crate::app) fn accept_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    deed: &EntriesRefreshed,
) -> Result<Done<usize>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        store(conn, &loaded, deed.clone())
    })
}

fn store(
    conn: &mut Conn,
    loaded: &Loaded,
    deed: EntriesRefreshed,
) -> Result<Audited<usize>, AppError> {
    let id = loaded.tournament.id;
    let renumber = !keeps_numbers(loaded)?;
    let origin = deed.origin();
    for one in &deed.entries {
        let row = rows::entries::by_id(conn, id, one.entry)?;
        if row.version != one.version {
            return Err(AppError::Stale);
        }
        let (rating, title, federation) = one.after.values()?;
        let person = Person {
            title,
            federation,
            ..row.person
        };
        let values = EntryValues {
            player_id: row.player_id,
            club_name: row.club_name,
            // If the list has no rating for a player, the entry has none either, and names no list.
            rating_list: rating.and(origin.clone()),
            ..EntryValues::new(person, rating)
        };
        rows::entries::set_values(conn, one.entry, &values.values(&values.key(), row.club_id))?;
    }
    if renumber {
        let refreshed = Loaded::by_id(conn, id)?;
        number_by_ranking(conn, &refreshed)?;
    }
    Ok(Audited {
        value: deed.entries.len(),
        deed: Deed::EntriesRefreshed(deed),
    })
}
