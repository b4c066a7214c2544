//! Notifications to systemd, if it started the program (`Type=notify`).

/// Tells the service manager that the server answers.
pub fn ready() {
    #[cfg(target_os = "linux")]
    tell(&[sd_notify::NotifyState::Ready]);
}

/// Tells the service manager that the server is stopping.
pub fn stopping() {
    #[cfg(target_os = "linux")]
    tell(&[sd_notify::NotifyState::Stopping]);
}

#[cfg(target_os = "linux")]
fn tell(state: &[sd_notify::NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(state) {
        tracing::warn!(%error, "the service manager could not be told");
    }
}
