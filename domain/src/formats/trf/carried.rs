//! A tournament's report from what the tournament says now and the lines that it came with: what nobody edited goes out as it
//! came in, line by line and column by column.
//!
//! Kept lines are read again and written as this program would have written them then; beside it stands what it writes now.
//! Where the two agree nothing was edited, and the line goes out as it came:
//!
//! | line | goes out as it came | else |
//! |---|---|---|
//! | tournament records, 012 to 222 | while the tournament says the same of it, with repeated and unreadable ones | anew |
//! | 142, 152, 162, 240, 250, 260, 299, with XXR, XXC, … | while rounds, colour, points, byes, … are the same, with the dialect's own where the report had only the other one's | anew |
//! | 001 | field by field and round by round, also what cannot be read (`19x0`); names without signs that nobody sees | that field anew |
//! | national records | field by field, title, rating, origin and number as they were | that field anew |
//! | teams, unknown records | always, but 801, 802 and the points of 310 only while no result is another; start numbers follow | left out |
//! | `###` | always; who left a round robin as the tournament says now | left out |
//!
//! A line without columns that this program knows is left out when it names a player who is named differently now, or not any
//! more. Days of birth go to those for whom they are.

mod players;
mod same;
mod source;
mod writer;

pub use players::names_player;
pub use source::Carried;
