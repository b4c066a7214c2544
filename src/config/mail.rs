//! How letters leave: the mail server, and under which name.

use std::{fmt, path::PathBuf};

use crate::event::{MailAddress, OneLine};

/// How the conversation with a mail server is kept from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Security {
    /// TLS from the first byte, usually on port 465 (RFC 8314).
    Tls,
    /// TLS after STARTTLS, which must be offered, usually on port 587 (RFC 3207).
    StartTls,
    /// In clear, usually on port 25: for a server on the same machine or in a network that is trusted.
    Clear,
}

impl Security {
    /// The port that is usual for it.
    #[must_use]
    pub const fn port(self) -> u16 {
        match self {
            Self::Tls => 465,
            Self::StartTls => 587,
            Self::Clear => 25,
        }
    }
}

/// A secret that no message and no log shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Hides this text.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self(text)
    }

    /// The text, for the one who asks for it.
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

/// The mail server, and who writes.
#[derive(Clone, Debug)]
pub struct MailConfig {
    /// Name or address of the mail server.
    pub host: String,
    pub port: u16,
    /// How the conversation is kept from others.
    pub security: Security,
    /// Name and password, where the server asks for them.
    pub login: Option<(String, Secret)>,
    /// The address that letters come from.
    pub from: MailAddress,
    /// The name before it; may be empty.
    pub from_name: OneLine,
    /// A file with certificates of an authority of one's own (PEM), which is believed beside those of the system.
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
