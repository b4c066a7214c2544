//! A table of cells with their places, from any source: a text with separators, a workbook or a report.
//!
//! | what | item |
//! |---|---|
//! | the table | [`Sheet`], [`Origin`] |
//! | merged cells | [`Area`] |
//! | the players of a report as such a table | [`of_report()`] |

mod area;
mod report;
mod table;

pub use area::{Area, column_letters};
pub use report::of_report;
pub use table::{Origin, Sheet, Workbook};
