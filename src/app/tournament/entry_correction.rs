//! Correcting what an entry says about its player: a misspelled name, a wrong rating, a wrong FIDE number.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Done, Problem,
        access::{self, Action, TournamentRole},
    },
    store::{Scope, rows},
};

use super::{
    Loaded,
    entry_values::{EntryInput, parse},
    summary::Summary,
};

/// An entry in the form that corrects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correctable {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// What the entry says now.
    pub input: EntryInput,
    /// Row version.
    pub version: i32,
    /// Pairing number, once numbers are given.
    pub number: Option<i32>,
}

fn input_of(row: &rows::entries::EntryRow) -> EntryInput {
    let number = |value: Option<i32>| value.map(|v| v.to_string()).unwrap_or_default();
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    EntryInput {
        last_name: row.last_name.clone(),
        first_name: row.first_name.clone(),
        sex: text(&row.sex),
        birth: row
            .birth_date
            .map_or_else(|| number(row.birth_year), |date| date.to_string()),
        federation: row.federation.clone(),
        fide_id: text(&row.fide_id),
        national_id: text(&row.national_id),
        title: text(&row.title),
        rating: number(row.rating),
        club: row.club_name.clone(),
    }
}

/// `Neri Ugo, 1650, ITA, 812345, Cavallo in f3`: what the audit trail keeps of an entry.
fn described(input: &EntryInput) -> String {
    let name = format!("{} {}", input.last_name, input.first_name);
    [
        name.trim_end(),
        &input.title,
        &input.rating,
        &input.federation,
        &input.fide_id,
        &input.national_id,
        &input.birth,
        &input.sex,
        &input.club,
    ]
    .into_iter()
    .filter(|part| !part.is_empty())
    .collect::<Vec<_>>()
    .join(", ")
}

/// An entry to be corrected.
///
/// # Errors
/// No such tournament or entry; not an arbiter of the tournament.
pub fn for_correction(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<Correctable, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let row = rows::entries::by_id(conn, id, entry)?;
        Ok(Correctable {
            summary: Summary::of(&loaded),
            role: access::role(conn, actor, id)?,
            input: input_of(&row),
            version: row.version,
            number: row.tpn,
        })
    })
}

/// Corrects an entry. A pairing number that is given stays (C.04.2 art. 2.3 lets the arbiter decide otherwise), and
/// so do pairings and results; the registry is left alone.
///
/// # Errors
/// Fields to be corrected; somebody else of the tournament has this FIDE number; changed meanwhile; not an arbiter
/// of this tournament.
pub fn correct(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    version: i32,
    input: &EntryInput,
) -> Result<Done<()>, AppError> {
    let values = parse(input)?;
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let row = rows::entries::by_id(conn, id, entry)?;
        if row.version != version {
            return Err(AppError::Stale);
        }
        let loaded = Loaded::by_id(conn, id)?;
        let same = loaded.entries.iter().find(|other| {
            other.id != entry && other.fide_id.is_some() && other.fide_id == values.fide_id
        });
        if let Some(other) = same {
            let value = format!("{} {}", other.last_name, other.first_name);
            let mut checks = Checks::default();
            checks.refuse(
                "fide_id",
                Problem::Because {
                    key: "problem-fide-id-taken",
                    value: value.trim_end().to_owned(),
                },
            );
            checks.finish()?;
        }
        rows::entries::set_person(conn, entry, &values.person(&values.key(), &row))?;
        let after = rows::entries::by_id(conn, id, entry)?;
        Ok(Audited {
            value: (),
            action: "entry.correct",
            subject: format!("entry:{entry}"),
            before: described(&input_of(&row)),
            after: described(&input_of(&after)),
        })
    })
}
