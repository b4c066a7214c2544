//! How devices that trust an authority judge the servers that it signed for, and the content of its file.

use std::io::{Read as _, Write as _};

use rustls::{
    CertificateError, ClientConfig, ClientConnection, Error, RootCertStore, ServerConnection,
    pki_types::{ServerName, UnixTime},
};

use crate::certificates::Leaf;

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// A clock that always shows noon of a day.
#[derive(Debug)]
struct Noon(NaiveDate);

impl rustls::time_provider::TimeProvider for Noon {
    fn current_time(&self) -> Option<UnixTime> {
        let noon = self.0.and_hms_opt(12, 0, 0)?.and_utc().timestamp();
        let seconds = u64::try_from(noon).ok()?;
        Some(UnixTime::since_unix_epoch(std::time::Duration::from_secs(
            seconds,
        )))
    }
}

/// The judgement of a client that trusts the authority about a server at `name` on a day.
fn met(trusted: &Authority, server: ServerConfig, name: &str, on: NaiveDate) -> Result<(), Error> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.certificate.clone()).unwrap();
    let client =
        ClientConfig::builder_with_details(Arc::new(ring::default_provider()), Arc::new(Noon(on)))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
    let name = ServerName::try_from(name.to_owned()).unwrap();
    let mut client = ClientConnection::new(Arc::new(client), name).unwrap();
    let mut server = ServerConnection::new(Arc::new(server)).unwrap();
    while client.is_handshaking() || server.is_handshaking() {
        let mut sent = Vec::new();
        while client.wants_write() {
            client.write_tls(&mut sent).unwrap();
        }
        let mut left = sent.as_slice();
        while !left.is_empty() {
            server.read_tls(&mut left).unwrap();
            // A client without trust reports that itself; see below.
            let _ = server.process_new_packets();
        }
        let mut sent = Vec::new();
        while server.wants_write() {
            server.write_tls(&mut sent).unwrap();
        }
        let mut left = sent.as_slice();
        while !left.is_empty() {
            client.read_tls(&mut left).unwrap();
            client.process_new_packets()?;
        }
    }
    server.writer().write_all(b"tratto").unwrap();
    let mut sent = Vec::new();
    server.write_tls(&mut sent).unwrap();
    client.read_tls(&mut sent.as_slice()).unwrap();
    client.process_new_packets()?;
    let mut said = [0; 6];
    client.reader().read_exact(&mut said).unwrap();
    assert_eq!(&said, b"tratto");
    Ok(())
}

fn address(text: &str) -> IpAddr {
    text.parse().unwrap()
}

#[test]
fn what_is_shown_follows_the_addresses_and_the_year() {
    let folder = tempfile::tempdir().unwrap();
    let today = day("2026-11-29");
    let authority = Arc::new(Authority::open(folder.path(), today).unwrap());
    let (old, new) = (address("192.168.1.5"), address("10.0.0.7"));
    let leaf = Leaf::new(authority.clone(), &[old], today).unwrap();
    let server = leaf.config().unwrap();
    assert_eq!(
        met(&authority, server.clone(), "192.168.1.5", today),
        Ok(())
    );
    assert!(met(&authority, server.clone(), "10.0.0.7", today).is_err());
    assert!(!leaf.renew(&[old], today).unwrap(), "nothing changed");
    // After a change of the network, the present listener shows the new certificate.
    assert!(leaf.renew(&[new], today).unwrap());
    assert_eq!(met(&authority, server.clone(), "10.0.0.7", today), Ok(()));
    assert!(met(&authority, server.clone(), "192.168.1.5", today).is_err());
    // A certificate of another year.
    let later = day("2027-12-31");
    assert!(met(&authority, server.clone(), "10.0.0.7", later).is_err());
    assert!(leaf.renew(&[new], later).unwrap());
    assert_eq!(met(&authority, server, "10.0.0.7", later), Ok(()));
}

#[test]
fn it_is_kept_and_signs_for_private_networks_alone() {
    let folder = tempfile::tempdir().unwrap();
    let today = day("2026-11-29");
    let made = Authority::open(folder.path(), today).unwrap();
    let again = Authority::open(folder.path(), day("2027-11-29")).unwrap();
    assert_eq!(again.fingerprint(), made.fingerprint());
    assert_eq!(made.fingerprint().len(), 95);
    assert!(!format!("{made:?}").contains("key"));
    let hall = [
        address("192.168.1.5"),
        address("10.2.3.4"),
        address("fd00::5"),
    ];
    for name in [
        "192.168.1.5",
        "10.2.3.4",
        "fd00::5",
        "localhost",
        "tratto.local",
        "tratto-3.local",
    ] {
        let server = again.serve(&hall, day("2027-11-29")).unwrap();
        assert_eq!(
            met(&made, server, name, day("2027-12-01")),
            Ok(()),
            "{name}"
        );
    }
    let verdict = |error| Err(Error::InvalidCertificate(error));
    // Not for another address than it was made for, nor for one on the Internet.
    let server = again.serve(&hall, today).unwrap();
    let other = met(&made, server, "192.168.1.6", today);
    assert!(matches!(
        other,
        Err(Error::InvalidCertificate(
            CertificateError::NotValidForNameContext { .. }
        ))
    ));
    let server = again.serve(&[address("93.184.216.34")], today).unwrap();
    let far = met(&made, server, "93.184.216.34", today);
    assert!(far.is_err(), "{far:?}");
    // Expired after a little more than a year, and invalid for a device that trusts another machine.
    let server = again.serve(&hall, today).unwrap();
    assert!(met(&made, server, "192.168.1.5", day("2028-02-01")).is_err());
    let (stranger, _) = Authority::make(today).unwrap();
    let server = stranger.serve(&hall, today).unwrap();
    assert_eq!(
        met(&made, server, "192.168.1.5", today),
        verdict(CertificateError::UnknownIssuer)
    );
}

#[test]
fn an_old_one_gives_way_and_a_damaged_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let made = Authority::open(folder.path(), day("2026-11-29")).unwrap();
    let later = Authority::open(folder.path(), day("2031-01-01")).unwrap();
    assert_ne!(later.fingerprint(), made.fingerprint());
    let path = folder.path().join(FILE);
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&path.metadata().unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600);
    }
    for text in [
        "",
        "{}",
        "{\"until\":\"2099-01-01\",\"certificate\":\"!\",\"key\":\"!\"}",
    ] {
        fs::write(&path, text).unwrap();
        let error = Authority::open(folder.path(), day("2026-11-29")).unwrap_err();
        assert!(error.to_string().contains(FILE), "{error}");
        assert!(matches!(error, AuthorityError::Damaged(_)));
    }
    let nowhere = folder.path().join("missing");
    let error = Authority::open(&nowhere, day("2026-11-29")).unwrap_err();
    assert!(matches!(error, AuthorityError::File { .. }));
}
