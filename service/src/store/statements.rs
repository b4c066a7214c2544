//! Counts the statements sent to the database; they are in the log at the level "trace".

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use diesel::connection::{Instrumentation, InstrumentationEvent};

/// Counts the statements of connections. On PostgreSQL each one is a message there and back, so their number is the
/// main cost of a request.
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
    /// Number of statements; several that are sent together count once.
    pub(super) fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
