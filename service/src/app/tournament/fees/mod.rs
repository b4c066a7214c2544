//! Entry fees: the bands of the announcement, the account of each entry, receipts, and the totals of the desk. Also the
//! membership of the federation.
//!
//! | what | item |
//! |---|---|
//! | the bands as typed | [`FeeTableInput`], [`table()`], [`set_table`], [`table_of`] |
//! | fee owed and paid by an entry | [`Fee`], [`Due`] |
//! | a payment with its receipt, and its cancellation | [`pay`], [`cancel`] |
//! | a different fee for one entry, with a reason | [`set_due`] |
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
