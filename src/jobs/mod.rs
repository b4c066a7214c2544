//! Long work beside the requests: which job begins next, which one may compute, its progress, and its result.
//!
//! A job computes in a thread of its own, never inside a transaction. Every few milliseconds it calls a
//! [`Halt`](crate::event::Halt), through which cancelling, its deadline and the turns of other jobs reach it. Jobs are held in
//! memory: a restart forgets them, and nothing remains that they had not written. Several servers of one database do not know
//! each other's jobs; the number of a job says which server it belongs to.
//!
//! | question | answer | file |
//! |---|---|---|
//! | which job begins next | lanes (tournaments) by turns, with limits for each visitor and lane | `queue` |
//! | which jobs compute | as many as the machine has cores; long ones by turns, and one place is never theirs | `turns` |
//! | the same work asked for twice | one job, whose result is kept for a while | `pool` |
//! | the state on a page | phase and percentage | `job` |
//! | a job that is not here | forgotten, on another server, or lost | `number` |

mod job;
mod number;
mod order;
mod pool;
mod queue;
mod turns;

pub use job::{Ending, Phase, Progress, Ticket};
pub use number::{Missing, Number, Server};
pub use order::{Asker, LONGEST, Order};
pub use pool::Pool;
