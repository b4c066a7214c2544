//! Lim System, C.04.4.3, in force since 1 February 2026 with its text of 1999. **Experimental**: no two programs that pair by
//! it agree, and no oracle by others exists; see `docs/pairing-verification.md`.
//!
//! | article | where |
//! |---|---|
//! | 1 pairing-allocated bye | `round` |
//! | 2.1 compatible players, 6 last round | `field` |
//! | 2.2 scoregroups, the median last | `round` |
//! | 2.3, 3.1–3.5, 3.9, 3.10 floaters | `floaters`, [`Chosen`] |
//! | 3.6–3.8 floaters are paired first | `group` |
//! | 2.4, 2.5, 4 proposal and exchange | `group` |
//! | 2.6 pairs are taken back for the median | `round` |
//! | 5 colours, 7.2 the lot | `colour` |
//! | 7, 8 rounds 1 and 2 | `round`; they follow from the other articles |
//! | C.04.1 art. 9 reasons | [`Explained`], [`Reason`], [`Answer`] |
//! | the same rules once more, by trying everything | [`oracle`] |
//!
//! How the text is read where it leaves a choice:
//! - The highest numbered player has pairing number 1. Of two players the one with the smaller pairing number is higher ranked
//!   (5.4), whatever their scores.
//! - The median score is half of what the rounds so far could give. The median scoregroup is paired even if nobody has that
//!   score.
//! - A scoregroup keeps as many pairs as it can have (3.10.2, 4.4), and those who are left over float. They are chosen one by
//!   one: each is the first in the order of 3.9, 3.10, 3.2.2 and 3.2.4 without whom the others still make that many pairs. So
//!   one rule finds those without an opponent in the scoregroup (2.3.1–2.3.3) and those who make its number even (2.3.4).
//! - The neighbouring scoregroup is the next one on the same side; after the last one it is the median. Its residents count as
//!   opponents (3.9), except those who are needed by floaters that go before (3.3, 3.4).
//! - A player floated in the previous round (3.10) if they played in it against somebody with another score.
//! - Floaters choose their opponents in the direction in which the scoregroup is paired. In the median they start with the
//!   highest numbered, also those who come from below.
//! - An opponent is available if the others of the scoregroup can still be paired afterwards.
//! - Pairs are taken back for the median (2.6) starting with the last pair made on a side.
//! - The bye goes to the last in rank without whom the others can be paired. In round 1 it goes to the lowest rated; players
//!   without a rating come before all others.
//! - A player who had one colour twice in a row is due the other (5.3), whatever the colour difference.
//! - After rounds made by hand a player may be allowed neither colour; they may then have the one that evens their colours out.
//! - The lot (7.2) gives its colour to odd numbers among those who have arrived, as in the FIDE (Dutch) System. It also decides
//!   between two players without a game in later rounds.
//! - Virtual points of C.04.7 count in scores; the median does not move.
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
