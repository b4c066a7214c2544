//! Forms that may carry files, or texts as long as files.

use std::{future::Future, pin::Pin};

use actix_multipart::{Multipart, MultipartError};
use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::header::{CONTENT_TYPE, HeaderMap},
};
use futures_util::TryStreamExt;

use crate::{app::access, auth};

use super::{
    Failure, Fields, Posted, Visitor,
    encoded::is_text,
    paced::{self, Unread, is_too_slow, paced},
    posted::unread,
    same_origin::is_same_origin,
    view::{Page, Section},
};

/// Maximum number of parts in a form.
pub(super) const MOST_PARTS: usize = 4000;
/// Maximum bytes of the fields apart from the file or text.
pub(super) const FIELDS_ROOM: usize = 128 * 1024;

/// Maximum bytes of the files and texts of a form; addresses that accept more than a list set it with `app_data`.
#[derive(Clone, Copy, Debug)]
pub struct UploadLimit(usize);

impl UploadLimit {
    /// For a list of players: 512 KiB.
    pub const LIST: Self = Self(512 << 10);
    /// For a report of a tournament, or a pasted text of games: 5 MiB.
    pub const REPORT: Self = Self(5 << 20);

    /// Maximum bytes of the whole request. Percent-encoding makes a text at most three times as long.
    const fn request(self, is_multipart: bool) -> usize {
        (if is_multipart { self.0 } else { 3 * self.0 }) + FIELDS_ROOM
    }
}

/// A file chosen in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Name of the form's field.
    pub field: String,
    /// Name of the file as the browser gives it; shown, and never used as a path.
    pub name: String,
    /// The content of the file.
    pub bytes: Vec<u8>,
}

/// A form from one of our own pages, with its sender. Origin and form token are checked.
pub struct Upload {
    /// Who sent it.
    pub visitor: Visitor,
    /// The fields without files.
    pub fields: Fields,
    /// The chosen files; empty file fields are not included.
    pub files: Vec<File>,
}

impl Upload {
    /// The file chosen in a field.
    #[must_use]
    pub fn file(&self, field: &str) -> Option<&File> {
        self.files.iter().find(|file| file.field == field)
    }

    /// The bytes of the file in field `file`, otherwise of the text in field `text`, which is removed from the fields.
    #[must_use]
    pub fn take_content(&mut self) -> Vec<u8> {
        let text = self.fields.text("text");
        self.fields.0.retain(|(name, _)| name != "text");
        let chosen = self.files.iter().position(|file| file.field == "file");
        match chosen.map(|index| self.files.swap_remove(index)) {
            Some(file) if !file.bytes.is_empty() => file.bytes,
            _ => text.into_bytes(),
        }
    }
}

/// The name without folders, so that it can be shown.
pub(super) fn shown_name(name: &str) -> String {
    name.rsplit(['/', '\\'])
        .next()
        .unwrap_or_default()
        .chars()
        .filter(|c| !c.is_control())
        .take(80)
        .collect()
}

/// The page for a part that did not arrive completely.
pub(super) fn broken_part(error: MultipartError, page: &Page) -> Failure {
    match error {
        MultipartError::Payload(error) if is_too_slow(&error) => Failure::too_slow(page.clone()),
        _ => Failure::unreadable(page.clone()),
    }
}

/// Whether the form is in parts, like those with files.
pub(super) fn is_multipart(headers: &HeaderMap) -> bool {
    headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/form-data"))
}

/// Only accounts may send files, and only from our own pages; others are refused before anything is read.
pub(super) fn signed_in(visitor: &Visitor, same_origin: bool) -> Result<(), Failure> {
    if !same_origin {
        return Err(Failure::form_token(visitor.page(Section::Other)));
    }
    let signed_in = access::signed_in(&visitor.actor()).map(|_| ());
    signed_in.map_err(|error| visitor.fail(error))
}

