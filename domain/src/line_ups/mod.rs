//! Who may play for a team: in which order they sit, how many a list names, and who must be among those who play.
//!
//! No rule of FIDE fixes this: C.04.6 pairs teams, whoever plays for them. Regulations of leagues and schools say it.
//!
//! | rule of the regulations | item |
//! |---|---|
//! | the order of the boards: free, by rating within a tolerance, by national category | [`BoardOrder`] |
//! | how many a team lists at most | [`LineUpRules::most_members`] |
//! | so many women, juniors … in each match, or nobody else | [`Quota`] |
//! | the same as it is typed, a line each | [`read_quotas`] |
//! | where a list or a line-up breaks them | [`LineUpFault`] |
//! | regulations that many events follow | [`Model`] |
//!
//! The order of a team's list is the order of its boards: whoever sits above somebody of the list that stands before them breaks
//! it in any event.
//!
//! Left out: in which order women's own categories stand beside the open ones, which regulations leave open (they count alike),
//! and how long somebody has been a member of the club.

mod board_order;
mod fault;
mod model;
mod quota;
mod rules;
mod typed;

pub use board_order::BoardOrder;
pub use fault::LineUpFault;
pub use model::Model;
pub use quota::{Least, Quota};
pub use rules::{LineUpRules, MOST_TOLERANCE};
pub use typed::{MOST_QUOTAS, QuotaFault, WhatOfQuota, read_quotas};
