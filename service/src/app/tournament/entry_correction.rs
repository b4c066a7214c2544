//! Correcting the data of an entry: a misspelt name, a wrong rating, a wrong FIDE number.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::EntryCorrected,
        privacy,
        readings::{Reading, Whose},
    },
    event::{FieldClass, PersonalOutput},
    store::{
        Conn,
        rows::{self, entries::EntryRow},
    },
};

use super::{
    Loaded,
    entry_values::{EntryInput, EntryValues, parse},
    numbering::{follow_ranking, number_by_ranking},
    summary::Summary,
};

/// The form that corrects an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correctable {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The present data.
    pub input: EntryInput,
    /// Row version.
    pub version: i32,
    /// Pairing number, if no correction can change it; otherwise `None`.
    pub number: Option<i32>,
}

/// The data of an entry as a deed keeps them: only the year of birth.
pub(super) fn public_input(row: &rows::entries::EntryRow) -> EntryInput {
    EntryInput::of(row, FieldClass::EVERYBODY)
}

/// Reads an entry for the form that corrects it.
///
/// # Errors
/// No such tournament or entry; the actor is not an arbiter of the tournament.
pub fn for_correction(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<Correctable, AppError> {
    let (form, reading) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let row = rows::entries::by_id(conn, id, entry)?;
        let reader = privacy::Reader::of(conn, actor, id)?;
        let keeps = keeps_numbers(&loaded)?;
        let form = Correctable {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            input: EntryInput::of(&row, reader.class(&row)),
            version: row.version,
            number: row.tpn.filter(|_| keeps),
        };
        let reading = Reading {
            output: PersonalOutput::Entry,
            whose: Whose::Entry(id, entry),
            persons: reader.gets_more_of([&row]),
        };
        Ok((form, reading))
    })?;
    ctx.gives(actor, reading)?;
    Ok(form)
}

/// Whether numbers stay in spite of corrections: once round 1 is published, or if they do not follow the initial ranking, as
/// those of a report may not.
///
/// # Errors
/// A seed of lots that this version does not understand.
pub(super) fn keeps_numbers(loaded: &Loaded) -> Result<bool, AppError> {
    Ok(loaded.published() > 0 || !follow_ranking(loaded)?)
}

/// Corrects an entry. Before round 1 is published, numbers that follow the initial ranking are given anew. Later a number stays
/// (C.04.2 art. 2.3 lets the arbiter decide otherwise), as do pairings and results. The registry does not change.
///
/// # Errors
/// Fields to be corrected; another participant has this FIDE number; stale if the entry changed meanwhile; the actor is not an
/// arbiter of this tournament.
pub fn correct(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    version: i32,
    input: &EntryInput,
) -> Result<Done<()>, AppError> {
    let mut values = parse(input)?;
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let row = rows::entries::by_id(conn, id, entry)?;
        if row.version != version {
            return Err(AppError::Stale);
        }
        let loaded = Loaded::by_id(conn, id)?;
        let same = with_fide_id(&loaded, entry, &values);
        if let Some(other) = same {
            let mut checks = Checks::default();
            checks.refuse(
                "fide_id",
                Problem::Because {
                    key: "problem-fide-id-taken",
                    value: other.person.name.to_string(),
                },
            );
            checks.finish()?;
        }
        let sender = privacy::Reader::of(conn, actor, id)?.class(&row);
        let birth = &mut values.person.birth;
        *birth = privacy::kept_birth(row.person.birth, *birth, sender);
        if values.rating == row.rating && values.rating_list.is_none() {
            values.rating_list.clone_from(&row.rating_list);
        }
        replace(conn, &loaded, &row, &values)?;
        let after = rows::entries::by_id(conn, id, entry)?;
        Ok(Audited {
            value: (),
            deed: Deed::EntryCorrected(Box::new(EntryCorrected {
                entry,
                version,
                before: public_input(&row),
                after: public_input(&after),
            })),
        })
    })
}

/// Another participant with the same FIDE number.
pub(super) fn with_fide_id<'a>(
    loaded: &'a Loaded,
    entry: i32,
    values: &EntryValues,
) -> Option<&'a EntryRow> {
    loaded.entries.iter().find(|other| {
        let number = &other.person.fide_id;
        other.id != entry && number.is_some() && *number == values.person.fide_id
    })
}

/// Replaces the data of an entry. Numbers that still follow the initial ranking are given anew. The link to the club is kept if
/// the club's name stays the same.
pub(super) fn replace(
    conn: &mut Conn,
    loaded: &Loaded,
    row: &EntryRow,
    values: &EntryValues,
) -> Result<(), AppError> {
    let club = row.club_id.filter(|_| row.club_name == values.club_name);
    rows::entries::set_values(conn, row.id, &values.values(&values.key(), club))?;
    if !keeps_numbers(loaded)? {
        let corrected = Loaded::by_id(conn, loaded.tournament.id)?;
        number_by_ranking(conn, &corrected)?;
    }
    Ok(())
}
