//! What the reader has to say: errors that stop it and remarks on what it repaired.

use std::cmp::Ordering;

use crate::{
    event::{
        Bye, CrosstableError, Points, RoundNumber, TeamTableError, TextFault, Tpn, text_fault,
        without_unseen,
    },
    formats::encoding::Encoding,
};

/// Something in the file that cannot be read without guessing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct TrfError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong.
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
        /// The number.
        number: Tpn,
        /// Where it stood first.
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
    /// A participant is paired with themselves.
    #[error("player {player} is his own opponent in round {round}")]
    OwnOpponent {
        /// Pairing number of the participant.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// The opponent's record names somebody else or nobody.
    #[error("player {opponent} does not have {player} as opponent in round {round}")]
    OneSided {
        /// Pairing number of the participant whose record this is.
        player: Tpn,
        /// The opponent that the record names.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// Both players have the same colour.
    #[error("players {player} and {opponent} have the same colour in round {round}")]
    SameColour {
        /// Pairing number of the participant whose record this is.
        player: Tpn,
        /// The opponent that the record names.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A game was played and neither record has a colour.
    #[error("players {player} and {opponent} have no colours in round {round}")]
    NoColour {
        /// Pairing number of the participant whose record this is.
        player: Tpn,
        /// The opponent that the record names.
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
        /// The opponent.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A record that pairing depends on cannot be read (162, 240, 250, 260, XXS, XXA, XXP, BB*).
    #[error("record {code}: '{text}' cannot be read")]
    Record {
        /// Columns 1 to 3.
        code: String,
        /// What cannot be read.
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
        /// Where it stood first.
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
    /// Somebody plays and is a member of no team.
    #[error("player {player} plays for no team")]
    NoTeam {
        /// Their start number.
        player: Tpn,
    },
    /// The teams and their matches as a whole are refused, in pairing numbers counted densely from 1.
    #[error(transparent)]
    Teams(#[from] TeamTableError),
    /// There are more errors, which are not listed.
    #[error("and more")]
    More,
    /// The crosstable as a whole is refused, in pairing numbers counted densely from 1.
    #[error(transparent)]
    Table(#[from] CrosstableError),
}

/// Something that was repaired, assumed or left aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What was done.
    pub kind: RemarkKind,
}

/// A field whose content is left aside when it cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrfField {
    /// 001, column 10.
    Sex,
    /// 001, columns 11 to 13.
    Title,
    /// 001, columns 49 to 52.
    Rating,
    /// 001, columns 54 to 56; record 032.
    Federation,
    /// 001, columns 58 to 68.
    FideId,
    /// 001, columns 70 to 79.
    Birth,
    /// 001, columns 81 to 84.
    Points,
    /// 001, columns 86 to 89.
    Rank,
    /// Records 042, 052 and 132.
    Date,
    /// Records 142 and XXR.
    Rounds,
    /// Records 152 and XXC.
    InitialColour,
    /// Record 172.
    RankingMethod,
    /// Records 062, 072 and 082.
    Count,
}

/// What the reader did without asking. Players are named by the start number that stands in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// The file is not UTF-8.
    Encoding(Encoding),
    /// The columns of this line are counted in bytes.
    ByteColumns,
    /// The field cannot be read and is taken as empty.
    Unreadable {
        /// Which field.
        field: TrfField,
        /// Its text.
        text: String,
    },
    /// The date is not written `YYYY/MM/DD` and was understood.
    DateForm {
        /// Its text.
        text: String,
    },
    /// Birth dates of this and later records are not written `YYYY/MM/DD` and were understood.
    BirthForm {
        /// How many players.
        players: u16,
    },
    /// A sign that nobody sees, or a word of several scripts: the sign is left out, the word stays as it is.
    Text(TextFault),
    /// A player without a name.
    NoName,
    /// A second record of a kind that stands once; the first one holds.
    Repeated {
        /// Columns 1 to 3.
        code: String,
    },
    /// An unknown record, kept as it is.
    Unknown {
        /// Columns 1 to 3.
        code: String,
    },
    /// A number of players, rated players or teams that is not what the file holds.
    Count {
        /// The record: 062, 072 or 082.
        code: &'static str,
        /// The number written.
        written: u32,
        /// The number counted.
        counted: u32,
    },
    /// The start numbers have gaps; the players are numbered densely in the same order.
    Renumbered {
        /// How many players got another number.
        changed: u16,
        /// The highest start number in the file.
        highest: Tpn,
    },
    /// Neither 142 nor XXR: the rounds of the widest record are all there are.
    RoundsAssumed(u8),
    /// 142 or XXR is smaller than the rounds that stand in the file.
    RoundsRaised {
        /// The number written.
        written: u8,
        /// The number taken.
        taken: u8,
    },
    /// The written points, which stay in [`super::TrfPlayer::points`], are not the sum of the rounds.
    Points {
        /// Pairing number of the participant.
        player: Tpn,
        /// Columns 81 to 84.
        written: Points,
        /// The sum.
        computed: Points,
    },
    /// One of two records has no colour: it is read as the opposite of the other.
    ColourFromOpponent {
        /// Pairing number of whoever got the colour this way.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A forfeited pairing without colours: White is given to the lower start number.
    ColourAssumed {
        /// Who got White.
        white: Tpn,
        /// Who got Black.
        black: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A colour without an opponent was left aside.
    ColourWithoutOpponent {
        /// Pairing number of the participant.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A result of a game without an opponent, as older programs write byes.
    ResultWithoutOpponent {
        /// Pairing number of the participant.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
        /// The result as written.
        written: char,
        /// What it was read as; `None` for "not known yet".
        taken: Option<Bye>,
    },
    /// A pairing whose result is missing in both records.
    NoResult {
        /// The player of this record.
        player: Tpn,
        /// The opponent.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// The type of the event says Baku acceleration and no record gives the virtual points: they are those of
    /// C.04.7, for all players from the first to this one.
    BakuAssumed {
        /// The last player of group A.
        last: Tpn,
    },
    /// `XXC rank`: the rank column and not the start number was to be the pairing number; not done.
    RankAsNumber,
    /// A code of XXS that is not known or has no counterpart here, left aside.
    ScoringCode {
        /// As written.
        text: String,
    },
    /// There are more remarks, which are not listed.
    More,
    /// The record speaks of teams and was kept as it is.
    TeamRecord {
        /// Columns 1 to 3.
        code: String,
    },
}

/// Errors and remarks as they are found.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// What stops the reader.
    pub errors: Vec<TrfError>,
    /// What does not.
    pub remarks: Vec<Remark>,
    /// Where the remark on birth dates stands.
    birth_form: Option<usize>,
}

/// The most errors that are listed. Nobody reads more, and a hostile file could have millions.
const MOST_ERRORS: usize = 1000;

/// No more remarks than these are listed.
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

    /// Counts a birth date in an older form: one remark for all of them, at the first.
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

    /// A text that people will read, without signs that nobody sees; a remark tells where some were left out.
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
