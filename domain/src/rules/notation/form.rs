//! The content of one written move, before it is compared with the position.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

/// A move as written: either castling, or a man with a target and the known part of its origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// `O-O` or `O-O-O`.
    Castle(CastlingSide),
    /// Any other move.
    Man {
        role: Role,
        /// Whether the man was named. A king's move of two squares is then meant as a king's move.
        named: bool,
        file: Option<File>,
        rank: Option<Rank>,
        target: Square,
        promotion: Option<Role>,
    },
}

impl Form {
    /// Whether the form makes sense as a move at all. A pawn that names only its file must name a neighbouring one: neither `cf3` nor `ee4`
    /// is a pawn's move.
    pub(super) fn is_plausible(self) -> bool {
        match self {
            Self::Man {
                role: Role::Pawn,
                file: Some(file),
                rank: None,
                target,
                ..
            } => file.distance(target.file()) == 1,
            _ => true,
        }
    }

    /// A pawn whose file is not named goes straight on, unless a sign says that it takes.
    pub(super) fn with_pawns_file(self, signs: Signs) -> Self {
        match self {
            Self::Man {
                role: role @ Role::Pawn,
                named,
                file: None,
                rank,
                target,
                promotion,
            } if signs.joint != Joint::Capture => Self::Man {
                role,
                named,
                file: Some(target.file()),
                rank,
                target,
                promotion,
            },
            form => form,
        }
    }

    pub(super) fn is_unnamed_squares(self) -> bool {
        matches!(
            self,
            Self::Man {
                named: false,
                file: Some(_),
                rank: Some(_),
                ..
            }
        )
    }
}

/// The sign after a move that claims check or mate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CheckSign {
    #[default]
    None,
    /// `+`
    Check,
    /// `++`: double check in Italian school books, mate in the Laws (C.13.5).
    Double,
    /// `#`
    Mate,
}

/// The sign between origin and target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Joint {
    #[default]
    None,
    Hyphen,
    /// `e7.e6`: a full stop for a hyphen.
    Dot,
    /// `x` or `:`
    Capture,
}

/// The signs of a written move that do not decide which move it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Signs {
    pub joint: Joint,
    pub capitals: bool,
    pub en_passant: bool,
    pub check: CheckSign,
    pub nag: Option<u8>,
    pub draw_offer: bool,
    pub bare_equals: bool,
}
