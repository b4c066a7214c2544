//! Being told to stop: the signals, and whether one came.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::Notify;

/// Whether the server is stopping, and whether it was asked to. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Told>);

#[derive(Debug, Default)]
struct Told {
    is_told: AtomicBool,
    asked: Notify,
}

impl Stop {
    /// Tells everybody.
    pub fn tell(&self) {
        self.0.is_told.store(true, Ordering::Relaxed);
    }

    /// Asks the server to stop, as a signal does.
    pub fn ask(&self) {
        self.0.asked.notify_one();
    }

    /// Waits until it is asked to.
    pub async fn asked(&self) {
        self.0.asked.notified().await;
    }

    /// Whether it was told.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.0.is_told.load(Ordering::Relaxed)
    }
}

/// The signals that end the program, caught from the moment this value exists.
pub struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    /// The terminal was closed; `None` where that is no reason to end.
    #[cfg(unix)]
    hangup: Option<tokio::signal::unix::Signal>,
}

impl Signals {
    /// Catches SIGTERM and SIGINT, or Ctrl-C elsewhere; and SIGHUP, where the program is to end with its window.
    ///
    /// # Errors
    /// The system refuses.
    pub fn catch(with_window: bool) -> io::Result<Self> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            Ok(Self {
                terminate: signal(SignalKind::terminate())?,
                interrupt: signal(SignalKind::interrupt())?,
                hangup: match with_window {
                    true => Some(signal(SignalKind::hangup())?),
                    false => None,
                },
            })
        }
        #[cfg(not(unix))]
        {
            // There a closed window ends the program in any case.
            let _ = with_window;
            Ok(Self {})
        }
    }

    /// Waits for one of them.
    #[cfg(unix)]
    pub async fn one(mut self) {
        let hangup = async {
            match &mut self.hangup {
                Some(signal) => signal.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
            _ = hangup => {}
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
