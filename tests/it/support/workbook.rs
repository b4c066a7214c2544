//! Workbooks as spreadsheet programs pack them.

use std::io::{Cursor, Write as _};

use zip::{ZipWriter, write::SimpleFileOptions};

/// An archive of files.
pub fn packed(files: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        archive
            .start_file(*name, SimpleFileOptions::default())
            .unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// A workbook of one sheet: its rows as they stand in the file, and what follows them.
pub fn xlsx(rows: &str, after: &str) -> Vec<u8> {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let package = "http://schemas.openxmlformats.org/package/2006/relationships";
    packed(&[
        (
            "_rels/.rels",
            &format!(
                "<Relationships xmlns=\"{package}\"><Relationship Id=\"rId1\" Type=\"{office}/officeDocument\" \
                 Target=\"xl/workbook.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/workbook.xml",
            &format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{office}\"><sheets>\
                 <sheet name=\"Iscritti\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            &format!(
                "<Relationships xmlns=\"{package}\"><Relationship Id=\"rId1\" Type=\"{office}/worksheet\" \
                 Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"rId2\" Type=\"{office}/styles\" \
                 Target=\"styles.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/styles.xml",
            &format!(
                "<styleSheet xmlns=\"{main}\"><cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/>\
                 </cellXfs></styleSheet>"
            ),
        ),
        (
            "xl/worksheets/sheet1.xml",
            &format!(
                "<worksheet xmlns=\"{main}\"><sheetData>{rows}</sheetData>{after}</worksheet>"
            ),
        ),
    ])
}

/// A row of texts.
pub fn texts(line: usize, cells: &[&str]) -> String {
    let cells = ('A'..='Z').zip(cells).map(|(column, text)| {
        format!("<c r=\"{column}{line}\" t=\"inlineStr\"><is><t>{text}</t></is></c>")
    });
    format!("<row r=\"{line}\">{}</row>", cells.collect::<String>())
}

/// A workbook of one table.
pub fn ods(rows: &str) -> Vec<u8> {
    packed(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        (
            "content.xml",
            &format!(
                "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"Iscritti\">\
                 {rows}<table:table-row table:number-rows-repeated=\"1048000\">\
                 <table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>\
                 </table:table></office:spreadsheet></office:body></office:document-content>"
            ),
        ),
    ])
}

/// A cell of text of such a table.
pub fn cell(text: &str) -> String {
    format!(
        "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
    )
}
