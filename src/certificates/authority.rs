//! The authority of a machine: a key and its certificate, in one file that only its owner can read. It signs for this machine
//! and private networks only, so that devices that trust it trust it for nothing else.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    path::{Path, PathBuf},
    sync::Arc,
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use chrono::{Datelike as _, Days, NaiveDate};
use rcgen::{
    BasicConstraints, CertificateParams, CidrSubnet, DistinguishedName, DnType,
    ExtendedKeyUsagePurpose, GeneralSubtree, IsCa, Issuer, KeyPair, KeyUsagePurpose,
    NameConstraints, SanType,
};
use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Name of the file.
const FILE: &str = "hall-authority.json";

/// Days for which devices trust the authority.
const DAYS: u64 = 5 * 365;

/// Days for which a certificate of an address is valid; browsers accept at most 398.
const DAYS_OF_ADDRESS: u64 = 397;

/// The networks that it signs for (RFC 1918, RFC 4193, link-local, loopback), with the lengths of their prefixes.
const NETWORKS: [(IpAddr, u8); 8] = [
    (IpAddr::V4(Ipv4Addr::new(10, 0, 0, 0)), 8),
    (IpAddr::V4(Ipv4Addr::new(172, 16, 0, 0)), 12),
    (IpAddr::V4(Ipv4Addr::new(192, 168, 0, 0)), 16),
    (IpAddr::V4(Ipv4Addr::new(169, 254, 0, 0)), 16),
    (IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), 8),
    (IpAddr::V6(Ipv6Addr::new(0xfc00, 0, 0, 0, 0, 0, 0, 0)), 7),
    (IpAddr::V6(Ipv6Addr::new(0xfe80, 0, 0, 0, 0, 0, 0, 0)), 10),
    (IpAddr::V6(Ipv6Addr::LOCALHOST), 128),
];

/// The names that it signs for.
const NAMES: [&str; 3] = ["local", "home.arpa", "localhost"];

/// The names by which this machine is found; each further one is used if another machine in the hall has the one before.
const OWN_NAMES: [&str; 5] = [
    "localhost",
    "tratto.local",
    "tratto-2.local",
    "tratto-3.local",
    "tratto-4.local",
];

