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

/// Whoever keeps it asks each time whether it is still true: the question costs next to nothing.
const CONTROL: HeaderValue = HeaderValue::from_static("public, max-age=0, must-revalidate");
/// Language and theme are chosen by cookie, and who is signed in gets a page of their own.
const VARIES: HeaderValue = HeaderValue::from_static("Cookie, Accept-Language, Accept-Encoding");
/// What is shorter leaves in one packet in any case.
const LEAST_PACKED: usize = 1024;
/// So many bytes on the disk weigh as much as one in memory.
const DISK: usize = 8;

/// An answer just made, for everybody.
#[derive(Debug)]
pub struct Fresh {
    /// Its content type.
    pub kind: &'static str,
    /// Name under which a browser stores it; none for what is looked at.
    pub file: Option<String>,
    /// What other sites may do with it.
    pub open: Openness,
    /// The bytes.
    pub body: Written,
    /// From this moment on time alone makes another of it; `None`: only its day does.
    pub until: Option<NaiveDateTime>,
}

/// The bytes as they are.
#[derive(Debug)]
enum Plain {
    Bytes(Bytes),
    /// Bytes that no packing makes shorter.
    Packed(Bytes),
    File(LongFile),
}

/// A finished answer, with the moment before it was read.
#[derive(Debug)]
pub struct Answer {
    source: Source,
    then: Tick,
    day: NaiveDate,
    until: Option<NaiveDateTime>,
    kind: HeaderValue,
    open: Openness,
    file: Option<HeaderValue>,
    /// Of the plain bytes, without quotes.
    hash: String,
    plain: Plain,
    gzip: OnceCell<Bytes>,
    brotli: OnceCell<Bytes>,
}

impl Answer {
    /// Of what was made of `source` after the moment `then`, on this day.
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

    /// Whether it says what would be said now, on this day.
    #[must_use]
    pub fn is_true(&self, versions: &Versions, today: NaiveDate, now: NaiveDateTime) -> bool {
        self.is_of(today, now) && versions.is_same_since(self.then, self.source)
    }

    /// Whether it is of this day, and time alone makes no other of it at this moment.
    #[must_use]
    pub fn is_of(&self, today: NaiveDate, now: NaiveDateTime) -> bool {
        self.day == today && self.until.is_none_or(|until| now < until)
    }

    /// Whether it was read before the other.
    #[must_use]
    pub fn is_older_than(&self, other: &Self) -> bool {
        self.then < other.then
    }

    /// Bytes held; on the disk they weigh less.
    #[must_use]
    pub fn weight(&self) -> usize {
        let packed = [&self.gzip, &self.brotli].map(|cell| cell.get().map_or(0, Bytes::len));
        let plain = match &self.plain {
            Plain::Bytes(bytes) | Plain::Packed(bytes) => bytes.len(),
            Plain::File(file) => usize::try_from(file.len).unwrap_or(usize::MAX) / DISK,
        };
        plain + packed.iter().sum::<usize>()
    }

    /// For a reader who takes what `asks` says. The first who wants an encoding has it packed, off the event loop.
    ///
    /// # Errors
    /// The bytes cannot be packed.
    pub async fn give(&self, asks: &Asks) -> io::Result<HttpResponse> {
        let mut answer = self.drawn(asks).await?;
        answer.extensions_mut().insert(self.open);
        Ok(answer)
    }

    async fn drawn(&self, asks: &Asks) -> io::Result<HttpResponse> {
        let encoding = match &self.plain {
            Plain::Bytes(bytes) if bytes.len() >= LEAST_PACKED => asks.encoding,
            // A long file leaves as it is read, and what is packed already is not packed again.
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
        // Said also of plain bytes: otherwise they would be packed on their way out, under the tag of the plain ones.
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
