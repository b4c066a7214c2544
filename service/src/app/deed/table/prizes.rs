//! Deeds about the prospectus, the prizes and the reports of an event.

/// Passes the rows so far, and these after them, to the next macro.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
        /// The prospectus was written.
        ProspectusWritten(Box<ProspectusWritten>) = "prospectus.write", Settings, Everybody;
        /// The prize fund was set.
        PrizeFundSet(Box<PrizeFundSet>) = "prizes.fund", Settings, Everybody;
        /// Somebody was named for a special prize or excluded from the prizes, or such a decision was taken back.
        PrizeDecided(PrizeDecided) = "prizes.decide", End, Arbiters;
        /// A version of the prize list was closed.
        PrizesClosed(PrizesClosed) = "prizes.close", End, Everybody;
        /// A receipt was signed.
        PrizeSigned(PrizeSigned) = "prizes.sign", End, Arbiters;
        /// A signature was taken back.
        PrizeUnsigned(PrizeSigned) = "prizes.unsign", End, Arbiters;
        /// The arbiter's report was saved.
        ReportSaved(Box<ReportSaved>) = "report.save", End, Arbiters;
        /// Values of a norm certificate were overwritten.
        NormCertificateSaved(Box<NormCertificateSaved>) = "norm.certificate", End, Arbiters;
    } };
}

pub(super) use rows;
