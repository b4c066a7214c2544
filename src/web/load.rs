//! The limits on connections and streams, so that an overloaded server can still serve some readers.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::auth::ClientAddress;

/// Number of file descriptors requested at the start; the system may give fewer.
const WANTED_DESCRIPTORS: u64 = 65_536;
/// Maximum event streams of one client or account; the machines of a hall may share one address.
const STREAMS_OF_ONE: usize = 500;

/// The limits on connections and streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum number of connections: the descriptors, apart from those for databases and files.
    pub connections: usize,
    /// Above this number of connections, only signed-in people get pages.
    pub connections_of_visitors: usize,
    /// Above this number of connections from one peer, only signed-in people get pages from there.
    pub connections_of_peer: usize,
    /// Maximum number of connections from one peer, so that others have room.
    pub most_of_peer: usize,
    /// Maximum number of event streams.
    pub streams: usize,
    /// Maximum number of event streams of visitors without account.
    pub streams_of_visitors: usize,
    /// Maximum number of event streams of one client or account.
    pub streams_of_one: usize,
}

impl Limits {
    /// The limits that fit into this number of file descriptors.
    #[must_use]
    pub fn of(descriptors: u64) -> Self {
        let reserve = (descriptors / 8).clamp(64, 512);
        let free = descriptors.saturating_sub(reserve).max(16);
        let connections = usize::try_from(free).unwrap_or(usize::MAX);
        let streams = connections / 2;
        Self {
            connections,
            connections_of_visitors: connections / 5 * 4,
            connections_of_peer: connections / 2,
            most_of_peer: connections / 4 * 3,
            streams,
            streams_of_visitors: streams / 5 * 4,
            streams_of_one: STREAMS_OF_ONE.min(streams / 2).max(1),
        }
    }
}

/// Raises the soft limit of file descriptors as far as the system allows, and returns the present limit.
#[must_use]
pub fn raise_descriptors() -> u64 {
    match rlimit::increase_nofile_limit(WANTED_DESCRIPTORS) {
        Ok(limit) => {
            tracing::info!(limit, "file descriptors");
            limit
        }
        Err(error) => {
            tracing::warn!(%error, "the limit of file descriptors could not be read");
            1024
        }
    }
}

/// The open things, in total and by owner.
#[derive(Default)]
struct Tally {
    all: usize,
    visitors: usize,
    by: HashMap<String, usize>,
}

/// The owner of something open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A client without account, by its network.
    Visitor(String),
    /// An account, by its number.
    Account(i32),
}

impl Owner {
    fn key(&self) -> String {
        match self {
            Self::Visitor(network) => network.clone(),
            Self::Account(id) => format!("account:{id}"),
        }
    }
}

/// The connections and streams that are open now. Cheap to clone.
#[derive(Clone)]
pub struct Load(Arc<Shared>);

struct Shared {
    limits: Limits,
    connections: Mutex<Tally>,
    streams: Mutex<Tally>,
    shed: AtomicU64,
}

/// Something open; dropping it removes it from the count.
pub struct Slot {
    load: Load,
    of: Kind,
    key: String,
    is_visitor: bool,
}

#[derive(Clone, Copy)]
enum Kind {
    Connection,
    Stream,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut tally = self.load.tally(self.of);
        tally.all = tally.all.saturating_sub(1);
        if self.is_visitor {
            tally.visitors = tally.visitors.saturating_sub(1);
        }
        if let Some(count) = tally.by.get_mut(&self.key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                tally.by.remove(&self.key);
            }
        }
    }
}

