//! Being told to stop: the signals, and whether one came.

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

/// One signal that has not come yet.
type Awaited = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The signals that end the program, caught from the moment this value exists.
pub struct Signals(Vec<Awaited>);

impl Signals {
    /// Catches SIGTERM and SIGINT, and SIGHUP, where the program is to end with its window; elsewhere Ctrl-C, Ctrl-Break, the
    /// closed window and the end of the system.
    ///
    /// # Errors
    /// The system refuses.
    pub fn catch(with_window: bool) -> io::Result<Self> {
        caught(with_window).map(Self)
    }

    /// Waits for one of them.
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

/// There a closed window ends the program in any case; Windows gives it five seconds.
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
