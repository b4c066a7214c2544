//! Forms with files as they arrive.

use std::{future::Future, pin::Pin};

use actix_multipart::Multipart;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::TryStreamExt;

use crate::app::AppError;

use super::{
    Failure, Fields, Posted, Visitor,
    view::{Page, Section},
    visitor::is_same_origin,
};

/// Most bytes of one part.
const PART_LIMIT: usize = 512 * 1024;
/// Most bytes of all parts together.
const TOTAL_LIMIT: usize = 640 * 1024;
/// Most parts.
const MOST_PARTS: usize = 4000;

/// A file chosen in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Name of the form's field.
    pub field: String,
    /// Name of the file as the browser says it; shown, never used as a path.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// A form with files sent from one of our own pages, and who sent it: origin and form token are checked.
pub struct Upload {
    /// Who.
    pub visitor: Visitor,
    /// The fields that are no files.
    pub fields: Fields,
    /// The files that were chosen; a file field left empty is not among them.
    pub files: Vec<File>,
}

impl Upload {
    /// The file chosen in a field.
    #[must_use]
    pub fn file(&self, field: &str) -> Option<&File> {
        self.files.iter().find(|file| file.field == field)
    }
}

async fn parts(mut multipart: Multipart, page: &Page) -> Result<(Fields, Vec<File>), Failure> {
    let broken = || Failure::new(AppError::Fields(Vec::new()), page.clone());
    let (mut fields, mut files) = (Vec::new(), Vec::new());
    let mut left = TOTAL_LIMIT;
    while let Some(mut part) = multipart.try_next().await.map_err(|_| broken())? {
        let field = part.name().unwrap_or_default().to_owned();
        let name = part
            .content_disposition()
            .and_then(|disposition| disposition.get_filename())
            .map(ToOwned::to_owned);
        let bytes = part
            .bytes(PART_LIMIT.min(left))
            .await
            .map_err(|_| Failure::too_large(page.clone()))?
            .map_err(|_| broken())?;
        left = left.saturating_sub(bytes.len());
        if fields.len() + files.len() >= MOST_PARTS {
            return Err(Failure::too_large(page.clone()));
        }
        match name {
            Some(name) if name.is_empty() && bytes.is_empty() => {}
            Some(name) => files.push(File {
                field,
                name: name
                    .rsplit(['/', '\\'])
                    .next()
                    .unwrap_or_default()
                    .chars()
                    .filter(|c| !c.is_control())
                    .take(80)
                    .collect(),
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

impl FromRequest for Upload {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let same_origin = is_same_origin(request.headers());
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let multipart = Multipart::from_request(request, payload);
        Box::pin(async move {
            let visitor = visitor.await?;
            let page = visitor.page(Section::Other);
            if !same_origin {
                return Err(Failure::form_token(page));
            }
            let multipart = multipart
                .await
                .map_err(|_| Failure::new(AppError::Fields(Vec::new()), page.clone()))?;
            let (fields, files) = parts(multipart, &page).await?;
            let Posted { visitor, fields } = Posted::checked(visitor, fields)?;
            Ok(Self {
                visitor,
                fields,
                files,
            })
        })
    }
}
