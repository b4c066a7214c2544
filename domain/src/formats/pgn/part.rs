//! Cutting a file between games, for parallel reading and for streams.

use std::io::{self, Read};

use super::game::{Games, Options};
use super::pgn_game::PgnGame;
use super::utf16::Utf8;
use crate::rules::scoresheet::is_boundary;

/// Whole games of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// The bytes of the games.
    pub text: &'a [u8],
    /// Byte offset of the part in the file.
    pub offset: usize,
    /// The line of its first byte, from 1.
    pub line: u32,
}

impl<'a> Part<'a> {
    /// The games of the part. Offsets and lines are counted in the whole file.
    #[must_use]
    pub fn games(&self, options: Options) -> Games<'a> {
        Games::new(self.text, options, self.offset, self.line)
    }
}

/// Cuts `text` into parts of about `size` bytes, with at least one game each. It cuts only before an `Event` tag at the beginning
/// of a line, where a new game begins in any case. So reading the parts gives the games of the whole, in order.
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
        if rest.starts_with(b"[Event ") && is_boundary(text, at) {
            return Some(at);
        }
        at += 1;
    }
}

/// The number of line ends between two offsets: each `\n`, and each `\r` without a `\n` after it.
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

/// About the number of bytes that [`read_stream`] holds at a time.
const BLOCK: usize = 1 << 16;
/// Bytes after which a stream is cut even if no `Event` tag comes.
const LONGEST: usize = 1 << 24;
/// Bytes requested from a stream at once.
const CHUNK: u64 = 1 << 16;

/// Whole games of a stream, with their own copy of the bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    text: Vec<u8>,
    offset: usize,
    line: u32,
}

impl Block {
    /// The games of the block.
    #[must_use]
    pub fn part(&self) -> Part<'_> {
        Part {
            text: &self.text,
            offset: self.offset,
            line: self.line,
        }
    }
}

/// Iterator over the blocks of a stream, cut as [`parts`] cuts a text. It holds only one block, so memory does not grow with the
/// file. A stretch of 16 MB without an `Event` tag is cut before the last tags that follow an empty line, or at the end of a line.
/// UTF-16 is turned into UTF-8; offsets are counted in the UTF-8 text.
#[derive(Debug)]
pub struct Blocks<R> {
    stream: Utf8<R>,
    size: usize,
    text: Vec<u8>,
    offset: usize,
    line: u32,
    ended: bool,
}

impl<R: Read> Blocks<R> {
    /// Cuts `stream` into blocks of about `size` bytes, with at least one game each.
    #[must_use]
    pub fn new(stream: R, size: usize) -> Self {
        Self {
            stream: Utf8::new(stream),
            size: size.max(1),
            text: Vec::new(),
            offset: 0,
            line: 1,
            ended: false,
        }
    }

    /// The end of the next block in the buffer; reads on until it is known.
    fn find_end(&mut self) -> io::Result<usize> {
        let mut searched = self.size;
        loop {
            if self.text.len() > searched {
                if let Some(cut) = next_cut(&self.text, searched) {
                    return Ok(cut);
                }
                // The last line may continue.
                searched = last_line(&self.text).max(searched);
            }
            if self.ended {
                return Ok(self.text.len());
            }
            if self.text.len() >= LONGEST {
                return Ok(last_resort(&self.text));
            }
            let mut chunk = self.stream.by_ref().take(CHUNK);
            self.ended = chunk.read_to_end(&mut self.text)? == 0;
        }
    }
}

/// Where to cut a long stretch without an `Event` tag: before the last tags that follow an empty line, or else before the last
/// line, or else at the end of the stretch.
fn last_resort(text: &[u8]) -> usize {
    let tags = (1..text.len()).rev().find(|&at| is_boundary(text, at));
    match tags.unwrap_or_else(|| last_line(text)) {
        0 => text.len(),
        cut => cut,
    }
}

/// The first byte of the last line.
fn last_line(text: &[u8]) -> usize {
    let end = text.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    end.map_or(0, |end| end + 1)
}

impl<R: Read> Iterator for Blocks<R> {
    type Item = io::Result<Block>;

    fn next(&mut self) -> Option<io::Result<Block>> {
        let end = match self.find_end() {
            Ok(0) => return None,
            Ok(end) => end,
            Err(error) => {
                self.ended = true;
                self.text.clear();
                return Some(Err(error));
            }
        };
        let lines = line_ends(&self.text, 0, end);
        let rest = self.text.split_off(end);
        let block = Block {
            text: std::mem::replace(&mut self.text, rest),
            offset: self.offset,
            line: self.line,
        };
        self.line = self.line.saturating_add(lines);
        self.offset += end;
        Some(Ok(block))
    }
}

/// Reads the games of a stream and hands over each one. It needs memory for a few games, not for the whole file.
///
/// # Errors
/// Any error of the stream.
pub fn read_stream(
    stream: impl Read,
    options: Options,
    mut take: impl FnMut(PgnGame),
) -> io::Result<()> {
    for block in Blocks::new(stream, BLOCK) {
        block?.part().games(options).for_each(&mut take);
    }
    Ok(())
}
