//! The metrics for a monitoring system, in the text format of Prometheus (OpenMetrics 1.0).

use std::time::{Duration, Instant};

use actix_web::http::Method;
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

use crate::app::StandbyCounts;

use super::{kept::Pages, load::Load};

/// Upper bounds of the buckets for the time of a request, in seconds.
const SECONDS: [f64; 10] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    status: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    method: &'static str,
}

/// Counters and gauges of one server.
pub struct Metrics {
    registry: Registry,
    answers: Family<Answered, Counter>,
    seconds: Family<Asked, Histogram>,
    connections: Gauge,
    streams: Gauge,
    shed: Gauge,
    newest: Gauge,
    commits: Gauge,
    statements: Gauge,
    kept: Gauge,
    kept_bytes: Gauge,
    standbys: Standbys,
    copies: Copies,
}

/// The labels of a metric without labels, which is left out while it has no value.
type Unlabelled = [(&'static str, &'static str); 0];

/// The state of the backups; all left out if this server makes none.
struct Copies {
    age: Family<Unlabelled, Gauge>,
    took: Family<Unlabelled, Gauge>,
    bytes: Family<Unlabelled, Gauge>,
    failed: Family<Unlabelled, Gauge>,
    /// Time at which this server began.
    begun: Instant,
}

impl Copies {
    fn new(registry: &mut Registry) -> Self {
        let mut gauge = |name: &str, help: &str| {
            let gauge = Family::<Unlabelled, Gauge>::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        Self {
            age: gauge(
                "copy_age_seconds",
                "Since the last good copy was begun; before the first, since the start",
            ),
            took: gauge(
                "copy_took_seconds",
                "How long the last good copy took; 0 before the first since the start",
            ),
            bytes: gauge(
                "copy_bytes",
                "Bytes of the last good copy; 0 before the first since the start",
            ),
            failed: gauge("copy_failed", "1 where the last try to copy failed"),
            begun: Instant::now(),
        }
    }

    fn set(&self, copied: Option<&Copied>) {
        let age = |one: &Copied| one.age.unwrap_or_else(|| self.begun.elapsed());
        for (gauge, number) in [
            (&self.age, copied.map(|one| whole(age(one).as_secs()))),
            (&self.took, copied.map(|one| whole(one.took.as_secs()))),
            (&self.bytes, copied.map(|one| whole(one.bytes))),
            (&self.failed, copied.map(|one| i64::from(one.has_failed))),
        ] {
            match number {
                Some(number) => {
                    gauge.get_or_create(&[]).set(number);
                }
                None => gauge.clear(),
            }
        }
    }
}

/// The state of the last backup, for the metrics.
#[derive(Clone, Copy, Debug)]
pub struct Copied {
    /// Time since the start of the last good backup; `None` if there is none.
    pub age: Option<Duration>,
    /// Duration of the last good backup.
    pub took: Duration,
    /// Its size in bytes.
    pub bytes: u64,
    /// Whether the last attempt failed.
    pub has_failed: bool,
}

/// Counts of the reads that could have gone to a standby.
struct Standbys {
    read: Gauge,
    behind: Gauge,
    passed_over: Gauge,
    again: Gauge,
    asked: Gauge,
}

impl Standbys {
    fn new(mut gauge: impl FnMut(&str, &str) -> Gauge) -> Self {
        Self {
            read: gauge(
                "standby_pages",
                "Public pages begun at a standby since the start",
            ),
            behind: gauge(
                "standby_behind",
                "Public pages read from the database because a standby had not come so far",
            ),
            passed_over: gauge(
                "standby_passed_over",
                "Public pages read from the database because no standby could be asked",
            ),
            again: gauge(
                "standby_again",
                "Public pages that failed at a standby and were read again from the database",
            ),
            asked: gauge("standbys", "Standbys that pages are read from now"),
        }
    }

    fn set(&self, counts: &StandbyCounts) {
        for (gauge, count) in [
            (&self.read, counts.read),
            (&self.behind, counts.behind),
            (&self.passed_over, counts.passed_over),
            (&self.again, counts.again),
            (&self.asked, counts.asked),
        ] {
            gauge.set(whole(count));
        }
    }
}

/// Counts from the database, for the metrics.
#[derive(Clone, Copy, Debug)]
pub struct Stored {
    /// Number of the newest row of the audit trail.
    pub newest: i32,
    /// Commits since the start.
    pub commits: u64,
    /// Statements since the start.
    pub statements: u64,
    /// Reads that went to standbys, or could not.
    pub standbys: StandbyCounts,
    /// State of the last backup; `None` if this server makes none.
    pub copies: Option<Copied>,
}

/// A count as a gauge needs it.
fn whole(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

impl Metrics {
    /// All metrics at zero, with the limits of `load`, which do not change.
    #[must_use]
    pub fn new(load: &Load) -> Self {
        let mut registry = Registry::with_prefix("tratto");
        let answers = Family::<Answered, Counter>::default();
        let seconds = Family::<Asked, Histogram>::new_with_constructor(|| Histogram::new(SECONDS));
        registry.register(
            "http_answers",
            "Answers by method and status",
            answers.clone(),
        );
        registry.register(
            "http_seconds",
            "Time from a request's head to its answer's head",
            seconds.clone(),
        );
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::<i64>::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let limits = load.limits();
        gauge("connections_limit", "Connections that there may be").set(whole(limits.connections));
        gauge("event_streams_limit", "Event streams that there may be").set(whole(limits.streams));
        let connections = gauge("connections", "Open connections");
        let streams = gauge("event_streams", "Open event streams");
        let shed = gauge(
            "shed",
            "Requests and connections turned away for want of room",
        );
        let newest = gauge(
            "audit_newest",
            "Number of the newest row of the audit trail",
        );
        let commits = gauge(
            "commits",
            "Commits since the start: writes that wait for each other share one",
        );
        let statements = gauge(
            "statements",
            "Statements sent to the database since the start",
        );
        let kept = gauge("kept_pages", "Finished public pages in memory");
        let kept_bytes = gauge("kept_bytes", "Bytes of finished public pages in memory");
        let standbys = Standbys::new(gauge);
        let copies = Copies::new(&mut registry);
        Self {
            registry,
            answers,
            seconds,
            connections,
            streams,
            shed,
            newest,
            commits,
            statements,
            kept,
            kept_bytes,
            standbys,
            copies,
        }
    }

    /// Counts an answer.
    pub fn count(&self, method: &Method, status: u16, took: Duration) {
        let method = match *method {
            Method::GET => "GET",
            Method::HEAD => "HEAD",
            Method::POST => "POST",
            _ => "other",
        };
        let answered = Answered {
            method,
            status: status.to_string(),
        };
        self.answers.get_or_create(&answered).inc();
        self.seconds
            .get_or_create(&Asked { method })
            .observe(took.as_secs_f64());
    }

    /// The text of the metrics at this moment.
    ///
    /// # Errors
    /// The text cannot be written.
    pub fn text(
        &self,
        load: &Load,
        pages: &Pages,
        stored: &Stored,
    ) -> Result<String, std::fmt::Error> {
        let (connections, streams, shed) = load.counts();
        self.connections.set(whole(connections));
        self.streams.set(whole(streams));
        self.shed.set(whole(shed));
        self.newest.set(stored.newest.into());
        self.commits.set(whole(stored.commits));
        self.statements.set(whole(stored.statements));
        self.standbys.set(&stored.standbys);
        self.copies.set(stored.copies.as_ref());
        let (kept, bytes) = pages.held();
        self.kept.set(whole(kept));
        self.kept_bytes.set(whole(bytes));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
