//! Values of the tie-breaks of teams.

use std::fmt;

use super::super::TieBreakValue;
use crate::event::Points;

/// The value of a tie-break of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamValue {
    /// A number. For DE and EDE it is the place inside the group tied so far, or 0 if nobody is separated.
    Number(TieBreakValue),
    /// For TBR the points of each board, from the first on; for BBE the points of all boards without the last one, without the last two,
    /// …. The first difference decides.
    Boards(Vec<Points>),
}

/// `31.5`; `4.0 3.5 2.0` for boards.
impl fmt::Display for TeamValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(value) => value.fmt(f),
            Self::Boards(boards) => {
                let texts: Vec<String> = boards.iter().map(Points::to_string).collect();
                f.pad(&texts.join(" "))
            }
        }
    }
}
