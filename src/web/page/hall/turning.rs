//! How the pages of a screen turn.

/// Pages of content between two showings of an announcement.
const BETWEEN: usize = 3;

/// One page of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The announcement.
    Notice,
    /// A page of the content, from 0.
    Content(usize),
}

/// The pages of a screen in order, for `content` pages of content. During an announcement, the announcement comes first, and
/// again after every third page.
#[must_use]
pub fn leaves(content: usize, is_said: bool) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    for page in 0..content {
        if is_said && page % BETWEEN == 0 {
            leaves.push(Leaf::Notice);
        }
        leaves.push(Leaf::Content(page));
    }
    if leaves.is_empty() && is_said {
        leaves.push(Leaf::Notice);
    }
    leaves
}

/// Number of pages for this many rows with `a_page` rows each; at least 1.
#[must_use]
pub const fn pages(rows: usize, a_page: usize) -> usize {
    let pages = rows.div_ceil(a_page);
    if pages == 0 { 1 } else { pages }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_comes_first_and_again() {
        use Leaf::{Content, Notice};
        assert_eq!(leaves(2, false), [Content(0), Content(1)]);
        assert_eq!(
            leaves(4, true),
            [
                Notice,
                Content(0),
                Content(1),
                Content(2),
                Notice,
                Content(3)
            ]
        );
        assert_eq!(leaves(0, true), [Notice]);
        assert_eq!(leaves(0, false), []);
    }

    #[test]
    fn rows_fill_pages() {
        let counted: Vec<usize> = [0, 1, 20, 21, 40].map(|rows| pages(rows, 20)).into();
        assert_eq!(counted, [1, 1, 1, 2, 2]);
    }
}
