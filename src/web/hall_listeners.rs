//! Listens at the addresses of the hall while the program is shared, and follows the networks: another router, another address.

use std::{
    collections::BTreeMap,
    io,
    net::{IpAddr, SocketAddr, TcpListener},
    sync::Arc,
    thread,
    time::Duration,
};

use tokio::sync::{Notify, oneshot};

use super::{
    State, application, hall_networks,
    sharing::{Open, Wish},
};

/// How often the networks are looked at.
const LOOK: Duration = Duration::from_secs(3);
/// How long an ended listener may take to go.
const PATIENCE: Duration = Duration::from_secs(3);
/// Threads that carry the requests of one address.
const WORKERS: usize = 2;
/// Seconds that the answers under way have where sharing is ended.
const LAST_ANSWERS: u64 = 1;

/// One address at which the program listens.
struct Listening {
    end: Arc<Notify>,
    /// Answered, or broken off, when nobody listens there any more.
    ended: oneshot::Receiver<()>,
}

impl Listening {
    fn at(state: &State, address: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        let (end, (over, ended)) = (Arc::new(Notify::new()), oneshot::channel());
        let (state, told) = (state.clone(), end.clone());
        thread::Builder::new()
            .name(format!("hall-{}", address.ip()))
            .spawn(move || {
                let served = actix_web::rt::System::new().block_on(async {
                    let until = async move { told.notified().await };
                    application::serve(&state, listener, WORKERS, (until, LAST_ANSWERS))?.await
                });
                if let Err(error) = served {
                    tracing::warn!(%error, %address, "no longer shared");
                }
                drop(over);
            })?;
        Ok(Self { end, ended })
    }

    /// Whether it ended by itself.
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

/// Does what is wished for as long as the process lives. `chosen` are the addresses to share at; where there are none, those of the
/// networks.
pub async fn keep(state: State, chosen: Vec<IpAddr>) {
    let port = state.config.listen.port();
    let mut wishes = state.sharing.wishes();
    let mut open: BTreeMap<IpAddr, Listening> = BTreeMap::new();
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
        let (mut addresses, mut taken) = (Vec::new(), Vec::new());
        for ip in wanted {
            let address = SocketAddr::new(ip, port);
            if open.contains_key(&ip) {
                addresses.push(address);
                continue;
            }
            match Listening::at(&state, address) {
                Ok(listening) => {
                    tracing::info!(%address, "shared");
                    open.insert(ip, listening);
                    addresses.push(address);
                }
                // An address that went between the two looks is none.
                Err(error) if error.kind() == io::ErrorKind::AddrNotAvailable => {}
                Err(error) => {
                    tracing::warn!(%error, %address, "not shared");
                    taken.push(address);
                }
            }
        }
        state.sharing.tell(Open {
            wish,
            addresses,
            taken,
        });
        tokio::select! {
            changed = wishes.changed() => if changed.is_err() { return },
            () = tokio::time::sleep(LOOK), if wish != Wish::Alone => {}
        }
    }
}
