//! The table of the Laws: one row for each rule, one column for each edition.
//!
//! The columns are 1952, 2014 (from 1 July), 2017 (July to December), 2018 and 2023. For 1952 the reprint was read, which lacks clocks,
//! scoresheets, conduct and adjournment. For 2014 no complete text was available. For 2017 articles 1–3, 5, 9, A and B were read. The
//! editions of 2018 and 2023 were read completely.

use super::article::Article;
use super::row::{Handling, Row};

/// Name, code and handling of a rule, then its article in each edition, as `Article::cell` reads it.
macro_rules! laws {
    ($($rule:ident $code:literal $handling:ident $($cell:literal)+;)+) => {
        /// A rule of the Laws, the smallest part that has a number of its own in some edition.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Rule {
            $(#[doc = concat!("`", $code, "`, by edition: ", $("`", $cell, "` ",)+)] $rule,)+
        }

        impl Rule {
            /// Every rule, in the order of the articles of 2023.
            pub const ALL: &[Self] = &[$(Self::$rule,)+];

            pub(super) const fn row(self) -> &'static Row {
                match self {
                    $(Self::$rule => {
                        const ROW: Row = Row {
                            code: $code,
                            handling: Handling::$handling,
                            articles: [$(Article::cell($cell),)+],
                        };
                        &ROW
                    })+
                }
            }
        }
    };
}

