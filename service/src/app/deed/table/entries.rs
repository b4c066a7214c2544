//! Deeds about who takes part: entries, requests, check-in, byes, fees, numbers, forbidden pairs.

/// Hands on the rows that came, and these after them.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
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
    } };
}

pub(super) use rows;
