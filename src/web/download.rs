//! Files to download: content type, name, and a tag by which a program sees that nothing changed.

use actix_web::{
    HttpResponse,
    http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, ETAG, VARY},
};
use sha2::{Digest, Sha256};

use crate::app::DataSheet;

use super::{
    Failure, Visitor,
    kept::{Asks, Written, hex},
};

/// Comma-separated values.
pub const CSV: &str = "text/csv; charset=utf-8";
/// Tournament reports.
pub const TRF: &str = "text/plain; charset=utf-8";
/// Games as PGN.
pub const PGN: &str = "application/vnd.chess-pgn; charset=utf-8";
/// Pictures as PNG.
pub const PNG: &str = "image/png";
/// Workbooks of spreadsheet programs.
pub const XLSX: &str = crate::words::workbook::KIND;
/// Archives of tournaments.
pub const ARCHIVE: &str = "application/vnd.tratto+zip";
/// Pages as files, packed.
pub const ZIP: &str = "application/zip";
/// Data for programs.
pub const JSON: &str = "application/json; charset=utf-8";
/// XML for another site.
pub const XML: &str = "application/xml; charset=utf-8";
/// Calendars as iCalendar.
pub const CALENDAR: &str = "text/calendar; charset=utf-8";
/// Feeds of news.
pub const ATOM: &str = "application/atom+xml; charset=utf-8";

/// The file for one reader, or `304 Not Modified` if they have it. The tag is the SHA-256 hash of the bytes.
pub fn download(asks: &Asks, kind: &'static str, name: &str, body: Written) -> HttpResponse {
    let hash = match &body {
        Written::Text(text) => hex(&Sha256::digest(text.as_bytes())),
        Written::Packed(bytes) => hex(&Sha256::digest(bytes)),
        Written::Long(file) => file.hash.clone(),
    };
    let tag = format!("\"{hash}\"");
    let known = asks.knows(&tag);
    let mut response = if known {
        HttpResponse::NotModified()
    } else {
        HttpResponse::Ok()
    };
    response
        .insert_header((ETAG, tag))
        // Arbiters get more than the public, so the answer is for one reader and always revalidated.
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header((VARY, "Cookie"));
    if known {
        return response.finish();
    }
    response.content_type(kind).insert_header((
        CONTENT_DISPOSITION,
        format!("attachment; filename=\"{name}\""),
    ));
    match body {
        Written::Text(text) => response.body(text),
        Written::Packed(bytes) => response.body(bytes),
        Written::Long(file) => response.body(file.body()),
    }
}

/// A person's own data as a file of this type: [`JSON`] or otherwise [`CSV`]. It is never cached.
pub fn data_file(
    visitor: &Visitor,
    sheet: &DataSheet,
    kind: &'static str,
) -> Result<HttpResponse, Failure> {
    let (name, text) = if kind == JSON {
        let text = sheet.json().map_err(|error| visitor.fail(error))?;
        ("personal-data.json", text)
    } else {
        ("personal-data.csv", sheet.csv())
    };
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .insert_header((
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ))
        .body(text))
}
