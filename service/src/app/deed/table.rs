//! The table of the deeds: for each its data, its code, its area and its audience.
//!
//! The rows are in `table/`, in one file for each subject. For a new deed, add a row there and import its struct below;
//! the compiler names the other places.

mod accounts;
mod entries;
mod games;
mod prizes;
mod registry;
mod rounds;
mod teams;
mod tournament;

use super::{
    AccessGranted, AccountCreated, Announced, ArbitrationChosen, ArchiveOpened, AtDoor,
    ByHandEnded, ByeSet, CategorySet, CheckAccepted, CheckInClosed, CheckedIn, ClubApproved,
    ClubChanged, ClubDecided, ClubMerged, ClubProved, ClubRegistered, ClubRequested, ClubsDecided,
    ContactsForgotten, CopiesFolderSet, CorrectionDecided, DaysSet, DeputyAnswered, DeputyInvited,
    DeputyRemoved, DoorSet, DraftChanged, DraftRestored, EntriesListed, EntriesRead,
    EntriesRefreshed, EntryAdded, EntryCorrected, EntryErased, EntryMoved, EntryRemoved,
    EntryRequested, EntryShown, FeeDueSet, FeePaid, FeeReturned, FeeTableSet, FideModeLeft,
    FirstColourSet, GameAnnulled, GameFed, GameImported, GamesImported, GoesOnNamed,
    HalfPointByesBarred, HallFollowed, HandOverTakenBack, HolderSet, IncidentRecorded,
    IntegrityUndone, InvitationAccepted, LetterHandled, LineUpHandedIn, LineUpSet, LineUpsDue,
    LinkAdded, LinkRemoved, ListRemoved, ListTakenIn, MatchGameEntered, MatchGameTakenBack,
    MeetingDaysSet, MembershipSet, MirrorCodesSet, ModeratorSet, MovePlayed, MoveTakenBack,
    NormCertificateSaved, NumbersExchanged, OfAccount, OfBroadcast, OfFeed, OfHall, OfHallLink,
    OfMirror, OfWebhook, OrganiserAdded, OrganiserChanged, OrganiserPerson, PairProhibited,
    PlayerAdded, PlayerChanged, PlayerErased, PlayersImported, PrizeDecided, PrizeFundSet,
    PrizeSigned, PrizesClosed, ProspectusWritten, RegisteredAdded, Renumbered, ReportSaved,
    RequestAccepted, RequestChanged, RequestConfirmed, RequestCorrected, RequestDecided,
    RequestFetched, RequestWithdrawn, ResultEntered, ResultRuled, ResultTakenBack, RightChanged,
    RoundClockSet, RoundDrafted, RoundNumbered, RoundPublished, RoundTakenBack, ScreenAdded,
    ScreenChanged, ScreenRemoved, SeatAnswered, SeatCalled, SeatReported, SeatsNoted,
    SecretaryDismissed, SecretaryNamed, SectionAdded, SectionSet, SessionEnded, SettingsChanged,
    SheetKept, StageEntered, StageSet, StationMade, StationPaired, StationRevoked, TeamAdded,
    TeamAway, TeamByeSet, TeamChanged, TeamMembersSet, TeamPenalised, TeamPenaltyLifted,
    TeamRemoved, TeamRulesSet, TeamsForbidden, TeamsOrdered, TokenMade, TokenRevoked,
    TournamentClosed, TournamentCreated, TournamentHandedOver, TournamentImported,
    TournamentReopened, UnseenAnswered, Withdrawn,
};

/// The area of a deed: the part of a tournament's record, or the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Results, and conflicts about them.
    Results,
    /// Rounds: drafts, publications, changes by hand.
    Rounds,
    /// Entries, byes, forbidden pairs.
    Entries,
    /// Moves of a game, one by one.
    Moves,
    /// Games as a whole, incidents.
    Games,
    /// Settings and arbiters.
    Settings,
    /// What a site took over from the hall's machine that it follows.
    Copies,
    /// The end of the tournament.
    End,
    /// Clubs, players, accounts.
    Registry,
    /// Log-ins, and those that were refused.
    Door,
}

