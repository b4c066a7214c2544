//! A server as a process of its own, ended with its value.

use std::{
    fs::{self, File},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use super::process::Process;

/// How long a server may take to say where it listens: it first orders the names of players that it finds.
const START: Duration = Duration::from_secs(300);

/// A running server. It holds the other end of our pipe, by which one of ours sees that we are gone.
pub struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    /// Starts a program that prints `listening on http://ADDRESS`; what it says goes to the file `log`.
    ///
    /// # Panics
    /// The program does not start, or does not say in time where it listens.
    pub fn start(program: &Path, arguments: &[&str], log: &Path) -> Self {
        let file =
            || File::create(log).unwrap_or_else(|error| panic!("{}: {error}", log.display()));
        let out = file();
        let also = out.try_clone().unwrap_or_else(|_| file());
        let mut command = Command::new(program);
        for variable in [
            "TRATTO_DATABASE",
            "TRATTO_LISTEN",
            "TRATTO_PUBLIC_URL",
            "RUST_LOG",
        ] {
            command.env_remove(variable);
        }
        let child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(out)
            .stderr(also)
            .spawn();
        let child = child.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let mut server = Self {
            child,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
        };
        let begun = Instant::now();
        loop {
            let said = fs::read_to_string(log).unwrap_or_default();
            let address = said.lines().find_map(|line| {
                let rest = line.strip_prefix("listening on http://")?;
                rest.trim().parse().ok()
            });
            if let Some(address) = address {
                server.address = address;
                return server;
            }
            let ended = server.child.try_wait().ok().flatten().is_some();
            assert!(
                !ended && begun.elapsed() < START,
                "{}: {said}",
                program.display()
            );
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its process.
    pub fn process(&self) -> Process {
        Process(self.child.id())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
