//! Forms with a text of their own: pasted into a field, or sent as a file.

use std::{future::Future, pin::Pin};

use actix_multipart::Multipart;
use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::header::CONTENT_TYPE,
    web::{Bytes, PayloadConfig},
};
use futures_util::{StreamExt, TryStreamExt};

use super::{
    Failure, Fields, Posted, Visitor, posted::is_text, view::Section, visitor::is_same_origin,
};

/// The largest file, in bytes.
pub const MOST_BYTES: usize = 5 << 20;

/// The whole request: pasted text grows when it is encoded.
pub fn limit() -> PayloadConfig {
    PayloadConfig::new(3 * MOST_BYTES)
}

/// A form from one of our own pages, with a file or a pasted text.
pub struct Sent {
    /// Who.
    pub visitor: Visitor,
    /// The fields, without the text.
    pub fields: Fields,
    /// The file, or the text.
    pub bytes: Vec<u8>,
}

impl FromRequest for Sent {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let same_origin = is_same_origin(request.headers());
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let kind = request.headers().get(CONTENT_TYPE);
        let is_multipart = kind
            .and_then(|kind| kind.to_str().ok())
            .is_some_and(|kind| kind.starts_with("multipart/form-data"));
        let parts = is_multipart.then(|| Multipart::new(request.headers(), payload.take()));
        let body = (!is_multipart).then(|| Bytes::from_request(request, payload));
        Box::pin(async move {
            let visitor = visitor.await?;
            let page = visitor.page(Section::Other);
            if !same_origin {
                return Err(Failure::form_token(page));
            }
            let too_large = || Failure::too_large(page.clone());
            let mut file = Vec::new();
            let mut fields = match (parts, body) {
                (Some(parts), _) => {
                    let read = read_parts(parts).await.ok_or_else(too_large)?;
                    file = read.file;
                    read.fields
                }
                (None, Some(body)) => {
                    let body = body.await.map_err(|_| too_large())?;
                    if !is_text(&body) {
                        return Err(Failure::unreadable(page));
                    }
                    serde_urlencoded::from_bytes(&body)
                        .map_err(|_| Failure::unreadable(page.clone()))?
                }
                (None, None) => Vec::new(),
            };
            let text: String = fields
                .iter()
                .find(|(name, _)| name == "text")
                .map(|(_, value)| value.clone())
                .unwrap_or_default();
            fields.retain(|(name, _)| name != "text");
            let bytes = if file.is_empty() {
                text.into_bytes()
            } else {
                file
            };
            if bytes.len() > MOST_BYTES {
                return Err(too_large());
            }
            let posted = Posted::checked(visitor, Fields(fields))?;
            Ok(Self {
                visitor: posted.visitor,
                fields: posted.fields,
                bytes,
            })
        })
    }
}

#[derive(Default)]
struct Parts {
    fields: Vec<(String, String)>,
    file: Vec<u8>,
}

/// All parts; `None` when they are too large or broken.
async fn read_parts(mut parts: Multipart) -> Option<Parts> {
    let mut read = Parts::default();
    let mut size = 0;
    while let Some(mut part) = parts.next().await.transpose().ok()? {
        let name = part.name()?.to_owned();
        let file_name = part
            .content_disposition()
            .and_then(|disposition| disposition.get_filename())
            .map(ToOwned::to_owned);
        let mut bytes = Vec::new();
        while let Some(chunk) = part.try_next().await.ok()? {
            size += chunk.len();
            if size > 3 * MOST_BYTES {
                return None;
            }
            bytes.extend_from_slice(&chunk);
        }
        match file_name {
            Some(_) => {
                if name == "file" && !bytes.is_empty() {
                    read.file = bytes;
                }
            }
            None => read
                .fields
                .push((name, String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
    Some(read)
}
