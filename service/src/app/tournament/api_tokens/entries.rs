//! The entries of a tournament for a program with a token, with the data that a rating report contains. Each reading is a row of
//! the audit trail, because personal data leave the server.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, access::Action, deed::EntriesRead,
        privacy::Reader, tournament::entrant::Entrant,
    },
    event::{Birth, Bye, NameShown, NationalId, Publication, Sex, TokenScope},
};

use super::token;

/// An entry, with the person's data up to the class of those who report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRead {
    /// The participant, with the whole name.
    pub entrant: Entrant,
    /// Number in the federation's register.
    pub national_id: Option<NationalId>,
    /// Sex; `None` if not known.
    pub sex: Option<Sex>,
    /// Birth: the date if it may be reported, otherwise the year.
    pub birth: Option<Birth>,
    /// Whether the participant is marked as present.
    pub checked_in: bool,
    /// First round in which the participant is paired.
    pub first_round: i32,
    /// Last round before the withdrawal; `None` without one.
    pub withdrawn_after: Option<i32>,
    /// Byes, each with its round and kind.
    pub byes: Vec<(i32, Bye)>,
    /// How much of the name is shown.
    pub name_shown: NameShown,
    /// Where the participant is named.
    pub publication: Publication,
}

/// Returns the number of entries, and at most `most` of them after the first `after`, in the order of their numbers. The reading
/// is recorded in the audit trail.
///
/// # Errors
/// Not found: no such tournament. [`AppError::SignInNeeded`]: no valid token of this tournament. [`AppError::Forbidden`]: the
/// token is for something else.
pub fn entries(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    secret: &str,
    (after, most): (usize, usize),
) -> Result<Done<(usize, Vec<EntryRead>)>, AppError> {
    let id = ctx.tournament_id(slug)?;
    // Checked before the write, so that a guessed token neither takes the lock nor leaves a row.
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