/// Who is told about a deed at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// Everybody: it changes something public.
    Everybody,
    /// The arbiters of the tournament. Incidents, moves, rulings without a result, drafts and forbidden pairs are for
    /// them only (Laws 12.6).
    Arbiters,
    /// Nobody: the deed belongs to no tournament, and no tournament shows it.
    Nobody,
}

macro_rules! deeds {
    ($($(#[doc = $doc:literal])+ $name:ident($data:ty) = $code:literal, $area:ident, $audience:ident;)+) => {
        /// One deed.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Deed {
            $($(#[doc = $doc])+ $name($data),)+
        }

        /// The kinds of deeds. Their codes are stored and part of the trail's hashes, so they never change.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum DeedKind {
            $($(#[doc = $doc])+ $name,)+
        }

        impl DeedKind {
            /// All kinds.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The code, as stored: `result.record`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// The area of this kind.
            #[must_use]
            pub const fn area(self) -> Area {
                match self {
                    $(Self::$name => Area::$area,)+
                }
            }

            const fn audience(self) -> Audience {
                match self {
                    $(Self::$name => Audience::$audience,)+
                }
            }
        }

        impl Deed {
            /// The kind of this deed.
            #[must_use]
            pub const fn kind(&self) -> DeedKind {
                match self {
                    $(Self::$name(_) => DeedKind::$name,)+
                }
            }

            pub(super) fn to_value(&self) -> Result<serde_json::Value, serde_json::Error> {
                match self {
                    $(Self::$name(data) => serde_json::to_value(data),)+
                }
            }

            pub(super) fn from_value(kind: DeedKind, value: serde_json::Value) -> Result<Self, serde_json::Error> {
                match kind {
                    $(DeedKind::$name => serde_json::from_value(value).map(Self::$name),)+
                }
            }
        }
    };
}

/// Asks one file after another for its rows, and makes one table of all rows.
macro_rules! rows_of {
    ({} $($rows:tt)*) => {
        deeds! { $($rows)* }
    };
    ({ $first:ident $($others:ident)* } $($before:tt)*) => {
        $first::rows! { rows_of! { $($others)* } $($before)* }
    };
}

rows_of! { { rounds entries teams games tournament prizes registry accounts } }

impl DeedKind {
    /// The kind with this code; `None` if there is none.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.code() == code)
    }

    /// Whether it changes something that everybody may see.
    #[must_use]
    pub fn is_public(self) -> bool {
        self.audience() == Audience::Everybody
    }

    /// The codes of all kinds for which `fits` is true, to search the trail.
    #[must_use]
    pub fn codes(fits: impl Fn(Self) -> bool) -> Vec<&'static str> {
        let fitting = Self::ALL.iter().filter(|kind| fits(**kind));
        fitting.map(|kind| kind.code()).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_code_is_one_kind_and_comes_back() {
        let codes: BTreeSet<&str> = DeedKind::ALL.iter().map(|kind| kind.code()).collect();
        assert_eq!(codes.len(), DeedKind::ALL.len());
        for kind in DeedKind::ALL {
            assert_eq!(DeedKind::from_code(kind.code()), Some(*kind));
            let is_of_tournament = !matches!(kind.area(), Area::Registry | Area::Door);
            // All tournaments show the organiser that holds them.
            let is_shown = is_of_tournament || *kind == DeedKind::OrganiserChanged;
            assert_eq!(is_shown, kind.audience() != Audience::Nobody, "{kind:?}");
        }
        assert_eq!(DeedKind::from_code("result.invented"), None);
    }

    /// These codes are stored in every database there is, and go into the hashes of the trail.
    #[test]
    fn the_stored_codes_stay() {
        let all = DeedKind::codes(|_| true).join(" ");
        assert!(all.starts_with("result.record result.correct result.settle result.conflict"));
        assert_eq!(DeedKind::RoundPublished.code(), "round.publish");
        assert_eq!(DeedKind::TournamentReopened.code(), "tournament.reopen");
    }
}
