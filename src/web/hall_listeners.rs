//! Listens at the addresses of the hall while the program is shared, and follows changes of the networks, such as a new router.

use std::{
    collections::BTreeMap,
    io,
    net::{IpAddr, SocketAddr, TcpListener},
    sync::Arc,
    thread,
    time::Duration,
};

use tokio::sync::{Notify, oneshot};

use crate::config::Secure;

use super::{
    State,
    application::{self, Listeners, Over},
    hall_name::HallName,
    hall_networks,
    sharing::{Open, Wish},
};

/// Interval at which the networks are checked.
const LOOK: Duration = Duration::from_secs(3);
/// Maximum time for a listener to end.
const PATIENCE: Duration = Duration::from_secs(3);
/// Number of threads for the requests of one address.
const WORKERS: usize = 2;
/// Seconds for answers in progress when sharing ends.
const LAST_ANSWERS: u64 = 1;

/// One address at which the program listens.
struct Listening {
    end: Arc<Notify>,
    /// Completes, or is dropped, when the listener has ended.
    ended: oneshot::Receiver<()>,
    /// Whether it answers over TLS, too.
    is_secure: bool,
}

/// The TLS listener beside a plain address, if this machine has an authority. If its port is taken, there is only the plain
/// address.
fn secure(state: &State, plain: SocketAddr) -> io::Result<Option<Over>> {
    let Some(secure) = &state.config.secure else {
        return Ok(None);
    };
    let address = beside(plain);
    let listener = match TcpListener::bind(address) {
        Ok(listener) => listener,
        Err(error) => {
            tracing::warn!(%error, %address, "no log-in from the hall");
            return Ok(None);
        }
    };
    let today = state.ctx.clock.now().date();
    let config = secure.authority.serve(&[plain.ip()], today);
    Ok(Some((listener, config.map_err(io::Error::other)?)))
}

/// The TLS address beside a plain address.
const fn beside(plain: SocketAddr) -> SocketAddr {
    SocketAddr::new(plain.ip(), Secure::port_beside(plain.port()))
}

impl Listening {
    fn at(state: &State, address: SocketAddr) -> io::Result<Self> {
        let listeners = Listeners {
            plain: TcpListener::bind(address)?,
            secure: secure(state, address)?,
        };
        let is_secure = listeners.secure.is_some();
        let (end, (over, ended)) = (Arc::new(Notify::new()), oneshot::channel());
        let (state, told) = (state.clone(), end.clone());
        thread::Builder::new()
            .name(format!("hall-{}", address.ip()))
            .spawn(move || {
                let served = actix_web::rt::System::new().block_on(async {
                    let until = async move { told.notified().await };
                    application::serve(&state, listeners, WORKERS, (until, LAST_ANSWERS))?.await
                });
                if let Err(error) = served {
                    tracing::warn!(%error, %address, "no longer shared");
                }
                drop(over);
            })?;
        Ok(Self {
            end,
            ended,
            is_secure,
        })
    }

    /// Whether the listener ended by itself.
    fn is_over(&mut self) -> bool {
        !matches!(
            self.ended.try_recv(),
            Err(oneshot::error::TryRecvError::Empty)
        )
    }

    async fn end(self) {
        self.end.notify_one();
        drop(tokio::time::timeout(PATIENCE, self.ended).await);
    }
}

/// Announces the program's name on the networks of these addresses, and returns it. Loopback addresses need no name. The
/// announcement begins with the first other address, and ends with the last.
pub fn name(named: &mut Option<HallName>, addresses: &[SocketAddr]) -> Option<String> {
    let of_hall = addresses.iter().filter(|one| !one.ip().is_loopback());
    let of_hall: Vec<SocketAddr> = of_hall.copied().collect();
    if of_hall.is_empty() {
        *named = None;
        return None;
    }
    if named.is_none() {
        *named = HallName::begin();
    }
    let named = named.as_mut()?;
    named.say(&of_hall);
    named.name()
}

/// For a server whose hall is open from its start: follows its networks as long as it runs. It announces the name there, and
/// keeps the certificate up to date with the addresses.
pub async fn follow(state: State) {
    let listen = state.config.listen;
    let mut named = None;
    loop {
        let ips = hall_networks::reached_at(listen.ip());
        let plain = ips.iter().map(|ip| SocketAddr::new(*ip, listen.port()));
        let plain: Vec<SocketAddr> = plain.collect();
        name(&mut named, &plain);
        if let Some(Secure {
            listen: Some(secure),
            leaf: Some(leaf),
            ..
        }) = &state.config.secure
        {
            let today = state.ctx.clock.now().date();
            match leaf.renew(&hall_networks::reached_at(secure.ip()), today) {
                Ok(true) => tracing::info!("a certificate for other addresses"),
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "the certificate is for older addresses"),
            }
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Carries out the wishes about sharing as long as the process lives. `chosen` are the addresses to share at; if it is empty,
/// those of the networks.
pub async fn keep(state: State, chosen: Vec<IpAddr>) {
    let port = state.config.listen.port();
    let mut wishes = state.sharing.wishes();
    let mut open: BTreeMap<IpAddr, Listening> = BTreeMap::new();
    let mut named = None;
    loop {
        let wish = *wishes.borrow_and_update();
        let wanted = match wish {
            Wish::Alone => Vec::new(),
            Wish::Shared { .. } if chosen.is_empty() => hall_networks::addresses(),
            Wish::Shared { .. } => chosen.clone(),
        };
        for (ip, mut listening) in std::mem::take(&mut open) {
            if wanted.contains(&ip) && !listening.is_over() {
                open.insert(ip, listening);
            } else {
                tracing::info!(address = %ip, "no longer shared");
                listening.end().await;
            }
        }
        let (mut addresses, mut secure, mut taken) = (Vec::new(), Vec::new(), Vec::new());
        for ip in wanted {
            let address = SocketAddr::new(ip, port);
            if let Some(listening) = open.get(&ip) {
                addresses.push(address);
                secure.extend(listening.is_secure.then(|| beside(address)));
                continue;
            }
            match Listening::at(&state, address) {
                Ok(listening) => {
                    tracing::info!(%address, "shared");
                    addresses.push(address);
                    secure.extend(listening.is_secure.then(|| beside(address)));
                    open.insert(ip, listening);
                }
                // An address that disappeared between the two checks is skipped.
                Err(error) if error.kind() == io::ErrorKind::AddrNotAvailable => {}
                Err(error) => {
                    tracing::warn!(%error, %address, "not shared");
                    taken.push(address);
                }
            }
        }
        state.sharing.tell(Open {
            wish,
            name: name(&mut named, &addresses),
            addresses,
            secure,
            taken,
        });
        tokio::select! {
            changed = wishes.changed() => if changed.is_err() { return },
            () = tokio::time::sleep(LOOK), if wish != Wish::Alone => {}
        }
    }
}
