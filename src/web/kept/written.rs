//! A file as it is written for readers: short ones in memory, others in an unnamed file.

use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom, Write},
    mem,
    sync::{Arc, Mutex, PoisonError},
};

use actix_web::{
    body::SizedStream,
    web::{self, Bytes},
};
use futures_util::{Stream, stream};
use sha2::{Digest, Sha256};

/// Maximum size in bytes of a file that is held in memory.
const SHORT: usize = 1 << 20;
/// Number of bytes written or read at once.
const PIECE: usize = 256 << 10;

/// A complete file.
#[derive(Clone, Debug)]
pub enum Written {
    /// A short text.
    Text(String),
    /// A short file that cannot be compressed further.
    Packed(Vec<u8>),
    /// A long file.
    Long(LongFile),
}

impl From<String> for Written {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<u8>> for Written {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Packed(bytes)
    }
}

/// An unnamed file, which is removed with its last owner.
#[derive(Clone, Debug)]
pub struct LongFile {
    file: Arc<Mutex<File>>,
    /// Its size in bytes.
    pub len: u64,
    /// SHA-256 of the bytes, in hexadecimal digits.
    pub hash: String,
}

/// A file that is being written.
#[derive(Default)]
pub struct Writing {
    held: Vec<u8>,
    file: Option<File>,
    len: u64,
    hash: Sha256,
}

impl Writing {
    fn put(&mut self) -> io::Result<()> {
        let mut file = match self.file.take() {
            Some(file) => file,
            None => tempfile::tempfile()?,
        };
        file.write_all(&mem::take(&mut self.held))?;
        self.file = Some(file);
        Ok(())
    }

    /// The finished file, on the disk even if it is short, because it is not a text.
    ///
    /// # Errors
    /// The temporary folder is full, or cannot be written.
    pub fn end_as_file(mut self) -> io::Result<LongFile> {
        self.put()?;
        let file = self.file.ok_or(io::ErrorKind::NotFound)?;
        Ok(LongFile {
            file: Arc::new(Mutex::new(file)),
            len: self.len,
            hash: hex(&self.hash.finalize()),
        })
    }

    /// The finished file.
    ///
    /// # Errors
    /// The temporary folder is full, or cannot be written; a short file is not UTF-8.
    pub fn end(mut self) -> io::Result<Written> {
        if self.file.is_none() {
            let text = String::from_utf8(self.held);
            return text.map(Written::Text).map_err(io::Error::other);
        }
        self.put()?;
        let file = self.file.ok_or(io::ErrorKind::NotFound)?;
        Ok(Written::Long(LongFile {
            file: Arc::new(Mutex::new(file)),
            len: self.len,
            hash: hex(&self.hash.finalize()),
        }))
    }
}

impl Write for Writing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.extend_from_slice(bytes);
        self.hash.update(bytes);
        self.len += u64::try_from(bytes.len()).unwrap_or(0);
        let most = if self.file.is_some() { PIECE } else { SHORT };
        if self.held.len() > most {
            self.put()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl LongFile {
    fn piece(&self, at: u64) -> io::Result<Vec<u8>> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(at))?;
        let mut bytes = Vec::with_capacity(PIECE);
        let most = u64::try_from(PIECE).unwrap_or(u64::MAX);
        (&mut *file).take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// The bytes, read as the reader receives them.
    #[must_use]
    pub fn body(&self) -> SizedStream<impl Stream<Item = io::Result<Bytes>> + use<>> {
        let pieces = stream::try_unfold((self.clone(), 0), |(file, at)| async move {
            if at >= file.len {
                return Ok(None);
            }
            let (file, read) = web::block(move || {
                let read = file.piece(at);
                (file, read)
            })
            .await
            .map_err(io::Error::other)?;
            let bytes = read?;
            if bytes.is_empty() {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let at = at + u64::try_from(bytes.len()).unwrap_or(0);
            Ok(Some((Bytes::from(bytes), (file, at))))
        });
        SizedStream::new(self.len, Box::pin(pieces))
    }
}

/// Bytes in hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_is_in_a_file() {
        let mut short = Writing::default();
        short.write_all(b"poco").unwrap();
        assert!(matches!(short.end().unwrap(), Written::Text(text) if text == "poco"));
        let line = b"una riga di sedici\n".repeat(50);
        let (mut long, mut whole) = (Writing::default(), Vec::new());
        for _ in 0..4_000 {
            long.write_all(&line).unwrap();
            whole.extend_from_slice(&line);
        }
        let Written::Long(file) = long.end().unwrap() else {
            panic!("held in memory");
        };
        assert_eq!(file.len, u64::try_from(whole.len()).unwrap());
        assert_eq!(file.hash, hex(&Sha256::digest(&whole)));
        let mut read = Vec::new();
        while read.len() < whole.len() {
            let piece = file.piece(u64::try_from(read.len()).unwrap()).unwrap();
            assert!(!piece.is_empty() && piece.len() <= PIECE);
            read.extend(piece);
        }
        assert!(read == whole);
    }
}
