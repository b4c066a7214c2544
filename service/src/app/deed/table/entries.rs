//! Deeds about who takes part: entries, requests, check-in, byes, fees, numbers, forbidden pairs.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// Somebody was entered at the desk.
        EntryAdded(EntryAdded) = "entry.add", Entries, Everybody;
        /// Players of the registry were entered.
        RegisteredAdded(RegisteredAdded) = "entry.add-registered", Entries, Everybody;
        /// A list was imported.
        EntriesListed(EntriesListed) = "entry.add-listed", Entries, Everybody;
        /// Entries were updated from a rating list.
        EntriesRefreshed(EntriesRefreshed) = "entry.refresh", Entries, Everybody;
        /// An entry was removed.
        EntryRemoved(EntryRemoved) = "entry.remove", Entries, Everybody;
        /// An entry was corrected.
        EntryCorrected(Box<EntryCorrected>) = "entry.correct", Entries, Everybody;
        /// How a participant is shown was chosen.
        EntryShown(EntryShown) = "entry.show", Entries, Everybody;
        /// A player asked to take part.
        EntryRequested(Box<EntryRequested>) = "request.send", Entries, Arbiters;
        /// A club asked for its players.
        ClubRequested(ClubRequested) = "request.send-club", Entries, Arbiters;
        /// A request that a player sent on the site that follows the tournament was fetched.
        RequestFetched(Box<RequestFetched>) = "request.fetch", Entries, Everybody;
        /// A request was changed by its sender or by a guardian.
        RequestChanged(Box<RequestChanged>) = "request.change", Entries, Everybody;
        /// A player's data was corrected through a link, or the arbiters were asked for it.
        RequestCorrected(Box<RequestCorrected>) = "request.correct", Entries, Everybody;
        /// An arbiter accepted or declined a correction.
        CorrectionDecided(Box<CorrectionDecided>) = "request.decide-correction", Entries, Everybody;
        /// Contact addresses of requests were forgotten.
        ContactsForgotten(ContactsForgotten) = "request.forget-contacts", Entries, Arbiters;
        /// A person was erased, or withdrew to be erased.
        EntryErased(EntryErased) = "entry.erase", Entries, Everybody;
        /// A guardian confirmed a request.
        RequestConfirmed(RequestConfirmed) = "request.confirm", Entries, Arbiters;
        /// A request was withdrawn.
        RequestWithdrawn(RequestWithdrawn) = "request.withdraw", Entries, Everybody;
        /// A request became an entry.
        RequestAccepted(RequestAccepted) = "request.accept", Entries, Everybody;
        /// A request was refused, or put on the waiting list.
        RequestDecided(RequestDecided) = "request.decide", Entries, Arbiters;
        /// An arbiter sent the letter about a decision by hand.
        DecisionWritten(LetterHandled) = "request.write", Entries, Arbiters;
        /// Somebody was marked as present, or not.
        CheckedIn(CheckedIn) = "entry.check-in", Entries, Everybody;
        /// The check-in of round 1 was closed.
        CheckInClosed(CheckInClosed) = "entry.close-check-in", Entries, Everybody;
        /// The arbiter decided about participants who were not seen.
        UnseenAnswered(UnseenAnswered) = "entry.unseen", Entries, Everybody;
        /// Somebody withdrew.
        EntryWithdrawn(Withdrawn) = "entry.withdraw", Entries, Everybody;
        /// Somebody came back.
        EntryTakenBack(Withdrawn) = "entry.take-back", Entries, Everybody;
        /// A bye was set or taken away.
        ByeSet(ByeSet) = "entry.bye", Entries, Everybody;
        /// Somebody was barred from half-point byes in this event, or allowed them again.
        HalfPointByesBarred(HalfPointByesBarred) = "entry.bar-half-point-byes", Entries, Arbiters;
        /// Somebody was moved into another section.
        EntryMovedOut(EntryMoved) = "entry.move-out", Entries, Everybody;
        /// Somebody came from another section.
        EntryMovedIn(EntryMoved) = "entry.move-in", Entries, Everybody;
        /// The national category of an entry was set.
        CategorySet(CategorySet) = "entry.category", Entries, Everybody;
        /// It was noted whether somebody's membership is in order.
        MembershipSet(MembershipSet) = "entry.membership", Entries, Arbiters;
        /// The fee bands were set.
        FeeTableSet(FeeTableSet) = "fees.bands", Settings, Everybody;
        /// The amount that somebody owes was set.
        FeeDueSet(FeeDueSet) = "fees.due", Entries, Arbiters;
        /// A fee was paid.
        FeePaid(FeePaid) = "fees.pay", Entries, Arbiters;
        /// A payment was cancelled.
        FeeReturned(FeeReturned) = "fees.cancel", Entries, Arbiters;
        /// Two equally ranked players exchanged their pairing numbers.
        NumbersExchanged(NumbersExchanged) = "entry.exchange-numbers", Entries, Everybody;
        /// All pairing numbers were set anew.
        Renumbered(Renumbered) = "entry.renumber", Entries, Everybody;
        /// Two players may not be paired.
        PairForbidden(PairProhibited) = "pair.forbid", Entries, Arbiters;
        /// Two players may be paired again.
        PairAllowed(PairProhibited) = "pair.allow", Entries, Arbiters;
    } };
}

pub(super) use rows;
