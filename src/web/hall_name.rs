//! The name by which a hall finds the program without an address: `tratto.local`, said on the hall's network by multicast DNS
//! (RFC 6762). It follows the addresses; where another machine has the name already, this one takes the next, `tratto-2.local`.

use std::net::{IpAddr, SocketAddr};

use mdns_sd::{DaemonEvent, IfKind, Receiver, ServiceDaemon, ServiceInfo};

/// The name without its end.
const NAME: &str = "tratto";
/// What is offered under it.
const OFFERED: &str = "_http._tcp.local.";

/// Says the name as long as it lives.
pub struct HallName {
    daemon: ServiceDaemon,
    events: Receiver<DaemonEvent>,
    /// What is said: where, and under which full name.
    said: Option<(Vec<SocketAddr>, String)>,
    host: String,
}

impl HallName {
    /// Begins to listen to who asks; nothing is said yet. `None` where the machine does not let it: the hall has the addresses.
    pub fn begin() -> Option<Self> {
        Self::of(ServiceDaemon::new())
    }

    fn of(daemon: mdns_sd::Result<ServiceDaemon>) -> Option<Self> {
        let begun = daemon.and_then(|daemon| {
            daemon.disable_interface(IfKind::All)?;
            let events = daemon.monitor()?;
            Ok(Self {
                daemon,
                events,
                said: None,
                host: host(NAME),
            })
        });
        begun
            .inspect_err(|error| tracing::warn!(%error, "no name in the hall"))
            .ok()
    }

    /// Says that the program is at these addresses, on their networks alone; at none, that it is gone.
    pub fn say(&mut self, addresses: &[SocketAddr]) {
        self.hear();
        if self
            .said
            .as_ref()
            .is_some_and(|(said, _)| said == addresses)
            || self.said.is_none() && addresses.is_empty()
        {
            return;
        }
        if let Err(error) = self.say_anew(addresses) {
            tracing::warn!(%error, "no name in the hall");
        }
    }

    fn say_anew(&mut self, addresses: &[SocketAddr]) -> mdns_sd::Result<()> {
        if let Some((before, name)) = self.said.take() {
            drop(self.daemon.unregister(&name)?);
            self.daemon.disable_interface(interfaces(&before))?;
        }
        let Some(first) = addresses.first() else {
            return Ok(());
        };
        self.daemon.enable_interface(interfaces(addresses))?;
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
        let name = service.get_fullname().to_owned();
        self.daemon.register(service)?;
        self.said = Some((addresses.to_vec(), name));
        self.host = host(NAME);
        Ok(())
    }

    /// Takes in what became of the name.
    fn hear(&mut self) {
        while let Ok(event) = self.events.try_recv() {
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

    /// The name under which it is found, `tratto.local`; `None` where nothing is said.
    pub fn name(&mut self) -> Option<String> {
        self.hear();
        self.said.as_ref().map(|_| self.host.clone())
    }
}

impl Drop for HallName {
    fn drop(&mut self) {
        // Whoever asks is told that it is gone; where not, the answer ends by itself in two minutes.
        self.say(&[]);
        drop(self.daemon.shutdown());
    }
}

fn host(name: &str) -> String {
    format!("{name}.local")
}

/// The networks in which an address stands.
fn interfaces(addresses: &[SocketAddr]) -> Vec<IfKind> {
    let ips = addresses.iter().map(SocketAddr::ip);
    ips.map(IfKind::Addr).collect()
}

#[cfg(test)]
mod tests {
    use std::{
        net::UdpSocket,
        time::{Duration, Instant},
    };

    use mdns_sd::HostnameResolutionEvent;

    use super::*;

    /// A port that nobody has, so that nothing is said to the network of this machine.
    fn own_port() -> u16 {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        socket.local_addr().unwrap().port()
    }

    fn begin(port: u16) -> HallName {
        HallName::of(ServiceDaemon::new_with_port(port)).unwrap()
    }

    /// The addresses that a device finds under a name within some seconds.
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
        let mut name = begin(port);
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
        // Of the same network, which is this machine's own.
        let other: SocketAddr = "127.0.0.2:8490".parse().unwrap();
        let mut first = begin(port);
        first.say(&[own]);
        assert_eq!(found(port, "tratto.local"), [own.ip()]);
        let mut second = begin(port);
        let own_network = IfKind::LoopbackV4;
        second.daemon.enable_interface(own_network).unwrap();
        second.say(&[other]);
        let moved = until(|| second.name().as_deref() == Some("tratto-2.local"));
        assert!(moved, "{:?}", second.name());
        assert_eq!(first.name().as_deref(), Some("tratto.local"));
    }
}
