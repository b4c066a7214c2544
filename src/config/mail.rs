//! The settings for sending letters: the mail server, and the sender's name.

use std::{fmt, path::PathBuf};

use crate::event::{MailAddress, OneLine};

/// How the connection to a mail server is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Security {
    /// TLS from the first byte, usually on port 465 (RFC 8314).
    Tls,
    /// TLS after STARTTLS, which must be offered, usually on port 587 (RFC 3207).
    StartTls,
    /// No encryption, usually on port 25: for a server on the same machine or in a trusted network.
    Clear,
}

impl Security {
    /// Its usual port.
    #[must_use]
    pub const fn port(self) -> u16 {
        match self {
            Self::Tls => 465,
            Self::StartTls => 587,
            Self::Clear => 25,
        }
    }
}

/// A secret that appears in no message and no log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Hides this text.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self(text)
    }

    /// The hidden text, for the code that needs it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

/// The mail server, and the sender of letters.
#[derive(Clone, Debug)]
pub struct MailConfig {
    /// Name or address of the mail server.
    pub host: String,
    pub port: u16,
    /// How the connection is encrypted.
    pub security: Security,
    /// Name and password; `None` if the server does not ask for them.
    pub login: Option<(String, Secret)>,
    /// The address that letters come from.
    pub from: MailAddress,
    /// The name before that address; may be empty.
    pub from_name: OneLine,
    /// A file with certificates (PEM) of another authority, which is trusted in addition to those of the system.
    pub authority: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_shown_nowhere() {
        let config = MailConfig {
            host: "mail.example".to_owned(),
            port: Security::StartTls.port(),
            security: Security::StartTls,
            login: Some((
                "tratto".to_owned(),
                Secret::new("pawn-takes-pawn".to_owned()),
            )),
            from: MailAddress::parse("torneo@circolo.example").unwrap(),
            from_name: OneLine::default(),
            authority: None,
        };
        let shown = format!("{config:?}");
        assert!(
            shown.contains("tratto") && !shown.contains("pawn"),
            "{shown}"
        );
        let (_, secret) = config.login.unwrap();
        assert_eq!(secret.reveal(), "pawn-takes-pawn");
    }
}
