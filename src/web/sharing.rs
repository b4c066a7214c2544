//! Sharing in the hall. A program that was started by hand answers its own machine alone, until an administrator shares it: then it
//! listens also at the addresses by which the networks of the machine reach it, until they end it or the program ends. Here stands what
//! is wished and what is open; [`super::hall_listeners`] opens and closes.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::sync::watch;

/// How long a page waits for what was wished to be done.
const PATIENCE: Duration = Duration::from_secs(4);

/// What an administrator wishes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wish {
    /// The own machine alone.
    #[default]
    Alone,
    /// The hall, too.
    Shared {
        /// Whether people log in from other devices in clear, too. Over TLS they may in any case.
        signs_in: bool,
    },
}

/// What is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// The wish that it follows.
    pub wish: Wish,
    /// Addresses by which the hall reaches the program, the likeliest first.
    pub addresses: Vec<SocketAddr>,
    /// Those of them over TLS.
    pub secure: Vec<SocketAddr>,
    /// The name under which the hall finds it without an address, where one is said: `tratto.local`.
    pub name: Option<String>,
    /// Addresses at which it could not listen: another program does.
    pub taken: Vec<SocketAddr>,
}

/// Wish and answer. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Sharing {
    wish: Arc<watch::Sender<Wish>>,
    open: Arc<watch::Sender<Open>>,
}

impl Default for Sharing {
    fn default() -> Self {
        Self {
            wish: Arc::new(watch::Sender::new(Wish::default())),
            open: Arc::new(watch::Sender::new(Open::default())),
        }
    }
}

impl Sharing {
    /// Wishes something, and waits a moment for it to be done.
    pub async fn wish(&self, wish: Wish) {
        let mut open = self.open.subscribe();
        self.wish.send_replace(wish);
        // The page says how it is: where it takes longer, that nothing is open yet.
        drop(tokio::time::timeout(PATIENCE, open.wait_for(|open| open.wish == wish)).await);
    }

    /// Hears of wishes.
    pub fn wishes(&self) -> watch::Receiver<Wish> {
        self.wish.subscribe()
    }

    /// Says what is open now.
    pub fn tell(&self, open: Open) {
        self.open.send_replace(open);
    }

    /// What is open of what is wished now; nothing yet where the wish is new.
    pub fn now(&self) -> Open {
        let wish = *self.wish.borrow();
        let open = self.open.borrow().clone();
        if open.wish == wish {
            return open;
        }
        Open {
            wish,
            ..Open::default()
        }
    }

    /// The address of the hall under which a request `reached` the program, else the likeliest; `None` where nothing is shared.
    pub fn address(&self, reached: Option<SocketAddr>) -> Option<SocketAddr> {
        let open = self.open.borrow();
        let own = reached.filter(|reached| open.addresses.contains(reached));
        own.or_else(|| open.addresses.first().copied())
    }

    /// The address over TLS of the same network as that under which a request `reached` the program, else the likeliest; `None` where
    /// nothing is shared over TLS.
    pub fn secure_address(&self, reached: Option<SocketAddr>) -> Option<SocketAddr> {
        let open = self.open.borrow();
        let mut all = open.secure.iter();
        let own = all.find(|one| reached.is_some_and(|reached| reached.ip() == one.ip()));
        own.or_else(|| open.secure.first()).copied()
    }

    /// Whether people log in from other devices in clear.
    pub fn lets_in_in_clear(&self) -> bool {
        self.open.borrow().wish == Wish::Shared { signs_in: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_from_the_hall_logs_in_where_that_is_wished() {
        let address = |text: &str| text.parse::<SocketAddr>().unwrap();
        let (own, hall) = (address("127.0.0.1:8390"), address("192.168.1.5:8390"));
        let sharing = Sharing::default();
        assert_eq!(sharing.address(Some(own)), None);
        assert_eq!(sharing.secure_address(Some(own)), None);
        assert!(!sharing.lets_in_in_clear(), "nothing is shared");
        for signs_in in [false, true] {
            sharing.tell(Open {
                wish: Wish::Shared { signs_in },
                addresses: vec![hall, address("10.0.0.7:8390")],
                secure: vec![address("192.168.1.5:8391"), address("10.0.0.7:8391")],
                name: None,
                taken: Vec::new(),
            });
            assert_eq!(sharing.lets_in_in_clear(), signs_in);
        }
        for (reached, secure) in [
            ("10.0.0.7:8390", "10.0.0.7:8391"),
            ("10.0.0.7:8391", "10.0.0.7:8391"),
            ("127.0.0.1:8390", "192.168.1.5:8391"),
        ] {
            let found = sharing.secure_address(Some(address(reached)));
            assert_eq!(found, Some(address(secure)), "{reached}");
        }
        assert_eq!(sharing.address(Some(own)), Some(hall));
        let other = address("10.0.0.7:8390");
        assert_eq!(sharing.address(Some(other)), Some(other));
    }
}
