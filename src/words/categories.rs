//! An organiser's own national categories.

use crate::{
    event::{AgeRange, Categories},
    i18n::Words,
};

/// The categories as a hint for fields that ask for them; `None` for the Italian ones, which arbiters know.
#[must_use]
pub fn own(t: Words, of: &Categories) -> Option<String> {
    let Categories::Own(list) = of else {
        return None;
    };
    let all: Vec<String> = list.categories().iter().map(ToString::to_string).collect();
    Some(t.with_one("own-categories-note", "list", all.join(", ")))
}

/// The age limits of a category in words.
#[must_use]
pub fn ages(t: Words, ages: AgeRange) -> String {
    match ages {
        AgeRange::AtLeast(least) => t.with_one("category-ages-least", "n", least),
        AgeRange::AtMost(most) => t.with_one("category-ages-most", "n", most),
        AgeRange::Between(least, most) => t.with_two("category-ages", "least", least, "most", most),
    }
}
