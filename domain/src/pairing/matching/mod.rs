//! Perfect matchings of least cost in general graphs, exact at any size. The Swiss systems are paired with them.
//!
//! | step | where |
//! |---|---|
//! | sets of vertices and adjacency as bits | `bits` |
//! | what is still open: edges and rigid sets; which partner a vertex can have without loss | `pool` |
//! | criteria in order, packed into stages | `criteria` |
//! | costs of a stage, by classes of vertices | `costs` |
//! | one stage: matchings of least cost, by duals | `stage`, `duals` |
//! | alternating trees, 64 edges at a time | `search`, `level` |
//! | sets that count as one vertex | `nest` |

pub(in crate::pairing) mod bits;
pub(in crate::pairing) mod costs;
mod criteria;
mod duals;
pub(in crate::pairing) mod level;
pub(in crate::pairing) mod nest;
pub(in crate::pairing) mod pool;
pub(in crate::pairing) mod search;
mod stage;

pub(in crate::pairing) use criteria::Criterion;
