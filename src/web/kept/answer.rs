//! One finished answer.

use std::io;

use actix_web::{
    HttpResponse,
    http::header::{
        CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderValue, VARY,
    },
    web::{self, Bytes},
};
use chrono::{NaiveDate, NaiveDateTime};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::live::{Source, Tick, Versions};

use crate::web::headers::Openness;

use super::{
    Asks,
    packing::Encoding,
    written::{LongFile, Written, hex},
};

/// Caches must ask each time whether the answer is still up to date; the question costs almost nothing.
const CONTROL: HeaderValue = HeaderValue::from_static("public, max-age=0, must-revalidate");
/// Language and theme depend on a cookie, and signed-in readers get a page of their own.
const VARIES: HeaderValue = HeaderValue::from_static("Cookie, Accept-Language, Accept-Encoding");
/// Shorter answers fit into one packet in any case, so they are not compressed.
const LEAST_PACKED: usize = 1024;
/// This many bytes on the disk weigh as much as one byte in memory.
const DISK: usize = 8;

/// An answer just made, for everybody.
#[derive(Debug)]
pub struct Fresh {
    /// Its content type.
    pub kind: &'static str,
    /// File name for the browser; `None` for an answer that is displayed.
    pub file: Option<String>,
    /// What other sites may do with it.
    pub open: Openness,
    /// The bytes.
    pub body: Written,
    /// Time at which the answer goes out of date by itself; `None` if only the next day changes it.
    pub until: Option<NaiveDateTime>,
}

/// The uncompressed bytes.
#[derive(Debug)]
enum Plain {
    Bytes(Bytes),
    /// Bytes that cannot be compressed further.
    Packed(Bytes),
    File(LongFile),
}

/// A finished answer, with the moment before its data were read.
#[derive(Debug)]
pub struct Answer {
    source: Source,
    then: Tick,
    day: NaiveDate,
    until: Option<NaiveDateTime>,
    kind: HeaderValue,
    open: Openness,
    file: Option<HeaderValue>,
    /// Hash of the uncompressed bytes, without quotes.
    hash: String,
    plain: Plain,
    gzip: OnceCell<Bytes>,
    brotli: OnceCell<Bytes>,
}

impl Answer {
    /// An answer made from data of `source` that were read after the moment `then`, on this day.
    #[must_use]
    pub fn new(fresh: Fresh, source: Source, then: Tick, day: NaiveDate) -> Self {
        let file = fresh
            .file
            .map(|name| format!("attachment; filename=\"{name}\""));
        let (hash, plain) = match fresh.body {
            Written::Text(text) => {
                let hash = hex(&Sha256::digest(text.as_bytes()));
                (hash, Plain::Bytes(Bytes::from(text)))
            }
            Written::Packed(bytes) => {
                let hash = hex(&Sha256::digest(&bytes));
                (hash, Plain::Packed(Bytes::from(bytes)))
            }
            Written::Long(file) => (file.hash.clone(), Plain::File(file)),
        };
        Self {
            source,
            then,
            day,
            until: fresh.until,
            kind: HeaderValue::from_static(fresh.kind),
            open: fresh.open,
            file: file.and_then(|file| HeaderValue::from_str(&file).ok()),
            hash,
            plain,
            gzip: OnceCell::new(),
            brotli: OnceCell::new(),
        }
    }

    /// Whether the answer is still up to date, on this day and at this moment.
    #[must_use]
    pub fn is_true(&self, versions: &Versions, today: NaiveDate, now: NaiveDateTime) -> bool {
        self.is_of(today, now) && versions.is_same_since(self.then, self.source)
    }

    /// Whether it is from this day, and has not gone out of date by time alone.
    #[must_use]
    pub fn is_of(&self, today: NaiveDate, now: NaiveDateTime) -> bool {
        self.day == today && self.until.is_none_or(|until| now < until)
    }

    /// Whether its data were read before those of the other.
    #[must_use]
    pub fn is_older_than(&self, other: &Self) -> bool {
        self.then < other.then
    }

    /// Its weight in bytes; bytes on the disk count less.
    #[must_use]
    pub fn weight(&self) -> usize {
        let packed = [&self.gzip, &self.brotli].map(|cell| cell.get().map_or(0, Bytes::len));
        let plain = match &self.plain {
            Plain::Bytes(bytes) | Plain::Packed(bytes) => bytes.len(),
            Plain::File(file) => usize::try_from(file.len).unwrap_or(usize::MAX) / DISK,
        };
        plain + packed.iter().sum::<usize>()
    }

    /// The answer for a reader who accepts what `asks` says. The first reader who wants an encoding has it compressed, off the
    /// event loop.
    ///
    /// # Errors
    /// The bytes cannot be compressed.
    pub async fn give(&self, asks: &Asks) -> io::Result<HttpResponse> {
        let mut answer = self.drawn(asks).await?;
        answer.extensions_mut().insert(self.open);
        Ok(answer)
    }

    async fn drawn(&self, asks: &Asks) -> io::Result<HttpResponse> {
        let encoding = match &self.plain {
            Plain::Bytes(bytes) if bytes.len() >= LEAST_PACKED => asks.encoding,
            // A long file is sent while it is read; compressed bytes are not compressed again.
            Plain::Bytes(_) | Plain::Packed(_) | Plain::File(_) => Encoding::Plain,
        };
        let tag = match encoding.word() {
            Some(word) => format!("\"{}-{word}\"", self.hash),
            None => format!("\"{}\"", self.hash),
        };
        let is_known = asks.knows(&tag);
        let mut answer = if is_known {
            HttpResponse::NotModified()
        } else {
            HttpResponse::Ok()
        };
        answer
            .insert_header((ETAG, tag))
            .insert_header((CACHE_CONTROL, CONTROL))
            .insert_header((VARY, VARIES));
        if is_known {
            return Ok(answer.finish());
        }
        answer.insert_header((CONTENT_TYPE, self.kind.clone()));
        if let Some(file) = &self.file {
            answer.insert_header((CONTENT_DISPOSITION, file.clone()));
        }
        // Set for uncompressed bytes, too. Otherwise they would be compressed on their way out, under the tag of the
        // uncompressed ones.
        answer.insert_header((CONTENT_ENCODING, encoding.word().unwrap_or("identity")));
        match &self.plain {
            Plain::Bytes(bytes) => Ok(answer.body(self.packed(bytes, encoding).await?)),
            Plain::Packed(bytes) => Ok(answer.body(bytes.clone())),
            Plain::File(file) => Ok(answer.body(file.body())),
        }
    }

    async fn packed(&self, plain: &Bytes, encoding: Encoding) -> io::Result<Bytes> {
        let cell = match encoding {
            Encoding::Plain => return Ok(plain.clone()),
            Encoding::Gzip => &self.gzip,
            Encoding::Brotli => &self.brotli,
        };
        let pack = || async {
            let plain = plain.clone();
            let packed = web::block(move || encoding.pack(&plain)).await;
            packed.map_err(io::Error::other)?.map(Bytes::from)
        };
        cell.get_or_try_init(pack).await.cloned()
    }
}
