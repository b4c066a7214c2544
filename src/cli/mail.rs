//! `mail`: testing the settings of the mail server.

use crate::{
    app::letters,
    event::MailAddress,
    mail::{Message, Server},
    time::Clock,
    words,
};

use super::{Exit, files, mail_settings::MailSettings};

/// The mail server.
#[derive(clap::Args)]
pub struct Mail {
    #[command(subcommand)]
    command: MailCommand,
}

#[derive(clap::Subcommand)]
enum MailCommand {
    /// Send a message to an address, and print why it fails.
    Test(Test),
}

#[derive(clap::Args)]
struct Test {
    /// E-mail address of the recipient.
    address: String,
    #[command(flatten)]
    settings: MailSettings,
}

impl Mail {
    /// Runs the command.
    pub fn run(self) -> Exit {
        let MailCommand::Test(test) = self.command;
        let Some(to) = MailAddress::parse(&test.address) else {
            eprintln!("tratto: {}: not an e-mail address", test.address);
            return Exit::Usage;
        };
        let config = match test.settings.read() {
            Ok(Some(config)) => config,
            Ok(None) => {
                eprintln!("tratto: no mail server: --mail-server or TRATTO_MAIL_SERVER names it");
                return Exit::Usage;
            }
            Err(words) => {
                eprintln!("tratto: {words}");
                return Exit::Usage;
            }
        };
        let place = format!("{}:{}", config.host, config.port);
        let server = match Server::new(config) {
            Ok(server) => server,
            Err(error) => {
                eprintln!("tratto: {error}");
                return Exit::Access;
            }
        };
        let id = match letters::message_id() {
            Ok(id) => id,
            Err(error) => return files::refused(None, error),
        };
        let t = files::words();
        let (subject, text) = words::letter::proof(t);
        let message = Message {
            id,
            subject,
            text,
            html: None,
            at: Clock::System.now(),
            to,
        };
        match server.send(&message) {
            Ok(()) => {
                println!("{place} took the message to {}", message.to.as_str());
                Exit::Done
            }
            Err(failed) => {
                eprintln!(
                    "tratto: {place}: {}",
                    words::letter::trouble(t, failed.trouble)
                );
                eprintln!("tratto: {}", failed.answer);
                Exit::Access
            }
        }
    }
}
