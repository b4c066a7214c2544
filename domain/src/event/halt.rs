//! A way to stop a long computation, and to be told how far it is.

use std::{fmt, sync::Arc};

/// Watches over a long computation. Pure code only asks; it does not know whether the answer comes from a clock or from a
/// person.
pub trait Watch: Send + Sync {
    /// Whether the computation is to stop. Once true, it stays true. The call may block for a while, so that other work
    /// gets the machine first.
    fn is_over(&self) -> bool;

    /// As [`is_over`](Self::is_over), but answered at once.
    fn is_over_now(&self) -> bool {
        self.is_over()
    }

    /// Reports progress: this many parts are done, of this many in all.
    fn reached(&self, done: usize, of: usize);
}

/// A long computation asks this every few milliseconds whether it is to stop. Cheap to clone.
#[derive(Clone, Default)]
pub struct Halt(Option<Arc<dyn Watch>>);

impl Halt {
    /// A halt that never comes: the computation runs to its end.
    #[must_use]
    pub const fn never() -> Self {
        Self(None)
    }

    /// A halt that comes when `watch` says so.
    #[must_use]
    pub fn by(watch: Arc<dyn Watch>) -> Self {
        Self(Some(watch))
    }

    /// Whether to stop. A computation that stops returns an answer without meaning. The caller asks again and throws that
    /// answer away.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.0.as_ref().is_some_and(|watch| watch.is_over())
    }

    /// As [`is_due`](Self::is_due), but answered at once: for code that holds something that others wait for.
    #[must_use]
    pub fn is_due_now(&self) -> bool {
        self.0.as_ref().is_some_and(|watch| watch.is_over_now())
    }

    /// Reports progress: this many parts are done, of this many in all.
    pub fn reached(&self, done: usize, of: usize) {
        if let Some(watch) = &self.0 {
            watch.reached(done, of);
        }
    }
}

impl fmt::Debug for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "watched" } else { "never" })
    }
}
