//! A game that is annulled, and the new one that is played in its place (2023: 7.2.1, 7.3; 1952: 9.1, 9.4, 9.5).
//!
//! The moves of the annulled game stay in the record, like all moves that were taken back. The incident that annulled
//! it is kept with the new game.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::GameAnnulled,
        tournament::Loaded,
    },
    rules::verdict::Remedy,
    store::rows,
};

use super::{
    LoadedGame,
    decision::Outcome,
    record::open_pairing,
    view::{GameView, IncidentLine, incident_line},
};

/// The code of [`Board::NewGame`](crate::rules::trees::Board::NewGame) in stored decisions.
pub(in crate::app::game) const NEW_GAME: &str = "new-game";

/// Whether an incident annuls the game, or lets the arbiter annul it because nothing can be restored.
fn annuls(line: &IncidentLine) -> bool {
    let decision = line.detail.as_ref().and_then(|detail| detail.decision());
    line.stands()
        && match decision.map(|decision| &decision.outcome) {
            Some(Outcome::Ruled { board, .. }) => board.as_deref() == Some(NEW_GAME),
            Some(Outcome::TimeAdded { remedy, .. } | Outcome::RemedyOnly { remedy }) => {
                remedy == Remedy::RestoreOrAnnul.code()
            }
            _ => false,
        }
}

/// The newest incident that annuls the recorded game, whose moves still stand.
pub(super) fn ground(
    incidents: &[IncidentLine],
    begun: Option<chrono::NaiveDateTime>,
) -> Option<&IncidentLine> {
    let begun = begun?;
    incidents
        .iter()
        .rev()
        .find(|line| annuls(line) && begun <= line.at)
}

impl GameView {
    /// The incident that annuls the recorded game, while its moves still stand.
    #[must_use]
    pub fn annulled_by(&self) -> Option<&IncidentLine> {
        ground(&self.incidents, self.moves.first().map(|first| first.at))
    }
}

/// Takes back all moves of an annulled game, so that a new game begins. They stay in the record.
///
/// # Errors
/// [`Refusal::NotAnnulled`] if no incident annuls the game; stale if it changed meanwhile; not an arbiter of this
/// tournament.
pub fn begin_anew(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    pairing: i32,
    version: i32,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, pairing)?;
        let game = LoadedGame::of_pairing(conn, pairing.id, loaded.tournament.rules_edition)?;
        let lines = rows::incidents::of_pairing(conn, pairing.id)?;
        let lines: Vec<IncidentLine> = lines
            .into_iter()
            .map(incident_line)
            .collect::<Result<_, _>>()?;
        let begun = game.moves.first().map(|first| first.made_at);
        let incident = ground(&lines, begun).ok_or(Refusal::NotAnnulled)?.id;
        let row = game.row.as_ref().ok_or(Refusal::NotAnnulled)?;
        if row.version != version || !rows::games::touch(conn, row.id, row.version)? {
            return Err(AppError::Stale);
        }
        for played in &game.moves {
            rows::games::undo_move(conn, played.id, actor.name(), now)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::GameAnnulled(GameAnnulled {
                pairing: pairing.id,
                incident,
                version,
                moves: game.moves.iter().map(|played| played.san.clone()).collect(),
            }),
        })
    })
}
