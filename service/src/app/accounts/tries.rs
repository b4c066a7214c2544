//! Wrong passwords within the window, and what they close.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::AppError,
    auth::{self, Failures, Throttle},
    store::{
        Conn,
        rows::attempts::{self, Counted},
    },
};

/// Wrong passwords at log-in.
const LOG_IN: &str = "log-in";
/// Wrong old passwords of somebody signed in.
pub(super) const OLD_PASSWORD: &str = "old-password";
/// That a closed log-in was tried, which is kept once a window.
const NOTED: &str = "noted";

/// The oldest moment that counts.
fn since(now: NaiveDateTime) -> NaiveDateTime {
    now - Duration::minutes(auth::WINDOW_MINUTES)
}

/// Wrong old passwords of an account within the window.
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

/// A log-in that is tried: upon which name, from where.
#[derive(Clone, Debug)]
pub(super) struct Try {
    /// The name typed, disguised: whether such an account exists makes no difference.
    subject: String,
    /// The address's network, or the browser in which the account was signed in before.
    source: String,
    is_known_device: bool,
}

impl Try {
    /// Upon the folded `name`, from `network`, or from the browser with this token's hash if it is known.
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

    /// Whether it may be made now.
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

    /// It failed.
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

    /// It succeeded: the failures before it, of this account from here, were slips.
    pub fn succeed(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<(), AppError> {
        attempts::purge(conn, now - Duration::hours(1))?;
        Ok(attempts::clear(conn, LOG_IN, &self.subject, &self.source)?)
    }

    /// Under what a closed log-in is noted: the account, where it has failed from here, or else the address, so
    /// that there are never more notes than failures.
    fn noted_subject(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<&str, AppError> {
        let (subject, source) = (Some(self.subject.as_str()), Some(self.source.as_str()));
        let failed = Self::count(conn, subject, source, now)? > 0;
        Ok(if failed { &self.subject } else { "" })
    }

    /// Whether it was noted within the window that this is closed.
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

    /// Notes that this is closed.
    pub fn note(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<(), AppError> {
        let subject = self.noted_subject(conn, now)?;
        Ok(attempts::insert(conn, NOTED, subject, &self.source, now)?)
    }
}
