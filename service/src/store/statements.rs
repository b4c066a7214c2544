//! How often the database is asked, and what: the statements stand in the log at the level "trace".

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use diesel::connection::{Instrumentation, InstrumentationEvent};

/// Counts what connections ask. On PostgreSQL each question is a message there and one back, so that their number, more
/// than anything else, says what a request costs.
#[derive(Clone, Debug, Default)]
pub(super) struct Statements(Arc<AtomicU64>);

impl Instrumentation for Statements {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        if let InstrumentationEvent::StartQuery { query, .. } = event {
            self.0.fetch_add(1, Ordering::Relaxed);
            tracing::trace!(target: "tratto::statements", "{query}");
        }
    }
}

impl Statements {
    /// How many there were; several that are sent together count once.
    pub(super) fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
