//! Lim System, C.04.4.3, in force since 1 February 2026 with what it said since 1999. **Experimental**: no two programs that pair by
//! it agree, and no oracle exists; see `docs/pairing-verification.md`.
//!
//! | article | where |
//! |---|---|
//! | 1 pairing-allocated bye | `round` |
//! | 2.1 compatible players, 6 last round | `field` |
//! | 2.2 scoregroups, the median last | `round` |
//! | 2.3, 3.1–3.5, 3.9, 3.10 who floats | `floaters`, [`Chosen`] |
//! | 3.6–3.8 floaters are paired first | `group` |
//! | 2.4, 2.5, 4 proposal and exchange | `group` |
//! | 2.6 pairs are taken back for the median | `round` |
//! | 5 colours, 7.2 the lot | `colour` |
//! | 7, 8 rounds 1 and 2 | `round`: they follow from the rest |
//! | C.04.1 art. 9 reasons | [`Explained`], [`Reason`], [`Answer`] |
//! | all of it once more, slowly | [`oracle`] |
//!
//! How the text is read where it leaves a choice:
//! - The highest numbered player has pairing number 1, and higher ranked (5.4) is the higher number, whatever the scores.
//! - The median score is half of what the rounds so far could give. The median scoregroup is paired even where nobody has that score.
//! - A scoregroup keeps as many pairs as it can have (3.10.2, 4.4): as many float as are left over then, chosen one by one, each the first
//!   in the order of 3.9, 3.10, 3.2.2 and 3.2.4 without whom the others still make that many pairs. So whoever has no opponent in the
//!   scoregroup (2.3.1–2.3.3) and whoever makes the number even (2.3.4) are found by one rule.
//! - The neighbouring scoregroup is the next one on the same side, the median after the last. Its residents count as opponents (3.9),
//!   but for those whom floaters who go before need (3.3, 3.4).
//! - Floated in the previous round (3.10): played then against somebody with another score.
//! - Floaters take their opponents in the direction in which the scoregroup is paired: in the median the highest numbered, also those
//!   who come from below.
//! - An opponent is available when the others of the scoregroup can then still be paired.
//! - Pairs are taken back for the median (2.6) from the last one made on a side.
//! - The bye goes to the last in rank without whom the others can be paired; in round 1 to the lowest rated, whoever has no rating
//!   before all others.
//! - Whoever had one colour twice in a row is due the other (5.3), whatever the difference.
//! - Whoever could have neither colour, after rounds made by hand, may have the one that evens the colours out.
//! - The lot (7.2) gives its colour to odd numbers among those who have arrived, as in the FIDE (Dutch) System, and decides for two
//!   without a game in later rounds too.
//! - Virtual points of C.04.7 count for scores; the median stays where it is.
//!
//! Left out: the rules for a "Maxi-tournament" (3.2.3, 3.8, 5.7), which the text does not define.

mod chosen;
mod colour;
mod explain;
mod field;
mod floaters;
mod group;
pub mod oracle;
mod quality;
mod round;

#[cfg(test)]
mod tests;

pub use self::{
    chosen::{Chosen, FloaterKind},
    colour::ColourRule,
    explain::{
        Answer, ByeReason, Explained, FloaterReport, GameReason, GroupReport, Member, PairReport,
        Passed, Reason, Report, Verdict, Way,
    },
    group::Side,
    quality::{Criterion, Step},
    round::{concerns, pair},
};
