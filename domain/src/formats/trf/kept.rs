//! The lines of a report as they came, for a tournament that keeps them. [`Carried`](super::Carried) writes them again.

use super::{
    line::{Line, lines},
    note::Notes,
    pairing_record::is_team_record,
    player::{read_national, tpn},
    read::aligned,
};
use crate::{event::Tpn, formats::encoding::decode};

/// A line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    /// The start number of a record 001 or a national one; `None` for other records.
    pub start_number: Option<Tpn>,
    /// The text without blanks at its end. Its columns are counted in characters.
    pub text: String,
}

/// What a line is about. Records that say the same in two dialects are of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    Blank,
    Comment,
    Player,
    National,
    /// A record that this program reads and writes, with its TRF26 code.
    Known(&'a str),
    /// A record about teams, or one that is not known.
    Other,
}

/// The TRF26 code of a record that this program reads and writes.
fn known(code: &str) -> Option<&str> {
    Some(match code {
        "XXR" => "142",
        "XXC" => "152",
        "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => "162",
        "XXZ" => "240",
        "XXA" => "250",
        "XXP" => "260",
        "012" | "022" | "032" | "042" | "052" | "062" | "072" | "082" | "092" | "102" | "112"
        | "122" | "132" | "142" | "152" | "162" | "172" | "182" | "192" | "202" | "212" | "222"
        | "240" | "250" | "260" | "299" => code,
        _ => return None,
    })
}

/// The kind of a line.
pub(super) fn kind<'a>(line: &Line<'a>) -> Kind<'a> {
    let code = line.code();
    if line.text.starts_with("###") {
        Kind::Comment
    } else if line.text.trim().is_empty() {
        Kind::Blank
    } else if code == "001" {
        Kind::Player
    } else if is_team_record(code) {
        Kind::Other
    } else if let Some(code) = known(code) {
        Kind::Known(code)
    } else if read_national(line, &mut Notes::default()).is_some() {
        Kind::National
    } else {
        Kind::Other
    }
}

/// The lines of a report. Control characters become blanks, and empty lines at the end are dropped.
#[must_use]
pub fn kept_lines(bytes: &[u8]) -> Vec<KeptLine> {
    let (text, _) = decode(bytes);
    let mut notes = Notes::default();
    let mut kept: Vec<KeptLine> = lines(&text)
        .map(|line| {
            let kind = kind(&line);
            let line = match kind {
                Kind::Player => aligned(line, &mut notes),
                _ => line,
            };
            let number = tpn(line.field(5, 8).text);
            KeptLine {
                start_number: number.filter(|_| matches!(kind, Kind::Player | Kind::National)),
                text: in_characters(&line),
            }
        })
        .collect();
    while kept.last().is_some_and(|line| line.text.is_empty()) {
        kept.pop();
    }
    kept
}

/// The text of a line with its columns counted in characters, even if the file counts them in bytes. Only names are taken to
/// have letters of several bytes.
fn in_characters(line: &Line<'_>) -> String {
    let wide = line.width() > line.text.chars().count();
    let text = if wide {
        let (number, name) = (line.columns(1, 14), line.columns(15, 47));
        format!("{number:<14}{name:<33}{}", line.columns(48, line.width()))
    } else {
        line.text.to_owned()
    };
    let clean: String = text
        .chars()
        .map(|sign| if sign.is_control() { ' ' } else { sign })
        .collect();
    clean.trim_end().to_owned()
}

/// A record 001 without anything that says who the player is: number, points, place and rounds stay. `None` for any other record.
#[must_use]
pub fn of_nobody(text: &str) -> Option<String> {
    let line = Line::new(1, text);
    (kind(&line) == Kind::Player).then(|| {
        let number = line.columns(1, 8);
        let blank = "";
        format!("{number:<8}{blank:<71}{}", line.columns(80, line.width()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_players_have_their_numbers_and_characters_as_columns() {
        let record =
            |name: &str| format!("001   12      {name} 1800 ITA                         1.0    1");
        // 33 bytes are 32 characters here.
        let bytes = format!(
            "012 Open\r\n\n{}\r\n### nota\t\r\n\n",
            record("Nicolò                          ")
        );
        let kept = kept_lines(bytes.as_bytes());
        let texts: Vec<&str> = kept.iter().map(|line| line.text.as_str()).collect();
        let whole = record("Nicolò                           ");
        assert_eq!(texts, ["012 Open", "", &whole, "### nota"]);
        assert_eq!(kept[2].start_number, Tpn::new(12));
        assert!(
            [0, 1, 3]
                .into_iter()
                .all(|at| kept[at].start_number.is_none())
        );
    }

    #[test]
    fn nobody_is_left_with_number_and_results() {
        let line = "001    2 wWFM Rossi,Maria                       1800 ITA      812345 1990/00/00  1.0    2     1 b 1";
        let kept = of_nobody(line).unwrap();
        assert_eq!(kept.len(), line.len());
        assert_eq!(
            kept.split_whitespace().collect::<Vec<_>>(),
            ["001", "2", "1.0", "2", "1", "b", "1"]
        );
        assert_eq!(of_nobody("ITA    2      Rossi,Maria"), None);
    }

    #[test]
    fn records_of_both_dialects_are_one_kind() {
        for (text, expected) in [
            ("XXR 9", Kind::Known("142")),
            ("142 9", Kind::Known("142")),
            ("BBW 3.0", Kind::Known("162")),
            ("299 W", Kind::Known("299")),
            ("310   1 Team", Kind::Other),
            ("998 what", Kind::Other),
            ("ITA    1      Rossi,Maria", Kind::National),
            ("DAT    1      Rossi,Maria", Kind::Other),
            ("  ", Kind::Blank),
            ("###", Kind::Comment),
        ] {
            assert_eq!(kind(&Line::new(1, text)), expected, "{text}");
        }
    }
}
