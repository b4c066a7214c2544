//! The name by which devices in the hall find the program without its address: `tratto.local`, announced by multicast DNS (RFC
//! 6762). It follows the addresses. If another machine has the name, this one uses the next, `tratto-2.local`.

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use mdns_sd::{DaemonEvent, IfKind, MDNS_PORT, Receiver, ServiceDaemon, ServiceInfo};

/// The name without its suffix.
const NAME: &str = "tratto";
/// The service announced under the name.
const OFFERED: &str = "_http._tcp.local.";
/// Maximum time for an announcement to end; usually it takes a few milliseconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// The multicast DNS responder.
struct Voice {
    daemon: ServiceDaemon,
    events: Receiver<DaemonEvent>,
}

impl Voice {
    /// A responder on no network yet, which announces nothing.
    fn begin(port: u16) -> mdns_sd::Result<Self> {
        let daemon = ServiceDaemon::new_with_port(port)?;
        daemon.disable_interface(IfKind::All)?;
        let events = daemon.monitor()?;
        Ok(Self { daemon, events })
    }

    /// Says goodbye, and waits until that is sent.
    fn end(self) {
        if let Ok(ended) = self.daemon.shutdown() {
            drop(ended.recv_timeout(PATIENCE));
        }
    }
}

/// Announces the name as long as this value lives.
pub struct HallName {
    /// The port of multicast DNS.
    port: u16,
    voice: Option<Voice>,
    /// The announced addresses; `None` while nothing is announced.
    said: Option<Vec<SocketAddr>>,
    host: String,
}

impl HallName {
    /// Begins to listen for queries, without announcing anything yet. `None` if the system refuses; then the hall must use
    /// addresses.
    pub fn begin() -> Option<Self> {
        Self::at(MDNS_PORT)
    }

    fn at(port: u16) -> Option<Self> {
        let begun = Voice::begin(port).map(|voice| Self {
            port,
            voice: Some(voice),
            said: None,
            host: host(NAME),
        });
        begun
            .inspect_err(|error| tracing::warn!(%error, "no name in the hall"))
            .ok()
    }

    /// Announces that the program is at these addresses, on their networks only. With no address it says goodbye.
    pub fn say(&mut self, addresses: &[SocketAddr]) {
        self.hear();
        if self.said.as_ref().is_some_and(|said| said == addresses)
            || self.said.is_none() && addresses.is_empty()
        {
            return;
        }
        if let Err(error) = self.say_anew(addresses) {
            tracing::warn!(%error, "no name in the hall");
        }
    }

    /// Announces other addresses with a new responder. A responder that checks whether the name is free also hears this
    /// machine. It would take the old announcement and its goodbye for those of another machine. A new responder, started
    /// afterwards, does not hear them.
    fn say_anew(&mut self, addresses: &[SocketAddr]) -> mdns_sd::Result<()> {
        if self.said.take().is_some()
            && let Some(voice) = self.voice.take()
        {
            voice.end();
        }
        let Some(first) = addresses.first() else {
            return Ok(());
        };
        let voice = match self.voice.take() {
            Some(voice) => voice,
            None => Voice::begin(self.port)?,
        };
        let daemon = &self.voice.insert(voice).daemon;
        daemon.enable_interface(interfaces(addresses))?;
        let ips: Vec<IpAddr> = addresses.iter().map(SocketAddr::ip).collect();
        let paths = [("path", "/")];
        let service = ServiceInfo::new(
            OFFERED,
            NAME,
            &format!("{NAME}.local."),
            ips.as_slice(),
            first.port(),
            paths.as_slice(),
        )?;
        daemon.register(service)?;
        self.said = Some(addresses.to_vec());
        self.host = host(NAME);
        Ok(())
    }

    /// Reads what has happened to the name.
    fn hear(&mut self) {
        let Some(voice) = &self.voice else {
            return;
        };
        while let Ok(event) = voice.events.try_recv() {
            let DaemonEvent::NameChange(change) = event else {
                continue;
            };
            let new = change.new_name.trim_end_matches('.');
            if change.original.trim_end_matches('.') == host(NAME) {
                tracing::info!(name = new, "another machine has the name in the hall");
                self.host = new.to_owned();
            }
        }
    }

