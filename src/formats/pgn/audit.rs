//! Auditing the games of a file.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use super::Options;
use super::part::{Part, parts};
use crate::rules::audit::GameAudit;
use crate::rules::scoresheet::{Encoding, Sheet, SheetReader, Sheets};

/// Bytes of a part handed to a thread.
const PART: usize = 1 << 18;

/// Audits every game of `text` with `jobs` threads (1 at least); the games are in the order of
/// the file, whatever the number of threads.
#[must_use]
pub fn audit(text: &[u8], options: Options, jobs: usize) -> Vec<GameAudit> {
    let mut all: Vec<GameAudit> = if jobs <= 1 {
        audit_part(
            &Part {
                text,
                offset: 0,
                line: 1,
            },
            options,
        )
    } else {
        let parts = parts(text, PART);
        let next = AtomicUsize::new(0);
        let mut done: Vec<(usize, Vec<GameAudit>)> = thread::scope(|scope| {
            let work = || {
                let mut done = Vec::new();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(part) = parts.get(index) else {
                        return done;
                    };
                    done.push((index, audit_part(part, options)));
                }
            };
            let threads: Vec<_> = (1..jobs.min(parts.len()))
                .map(|_| scope.spawn(work))
                .collect();
            let mut done = work();
            for thread in threads {
                match thread.join() {
                    Ok(more) => done.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            done
        });
        done.sort_by_key(|(index, _)| *index);
        done.into_iter().flat_map(|(_, audits)| audits).collect()
    };
    for (number, audit) in (1..).zip(&mut all) {
        audit.game = number;
    }
    all
}

/// Audits the games of a part; they are numbered from 1 in it.
fn audit_part(part: &Part<'_>, options: Options) -> Vec<GameAudit> {
    let text = part.text;
    let mut sheets = Sheets::new(text, options.dialect, Encoding::of(text), part.line);
    let mut reader = SheetReader::new(options.dialect, options.language);
    let mut sheet = Sheet::default();
    let mut findings = Vec::new();
    let mut all = Vec::new();
    while sheets.next_into(&mut sheet) {
        let encoding = Encoding::of(text.get(sheet.start..sheet.end).unwrap_or_default());
        findings.clear();
        let read = reader.read(text, encoding, &sheet, &mut findings);
        let tag = |name| {
            let value = sheet.tag(text, name)?;
            Some(
                encoding
                    .decode(value)
                    .replace("\\\"", "\"")
                    .replace("\\\\", "\\"),
            )
        };
        let result = tag(b"Result").or_else(|| sheet.result.map(|mark| mark.as_str().to_owned()));
        all.push(GameAudit {
            white: tag(b"White").unwrap_or_default(),
            black: tag(b"Black").unwrap_or_default(),
            result: result.unwrap_or_default(),
            ..GameAudit::new(reader.game(), &read, &findings)
        });
    }
    all
}

#[cfg(test)]
mod tests;
