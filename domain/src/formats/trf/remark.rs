//! Remarks on what the reader repaired, assumed or left aside.

use crate::{
    event::{Bye, Points, RoundNumber, TextFault, Tpn},
    formats::encoding::Encoding,
};

/// Something that was repaired, assumed or left aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What the reader did.
    pub kind: RemarkKind,
}

/// A field whose content is left aside if it cannot be read.
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
        text: String,
    },
    /// A date is not written `YYYY/MM/DD` but was understood.
    DateForm {
        /// Its text.
        text: String,
    },
    /// Birth dates of this record and possibly later ones are not written `YYYY/MM/DD` but were understood.
    BirthForm {
        /// How many players.
        players: u16,
    },
    /// An invisible character, or a word of several scripts. The character is left out, the word stays as it is.
    Text(TextFault),
    /// A player without a name.
    NoName,
    /// A second record of a kind that may stand only once; the first one counts.
    Repeated {
        /// Columns 1 to 3.
        code: String,
    },
    /// An unknown record, kept as it is.
    Unknown {
        /// Columns 1 to 3.
        code: String,
    },
    /// The number of players, rated players or teams differs from what the file holds.
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
    /// Neither 142 nor XXR is there: the widest record gives the number of rounds.
    RoundsAssumed(u8),
    /// 142 or XXR is smaller than the number of rounds in the file.
    RoundsRaised {
        /// The number written.
        written: u8,
        /// The number taken.
        taken: u8,
    },
    /// The written points are not the sum of the rounds. They stay in [`super::TrfPlayer::points`].
    Points {
        /// Start number of the player.
        player: Tpn,
        /// Columns 81 to 84.
        written: Points,
        /// The sum of the rounds, less penalties.
        computed: Points,
    },
    /// One of two records has no colour: it is read as the opposite of the other.
    ColourFromOpponent {
        /// Start number of the player who got the colour this way.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A forfeited pairing without colours: White is given to the lower start number.
    ColourAssumed {
        /// Start number of the player who got White.
        white: Tpn,
        /// Start number of the player who got Black.
        black: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A colour without an opponent was left aside.
    ColourWithoutOpponent {
        /// Start number of the player.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// A result of a game without an opponent, as older programs write byes.
    ResultWithoutOpponent {
        /// Start number of the player.
        player: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
        /// The result as written.
        written: char,
        /// The bye that it was read as; `None` for "not known yet".
        taken: Option<Bye>,
    },
    /// A pairing whose result is missing in both records.
    NoResult {
        /// Start number of the player of this record.
        player: Tpn,
        /// Start number of the opponent.
        opponent: Tpn,
        /// Number of the round, from 1.
        round: RoundNumber,
    },
    /// The type of the event says Baku acceleration, but no record gives the virtual points. They are taken from C.04.7, for all
    /// players from the first to this one.
    BakuAssumed {
        /// Start number of the last player of group A.
        last: Tpn,
    },
    /// `XXC rank` asks to take the rank column as the pairing number instead of the start number; this was not done.
    RankAsNumber,
    /// A code of XXS that is not known or has no counterpart here, left aside.
    ScoringCode {
        /// The code as written.
        text: String,
    },
    /// There are further remarks, which are not listed.
    More,
    /// The record is about teams and was kept unchanged.
    TeamRecord {
        /// Columns 1 to 3.
        code: String,
    },
}