    /// The announced name, `tratto.local`; `None` while nothing is announced.
    pub fn name(&mut self) -> Option<String> {
        self.hear();
        self.said.as_ref().map(|_| self.host.clone())
    }
}

impl Drop for HallName {
    fn drop(&mut self) {
        // The goodbye tells other devices. If it is lost, their record expires within two minutes.
        if let Some(voice) = self.voice.take() {
            voice.end();
        }
    }
}

fn host(name: &str) -> String {
    format!("{name}.local")
}

/// The networks of these addresses.
fn interfaces(addresses: &[SocketAddr]) -> Vec<IfKind> {
    let ips = addresses.iter().map(SocketAddr::ip);
    ips.map(IfKind::Addr).collect()
}

#[cfg(test)]
mod tests {
    use std::{net::UdpSocket, time::Instant};

    use mdns_sd::HostnameResolutionEvent;

    use super::*;

    /// A free port, so that nothing is sent to the real network of this machine.
    fn own_port() -> u16 {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        socket.local_addr().unwrap().port()
    }

    /// The addresses that a device finds for a name within some seconds.
    fn found(port: u16, name: &str) -> Vec<IpAddr> {
        let device = ServiceDaemon::new_with_port(port).unwrap();
        device.disable_interface(IfKind::All).unwrap();
        device.enable_interface(IfKind::LoopbackV4).unwrap();
        let answers = device
            .resolve_hostname(&format!("{name}."), Some(8000))
            .unwrap();
        let mut found = Vec::new();
        while let Ok(event) = answers.recv_timeout(Duration::from_secs(9)) {
            match event {
                HostnameResolutionEvent::AddressesFound(_, addresses) => {
                    found.extend(addresses.iter().map(|one| one.to_ip_addr()));
                    break;
                }
                HostnameResolutionEvent::SearchTimeout(_) => break,
                _ => {}
            }
        }
        drop(device.shutdown());
        found
    }

    fn until(mut is_so: impl FnMut() -> bool) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(15) {
            if is_so() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        false
    }

    #[test]
    fn a_device_finds_the_program_by_its_name() {
        let port = own_port();
        let own: SocketAddr = "127.0.0.1:8390".parse().unwrap();
        let mut name = HallName::at(port).unwrap();
        assert_eq!(name.name(), None);
        name.say(&[]);
        name.say(&[own]);
        assert_eq!(name.name().as_deref(), Some("tratto.local"));
        assert_eq!(found(port, "tratto.local"), [own.ip()]);
        name.say(&[]);
        assert_eq!(name.name(), None);
    }

    #[test]
    fn the_second_machine_takes_the_next_name() {
        let port = own_port();
        let own: SocketAddr = "127.0.0.1:8390".parse().unwrap();
        // An address on the same network, which is this machine's loopback.
        let other: SocketAddr = "127.0.0.2:8490".parse().unwrap();
        let mut first = HallName::at(port).unwrap();
        first.say(&[own]);
        assert_eq!(found(port, "tratto.local"), [own.ip()]);
        let mut second = HallName::at(port).unwrap();
        let voice = second.voice.as_ref().unwrap();
        voice.daemon.enable_interface(IfKind::LoopbackV4).unwrap();
        second.say(&[other]);
        let moved = until(|| second.name().as_deref() == Some("tratto-2.local"));
        assert!(moved, "{:?}", second.name());
        assert_eq!(first.name().as_deref(), Some("tratto.local"));
    }
    /// The program's own earlier announcement does not count as another machine with its name.
    #[test]
    fn other_addresses_keep_the_name() {
        let port = own_port();
        let own: SocketAddr = "127.0.0.1:8390".parse().unwrap();
        let other: SocketAddr = "127.0.0.2:8390".parse().unwrap();
        let mut name = HallName::at(port).unwrap();
        for addresses in [&[own][..], &[own, other], &[own]] {
            name.say(addresses);
            let mut ips = found(port, "tratto.local");
            ips.sort_unstable();
            let expected: Vec<IpAddr> = addresses.iter().map(SocketAddr::ip).collect();
            assert_eq!(ips, expected);
            assert_eq!(name.name().as_deref(), Some("tratto.local"));
        }
    }
}
