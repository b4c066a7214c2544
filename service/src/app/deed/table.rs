//! The table of the deeds: what each holds, its code, what it is about, and who hears of it.

use super::{
    AccessGranted, AccountCreated, Announced, ArbitrationChosen, ArchiveOpened, AtDoor,
    ByHandEnded, ByeSet, CategorySet, CheckAccepted, CheckInClosed, CheckedIn, ClubApproved,
    ClubChanged, ClubDecided, ClubMerged, ClubProved, ClubRegistered, ClubRequested, ClubsDecided,
    ContactsForgotten, CorrectionDecided, DaysSet, DeputyAnswered, DeputyInvited, DeputyRemoved,
    DoorSet, DraftChanged, DraftRestored, EntriesListed, EntriesRead, EntriesRefreshed, EntryAdded,
    EntryCorrected, EntryErased, EntryMoved, EntryRemoved, EntryRequested, EntryShown, FeeDueSet,
    FeePaid, FeeReturned, FeeTableSet, FideModeLeft, FirstColourSet, GameAnnulled, GameFed,
    GameImported, GamesImported, GoesOnNamed, HalfPointByesBarred, HallFollowed, HandOverTakenBack,
    HolderSet, IncidentRecorded, IntegrityUndone, InvitationAccepted, LetterHandled,
    LineUpHandedIn, LineUpSet, LineUpsDue, LinkAdded, LinkRemoved, ListRemoved, ListTakenIn,
    MatchGameEntered, MatchGameTakenBack, MeetingDaysSet, MembershipSet, MirrorCodesSet,
    ModeratorSet, MovePlayed, MoveTakenBack, NormCertificateSaved, NumbersExchanged, OfAccount,
    OfBroadcast, OfFeed, OfHall, OfHallLink, OfMirror, OfWebhook, OrganiserAdded, OrganiserChanged,
    OrganiserPerson, PairProhibited, PlayerAdded, PlayerChanged, PlayerErased, PlayersImported,
    PrizeDecided, PrizeFundSet, PrizeSigned, PrizesClosed, ProspectusWritten, RegisteredAdded,
    Renumbered, ReportSaved, RequestAccepted, RequestChanged, RequestConfirmed, RequestCorrected,
    RequestDecided, RequestFetched, RequestWithdrawn, ResultEntered, ResultRuled, ResultTakenBack,
    RightChanged, RoundClockSet, RoundDrafted, RoundNumbered, RoundPublished, RoundTakenBack,
    ScreenAdded, ScreenChanged, ScreenRemoved, SeatAnswered, SeatCalled, SeatReported, SeatsNoted,
    SecretaryDismissed, SecretaryNamed, SectionAdded, SectionSet, SessionEnded, SettingsChanged,
    SheetKept, StageEntered, StageSet, StationMade, StationPaired, StationRevoked, TeamAdded,
    TeamAway, TeamByeSet, TeamChanged, TeamMembersSet, TeamPenalised, TeamPenaltyLifted,
    TeamRemoved, TeamRulesSet, TeamsForbidden, TeamsOrdered, TokenMade, TokenRevoked,
    TournamentClosed, TournamentCreated, TournamentHandedOver, TournamentImported,
    TournamentReopened, UnseenAnswered, Withdrawn,
};

/// What a deed is about: the parts of a tournament's record, and the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Results.
    Results,
    /// Rounds.
    Rounds,
    /// Entries, byes, forbidden pairs.
    Entries,
    /// Moves of a game, one by one.
    Moves,
    /// Games as a whole, incidents.
    Games,
    /// Settings and arbiters.
    Settings,
    /// What a site took over from the hall that it follows.
    Copies,
    /// The end of the tournament.
    End,
    /// Clubs, players, accounts.
    Registry,
    /// Log-ins, and those that were refused.
    Door,
}