async fn parts(
    mut multipart: Multipart,
    limit: UploadLimit,
    visitor: &Visitor,
) -> Result<(Fields, Vec<File>), Failure> {
    let page = visitor.page(Section::Other);
    let mut left = limit.request(true);
    let token = auth::csrf_token(&visitor.token);
    let broken = || Failure::unreadable(page.clone());
    let failed = |error| broken_part(error, &page);
    let too_large = || Failure::too_large(page.clone(), limit.0);
    let (mut fields, mut files) = (Vec::new(), Vec::new());
    while let Some(mut part) = multipart.try_next().await.map_err(failed)? {
        let field = part.name().unwrap_or_default().to_owned();
        let name = part
            .content_disposition()
            .and_then(|disposition| disposition.get_filename())
            .map(ToOwned::to_owned);
        let bytes = part
            .bytes(left)
            .await
            .map_err(|_| too_large())?
            .map_err(failed)?;
        // The form token comes first; without it nothing more is read.
        if fields.is_empty() && files.is_empty() && (field != "csrf" || bytes != token.as_bytes()) {
            return Err(unread(Unread::Refused, &page, limit.0));
        }
        left = left.saturating_sub(bytes.len());
        if fields.len() + files.len() >= MOST_PARTS {
            return Err(too_large());
        }
        match name {
            Some(name) if name.is_empty() && bytes.is_empty() => {}
            Some(name) => files.push(File {
                field,
                name: shown_name(&name),
                bytes: bytes.to_vec(),
            }),
            None => {
                let text = String::from_utf8(bytes.to_vec()).map_err(|_| broken())?;
                fields.push((field, text));
            }
        }
    }
    Ok((Fields(fields), files))
}

/// A form without files.
pub(super) async fn encoded(
    payload: Payload,
    limit: UploadLimit,
    visitor: &Visitor,
) -> Result<Fields, Failure> {
    let page = visitor.page(Section::Other);
    let token = auth::csrf_token(&visitor.token);
    // The form token comes first; without it nothing more is read.
    let body = paced::read(payload, limit.request(false), &format!("csrf={token}")).await;
    let body = body.map_err(|why| unread(why, &page, limit.0))?;
    let read = is_text(&body).then(|| serde_urlencoded::from_bytes(&body));
    match read {
        Some(Ok(fields)) => Ok(Fields(fields)),
        _ => Err(Failure::unreadable(page)),
    }
}

impl FromRequest for Upload {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let same_origin = is_same_origin(request.headers());
        let limit = limit_of(request);
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let (headers, payload) = (request.headers().clone(), payload.take());
        Box::pin(async move {
            let visitor = visitor.await?;
            signed_in(&visitor, same_origin)?;
            taken(visitor, &headers, payload, limit).await
        })
    }
}

/// The form of a visitor who may send it.
async fn taken(
    visitor: Visitor,
    headers: &HeaderMap,
    payload: Payload,
    limit: UploadLimit,
) -> Result<Upload, Failure> {
    let (fields, files) = if is_multipart(headers) {
        let multipart = Multipart::new(headers, Box::pin(paced(payload)));
        parts(multipart, limit, &visitor).await?
    } else {
        (encoded(payload, limit, &visitor).await?, Vec::new())
    };
    let text = fields.get("text").len();
    if text + files.iter().map(|file| file.bytes.len()).sum::<usize>() > limit.0 {
        return Err(Failure::too_large(visitor.page(Section::Other), limit.0));
    }
    let Posted { visitor, fields } = Posted::checked(visitor, fields)?;
    Ok(Upload {
        visitor,
        fields,
        files,
    })
}

/// A form with a file that anybody may send from one of our own pages. The content is read and not stored.
pub struct PublicUpload(pub Upload);

impl FromRequest for PublicUpload {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let same_origin = is_same_origin(request.headers());
        let limit = limit_of(request);
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let (headers, payload) = (request.headers().clone(), payload.take());
        Box::pin(async move {
            let visitor = visitor.await?;
            if !same_origin {
                return Err(Failure::form_token(visitor.page(Section::Other)));
            }
            taken(visitor, &headers, payload, limit).await.map(Self)
        })
    }
}

/// The body that a program sends, without form and session.
pub struct RawBody {
    /// The sender: an anonymous visitor, known by address only.
    pub visitor: Visitor,
    /// The content of the body.
    pub bytes: Vec<u8>,
}

impl FromRequest for RawBody {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let limit = limit_of(request);
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let payload = payload.take();
        Box::pin(async move {
            let visitor = visitor.await?;
            let body = paced::read(payload, limit.0, "").await;
            let body = body.map_err(|why| unread(why, &visitor.page(Section::Other), limit.0))?;
            let bytes = body.to_vec();
            Ok(Self { visitor, bytes })
        })
    }
}

fn limit_of(request: &HttpRequest) -> UploadLimit {
    let limit = request.app_data::<UploadLimit>().copied();
    limit.unwrap_or(UploadLimit::LIST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_without_folders_and_control_characters() {
        assert_eq!(shown_name("C:\\liste\\so\u{7}ci.csv"), "soci.csv");
        assert_eq!(shown_name("../../soci.csv"), "soci.csv");
        assert_eq!(shown_name(&"a".repeat(200)).len(), 80);
    }
}
