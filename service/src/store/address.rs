//! The address of a database, and the part of it that may be shown.

#[cfg(feature = "postgres")]
use std::env;
use std::{fmt, path::Path};

#[cfg(feature = "postgres")]
use percent_encoding::percent_decode_str;

use super::StoreError;

#[cfg(feature = "postgres")]
/// Seconds after which an attempt to connect is given up.
const CONNECT_SECONDS: &str = "5";
#[cfg(feature = "postgres")]
/// Milliseconds without any acknowledgement after which a host counts as gone.
const SILENT_MILLISECONDS: &str = "15000";
#[cfg(feature = "postgres")]
/// The same for a server that has an alternative.
const SOON_SILENT_MILLISECONDS: &str = "3000";

/// The address of a database: an SQLite file or PostgreSQL. It is shown without its password.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl {
    place: Place,
}

#[derive(Clone, PartialEq, Eq)]
pub(super) enum Place {
    /// Path of the file.
    Sqlite(String),
    #[cfg(feature = "postgres")]
    /// The address for libpq, with the limits of this program, and the words that no message may contain.
    Postgres {
        url: String,
        shown: String,
        secrets: Vec<String>,
    },
}

impl DatabaseUrl {
    /// Reads `postgres://…`, `postgresql://…`, `sqlite:FILE` or the path of a file. A PostgreSQL on another machine
    /// needs `sslmode=verify-full`, unless `allow_plain` says that the connection is safe.
    ///
    /// # Errors
    /// `StoreError::Url` for other schemes, `StoreError::PlainPostgres`, `StoreError::NoTls`.
    pub fn parse(url: &str, allow_plain: bool) -> Result<Self, StoreError> {
        let scheme = ["postgres://", "postgresql://"]
            .into_iter()
            .find_map(|scheme| url.strip_prefix(scheme));
        if let Some(rest) = scheme {
            return postgres(url, rest, allow_plain).map(|place| Self { place });
        }
        let path = url.strip_prefix("sqlite:").unwrap_or(url);
        if path.is_empty() || path.contains("://") || path == ":memory:" {
            return Err(StoreError::Url(without_userinfo(url)));
        }
        Ok(Self {
            place: Place::Sqlite(path.to_owned()),
        })
    }

    pub(super) fn place(&self) -> &Place {
        &self.place
    }

    /// The SQLite file; `None` for PostgreSQL.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match &self.place {
            Place::Sqlite(path) => Some(Path::new(path)),
            #[cfg(feature = "postgres")]
            Place::Postgres { .. } => None,
        }
    }
}

impl Place {
    /// The same address, on which a silent host counts as gone sooner, unless the address sets the time itself.
    pub(super) fn impatient(&self) -> Self {
        let mut place = self.clone();
        #[cfg(feature = "postgres")]
        if let Self::Postgres { url, .. } = &mut place {
            let [usual, sooner] = [SILENT_MILLISECONDS, SOON_SILENT_MILLISECONDS]
                .map(|time| format!("tcp_user_timeout={time}"));
            *url = url.replace(&usual, &sooner);
        }
        place
    }

