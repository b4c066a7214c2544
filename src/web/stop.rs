//! Stopping the server: the signals, and whether one arrived.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use futures_util::future::select_all;
use tokio::sync::Notify;

/// Whether the server was asked to stop, and whether it is stopping. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Told>);

#[derive(Debug, Default)]
struct Told {
    is_told: AtomicBool,
    asked: Notify,
}

impl Stop {
    /// Tells everybody that the server is stopping.
    pub fn tell(&self) {
        self.0.is_told.store(true, Ordering::Relaxed);
    }

    /// Asks the server to stop, as a signal does.
    pub fn ask(&self) {
        self.0.asked.notify_one();
    }

    /// Waits until the server is asked to stop.
    pub async fn asked(&self) {
        self.0.asked.notified().await;
    }

    /// Whether the server is stopping.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.0.is_told.load(Ordering::Relaxed)
    }
}

/// A signal that has not arrived yet.
type Awaited = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The signals that end the program, caught from the moment this value exists.
pub struct Signals(Vec<Awaited>);

impl Signals {
    /// Catches SIGTERM and SIGINT; also SIGHUP if the program should end with its window. On Windows: Ctrl-C, Ctrl-Break, the
    /// closed window and the shutdown of the system.
    ///
    /// # Errors
    /// The system refuses.
    pub fn catch(with_window: bool) -> io::Result<Self> {
        caught(with_window).map(Self)
    }

    /// Waits for one of the signals.
    pub async fn one(self) {
        select_all(self.0).await;
    }
}

#[cfg(unix)]
fn caught(with_window: bool) -> io::Result<Vec<Awaited>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut kinds = vec![SignalKind::terminate(), SignalKind::interrupt()];
    if with_window {
        kinds.push(SignalKind::hangup());
    }
    let mut caught = Vec::new();
    for kind in kinds {
        let mut signal = signal(kind)?;
        let awaited: Awaited = Box::pin(async move {
            signal.recv().await;
        });
        caught.push(awaited);
    }
    Ok(caught)
}

/// On Windows a closed window always ends the program, which gets five seconds.
#[cfg(windows)]
fn caught(_: bool) -> io::Result<Vec<Awaited>> {
    use tokio::signal::windows;
    let mut interrupt = windows::ctrl_c()?;
    let mut pause = windows::ctrl_break()?;
    let mut close = windows::ctrl_close()?;
    let mut shutdown = windows::ctrl_shutdown()?;
    Ok(vec![
        Box::pin(async move {
            interrupt.recv().await;
        }),
        Box::pin(async move {
            pause.recv().await;
        }),
        Box::pin(async move {
            close.recv().await;
        }),
        Box::pin(async move {
            shutdown.recv().await;
        }),
    ])
}
