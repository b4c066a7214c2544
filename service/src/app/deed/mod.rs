//! What was done, as data. Each write leaves one deed in the audit trail. A deed holds the input of its use case and
//! the state before, as numbers and codes; pages turn it into words when they show it.
//!
//! For a new deed, add a row in `table/`, a struct in the file of its area, and a branch of [`replay`](super::replay).
//! Without that branch the program does not compile.
//!
//! Secrets never enter a deed: no password, no token. A deed holds no contact address of a person, of a birth date only
//! the year, and no e-mail, telephone or president of a club. The trail is never changed, and those data must be able
//! to go. Only the deeds of the door hold a visitor's network address.
//!
//! | what | file |
//! |---|---|
//! | the table of all deeds: code, area, audience | `table` |
//! | the subject of a deed | `subject` |
//! | how a deed is stored, and how rows of older programs are read | `stored`, `old`, `codes` |
//! | a deed with its author and its time | `told` |
//! | rows that a deed names by number | `named_rows` |
//! | which deeds change lists | `listed` |
//! | the deeds themselves | one file for each area, such as `entry` |

mod account;
mod before_round;
mod broadcast;
mod by_hand;
mod club;
pub(crate) mod codes;
mod copies;
mod entry;
mod entry_list;
mod fee;
mod feed;
mod game;
mod hall;
mod letter;
mod link;
mod list_refresh;
mod listed;
mod mirror;
mod named_rows;
mod number;
pub(crate) mod old;
mod organiser;
mod player;
mod prize;
mod prospectus;
mod rating_list;
mod report;
mod request;
mod result;
mod round;
mod seat;
mod section;
mod station;
mod stored;
mod subject;
mod table;
mod team;
mod token;
mod told;
mod tournament;
mod webhook;

pub use account::{
    AccessGranted, AccountCreated, AtDoor, InvitationAccepted, ModeratorSet, OfAccount,
    RightChanged, SessionEnded,
};
pub use before_round::{CheckAccepted, FirstColourSet, Seat, SeatsNoted};
pub use broadcast::OfBroadcast;
pub use by_hand::{
    BoardChange, ByHandEnded, DraftChange, DraftChanged, DraftRestored, RoundTakenBack,
    SeatsChanged,
};
pub use club::{
    ClubApproved, ClubChanged, ClubDecided, ClubMark, ClubMerged, ClubProved, ClubRegistered,
    ClubsDecided, SecretaryDismissed, SecretaryMade, SecretaryNamed,
};
pub use copies::CopiesFolderSet;
pub use entry::{
    Answered, ByeSet, CheckInClosed, CheckedIn, EntryAdded, EntryCorrected, EntryRemoved,
    EntryShown, HalfPointByesBarred, PairProhibited, RegisteredAdded, UnseenAnswered, Withdrawn,
};
pub use entry_list::{EntriesListed, EntryListed, HeadingNamed};
pub use fee::{CategorySet, FeeDueSet, FeePaid, FeeReturned, FeeTableSet, MembershipSet};
pub use feed::{GameFed, OfFeed};
pub use game::{
    GameAnnulled, GameImported, GamesImported, Given, IncidentRecorded, MovePlayed, MoveTakenBack,
    SheetKept,
};
pub use hall::{Announced, RoundClockSet, ScreenAdded, ScreenChanged, ScreenRemoved};
pub use letter::LetterHandled;
pub use link::{LinkAdded, LinkRemoved};
pub use list_refresh::{EntriesRefreshed, EntryRefreshed};
pub use mirror::{HallFollowed, MirrorCodesSet, OfHall, OfHallLink, OfMirror};
pub(crate) use named_rows::GONE;
pub use number::{IntegrityUndone, NumberMoved, NumbersExchanged, Renumbered};
pub use organiser::{HolderSet, OrganiserAdded, OrganiserChanged, OrganiserPerson};
pub use player::{NewClub, PlayerAdded, PlayerChanged, PlayerErased, PlayersImported};
pub use prize::{PrizeDecided, PrizeFundSet, PrizeSigned, PrizesClosed};
pub use prospectus::ProspectusWritten;
pub use rating_list::{ListRemoved, ListTakenIn};
pub use report::{NormCertificateSaved, ReportSaved};
pub use request::{
    ClubRequested, ContactsForgotten, CorrectionDecided, DoorSet, EntryErased, EntryRequested,
    RequestAccepted, RequestChanged, RequestConfirmed, RequestCorrected, RequestDecided,
    RequestFetched, RequestWithdrawn,
};
pub use result::{
    GivenGame, GoesOnNamed, MatchGameEntered, MatchGameTakenBack, ResultEntered, ResultRuled,
    ResultTakenBack, Stood,
};
pub use round::{FirstColour, RoundDrafted, RoundNumbered, RoundPublished};
pub use seat::{SeatAnswered, SeatCalled, SeatReported};
pub use section::{EntryMoved, SectionAdded, SectionSet, StageEntered, StageEntry, StageSet};
pub use station::{StationMade, StationPaired, StationRevoked};
pub use stored::Written;
pub use subject::Subject;
pub use table::{Area, Deed, DeedKind};
pub use team::{
    LineUpHandedIn, LineUpSet, LineUpsDue, TeamAdded, TeamAway, TeamByeSet, TeamChanged,
    TeamMembersSet, TeamPenalised, TeamPenaltyLifted, TeamRemoved, TeamRulesSet, TeamsForbidden,
    TeamsOrdered,
};
pub use token::{EntriesRead, TokenMade, TokenRevoked};
pub use told::Told;
pub use tournament::{
    ArbitrationChosen, ArchiveOpened, DaysSet, DeputyAnswered, DeputyInvited, DeputyRemoved,
    FideModeLeft, HandOverTakenBack, MeetingDay, MeetingDaysSet, SettingsChanged, TournamentClosed,
    TournamentCreated, TournamentHandedOver, TournamentImported, TournamentReopened,
};
pub use webhook::OfWebhook;
