//! Wrong passwords within the window, and the log-ins that they close.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::AppError,
    auth::{self, Failures, Throttle},
    store::{
        Conn,
        rows::attempts::{self, Counted},
    },
};

/// Kind of attempt: a wrong password at a log-in.
const LOG_IN: &str = "log-in";
/// Kind of attempt: a wrong old password of somebody logged in.
pub(super) const OLD_PASSWORD: &str = "old-password";
/// Kind of attempt: a try at a closed log-in, which is noted once per window.
const NOTED: &str = "noted";

/// The beginning of the window.
fn since(now: NaiveDateTime) -> NaiveDateTime {
    now - Duration::minutes(auth::WINDOW_MINUTES)
}

/// Number of wrong old passwords of an account within the window.
pub(super) fn old_passwords(
    conn: &mut Conn,
    subject: &str,
    now: NaiveDateTime,
) -> Result<i64, AppError> {
    let counted = Counted {
        kind: OLD_PASSWORD,
        subject: Some(subject),
        source: None,
        since: since(now),
    };
    Ok(attempts::count(conn, counted)?)
}

/// A try to log in: the name, and where it comes from.
#[derive(Clone, Debug)]
pub(super) struct Try {
    /// The typed name in disguised form, whether or not there is such an account.
    subject: String,
    /// The network of the client, or the browser if the account was logged in there before.
    source: String,
    is_known_device: bool,
}

impl Try {
    /// A try with the folded `name` from `network`, or from the browser whose token has this hash if it is known.
    pub fn new(name: &str, network: &str, known_device: Option<&str>) -> Self {
        Self {
            subject: auth::disguised(name),
            source: known_device.map_or_else(
                || format!("net:{network}"),
                |device| format!("device:{device}"),
            ),
            is_known_device: known_device.is_some(),
        }
    }

    fn count(
        conn: &mut Conn,
        subject: Option<&str>,
        source: Option<&str>,
        now: NaiveDateTime,
    ) -> Result<i64, AppError> {
        let counted = Counted {
            kind: LOG_IN,
            subject,
            source,
            since: since(now),
        };
        Ok(attempts::count(conn, counted)?)
    }

    /// Whether the try is allowed now.
    pub fn throttle(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<Throttle, AppError> {
        let (subject, source) = (Some(self.subject.as_str()), Some(self.source.as_str()));
        let both = Self::count(conn, subject, source, now)?;
        let failures = if self.is_known_device {
            Failures::KnownDevice(both)
        } else {
            Failures::Address {
                both,
                of_account: Self::count(conn, subject, None, now)?,
                of_address: Self::count(conn, None, source, now)?,
            }
        };
        Ok(auth::throttle(failures))
    }

    /// Notes that the try failed.
    pub fn fail(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<(), AppError> {
        attempts::purge(conn, now - Duration::hours(1))?;
        Ok(attempts::insert(
            conn,
            LOG_IN,
            &self.subject,
            &self.source,
            now,
        )?)
    }

    /// Notes that the try succeeded. Earlier failures of this account from here were slips and are deleted.
    pub fn succeed(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<(), AppError> {
        attempts::purge(conn, now - Duration::hours(1))?;
        Ok(attempts::clear(conn, LOG_IN, &self.subject, &self.source)?)
    }

    /// The subject under which a closed log-in is noted: the account if it has failed from here, otherwise the address.
    /// So there are never more notes than failures.
    fn noted_subject(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<&str, AppError> {
        let (subject, source) = (Some(self.subject.as_str()), Some(self.source.as_str()));
        let failed = Self::count(conn, subject, source, now)? > 0;
        Ok(if failed { &self.subject } else { "" })
    }

    /// Whether it was noted within the window that this log-in is closed.
    pub fn is_noted(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<bool, AppError> {
        let subject = self.noted_subject(conn, now)?;
        let counted = Counted {
            kind: NOTED,
            subject: Some(subject),
            source: Some(&self.source),
            since: since(now),
        };
        Ok(attempts::count(conn, counted)? > 0)
    }

    /// Notes that this log-in is closed.
    pub fn note(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<(), AppError> {
        let subject = self.noted_subject(conn, now)?;
        Ok(attempts::insert(conn, NOTED, subject, &self.source, now)?)
    }
}
