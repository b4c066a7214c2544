//! A text that holds a list of players, possibly below a title.

use super::{
    Separator,
    heading::{find, understood},
};
use crate::formats::sheet::Sheet;

/// The table of a text in which a list of players is expected. The separator is the one with which the most columns of the
/// heading are understood. A title above the heading may hold other separators.
#[must_use]
pub fn of_list(bytes: &[u8]) -> Sheet {
    let sheet = Sheet::of_text(bytes);
    let columns = |sheet: &Sheet| {
        let heading = find(&sheet.rows, None).and_then(|at| sheet.rows.get(at));
        heading.map_or(0, understood)
    };
    let mut best = (columns(&sheet), sheet);
    for separator in Separator::ALL {
        let sheet = Sheet::of_separated(bytes, separator);
        let understood = columns(&sheet);
        if understood > best.0 {
            best = (understood, sheet);
        }
    }
    best.1
}
