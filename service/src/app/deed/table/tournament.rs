//! Deeds about a tournament as a whole: settings, sections, arbiters, devices, subscribers, the hall, its end.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// A tournament was made.
        TournamentCreated(Box<TournamentCreated>) = "tournament.create", Settings, Everybody;
        /// A tournament became a section of an event, or its label was changed.
        SectionSet(SectionSet) = "section.set", Settings, Everybody;
        /// The groups from which a section takes its players were set.
        StageSet(Box<StageSet>) = "stage.set", Settings, Everybody;
        /// The players who qualified in their groups were entered.
        StageEntered(StageEntered) = "stage.enter", Entries, Everybody;
        /// The organiser that holds a tournament was set.
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
        /// The choices about arbitration were set.
        ArbitrationChosen(ArbitrationChosen) = "tournament.arbitration", Settings, Arbiters;
        /// Somebody was invited as a deputy.
        DeputyInvited(DeputyInvited) = "tournament.invite-deputy", Settings, Arbiters;
        /// The invitation was withdrawn.
        InvitationWithdrawn(DeputyInvited) = "tournament.withdraw-invitation", Settings, Arbiters;
        /// Somebody accepted the invitation as a deputy.
        DeputyAdded(DeputyAnswered) = "tournament.add-deputy", Settings, Arbiters;
        /// Somebody declined the invitation as a deputy.
        DeputyDeclined(DeputyAnswered) = "tournament.decline-deputy", Settings, Arbiters;
        /// A deputy's role was taken away.
        DeputyRemoved(DeputyRemoved) = "tournament.remove-deputy", Settings, Arbiters;
        /// A token with which a program reads was made.
        TokenMade(TokenMade) = "token.make", Settings, Arbiters;
        /// A token was revoked.
        TokenRevoked(TokenRevoked) = "token.revoke", Settings, Arbiters;
        /// A program read the entries with all reported personal data.
        EntriesRead(EntriesRead) = "token.read-entries", Entries, Arbiters;
        /// A device of the staff was made; its code waits to be used.
        StationMade(StationMade) = "station.make", Settings, Arbiters;
        /// A device of the staff was paired.
        StationPaired(StationPaired) = "station.pair", Settings, Arbiters;
        /// A device of the staff was revoked, or gave up its access.
        StationRevoked(StationRevoked) = "station.revoke", Settings, Arbiters;
        /// A server that is told what happens was added.
        WebhookAdded(OfWebhook) = "webhook.add", Settings, Arbiters;
        /// A server was sent a test message.
        WebhookTested(OfWebhook) = "webhook.test", Settings, Arbiters;
        /// A server is no longer told what happens.
        WebhookRemoved(OfWebhook) = "webhook.remove", Settings, Arbiters;
        /// A source of moves from electronic boards was added.
        FeedAdded(OfFeed) = "feed.add", Settings, Arbiters;
        /// A source is no longer read.
        FeedStopped(OfFeed) = "feed.stop", Settings, Arbiters;
        /// A source is read again.
        FeedStarted(OfFeed) = "feed.start", Settings, Arbiters;
        /// A source was removed.
        FeedRemoved(OfFeed) = "feed.remove", Settings, Arbiters;
        /// A broadcast of the games on another site was begun.
        BroadcastAdded(OfBroadcast) = "broadcast.add", Settings, Arbiters;
        /// The broadcast was stopped: nothing more is sent there.
        BroadcastStopped(OfBroadcast) = "broadcast.stop", Settings, Arbiters;
        /// The broadcast was started again.
        BroadcastStarted(OfBroadcast) = "broadcast.start", Settings, Arbiters;
        /// The broadcast was removed, with its token.
        BroadcastRemoved(OfBroadcast) = "broadcast.remove", Settings, Arbiters;
        /// Another site follows the tournament from now on.
        MirrorBegun(OfMirror) = "mirror.begin", Settings, Arbiters;
        /// The following site is told nothing more.
        MirrorStopped(OfMirror) = "mirror.stop", Settings, Arbiters;
        /// The following site is told again.
        MirrorGoesOn(OfMirror) = "mirror.go-on", Settings, Arbiters;
        /// The following site was forgotten, with the secret.
        MirrorForgotten(OfMirror) = "mirror.forget", Settings, Arbiters;
        /// The codes on printed papers lead to the following site, or to this machine.
        MirrorCodesSet(MirrorCodesSet) = "mirror.codes", Settings, Arbiters;
        /// Changes that the followed hall's machine sent were taken over.
        HallFollowed(Box<HallFollowed>) = "hall.follow", Copies, Everybody;
        /// The followed hall's machine was heard, without anything new.
        HallHeard(OfHall) = "hall.hear", Copies, Everybody;
        /// The followed hall's machine has said nothing for a while.
        HallSilent(OfHall) = "hall.silent", Settings, Everybody;
        /// The hall's machine is no longer followed.
        HallLetGo(OfHall) = "hall.let-go", Settings, Everybody;
        /// A screen of the hall was added.
        ScreenAdded(ScreenAdded) = "screen.add", Settings, Everybody;
        /// A screen was changed.
        ScreenChanged(ScreenChanged) = "screen.change", Settings, Everybody;
        /// A screen was removed.
        ScreenRemoved(ScreenRemoved) = "screen.remove", Settings, Everybody;
        /// An announcement was made to the hall, or removed.
        Announced(Announced) = "hall.announce", Rounds, Everybody;
        /// The clock of a round was set or removed.
        RoundClockSet(RoundClockSet) = "hall.clock", Rounds, Everybody;
        /// The tournament was closed.
        TournamentClosed(TournamentClosed) = "tournament.finish", End, Everybody;
        /// The tournament was opened again.
        TournamentReopened(TournamentReopened) = "tournament.reopen", End, Everybody;
        /// A tournament was imported from an archive.
        ArchiveOpened(Box<ArchiveOpened>) = "tournament.open-archive", End, Everybody;
        /// The tournament was handed over to another machine.
        TournamentHandedOver(TournamentHandedOver) = "tournament.hand-over", End, Everybody;
        /// The handed-over tournament goes on here after all.
        HandOverTakenBack(HandOverTakenBack) = "tournament.take-over-back", End, Everybody;
        /// Something that touched the integrity of the tournament was undone.
        IntegrityUndone(IntegrityUndone) = "tournament.undo", Settings, Everybody;
        /// FIDE mode was left for good.
        FideModeLeft(FideModeLeft) = "tournament.fide-mode-left", Settings, Everybody;
    } };
}

pub(super) use rows;
