//! Windows of long lists.

use std::ops::Range;

/// Rows of a window.
pub const ROWS: usize = 200;

/// Maximum rows of a list that is not cut, because a second window would only be in the way.
const UNCUT: usize = 300;

/// The rows of a list that are requested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Window {
    /// All rows.
    #[default]
    All,
    /// The window with this number, from 1; the nearest one if there are fewer.
    Number(usize),
    /// The window with this entry.
    Entry(i32),
    /// The window with the first participant whose name begins with this text.
    Name(String),
    /// A stretch of rows, independent of the windows of pages.
    Stretch {
        /// Number of rows before the stretch.
        after: usize,
        /// Maximum rows of the stretch.
        most: usize,
    },
}

/// Number of windows of a list.
#[must_use]
pub const fn count(total: usize) -> usize {
    if total <= UNCUT {
        1
    } else {
        total.div_ceil(ROWS)
    }
}

/// The rows of window `number`, from 1; the nearest window if there are fewer.
#[must_use]
pub fn rows(total: usize, number: usize) -> Range<usize> {
    let count = count(total);
    if count == 1 {
        return 0..total;
    }
    let number = number.clamp(1, count);
    (number - 1) * ROWS..(number * ROWS).min(total)
}

/// The rows of a list in which nobody's place is requested.
#[must_use]
pub fn wanted(total: usize, window: &Window) -> Range<usize> {
    match window {
        Window::Stretch { after, most } => stretch(total, *after, *most),
        Window::Number(number) => rows(total, *number),
        Window::All | Window::Entry(_) | Window::Name(_) => rows(total, 1),
    }
}

/// The rows of window `number`, from 1, of a list with windows of this `size`; the nearest window if there are fewer.
#[must_use]
pub fn cut(total: usize, size: usize, number: usize) -> Range<usize> {
    let size = size.max(1);
    let number = number.clamp(1, total.div_ceil(size).max(1));
    (number - 1) * size..(number * size).min(total)
}

/// At most `most` rows after the first `after` rows.
#[must_use]
pub fn stretch(total: usize, after: usize, most: usize) -> Range<usize> {
    let start = after.min(total);
    start..start.saturating_add(most).min(total)
}

/// A number of rows, from the type of the store.
#[must_use]
pub fn counted(rows: i64) -> usize {
    usize::try_from(rows).unwrap_or(0)
}

/// Rows of a list as the store is asked for them: the number of rows before, and their number.
#[must_use]
pub fn offset_and_limit(rows: &Range<usize>) -> (i64, i64) {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    (number(rows.start), number(rows.len()))
}

/// The number of the window, from 1, that contains the row at `place` (from 0).
#[must_use]
pub const fn of_row(total: usize, place: usize) -> usize {
    if total <= UNCUT { 1 } else { place / ROWS + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_only_long_lists() {
        assert_eq!((count(300), rows(300, 2)), (1, 0..300));
        assert_eq!(
            (count(501), rows(501, 2), rows(501, 9)),
            (3, 200..400, 400..501)
        );
        assert_eq!(
            (stretch(10, 3, 4), stretch(10, 8, 4), stretch(10, 11, 4)),
            (3..7, 8..10, 10..10)
        );
        assert_eq!(stretch(10, 2, usize::MAX), 2..10);
        assert_eq!(
            (cut(21, 10, 3), cut(21, 10, 9), cut(0, 10, 0)),
            (20..21, 20..21, 0..0)
        );
        assert_eq!(offset_and_limit(&(200..401)), (200, 201));
        assert_eq!(
            (of_row(501, 400), of_row(300, 299), rows(0, 1)),
            (3, 1, 0..0)
        );
    }
}
