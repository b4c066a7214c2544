//! Deeds about a round: its results, calls from the board, its draft and its publication.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// A result was entered.
        ResultRecorded(ResultEntered) = "result.record", Results, Everybody;
        /// A result of an earlier round was changed, with a reason.
        ResultCorrected(ResultEntered) = "result.correct", Results, Everybody;
        /// The result of a board was entered again unchanged, which settled a conflict.
        ResultSettled(ResultEntered) = "result.settle", Results, Arbiters;
        /// A conflicting value was kept beside the result of a board.
        ResultKept(ResultEntered) = "result.conflict", Results, Arbiters;
        /// An incident was recorded together with the result that follows from it.
        ResultRuled(Box<ResultRuled>) = "result.ruling", Results, Everybody;
        /// An entered result was undone.
        ResultUndone(ResultTakenBack) = "result.undo", Results, Everybody;
        /// A kept value that had not changed the result was taken back.
        ResultWithdrawn(ResultTakenBack) = "result.withdraw", Results, Arbiters;
        /// A result of a round before the previous one was corrected for the rating report alone, with a reason.
        ResultRatingCorrected(ResultEntered) = "result.correct-rating", Results, Everybody;
        /// An arbiter named who goes on from a drawn game of a knock-out.
        GoesOnNamed(GoesOnNamed) = "result.goes-on", Results, Everybody;
        /// A further game of two players who drew in a knock-out was entered.
        MatchGameEntered(MatchGameEntered) = "result.further", Results, Everybody;
        /// The last further game of a board was taken back.
        MatchGameTakenBack(MatchGameTakenBack) = "result.further-back", Results, Everybody;

        /// A player reported a provisional result from the board.
        SeatReported(SeatReported) = "seat.report", Results, Arbiters;
        /// A player asked for an arbiter, for a bye or to withdraw.
        SeatCalled(SeatCalled) = "seat.call", Rounds, Arbiters;
        /// An arbiter answered a call.
        SeatAnswered(SeatAnswered) = "seat.answer", Rounds, Arbiters;

        /// A check before round 1 was left as it is, or is asked about again.
        CheckAccepted(CheckAccepted) = "round.accept-check", Rounds, Arbiters;
        /// The colour of number 1 was drawn or chosen.
        FirstColourSet(FirstColourSet) = "round.first-colour", Rounds, Everybody;
        /// Chairs were noted as empty when the round began, or as taken after all.
        SeatsNoted(SeatsNoted) = "round.seats", Rounds, Arbiters;
        /// A round was paired as a draft.
        RoundDrafted(RoundDrafted) = "round.draft", Rounds, Arbiters;
        /// A draft was discarded.
        RoundDiscarded(RoundNumbered) = "round.discard", Rounds, Arbiters;
        /// An arbiter began to change a draft by hand.
        ByHandBegun(RoundNumbered) = "round.by-hand", Rounds, Arbiters;
        /// A draft without boards was begun, to be paired by hand.
        DraftedByHand(RoundDrafted) = "round.draft-by-hand", Rounds, Arbiters;
        /// An arbiter finished changing a draft by hand.
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
    } };
}

pub(super) use rows;
