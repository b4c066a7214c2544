//! Texts in UTF-16, as some Windows programs save them, known by their byte order mark.

use std::{
    borrow::Cow,
    io::{self, Read},
    mem,
};

use crate::formats::encoding;

type Unit = fn([u8; 2]) -> u16;

/// The byte order of a text with this beginning; `None` if it is not UTF-16.
fn unit(begin: &[u8]) -> Option<Unit> {
    match begin {
        [0xFF, 0xFE, ..] => Some(u16::from_le_bytes),
        [0xFE, 0xFF, ..] => Some(u16::from_be_bytes),
        _ => None,
    }
}

/// The text as the readers of games take it: UTF-16 with a byte order mark becomes UTF-8, any other text stays as it is.
#[must_use]
pub fn utf8(text: &[u8]) -> Cow<'_, [u8]> {
    if unit(text).is_none() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(encoding::decode(text).0.into_owned().into_bytes())
}

/// Bytes read at a time.
const CHUNK: u64 = 1 << 16;

/// A stream that turns UTF-16 into UTF-8 and hands over anything else as it is.
#[derive(Debug)]
pub(super) struct Utf8<R> {
    stream: R,
    state: State,
    /// Bytes of the stream that are not decoded yet: half a unit, or half a pair of units.
    raw: Vec<u8>,
    /// Bytes that are ready; `given` of them have been handed over.
    ready: Vec<u8>,
    given: usize,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Begin,
    Plain,
    Units(Unit),
    End,
}

impl<R: Read> Utf8<R> {
    pub(super) const fn new(stream: R) -> Self {
        Self {
            stream,
            state: State::Begin,
            raw: Vec::new(),
            ready: Vec::new(),
            given: 0,
        }
    }

    /// Reads and decodes until bytes are ready, or the stream ends.
    fn fill(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        while self.ready.is_empty() {
            match self.state {
                State::End => return Ok(()),
                State::Begin => {
                    self.stream.by_ref().take(2).read_to_end(&mut self.raw)?;
                    if let Some(unit) = unit(&self.raw) {
                        self.raw.clear();
                        self.state = State::Units(unit);
                    } else {
                        self.ready = mem::take(&mut self.raw);
                        self.state = if self.ready.len() < 2 {
                            State::End
                        } else {
                            State::Plain
                        };
                    }
                }
                State::Plain => {
                    let mut chunk = self.stream.by_ref().take(CHUNK);
                    if chunk.read_to_end(&mut self.ready)? == 0 {
                        self.state = State::End;
                    }
                }
                State::Units(unit) => {
                    let mut chunk = self.stream.by_ref().take(CHUNK);
                    let ended = chunk.read_to_end(&mut self.raw)? == 0;
                    self.decode(unit, ended);
                    if ended {
                        self.state = State::End;
                    }
                }
            }
        }
        Ok(())
    }

    /// Decodes as many raw bytes as make whole characters; at the end of the stream, all of them.
    fn decode(&mut self, unit: Unit, ended: bool) {
        let (pairs, _) = self.raw.as_chunks::<2>();
        let mut units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
        let goes_on = units
            .last()
            .is_some_and(|unit| (0xD800..0xDC00).contains(unit));
        if goes_on && !ended {
            units.pop();
        }
        let read = units.len() * 2;
        let text: String = char::decode_utf16(units)
            .map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        self.ready = text.into_bytes();
        self.raw.drain(..read);
    }
}

impl<R: Read> Read for Utf8<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if out.is_empty() {
            return Ok(0);
        }
        if matches!(self.state, State::Plain) && self.given == self.ready.len() {
            return self.stream.read(out);
        }
        if self.given == self.ready.len() {
            self.fill()?;
        }
        let mut rest = self.ready.get(self.given..).unwrap_or_default();
        let read = rest.read(out)?;
        self.given += read;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands over a few bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let most = self.1.min(out.len());
            self.0.read(&mut out[..most])
        }
    }

    #[test]
    fn texts_of_every_kind_in_pieces_and_whole() {
        let words = "[White \"Niccolò 𝄞\"]\n\n1. e4 ♘f6 *\n".repeat(9000);
        let units = || std::iter::once(0xFEFF).chain(words.encode_utf16());
        let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
        let marked = format!("\u{feff}{words}").into_bytes();
        let latin = b"Niccol\xf2".to_vec();
        for (bytes, expected) in [
            (little, words.clone().into_bytes()),
            (big, words.clone().into_bytes()),
            (marked.clone(), marked),
            (latin.clone(), latin),
            (vec![b'x'], vec![b'x']),
            (Vec::new(), Vec::new()),
        ] {
            assert_eq!(*utf8(&bytes), *expected);
            for size in [3, 1000, usize::MAX] {
                let mut read = Vec::new();
                Utf8::new(Slow(&bytes, size))
                    .read_to_end(&mut read)
                    .unwrap();
                assert!(read == expected, "{size}");
            }
        }
        // Half a character at the end, and half a pair.
        for bytes in [b"\xff\xfea\0b".as_slice(), b"\xff\xfea\0\0\xd8"] {
            let mut read = Vec::new();
            Utf8::new(bytes).read_to_end(&mut read).unwrap();
            assert_eq!(read, *utf8(bytes), "{bytes:?}");
        }
    }
}
