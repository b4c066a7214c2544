//! What all handlers share.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::{app::Context, config::ServeConfig, jobs::Pool};

/// What all handlers share. Cheap to clone.
#[derive(Clone)]
pub struct State {
    /// The use cases' context.
    pub ctx: Context,
    /// Settings.
    pub config: Arc<ServeConfig>,
    /// At most two passwords are hashed at a time: each takes 19 MiB and one core.
    pub hashing: Arc<Semaphore>,
    /// Long work: pairing, explaining, verdicts, files.
    pub jobs: Arc<Pool>,
}

impl State {
    /// Shared state of a server.
    #[must_use]
    pub fn new(ctx: Context, config: ServeConfig) -> Self {
        Self {
            ctx,
            config: Arc::new(config),
            hashing: Arc::new(Semaphore::new(2)),
            jobs: Arc::default(),
        }
    }
}
