//! Automatic copies of a server: after every publication of a round and every few minutes. After each copy there is a
//! pause three times as long as the copy took. Old copies are deleted; the newest, one for each hour and one for each
//! day are kept.

mod pace;

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use chrono::{NaiveDateTime, TimeDelta, Timelike};

use crate::store::rows;

use super::{
    AppError, Context,
    backups::{LastBackup, NAME, copies},
    deed::DeedKind,
};

use pace::{Cause, LastTry};

/// Interval between two looks for publications in the trail.
const LOOK: Duration = Duration::from_secs(1);
/// How long one copy for each hour is kept.
const HOURS: TimeDelta = TimeDelta::hours(48);
/// How long one copy for each day is kept.
const DAYS: TimeDelta = TimeDelta::days(60);

/// Makes copies from now on, as long as the process lives.
pub fn keep_copying(ctx: &Context) {
    let plan = ctx.backups.plan();
    if plan.may_choose {
        match ctx.read(|conn| Ok(rows::copies_folders::named(conn)?)) {
            Ok(folder) => ctx.backups.choose(folder.map(PathBuf::from)),
            Err(error) => tracing::error!(%error, "the folder for copies is not known"),
        }
    } else if plan.folders.is_empty() {
        return;
    }
    let ctx = ctx.clone();
    let copying = thread::Builder::new()
        .name("backup".to_owned())
        .spawn(move || copy_for_ever(&ctx));
    if let Err(error) = copying {
        tracing::error!(%error, "no copies are made");
    }
}

/// How long a try took, and when it ended, by a clock that nobody can set.
#[derive(Clone, Copy)]
struct Tried {
    took: Duration,
    ended: Instant,
}

fn copy_for_ever(ctx: &Context) {
    let mut copied = 0;
    let mut tried: Option<Tried> = None;
    loop {
        let (folders, is_awaited) = ctx.backups.wanted();
        if is_awaited {
            tried = None;
        }
        if !folders.is_empty() && is_due(ctx, tried, copied) {
            let begun = Instant::now();
            match ctx.read(|conn| Ok(rows::audit::newest(conn)?)) {
                Ok(newest) => {
                    if copy_now(ctx, &folders) {
                        copied = newest;
                    }
                }
                Err(error) => tracing::error!(%error, "no copy: the database is not readable"),
            }
            tried = Some(Tried {
                took: begun.elapsed(),
                ended: Instant::now(),
            });
        }
        thread::sleep(LOOK);
    }
}

/// Whether a copy is due, after the last try and the newest row of the trail that was copied.
fn is_due(ctx: &Context, tried: Option<Tried>, copied: i32) -> bool {
    let Some(Tried { took, ended }) = tried else {
        return true;
    };
    let last = LastTry {
        took,
        ended: ended.elapsed(),
    };
    let every = ctx.backups.plan().every.to_std().unwrap_or_default();
    last.is_followed(every, || cause(ctx, copied))
}

/// The reason for a copy, after the newest row of the trail that was copied.
fn cause(ctx: &Context, copied: i32) -> Option<Cause> {
    let last = ctx.backups.last();
    if last.is_some_and(|last| last.failure.is_some()) {
        return Some(Cause::Failure);
    }
    let since = ctx.read(|conn| {
        Ok((
            rows::audit::newest(conn)?,
            rows::audit::is_done_after(conn, DeedKind::RoundPublished.code(), copied)?,
        ))
    });
    // Data that cannot be read cannot be copied either; the watch reports it.
    let (newest, is_published) = since.ok()?;
    if is_published {
        return Some(Cause::Publication);
    }
    (newest > copied).then_some(Cause::Change)
}

/// Makes one copy in every folder; `true` if all succeed.
fn copy_now(ctx: &Context, folders: &[PathBuf]) -> bool {
    let (now, begun) = (ctx.clock.now(), Instant::now());
    let (mut failure, mut bytes) = (None, 0);
    for folder in folders {
        match copy_into(ctx, folder, now) {
            Ok(written) => bytes = written,
            Err(error) => {
                let words = format!("{}: {error}", folder.display());
                tracing::error!(%words, "the copy failed");
                failure = Some(words);
            }
        }
    }
    let is_good = failure.is_none();
    let last = if is_good {
        LastBackup {
            at: Some(now),
            failure: None,
            took: Some(begun.elapsed()),
            bytes: Some(bytes),
        }
    } else {
        LastBackup {
            failure,
            ..ctx.backups.last().unwrap_or_default()
        }
    };
    ctx.backups.remember(last);
    is_good
}

