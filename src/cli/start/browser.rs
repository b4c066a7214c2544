//! Opening the browser of the person who started the program.

use std::{
    io,
    process::{Command, Stdio},
    thread,
};

/// Program and arguments that open an address, before the address itself.
const OPENS: &[&str] = if cfg!(windows) {
    // The empty word is the title of a window; otherwise `start` would take the address for it.
    &["cmd", "/c", "start", ""]
} else if cfg!(target_os = "macos") {
    &["open"]
} else {
    &["xdg-open"]
};

/// Opens an address of this program, which must contain no character with a meaning for the command line.
///
/// # Errors
/// The program that opens it does not exist.
pub fn open(address: &str) -> io::Result<()> {
    let Some((program, arguments)) = OPENS.split_first() else {
        return Ok(());
    };
    let mut command = Command::new(program);
    command
        .args(arguments)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // Ctrl-C ends this program, not the browser.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child = command.spawn()?;
    thread::spawn(move || match child.wait() {
        Ok(status) if status.success() => {}
        Ok(status) => tracing::warn!(%status, "the browser was not opened"),
        Err(error) => tracing::warn!(%error, "the browser was not opened"),
    });
    Ok(())
}
