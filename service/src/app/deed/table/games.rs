//! Deeds about a game: its moves, and incidents at the board.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// A move was recorded.
        MovePlayed(MovePlayed) = "game.move", Moves, Arbiters;
        /// The last move was taken back.
        MoveTakenBack(MoveTakenBack) = "game.undo-move", Moves, Arbiters;
        /// Moves came from an electronic board; some may have replaced others.
        GameFed(Box<GameFed>) = "game.feed", Moves, Arbiters;
        /// The moves of an annulled game were taken back.
        GameAnnulled(GameAnnulled) = "game.annul", Games, Arbiters;
        /// Two scoresheets were kept, and the moves taken from one of them.
        SheetKept(Box<SheetKept>) = "game.sheet", Games, Arbiters;
        /// The game of one board was imported.
        GameImported(GameImported) = "game.import", Games, Arbiters;
        /// Games of several boards were imported.
        GamesImported(GamesImported) = "games.import", Games, Arbiters;
        /// An incident was recorded.
        IncidentRecorded(Box<IncidentRecorded>) = "incident.append", Games, Arbiters;
        /// An incident took points from a player, or gave them back.
        PointsTaken(Box<IncidentRecorded>) = "incident.points", Games, Everybody;
    } };
}

pub(super) use rows;
