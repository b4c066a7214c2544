//! Showing a list before it is imported; nothing is stored.

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        access::{self, Action, TournamentRole},
        tournament::summary::Summary,
    },
    formats::csv::{Meanings, PlayerColumn},
    store::{Conn, rows},
};

use super::{
    choices::Choices,
    judge::{Judged, judge, read},
    rated::Rated,
    source::Source,
};

/// A list that is shown before it is imported.
#[derive(Debug)]
pub struct Look {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The checked list.
    pub judged: Judged,
    /// The list as the form sends it back: the three fields of [`Source::Shown`].
    pub carried: Source,
}

/// The meanings of headings that this arbiter chose before.
pub(super) fn meanings(conn: &mut Conn, actor: &Actor) -> Result<Meanings, AppError> {
    let mut meanings = Meanings::default();
    let Some(user) = &actor.user else {
        return Ok(meanings);
    };
    for (heading, meaning) in rows::list_headings::of_user(conn, user.id)? {
        let column = PlayerColumn::from_code(&meaning);
        // A meaning that a newer version stored is unknown here.
        if column.is_some() || meaning.is_empty() {
            meanings.note(&heading, column);
        }
    }
    Ok(meanings)
}

/// Checks a list for this tournament, without importing it.
///
/// # Errors
/// [`Refusal::NotASheet`]; no such tournament; the actor is not an arbiter of it.
pub fn look(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    source: &Source,
    choices: &Choices,
) -> Result<Look, AppError> {
    let id = ctx.tournament_id(slug)?;
    let (meanings, of) = ctx.read(|conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let loaded = ctx.tournament(conn, slug)?;
        let of = Summary::of(&loaded)?;
        Ok((meanings(conn, actor)?, (of.kind, of.start)))
    })?;
    // Reading a file takes long, and a rating list is in another database: both are done outside the transaction.
    let sheet = source.sheet().map_err(Refusal::NotASheet)?;
    let read = read(&sheet, &meanings, choices);
    let rated = Rated::look(ctx, actor, of, &read)?;
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let merged: Vec<String> = sheet.merged.iter().map(ToString::to_string).collect();
        Ok(Look {
            judged: judge(conn, &loaded, read, &rated, choices)?,
            carried: Source::Shown {
                text: source.text(&sheet),
                origin: sheet.origin.code(),
                merged: merged.join(" "),
            },
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
        })
    })
}
