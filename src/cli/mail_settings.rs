//! The settings for sending letters, as options of a command.

use std::{fs, path::PathBuf};

use crate::{
    config::mail::{MailConfig, Secret, Security},
    event::{MailAddress, OneLine},
};

/// Encryption of the connection to the mail server.
#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
pub enum SecurityOption {
    /// TLS from the first byte, usually on port 465.
    Tls,
    /// TLS after STARTTLS, usually on port 587.
    #[default]
    Starttls,
    /// No encryption, usually on port 25: for a server on the same machine or in a network that you trust.
    None,
}

/// The mail server.
#[derive(clap::Args)]
#[command(next_help_heading = "Mail")]
pub struct MailSettings {
    /// Mail server for outgoing messages (SMTP); without one they wait to be sent by hand.
    #[arg(long, env = "TRATTO_MAIL_SERVER", value_name = "HOST[:PORT]")]
    mail_server: Option<String>,
    /// Encryption of the connection.
    #[arg(
        long,
        env = "TRATTO_MAIL_SECURITY",
        value_enum,
        default_value = "starttls"
    )]
    mail_security: SecurityOption,
    /// Address from which messages come: `torneo@circolo.example`, or `Name <address>`.
    #[arg(long, env = "TRATTO_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Name for signing in to the mail server.
    #[arg(long, env = "TRATTO_MAIL_USER", value_name = "NAME")]
    mail_user: Option<String>,
    /// Password for it; the command line is visible in the list of processes, so prefer the environment or a file.
    #[arg(
        long,
        env = "TRATTO_MAIL_PASSWORD",
        value_name = "PASSWORD",
        hide_env_values = true
    )]
    mail_password: Option<String>,
    /// File with that password on its first line.
    #[arg(long, env = "TRATTO_MAIL_PASSWORD_FILE", value_name = "FILE")]
    mail_password_file: Option<PathBuf>,
    /// File with certificates (PEM) of an authority of your own, trusted in addition to those of the system.
    #[arg(long, env = "TRATTO_MAIL_AUTHORITY", value_name = "FILE")]
    mail_authority: Option<PathBuf>,
}

/// `Name <address>`, or an address alone.
fn sender(text: &str) -> Option<(OneLine, MailAddress)> {
    match text
        .trim()
        .strip_suffix('>')
        .and_then(|text| text.split_once('<'))
    {
        Some((name, address)) => {
            let name = name.trim().trim_matches('"');
            Some((OneLine::of(name), MailAddress::parse(address)?))
        }
        None => Some((OneLine::default(), MailAddress::parse(text)?)),
    }
}

/// `host`, `host:port` or `[2001:db8::1]:port`.
fn host_and_port(text: &str, usual: u16) -> Option<(String, u16)> {
    let text = text.trim();
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !host.contains(':') || host.ends_with(']') => {
            (host, port.parse().ok()?)
        }
        _ => (text, usual),
    };
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let fits = |c: char| c.is_ascii_alphanumeric() || ".-:".contains(c);
    (!host.is_empty() && host.chars().all(fits)).then(|| (host.to_owned(), port))
}

fn is_this_machine(host: &str) -> bool {
    host == "localhost"
        || host
            .parse::<std::net::IpAddr>()
            .is_ok_and(|address| address.is_loopback())
}

impl MailSettings {
    /// The checked settings; `None` without a mail server. The error is one line for the operator.
    pub fn read(self) -> Result<Option<MailConfig>, String> {
        let Some(server) = self.mail_server else {
            return Ok(None);
        };
        let security = match self.mail_security {
            SecurityOption::Tls => Security::Tls,
            SecurityOption::Starttls => Security::StartTls,
            SecurityOption::None => Security::Clear,
        };
        let (host, port) = host_and_port(&server, security.port())
            .ok_or_else(|| format!("--mail-server {server}: neither HOST nor HOST:PORT"))?;
        let from = self
            .mail_from
            .ok_or("--mail-server needs --mail-from, the address from which messages come")?;
        let (from_name, from) =
            sender(&from).ok_or_else(|| format!("--mail-from {from}: not an e-mail address"))?;
        let password = match (self.mail_password, self.mail_password_file) {
            (Some(_), Some(_)) => {
                return Err("--mail-password and --mail-password-file: one of the two".to_owned());
            }
            (Some(password), None) => Some(password),
            (None, Some(file)) => {
                let text = fs::read_to_string(&file)
                    .map_err(|error| format!("--mail-password-file {}: {error}", file.display()))?;
                Some(text.lines().next().unwrap_or_default().to_owned())
            }
            (None, None) => None,
        };
        let login = match (self.mail_user, password) {
            (None, None) => None,
            (Some(name), Some(password)) => Some((name, Secret::new(password))),
            (Some(_), None) => return Err("--mail-user needs a password".to_owned()),
            (None, Some(_)) => return Err("a mail password needs --mail-user".to_owned()),
        };
        if security == Security::Clear && login.is_some() && !is_this_machine(&host) {
            return Err(format!(
                "--mail-security none would send the password in clear to {host}: use tls or starttls"
            ));
        }
        Ok(Some(MailConfig {
            host,
            port,
            security,
            login,
            from,
            from_name,
            authority: self.mail_authority,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(server: &str) -> MailSettings {
        MailSettings {
            mail_server: Some(server.to_owned()),
            mail_security: SecurityOption::Starttls,
            mail_from: Some("Circolo \u{ab}Torre\u{bb} <torneo@circolo.example>".to_owned()),
            mail_user: None,
            mail_password: None,
            mail_password_file: None,
            mail_authority: None,
        }
    }

    #[test]
    fn servers_are_read() {
        for (text, host, port) in [
            ("mail.example", "mail.example", 587),
            ("mail.example:2525", "mail.example", 2525),
            ("192.0.2.1:25", "192.0.2.1", 25),
            ("[2001:db8::1]:25", "2001:db8::1", 25),
            ("2001:db8::1", "2001:db8::1", 587),
        ] {
            let read = settings(text).read().unwrap().unwrap();
            assert_eq!((read.host.as_str(), read.port), (host, port), "{text}");
            assert_eq!(read.from_name.as_str(), "Circolo «Torre»");
        }
        for text in ["", ":25", "mail.example:x", "smtp://mail.example", "a b"] {
            assert!(settings(text).read().is_err(), "{text}");
        }
        let without = MailSettings {
            mail_server: None,
            ..settings("")
        };
        assert!(without.read().unwrap().is_none());
    }

    #[test]
    fn what_is_missing_is_said() {
        let refused = |settings: MailSettings| settings.read().unwrap_err();
        let no_from = MailSettings {
            mail_from: None,
            ..settings("mail.example")
        };
        assert!(refused(no_from).contains("--mail-from"));
        let bad_from = MailSettings {
            mail_from: Some("torneo".to_owned()),
            ..settings("mail.example")
        };
        assert!(refused(bad_from).contains("not an e-mail address"));
        let clear = |host: &str, password: Option<&str>| MailSettings {
            mail_security: SecurityOption::None,
            mail_user: Some("tratto".to_owned()),
            mail_password: password.map(str::to_owned),
            ..settings(host)
        };
        assert!(refused(clear("mail.example", None)).contains("needs a password"));
        let said = refused(clear("mail.example", Some("pawn-takes-pawn")));
        assert!(
            said.contains("in clear") && !said.contains("pawn"),
            "{said}"
        );
        assert!(clear("127.0.0.1:25", Some("x")).read().is_ok());
    }
}
