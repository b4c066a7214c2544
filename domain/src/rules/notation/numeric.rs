//! Numeric notation of correspondence chess (ICCF): a square is its file and its rank as digits, so `5254` is e2-e4. Castling is written
//! as the king's move, and a fifth digit names the man of a promotion.

/// The coordinates of a text that consists of digits: `e2e4`, `e7e8q`.
pub(super) fn squares(text: &str) -> Option<String> {
    let text = text.trim();
    let (squares, promotion) = match text.as_bytes() {
        squares @ [_, _, _, _] => (squares, None),
        [squares @ .., man] if squares.len() == 4 => {
            let man = match man {
                b'1' => 'q',
                b'2' => 'r',
                b'3' => 'b',
                b'4' => 'n',
                _ => return None,
            };
            (squares, Some(man))
        }
        _ => return None,
    };
    let mut found = String::with_capacity(5);
    for (index, digit) in squares.iter().enumerate() {
        let sign = match digit {
            b'1'..=b'8' if index % 2 == 0 => digit - b'1' + b'a',
            b'1'..=b'8' => *digit,
            _ => return None,
        };
        found.push(char::from(sign));
    }
    found.extend(promotion);
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_squares() {
        for (text, expected) in [
            ("5254", Some("e2e4")),
            ("5171", Some("e1g1")),
            ("17184", Some("a7a8n")),
            ("17185", None),
            ("5250", None),
            ("9254", None),
            ("525", None),
            ("525412", None),
            ("e2e4", None),
        ] {
            assert_eq!(squares(text).as_deref(), expected, "{text}");
        }
    }
}
