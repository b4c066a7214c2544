//! Why a use case refuses, for a reason of the domain, with the data that its page shows.

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

/// Reasons of the domain.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// Name or password do not match; this many attempts are left (0: closed for a quarter of an hour).
    LogIn {
        /// Attempts left.
        left: i64,
    },
    /// Too many wrong old passwords: closed for a quarter of an hour.
    OldPasswordClosed,
    /// The letter was sent or given up already, or is being sent now.
    LetterDone,
    /// Too many asked for a new password from here: closed for a quarter of an hour.
    ResetClosed,
    /// The invitation is unknown, used or too old.
    Invitation,
    /// The first administrator is made by whoever started the program, on its machine.
    FirstAdminElsewhere,
    /// Nobody logs in from another device of the hall: the password would cross its network in clear.
    LogInElsewhere,
    /// Nobody logs in here: the password would cross a network in clear, and whoever runs the server did not wish that.
    LogInInClear,
    /// A disabled account gets no link: it is enabled first.
    AccountDisabled,
    /// Too many clubs were sent in, from one place or in all.
    TooManyClubs {
        /// When the next one is taken, UTC.
        again: chrono::NaiveDateTime,
    },
    /// Too many deputies are asked for already: more names would be guesses.
    TooManyDeputies,
    /// Somebody is entered already.
    AlreadyEntered {
        /// Name as it was to be entered.
        name: String,
    },
    /// Somebody of the tournament has this FIDE number.
    FideIdTaken {
        number: String,
        /// Name of whoever has it.
        holder: String,
    },
    /// People of the same name are entered already: the sender says whether they are others.
    Namesakes(Vec<Namesakes>),
    /// Secretaries can no longer enter players.
    EntriesClosed,
    /// A secretary does not enter somebody at once.
    NotAtOnce(NotAtOnce),
    /// Players cannot enter themselves, or no more.
    DoorClosed,
    /// The rating is not for this section.
    OtherSection {
        /// Name of the player.
        name: String,
        /// The rating, where there is one.
        rating: Option<Elo>,
        /// Label of the section that it is for, where there is one.
        fitting: Option<String>,
    },
    /// Too many requests came from one place, or to one tournament.
    TooManyRequests {
        /// When the next one is taken, UTC.
        again: chrono::NaiveDateTime,
    },
    /// This request was decided about already.
    RequestDecided,
    /// A guardian confirms first.
    GuardianFirst,
    /// What a guardian chose, a guardian changes.
    GuardiansChoice,
    /// A report (TRF) holds no more participants.
    FieldFull,
    /// Something about sections of an event or about fees.
    Event(EventRefusal),
    /// About teams.
    Team(super::tournament::teams::TeamRefusal),
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
    /// No incident annuls the game of this board.
    NotAnnulled,
    /// The tournament is closed: nothing of its report changes any more.
    TournamentOver,
    /// The tournament is not closed.
    TournamentNotOver,
    /// Another machine goes on with the tournament: nothing changes here any more.
    HandedOver {
        /// Who handed it over, as shown.
        by: String,
        /// When, UTC.
        at: chrono::NaiveDateTime,
        /// Digest of the archive.
        digest: String,
    },
    /// The tournament follows a hall, where it is changed, and not here.
    Mirrored(Box<Following>),
    /// The tournament was not handed over.
    NotHandedOver,
    /// Done only after a second yes.
    AskedTwice,
    /// It touches the integrity of the event: the arbiter is asked first.
    Asked(Box<Question>),
    /// What touched the integrity of the tournament cannot be undone any more.
    NotUndone(Undoable),
    /// Round 4 was paired: the pairing numbers stay (C.04.2 art. 2.3).
    NumbersFixed,
    /// Virtual points go by numbers: they stay once round 1 is published.
    NumbersAccelerated,
    /// These two are not equals: another rating or title.
    NotEquals {
        /// Their names.
        names: [String; 2],
    },
    /// Nobody has another number than the initial ranking gives.
    NumbersAsRanked,
    /// FIDE mode was left before.
    FideModeLeftAlready,
    /// People who were not seen would be paired: the arbiter says what becomes of them.
    Unseen {
        /// The round to be paired.
        round: i32,
        /// Those who were not seen.
        people: Vec<UnseenLine>,
    },
    /// A result of an earlier round would change: the arbiter confirms it with a reason.
    EarlierRound(Box<EarlierChange>),
    /// A result of this round, which is before the previous one, can be corrected and not cleared.
    NotCleared {
        /// Number of the round.
        round: i32,
    },
    /// This round is published.
    AlreadyPublished {
        /// Number of the round, from 1.
        round: i32,
    },
    /// This round is not published.
    NotPublished {
        /// Number of the round, from 1.
        round: i32,
    },
    /// A device of the staff serves other boards.
    NotThisBoard {
        /// Those that it serves.
        boards: Option<BoardRange>,
    },
    /// What a device sent for a passkey is not taken.
    PasskeyNotTaken,
    /// Nothing is paired with this code: it is wrong, used up, or too old.
    NoSuchPairing,
    /// The code of a seat is of a round that is over.
    SeatOver {
        /// Number of the round.
        round: i32,
    },
    /// Too many wrong codes came from this client.
    SeatGuesses,
    /// An arbiter has written the result of this board: nothing is reported from it any more.
    SeatTaken {
        /// Number of the board.
        board: i32,
    },
    /// This was asked for from the seat, and no arbiter has answered yet.
    SeatCalled,
    /// No half-point bye can be asked for in this round.
    SeatNoBye,
    /// There is no such round.
    NoSuchRound {
        /// Number of the round, from 1.
        round: i32,
    },
    /// These two are already forbidden to meet, or both are the same participant.
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
        /// Number of the round, from 1.
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
    /// The tournament is paired by a system that is not built here: it was brought by a report.
    NotPairedHere(crate::pairing::System),
    /// Results are missing: the round can be prepared, not published.
    MissingResults {
        /// The round that waits.
        round: i32,
        /// Rounds and boards without a result.
        boards: Vec<(u8, i32)>,
    },
    /// From boards of a knock-out nobody goes on yet: the game is open, or drawn without the arbiter's word.
    TiesOpen {
        /// The round of these boards.
        round: i32,
        /// Round and boards.
        boards: Vec<(u8, i32)>,
    },
    /// The game of a board was not drawn, or the tournament is no knock-out: the arbiter has nobody to name.
    NothingToDecide,
    /// The further games of a board say who goes on, or there is no place for more of them.
    MatchOver,
    /// Further games were played from a result that is to be changed.
    FurtherPlayed,
    /// The further games of a board say who goes on: nobody names another one.
    GamesDecide,
    /// A round of a knock-out has boards that its bracket does not give.
    OffBracket {
        /// The first such round.
        round: i32,
    },
    /// The boards of a knock-out are those of its bracket and not changed by hand.
    BracketByHand,
    /// The bracket is published: it has no place for others.
    BracketFixed,
    /// In a knock-out nobody asks for a bye.
    BracketBye,
    /// Results are missing or games are adjourned: the standings are not final.
    GamesOpen {
        /// Rounds and boards.
        boards: Vec<(u8, i32)>,
    },
    /// Two values were sent for boards: an arbiter has to choose first.
    ConflictsOpen {
        /// Rounds and boards.
        boards: Vec<(u8, i32)>,
    },
    /// The draft is no longer what the rules give.
    DraftOutdated {
        /// Number of the round, from 1.
        round: i32,
        /// What changed since it was made.
        changed: Vec<Part>,
    },
    /// Nobody began to change this draft by hand.
    ByHandNotBegun,
    /// The draft is being changed by hand already.
    ByHandBegun,
    /// What a change by hand would do is forbidden absolutely: the arbiter says yes to it, or leaves it.
    AgainstRules(Vec<Against>),
    /// Somebody is not to be paired in this round.
    NotInDraft {
        /// Their name.
        name: String,
    },
    /// The two have no seats to change.
    NothingToSwap {
        /// Their names.
        names: [String; 2],
    },
    /// Somebody has neither board nor bye.
    NoSeat {
        /// Their name.
        name: String,
    },
    /// Somebody has a seat already: it is given up first.
    HasSeat {
        /// Their name.
        name: String,
    },
    /// Somebody else has the bye.
    ByeGiven {
        /// Their name.
        name: String,
    },
    /// Somebody who is to be paired has no seat.
    WithoutSeat {
        /// Their names; empty where only stored seats are no longer those of people to be paired.
        names: Vec<String>,
    },
    /// The next round is prepared already: its draft is thrown away first.
    NextDrafted {
        /// Number of the published round, from 1.
        round: i32,
    },
    /// A round with results, moves or incidents cannot be taken back.
    RoundBegun {
        /// Number of the round, from 1.
        round: i32,
        /// The boards at which something happened.
        boards: Vec<i32>,
    },
    /// The tournament changed while the work was done: nothing was written.
    Overtaken,
    /// The work took longer than it may, or somebody stopped it: nothing was written.
    Stopped,
    /// Too much work waits already.
    Busy,
    /// Points cannot change once a round is paired.
    PointsFixed,
    /// A schedule is published: it has no place for others, and nobody has a bye in it.
    ScheduleFixed,
    /// There is no table for those who play: they are too many, or their sides are.
    NoTable(Misfit),
    /// The players of an event of sides are not as many sides of one size as were announced.
    NotSides {
        /// How many sides there have to be.
        needed: u8,
        /// The clubs that there are, an empty name for those without one, and how many are of each; none where the numbers are
        /// written by hand and the players cannot be so many sides.
        sides: Vec<(String, usize)>,
    },
    /// Restricted lots are for 9 to 24 players.
    NoEnvelopes {
        /// How many there are.
        players: u16,
    },
    /// A schedule is not changed by hand: its numbers are.
    ScheduleByHand,
    /// Acceleration and the colour of number 1 cannot change once a round is paired.
    PairingRulesFixed,
    /// More than 50 moves are announced before the event begins (12.4 of 1952).
    AnnouncedFixed,
    /// The colour of number 1 is drawn or chosen already: no draw is repeated.
    ColourStands,
    /// Nobody started the clock of the round.
    RoundNotStarted,
    /// A player who has not come may still come, until this hour of the place.
    MayStillCome {
        /// `15:30`.
        until: String,
    },
    /// Baku acceleration needs a win worth two draws and a loss worth nothing.
    BakuPoints,
    /// Fewer rounds than are paired already.
    RoundsPlayed {
        /// Rounds paired.
        played: i32,
    },
    /// Two values for one board.
    ResultConflict(Box<ResultConflict>),
    /// Somebody else entered the same value: it stands whatever the actor takes back.
    AlsoEntered {
        /// Name of whoever entered it, as shown.
        by: String,
    },
    /// The tournament has no prize fund.
    NoPrizeFund,
    /// The prizes are those of the version that is closed.
    PrizesUnchanged,
    /// There is a newer version of the prizes.
    PrizeListOld,
    /// This receipt is signed already.
    PrizeSigned {
        /// Who took it down, as shown.
        by: String,
    },
    /// The actor has no entry to take back.
    NothingToUndo,
    /// Clubs of this town that may be the same one.
    SimilarClubs(Vec<SimilarClub>),
    /// This club was approved or rejected already.
    ClubDecided,
    /// The club may do nothing for a while.
    ClubSuspended {
        /// Why it was suspended, as the moderator wrote.
        reason: String,
    },
    /// A club keeps a secretary.
    LastSecretary,
    /// An organiser keeps an officer.
    LastOfficer,
    /// Nothing is merged into itself, or into what is no club of the directory.
    NoMerge,
    /// The list has bad cells: nothing of it was imported.
    SheetFaulty,
    /// What was sent is no list.
    NotASheet(NotASheet),
    /// The recorded game is not the beginning of the chosen scoresheet.
    SheetDisagrees {
        /// First half-move that differs, from 1.
        ply: u32,
    },
    /// A move that was not recorded.
    Move(Box<MoveRefusal>),
    /// A file that was not taken in.
    Import(ImportRefusal),
    /// A rating list that was not taken in, or is not there.
    List(ListRefusal),
}