laws! {
    // 1 The nature of the game.
    GameOfChess "game-of-chess" Basis "1" "i1.1" "1.1" "1.1" "1.1";
    WhiteBegins "white-begins" Judged "4.1" "o1.1" "1.2" "1.2" "1.2";
    HavingTheMove "having-the-move" Judged "4.2" "o1.1" "1.3" "1.3" "1.3";
    ObjectOfTheGame "object-of-the-game" Basis "11.1" "o1.2" "1.4" "1.4" "1.4";
    KingCapture "king-capture" Judged "10.2" "o1.2" "1.4.1" "1.4.1" "1.4.1";
    MateWins "mate-wins" Judged "11.1" "o1.2" "1.4.2" "1.4.2" "1.4.2";
    NobodyCanMate "nobody-can-mate" Judged "-" "o1.3" "1.5" "1.5" "1.5";
    // 2 Board and men at the start.
    Board "board" Basis "2.1" "i2.1" "2.1" "2.1" "2.1";
    BoardOrientation "board-orientation" Recorded "2.2" "i2.1" "2.1" "2.1" "2.1";
    Men "men" Basis "3" "i2.2" "2.2" "2.2" "2.2";
    InitialPosition "initial-position" Judged "3" "i2.3" "2.3" "2.3" "2.3";
    Files "files" Basis "2.3" "i2.4" "2.4" "2.4" "2.4";
    Ranks "ranks" Basis "2.4" "i2.4" "2.4" "2.4" "2.4";
    Diagonals "diagonals" Basis "2.5" "i2.4" "2.4" "2.4" "2.4";
    // 3 The moves of the men.
    OwnManOnTarget "own-man-on-target" Judged "5.1" "i3.1" "3.1" "3.1" "3.1";
    Capture "capture" Judged "5.3" "i3.1" "3.1.1" "3.1.1" "3.1.1";
    Attack "attack" Judged "10.1" "i3.1" "3.1.2" "3.1.2" "3.1.2";
    PinnedManAttacks "pinned-man-attacks" Judged "10.3" "i3.1" "3.1.3" "3.1.3" "3.1.3";
    BishopMove "bishop-move" Judged "6" "i3.2" "3.2" "3.2" "3.2";
    RookMove "rook-move" Judged "6" "i3.3" "3.3" "3.3" "3.3";
    QueenMove "queen-move" Judged "6" "i3.4" "3.4" "3.4" "3.4";
    NoJumping "no-jumping" Judged "5.2" "i3.5" "3.5" "3.5" "3.5";
    KnightMove "knight-move" Judged "6" "i3.6" "3.6" "3.6" "3.6";
    PawnMove "pawn-move" Judged "6 a" "i3.7" "3.7" "3.7" "3.7";
    PawnStep "pawn-step" Judged "6 a" "i3.7.a" "3.7.1" "3.7.1" "3.7.1";
    PawnDoubleStep "pawn-double-step" Judged "6 a" "i3.7.b" "3.7.2" "3.7.2" "3.7.2";
    PawnCapture "pawn-capture" Judged "6 a" "i3.7.c" "3.7.3" "3.7.3" "3.7.3";
    EnPassant "en-passant" Judged "6 b" "i3.7.d" "3.7.4.1" "3.7.4.1" "3.7.3.1";
    EnPassantOnce "en-passant-once" Judged "6 b" "i3.7.d" "3.7.4.2" "3.7.4.2" "3.7.3.2";
    Promotion "promotion" Judged "6 c" "i3.7.e" "3.7.5.1" "3.7.5.1" "3.7.3.3";
    PromotionChoice "promotion-choice" Judged "6 c" "i3.7.e" "3.7.5.2" "3.7.5.2" "3.7.3.4";
    PromotionEffect "promotion-effect" Judged "6 c" "i3.7.e" "3.7.5.3" "3.7.5.3" "3.7.3.5";
    KingMove "king-move" Judged "6" "i3.8.a" "3.8.1" "3.8.1" "3.8.1";
    Castling "castling" Judged "6" "i3.8.b" "3.8.2" "3.8.2" "3.8.2";
    CastlingLost "castling-lost" Judged "6" "i3.8.b(1)" "3.8.2.1" "3.8.2.1" "3.8.2.1";
    CastlingHindered "castling-hindered" Judged "6" "i3.8.b(2)" "3.8.2.2" "3.8.2.2" "3.8.2.2";
    InCheck "in-check" Judged "10.1" "i3.9.a" "3.9.1" "3.9.1" "3.9.1";
    KingExposed "king-exposed" Judged "10.2" "i3.9.b" "3.9.2" "3.9.2" "3.9.2";
    LegalMove "legal-move" Judged "9.1" "q3.10.a" "3.10.1" "3.10.1" "3.10.1";
    IllegalMove "illegal-move" Judged "9.1" "q3.10.b" "3.10.2" "3.10.2" "3.10.2";
    IllegalPosition "illegal-position" Judged "-" "q3.10.c" "3.10.3" "3.10.3" "3.10.3";
    // 4 The act of moving.
    OneHand "one-hand" Recorded "-" "i4.1" "i4.1" "4.1" "4.1";
    Adjusting "adjusting" Arbiter "8" "q4.2" "i4.2.1" "4.2.1" "4.2.1";
    AccidentalTouch "accidental-touch" Arbiter "-" "-" "i4.2.2" "4.2.2" "4.2.2";
    TouchedMen "touched-men" Judged "8" "i4.3" "i4.3" "4.3" "4.3";
    TouchedOwn "touched-own" Judged "8" "i4.3.a" "i4.3.1" "4.3.1" "4.3.1";
    TouchedOpponents "touched-opponents" Judged "8" "i4.3.b" "i4.3.2" "4.3.2" "4.3.2";
    TouchedBoth "touched-both" Judged "8" "q4.3.c" "i4.3.3" "4.3.3" "4.3.3";
    KingThenRook "king-then-rook" Judged "8" "i4.4.a" "i4.4.1" "4.4.1" "4.4.1";
    RookThenKing "rook-then-king" Judged "8" "i4.4.b" "i4.4.2" "4.4.2" "4.4.2";
    CastlingMeantIllegal "castling-meant-illegal" Judged "8" "i4.4.c" "i4.4.3" "4.4.3" "4.4.3";
    PromotedManReleased "promoted-man-released" Arbiter "7 d" "i4.4.d" "i4.4.4" "4.4.4" "4.4.4";
    NothingPossible "nothing-possible" Judged "8" "i4.5" "i4.5" "4.5" "4.5";
    PromotionPerformed "promotion-performed" Arbiter "7 d" "q4.6" "i4.6" "4.6" "4.6";
    MoveMade "move-made" Basis "7 a" "i4.7" "i4.7" "4.7" "4.7";
    CaptureMade "capture-made" Basis "7 b" "i4.7.a" "i4.7.1" "4.7.1" "4.7.1";
    CastlingMade "castling-made" Basis "7 c" "i4.7.b" "i4.7.2" "4.7.2" "4.7.2";
    PromotionMade "promotion-made" Basis "7 d" "i4.7.c" "i4.7.3" "4.7.3" "4.7.3";
    ComplaintLapses "complaint-lapses" Arbiter "8" "i4.8" "i4.8" "4.8" "4.8";
    AssistantMoves "assistant-moves" Arbiter "-" "i4.9" "i4.9" "4.9" "4.9";
    // 5 The end of the game.
    Checkmate "checkmate" Judged "11.1" "i5.1.a" "5.1.1" "5.1.1" "5.1.1";
    Resignation "resignation" Judged "11.2" "i5.1.b" "5.1.2" "5.1.2" "5.1.2";
    Stalemate "stalemate" Judged "12.1" "i5.2.a" "5.2.1" "5.2.1" "5.2.1";
    DeadPosition "dead-position" Judged "-" "i5.2.b" "5.2.2" "5.2.2" "5.2.2";
    Agreement "agreement" Judged "12.2" "q5.2.c" "5.2.3" "5.2.3" "5.2.3";
    // 6 The clock.
    Clock "clock" Basis "-" "i6.1" "i6.1" "6.1" "6.1";
    PressingTheClock "pressing-the-clock" Recorded "-" "q6.2.a" "i6.2.1" "6.2.1" "6.2.1";
    MoveThatEnds "move-that-ends" Judged "-" "i6.2.a" "i6.2.1.1" "6.2.1.1" "6.2.1.1";
    NextMoveMade "next-move-made" Judged "-" "i6.2.a" "i6.2.1.2" "6.2.1.2" "6.2.1.2";
    TimeToPress "time-to-press" Judged "-" "i6.2.b" "i6.2.2" "6.2.2" "6.2.2";
    SameHand "same-hand" Recorded "-" "i6.2.c" "i6.2.3" "6.2.3" "6.2.3";
    ClockHandling "clock-handling" Recorded "-" "i6.2.d" "i6.2.4" "6.2.4" "6.2.4";
    AdjustingTheClock "adjusting-the-clock" Arbiter "-" "i6.2.e" "i6.2.5" "6.2.5" "6.2.5";
    AssistantPresses "assistant-presses" Arbiter "-" "i6.2.f" "i6.2.6" "6.2.6" "6.2.6";
    MovesPrescribed "moves-prescribed" Judged "-" "i6.3.a" "i6.3.1" "6.3.1" "6.3.1";
    TimeSaved "time-saved" Judged "-" "i6.3.b" "i6.3.2" "6.3.2" "6.3.2";
    CheckAfterFlag "check-after-flag" Judged "-" "i6.4" "i6.4" "6.4" "6.4";
    PlaceOfTheClock "place-of-the-clock" Arbiter "-" "i6.5" "i6.5" "6.5" "6.5";
    StartOfTheRound "start-of-the-round" Recorded "-" "i6.6" "i6.6" "6.6" "6.6";
    Lateness "lateness" Judged "-" "i6.7" "i6.7" "6.7" "6.7";
    DefaultTime "default-time" Judged "-" "q6.7.a" "i6.7.1" "6.7.1" "6.7.1";
    BothAbsent "both-absent" Judged "-" "i6.7.b" "i6.7.2" "6.7.2" "6.7.2";
    FlagNoticed "flag-noticed" Recorded "-" "i6.8" "i6.8" "6.8" "6.8";
    FlagLoses "flag-loses" Judged "-" "i6.9" "i6.9" "6.9" "6.9";
    ClockDefect "clock-defect" Recorded "-" "i6.10.a" "i6.10.1" "6.10.1" "6.10.1";
    ClockSetWrongly "clock-set-wrongly" Recorded "-" "i6.10.b" "i6.10.2" "6.10.2" "6.10.2";
    Pausing "pausing" Recorded "-" "i6.12" "i6.11" "6.11" "6.11";
    ArbiterPauses "arbiter-pauses" Recorded "-" "i6.12.a" "i6.11.1" "6.11.1" "6.11.1";
    PlayerPauses "player-pauses" Recorded "-" "i6.12.b" "i6.11.2" "6.11.2" "6.11.2";
    Restarting "restarting" Arbiter "-" "i6.12.c" "i6.11.3" "6.11.3" "6.11.3";
    PausingWithoutReason "pausing-without-reason" Recorded "-" "i6.12.d" "i6.11.4" "6.11.4" "6.11.4";
    Screens "screens" Arbiter "-" "q6.13" "i6.12.1" "6.12.1" "6.12.1";
    NoClaimFromScreen "no-claim-from-screen" Recorded "-" "q6.13" "i6.12.2" "6.12.2" "6.12.2";
    // 7 Irregularities.
    TimesRestored "times-restored" Recorded "-" "i7.1" "q7.1" "7.1" "7.1";
    WrongStart "wrong-start" Recorded "9.4" "i7.2" "q7.2" "7.2" "7.2";
    WrongInitialPosition "wrong-initial-position" Recorded "9.4" "i7.2.a" "q7.2.1" "7.2.1" "7.2.1";
    BoardTurned "board-turned" Recorded "9.5" "i7.2.b" "q7.2.2" "7.2.2" "7.2.2";
    ColoursReversed "colours-reversed" Recorded "-" "q7.3" "q7.3" "7.3" "7.3";
    Displaced "displaced" Recorded "9.2" "i7.4" "q7.4" "7.4" "7.4";
    DisplacedRestored "displaced-restored" Recorded "9.2" "i7.4" "q7.4.1" "7.4.1" "7.4.1";
    DisplacedHelp "displaced-help" Recorded "-" "i7.4" "q7.4.2" "7.4.2" "7.4.2";
    DisplacedPenalty "displaced-penalty" Recorded "-" "i7.4" "q7.4.3" "7.4.3" "7.4.3";
    IllegalActs "illegal-acts" Judged "9.1" "i7.5" "q7.5" "7.5" "7.5";
    IllegalMoveFound "illegal-move-found" Judged "9.1" "q7.5.a" "q7.5.1" "7.5.1" "7.5.1";
    PawnNotReplaced "pawn-not-replaced" Judged "9.1" "q7.5.a" "q7.5.1" "7.5.2" "7.5.2";
    ClockWithoutMove "clock-without-move" Judged "-" "i12.9" "q7.8.1" "7.5.3" "7.5.3";
    TwoHands "two-hands" Judged "-" "i4.1" "q7.7.1" "7.5.4" "7.5.4";
    IllegalMovePenalty "illegal-move-penalty" Judged "-" "q7.5.b" "q7.5.3" "7.5.5" "7.5.5";
    TwoHandsPenalty "two-hands-penalty" Judged "-" "i12.9" "q7.7.2" "7.5.5" "7.5.5";
    ClockWithoutMovePenalty "clock-without-move-penalty" Judged "-" "i12.9" "q7.8.2" "7.5.5" "7.5.5";
    DisplacedFoundLater "displaced-found-later" Recorded "9.2" "i7.6" "q7.6" "7.6" "7.6";
    // 8 Recording.
    Recording "recording" Recorded "-" "i8.1.a" "i8.1.1" "8.1.1" "8.1.1";
    PaperSheet "paper-sheet" Recorded "-" "i8.1.a" "i8.1.1" "8.1.1" "8.1.1.1";
    ElectronicSheet "electronic-sheet" Arbiter "-" "-" "-" "-" "8.1.1.2";
    NotInAdvance "not-in-advance" Recorded "-" "i8.1.b" "i8.1.2" "8.1.2" "8.1.2";
    ReplyBeforeWriting "reply-before-writing" Arbiter "-" "i8.1.c" "i8.1.3" "8.1.3" "8.1.3";
    UseOfTheSheet "use-of-the-sheet" Arbiter "-" "i8.1.d" "i8.1.4" "8.1.4" "8.1.4";
    OfferRecorded "offer-recorded" Recorded "-" "i8.1.e" "i8.1.5" "8.1.5" "8.1.5";
    AssistantWrites "assistant-writes" Arbiter "-" "i8.1.f" "i8.1.6" "8.1.6" "8.1.6";
    SheetVisible "sheet-visible" Arbiter "-" "i8.2" "i8.2" "8.2" "8.2";
    SheetOwned "sheet-owned" Arbiter "-" "i8.3" "i8.3" "8.3" "8.3";
    NoMoreWriting "no-more-writing" Judged "-" "i8.4" "i8.4" "8.4" "8.4";
    NeitherWrote "neither-wrote" Recorded "-" "i8.5.a" "i8.5.1" "8.5.1" "8.5.1";
    OneDidNotWrite "one-did-not-write" Recorded "-" "i8.5.b" "i8.5.2" "8.5.2" "8.5.2";
    Reconstruction "reconstruction" Recorded "-" "i8.5.c" "i8.5.3" "8.5.3" "8.5.3";
    MovesUnprovable "moves-unprovable" Recorded "-" "i8.6" "i8.6" "8.6" "8.6";
    Signing "signing" Recorded "-" "i8.7" "i8.7" "8.7" "8.7";
    // 9 Draws.
    DrawOffers "draw-offers" Recorded "12.2" "i9.1" "9.1" "9.1" "9.1";
    NoOfferBefore "no-offer-before" Judged "-" "i9.1.a" "9.1.1" "9.1.1" "9.1.1";
    OfferMade "offer-made" Recorded "-" "i9.1.b(1)" "9.1.2.1" "9.1.2.1" "9.1.2.1";
    OfferNoted "offer-noted" Recorded "-" "i9.1.b(2)" "9.1.2.2" "9.1.2.2" "9.1.2.2";
    ClaimIsOffer "claim-is-offer" Basis "-" "i9.1.b(3)" "9.1.2.3" "9.1.2.3" "9.1.2.3";
    Repetition "repetition" Judged "12.3" "i9.2" "9.2" "9.2" "9.2";
    RepetitionByAnnouncing "repetition-by-announcing" Judged "12.3 a" "i9.2.a" "9.2.1.1" "9.2.1.1" "9.2.1";
    RepetitionOnTheBoard "repetition-on-the-board" Judged "12.3 b" "i9.2.b" "9.2.1.2" "9.2.1.2" "9.2.2";
    SamePosition "same-position" Judged "12.3" "i9.2" "9.2.2" "9.2.2" "9.2.3";
    SameEnPassant "same-en-passant" Judged "-" "i9.2" "9.2.2.1" "9.2.2.1" "9.2.3.1";
    SameCastling "same-castling" Judged "-" "i9.2" "9.2.2.2" "9.2.2.2" "9.2.3.2";
    FiftyMoves "fifty-moves" Judged "12.4" "i9.3" "9.3" "9.3" "9.3";
    FiftyMovesByAnnouncing "fifty-moves-by-announcing" Judged "-" "i9.3.a" "9.3.1" "9.3.1" "9.3.1";
    FiftyMovesOnTheBoard "fifty-moves-on-the-board" Judged "12.4" "i9.3.b" "9.3.2" "9.3.2" "9.3.2";
    MoreThanFifty "more-than-fifty" Judged "12.4" "-" "-" "-" "-";
    ClaimLost "claim-lost" Judged "12.3" "i9.4" "9.4" "9.4" "9.4";
    ClaimMade "claim-made" Recorded "-" "q9.5" "9.5.1" "9.5.1" "9.5.1";
    ClaimRight "claim-right" Judged "12.3" "i9.5.a" "9.5.2" "9.5.2" "9.5.2";
    ClaimWrong "claim-wrong" Judged "-" "q9.5.b" "9.5.3" "9.5.3" "9.5.3";
    FivefoldRepetition "fivefold-repetition" Judged "-" "q9.6.a" "9.6.1" "9.6.1" "9.6.1";
    SeventyFiveMoves "seventy-five-moves" Judged "-" "q9.6.b" "9.6.2" "9.6.2" "9.6.2";
    // 10 Points.
    Points "points" Judged "-" "i10.1" "i10.1" "10.1" "10.1";
    PointsMaximum "points-maximum" Judged "-" "i10.2" "i10.2" "10.2" "10.2";
    // 11 The conduct of the players.
    Disrepute "disrepute" Recorded "-" "i11.1" "i11.1" "11.1" "11.1";
    Venue "venue" Basis "-" "i11.2" "i11.2.1" "11.2.1" "11.2.1";
    PlayingArea "playing-area" Basis "-" "i11.2" "i11.2.2" "11.2.2" "11.2.2";
    LeavingTheVenue "leaving-the-venue" Recorded "-" "i11.2" "i11.2.3" "11.2.3" "11.2.3";
    ReportingAbsence "reporting-absence" Arbiter "-" "i11.2" "i11.2.4" "11.2.4" "11.2.4";
    NotesAndAdvice "notes-and-advice" Recorded "-" "i11.3.a" "i11.3.1" "11.3.1" "11.3.1";
    Devices "devices" Recorded "-" "q11.3.b" "q11.3.2.1" "11.3.2.1" "11.3.2";
    DeviceInBag "device-in-bag" Recorded "-" "q11.3.b" "q11.3.2.1" "11.3.2.1" "11.3.2.1";
    DeviceLoses "device-loses" Recorded "-" "q11.3.b" "i11.3.2.2" "11.3.2.2" "11.3.2.2";
    Search "search" Recorded "-" "q11.3.b" "i11.3.3" "11.3.3" "11.3.3";
    Smoking "smoking" Recorded "-" "i11.3.c" "i11.3.4" "11.3.4" "11.3.4";
    FinishedPlayers "finished-players" Arbiter "-" "i11.4" "i11.4" "11.4" "11.4";
    Distraction "distraction" Recorded "-" "i11.5" "i11.5" "11.5" "11.5";
    Infraction "infraction" Recorded "-" "i11.6" "i11.6" "11.6" "11.6";
    Refusal "refusal" Recorded "-" "i11.7" "i11.7" "11.7" "11.7";
    BothGuilty "both-guilty" Recorded "-" "i11.8" "i11.8" "11.8" "11.8";
    Explanation "explanation" Arbiter "-" "q11.9" "i11.9" "11.9" "11.9";
    Appeal "appeal" Recorded "-" "q11.10" "i11.10" "11.10" "11.10";
    HelpReconstructing "help-reconstructing" Arbiter "-" "-" "i11.11" "11.11" "11.11";
    PlayersCheckClaims "players-check-claims" Basis "-" "-" "i11.12" "11.12" "11.12";
    // 12 The arbiter.
    LawsObserved "laws-observed" Basis "-" "i12.1" "i12.1" "12.1" "12.1";
    ArbitersDuties "arbiters-duties" Arbiter "-" "i12.2" "i12.2" "12.2" "12.2";
    ArbiterObserves "arbiter-observes" Arbiter "-" "i12.3" "i12.3" "12.3" "12.3";
    Assistants "assistants" Arbiter "-" "i12.4" "i12.4" "12.4" "12.4";
    ExtraTime "extra-time" Recorded "-" "i12.5" "i12.5" "12.5" "12.5";
    ArbiterSilent "arbiter-silent" Basis "-" "i12.6" "i12.6" "12.6" "12.6";
    Spectators "spectators" Arbiter "-" "i12.7" "i12.7" "12.7" "12.7";
    PhonesOfOthers "phones-of-others" Arbiter "-" "i12.8" "i12.8" "12.8" "12.8";
    Penalties "penalties" Recorded "-" "i12.9" "i12.9" "12.9" "12.9";
    Warning "warning" Recorded "-" "o12.9.a" "i12.9.1" "12.9.1" "12.9.1";
    TimeToOpponent "time-to-opponent" Recorded "-" "o12.9.b" "i12.9.2" "12.9.2" "12.9.2";
    TimeOff "time-off" Recorded "-" "o12.9.c" "i12.9.3" "12.9.3" "12.9.3";
    OpponentsPoints "opponents-points" Recorded "-" "o12.9.d" "i12.9.4" "12.9.4" "12.9.4";
    PointsOff "points-off" Recorded "-" "o12.9.e" "i12.9.5" "12.9.5" "12.9.5";
    GameLost "game-lost" Recorded "-" "o12.9.f" "i12.9.6" "12.9.6" "12.9.6";
    Fine "fine" Recorded "-" "o12.9.g" "i12.9.7" "12.9.7" "12.9.7";
    ExcludedFromRounds "excluded-from-rounds" Recorded "-" "-" "i12.9.8" "12.9.8" "12.9.8";
    Expelled "expelled" Recorded "-" "o12.9.h" "i12.9.9" "12.9.9" "12.9.9";
    // Appendix A: rapid.
    RapidGame "rapid-game" Basis "-" "iA.1" "A.1" "A.1" "A.1";
    RapidNoRecording "rapid-no-recording" Arbiter "-" "iA.2" "A.2" "A.2" "A.2";
    RapidMinute "rapid-minute" Judged "-" "-" "-" "-" "A.3";
    RapidSupervised "rapid-supervised" Judged "-" "iA.3" "A.3" "A.3" "A.4";
    RapidArbiters "rapid-arbiters" Judged "-" "iA.3" "A.3.1.1" "A.3.1.1" "A.4.1";
    RapidRecorded "rapid-recorded" Arbiter "-" "iA.3" "A.3.1.2" "A.3.1.2" "A.4.2";
    RapidLookAtRecord "rapid-look-at-record" Arbiter "-" "-" "A.3.2" "A.3.2" "A.4.3";
    RapidOtherwise "rapid-otherwise" Judged "-" "iA.4" "A.4" "A.4" "A.5";
    RapidClockLater "rapid-clock-later" Judged "-" "iA.4.a" "A.4.1.1" "A.4.1.1" "A.5.1.1";
    RapidArrayLater "rapid-array-later" Recorded "-" "iA.4.a" "A.4.1.2" "A.4.1.2" "A.5.1.2";
    RapidIllegal "rapid-illegal" Judged "-" "qA.4.b" "A.4.2" "A.4.2" "A.5.2";
    RapidFlag "rapid-flag" Judged "-" "iA.4.c" "A.4.3" "A.4.3" "A.5.3";
    RapidIllegalPosition "rapid-illegal-position" Judged "-" "iA.4.d" "A.4.4" "A.4.4" "A.5.4";
    RapidArbiterAndFlag "rapid-arbiter-and-flag" Basis "-" "oA.4.d" "A.4.5" "A.4.5" "A.5.5";
    RapidDeclared "rapid-declared" Judged "-" "iA.5" "A.5" "A.5" "A.6";
    RapidSupervisedPenalty "rapid-supervised-penalty" Judged "-" "q7.5.b" "q7.5.3" "7.5.5" "7.5.5, A.3";
    // Appendix B: blitz.
    BlitzGame "blitz-game" Basis "-" "iB.1" "B.1" "B.1" "B.1";
    BlitzSupervised "blitz-supervised" Judged "-" "iB.3" "B.3" "B.3" "B.2";
    BlitzOtherwise "blitz-otherwise" Judged "-" "iB.4" "B.4" "B.4" "B.3";
    BlitzDeclared "blitz-declared" Judged "-" "iB.5" "B.5" "B.5" "B.4";
    BlitzMinute "blitz-minute" Judged "-" "iB.2" "B.2" "B.2" "B.3, A.3";
    BlitzIllegal "blitz-illegal" Judged "-" "iB.4, A.4.b" "B.4, A.4.2" "B.4, A.4.2" "B.3, A.5.2";
    BlitzSupervisedPenalty "blitz-supervised-penalty" Judged "-" "iB.3, B.2" "B.3, B.2" "B.3, B.2" "B.2";
    BlitzIllegalPosition "blitz-illegal-position" Judged "-" "iB.4, A.4.d" "B.4, A.4.4" "B.4, A.4.4" "B.3, A.5.4";
    // Appendix C: notation.
    NotationPiece "notation-piece" Basis "-" "oC.1" "iC.1" "C.1" "C.1";
    NotationLetters "notation-letters" Judged "-" "oC.2" "iC.2" "C.2" "C.2";
    NotationOwnLetters "notation-own-letters" Judged "-" "oC.3" "iC.3" "C.3" "C.3";
    NotationPawn "notation-pawn" Judged "-" "oC.4" "iC.4" "C.4" "C.4";
    NotationFiles "notation-files" Judged "-" "oC.5" "iC.5" "C.5" "C.5";
    NotationRanks "notation-ranks" Judged "-" "oC.6" "iC.6" "C.6" "C.6";
    NotationSquare "notation-square" Judged "-" "oC.7" "iC.7" "C.7" "C.7";
    NotationMove "notation-move" Judged "-" "oC.8" "iC.8" "C.8" "C.8";
    NotationCapture "notation-capture" Judged "-" "oC.9" "iC.9" "C.9" "C.9";
    NotationPawnCapture "notation-pawn-capture" Judged "-" "oC.9" "iC.9.3" "C.9.3" "C.9.3";
    NotationSameRank "notation-same-rank" Judged "-" "oC.10" "iC.10.1" "C.10.1" "C.10.1";
    NotationSameFile "notation-same-file" Judged "-" "oC.10" "iC.10.2" "C.10.2" "C.10.2";
    NotationElsewhere "notation-elsewhere" Judged "-" "oC.10" "iC.10.3" "C.10.3" "C.10.3";
    NotationPromotion "notation-promotion" Judged "-" "oC.11" "iC.11" "C.11" "C.11";
    NotationDrawOffer "notation-draw-offer" Judged "-" "oC.12" "iC.12" "C.12" "C.12";
    NotationShortCastling "notation-short-castling" Judged "-" "oC.13.1" "iC.13.1" "C.13.1" "C.13.1";
    NotationLongCastling "notation-long-castling" Judged "-" "oC.13.2" "iC.13.2" "C.13.2" "C.13.2";
    NotationCaptureSign "notation-capture-sign" Judged "-" "oC.13.3" "iC.13.3" "C.13.3" "C.13.3";
    NotationCheck "notation-check" Judged "-" "oC.13.4" "iC.13.4" "C.13.4" "C.13.4";
    NotationMate "notation-mate" Judged "-" "oC.13.5" "iC.13.5" "C.13.5" "C.13.5";
    NotationEnPassant "notation-en-passant" Judged "-" "oC.13.6" "iC.13.6" "C.13.6" "C.13.6";
    // Appendix D: blind players.
    BlindTwoBoards "blind-two-boards" Arbiter "-" "oD" "iD.1" "D.1" "D.1";
    BlindAnnounced "blind-announced" Arbiter "-" "oD" "iD.2.1" "D.2.1" "D.2.1";
    BlindTouched "blind-touched" Judged "-" "oD" "iD.2.2" "D.2.2" "D.2.2";
    BlindMade "blind-made" Basis "-" "oD" "iD.2.3" "D.2.3" "D.2.3";
    BlindClockAfter "blind-clock-after" Arbiter "-" "oD" "iD.2.4" "D.2.4" "D.2.4";
    BlindSighted "blind-sighted" Basis "-" "oD" "iD.2.5" "D.2.5" "D.2.5";
    BlindClock "blind-clock" Arbiter "-" "oD" "iD.2.6" "D.2.6" "D.2.6";
    BlindScoresheet "blind-scoresheet" Arbiter "-" "oD" "iD.2.7" "D.2.7" "D.2.7";
    BlindSlip "blind-slip" Arbiter "-" "oD" "iD.2.8" "D.2.8" "D.2.8";
    BlindBoardsDiffer "blind-boards-differ" Judged "-" "oD" "iD.2.9" "D.2.9" "D.2.9";
    BlindAssistant "blind-assistant" Arbiter "-" "oD" "iD.2.10" "D.2.10" "D.2.10";
    BlindOtherAssistant "blind-other-assistant" Arbiter "-" "oD" "iD.2.11" "D.2.11" "D.2.11";
    // Guidelines I: adjourned games.
    SealedMove "sealed-move" Recorded "-" "iE.1" "iI.1" "I.1" "I.1";
    EnvelopeData "envelope-data" Recorded "-" "iE.2" "iI.2" "I.2" "I.2";
    SealedAgreement "sealed-agreement" Recorded "-" "iE.3" "iI.3" "I.3" "I.3";
    EnvelopeKept "envelope-kept" Recorded "-" "iE.4" "iI.4" "I.4" "I.4";
    Resumption "resumption" Recorded "-" "iE.5" "iI.5" "I.5" "I.5";
    DrawWhileAdjourned "draw-while-adjourned" Judged "-" "iE.6" "iI.6" "I.6" "I.6";
    EnvelopeOpened "envelope-opened" Judged "-" "iE.7" "iI.7" "I.7" "I.7";
    SealedMoveLoses "sealed-move-loses" Judged "-" "iE.8" "iI.8" "I.8" "I.8";
    SealerOrReplierAbsent "sealer-or-replier-absent" Recorded "-" "iE.9" "iI.9" "I.9" "I.9";
    LateAtResumption "late-at-resumption" Recorded "-" "iE.10" "iI.10" "I.10" "I.10";
    SealerLate "sealer-late" Recorded "-" "iE.11" "iI.11" "I.11" "I.11";
    EnvelopeMissing "envelope-missing" Judged "-" "iE.12" "iI.12" "I.12" "I.12";
    WrongTimesAtResumption "wrong-times-at-resumption" Recorded "-" "iE.13" "iI.13" "I.13" "I.13";
    ResumptionSession "resumption-session" Arbiter "-" "iE.14" "iI.14" "I.14" "I.14";
    AdjournedWrongly "adjourned-wrongly" Judged "9.3" "i7.6" "q7.6" "7.6" "7.6";
    // Guidelines II: Chess960.
    Chess960 "chess-960" Arbiter "-" "iF" "iII" "II" "II";
    // Guidelines III: games without increment.
    QuickplayFinish "quickplay-finish" Basis "-" "iG.1" "iIII.1" "III.1" "III.1";
    QuickplayAnnounced "quickplay-announced" Judged "-" "iG.2" "iIII.2.1" "III.2.1" "III.2.1";
    QuickplayScope "quickplay-scope" Judged "-" "iG.3" "iIII.2.2" "III.2.2" "III.2.2";
    BothFlagsEarlier "both-flags-earlier" Judged "-" "i6.11.a" "iIII.3.1.1" "III.3.1.1" "III.3.1.1";
    BothFlagsLast "both-flags-last" Judged "-" "i6.11.b" "iIII.3.1.2" "III.3.1.2" "III.3.1.2";
    QuickplayIncrement "quickplay-increment" Recorded "-" "iG.4" "iIII.4" "III.4" "III.4";
    QuickplayClaim "quickplay-claim" Recorded "-" "qG.5" "iIII.5" "III.5" "III.5";
    QuickplayAgreed "quickplay-agreed" Recorded "-" "iG.5.a" "iIII.5.1" "III.5.1" "III.5.1";
    QuickplayPostponed "quickplay-postponed" Recorded "-" "iG.5.b" "iIII.5.2" "III.5.2" "III.5.2";
    QuickplayRejected "quickplay-rejected" Recorded "-" "iG.5.c" "iIII.5.3" "III.5.3" "III.5.3";
    QuickplayNoArbiter "quickplay-no-arbiter" Recorded "-" "iG.6" "iIII.6" "III.6" "III.6";
}
