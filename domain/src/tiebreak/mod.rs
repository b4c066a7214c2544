//! Tie-breaks of individual and of team events (C.07 of 1 March 2026, with the edition of 1 August 2024).
//!
//! | article | tie-break or rule | where |
//! |---|---|---|
//! | 4.2 | ranking by an ordered list; drawing of lots | [`standings`], [`Order`], [`lot`] |
//! | 4.2, C.02.04 | ranking again and comparing | [`check`] |
//! | 5, 14 | codes and modifiers | [`TieBreak`], [`Code`], [`Cut`] |
//! | 6 | DE | `direct_encounter` |
//! | 7.1–7.4, 7.6, 7.7 | WIN WON BPG BWG REP STD | `own_record`, [`StandardPoints`], `readings` |
//! | 7.5, 7.8 | PS TPN | `compute` |
//! | 8.1, 8.3, 9.1 | BH FB SB | `contribution` |
//! | 8 | tie-breaks for Swiss events only | [`Objection`] |
//! | 8.2 | AOB | `compute` |
//! | 9.2 | KS | `koya` |
//! | 10 | ARO TPR PTP APRO APPO RTNG; unrated participants | `compute`, [`Unrated`], [`Objection`], [`Absent`], [`crate::rating`] |
//! | 11–13 | tie-breaks of teams | [`team_standings`], [`TeamTieBreak`], [`unfold_team`] |
//! | 14.1–14.4, 16.5 | cuts, medians, exception for voluntary unplayed rounds | `contribution` |
//! | 15.2 | predetermined pairings | [`Pairings`] |
//! | 16.3 | adjusted scores | `field` |
//! | 16.4 | dummies and their caps | `contribution`, [`Cap`] |
//!
//! Left out: play-offs (3), provisions of an event under 16.6, and the wording of 15.2 before 2026. The older edition differs here
//! only in the caps of 16.4 and in the codes that it defines.
//!
//! Adjourned games are worth no points, and the opponent's score counts. Virtual points never count.

mod absent;
mod buchholz;
pub mod check;
mod code;
mod compute;
mod contribution;
mod direct_encounter;
mod field;
mod koya;
mod lots;
mod mandatory;
mod modifier;
mod objection;
mod order;
mod own_record;
mod readings;
mod regulations;
mod standing;
mod teams;
mod tie_break;
mod unfold;
mod value;

#[cfg(test)]
mod tests;

pub use absent::{Absences, Absent};
pub use code::Code;
pub use contribution::{Against, Cap, CutReason};
pub use lots::lot;
pub use modifier::Cut;
pub use objection::Objection;
pub use order::Order;
pub use readings::{ReadTwice, standard_points_read_twice};
pub use regulations::{
    CapRounds, Edition, Pairings, Regulations, Remaining, RemainingTies, StandardPoints, Unrated,
    UnratedRule,
};
pub use standing::{Standing, standings, standings_after, standings_by};
pub use teams::{
    BoardPlayer, EncounterChain, TeamCode, TeamOrder, TeamStanding, TeamTerm, TeamTieBreak,
    TeamTieBreakError, TeamValue, best_of_boards, team_standings, unfold_team,
};
pub use tie_break::{TieBreak, TieBreakError};
pub use unfold::{Term, unfold};
pub use value::TieBreakValue;
