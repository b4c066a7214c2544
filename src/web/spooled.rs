//! A form that carries games, an archive or a rating list. Long content is written piece by piece to an unnamed file, as it
//! arrives.

use std::{
    fs::File,
    future::Future,
    io::{self, Write},
    mem,
    pin::Pin,
};

use actix_multipart::Multipart;
use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    web::{self, Bytes},
};
use futures_util::TryStreamExt;
use tokio::sync::OwnedSemaphorePermit;

use crate::{
    app::{AppError, exchange::games_in::GamesText},
    auth,
};

use super::{
    Failure, Fields, Posted, Visitor,
    paced::{Unread, paced},
    posted::unread,
    same_origin::is_same_origin,
    upload::{
        FIELDS_ROOM, MOST_PARTS, UploadLimit, broken_part, encoded, is_multipart, shown_name,
        signed_in,
    },
    view::Section,
};

/// Size in bytes from which a file is not held in memory, and does not come back with a refused form.
const SHORT_FILE: usize = 256 << 10;
/// Size in bytes from which a text is not held in memory. A shorter text comes back with the form, because it exists nowhere
/// else.
const SHORT_TEXT: usize = 5 << 20;
/// Number of bytes written at once.
const PIECE: usize = 256 << 10;

/// The sent content.
pub enum Content {
    /// Short enough for memory.
    Bytes(Vec<u8>),
    /// In a file that is removed when this value is dropped, which also frees one of the few places for long files.
    File {
        /// The unnamed file.
        file: File,
        /// The place for a long file.
        _room: OwnedSemaphorePermit,
    },
}

impl Content {
    /// The content in the form that the use cases read.
    #[must_use]
    pub fn games(&self) -> GamesText<'_> {
        match self {
            Self::Bytes(bytes) => GamesText::Bytes(bytes),
            Self::File { file, .. } => GamesText::File(file),
        }
    }

    /// The content as a file, for readers that need it twice. Keep the second part as long as the file is used: it holds the
    /// place of a long file.
    ///
    /// # Errors
    /// The disk is full, or cannot be written.
    pub fn into_file(self) -> io::Result<(File, Option<OwnedSemaphorePermit>)> {
        match self {
            Self::Bytes(bytes) => {
                let mut file = tempfile::tempfile()?;
                file.write_all(&bytes)?;
                Ok((file, None))
            }
            Self::File { file, _room: room } => Ok((file, Some(room))),
        }
    }

    /// Whether nothing was sent.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Bytes(bytes) if bytes.is_empty())
    }
}

/// A form from one of our own pages with a file `file` or a text `text`. Origin and form token are checked.
pub struct SpooledUpload {
    /// Who sent it.
    pub visitor: Visitor,
    /// The other fields.
    pub fields: Fields,
    /// The file, otherwise the text.
    pub content: Content,
    /// Name of the file as the browser gives it; empty for a text. It is shown, and never used as a path.
    pub name: String,
}

/// Arriving bytes, held in memory up to `short` bytes.
struct Spool {
    short: usize,
    held: Vec<u8>,
    file: Option<(File, OwnedSemaphorePermit)>,
}

impl Spool {
    async fn add(&mut self, visitor: &Visitor, piece: &[u8]) -> Result<(), AppError> {
        self.held.extend_from_slice(piece);
        let is_full = self.held.len()
            > if self.file.is_some() {
                PIECE
            } else {
                self.short
            };
        if is_full {
            self.write(visitor).await?;
        }
        Ok(())
    }

    async fn write(&mut self, visitor: &Visitor) -> Result<(), AppError> {
        let held = mem::take(&mut self.held);
        let file = match self.file.take() {
            Some(file) => Some(file),
            None => {
                let room = visitor.state.uploads.clone().try_acquire_owned();
                let room =
                    room.map_err(|_| AppError::Busy("as many long files as there may be"))?;
                let made = web::block(tempfile::tempfile).await;
                Some((done(made)?, room))
            }
        };
        let Some((mut file, room)) = file else {
            return Ok(());
        };
        let written = web::block(move || file.write_all(&held).map(|()| file)).await;
        self.file = Some((done(written)?, room));
        Ok(())
    }

