//! Who may play for a team: the order of its boards, the length of its list, and who must be among those who play.
//!
//! FIDE has no rule on this: C.04.6 pairs teams without regard to who plays for them. Regulations of leagues and schools set the rules.
//!
//! | rule of the regulations | item |
//! |---|---|
//! | the order of the boards: free, by rating within a tolerance, by national category | [`BoardOrder`] |
//! | the most players on a team's list | [`LineUpRules::most_members`] |
//! | a number of women, juniors … in each match, or only such players | [`Quota`] |
//! | these quotas as they are typed, one on each line | [`read_quotas`] |
//! | how a list or a line-up breaks the rules | [`LineUpFault`] |
//! | regulations that many events follow | [`Model`] |
//!
//! The order of a team's list is the order of its boards. In every event, a line-up that puts a player above somebody who stands
//! before them on the list breaks this order.
//!
//! Left out: how women's categories rank beside the open ones (regulations leave this open; here they count alike), and how long a
//! player has been a member of the club.

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
