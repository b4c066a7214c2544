//! Whether a player could still checkmate by any possible series of legal moves
//! (Laws 5.1.2, 5.2.2, 6.9, 7.5.5).

use shakmaty::{Chess, Color, Position};

use super::can_mate::{Budget, Verdict, can_mate};

/// The answer, with an honest third value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatePossibility {
    /// Some series of legal moves leads to mate by this player.
    CanMate,
    /// It is proved that no series of legal moves leads to mate by this player.
    CannotMate,
    /// Not decided. No result may follow from this answer.
    Unknown,
}

impl From<&Verdict> for MatePossibility {
    fn from(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::CanMate { .. } => Self::CanMate,
            Verdict::CannotMate { .. } => Self::CannotMate,
            Verdict::Unknown { .. } => Self::Unknown,
        }
    }
}

/// Whether `winner` could still checkmate from `position`, searched as long as an arbiter waits at the board
/// ([`Budget::FLAG_FALL`]). [`can_mate`] also gives the line or the proof.
#[must_use]
pub fn mate_possibility(position: &Chess, winner: Color) -> MatePossibility {
    MatePossibility::from(&can_mate(position, winner, Budget::FLAG_FALL))
}

/// Whether the position is dead (Law 5.2.2) as far as the men on the board prove it: neither
/// player could checkmate by any series of legal moves.
#[must_use]
pub fn is_dead_by_material(position: &Chess) -> bool {
    Color::ALL
        .into_iter()
        .all(|winner| position.has_insufficient_material(winner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::read_fen;

    #[test]
    fn article_5_2_2_dead_by_the_men_alone() {
        for (fen, is_dead) in [
            ("8/6k1/8/8/8/8/8/4K3 w - - 0 1", true),
            ("8/6k1/8/8/8/8/8/3NK3 w - - 0 1", true),
            ("8/6k1/8/8/8/8/8/3BK3 w - - 0 1", true),
            ("5b2/6k1/8/8/8/8/8/2B1K3 w - - 0 1", true),
            ("2b5/6k1/8/8/8/8/8/2B1K3 w - - 0 1", false),
            ("2n5/6k1/8/8/8/8/8/2B1K3 w - - 0 1", false),
            ("8/6k1/8/8/8/8/8/2NNK3 w - - 0 1", false),
            ("8/6k1/8/8/8/8/3P4/4K3 w - - 0 1", false),
            ("8/6k1/2p5/8/8/8/8/4K3 w - - 0 1", false),
            ("8/6k1/8/8/8/8/8/4K2R w - - 0 1", false),
            ("2q5/6k1/8/8/8/8/8/4K3 w - - 0 1", false),
        ] {
            let position = read_fen(fen).unwrap();
            assert_eq!(is_dead_by_material(&position), is_dead, "{fen}");
        }
    }

    #[test]
    fn articles_5_1_2_and_6_9_one_answer_of_three() {
        let cases = [
            // A mate or a stalemate already on the board.
            ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "yes", "no"),
            ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "no", "no"),
            ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "yes", "no"),
            ("4k3/8/8/8/8/8/8/3NK1n1 w - - 0 1", "yes", "yes"),
        ];
        for (fen, white, black) in cases {
            let position = read_fen(fen).unwrap();
            for (winner, expected) in [(Color::White, white), (Color::Black, black)] {
                let expected = match expected {
                    "yes" => MatePossibility::CanMate,
                    _ => MatePossibility::CannotMate,
                };
                let found = mate_possibility(&position, winner);
                assert_eq!(found, expected, "{fen} {winner}");
            }
        }
    }
}
