//! A proof without its positions, for storage.

use serde::{Deserialize, Serialize};

use crate::rules::can_mate::{LineEnd, MaterialRule, Proof};

/// The reason why no mate is possible, without the positions that prove it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofNote {
    /// Code of the argument.
    pub code: String,
    /// Number in the argument: moves, exits or positions.
    pub n: u64,
    /// The end of a forced line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<Box<Self>>,
}

impl ProofNote {
    fn new(code: &str, n: u64) -> Self {
        Self {
            code: code.to_owned(),
            n,
            then: None,
        }
    }

    /// The short form of a proof.
    #[must_use]
    pub fn of(proof: &Proof) -> Self {
        match proof {
            Proof::Material { rule } => Self::new(
                match rule {
                    MaterialRule::LoneKing => "lone-king",
                    MaterialRule::KnightAgainstQueens => "knight-queens",
                    MaterialRule::BishopsOfOneColour => "bishops",
                },
                0,
            ),
            Proof::LockedStructure { .. } => Self::new("locked", 0),
            Proof::LockedUntilExit { exits, .. } => Self::new("locked-exits", u64::from(*exits)),
            Proof::ForcedLine { moves, end } => {
                let then = match end {
                    LineEnd::OtherSideMates => Self::new("end-other-mates", 0),
                    LineEnd::Stalemate => Self::new("end-stalemate", 0),
                    LineEnd::Cycle => Self::new("end-cycle", 0),
                    LineEnd::Dead(proof) => Self::of(proof),
                };
                Self {
                    then: Some(Box::new(then)),
                    ..Self::new("forced", u64::try_from(moves.len()).unwrap_or(u64::MAX))
                }
            }
            Proof::Exhaustion { effort } => Self::new("exhaustion", effort.positions),
        }
    }
}
