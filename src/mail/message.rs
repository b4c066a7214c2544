//! A letter as a mail message.

use std::time::{Duration, SystemTime};

use chrono::NaiveDateTime;
use lettre::{
    Address, Message as Written,
    message::{
        Mailbox, MultiPart, SinglePart,
        header::{HeaderName, HeaderValue},
    },
};

use crate::{
    config::mail::MailConfig,
    event::{MailAddress, OneLine},
};

/// A letter in words, ready to be sent.
#[derive(Clone, Debug)]
pub struct Message {
    /// The first part of the `Message-ID`. It is the same in each attempt, so that a recipient who gets it twice sees one
    /// message.
    pub id: String,
    /// Address of the recipient.
    pub to: MailAddress,
    /// The subject.
    pub subject: OneLine,
    pub text: String,
    /// The text as HTML; `None` if there is none.
    pub html: Option<String>,
    /// When it was written, UTC.
    pub at: NaiveDateTime,
}

impl Message {
    /// The message as bytes with its envelope; `None` if lettre refuses a part of it.
    pub(super) fn written(&self, config: &MailConfig) -> Option<Written> {
        let address = |address: &MailAddress| address.as_str().parse::<Address>().ok();
        let name = Some(config.from_name.as_str()).filter(|name| !name.is_empty());
        let from = Mailbox::new(name.map(str::to_owned), address(&config.from)?);
        let micros = u64::try_from(self.at.and_utc().timestamp_micros()).ok()?;
        let builder = Written::builder()
            .message_id(Some(format!("<{}@{}>", self.id, config.from.host())))
            .date(SystemTime::UNIX_EPOCH + Duration::from_micros(micros))
            .from(from)
            .to(Mailbox::new(None, address(&self.to)?))
            .subject(self.subject.as_str())
            // No automatic answer should reply to it (RFC 3834).
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("Auto-Submitted"),
                "auto-generated".to_owned(),
            ));
        let text = self.text.clone();
        match self.html.clone() {
            Some(html) => builder.multipart(MultiPart::alternative_plain_html(text, html)),
            None => builder.singlepart(SinglePart::plain(text)),
        }
        .ok()
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use crate::config::mail::Security;

    use super::*;

    /// Whatever names and subjects contain, a message has these headers and no others.
    #[test]
    fn nothing_is_put_into_the_head() {
        let evil = "Aperto\r\nBcc: ugo@posta.example\r\n\r\nAltro testo";
        let config = MailConfig {
            host: "localhost".to_owned(),
            port: 25,
            security: Security::Clear,
            login: None,
            from: MailAddress::parse("torneo@circolo.example").unwrap(),
            from_name: OneLine::of(evil),
            authority: None,
        };
        let message = Message {
            id: "0123456789abcdef0123456789abcdef".to_owned(),
            to: MailAddress::parse("rosa@posta.example").unwrap(),
            subject: OneLine::of(evil),
            text: evil.to_owned(),
            html: None,
            at: NaiveDate::from_ymd_opt(2026, 11, 21)
                .unwrap()
                .and_hms_opt(9, 0, 0)
                .unwrap(),
        };
        let written = message.written(&config).unwrap();
        let bytes = String::from_utf8(written.formatted()).unwrap();
        let (head, body) = bytes.split_once("\r\n\r\n").unwrap();
        let names: Vec<&str> = head
            .lines()
            .filter(|line| !line.starts_with(' '))
            .map(|line| line.split(':').next().unwrap())
            .collect();
        let mut known = [
            "Message-ID",
            "Date",
            "From",
            "To",
            "Subject",
            "Auto-Submitted",
            "MIME-Version",
            "Content-Type",
            "Content-Transfer-Encoding",
        ];
        known.sort_unstable();
        let mut sorted = names.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, known, "{head}");
        assert!(head.contains("<0123456789abcdef0123456789abcdef@circolo.example>"));
        assert!(head.contains("Sat, 21 Nov 2026 09:00:00"), "{head}");
        assert!(body.contains("Altro testo"), "{body}");
        let envelope = written.envelope();
        let to: Vec<String> = envelope.to().iter().map(ToString::to_string).collect();
        assert_eq!(to, ["rosa@posta.example"]);
    }
}
