//! The sent list, as a table of cells.

use crate::{
    app::workbook::{self, WorkbookFault},
    formats::{
        csv::of_list,
        encoding::decode,
        sheet::{Origin, Sheet, of_report},
        trf::{self, TrfError},
    },
};

/// A list as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file, or rows pasted from a spreadsheet.
    Bytes(Vec<u8>),
    /// The list that a page showed, sent back by its form.
    Shown {
        /// The cells, as [`Sheet::carried`] writes them; for a text the text itself.
        text: String,
        /// Code of the [`Origin`].
        origin: String,
        /// Merged cells: `A3:A5 B7:C7`.
        merged: String,
    },
}

/// Why the sent data are not a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotASheet {
    /// A picture.
    Picture,
    /// A workbook in the old binary format, or protected by a password.
    OldWorkbook,
    /// Another kind of file.
    Other,
    /// A workbook that cannot be read.
    Broken,
    /// A workbook that becomes too large when unpacked.
    TooLarge,
    /// A text in an encoding that cannot be read.
    Encoding {
        /// Line of the first invalid character, from 1.
        line: usize,
        /// Its column in the line, from 1.
        column: usize,
    },
    /// A tournament report with errors.
    Report(Vec<TrfError>),
}

/// First bytes of pictures: PNG, JPEG, GIF, BMP, and two kinds of TIFF. HEIC and WebP are checked separately.
const PICTURES: [&[u8]; 6] = [
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"BM",
    b"II*\0",
    b"MM\0*",
];

/// First bytes of compound files of old programs.
const COMPOUND: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

impl Source {
    /// Reads the table.
    ///
    /// # Errors
    /// What the data are instead.
    pub(super) fn sheet(&self) -> Result<Sheet, NotASheet> {
        match self {
            Self::Bytes(bytes) => sheet_of(bytes),
            Self::Shown {
                text,
                origin,
                merged,
            } => {
                let areas = merged.split_whitespace();
                let merged = areas.filter_map(|area| area.parse().ok()).collect();
                match Origin::from_code(origin) {
                    Some(origin) => Ok(Sheet::of_carried(text, origin, merged)),
                    None => sheet_of(text.as_bytes()),
                }
            }
        }
    }

    /// The text that a form sends back for this table.
    pub(super) fn text(&self, sheet: &Sheet) -> String {
        match (self, &sheet.origin) {
            (Self::Shown { text, .. }, _) => text.clone(),
            (Self::Bytes(bytes), Origin::Text { .. }) => decode(bytes).0.into_owned(),
            (Self::Bytes(_), _) => sheet.carried(),
        }
    }
}

fn sheet_of(bytes: &[u8]) -> Result<Sheet, NotASheet> {
    if workbook::is_packed(bytes) {
        return workbook::read(bytes).map_err(|fault| match fault {
            WorkbookFault::Other => NotASheet::Other,
            WorkbookFault::Broken => NotASheet::Broken,
            WorkbookFault::TooLarge => NotASheet::TooLarge,
        });
    }
    if is_picture(bytes) {
        return Err(NotASheet::Picture);
    }
    if bytes.starts_with(COMPOUND) {
        return Err(NotASheet::OldWorkbook);
    }
    if bytes.starts_with(b"%PDF") || bytes.starts_with(b"{\\rtf") {
        return Err(NotASheet::Other);
    }
    if let Some((line, column)) = Sheet::not_a_text(bytes) {
        return Err(NotASheet::Encoding { line, column });
    }
    let text = decode(bytes).0;
    if is_report(&text) {
        let report = trf::read(bytes).map_err(NotASheet::Report)?;
        return Ok(of_report(&report, &text));
    }
    Ok(of_list(bytes))
}

fn is_picture(bytes: &[u8]) -> bool {
    // A text may begin with the letters BM; a picture has zero bytes soon after them.
    let begins = |mark: &&[u8]| {
        let is_sure = mark.len() > 2;
        bytes.starts_with(mark) && (is_sure || bytes.iter().take(16).any(|byte| *byte == 0))
    };
    let at =
        |from: usize, mark: &[u8]| bytes.get(from..).is_some_and(|rest| rest.starts_with(mark));
    let in_box = at(4, b"ftyp") || (bytes.starts_with(b"RIFF") && at(8, b"WEBP"));
    in_box || PICTURES.iter().any(begins)
}

/// Whether a text has records of players, as tournament reports do.
fn is_report(text: &str) -> bool {
    text.split(['\r', '\n']).any(|line| {
        let number = line.strip_prefix("001 ").and_then(|rest| rest.get(..4));
        number.is_some_and(|number| number.trim().parse::<u16>().is_ok())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_list_is_called_by_its_name() {
        for (bytes, fault) in [
            (&b"\x89PNG\r\n\x1a\n"[..], NotASheet::Picture),
            (b"\xff\xd8\xff\xe0", NotASheet::Picture),
            (b"BM\x36\x00\x00\x00", NotASheet::Picture),
            (b"RIFF\x01\x02\x03\x04WEBPVP8 ", NotASheet::Picture),
            (b"\0\0\0\x18ftypheic", NotASheet::Picture),
            (COMPOUND, NotASheet::OldWorkbook),
            (b"%PDF-1.7", NotASheet::Other),
            (b"PK\x03\x04 and no more", NotASheet::Broken),
            (
                b"C\0o\0g\0n\0o\0m\0e\0",
                NotASheet::Encoding { line: 1, column: 2 },
            ),
        ] {
            assert_eq!(sheet_of(bytes), Err(fault));
        }
        assert!(sheet_of(b"BMW;Nome\n").is_ok());
        assert!(sheet_of(b"001    x").is_ok());
        let broken = sheet_of(b"012 Open\n001    1 m    Rossi,Mario\n001    1 m    Neri,Ugo\n");
        assert!(matches!(broken, Err(NotASheet::Report(errors)) if !errors.is_empty()));
    }
}
