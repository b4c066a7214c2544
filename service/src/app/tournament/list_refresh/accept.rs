//! What a list says of entries, taken over.

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

/// What the arbiter accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// Every line against which nothing speaks, as the page with this digest showed them.
    All(String),
    /// These entries, with the row versions that the page showed.
    These(Vec<(i32, i32)>),
}

/// Takes over what a list says of entries: rating, and of FIDE's list title and federation. One act; how many entries
/// it changed is returned. Until round 1 is published the numbers follow, where they are those of the initial ranking; later
/// they stay, and so do pairings and results (C.04.2 art. 2.3 lets the arbiter number anew).
///
/// # Errors
/// [`Refusal::NobodyChosen`]; [`EventRefusal::RatingsMixed`] unless the sender says that ratings of two owners are to stand
/// beside each other; the entries or the list changed meanwhile; no such list, or one without ratings of this kind of chess;
/// not an arbiter of this tournament.
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

/// Takes over what a deed of before says, whose list need not be here.
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
            // A list without a rating for somebody leaves none, and names none.
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
