//! The entries of a tournament as whoever reports them sees them, for a program with a token. Each reading is a row of the
//! trail: it takes persons out of the house.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, access::Action, deed::EntriesRead,
        privacy::Reader, tournament::entrant::Entrant,
    },
    event::{Birth, Bye, NameShown, NationalId, Publication, Sex, TokenScope},
};

use super::token;

/// An entry with its states and the person up to the class of those who report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRead {
    /// The participant, with the whole name.
    pub entrant: Entrant,
    /// Number in the federation's register.
    pub national_id: Option<NationalId>,
    /// Sex; `None` where it is not known.
    pub sex: Option<Sex>,
    /// Birth: the day where it may be reported, else the year.
    pub birth: Option<Birth>,
    /// Whether present.
    pub checked_in: bool,
    /// First round in which they are paired.
    pub first_round: i32,
    /// Last round before they withdrew.
    pub withdrawn_after: Option<i32>,
    /// Byes: round and kind.
    pub byes: Vec<(i32, Bye)>,
    /// How much of the name is shown.
    pub name_shown: NameShown,
    /// Where they are named.
    pub publication: Publication,
}

/// How many entries there are, and at most `most` of them behind the first `after`, in the order of their numbers. The
/// reading is written down.
///
/// # Errors
/// Not found: no such tournament. [`AppError::SignInNeeded`], [`AppError::Forbidden`]: the token opens nothing of this
/// tournament, or something else.
pub fn entries(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    secret: &str,
    (after, most): (usize, usize),
) -> Result<Done<(usize, Vec<EntryRead>)>, AppError> {
    let id = ctx.tournament_id(slug)?;
    // Asked before the write: who guesses waits for nobody and leaves nothing.
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        token::opened(conn, &loaded, secret, TokenScope::Entries)
    })?;
    ctx.write(actor, Action::ReadByToken(id), None, |conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let token = token::opened(conn, &loaded, secret, TokenScope::Entries)?;
        let reader = Reader::of_report();
        let total = loaded.entries.len();
        let rows = loaded.entries.iter().skip(after).take(most);
        let read = rows.map(|row| EntryRead {
            entrant: Entrant::from(row),
            national_id: row.person.national_id.clone(),
            sex: row.person.sex,
            birth: reader.birth(row),
            checked_in: row.checked_in,
            first_round: row.first_round,
            withdrawn_after: row.withdrawn_after,
            byes: loaded
                .byes
                .iter()
                .filter(|bye| bye.entry_id == row.id)
                .map(|bye| (bye.round, bye.kind))
                .collect(),
            name_shown: row.name_shown,
            publication: row.publication,
        });
        let read: Vec<EntryRead> = read.collect();
        Ok(Audited {
            deed: Deed::EntriesRead(EntriesRead {
                token: token.id,
                name: token.name,
                entries: read.len(),
            }),
            value: (total, read),
        })
    })
}
