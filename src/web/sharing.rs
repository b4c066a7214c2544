//! Sharing in the hall. A program that was started by hand first answers only its own machine. When an administrator shares it,
//! it also listens at the addresses of the machine's networks, until they end the sharing or the program ends. This file has
//! the wish and the present state; [`super::hall_listeners`] opens and closes listeners.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::sync::watch;

/// Maximum time for a page to wait until a wish is carried out.
const PATIENCE: Duration = Duration::from_secs(4);

/// The wish of an administrator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wish {
    /// Only the program's own machine.
    #[default]
    Alone,
    /// Also the hall.
    Shared {
        /// Whether people can log in from other devices without TLS, too. Over TLS they always can.
        signs_in: bool,
    },
}

/// The present state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// The wish that it carries out.
    pub wish: Wish,
    /// Addresses at which the hall reaches the program, the most likely first.
    pub addresses: Vec<SocketAddr>,
    /// Those among them with TLS.
    pub secure: Vec<SocketAddr>,
    /// The announced name by which the hall finds it without an address: `tratto.local`; `None` without one.
    pub name: Option<String>,
    /// Addresses where it cannot listen, because another program does.
    pub taken: Vec<SocketAddr>,
}

/// The wish and the present state. Cheap to clone.
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
    /// Sets the wish, and waits a moment until it is carried out.
    pub async fn wish(&self, wish: Wish) {
        let mut open = self.open.subscribe();
        self.wish.send_replace(wish);
        // The page shows the state, even if it takes longer and nothing is open yet.
        drop(tokio::time::timeout(PATIENCE, open.wait_for(|open| open.wish == wish)).await);
    }

    /// A receiver of wishes.
    pub fn wishes(&self) -> watch::Receiver<Wish> {
        self.wish.subscribe()
    }

    /// Sets the present state.
    pub fn tell(&self, open: Open) {
        self.open.send_replace(open);
    }

    /// The present state; empty while a new wish is not yet carried out.
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

    /// The address for the hall: the one that a request `reached`, otherwise the most likely one; `None` while nothing is
    /// shared.
    pub fn address(&self, reached: Option<SocketAddr>) -> Option<SocketAddr> {
        let open = self.open.borrow();
        let own = reached.filter(|reached| open.addresses.contains(reached));
        own.or_else(|| open.addresses.first().copied())
    }

    /// The TLS address on the same network as the address that a request `reached`, otherwise the most likely one; `None` while
    /// nothing is shared over TLS.
    pub fn secure_address(&self, reached: Option<SocketAddr>) -> Option<SocketAddr> {
        let open = self.open.borrow();
        let mut all = open.secure.iter();
        let own = all.find(|one| reached.is_some_and(|reached| reached.ip() == one.ip()));
        own.or_else(|| open.secure.first()).copied()
    }

    /// Whether people can log in from other devices without TLS.
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