    /// `message` without the password, because libpq repeats an address that it does not understand.
    pub(super) fn scrub(&self, message: &str) -> String {
        match self {
            Self::Sqlite(_) => message.to_owned(),
            #[cfg(feature = "postgres")]
            Self::Postgres { secrets, .. } => secrets
                .iter()
                .filter(|secret| !secret.is_empty())
                .fold(message.to_owned(), |text, secret| {
                    text.replace(secret.as_str(), "***")
                }),
        }
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Place::Sqlite(path) => write!(f, "{path}"),
            #[cfg(feature = "postgres")]
            Place::Postgres { shown, .. } => write!(f, "{shown}"),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

/// `scheme://user:secret@host` → `scheme://***@host`, for addresses that are refused.
fn without_userinfo(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://***@{host}"),
        _ => url.to_owned(),
    }
}

/// This program was built without PostgreSQL.
#[cfg(not(feature = "postgres"))]
fn postgres(url: &str, _: &str, _: bool) -> Result<Place, StoreError> {
    Err(StoreError::NoPostgres(without_userinfo(url)))
}

#[cfg(feature = "postgres")]
fn postgres(url: &str, rest: &str, allow_plain: bool) -> Result<Place, StoreError> {
    let (before, query) = rest.split_once('?').unwrap_or((rest, ""));
    // A password may contain an unescaped slash or at sign: the last at sign ends it.
    let (userinfo, host_and_name) = before.rsplit_once('@').unwrap_or(("", before));
    let (user, password) = userinfo.split_once(':').unwrap_or((userinfo, ""));
    let hosts = host_and_name.split('/').next().unwrap_or_default();
    let name = host_and_name.get(hosts.len()..).unwrap_or_default();
    let pairs: Vec<(&str, &str)> = query
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
        .collect();
    let of = |wanted: &str| {
        pairs
            .iter()
            .rev()
            .find(|(key, _)| *key == wanted)
            .map(|(_, value)| (*value).to_owned())
    };
    let mut reached: Vec<String> = hosts.split(',').map(without_port).collect();
    for key in ["host", "hostaddr"] {
        reached.extend(
            of(key)
                .iter()
                .flat_map(|value| value.split(','))
                .map(without_port),
        );
    }
    reached.retain(|host| !host.is_empty());
    if reached.is_empty() {
        // The host that libpq uses if the address names none; its own default is the socket of this machine.
        reached.extend(env::var("PGHOST").ok());
    }
    if of("hostaddr").is_none() {
        // It overrides the host of the address.
        reached.extend(env::var("PGHOSTADDR").ok());
    }
    // A service may name any host.
    let service = of("service").or_else(|| env::var("PGSERVICE").ok());
    let is_tls = of("sslmode").as_deref() == Some("verify-full");
    let is_away = service.is_some() || !reached.iter().all(|host| is_here(host));
    let shown_user = if user.is_empty() {
        String::new()
    } else {
        format!("{user}@")
    };
    let shown = format!("postgres://{shown_user}{hosts}{name}");
    if is_tls && !cfg!(feature = "postgres-tls") {
        return Err(StoreError::NoTls(shown));
    }
    if is_away && !is_tls && !allow_plain {
        return Err(StoreError::PlainPostgres(shown));
    }
    let mut whole = url.to_owned();
    let mut add = |key: &str, value: &str| {
        if of(key).is_none() {
            whole.push(if whole.contains('?') { '&' } else { '?' });
            whole.push_str(&format!("{key}={value}"));
        }
    };
    add("connect_timeout", CONNECT_SECONDS);
    add("tcp_user_timeout", SILENT_MILLISECONDS);
    if !is_tls {
        // Never send an unencrypted password: any machine could answer at that address.
        add("require_auth", "!password");
    }
    let secrets = vec![
        url.to_owned(),
        userinfo.to_owned(),
        password.to_owned(),
        decoded(password),
        of("password").unwrap_or_default(),
    ];
    Ok(Place::Postgres {
        url: whole,
        shown,
        // The name of a user alone is no secret.
        secrets: secrets.into_iter().filter(|s| s != user).collect(),
    })
}

#[cfg(feature = "postgres")]
fn without_port(host: &str) -> String {
    let host = decoded(host);
    if host.starts_with('[') {
        let end = host.find(']').unwrap_or(host.len());
        return host.get(1..end).unwrap_or_default().to_owned();
    }
    match host.split_once(':') {
        // An IPv6 address given as a parameter has more than one colon and no port.
        Some((name, port)) if !port.contains(':') => name.to_owned(),
        _ => host,
    }
}

#[cfg(feature = "postgres")]
/// Whether it is this machine: the folder of a socket, a loopback address, `localhost`.
fn is_here(host: &str) -> bool {
    host.starts_with('/')
        || host.starts_with('@')
        || host == "localhost"
        || host
            .parse::<std::net::IpAddr>()
            .is_ok_and(|address| address.is_loopback())
}

#[cfg(feature = "postgres")]
/// Decodes percent signs; invalid escapes stay.
fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
#[cfg(feature = "postgres")]
mod tests {
    use super::*;

