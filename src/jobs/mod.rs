//! Long work beside the requests: who may begin when, who has the machine, how far it is, and what came of it.
//!
//! A job computes in a thread of its own, never inside a transaction. It asks a [`Halt`](crate::event::Halt) every few
//! milliseconds; there its owner's cancelling, its deadline and the other jobs' turn reach it. Jobs live in memory: a
//! restart forgets them, and nothing that they had not written is there.
//!
//! | question | answer | file |
//! |---|---|---|
//! | who begins next | lanes (tournaments) by turns, so many of one visitor and lane at a time | `queue` |
//! | who goes on | at most as many as the machine has cores; long ones by turns, one place is never theirs | `turns` |
//! | the same asked twice | one job, and its result for a while | `pool` |
//! | what a page shows | phase and percentage | `job` |

mod job;
mod order;
mod pool;
mod queue;
mod turns;

pub use job::{Ending, Phase, Progress, Ticket};
pub use order::{Asker, Order};
pub use pool::Pool;
