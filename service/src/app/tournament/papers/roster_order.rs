//! The order of a printed list of players, and its parts.

use std::cmp::{Ordering, Reverse};

use crate::{
    app::fold,
    event::{Categories, Word},
};

use super::roster_line::{PartName, RosterLine};

/// The order of a printed list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Surname, then given name.
    #[default]
    Name,
    /// Pairing number; before numbers are given, the initial ranking.
    Number,
    /// Rating, the highest first; players without one last.
    Rating,
    /// Club; players without one last.
    Club,
    /// Code of the federation; players without one last.
    Federation,
    /// National category, the strongest first.
    Category,
}

impl Word for Order {
    const ALL: &'static [Self] = &[
        Self::Name,
        Self::Number,
        Self::Rating,
        Self::Club,
        Self::Federation,
        Self::Category,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Number => "number",
            Self::Rating => "rating",
            Self::Club => "club",
            Self::Federation => "federation",
            Self::Category => "category",
        }
    }
}

/// What the players of each part have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Split {
    /// Nothing: a single list.
    #[default]
    None,
    /// Club; players without one last.
    Club,
    /// Code of the federation; players without one last.
    Federation,
    /// National category.
    Category,
}

impl Word for Split {
    const ALL: &'static [Self] = &[Self::None, Self::Club, Self::Federation, Self::Category];

    fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Club => "club",
            Self::Federation => "federation",
            Self::Category => "category",
        }
    }
}

/// Categories of the Italian federation, the strongest first; FIDE titles are above them.
const CATEGORIES: [&str; 11] = [
    "GM", "IM", "MI", "FM", "MF", "M", "CM", "1N", "2N", "3N", "NC",
];

/// Sort key of a category: first those of the organiser, then unknown ones, then none.
fn strength(category: &str, of: &Categories) -> (usize, String) {
    let (known, count) = match of {
        Categories::Italy => {
            let mut all = CATEGORIES.iter();
            (all.position(|known| *known == category), CATEGORIES.len())
        }
        Categories::Own(list) => (list.place(category), list.categories().len()),
    };
    let place = match category {
        "" => count + 1,
        _ => known.unwrap_or(count),
    };
    (place, category.to_owned())
}

fn name(line: &RosterLine) -> String {
    fold(&line.entrant.name().to_string())
}

/// Sort key of a text, ignoring case and accents; an empty text comes last.
fn filled_first(text: &str) -> (bool, String) {
    let text = fold(text);
    (text.is_empty(), text)
}

fn federation(line: &RosterLine) -> String {
    let federation = line.entrant.person.federation;
    federation.map_or_else(String::new, |federation| federation.code().to_owned())
}

/// Sorts lines, which are in the order of numbers, into the wanted order with these categories. Equal lines are sorted by name.
pub(super) fn sort(lines: &mut [RosterLine], order: Order, of: &Categories) {
    match order {
        Order::Number => {}
        Order::Name => lines.sort_by_cached_key(name),
        Order::Rating => {
            lines.sort_by_cached_key(|line| (Reverse(line.entrant.rating), name(line)));
        }
        Order::Club => {
            lines.sort_by_cached_key(|line| (filled_first(&line.entrant.club), name(line)));
        }
        Order::Federation => {
            lines.sort_by_cached_key(|line| (filled_first(&federation(line)), name(line)));
        }
        Order::Category => {
            lines.sort_by_cached_key(|line| (strength(&line.category, of), name(line)));
        }
    }
}

/// The part to which a line belongs.
pub(super) fn part_of(line: &RosterLine, split: Split) -> PartName {
    let named = |name: String| match name.as_str() {
        "" => PartName::Without,
        _ => PartName::Named(name),
    };
    match split {
        Split::None => PartName::Whole,
        Split::Club => named(line.entrant.club.trim().to_owned()),
        Split::Federation => named(federation(line)),
        Split::Category => named(line.category.clone()),
    }
}

/// The name of a part on paper; one of the organiser's own categories gets its full name.
pub(super) fn called(name: PartName, split: Split, of: &Categories) -> PartName {
    match (name, split, of) {
        (PartName::Named(code), Split::Category, Categories::Own(list)) => {
            let mut all = list.categories().iter();
            let found = all.find(|one| one.named.is(&code));
            let called = found.map(|one| format!("{} {}", one.named.code, one.named.name));
            PartName::Named(called.unwrap_or(code))
        }
        (name, ..) => name,
    }
}

/// The order of two parts.
pub(super) fn by_name(split: Split, a: &PartName, b: &PartName, of: &Categories) -> Ordering {
    let key = |part: &PartName| match part {
        PartName::Whole => (0, 0, String::new()),
        PartName::Named(name) if split == Split::Category => {
            let (place, name) = strength(name, of);
            (1, place, name)
        }
        PartName::Named(name) => (1, 0, fold(name)),
        PartName::Others => (2, 0, String::new()),
        PartName::Without => (3, 0, String::new()),
    };
    key(a).cmp(&key(b))
}
