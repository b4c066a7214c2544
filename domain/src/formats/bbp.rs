//! A round's pairing as bbpPairings and JaVaFo print it: the number of lines that follow, then `white black` on each line, with
//! 0 for nobody. `7 0` gives the pairing-allocated bye to number 7.

use std::fmt::Write as _;

use crate::event::Tpn;

/// One line after the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// Two players.
    Pair {
        /// Pairing number of the player with White.
        white: Tpn,
        /// Pairing number of the player with Black.
        black: Tpn,
    },
    /// The pairing-allocated bye for this pairing number.
    Bye(Tpn),
}

/// Why a pairing cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct BbpError {
    /// Line, from 1.
    pub line: usize,
    /// The fault.
    pub kind: BbpErrorKind,
}

/// A fault in a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BbpErrorKind {
    /// The first line is not a number.
    #[error("not a number of pairs")]
    Count,
    /// Not two numbers, or 0 in the first place.
    #[error("not a pair")]
    Pair,
    /// The same number twice.
    #[error("number {0} is paired twice")]
    Twice(Tpn),
    /// Not as many lines as the first one says.
    #[error("{found} pairs instead of {announced}")]
    Length {
        /// The number in the first line.
        announced: usize,
        /// The number of lines after it.
        found: usize,
    },
}

/// Prints a pairing, with LF line ends.
#[must_use]
pub fn write(boards: &[Board]) -> String {
    let mut text = format!("{}\n", boards.len());
    for board in boards {
        let _ = match board {
            Board::Pair { white, black } => writeln!(text, "{white} {black}"),
            Board::Bye(player) => writeln!(text, "{player} 0"),
        };
    }
    text
}

/// Reads a pairing; blank lines are ignored.
///
/// # Errors
/// [`BbpError`] for the first line that is wrong.
pub fn read(text: &str) -> Result<Vec<Board>, BbpError> {
    let mut lines = text
        .split('\n')
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty());
    let error = |line, kind| BbpError { line, kind };
    let announced: usize = match lines.next() {
        Some((line, count)) => count
            .parse()
            .map_err(|_| error(line, BbpErrorKind::Count))?,
        None => return Err(error(1, BbpErrorKind::Count)),
    };
    let mut boards = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    let mut last_line = 1;
    for (line, text) in lines {
        last_line = line;
        let bad = || error(line, BbpErrorKind::Pair);
        let (first, second) = text.split_once(char::is_whitespace).ok_or_else(bad)?;
        let number = |text: &str| text.trim().parse::<u16>().map_err(|_| bad());
        let first = Tpn::new(number(first)?).ok_or_else(bad)?;
        let board = match number(second)? {
            0 => Board::Bye(first),
            black => Board::Pair {
                white: first,
                black: Tpn::new(black).ok_or_else(bad)?,
            },
        };
        let players = match board {
            Board::Pair { white, black } => [Some(white), Some(black)],
            Board::Bye(player) => [Some(player), None],
        };
        for player in players.into_iter().flatten() {
            if !seen.insert(player) {
                return Err(error(line, BbpErrorKind::Twice(player)));
            }
        }
        boards.push(board);
    }
    if boards.len() == announced {
        Ok(boards)
    } else {
        let found = boards.len();
        Err(error(last_line, BbpErrorKind::Length { announced, found }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_pairings_say_where() {
        let seven = Tpn::new(7).unwrap();
        for (text, line, kind) in [
            ("", 1, BbpErrorKind::Count),
            ("x\n", 1, BbpErrorKind::Count),
            ("1\n1\n", 2, BbpErrorKind::Pair),
            ("1\n0 1\n", 2, BbpErrorKind::Pair),
            ("1\n1 65536\n", 2, BbpErrorKind::Pair),
            ("2\n7 1\n\n2 7\n", 4, BbpErrorKind::Twice(seven)),
            ("2\n7 0\n7 0\n", 3, BbpErrorKind::Twice(seven)),
            (
                "2\n7 1\n",
                2,
                BbpErrorKind::Length {
                    announced: 2,
                    found: 1,
                },
            ),
        ] {
            assert_eq!(read(text), Err(BbpError { line, kind }), "{text}");
        }
    }

    #[test]
    fn a_pairing_is_read_and_written() {
        let [one, two, seven] = [1, 2, 7].map(|number| Tpn::new(number).unwrap());
        let boards = vec![
            Board::Pair {
                white: two,
                black: seven,
            },
            Board::Bye(one),
        ];
        for (text, lines, boards) in [
            ("2\n2 7\n1 0\n", "2\r\n\r\n2\t7\r\n1  0", boards),
            ("0\n", "\n0", vec![]),
        ] {
            assert_eq!(write(&boards), text);
            assert_eq!(read(text), Ok(boards.clone()));
            assert_eq!(read(lines), Ok(boards));
        }
    }

    #[test]
    fn corpus_answers_of_the_reference_engine_are_written_as_they_stand() {
        let mut byes = 0;
        let mut count = 0;
        let folder = crate::corpora_tests::corpora().join("trf").join("edge");
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path
                .extension()
                .is_none_or(|e| e != "pairs-2026" && e != "pairs-2017")
            {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let Ok(boards) = read(&text) else {
                // Where no pairing exists, the engine prints no list.
                println!("{}: {text:?}", path.display());
                continue;
            };
            byes += boards.iter().filter(|b| matches!(b, Board::Bye(_))).count();
            count += 1;
            assert_eq!(write(&boards), text, "{}", path.display());
        }
        assert!(count >= 40 && byes > 5, "{count} {byes}");
    }
}
