//! The refusals of use cases for a reason of the domain, with the data that their pages show.

use crate::event::{BoardRange, Elo};
use crate::pairing::round_robin::Misfit;

use super::{
    EventRefusal, Following, MoveRefusal,
    clubs::SimilarClub,
    exchange::ImportRefusal,
    list_refusal::ListRefusal,
    tournament::{
        by_hand::Against, confirmation::Question, draft_basis::Part, earlier_round::EarlierChange,
        entry_door::at_once::NotAtOnce, entry_lists::NotASheet, integrity::Undoable,
        namesakes::Namesakes, ready_to_pair::UnseenLine, results::ResultConflict,
    },
};

/// A reason of the domain for refusing.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// Name or password is wrong.
    LogIn {
        /// Tries left; 0 if the log-in is closed for a quarter of an hour.
        left: i64,
    },
    /// Too many wrong old passwords: changing it is closed for a quarter of an hour.
    OldPasswordClosed,
    /// The letter was sent or given up already, or is being sent now.
    LetterDone,
    /// Too many requests for a new password from here: closed for a quarter of an hour.
    ResetClosed,
    /// The invitation is unknown, used or expired.
    Invitation,
    /// The first administrator can be made only on the machine of the program, by the person who started it.
    FirstAdminElsewhere,
    /// Nobody can log in from another device in the hall: the password would cross its network unencrypted.
    LogInElsewhere,
    /// Nobody can log in here: the password would cross a network unencrypted, and the operator does not permit that.
    LogInInClear,
    /// A disabled account gets no link: it must be enabled first.
    AccountDisabled,
    /// Too many clubs were registered, from one place or in all.
    TooManyClubs {
        /// When the next one is accepted, in UTC.
        again: chrono::NaiveDateTime,
    },
    /// Too many deputies have been invited already: more names would be guesses.
    TooManyDeputies,
    /// A person is entered already.
    AlreadyEntered {
        /// Name with which they were to be entered.
        name: String,
    },
    /// A participant of the tournament has this FIDE number already.
    FideIdTaken {
        number: String,
        /// Name of that participant.
        holder: String,
    },
    /// People with the same name are entered already; the sender must say whether they are other people.
    Namesakes(Vec<Namesakes>),
    /// Secretaries can no longer enter players.
    EntriesClosed,
    /// A secretary cannot enter somebody directly.
    NotAtOnce(NotAtOnce),
    /// Players cannot enter themselves, or not any longer.
    DoorClosed,
    /// The rating does not fit this section.
    OtherSection {
        /// Name of the player.
        name: String,
        /// The rating; `None` for an unrated player.
        rating: Option<Elo>,
        /// Label of the section that it fits; `None` if it fits none.
        fitting: Option<String>,
    },
    /// Too many requests came from one place, or for one tournament.
    TooManyRequests {
        /// When the next one is accepted, in UTC.
        again: chrono::NaiveDateTime,
    },
    /// This request was decided about already.
    RequestDecided,
    /// A guardian must confirm first.
    GuardianFirst,
    /// Only a guardian may change what a guardian chose.
    GuardiansChoice,
    /// The tournament has as many participants as a report (TRF) can hold.
    FieldFull,
    /// A refusal about the sections of an event, or about fees.
    Event(EventRefusal),
    /// A refusal about teams.
    Team(super::tournament::teams::TeamRefusal),
    /// No player was chosen.
    NobodyChosen,
    /// Pairing numbers are assigned: an entry can only withdraw.
    NumbersGiven,
    /// Nobody was checked in.
    NobodyPresent,
    /// The participant has withdrawn already.
    AlreadyWithdrawn,
    /// The participant has not withdrawn.
    NotWithdrawn,
    /// No incident annuls the game of this board.
    NotAnnulled,
    /// The tournament is closed: nothing in its report can change.
    TournamentOver,
    /// The tournament is not closed.
    TournamentNotOver,
    /// Another machine goes on with the tournament: nothing changes here any longer.
    HandedOver {
        /// Name of the person who handed it over, as shown.
        by: String,
        /// When it was handed over, in UTC.
        at: chrono::NaiveDateTime,
        /// Digest of the archive.
        digest: String,
    },
    /// The tournament follows a hall's machine and is changed only there.
    Mirrored(Box<Following>),
    /// The tournament was not handed over.
    NotHandedOver,
    /// The action needs a second confirmation.
    AskedTwice,
    /// The action touches the integrity of the event: the arbiter must confirm it.
    Asked(Box<Question>),
    /// Something that touched the integrity of the tournament can no longer be undone.
    NotUndone(Undoable),
    /// Round 4 was paired, so the pairing numbers are fixed (C.04.2 art. 2.3).
    NumbersFixed,
    /// Virtual points depend on the pairing numbers, which are fixed once round 1 is published.
    NumbersAccelerated,
    /// The two players are not ranked equally: their rating or title differs.
    NotEquals {
        /// Names of the two players.
        names: [String; 2],
    },
    /// All pairing numbers are already those of the initial ranking.
    NumbersAsRanked,
    /// FIDE mode was left already.
    FideModeLeftAlready,
    /// Participants who were not seen would be paired: the arbiter must decide about them.
    Unseen {
        /// The round to be paired, from 1.
        round: i32,
        /// The participants who were not seen.
        people: Vec<UnseenLine>,
    },
    /// A result of an earlier round would change: the arbiter must confirm it with a reason.
    EarlierRound(Box<EarlierChange>),
    /// The result of a round before the previous one can be corrected but not cleared.
    NotCleared {
        /// Number of the round.
        round: i32,
    },
    /// The round is published already.
    AlreadyPublished {
        /// Number of the round, from 1.
        round: i32,
    },
    /// The round is not published.
    NotPublished {
        /// Number of the round, from 1.
        round: i32,
    },
    /// The device of the staff does not serve this board.
    NotThisBoard {
        /// The boards that it serves.
        boards: Option<BoardRange>,
    },
    /// The data from a passkey is not accepted.
    PasskeyNotTaken,
    /// The pairing code of a device is wrong, used or expired.
    NoSuchPairing,
    /// The code of a seat belongs to a round that is over.
    SeatOver {
        /// Number of the round.
        round: i32,
    },
    /// Too many wrong codes came from this client.
    SeatGuesses,
    /// An arbiter has entered the result of this board, so players can no longer report one.
    SeatTaken {
        /// Number of the board.
        board: i32,
    },
    /// This call was made from the seat already, and no arbiter has answered it yet.
    SeatCalled,
    /// No half-point bye is available in this round.
    SeatNoBye,
    /// The round does not exist.
    NoSuchRound {
        /// Number of the round, from 1.
        round: i32,
    },
    /// The two players are already forbidden to meet, or are the same participant.
    PairForbidden,
    /// All rounds are paired.
    AllRoundsPlayed,
    /// Some rounds are not played yet.
    RoundsToPlay {
        /// Number of rounds played.
        played: i32,
    },
    /// Fewer than two participants can be paired.
    TooFewPlayers,
    /// No pairing satisfies the absolute criteria (C.04.3 art. 1.9): the chief arbiter must decide.
    NoPairing {
        /// Number of the round, from 1.
        round: i32,
    },
    /// Another round must come first.
    RoundOutOfOrder {
        /// The round that must come first.
        expected: i32,
        /// The round that was requested.
        asked: i32,
    },
    /// There is no draft of a round.
    NoDraft,
    /// The tournament came from a report, and its pairing system is not implemented here.
    NotPairedHere(crate::pairing::System),
    /// Results are missing: the next round can be drafted but not published.
    MissingResults {
        /// The round that cannot be published.
        round: i32,
        /// Round and number of each board without a result.
        boards: Vec<(u8, i32)>,
    },
    /// For some boards of a knock-out nobody goes on yet: the game is open, or drawn without a decision.
    TiesOpen {
        /// The round of these boards.
        round: i32,
        /// Round and number of each such board.
        boards: Vec<(u8, i32)>,
    },
    /// The arbiter cannot name who goes on: the game of the board was not drawn, or the tournament is no knock-out.
    NothingToDecide,
    /// The further games of a board already decide who goes on, or no more of them are possible.
    MatchOver,
    /// The result to be changed was followed by further games.
    FurtherPlayed,
    /// The further games of a board decide who goes on: nobody else can be named.
    GamesDecide,
    /// A round of a knock-out has boards that differ from its bracket.
    OffBracket {
        /// The first such round.
        round: i32,
    },
    /// The boards of a knock-out follow its bracket and cannot be changed by hand.
    BracketByHand,
    /// The bracket is published, so nobody can be added.
    BracketFixed,
    /// There are no byes on request in a knock-out.
    BracketBye,
    /// Results are missing or games are adjourned, so the standings are not final.
    GamesOpen {
        /// Round and number of each such board.
        boards: Vec<(u8, i32)>,
    },
    /// Two values were sent for some boards: an arbiter must choose first.
    ConflictsOpen {
        /// Round and number of each such board.
        boards: Vec<(u8, i32)>,
    },
    /// The draft no longer follows from the rules.
    DraftOutdated {
        /// Number of the round, from 1.
        round: i32,
        /// What changed since the draft was made.
        changed: Vec<Part>,
    },
    /// Nobody has begun to change this draft by hand.
    ByHandNotBegun,
    /// The draft is being changed by hand already.
    ByHandBegun,
    /// A change by hand breaks an absolute rule: the arbiter must confirm it or give it up.
    AgainstRules(Vec<Against>),
    /// A person is not to be paired in this round.
    NotInDraft {
        /// Name of the person.
        name: String,
    },
    /// The two players have no seats to exchange.
    NothingToSwap {
        /// Names of the two players.
        names: [String; 2],
    },
    /// A player has neither a board nor the bye.
    NoSeat {
        /// Name of the player.
        name: String,
    },
    /// A player already has a seat, which must be given up first.
    HasSeat {
        /// Name of the player.
        name: String,
    },
    /// Another player has the bye.
    ByeGiven {
        /// Name of that player.
        name: String,
    },
    /// A player who is to be paired has no seat.
    WithoutSeat {
        /// Names of these players; empty if the only fault is a stored seat of somebody who is not to be paired.
        names: Vec<String>,
    },
    /// The next round is drafted already: its draft must be discarded first.
    NextDrafted {
        /// Number of the published round, from 1.
        round: i32,
    },
    /// A round with results, moves or incidents cannot be taken back.
    RoundBegun {
        /// Number of the round, from 1.
        round: i32,
        /// Numbers of the boards with results, moves or incidents.
        boards: Vec<i32>,
    },
    /// The tournament changed during the work: nothing was written.
    Overtaken,
    /// The work took too long, or somebody stopped it: nothing was written.
    Stopped,
    /// Too many jobs are waiting already.
    Busy,
    /// Points cannot change once a round is paired.
    PointsFixed,
    /// The schedule is published, so nobody can be added and nobody has a bye in it.
    ScheduleFixed,
    /// There is no table for the players: there are too many players or sides.
    NoTable(Misfit),
    /// The players do not form the announced number of equal sides.
    NotSides {
        /// Number of sides that are needed.
        needed: u8,
        /// The clubs with their numbers of players; an empty name for players without a club. The list is empty if the
        /// numbers are written by hand and the players cannot form that many sides.
        sides: Vec<(String, usize)>,
    },
    /// Restricted drawing of lots is for 9 to 24 players.
    NoEnvelopes {
        /// Number of players.
        players: u16,
    },
    /// A schedule cannot be changed by hand; its numbers can.
    ScheduleByHand,
    /// Acceleration and the colour of number 1 cannot change once a round is paired.
    PairingRulesFixed,
    /// More than 50 moves must be announced before the event begins (12.4 of 1952).
    AnnouncedFixed,
    /// The colour of number 1 was drawn or chosen already, and no draw is repeated.
    ColourStands,
    /// The clock of the round was not started.
    RoundNotStarted,
    /// A player who has not come may still come, until this hour.
    MayStillCome {
        /// The hour in local time, such as `15:30`.
        until: String,
    },
    /// Baku acceleration needs a win worth two draws and a loss worth nothing.
    BakuPoints,
    /// The number of rounds is lower than that of rounds paired.
    RoundsPlayed {
        /// Number of rounds paired.
        played: i32,
    },
    /// Two different values were sent for one board.
    ResultConflict(Box<ResultConflict>),
    /// Somebody else entered the same value, so it stays even if the actor takes theirs back.
    AlsoEntered {
        /// Name of that person, as shown.
        by: String,
    },
    /// The tournament has no prize fund.
    NoPrizeFund,
    /// The prizes are the same as in the closed version.
    PrizesUnchanged,
    /// There is a newer version of the prize list.
    PrizeListOld,
    /// This receipt is signed already.
    PrizeSigned {
        /// Name of the person who recorded the signature, as shown.
        by: String,
    },
    /// The actor has no entry to take back.
    NothingToUndo,
    /// Clubs in this town that may be the same one.
    SimilarClubs(Vec<SimilarClub>),
    /// This club was approved or rejected already.
    ClubDecided,
    /// The club is suspended.
    ClubSuspended {
        /// The reason, as the moderator wrote it.
        reason: String,
    },
    /// The last secretary of a club cannot be dismissed.
    LastSecretary,
    /// The last officer of an organiser cannot leave.
    LastOfficer,
    /// A club cannot be merged into itself or into a club that is not in the directory.
    NoMerge,
    /// The list has faulty cells: nothing of it was imported.
    SheetFaulty,
    /// The file is no list.
    NotASheet(NotASheet),
    /// The recorded game is not the beginning of the chosen scoresheet.
    SheetDisagrees {
        /// First half-move that differs, from 1.
        ply: u32,
    },
    /// The move was not recorded.
    Move(Box<MoveRefusal>),
    /// The file was not imported.
    Import(ImportRefusal),
    /// The rating list was not imported, or is not there.
    List(ListRefusal),
}