impl Load {
    /// A server with nothing open, and these limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self(Arc::new(Shared {
            limits,
            connections: Mutex::default(),
            streams: Mutex::default(),
            shed: AtomicU64::new(0),
        }))
    }

    /// The limits.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.0.limits
    }

    fn tally(&self, of: Kind) -> std::sync::MutexGuard<'_, Tally> {
        let tally = match of {
            Kind::Connection => &self.0.connections,
            Kind::Stream => &self.0.streams,
        };
        tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, of: Kind, key: String, is_visitor: bool, tally: &mut Tally) -> Slot {
        tally.all += 1;
        if is_visitor {
            tally.visitors += 1;
        }
        *tally.by.entry(key.clone()).or_insert(0) += 1;
        Slot {
            load: self.clone(),
            of,
            key,
            is_visitor,
        }
    }

    /// Counts a new connection; `None` if there are too many, in total or from this peer. A proxy has no limit of its own.
    #[must_use]
    pub fn connect(&self, peer: IpAddr, is_proxy: bool) -> Option<Slot> {
        let limits = self.0.limits;
        let mut tally = self.tally(Kind::Connection);
        let of_peer = tally.by.get(&ClientAddress::new(peer).network());
        let is_greedy = of_peer.is_some_and(|count| *count >= limits.most_of_peer);
        if tally.all >= limits.connections || (is_greedy && !is_proxy) {
            self.count_shed();
            return None;
        }
        Some(self.slot(
            Kind::Connection,
            ClientAddress::new(peer).network(),
            false,
            &mut tally,
        ))
    }

    /// Whether the room for visitors without account is used up, in total or by this peer. A proxy (`None`) has no limit of its
    /// own.
    #[must_use]
    pub fn is_full_for_visitors(&self, peer: Option<IpAddr>) -> bool {
        let tally = self.tally(Kind::Connection);
        let limits = self.0.limits;
        let of_peer = peer.and_then(|peer| tally.by.get(&ClientAddress::new(peer).network()));
        tally.all > limits.connections_of_visitors
            || of_peer.is_some_and(|count| *count > limits.connections_of_peer)
    }

    /// Counts a new event stream; `None` if there are too many.
    #[must_use]
    pub fn listen(&self, owner: &Owner) -> Option<Slot> {
        let (limits, key) = (self.0.limits, owner.key());
        let is_visitor = matches!(owner, Owner::Visitor(_));
        let mut tally = self.tally(Kind::Stream);
        let own = tally.by.get(&key).copied().unwrap_or(0);
        if tally.all >= limits.streams
            || own >= limits.streams_of_one
            || (is_visitor && tally.visitors >= limits.streams_of_visitors)
        {
            self.count_shed();
            return None;
        }
        Some(self.slot(Kind::Stream, key, is_visitor, &mut tally))
    }

    /// Counts a refused request.
    pub fn count_shed(&self) {
        self.0.shed.fetch_add(1, Ordering::Relaxed);
    }

    /// Open connections, open streams, and requests refused so far.
    #[must_use]
    pub fn counts(&self) -> (usize, usize, u64) {
        let connections = self.tally(Kind::Connection).all;
        let streams = self.tally(Kind::Stream).all;
        (connections, streams, self.0.shed.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn limits_leave_a_reserve() {
        for descriptors in [64, 256, 1024, 20_000, 65_536, u64::MAX] {
            let limits = Limits::of(descriptors);
            assert!(
                limits.connections_of_visitors < limits.connections,
                "{limits:?}"
            );
            assert!(
                limits.connections_of_peer < limits.connections_of_visitors,
                "{limits:?}"
            );
            assert!(limits.streams_of_visitors < limits.streams, "{limits:?}");
            assert!(
                limits.streams_of_one <= limits.streams_of_visitors,
                "{limits:?}"
            );
            assert!(
                limits.streams < limits.connections_of_visitors,
                "{limits:?}"
            );
        }
        assert_eq!(Limits::of(1024).connections, 896);
    }

    #[test]
    fn streams_are_counted_off_when_they_end() {
        let load = Load::new(Limits::of(256));
        let limits = load.limits();
        let client = |n: usize| Owner::Visitor(format!("client {n}"));
        let mut open: Vec<Slot> = Vec::new();
        for _ in 0..limits.streams_of_one {
            open.push(load.listen(&client(0)).unwrap());
        }
        assert!(
            load.listen(&client(0)).is_none(),
            "one client has all it may have"
        );
        for n in 0..limits.streams_of_visitors - limits.streams_of_one {
            open.push(load.listen(&client(1 + n)).unwrap());
        }
        assert!(
            load.listen(&client(9999)).is_none(),
            "visitors have all they may have"
        );
        open.push(load.listen(&Owner::Account(7)).unwrap());
        assert_eq!(load.counts(), (0, limits.streams_of_visitors + 1, 2));
        open.clear();
        assert_eq!(load.counts(), (0, 0, 2));
        assert!(load.listen(&client(0)).is_some());
    }

    #[test]
    fn one_peer_does_not_take_the_room_of_all() {
        let load = Load::new(Limits::of(256));
        let limits = load.limits();
        let (peer, other) = (ip("198.51.100.1"), ip("198.51.100.2"));
        let all_of = |peer: IpAddr, is_proxy: bool| -> Vec<Slot> {
            std::iter::from_fn(|| load.connect(peer, is_proxy))
                .take(10_000)
                .collect()
        };
        let open = all_of(peer, false);
        assert_eq!(open.len(), limits.most_of_peer);
        assert!(load.is_full_for_visitors(Some(peer)));
        assert!(load.is_full_for_visitors(Some(ip("::ffff:198.51.100.1"))));
        assert!(!load.is_full_for_visitors(Some(other)));
        assert!(!load.is_full_for_visitors(None));
        let rest = all_of(other, true);
        assert_eq!(open.len() + rest.len(), limits.connections);
        assert!(load.is_full_for_visitors(None));
        drop((open, rest));
        // A proxy stands for all its clients.
        assert_eq!(all_of(peer, true).len(), limits.connections);
    }
}
