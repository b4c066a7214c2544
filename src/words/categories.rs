//! The national categories that an organiser has of its own.

use crate::{event::Categories, i18n::Words};

/// What a field says that asks for categories; nothing where they are those of Italy, which arbiters know.
#[must_use]
pub fn own(t: Words, of: &Categories) -> Option<String> {
    let Categories::Own(list) = of else {
        return None;
    };
    let all = list.categories().iter();
    let all: Vec<String> = all
        .map(|one| format!("{} {}", one.code, one.name))
        .collect();
    Some(t.a("own-categories-note", "list", all.join(", ")))
}