    async fn end(mut self, visitor: &Visitor) -> Result<Content, AppError> {
        if self.file.is_some() {
            self.write(visitor).await?;
        }
        Ok(match self.file {
            Some((file, room)) => Content::File { file, _room: room },
            None => Content::Bytes(self.held),
        })
    }
}

fn done<T>(answer: Result<io::Result<T>, actix_web::error::BlockingError>) -> Result<T, AppError> {
    let failed = |error: &dyn std::error::Error| AppError::System(format!("an upload: {error}"));
    answer
        .map_err(|error| failed(&error))?
        .map_err(|error| failed(&error))
}

/// The parts of a form: its fields, and its file.
async fn parts(
    mut multipart: Multipart,
    most: usize,
    visitor: &Visitor,
) -> Result<(Fields, Content, String), Failure> {
    let page = visitor.page(Section::Other);
    let too_large = || Failure::too_large(page.clone(), most);
    let failed = |error| broken_part(error, &page);
    let token = auth::csrf_token(&visitor.token);
    let (mut fields, mut content) = (Vec::new(), Content::Bytes(Vec::new()));
    let mut name = String::new();
    let (mut arrived, mut left) = (0, FIELDS_ROOM);
    while let Some(mut part) = multipart.try_next().await.map_err(failed)? {
        let field = part.name().unwrap_or_default().to_owned();
        // The form token comes first; without it nothing more is read.
        if fields.is_empty() && field != "csrf" {
            return Err(unread(Unread::Refused, &page, most));
        }
        if fields.len() >= MOST_PARTS {
            return Err(too_large());
        }
        if field != "file" && field != "text" {
            let bytes: Bytes = part
                .bytes(left)
                .await
                .map_err(|_| too_large())?
                .map_err(failed)?;
            if fields.is_empty() && bytes != token.as_bytes() {
                return Err(unread(Unread::Refused, &page, most));
            }
            left = left.saturating_sub(bytes.len());
            let text = String::from_utf8(bytes.to_vec());
            fields.push((field, text.map_err(|_| Failure::unreadable(page.clone()))?));
            continue;
        }
        let said = part
            .content_disposition()
            .and_then(|disposition| disposition.get_filename())
            .map(shown_name);
        let mut spool = Spool {
            short: if field == "file" {
                SHORT_FILE
            } else {
                SHORT_TEXT
            },
            held: Vec::new(),
            file: None,
        };
        while let Some(piece) = part.try_next().await.map_err(failed)? {
            arrived += piece.len();
            if arrived > most {
                return Err(too_large());
            }
            let added = spool.add(visitor, &piece).await;
            added.map_err(|error| visitor.fail(error))?;
        }
        let sent = spool.end(visitor).await;
        let sent = sent.map_err(|error| visitor.fail(error))?;
        // A file takes precedence over a text.
        if !sent.is_empty() && (field == "file" || content.is_empty()) {
            content = sent;
            name = said.unwrap_or_default();
        }
    }
    Ok((Fields(fields), content, name))
}

impl FromRequest for SpooledUpload {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let same_origin = is_same_origin(request.headers());
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let (headers, payload) = (request.headers().clone(), payload.take());
        Box::pin(async move {
            let visitor = visitor.await?;
            signed_in(&visitor, same_origin)?;
            let (fields, content, name) = if is_multipart(&headers) {
                let most = visitor.state.config.most_upload;
                let multipart = Multipart::new(&headers, Box::pin(paced(payload)));
                parts(multipart, most, &visitor).await?
            } else {
                let mut fields = encoded(payload, UploadLimit::REPORT, &visitor).await?;
                let text = fields.text("text");
                fields.0.retain(|(name, _)| name != "text");
                (fields, Content::Bytes(text.into_bytes()), String::new())
            };
            let Posted { visitor, fields } = Posted::checked(visitor, fields)?;
            Ok(Self {
                visitor,
                fields,
                content,
                name,
            })
        })
    }
}
