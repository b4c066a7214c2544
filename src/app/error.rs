//! What a use case answers when it does not do what was asked.

use crate::store::StoreError;

use super::{
    FieldError, clubs::SimilarClub, exchange::ImportRefusal, game::record::MoveRefusal,
    tournament::results::ResultConflict,
};

/// A reason for which nothing was done. Codes with data: the words are in the message files.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// Fields to be corrected; all of them.
    #[error("fields refused: {0:?}")]
    Fields(Vec<FieldError>),
    /// Refused for a reason of the domain.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Somebody else changed it meanwhile.
    #[error("changed meanwhile")]
    Stale,
    /// There is no such thing.
    #[error("not found")]
    NotFound,
    /// The actor may not do this.
    #[error("forbidden")]
    Forbidden,
    /// The actor must sign in first.
    #[error("sign-in needed")]
    SignInNeeded,
    /// An idempotency key of somebody else.
    #[error("idempotency key belongs to somebody else")]
    KeyReused,
    /// The database failed.
    #[error(transparent)]
    Storage(StoreError),
    /// The system gave no random numbers or could not hash.
    #[error("system: {0}")]
    System(String),
}

impl AppError {
    /// The same for another reader: what came of a job is told to everybody who asked for it.
    #[must_use]
    pub fn again(&self) -> Self {
        match self {
            Self::Fields(errors) => Self::Fields(errors.clone()),
            Self::Refused(refusal) => Self::Refused(refusal.clone()),
            Self::Stale => Self::Stale,
            Self::NotFound => Self::NotFound,
            Self::Forbidden => Self::Forbidden,
            Self::SignInNeeded => Self::SignInNeeded,
            Self::KeyReused => Self::KeyReused,
            Self::Storage(error) => Self::System(error.to_string()),
            Self::System(text) => Self::System(text.clone()),
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            other => Self::Storage(other),
        }
    }
}

impl From<Refusal> for AppError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Reasons of the domain.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// Name or password do not match; so many attempts are left (0: closed for a quarter of an hour).
    LogIn {
        /// Attempts left.
        left: i64,
    },
    /// The invitation is unknown, used or too old.
    Invitation,
    /// Somebody is entered already.
    AlreadyEntered {
        /// Who.
        name: String,
    },
    /// Secretaries can no longer enter players.
    EntriesClosed,
    /// A report (TRF) holds no more participants.
    FieldFull,
    /// No player was chosen.
    NobodyChosen,
    /// Pairing numbers are given: an entry can only withdraw.
    NumbersGiven,
    /// Nobody was checked in.
    NobodyPresent,
    /// The participant has withdrawn already.
    AlreadyWithdrawn,
    /// The participant has not withdrawn.
    NotWithdrawn,
    /// The tournament is over.
    TournamentOver,
    /// This round is published.
    AlreadyPublished {
        /// Round.
        round: i32,
    },
    /// This round is not published.
    NotPublished {
        /// Round.
        round: i32,
    },
    /// There is no such round.
    NoSuchRound {
        /// Round.
        round: i32,
    },
    /// The two may not meet already, or are the same.
    PairForbidden,
    /// All rounds are paired.
    AllRoundsPlayed,
    /// Rounds are still to be played.
    RoundsToPlay {
        /// Rounds played.
        played: i32,
    },
    /// Fewer than two participants are free to be paired.
    TooFewPlayers,
    /// No pairing satisfies the absolute criteria (C.04.3 art. 1.9): the chief arbiter decides.
    NoPairing {
        /// Round.
        round: i32,
    },
    /// Another round is due.
    RoundOutOfOrder {
        /// The round that is due.
        expected: i32,
        /// The round asked for.
        asked: i32,
    },
    /// There is no draft.
    NoDraft,
    /// Results are missing: the round can be prepared, not published.
    MissingResults {
        /// The round that waits.
        round: i32,
        /// Rounds and boards without a result.
        boards: Vec<(u8, i32)>,
    },
    /// Results are missing or games are adjourned: the standings are not final.
    GamesOpen {
        /// Rounds and boards.
        boards: Vec<(u8, i32)>,
    },
    /// The draft is no longer what the rules give.
    DraftOutdated {
        /// Round.
        round: i32,
    },
    /// The tournament changed while the work was done: nothing was written.
    Overtaken,
    /// The work took longer than it may, or somebody stopped it: nothing was written.
    Stopped,
    /// Too much work waits already.
    Busy,
    /// Points cannot change once a round is paired.
    PointsFixed,
    /// Acceleration and the colour of number 1 cannot change once a round is paired.
    PairingRulesFixed,
    /// Baku acceleration needs a win of two draws and a loss of nothing.
    BakuPoints,
    /// Fewer rounds than are paired already.
    RoundsPlayed {
        /// Rounds paired.
        played: i32,
    },
    /// Two values for one board.
    ResultConflict(Box<ResultConflict>),
    /// Nothing of the actor's to take back.
    NothingToUndo,
    /// Clubs of this town that may be the same one.
    SimilarClubs(Vec<SimilarClub>),
    /// This club was approved or rejected already.
    ClubDecided,
    /// The list has bad cells: nothing of it was imported.
    SheetFaulty,
    /// The recorded game is not the beginning of the chosen scoresheet.
    SheetDisagrees {
        /// First half-move that differs, from 1.
        ply: u32,
    },
    /// A move that was not recorded.
    Move(Box<MoveRefusal>),
    /// A file that was not taken in.
    Import(ImportRefusal),
}
