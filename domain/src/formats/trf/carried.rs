//! A tournament's report, written from the tournament as it is now and from the lines that it was read from. What nobody edited
//! goes out as it came in, line by line and column by column.
//!
//! The kept lines are read again and written as this program would have written them then. This is compared with what the
//! program writes now. If the two agree, nothing was edited, and the line goes out as it came:
//!
//! | line | goes out as it came | otherwise |
//! |---|---|---|
//! | tournament records, 012 to 222 | while the tournament says the same, with repeated and unreadable records | anew |
//! | 142, 152, 162, 240, 250, 260, 299, with XXR, XXC, … | while rounds, colour, points, byes, … are the same (note 1) | anew |
//! | 001 | field by field and round by round, even if unreadable (`19x0`); names without invisible characters | that field anew |
//! | national records | field by field: title, rating, origin and number as they were | that field anew |
//! | teams, unknown records | always, with start numbers of today; 801, 802 and the points of 310 while no result changes | left out |
//! | `###` | always; remarks on players who left and on the knock-out as the tournament says now | left out |
//!
//! Note 1: if the report had them in the other dialect only, the records of the written dialect are added.
//!
//! A line whose columns this program does not know is left out if it names a player whose name has changed or who is gone. Days of
//! birth go only to readers who may see them.

mod players;
mod same;
mod source;
mod writer;

pub use players::names_player;
pub use source::Carried;