/// A name that no copy has yet. A second copy within one second gets the name of the next second.
fn free_name(folder: &Path, now: NaiveDateTime) -> PathBuf {
    let name = |later| {
        let at = now + TimeDelta::seconds(later);
        folder.join(at.format(NAME).to_string())
    };
    let free = (0..60).map(name).find(|file| !file.exists());
    free.unwrap_or_else(|| name(0))
}

/// Makes one copy in this folder, deletes those that are no longer needed, and gives its size in bytes.
fn copy_into(ctx: &Context, folder: &Path, now: NaiveDateTime) -> Result<u64, AppError> {
    // A missing folder means that the disk was removed: a new folder would be on the wrong disk.
    if !folder.is_dir() {
        return Err(AppError::System("the folder is not there".to_owned()));
    }
    let file = free_name(folder, now);
    ctx.backup(&file)?;
    let bytes = fs::metadata(&file).map_or(0, |file| file.len());
    let there = copies(folder);
    let times: Vec<NaiveDateTime> = there.iter().map(|(at, _)| *at).collect();
    let old = superfluous(&times, now, ctx.backups.plan().keep);
    for (_, file) in there.iter().filter(|(at, _)| old.contains(at)) {
        if let Err(error) = fs::remove_file(file) {
            tracing::warn!(file = %file.display(), %error, "an old copy stays");
        }
    }
    Ok(bytes)
}

/// The copies that are no longer needed: neither among the `keep` newest, nor the last of their hour within two days,
/// nor the last of their day within two months.
fn superfluous(times: &[NaiveDateTime], now: NaiveDateTime, keep: usize) -> Vec<NaiveDateTime> {
    let mut times = times.to_vec();
    times.sort_unstable_by(|a, b| b.cmp(a));
    let mut old = Vec::new();
    let (mut hour, mut day) = (None, None);
    for (place, &at) in times.iter().enumerate() {
        let (its_hour, its_day) = ((at.date(), at.hour()), at.date());
        let last_of_hour = hour != Some(its_hour) && now - at <= HOURS;
        let last_of_day = day != Some(its_day) && now - at <= DAYS;
        (hour, day) = (Some(its_hour), Some(its_day));
        if place >= keep.max(1) && !last_of_hour && !last_of_day {
            old.push(at);
        }
    }
    old
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> NaiveDateTime {
        NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap()
    }

    #[test]
    fn newest_and_one_of_each_hour_and_day_stay() {
        let now = at("2026-11-22 18:30");
        let times: Vec<NaiveDateTime> = [
            "2026-08-01 10:00",
            "2026-11-01 09:00",
            "2026-11-01 19:00",
            "2026-11-22 16:05",
            "2026-11-22 16:55",
            "2026-11-22 17:10",
            "2026-11-22 17:50",
            "2026-11-22 18:10",
            "2026-11-22 18:20",
            "2026-11-22 18:29",
        ]
        .map(at)
        .to_vec();
        let gone = superfluous(&times, now, 2);
        let expected = [
            "2026-11-22 18:10",
            "2026-11-22 17:10",
            "2026-11-22 16:05",
            "2026-11-01 09:00",
            "2026-08-01 10:00",
        ];
        assert_eq!(gone, expected.map(at).to_vec());
        assert_eq!(superfluous(&times, now, 99), []);
        assert_eq!(superfluous(&times[..1], now, 0), []);
    }

    #[test]
    fn a_day_of_copies_every_minute_stays_small() {
        let begin = at("2026-11-22 09:00");
        let mut there = Vec::new();
        for minute in 0..24 * 60 {
            let now = begin + TimeDelta::minutes(minute);
            there.push(now);
            let old = superfluous(&there, now, 12);
            there.retain(|time| !old.contains(time));
            assert!(there.len() <= 12 + 49, "{}", there.len());
            assert!(there.contains(&now));
        }
    }
}
