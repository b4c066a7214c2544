//! Deeds of a tournament as a whole: settings, sections, arbiters and devices, who is told, the hall, its end.

/// Hands on the rows that came, and these after them.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
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
    } };
}

pub(super) use rows;
