//! A way to stop a long computation, and to be told how far it is.

use std::{fmt, sync::Arc};

/// Somebody who watches over a long computation. Pure code asks; what the answer depends on, a clock or a person,
/// it does not know.
pub trait Watch: Send + Sync {
    /// Whether the computation is to stop. Once true it stays true. The call may take its time when others are to
    /// have the machine first.
    fn is_over(&self) -> bool;

    /// [`is_over`](Self::is_over), answered at once.
    fn is_over_now(&self) -> bool {
        self.is_over()
    }

    /// Reports progress: this many parts are done, of this many in all.
    fn reached(&self, done: usize, of: usize);
}

/// What a long computation asks, every few milliseconds, whether it is to go on. Cheap to clone.
#[derive(Clone, Default)]
pub struct Halt(Option<Arc<dyn Watch>>);

impl Halt {
    /// Never: the computation runs to its end.
    #[must_use]
    pub const fn never() -> Self {
        Self(None)
    }

    /// When `watch` says so.
    #[must_use]
    pub fn by(watch: Arc<dyn Watch>) -> Self {
        Self(Some(watch))
    }

    /// Whether to stop. Whoever does gives an answer without meaning, which the caller throws away after asking
    /// again.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.0.as_ref().is_some_and(|watch| watch.is_over())
    }

    /// [`is_due`](Self::is_due), answered at once: for whoever holds something that others wait for.
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
