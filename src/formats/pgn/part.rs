//! Cutting a file between games: for parallel reading, and for streams.

use std::io::{self, BufRead};

use super::game::{Games, Options, PgnGame};
use crate::rules::scoresheet::is_boundary;

/// Whole games of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// Its bytes.
    pub text: &'a [u8],
    /// Where it begins in the file.
    pub offset: usize,
    /// The line of its first byte, from 1.
    pub line: u32,
}

impl<'a> Part<'a> {
    /// The games of the part; places are those in the file.
    #[must_use]
    pub fn games(&self, options: Options) -> Games<'a> {
        Games::new(self.text, options, self.offset, self.line)
    }
}

/// Cuts `text` into parts of about `size` bytes (at least one game each), only before an `Event`
/// tag that an empty line precedes: reading the parts gives the games of the whole, in order.
#[must_use]
pub fn parts(text: &[u8], size: usize) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    let (mut start, mut line) = (0, 1_u32);
    while start < text.len() {
        let wanted = start.saturating_add(size.max(1)).min(text.len());
        let end = next_cut(text, wanted).unwrap_or(text.len());
        let bytes = text.get(start..end).unwrap_or_default();
        found.push(Part {
            text: bytes,
            offset: start,
            line,
        });
        line = line.saturating_add(line_ends(text, start, end));
        start = end;
    }
    found
}

fn next_cut(text: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += text.get(at..)?.iter().position(|&byte| byte == b'[')?;
        let rest = text.get(at..)?;
        if rest.starts_with(b"[Event ") && is_boundary(text, at) && after_empty_line(text, at) {
            return Some(at);
        }
        at += 1;
    }
}

fn after_empty_line(text: &[u8], at: usize) -> bool {
    let before = text.get(..at).unwrap_or_default();
    before.ends_with(b"\n\n") || before.ends_with(b"\n\r\n") || before.ends_with(b"\r\r")
}

/// Line ends between two bytes: `\n`, and `\r` that no `\n` follows.
fn line_ends(text: &[u8], start: usize, end: usize) -> u32 {
    let bytes = text.get(start..end).unwrap_or_default();
    let feeds = bytes.iter().filter(|&&byte| byte == b'\n').count();
    let returns = bytes
        .iter()
        .zip(start + 1..)
        .filter(|&(&byte, next)| byte == b'\r' && text.get(next) != Some(&b'\n'))
        .count();
    u32::try_from(feeds + returns).unwrap_or(u32::MAX)
}

/// Bytes after which a stream is cut at the next game.
const BLOCK: usize = 1 << 16;
/// Bytes after which a stream is cut at the end of the line if no game begins.
const LONGEST: usize = 1 << 24;

/// Reads the games of a stream and hands each over; needs memory for a few games, not for the
/// file.
///
/// # Errors
/// Those of the stream.
pub fn read_stream(
    mut stream: impl BufRead,
    options: Options,
    mut take: impl FnMut(PgnGame),
) -> io::Result<()> {
    let mut block = Vec::new();
    let (mut offset, mut line) = (0, 1_u32);
    loop {
        let before = block.len();
        let ended = stream.read_until(b'\n', &mut block)? == 0;
        let new_game = before >= BLOCK
            && block
                .get(before..)
                .is_some_and(|line| line.starts_with(b"[Event "))
            && is_boundary(&block, before)
            && after_empty_line(&block, before);
        let cut = if ended || block.len() >= LONGEST {
            block.len()
        } else if new_game {
            before
        } else {
            continue;
        };
        let part = Part {
            text: block.get(..cut).unwrap_or_default(),
            offset,
            line,
        };
        part.games(options).for_each(&mut take);
        line = line.saturating_add(line_ends(&block, 0, cut));
        offset += cut;
        block.drain(..cut);
        if ended {
            return Ok(());
        }
    }
}
