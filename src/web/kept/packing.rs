//! Compression of answers.

use std::io::{self, Write};

use flate2::{Compression, write::GzEncoder};

/// The compression of an answer. Zstandard is left out: it compresses no better than gzip here, and would need a library in C.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// No compression.
    #[default]
    Plain,
    /// RFC 1952.
    Gzip,
    /// RFC 7932.
    Brotli,
}

/// Quality of brotli, in the middle of its scale from 0 to 11: a page of 30 kB takes 1 ms; with 11 it would take 70 ms.
const BROTLI_QUALITY: u32 = 5;
/// Size of brotli's sliding window as a power of two: 4 MiB.
const BROTLI_WINDOW: u32 = 22;
const BROTLI_BUFFER: usize = 16 * 1024;

impl Encoding {
    /// The value of `Content-Encoding`; `None` for uncompressed bytes.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }

    /// The compressed bytes.
    ///
    /// # Errors
    /// Those of the compressor; in memory there is none.
    pub fn pack(self, bytes: &[u8]) -> io::Result<Vec<u8>> {
        match self {
            Self::Plain => Ok(bytes.to_vec()),
            Self::Gzip => {
                let mut packer = GzEncoder::new(Vec::new(), Compression::default());
                packer.write_all(bytes)?;
                packer.finish()
            }
            Self::Brotli => {
                let mut packer = brotli::CompressorWriter::new(
                    Vec::new(),
                    BROTLI_BUFFER,
                    BROTLI_QUALITY,
                    BROTLI_WINDOW,
                );
                packer.write_all(bytes)?;
                Ok(packer.into_inner())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_is_packed_is_the_same_unpacked_and_smaller() {
        let text = "<td>1–0</td><td>½–½</td>".repeat(2_000);
        for encoding in [Encoding::Plain, Encoding::Gzip, Encoding::Brotli] {
            let packed = encoding.pack(text.as_bytes()).unwrap();
            let mut back = String::new();
            match encoding {
                Encoding::Plain => back.push_str(std::str::from_utf8(&packed).unwrap()),
                Encoding::Gzip => {
                    let mut reader = flate2::read::GzDecoder::new(packed.as_slice());
                    reader.read_to_string(&mut back).unwrap();
                }
                Encoding::Brotli => {
                    let mut reader = brotli::Decompressor::new(packed.as_slice(), 4096);
                    reader.read_to_string(&mut back).unwrap();
                }
            }
            assert_eq!(back, text);
            let is_smaller = packed.len() < text.len() / 10;
            assert_eq!(is_smaller, encoding != Encoding::Plain);
        }
    }
}