    #[test]
    fn no_message_holds_the_password() {
        for url in [
            "postgres://ada:geheim-7@127.0.0.1/tratto",
            "postgres://ada:geheim%2D7@localhost:99999999/tratto",
            "postgres://ada@localhost/tratto?password=geheim-7",
        ] {
            let parsed = DatabaseUrl::parse(url, false).unwrap_or_else(|e| panic!("{url}: {e}"));
            assert!(!format!("{parsed} {parsed:?}").contains("geheim"), "{url}");
            let said = parsed
                .place()
                .scrub(&format!("bad URI \"{url}\": geheim-7 is wrong"));
            assert!(!said.contains("geheim"), "{said}");
        }
        let refused = DatabaseUrl::parse("mysql://ada:geheim-7@here/x", false);
        assert!(!format!("{refused:?}").contains("geheim"));
    }

    #[test]
    fn a_machine_away_needs_tls() {
        for url in [
            "postgres://ada@db.example/tratto",
            "postgres://ada@127.0.0.1,db.example/tratto",
            "postgres:///tratto?host=10.0.0.7",
            "postgres://ada@localhost/tratto?hostaddr=10.0.0.7",
            "postgres://ada@db.example/tratto?sslmode=require",
            "postgres://ada@[2001:db8::7]:5432/tratto",
        ] {
            let parsed = DatabaseUrl::parse(url, false);
            assert!(
                matches!(parsed, Err(StoreError::PlainPostgres(_))),
                "{url}: {parsed:?}"
            );
            assert!(DatabaseUrl::parse(url, true).is_ok(), "{url}");
        }
        for url in [
            "postgres://ada@127.0.0.1:5433/tratto",
            "postgres://ada@[::1]:5433/tratto",
            "postgresql://ada@%2Fvar%2Frun%2Fpostgresql/tratto",
            "postgres:///tratto?host=/var/run/postgresql",
            "sqlite:tratto.db",
            "halls/tratto.db",
        ] {
            assert!(DatabaseUrl::parse(url, false).is_ok(), "{url}");
        }
        let tls = DatabaseUrl::parse("postgres://ada@db.example/t?sslmode=verify-full", false);
        assert_eq!(tls.is_ok(), cfg!(feature = "postgres-tls"), "{tls:?}");
    }

    #[test]
    fn a_password_is_never_sent_in_clear() {
        let of = |url: &str| match DatabaseUrl::parse(url, true).map(|u| u.place) {
            Ok(Place::Postgres { url, .. }) => url,
            other => panic!("{}", other.is_ok()),
        };
        assert!(of("postgres://ada@127.0.0.1/t").contains("?connect_timeout=5&"));
        assert!(of("postgres://ada@db.example/t").contains("&require_auth=!password"));
        let place = DatabaseUrl::parse("postgres://ada@127.0.0.1/t", true)
            .unwrap()
            .place;
        match place.impatient() {
            Place::Postgres { url, .. } => {
                assert!(url.contains("&tcp_user_timeout=3000&"), "{url}")
            }
            Place::Sqlite(file) => panic!("{file}"),
        }
        let told = of("postgres://ada@db.example/t?require_auth=password");
        assert_eq!(told.matches("require_auth").count(), 1);
    }

    #[test]
    fn escapes_are_decoded() {
        for (text, plain) in [
            ("geheim%2D7", "geheim-7"),
            ("%2Fvar%2frun", "/var/run"),
            ("per%C3%B2", "però"),
            ("100%", "100%"),
            ("%zz%4", "%zz%4"),
            ("%+7%41", "%+7A"),
            ("%FF", "\u{fffd}"),
        ] {
            assert_eq!(decoded(text), plain, "{text}");
        }
    }
}
