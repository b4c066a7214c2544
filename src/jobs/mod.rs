//! Long work beside the requests: who may begin when, who has the machine, how far it is, and what came of it.
//!
//! A job computes in a thread of its own, never inside a transaction. It asks a [`Halt`](crate::event::Halt) every few
//! milliseconds; there its owner's cancelling, its deadline and the other jobs' turn reach it. Jobs live in memory: a
//! restart forgets them, and nothing that they had not written is there. Several servers of one database do not know each
//! other's jobs; the number of a job says whose it is.
//!
//! | question | answer | file |
//! |---|---|---|
//! | who begins next | lanes (tournaments) by turns, so many of one visitor and lane at a time | `queue` |
//! | who goes on | at most as many as the machine has cores; long ones by turns, one place is never theirs | `turns` |
//! | the same asked twice | one job, and its result for a while | `pool` |
//! | what a page shows | phase and percentage | `job` |
//! | a job that is not here | gone, another server's, or lost | `number` |

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
