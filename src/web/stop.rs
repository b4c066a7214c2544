//! Being told to stop: everything that would go on for ever hears of it.

use std::io;

use tokio::sync::watch;

/// Whether the server is stopping. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Stop(watch::Sender<bool>);

impl Default for Stop {
    fn default() -> Self {
        Self(watch::Sender::new(false))
    }
}

impl Stop {
    /// Tells everybody.
    pub fn tell(&self) {
        self.0.send_replace(true);
    }

    /// Whether it was told.
    #[must_use]
    pub fn is_told(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until it is told.
    pub async fn told(&self) {
        let mut receiver = self.0.subscribe();
        // The sender lives as long as this value.
        drop(receiver.wait_for(|told| *told).await);
    }
}

/// The signals that end the program, caught from the moment this value exists.
pub struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Signals {
    /// Catches SIGTERM and SIGINT, or Ctrl-C elsewhere.
    ///
    /// # Errors
    /// The system refuses.
    pub fn catch() -> io::Result<Self> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            Ok(Self {
                terminate: signal(SignalKind::terminate())?,
                interrupt: signal(SignalKind::interrupt())?,
            })
        }
        #[cfg(not(unix))]
        Ok(Self {})
    }

    /// Waits for one of them.
    #[cfg(unix)]
    pub async fn one(mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    /// Waits for one of them.
    #[cfg(not(unix))]
    pub async fn one(self) {
        // Without a way to be told, the program ends with its window.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
