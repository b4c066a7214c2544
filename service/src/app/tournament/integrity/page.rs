//! The page about the integrity of a tournament.

use crate::app::{
    Actor, AppError, Context,
    access::{self, Action, TournamentRole},
};

use super::{
    super::{
        fide_mode::{self, Left},
        summary::Summary,
    },
    acts::acts,
    line::IntegrityLine,
    stands::undoable,
    undoable::Undoable,
};

/// An event, and whether it can be undone.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The event.
    pub line: IntegrityLine,
    /// Whether it can be undone.
    pub undoable: Undoable,
}

/// The page about the integrity of a tournament.
#[derive(Clone, Debug)]
pub struct IntegrityView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// When and why FIDE mode was left; `None` while the tournament is in it.
    pub left: Option<Left>,
    /// The events, oldest first.
    pub lines: Vec<Shown>,
}

/// Reads the page, for the tournament's arbiters.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn view(ctx: &Context, actor: &Actor, slug: &str) -> Result<IntegrityView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let mut lines = Vec::new();
        for act in acts(conn, &loaded)? {
            let undoable = undoable(conn, &loaded, &act)?;
            let line = act.line;
            lines.push(Shown { line, undoable });
        }
        Ok(IntegrityView {
            role: access::role(conn, actor, id)?,
            summary: Summary::of(&loaded)?,
            left: fide_mode::left(&loaded.tournament),
            lines,
        })
    })
}
