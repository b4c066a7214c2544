//! The rows of a page that a screen asks for after they changed.

/// Maximum number of rows in one request; a screen that needs more asks for the whole page.
const MOST: usize = 20;

/// The numbers of pairings in `rows=17-23`. They must ascend, so that the same rows have only one address. `None` for any other
/// text.
#[must_use]
pub fn parse(text: &str) -> Option<Vec<i32>> {
    let numbers: Option<Vec<i32>> = text.split('-').map(|part| part.parse().ok()).collect();
    let numbers = numbers?;
    let rising = numbers.windows(2).all(|two| two.first() < two.last());
    let is_name = numbers.iter().map(i32::to_string).eq(text.split('-'));
    (rising && is_name && numbers.len() <= MOST).then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_rows_have_one_name() {
        assert_eq!(parse("17"), Some(vec![17]));
        assert_eq!(parse("17-23-102"), Some(vec![17, 23, 102]));
        for text in [
            "",
            "-",
            "17-",
            "23-17",
            "17-17",
            "017",
            "+17",
            "x",
            "17,23",
            "99999999999",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
        let many: Vec<String> = (1..=21).map(|number: i32| number.to_string()).collect();
        assert_eq!(parse(&many.join("-")), None);
    }
}
