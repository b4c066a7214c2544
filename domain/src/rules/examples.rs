//! Positions that show the five ways to draw and the four obstacles to castling that an academy's leaflet lists. The answers are not
//! stored here: the rules judge each position anew.

use shakmaty::{CastlingSide, Chess};

use super::{
    diagnosis::{Attempt, Illegality, diagnose_in},
    history::{End, Game},
    notation::{Language, read_move_in},
    position::read_fen,
    verdict,
};

/// A position and the moves from it; an empty position stands for the usual starting position.
struct Record {
    fen: &'static str,
    moves: &'static str,
}

impl Record {
    /// The game; `None` if position or moves cannot be read, which a test rules out.
    fn played(&self) -> Option<Game> {
        let initial = if self.fen.is_empty() {
            Chess::default()
        } else {
            read_fen(self.fen).ok()?
        };
        let mut game = Game::new(initial);
        for text in self.moves.split_whitespace() {
            let reading = read_move_in(&game, text, Language::English).ok()?;
            game.push(reading.played);
        }
        Some(game)
    }
}

/// A way to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// No legal move and no check (5.2.1): a pinned bishop, a blocked pawn.
    Stalemate,
    /// King and knight against king (5.2.2).
    Material,
    /// Fifty moves without capture and pawn move (9.3).
    FiftyMoves,
    /// The third occurrence (9.2), although other positions came in between.
    Repetition,
    /// By agreement (5.2.3), once both have moved.
    Agreement,
}

/// The judgement of the rules on a game that shows a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// The game ended by itself.
    Ended(End),
    /// The player to move may claim it by repetition.
    ByRepetition,
    /// The player to move may claim it by the 50-move rule.
    ByFiftyMoves,
    /// The players may agree to it.
    ByAgreement,
}

impl Draw {
    /// All five, in the leaflet's order.
    pub const ALL: [Self; 5] = [
        Self::Stalemate,
        Self::Material,
        Self::FiftyMoves,
        Self::Repetition,
        Self::Agreement,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Stalemate => "stalemate",
            Self::Material => "material",
            Self::FiftyMoves => "fifty-moves",
            Self::Repetition => "repetition",
            Self::Agreement => "agreement",
        }
    }

    const fn record(self) -> Record {
        let (fen, moves) = match self {
            Self::Stalemate => ("5Rbk/7p/7K/8/8/8/8/4R3 w - - 0 1", "Rfe8"),
            Self::Material => ("8/8/4k3/8/3p4/3NK3/8/8 w - - 0 1", "Kxd4"),
            Self::FiftyMoves => ("8/8/4k3/8/8/3RK3/8/8 w - - 99 120", "Rd4"),
            Self::Repetition => ("", "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8"),
            Self::Agreement => ("", "e4 e5"),
        };
        Record { fen, moves }
    }

    /// The game that shows the draw.
    #[must_use]
    pub fn game(self) -> Option<Game> {
        self.record().played()
    }

    /// The judgement of the rules on that game; `None` if it is not a draw by the rules.
    #[must_use]
    pub fn judged(self) -> Option<Drawn> {
        let game = self.game()?;
        if let Some(end) = game.automatic_end().and_then(|end| end.primary()) {
            return end.winner().is_none().then_some(Drawn::Ended(end));
        }
        let claims = game.claims_now();
        if claims.threefold {
            return Some(Drawn::ByRepetition);
        }
        if claims.fifty_moves {
            return Some(Drawn::ByFiftyMoves);
        }
        verdict::agreement(&game, 0).ok()?;
        Some(Drawn::ByAgreement)
    }
}

/// An obstacle to castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The king has moved: castling is impossible for ever.
    KingMoved,
    /// The rook has moved: castling on that side is impossible for ever.
    RookMoved,
    /// A man stands between them: castling is impossible for the moment.
    ManBetween,
    /// The king is in check, or would pass or reach an attacked square: castling is impossible for the moment.
    Attacked,
}

impl Obstacle {
    /// All four, in the leaflet's order.
    pub const ALL: [Self; 4] = [
        Self::KingMoved,
        Self::RookMoved,
        Self::ManBetween,
        Self::Attacked,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::KingMoved => "king-moved",
            Self::RookMoved => "rook-moved",
            Self::ManBetween => "man-between",
            Self::Attacked => "attacked",
        }
    }

    /// Whether castling may become possible again.
    #[must_use]
    pub const fn passes(self) -> bool {
        matches!(self, Self::ManBetween | Self::Attacked)
    }

    const fn record(self) -> Record {
        let moves = match self {
            Self::KingMoved => "e4 e5 Nf3 Nc6 Bc4 Bc5 Ke2 d6 Ke1 Nf6",
            Self::RookMoved => "e4 e5 Nf3 Nc6 Bc4 Bc5 Rg1 d6 Rh1 Nf6",
            Self::ManBetween => "e4 e5 Nf3 Nc6 d3 d6",
            Self::Attacked => "e4 b6 Nf3 Ba6 g3 e6 Bh3 Nc6 d3 Qf6 Be3 Bxd3",
        };
        Record { fen: "", moves }
    }

    /// The game that shows the obstacle, with White to move.
    #[must_use]
    pub fn game(self) -> Option<Game> {
        self.record().played()
    }

    /// Why White may not castle on the king's side in that game.
    #[must_use]
    pub fn judged(self) -> Vec<Illegality> {
        let attempt = Attempt::Castle(CastlingSide::KingSide);
        self.game()
            .map(|game| diagnose_in(&game, attempt))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diagnosis::Ply;

    #[test]
    fn the_academys_five_draws() {
        let judged = Draw::ALL.map(|draw| draw.judged().unwrap());
        assert_eq!(
            judged,
            [
                Drawn::Ended(End::Stalemate),
                Drawn::Ended(End::DeadPosition),
                Drawn::ByFiftyMoves,
                Drawn::ByRepetition,
                Drawn::ByAgreement,
            ]
        );
    }

    /// The words that pages and addresses are made with.
    #[test]
    fn draws_and_obstacles_have_codes() {
        assert_eq!(
            Draw::ALL.map(Draw::code),
            [
                "stalemate",
                "material",
                "fifty-moves",
                "repetition",
                "agreement"
            ]
        );
        assert_eq!(
            Obstacle::ALL.map(Obstacle::code),
            ["king-moved", "rook-moved", "man-between", "attacked"]
        );
    }

    #[test]
    fn the_academys_four_obstacles() {
        let [king, rook, between, attacked] = Obstacle::ALL.map(Obstacle::judged);
        assert_eq!(king, [Illegality::CastlingKingMoved(Ply(7))]);
        assert_eq!(rook, [Illegality::CastlingRookMoved(Ply(7))]);
        assert!(
            matches!(between[..], [Illegality::CastlingManBetween(_)]),
            "{between:?}"
        );
        assert!(
            attacked
                .iter()
                .any(|why| matches!(why, Illegality::CastlingThroughAttack { .. })),
            "{attacked:?}"
        );
        assert_eq!(
            Obstacle::ALL.map(Obstacle::passes),
            [false, false, true, true]
        );
    }
}
