//! A list looked at: nothing is written.

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

/// A list looked at.
#[derive(Debug)]
pub struct Look {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// The list.
    pub judged: Judged,
    /// The list as a form sends it back: the three fields of [`Source::Shown`].
    pub carried: Source,
}

/// What the headings of this arbiter's lists mean.
pub(super) fn meanings(conn: &mut Conn, actor: &Actor) -> Result<Meanings, AppError> {
    let mut meanings = Meanings::default();
    let Some(user) = &actor.user else {
        return Ok(meanings);
    };
    for (heading, meaning) in rows::list_headings::of_user(conn, user.id)? {
        let column = PlayerColumn::from_code(&meaning);
        // What a newer version wrote says nothing here.
        if column.is_some() || meaning.is_empty() {
            meanings.note(&heading, column);
        }
    }
    Ok(meanings)
}

/// Looks at a list for this tournament.
///
/// # Errors
/// [`Refusal::NotASheet`]; no such tournament; not an arbiter of it.
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
    // Reading a file takes long, and a rating list lies elsewhere: not inside the transaction.
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
