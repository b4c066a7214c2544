//! A report without days of birth, as a deed keeps it; only the year remains.

use crate::{event::Birth, formats::encoding::decode};

/// Columns of the date of birth in records of players, from 0.
const BIRTH: std::ops::Range<usize> = 69..79;

/// Whether a line is about a player: record 001, or the national record that follows it, `ITA`.
fn is_of_player(line: &str) -> bool {
    let code = line.get(..3).unwrap_or_default();
    code == "001" || (code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_alphabetic()))
}

/// The text of a report, with `1987/00/00` in place of `1987/05/03`.
pub(super) fn without_birth_days(bytes: &[u8]) -> String {
    let (text, _) = decode(bytes);
    let lines = text.split_inclusive(['\n', '\r']);
    lines.map(year_alone).collect()
}

fn year_alone(line: &str) -> String {
    if !is_of_player(line) {
        return line.to_owned();
    }
    let column = |n: usize| line.char_indices().nth(n).map_or(line.len(), |(at, _)| at);
    let (from, to) = (column(BIRTH.start), column(BIRTH.end));
    let (Some(before), Some(field), Some(rest)) =
        (line.get(..from), line.get(from..to), line.get(to..))
    else {
        return line.to_owned();
    };
    let date: String = field.split_whitespace().collect();
    match Birth::parse(&date) {
        Ok(birth @ Birth::Date(_)) => {
            let ends: String = field.chars().filter(|c| matches!(c, '\n' | '\r')).collect();
            format!("{before}{:04}/00/00{ends}{rest}", birth.year())
        }
        _ => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_goes_and_the_rest_stays() {
        let player = |birth: &str| {
            format!(
                "001    1 m    {:<33} {:>4} {:>3} {:>11} {birth:<10} {:>4} {:>4}\r\n",
                "Rossi,Mario", 1800, "ITA", 0, "2.0", 1
            )
        };
        let report = format!("012 Open 1987/05/03\r\n{}", player("1987/05/03"));
        let cut = without_birth_days(report.as_bytes());
        assert_eq!(
            cut,
            format!("012 Open 1987/05/03\r\n{}", player("1987/00/00"))
        );
        let year = player("1987/00/00");
        assert_eq!(without_birth_days(year.as_bytes()), year);
        for short in ["001", "", "\n", "001    1 m    Rossi"] {
            assert_eq!(without_birth_days(short.as_bytes()), short);
        }
    }
}
