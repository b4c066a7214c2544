//! The connection to a mail server.

use std::{fs, io, path::PathBuf, time::Duration};

use lettre::{
    SmtpTransport, Transport,
    transport::smtp::{
        Error,
        authentication::Credentials,
        client::{Certificate, Tls, TlsParameters},
        extension::ClientId,
    },
};

use crate::{
    app::letters::{Failed, Trouble},
    config::mail::{MailConfig, Security},
};

use super::Message;

/// Maximum time to wait for the mail server.
const PATIENCE: Duration = Duration::from_secs(20);

/// A mail server that letters are sent to.
pub struct Server {
    config: MailConfig,
    transport: SmtpTransport,
}

/// Why the settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// The file of the authority cannot be read.
    #[error("{}: {}", .0.display(), .1)]
    File(PathBuf, io::Error),
    /// The file contains no certificate.
    #[error("{}: no certificate in PEM", .0.display())]
    Certificate(PathBuf),
    /// TLS cannot be set up.
    #[error("TLS: {0}")]
    Tls(String),
}

/// Which certificates of the server are trusted.
fn parameters(config: &MailConfig) -> Result<TlsParameters, Unusable> {
    let mut builder = TlsParameters::builder(config.host.clone());
    if let Some(file) = &config.authority {
        let pem = fs::read(file).map_err(|error| Unusable::File(file.clone(), error))?;
        let none = || Unusable::Certificate(file.clone());
        if !pem.windows(5).any(|part| part == b"BEGIN") {
            return Err(none());
        }
        builder = builder.add_root_certificate(Certificate::from_pem(&pem).map_err(|_| none())?);
    }
    let tls = builder.build_rustls();
    tls.map_err(|error| Unusable::Tls(error.to_string()))
}

impl Server {
    /// A server with these settings. Nothing is sent yet.
    ///
    /// # Errors
    /// The certificates of the authority cannot be used.
    pub fn new(config: MailConfig) -> Result<Self, Unusable> {
        let tls = match config.security {
            Security::Tls => Tls::Wrapper(parameters(&config)?),
            Security::StartTls => Tls::Required(parameters(&config)?),
            Security::Clear => Tls::None,
        };
        // Not dangerous, because the encryption was set above in every case.
        let mut builder = SmtpTransport::builder_dangerous(&config.host)
            .port(config.port)
            .tls(tls)
            .timeout(Some(PATIENCE))
            .hello_name(ClientId::Domain(config.from.host().to_owned()));
        if let Some((name, password)) = &config.login {
            let password = password.reveal().to_owned();
            builder = builder.credentials(Credentials::new(name.clone(), password));
        }
        let transport = builder.build();
        Ok(Self { config, transport })
    }

    /// Sends a message. After success, the server has accepted it.
    ///
    /// # Errors
    /// Why it was not accepted, and the answer of the server.
    pub fn send(&self, message: &Message) -> Result<(), Failed> {
        let written = message.written(&self.config).ok_or_else(|| Failed {
            trouble: Trouble::Unwritable,
            answer: String::new(),
        })?;
        match self.transport.send(&written) {
            Ok(_) => Ok(()),
            Err(error) => Err(self.failed(&error)),
        }
    }

    fn failed(&self, error: &Error) -> Failed {
        // The messages of lettre and of the errors below it, without repetitions.
        let mut answer = error.to_string();
        let mut cause = std::error::Error::source(error);
        while let Some(below) = cause {
            let words = below.to_string();
            if !answer.contains(&words) {
                answer = format!("{answer}: {words}");
            }
            cause = below.source();
        }
        let code = error.status().map(u16::from);
        let is_log_in = matches!(code, Some(530 | 534 | 535 | 538 | 454));
        let trouble = if is_log_in && self.config.login.is_some() {
            Trouble::LogIn
        } else if error.is_permanent() {
            Trouble::Refused
        } else if error.is_transient() {
            Trouble::Later
        } else if error.is_tls() || answer.contains("certificate") || answer.contains("STARTTLS") {
            Trouble::Tls
        } else if answer.contains("auth") {
            Trouble::LogIn
        } else {
            Trouble::Connection
        };
        Failed { trouble, answer }
    }
}
