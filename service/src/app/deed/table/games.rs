//! Deeds of a game: its moves, and what happened at the board.

/// Hands on the rows that came, and these after them.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// A move was recorded.
        MovePlayed(MovePlayed) = "game.move", Moves, Arbiters;
        /// The last move was taken back.
        MoveTakenBack(MoveTakenBack) = "game.undo-move", Moves, Arbiters;
        /// Moves came from an electronic board; some may have taken the place of others.
        GameFed(Box<GameFed>) = "game.feed", Moves, Arbiters;
        /// The moves of an annulled game were taken back.
        GameAnnulled(GameAnnulled) = "game.annul", Games, Arbiters;
        /// Two scoresheets were kept, and the moves of one taken.
        SheetKept(Box<SheetKept>) = "game.sheet", Games, Arbiters;
        /// The game of a board was imported.
        GameImported(GameImported) = "game.import", Games, Arbiters;
        /// Games were imported.
        GamesImported(GamesImported) = "games.import", Games, Arbiters;
        /// An incident was recorded.
        IncidentRecorded(Box<IncidentRecorded>) = "incident.append", Games, Arbiters;
        /// An incident took points off a player, or gave them back.
        PointsTaken(Box<IncidentRecorded>) = "incident.points", Games, Everybody;
    } };
}

pub(super) use rows;
