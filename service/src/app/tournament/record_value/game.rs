//! Recorded games and incidents in the record.

use crate::{
    app::{
        deed::{Deed, Given, IncidentRecorded},
        game::incident::Kind,
    },
    event::{Colour, Word as _},
};

use super::{RecordValue as V, count, number, text};

fn of_incident(recorded: &IncidentRecorded) -> (V, V) {
    let (replaced, colour) = match &recorded.given {
        Given::Noted(input) => (input.supersedes, Colour::from_code(&input.colour)),
        Given::Judged(input) => (
            None,
            input.question().and_then(|question| question.colour()),
        ),
    };
    let kind = recorded.given.kind().unwrap_or(Kind::Other);
    (
        replaced.map_or(V::None, |old| V::Replaced(number(old))),
        V::Incident(kind, colour),
    )
}

impl V {
    /// Both sides of a deed about a recorded game.
    pub(super) fn of_game(deed: &Deed) -> (Self, Self) {
        match deed {
            Deed::MovePlayed(played) => (V::None, V::Move(played.ply, played.san.clone())),
            Deed::MoveTakenBack(back) => (V::Move(back.ply, back.san.clone()), V::None),
            Deed::GameFed(fed) => (text(fed.taken_back.join(" ")), text(fed.added.join(" "))),
            Deed::GameAnnulled(annulled) => (text(annulled.moves.join(" ")), V::None),
            Deed::SheetKept(kept) => {
                let side = if kept.given.take_white {
                    Colour::White
                } else {
                    Colour::Black
                };
                (
                    V::HalfMoves(kept.before, None),
                    V::HalfMoves(kept.plies, Some(side)),
                )
            }
            Deed::GameImported(imported) => (V::None, V::HalfMoves(count(imported.plies), None)),
            Deed::GamesImported(imported) => (
                V::None,
                V::Games(count(imported.games), count(imported.plies)),
            ),
            Deed::IncidentRecorded(recorded) | Deed::PointsTaken(recorded) => of_incident(recorded),
            _ => (V::None, V::None),
        }
    }
}