/// Why there is no authority, or no certificate for an address.
#[derive(Debug, thiserror::Error)]
pub enum AuthorityError {
    /// Its file cannot be read or written.
    #[error("{}: {error}", .path.display())]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// The file does not contain a key and a certificate.
    #[error("{}: no key and certificate of a hall", .0.display())]
    Damaged(PathBuf),
    /// The certificate cannot be created.
    #[error(transparent)]
    Signing(#[from] rcgen::Error),
    /// The server cannot use the certificate.
    #[error(transparent)]
    Serving(#[from] rustls::Error),
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The last day on which devices trust it.
    until: NaiveDate,
    /// Its certificate (DER) in base64.
    certificate: String,
    /// Its key (PKCS #8) in base64.
    key: String,
}

/// The authority of a machine.
pub struct Authority {
    key: KeyPair,
    certificate: CertificateDer<'static>,
}

/// The key is never printed.
impl std::fmt::Debug for Authority {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Authority({})", self.fingerprint())
    }
}

impl Authority {
    /// Reads the authority from a folder. A new one is created if there is none, or if the old one is valid for less than a
    /// year.
    ///
    /// # Errors
    /// The file cannot be read or written, or has invalid content; or no key can be created.
    pub fn open(folder: &Path, today: NaiveDate) -> Result<Self, AuthorityError> {
        let path = folder.join(FILE);
        let failed = |error| AuthorityError::File {
            path: path.clone(),
            error,
        };
        match fs::read_to_string(&path) {
            Ok(text) => {
                let damaged = || AuthorityError::Damaged(path.clone());
                let kept: Kept = serde_json::from_str(&text).map_err(|_| damaged())?;
                if kept.until >= later(today, DAYS_OF_ADDRESS) {
                    return Self::of(&kept).ok_or_else(damaged);
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(failed(error)),
        }
        let (made, kept) = Self::make(today)?;
        let text = serde_json::to_string(&kept).unwrap_or_default();
        write(&path, &text).map_err(failed)?;
        Ok(made)
    }

    fn of(kept: &Kept) -> Option<Self> {
        let key = STANDARD.decode(&kept.key).ok()?;
        let key = PrivatePkcs8KeyDer::from(key);
        Some(Self {
            key: KeyPair::try_from(&key).ok()?,
            certificate: STANDARD.decode(&kept.certificate).ok()?.into(),
        })
    }

    fn make(today: NaiveDate) -> Result<(Self, Kept), AuthorityError> {
        let key = KeyPair::generate()?;
        let until = later(today, DAYS);
        let mut params = CertificateParams::default();
        params.distinguished_name = name_of(&key);
        params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
        params.key_usages = vec![
            KeyUsagePurpose::KeyCertSign,
            KeyUsagePurpose::DigitalSignature,
        ];
        let subnets = NETWORKS.iter().map(|(network, length)| {
            GeneralSubtree::IpAddress(CidrSubnet::from_addr_prefix(*network, *length))
        });
        let names = NAMES
            .iter()
            .map(|name| GeneralSubtree::DnsName((*name).to_owned()));
        params.name_constraints = Some(NameConstraints {
            permitted_subtrees: subnets.chain(names).collect(),
            excluded_subtrees: Vec::new(),
        });
        hold(&mut params, today, until);
        let certificate = params.self_signed(&key)?.der().clone();
        let kept = Kept {
            until,
            certificate: STANDARD.encode(&certificate),
            key: STANDARD.encode(key.serialize_der()),
        };
        Ok((Self { key, certificate }, kept))
    }

    /// Its certificate (DER), for installation on devices.
    #[must_use]
    pub fn certificate(&self) -> &[u8] {
        &self.certificate
    }

    /// The SHA-256 fingerprint of its certificate in hexadecimal, in groups of two digits as devices show it: `3F:09:…`.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let digest = Sha256::digest(&self.certificate);
        let groups: Vec<String> = digest.iter().map(|byte| format!("{byte:02X}")).collect();
        groups.join(":")
    }

    /// The TLS configuration of a server at these addresses and at the names of this machine.
    ///
    /// # Errors
    /// The certificate cannot be created.
    pub fn serve(
        &self,
        addresses: &[IpAddr],
        today: NaiveDate,
    ) -> Result<ServerConfig, AuthorityError> {
        let (chain, key) = self.sign(addresses, today)?;
        Ok(
            ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
                .with_safe_default_protocol_versions()?
                .with_no_client_auth()
                .with_single_cert(chain, key)?,
        )
    }

    /// A certificate for these addresses and the names of this machine, the authority's certificate, and the key.
    pub(super) fn sign(
        &self,
        addresses: &[IpAddr],
        today: NaiveDate,
    ) -> Result<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>), AuthorityError> {
        let key = KeyPair::generate()?;
        let mut params = CertificateParams::new(OWN_NAMES.map(str::to_owned))?;
        let addresses = addresses.iter().map(|address| SanType::IpAddress(*address));
        params.subject_alt_names.extend(addresses);
        params.distinguished_name = DistinguishedName::new();
        params.distinguished_name.push(DnType::CommonName, "tratto");
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        params.use_authority_key_identifier_extension = true;
        hold(&mut params, today, later(today, DAYS_OF_ADDRESS - 2));
        let mut authority = CertificateParams::default();
        authority.distinguished_name = name_of(&self.key);
        let issuer = Issuer::from_params(&authority, &self.key);
        let certificate = params.signed_by(&key, &issuer)?;
        let chain = vec![certificate.der().clone(), self.certificate.clone()];
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.serialize_der()));
        Ok((chain, key))
    }
}

/// The name of an authority contains the first digits of its key, which distinguish it from those of other machines.
fn name_of(key: &KeyPair) -> DistinguishedName {
    let digest = Sha256::digest(key.public_key_raw());
    let signs: String = digest
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let mut name = DistinguishedName::new();
    name.push(DnType::CommonName, format!("tratto {signs}"));
    name
}

/// Sets the validity: from the day before, because clocks differ, to a last day.
fn hold(params: &mut CertificateParams, today: NaiveDate, until: NaiveDate) {
    let moment = |day: NaiveDate| {
        let small = |number: u32| u8::try_from(number).unwrap_or(1);
        rcgen::date_time_ymd(day.year(), small(day.month()), small(day.day()))
    };
    params.not_before = moment(today.pred_opt().unwrap_or(today));
    params.not_after = moment(until);
}

fn later(day: NaiveDate, days: u64) -> NaiveDate {
    day.checked_add_days(Days::new(days))
        .unwrap_or(NaiveDate::MAX)
}

/// Writes a file that only its owner can read, completely or not at all.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let fresh = path.with_extension("new");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(&fresh, path)
}

#[cfg(test)]
mod tests;
