//! The page of a tournament's integrity.

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

/// An event with whether it can be undone.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The event.
    pub line: IntegrityLine,
    /// Whether it can be undone.
    pub undoable: Undoable,
}

/// The page of a tournament's integrity.
#[derive(Clone, Debug)]
pub struct IntegrityView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// That FIDE mode was left.
    pub left: Option<Left>,
    /// What was done, oldest first.
    pub lines: Vec<Shown>,
}

/// What touched the integrity of a tournament, for its arbiters.
///
/// # Errors
/// Not an arbiter of this tournament.
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
