//! Errors that stop the reader, and the collection of its errors and remarks.

use std::cmp::Ordering;

use super::remark::{Remark, RemarkKind, TrfField};
use crate::event::{
    CrosstableError, RoundNumber, TeamTableError, TextFault, Tpn, text_fault, without_unseen,
};

/// Something in the file that cannot be read without guessing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct TrfError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// The fault.
    pub kind: TrfErrorKind,
}

/// Why a file is refused. Players are named by the start number that stands in the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TrfErrorKind {
    /// No record 001 in the whole file: not a tournament report.
    #[error("no player record")]
    NoPlayers,
    /// More than 9999 players.
    #[error("{0} players are more than 9999")]
    TooManyPlayers(usize),
    /// The start number of a player is missing or not 1..=9999.
    #[error("'{0}' is not a start number")]
    StartNumber(String),
    /// Two players with one start number.
    #[error("start number {number} stands in line {first_line} already")]
    DuplicateStartNumber {
        number: Tpn,
        /// The line on which it stood first, from 1.
        first_line: usize,
    },
    /// More than 99 rounds.
    #[error("more than 99 rounds")]
    TooManyRounds,
    /// The ten columns of a round are not filled as the format says.
    #[error("'{text}' is not a round of the crosstable")]
    Cell {
        /// The columns as written.
        text: String,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// The opponent has no record 001.
    #[error("opponent {opponent} of round {round} is not in the file")]
    UnknownOpponent {
        /// The start number as written.
        opponent: String,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A player is paired with themselves.
    #[error("player {player} is his own opponent in round {round}")]
    OwnOpponent {
        /// Start number of the player.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// The opponent's record names somebody else or nobody.
    #[error("player {opponent} does not have {player} as opponent in round {round}")]
    OneSided {
        /// Start number of the player whose record this is.
        player: Tpn,
        /// Start number of the opponent that the record names.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// Both players have the same colour.
    #[error("players {player} and {opponent} have the same colour in round {round}")]
    SameColour {
        /// Start number of the player whose record this is.
        player: Tpn,
        /// Start number of the opponent that the record names.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A game was played, but neither record has a colour.
    #[error("players {player} and {opponent} have no colours in round {round}")]
    NoColour {
        /// Start number of the player whose record this is.
        player: Tpn,
        /// Start number of the opponent that the record names.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// The two results cannot both be true.
    #[error("results '{own}' and '{other}' of round {round} contradict each other")]
    Results {
        /// Result in this record.
        own: char,
        /// Result in the opponent's record.
        other: char,
        /// Start number of the opponent.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A record that pairing depends on cannot be read (162, 240, 250, 260, XXS, XXA, XXP, BB*).
    #[error("record {code}: '{text}' cannot be read")]
    Record {
        /// Columns 1 to 3.
        code: String,
        /// The text that cannot be read.
        text: String,
    },
    /// A record names a player who is not in the file.
    #[error("record {code} names player {number} who is not in the file")]
    UnknownPlayer {
        /// Columns 1 to 3.
        code: String,
        /// The start number as written.
        number: String,
    },
    /// Two records, or a record and the crosstable, say different things.
    #[error("record {code} contradicts what stands elsewhere in the file")]
    RecordContradiction {
        /// Columns 1 to 3 of the later one.
        code: String,
    },
    /// No record of a team (310, 013) in a report that is read for its teams.
    #[error("no team record")]
    NoTeams,
    /// Two teams with one number.
    #[error("team {number} stands in line {first_line} already")]
    DuplicateTeam {
        /// The number.
        number: u16,
        /// The line on which it stood first, from 1.
        first_line: usize,
    },
    /// A record names a team that is not in the file.
    #[error("record {code} names team {number} which is not in the file")]
    UnknownTeam {
        /// Columns 1 to 3.
        code: String,
        /// The number as written.
        number: String,
    },
    /// A player met somebody but is a member of no team.
    #[error("player {player} plays for no team")]
    NoTeam {
        /// Their start number.
        player: Tpn,
    },
    /// The teams and their matches as a whole are refused, in pairing numbers counted densely from 1.
    #[error(transparent)]
    Teams(#[from] TeamTableError),
    /// There are further errors, which are not listed.
    #[error("and more")]
    More,
    /// The crosstable as a whole is refused, in pairing numbers counted densely from 1.
    #[error(transparent)]
    Table(#[from] CrosstableError),
}

/// Errors and remarks as they are found.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// Errors, which stop the reader.
    pub errors: Vec<TrfError>,
    /// Remarks, which do not stop the reader.
    pub remarks: Vec<Remark>,
    /// Index of the remark on birth dates in `remarks`.
    birth_form: Option<usize>,
}

/// The most errors that are listed. Nobody reads more, and a hostile file could have millions.
const MOST_ERRORS: usize = 1000;

/// The most remarks that are listed.
const MOST_REMARKS: usize = 20_000;

impl Notes {
    /// Adds an error.
    pub fn error(&mut self, (line, column): (usize, usize), kind: TrfErrorKind) {
        let kind = match self.errors.len().cmp(&MOST_ERRORS) {
            Ordering::Less => kind,
            Ordering::Equal => TrfErrorKind::More,
            Ordering::Greater => return,
        };
        self.errors.push(TrfError { line, column, kind });
    }

    /// Adds a remark.
    pub fn remark(&mut self, (line, column): (usize, usize), kind: RemarkKind) {
        let kind = match self.remarks.len().cmp(&MOST_REMARKS) {
            Ordering::Less => kind,
            Ordering::Equal => RemarkKind::More,
            Ordering::Greater => return,
        };
        self.remarks.push(Remark { line, column, kind });
    }

    /// Counts a birth date in an older form. There is one remark for all of them, at the first.
    pub fn birth_form(&mut self, (line, column): (usize, usize)) {
        let known = self
            .birth_form
            .and_then(|index| self.remarks.get_mut(index));
        match known.map(|remark| &mut remark.kind) {
            Some(RemarkKind::BirthForm { players }) => *players = players.saturating_add(1),
            _ => {
                self.birth_form = Some(self.remarks.len());
                self.remark((line, column), RemarkKind::BirthForm { players: 1 });
            }
        }
    }

    /// A text that people will read, without invisible characters. A remark is added for the first of them, or for a word of
    /// mixed scripts.
    pub fn shown(&mut self, (line, column): (usize, usize), text: &str) -> String {
        let Some(fault) = text_fault(text) else {
            return text.replace(char::is_whitespace, " ");
        };
        let (TextFault::Unseen { at, .. } | TextFault::MixedScripts { at, .. }) = &fault;
        self.remark((line, column + at - 1), RemarkKind::Text(fault));
        without_unseen(text).trim().to_owned()
    }

    /// Adds the remark that a field was taken as empty.
    pub fn unreadable(&mut self, at: (usize, usize), field: TrfField, text: &str) {
        let text = text.to_owned();
        self.remark(at, RemarkKind::Unreadable { field, text });
    }
}
