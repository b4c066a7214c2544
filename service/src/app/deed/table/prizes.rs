//! Deeds of what the organiser promises and gives, and of the reports about the event.

/// Hands on the rows that came, and these after them.
macro_rules! rows {
    ($then:ident! $others:tt $($before:tt)*) => { $then! { $others $($before)*
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
    } };
}

pub(super) use rows;