/// Who hears of a deed at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// Everybody: it changes something public.
    Everybody,
    /// The tournament's arbiters. Incidents, moves and rulings without a result, drafts and forbidden pairs are theirs
    /// (Laws 12.6).
    Arbiters,
    /// Nobody: it is in no tournament, and none shows it.
    Nobody,
}

macro_rules! deeds {
    ($($(#[doc = $doc:literal])+ $name:ident($data:ty) = $code:literal, $area:ident, $audience:ident;)+) => {
        /// One deed.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Deed {
            $($(#[doc = $doc])+ $name($data),)+
        }

        /// The kinds of deeds. Their codes are stored, and part of the trail's hashes: they stay as they are.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum DeedKind {
            $($(#[doc = $doc])+ $name,)+
        }

        impl DeedKind {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// As stored: `result.record`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// What it is about.
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
            /// Its kind.
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

deeds! {
    /// A result was entered.
    ResultRecorded(ResultEntered) = "result.record", Results, Everybody;
    /// A result of an earlier round was changed, with a reason.
    ResultCorrected(ResultEntered) = "result.correct", Results, Everybody;
    /// The value that stood was entered again, and settled a conflict.
    ResultSettled(ResultEntered) = "result.settle", Results, Arbiters;
    /// A value was sent and kept beside the one that stood.
    ResultKept(ResultEntered) = "result.conflict", Results, Arbiters;
    /// An incident was recorded, and its result written.
    ResultRuled(Box<ResultRuled>) = "result.ruling", Results, Everybody;
    /// An entry was undone.
    ResultUndone(ResultTakenBack) = "result.undo", Results, Everybody;
    /// A value that had changed nothing was taken back.
    ResultWithdrawn(ResultTakenBack) = "result.withdraw", Results, Arbiters;
    /// A result of a round before the previous one was corrected for the rating report alone, with a reason.
    ResultRatingCorrected(ResultEntered) = "result.correct-rating", Results, Everybody;
    /// An arbiter named who goes on from a drawn game of a knock-out.
    GoesOnNamed(GoesOnNamed) = "result.goes-on", Results, Everybody;
    /// A further game of two who drew in a knock-out was entered.
    MatchGameEntered(MatchGameEntered) = "result.further", Results, Everybody;
    /// The last further game of a board was taken back.
    MatchGameTakenBack(MatchGameTakenBack) = "result.further-back", Results, Everybody;

    /// A player reported a result from the board: provisional.
    SeatReported(SeatReported) = "seat.report", Results, Arbiters;
    /// A player asked for an arbiter, for a bye or to withdraw.
    SeatCalled(SeatCalled) = "seat.call", Rounds, Arbiters;
    /// An arbiter answered a call.
    SeatAnswered(SeatAnswered) = "seat.answer", Rounds, Arbiters;

    /// What is asked to be put right before round 1 was left as it is, or is asked about again.
    CheckAccepted(CheckAccepted) = "round.accept-check", Rounds, Arbiters;
    /// The colour of number 1 was drawn or chosen.
    FirstColourSet(FirstColourSet) = "round.first-colour", Rounds, Everybody;
    /// Chairs were seen empty when the round began, or no more.
    SeatsNoted(SeatsNoted) = "round.seats", Rounds, Arbiters;
    /// A round was paired as a draft.
    RoundDrafted(RoundDrafted) = "round.draft", Rounds, Arbiters;
    /// A draft was thrown away.
    RoundDiscarded(RoundNumbered) = "round.discard", Rounds, Arbiters;
    /// An arbiter began to change a draft by hand.
    ByHandBegun(RoundNumbered) = "round.by-hand", Rounds, Arbiters;
    /// A draft without boards was begun, to be made by hand.
    DraftedByHand(RoundDrafted) = "round.draft-by-hand", Rounds, Arbiters;
    /// An arbiter ended changing a draft by hand.
    ByHandEnded(ByHandEnded) = "round.by-hand-end", Rounds, Arbiters;
    /// A draft was changed by hand.
    DraftChanged(Box<DraftChanged>) = "round.change", Rounds, Arbiters;
    /// The last change by hand was taken back.
    DraftRestored(DraftRestored) = "round.restore", Rounds, Arbiters;
    /// A published round became a draft again.
    RoundTakenBack(RoundTakenBack) = "round.take-back", Rounds, Everybody;
    /// A round was published.
    RoundPublished(RoundPublished) = "round.publish", Rounds, Everybody;
    /// A round was printed.
    RoundPrinted(RoundNumbered) = "round.print", Rounds, Arbiters;

    /// Somebody was entered at the desk.
    EntryAdded(EntryAdded) = "entry.add", Entries, Everybody;
    /// Players of the registry were entered.
    RegisteredAdded(RegisteredAdded) = "entry.add-registered", Entries, Everybody;
    /// A list was taken in.
    EntriesListed(EntriesListed) = "entry.add-listed", Entries, Everybody;
    /// Entries took over what a rating list says of them.
    EntriesRefreshed(EntriesRefreshed) = "entry.refresh", Entries, Everybody;
    /// An entry was removed.
    EntryRemoved(EntryRemoved) = "entry.remove", Entries, Everybody;
    /// What an entry says was corrected.
    EntryCorrected(Box<EntryCorrected>) = "entry.correct", Entries, Everybody;
    /// How a participant is shown was chosen.
    EntryShown(EntryShown) = "entry.show", Entries, Everybody;
    /// A player asked to take part.
    EntryRequested(Box<EntryRequested>) = "request.send", Entries, Arbiters;
    /// A club asked for its players.
    ClubRequested(ClubRequested) = "request.send-club", Entries, Arbiters;
    /// What a player asked for on the site that follows the tournament came here.
    RequestFetched(Box<RequestFetched>) = "request.fetch", Entries, Everybody;
    /// What a request says was changed by its sender or a guardian.
    RequestChanged(Box<RequestChanged>) = "request.change", Entries, Everybody;
    /// Who plays was corrected by a link, or the arbiters were asked for it.
    RequestCorrected(Box<RequestCorrected>) = "request.correct", Entries, Everybody;
    /// An arbiter took a correction, or declined it.
    CorrectionDecided(Box<CorrectionDecided>) = "request.decide-correction", Entries, Everybody;
    /// Addresses of requests were forgotten.
    ContactsForgotten(ContactsForgotten) = "request.forget-contacts", Entries, Arbiters;
    /// Somebody was erased, or withdrew to be.
    EntryErased(EntryErased) = "entry.erase", Entries, Everybody;
    /// A guardian said yes.
    RequestConfirmed(RequestConfirmed) = "request.confirm", Entries, Arbiters;
    /// A request was taken back.
    RequestWithdrawn(RequestWithdrawn) = "request.withdraw", Entries, Everybody;
    /// A request became an entry.
    RequestAccepted(RequestAccepted) = "request.accept", Entries, Everybody;
    /// A request was refused, or put into the waiting list.
    RequestDecided(RequestDecided) = "request.decide", Entries, Arbiters;
    /// An arbiter wrote the letter about a decision by hand.
    DecisionWritten(LetterHandled) = "request.write", Entries, Arbiters;
    /// Somebody was marked as present, or not.
    CheckedIn(CheckedIn) = "entry.check-in", Entries, Everybody;
    /// The check-in of round 1 was closed.
    CheckInClosed(CheckInClosed) = "entry.close-check-in", Entries, Everybody;
    /// Those who were not seen were answered for.
    UnseenAnswered(UnseenAnswered) = "entry.unseen", Entries, Everybody;
    /// Somebody withdrew.
    EntryWithdrawn(Withdrawn) = "entry.withdraw", Entries, Everybody;
    /// Somebody came back.
    EntryTakenBack(Withdrawn) = "entry.take-back", Entries, Everybody;
    /// A bye was set or taken away.
    ByeSet(ByeSet) = "entry.bye", Entries, Everybody;
    /// Somebody gets no half-point bye in this event, or may again.
    HalfPointByesBarred(HalfPointByesBarred) = "entry.bar-half-point-byes", Entries, Arbiters;
    /// Somebody was moved into another section.
    EntryMovedOut(EntryMoved) = "entry.move-out", Entries, Everybody;
    /// Somebody came from another section.
    EntryMovedIn(EntryMoved) = "entry.move-in", Entries, Everybody;
    /// The national category of an entry was set.
    CategorySet(CategorySet) = "entry.category", Entries, Everybody;
    /// It was said whether somebody's membership is in order.
    MembershipSet(MembershipSet) = "entry.membership", Entries, Arbiters;
    /// The bands of the fee were set.
    FeeTableSet(FeeTableSet) = "fees.bands", Settings, Everybody;
    /// It was said what somebody owes.
    FeeDueSet(FeeDueSet) = "fees.due", Entries, Arbiters;
    /// A fee was paid.
    FeePaid(FeePaid) = "fees.pay", Entries, Arbiters;
    /// A payment was cancelled.
    FeeReturned(FeeReturned) = "fees.cancel", Entries, Arbiters;
    /// Two equals changed their pairing numbers.
    NumbersExchanged(NumbersExchanged) = "entry.exchange-numbers", Entries, Everybody;
    /// Everybody was numbered anew.
    Renumbered(Renumbered) = "entry.renumber", Entries, Everybody;
    /// Two may not meet.
    PairForbidden(PairProhibited) = "pair.forbid", Entries, Arbiters;
    /// Two may meet again.
    PairAllowed(PairProhibited) = "pair.allow", Entries, Arbiters;

    /// What an event of teams chooses was set.
    TeamRulesSet(Box<TeamRulesSet>) = "team.rules", Settings, Everybody;
    /// A team was added.
    TeamAdded(TeamAdded) = "team.add", Entries, Everybody;
    /// A team was changed.
    TeamChanged(TeamChanged) = "team.change", Entries, Everybody;
    /// A team was taken away.
    TeamRemoved(TeamRemoved) = "team.remove", Entries, Everybody;
    /// A team stays away, or comes back.
    TeamAway(TeamAway) = "team.away", Entries, Everybody;
    /// The teams were put in order.
    TeamsOrdered(TeamsOrdered) = "team.order", Entries, Everybody;
    /// It was said who plays for a team.
    TeamMembersSet(TeamMembersSet) = "team.members", Entries, Everybody;
    /// Points were taken off a team.
    TeamPenalised(TeamPenalised) = "team.penalty", Results, Everybody;
    /// A team has its points back.
    TeamPenaltyLifted(TeamPenaltyLifted) = "team.penalty-lifted", Results, Everybody;
    /// The bye of a team in a round was set, or taken away.
    TeamByeSet(TeamByeSet) = "team.bye", Entries, Everybody;
    /// Two teams may not meet.
    TeamsForbidden(TeamsForbidden) = "team.forbid", Entries, Arbiters;
    /// Two teams may meet again.
    TeamsAllowed(TeamsForbidden) = "team.allow", Entries, Arbiters;
    /// The line-ups of a match were changed.
    LineUpSet(LineUpSet) = "match.line-up", Rounds, Everybody;
    /// A captain handed a line-up in, which nobody else sees yet.
    LineUpHandedIn(LineUpHandedIn) = "match.hand-in", Rounds, Arbiters;
    /// The second captain of a match handed theirs in: everybody sees both.
    LineUpsOpened(LineUpHandedIn) = "match.open-line-ups", Rounds, Everybody;
    /// The time to hand in was over: everybody sees what was handed in.
    LineUpsDue(LineUpsDue) = "match.line-ups-due", Rounds, Everybody;

    /// A move was recorded.
    MovePlayed(MovePlayed) = "game.move", Moves, Arbiters;
    /// The last move was taken back.
    MoveTakenBack(MoveTakenBack) = "game.undo-move", Moves, Arbiters;
    /// Moves came from an electronic board; some may have taken the place of others.
    GameFed(Box<GameFed>) = "game.feed", Moves, Arbiters;
    /// The moves of an annulled game were taken back.
    GameAnnulled(GameAnnulled) = "game.annul", Games, Arbiters;
    /// Two scoresheets were kept, and the moves of one taken.
    SheetKept(Box<SheetKept>) = "game.sheet", Games, Arbiters;
    /// The game of a board was imported.
    GameImported(GameImported) = "game.import", Games, Arbiters;
    /// Games were imported.
    GamesImported(GamesImported) = "games.import", Games, Arbiters;
    /// An incident was recorded.
    IncidentRecorded(Box<IncidentRecorded>) = "incident.append", Games, Arbiters;
    /// An incident took points off a player, or gave them back.
    PointsTaken(Box<IncidentRecorded>) = "incident.points", Games, Everybody;

    /// A tournament was made.
    TournamentCreated(Box<TournamentCreated>) = "tournament.create", Settings, Everybody;
    /// A tournament became a section of an event, or its label was changed.
    SectionSet(SectionSet) = "section.set", Settings, Everybody;
    /// It was said from which groups a section takes its players.
    StageSet(Box<StageSet>) = "stage.set", Settings, Everybody;
    /// Those who went on from their groups were entered.
    StageEntered(StageEntered) = "stage.enter", Entries, Everybody;
    /// It was said who holds a tournament.
    HolderSet(HolderSet) = "tournament.held-by", Settings, Everybody;
    /// A section was added to an event.
    SectionAdded(Box<SectionAdded>) = "section.add", Settings, Everybody;
    /// A tournament was made from a report.
    TournamentImported(TournamentImported) = "tournament.import", Settings, Everybody;
    /// The settings were changed.
    SettingsChanged(Box<SettingsChanged>) = "tournament.update", Settings, Everybody;
    /// How players enter themselves was set.
    DoorSet(Box<DoorSet>) = "tournament.door", Settings, Everybody;
    /// The days of the rounds were set.
    DaysSet(DaysSet) = "tournament.days", Settings, Everybody;
    /// Days of single boards or matches of a round were set.
    MeetingDaysSet(MeetingDaysSet) = "round.days", Rounds, Everybody;
    /// What the tournament settles about arbitration was chosen.
    ArbitrationChosen(ArbitrationChosen) = "tournament.arbitration", Settings, Arbiters;
    /// Somebody was asked to be a deputy.
    DeputyInvited(DeputyInvited) = "tournament.invite-deputy", Settings, Arbiters;
    /// The question was taken back.
    InvitationWithdrawn(DeputyInvited) = "tournament.withdraw-invitation", Settings, Arbiters;
    /// Somebody accepted to be a deputy.
    DeputyAdded(DeputyAnswered) = "tournament.add-deputy", Settings, Arbiters;
    /// Somebody declined to be a deputy.
    DeputyDeclined(DeputyAnswered) = "tournament.decline-deputy", Settings, Arbiters;
    /// A deputy's role was taken away.
    DeputyRemoved(DeputyRemoved) = "tournament.remove-deputy", Settings, Arbiters;
    /// A token was made, with which a program reads.
    TokenMade(TokenMade) = "token.make", Settings, Arbiters;
    /// A token was revoked.
    TokenRevoked(TokenRevoked) = "token.revoke", Settings, Arbiters;
    /// A program read the entries with all that is reported of persons.
    EntriesRead(EntriesRead) = "token.read-entries", Entries, Arbiters;
    /// A device of the staff was made, whose code waits.
    StationMade(StationMade) = "station.make", Settings, Arbiters;
    /// A device of the staff was paired.
    StationPaired(StationPaired) = "station.pair", Settings, Arbiters;
    /// A device of the staff was taken away, or gave itself up.
    StationRevoked(StationRevoked) = "station.revoke", Settings, Arbiters;
    /// A server was named that is told what happens.
    WebhookAdded(OfWebhook) = "webhook.add", Settings, Arbiters;
    /// A server was told something to try it.
    WebhookTested(OfWebhook) = "webhook.test", Settings, Arbiters;
    /// A server is told nothing more.
    WebhookRemoved(OfWebhook) = "webhook.remove", Settings, Arbiters;
    /// A source of moves of electronic boards was named.
    FeedAdded(OfFeed) = "feed.add", Settings, Arbiters;
    /// A source is read no more.
    FeedStopped(OfFeed) = "feed.stop", Settings, Arbiters;
    /// A source is read again.
    FeedStarted(OfFeed) = "feed.start", Settings, Arbiters;
    /// A source was taken away.
    FeedRemoved(OfFeed) = "feed.remove", Settings, Arbiters;
    /// The games are broadcast on another site.
    BroadcastAdded(OfBroadcast) = "broadcast.add", Settings, Arbiters;
    /// Nothing more is sent there.
    BroadcastStopped(OfBroadcast) = "broadcast.stop", Settings, Arbiters;
    /// They are sent there again.
    BroadcastStarted(OfBroadcast) = "broadcast.start", Settings, Arbiters;
    /// The broadcast was forgotten, with its token.
    BroadcastRemoved(OfBroadcast) = "broadcast.remove", Settings, Arbiters;
    /// Another site follows the tournament from now on.
    MirrorBegun(OfMirror) = "mirror.begin", Settings, Arbiters;
    /// It is told nothing more.
    MirrorStopped(OfMirror) = "mirror.stop", Settings, Arbiters;
    /// It is told again.
    MirrorGoesOn(OfMirror) = "mirror.go-on", Settings, Arbiters;
    /// It was forgotten, with the secret.
    MirrorForgotten(OfMirror) = "mirror.forget", Settings, Arbiters;
    /// The codes on papers lead to that site, or to this machine.
    MirrorCodesSet(MirrorCodesSet) = "mirror.codes", Settings, Arbiters;
    /// What the hall said that is followed here was taken in.
    HallFollowed(Box<HallFollowed>) = "hall.follow", Copies, Everybody;
    /// The hall was heard where nothing is new.
    HallHeard(OfHall) = "hall.hear", Copies, Everybody;
    /// The hall has said nothing for a while.
    HallSilent(OfHall) = "hall.silent", Settings, Everybody;
    /// The hall is followed no more.
    HallLetGo(OfHall) = "hall.let-go", Settings, Everybody;
    /// A screen of the hall was added.
    ScreenAdded(ScreenAdded) = "screen.add", Settings, Everybody;
    /// A screen was changed.
    ScreenChanged(ScreenChanged) = "screen.change", Settings, Everybody;
    /// A screen was taken away.
    ScreenRemoved(ScreenRemoved) = "screen.remove", Settings, Everybody;
    /// Something was said to the hall, or taken back.
    Announced(Announced) = "hall.announce", Rounds, Everybody;
    /// The clock of a round was set, or taken away.
    RoundClockSet(RoundClockSet) = "hall.clock", Rounds, Everybody;
    /// The tournament was closed.
    TournamentClosed(TournamentClosed) = "tournament.finish", End, Everybody;
    /// The tournament was opened again.
    TournamentReopened(TournamentReopened) = "tournament.reopen", End, Everybody;
    /// A tournament was taken in from an archive.
    ArchiveOpened(Box<ArchiveOpened>) = "tournament.open-archive", End, Everybody;
    /// The tournament was handed over to another machine.
    TournamentHandedOver(TournamentHandedOver) = "tournament.hand-over", End, Everybody;
    /// It goes on here after all.
    HandOverTakenBack(HandOverTakenBack) = "tournament.take-over-back", End, Everybody;
    /// Something that touched the integrity of the tournament was undone.
    IntegrityUndone(IntegrityUndone) = "tournament.undo", Settings, Everybody;
    /// FIDE mode was left for good.
    FideModeLeft(FideModeLeft) = "tournament.fide-mode-left", Settings, Everybody;

    /// What the organiser tells players was written.
    ProspectusWritten(Box<ProspectusWritten>) = "prospectus.write", Settings, Everybody;
    /// The prize fund was set.
    PrizeFundSet(Box<PrizeFundSet>) = "prizes.fund", Settings, Everybody;
    /// Somebody was named for a special prize, or excluded from the prizes, or that was taken back.
    PrizeDecided(PrizeDecided) = "prizes.decide", End, Arbiters;
    /// A version of the prizes was closed.
    PrizesClosed(PrizesClosed) = "prizes.close", End, Everybody;
    /// A receipt was signed.
    PrizeSigned(PrizeSigned) = "prizes.sign", End, Arbiters;
    /// A signature was taken back.
    PrizeUnsigned(PrizeSigned) = "prizes.unsign", End, Arbiters;
    /// The arbiter's report was saved.
    ReportSaved(Box<ReportSaved>) = "report.save", End, Arbiters;
    /// Values of the certificate of a norm were written over.
    NormCertificateSaved(Box<NormCertificateSaved>) = "norm.certificate", End, Arbiters;

    /// A club was sent in.
    ClubRegistered(Box<ClubRegistered>) = "club.register", Registry, Nobody;
    /// A club was approved.
    ClubApproved(ClubApproved) = "club.approve", Registry, Nobody;
    /// A club was rejected.
    ClubRejected(ClubDecided) = "club.reject", Registry, Nobody;
    /// A club changed its data.
    ClubChanged(Box<ClubChanged>) = "club.change", Registry, Nobody;
    /// The link that was sent to a club's e-mail was followed.
    ClubProved(ClubProved) = "club.prove", Registry, Nobody;
    /// Many clubs were decided about.
    ClubsDecided(ClubsDecided) = "club.decide", Registry, Nobody;
    /// A club became part of another one.
    ClubMerged(ClubMerged) = "club.merge", Registry, Nobody;
    /// A secretary was named.
    SecretaryNamed(SecretaryNamed) = "club.name-secretary", Registry, Nobody;
    /// A secretary was dismissed.
    SecretaryDismissed(SecretaryDismissed) = "club.dismiss-secretary", Registry, Nobody;
    /// A link was added to a page about chess.
    LinkAdded(LinkAdded) = "link.add", Registry, Nobody;
    /// A link was taken away.
    LinkRemoved(LinkRemoved) = "link.remove", Registry, Nobody;
    /// A rating list was taken in.
    ListTakenIn(ListTakenIn) = "rating-list.take-in", Registry, Nobody;
    /// A rating list was removed.
    ListRemoved(ListRemoved) = "rating-list.remove", Registry, Nobody;
    /// A player was added.
    PlayerAdded(Box<PlayerAdded>) = "player.add", Registry, Nobody;
    /// A player was changed.
    PlayerChanged(Box<PlayerChanged>) = "player.edit", Registry, Nobody;
    /// A player was erased from the registry.
    PlayerErased(PlayerErased) = "player.erase", Registry, Nobody;
    /// A club's list was imported.
    PlayersImported(PlayersImported) = "player.import", Registry, Nobody;
    /// An account was made.
    AccountCreated(AccountCreated) = "account.create", Registry, Nobody;
    /// An account was disabled.
    AccountDisabled(OfAccount) = "account.disable", Registry, Nobody;
    /// An account was enabled again.
    AccountEnabled(OfAccount) = "account.enable", Registry, Nobody;
    /// An account was given the right to make tournaments.
    MayCreate(RightChanged) = "account.may-create", Registry, Nobody;
    /// That right was taken away.
    MayNotCreate(RightChanged) = "account.may-not-create", Registry, Nobody;
    /// The regions whose clubs an account moderates were set.
    ModeratorSet(ModeratorSet) = "account.moderate", Registry, Nobody;
    /// A federation or organiser came in beside the one whose installation this is.
    OrganiserAdded(Box<OrganiserAdded>) = "organiser.add", Registry, Nobody;
    /// What an organiser says of itself was changed; all its tournaments show it.
    OrganiserChanged(Box<OrganiserChanged>) = "organiser.change", Registry, Everybody;
    /// It was said that an account works for an organiser.
    OrganiserPersonSet(OrganiserPerson) = "organiser.set-person", Registry, Nobody;
    /// An account works for an organiser no more.
    OrganiserPersonRemoved(OrganiserPerson) = "organiser.remove-person", Registry, Nobody;
    /// Somebody who worked for an organiser left it.
    OrganiserLeft(OrganiserPerson) = "organiser.leave", Registry, Nobody;
    /// The first administrator was invited.
    FirstAdminInvited(AccessGranted) = "account.invite-first-admin", Registry, Nobody;
    /// An account was given a new link.
    InvitedAgain(OfAccount) = "account.invite-again", Registry, Nobody;
    /// A link was used up: a password was chosen.
    InvitationAccepted(InvitationAccepted) = "account.accept-invitation", Registry, Nobody;
    /// A wrong old password was given.
    PasswordRefused(OfAccount) = "account.refuse-password", Registry, Nobody;
    /// A password was changed.
    PasswordChanged(OfAccount) = "account.change-password", Registry, Nobody;
    /// An account came to log in with a device.
    PasskeyAdded(OfAccount) = "account.add-passkey", Registry, Nobody;
    /// A device was forgotten.
    PasskeyRemoved(OfAccount) = "account.remove-passkey", Registry, Nobody;
    /// An account made a link by which halls write.
    HallLinkMade(OfHallLink) = "account.make-hall-link", Registry, Nobody;
    /// A link for halls was taken away.
    HallLinkRemoved(OfHallLink) = "account.remove-hall-link", Registry, Nobody;
    /// Codes on paper were made for an account.
    RecoveryCodesMade(OfAccount) = "account.make-codes", Registry, Nobody;
    /// A password was chosen with a code.
    RecoveryCodeUsed(OfAccount) = "account.use-code", Registry, Nobody;
    /// The owner said where they are written to.
    AddressSet(OfAccount) = "account.set-address", Registry, Nobody;
    /// A link for a new password was written to the address of an account.
    ResetWritten(OfAccount) = "account.write-reset", Registry, Nobody;
    /// A letter is to be tried again.
    LetterTriedAgain(LetterHandled) = "letter.try-again", Registry, Nobody;
    /// A letter was written by hand.
    LetterByHand(LetterHandled) = "letter.by-hand", Registry, Nobody;
    /// Own sessions were ended.
    SessionEnded(SessionEnded) = "session.end", Registry, Nobody;
    /// A log-in.
    LoggedIn(AtDoor) = "session.open", Door, Nobody;
    /// A log-in was refused.
    LogInRefused(AtDoor) = "session.refuse", Door, Nobody;
    /// A log-in was closed after too many refusals.
    LogInClosed(AtDoor) = "session.throttle", Door, Nobody;
    /// Somebody asked for a new password by e-mail.
    ResetAsked(AtDoor) = "session.ask-reset", Door, Nobody;
    /// A log-out.
    LoggedOut(AtDoor) = "session.close", Door, Nobody;
}

impl DeedKind {
    /// The kind with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.code() == code)
    }

    /// Whether it changes something that everybody may see.
    #[must_use]
    pub fn is_public(self) -> bool {
        self.audience() == Audience::Everybody
    }

    /// The codes of those kinds that fit, for the trail.
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
            // All tournaments show who holds them.
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
