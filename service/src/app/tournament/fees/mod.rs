//! Entry fees: the bands of the announcement, what each entry owes and paid, receipts, and the totals of the desk; beside
//! them the membership of the federation.
//!
//! | what | item |
//! |---|---|
//! | the bands as they are typed | [`FeeTableInput`], [`table()`], [`set_table`], [`table_of`] |
//! | what an entry owes and paid | [`Fee`], [`Due`] |
//! | a payment with its receipt, and one cancelled | [`pay`], [`cancel`] |
//! | another fee for somebody, with a reason | [`set_due`] |
//! | membership | [`set_membership`] |
//! | totals by method | [`till()`], [`Till`] |

mod account;
mod pay;
mod said;
mod table;
mod table_input;
mod till;

pub use account::{Due, Fee, Payment};
pub(in crate::app::tournament) use account::{due_by, of_tournament};
pub(in crate::app) use pay::pay_again;
pub use pay::{PaymentInput, cancel, pay};
pub(in crate::app::tournament) use pay::{return_money, take};
pub use said::{set_due, set_membership};
pub(in crate::app::tournament) use table::stored;
pub use table::{FeeTableView, set_table, table, table_of};
pub use table_input::FeeTableInput;
pub use till::{Till, TillLine, till};
