//! The national categories of an organiser, as they are typed: one to a line, the highest first.

use std::fmt;

use super::{
    AgeRange, NationalCategory,
    named_code::{NamedCode, TypedFault, TypedReason},
};

/// Most categories of a list.
const MOST_CATEGORIES: usize = 60;
/// Longest code of a category, in characters: lists of players have no room for more.
const LONGEST_CATEGORY: usize = 4;

/// A category of players: for how well they play, for their age, or for what its name says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    /// Code and name.
    pub named: NamedCode,
    /// The ages of its players; `None` for a category that does not depend on age.
    pub ages: Option<AgeRange>,
}

impl Category {
    /// Reads a code, the name behind it, and ages in parentheses behind the name.
    ///
    /// # Errors
    /// The reason why the line is not a category.
    fn read(line: &str) -> Result<Self, TypedReason> {
        let (text, ages) = AgeRange::split(line);
        match NamedCode::read(text) {
            // With nothing else behind the code, the ages are its name: texts typed before ages existed were read so.
            Err(TypedReason::NoName) if ages.is_some() => Ok(Self {
                named: NamedCode::read(line)?,
                ages: None,
            }),
            named => Ok(Self {
                named: named?,
                ages,
            }),
        }
    }
}

/// The line as it is typed.
impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.named.code, self.named.name)?;
        match self.ages {
            Some(ages) => write!(f, " ({ages})"),
            None => Ok(()),
        }
    }
}

/// Categories of players, the highest first. No code is there twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CategoryList(Vec<Category>);

impl CategoryList {
    /// Reads what was typed; `None` for an empty text.
    ///
    /// # Errors
    /// Everything that is wrong, line by line.
    pub fn parse(text: &str) -> Result<Option<Self>, Vec<TypedFault>> {
        let mut list: Vec<Category> = Vec::new();
        let mut faults = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() {
                continue;
            }
            let code = line.split_whitespace().next().unwrap_or_default();
            let read = match code.chars().count() > LONGEST_CATEGORY {
                true => Err(TypedReason::LongCode),
                false => Category::read(line),
            };
            let read = read.and_then(|one: Category| {
                let is_there = list.iter().any(|other| other.named.is(&one.named.code));
                match is_there {
                    true => Err(TypedReason::Twice),
                    false if list.len() >= MOST_CATEGORIES => Err(TypedReason::TooMany),
                    false => Ok(one),
                }
            });
            match read {
                Ok(one) => list.push(one),
                Err(reason) => faults.push(TypedFault {
                    line: index + 1,
                    found: line.trim().to_owned(),
                    reason,
                }),
            }
        }
        match (faults.is_empty(), list.is_empty()) {
            (false, _) => Err(faults),
            (true, true) => Ok(None),
            (true, false) => Ok(Some(Self(list))),
        }
    }

    /// The categories, the highest first.
    #[must_use]
    pub fn categories(&self) -> &[Category] {
        &self.0
    }

    /// The code of a category as it is stored, from what was typed in any case.
    #[must_use]
    pub fn code(&self, typed: &str) -> Option<&str> {
        let found = self.0.iter().find(|one| one.named.is(typed));
        found.map(|one| one.named.code.as_str())
    }

    /// The position of a category, from 0 for the highest, by its code in any case.
    #[must_use]
    pub fn place(&self, code: &str) -> Option<usize> {
        self.0.iter().position(|one| one.named.is(code))
    }

    /// The category for the age that somebody born in the year `born` has in this year: the narrowest that fits, and the
    /// highest of equally narrow ones. `None` if no category covers this age.
    #[must_use]
    pub fn of_age(&self, born: i32, year: i32) -> Option<&Category> {
        let of_ages = self.0.iter().filter_map(|one| Some((one, one.ages?)));
        let fitting = of_ages.filter(|(_, ages)| ages.holds(born, year));
        let narrowest = fitting.min_by_key(|(_, ages)| ages.breadth());
        narrowest.map(|(one, _)| one)
    }
}

/// The text as it is typed: [`CategoryList::parse`] reads it.
impl fmt::Display for CategoryList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, one) in self.0.iter().enumerate() {
            let line = if index > 0 { "\n" } else { "" };
            write!(f, "{line}{one}")?;
        }
        Ok(())
    }
}

/// The categories that an entry may have: those of its organiser or those of Italy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Categories {
    /// The categories of the Federazione Scacchistica Italiana.
    #[default]
    Italy,
    /// An organiser's own.
    Own(CategoryList),
}

impl Categories {
    /// The code of a category as it is stored, from what was typed in any case; `None` if there is no such category.
    #[must_use]
    pub fn code(&self, typed: &str) -> Option<&str> {
        match self {
            Self::Italy => NationalCategory::parse(typed).map(NationalCategory::code),
            Self::Own(list) => list.code(typed),
        }
    }

    /// Every code, with the name of the category if it has a name of its own.
    #[must_use]
    pub fn all(&self) -> Vec<(&str, Option<&str>)> {
        match self {
            Self::Italy => NationalCategory::ALL
                .into_iter()
                .map(|one| (one.code(), None))
                .collect(),
            Self::Own(list) => {
                let named = list.0.iter();
                named
                    .map(|one| (one.named.code.as_str(), Some(one.named.name.as_str())))
                    .collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_are_what_was_typed() {
        let list = CategoryList::parse("A1 First class\n a2  Second class\n\n");
        let list = list.unwrap().unwrap();
        assert_eq!(list.to_string(), "A1 First class\na2 Second class");
        assert_eq!(list.code("A2"), Some("a2"));
        assert_eq!(list.code("2N"), None);
        assert_eq!(list.place("A2 "), Some(1));
        assert_eq!(list.place("2N"), None);
        assert_eq!(CategoryList::parse(""), Ok(None));
        let own = Categories::Own(list);
        assert_eq!(own.all().first(), Some(&("A1", Some("First class"))));
        assert_eq!(own.code("a1"), Some("A1"));
        assert_eq!(Categories::Italy.code("2n"), Some("2N"));
        assert_eq!(Categories::Italy.code("A1"), None);
        assert_eq!(Categories::Italy.all().len(), 11);
    }

    #[test]
    fn a_category_may_have_ages() {
        let typed = "A1 First class\nU8 Under 8 (-8)\nU10 Under 10 (9-10)\nU12 Under 12 (-12)\nS50 Seniors (50+)\nX (1-2)";
        let list = CategoryList::parse(typed).unwrap().unwrap();
        assert_eq!(list.to_string(), typed);
        let ages: Vec<_> = list.categories().iter().map(|one| one.ages).collect();
        let between = Some(AgeRange::Between(9, 10));
        let (least, most) = (Some(AgeRange::AtLeast(50)), AgeRange::AtMost);
        assert_eq!(
            ages,
            [None, Some(most(8)), between, Some(most(12)), least, None]
        );
        assert_eq!(list.code("u10"), Some("U10"));
        let own = Categories::Own(list.clone());
        assert_eq!(own.all().get(2), Some(&("U10", Some("Under 10"))));
        assert_eq!(own.all().get(5), Some(&("X", Some("(1-2)"))));
        for (born, code) in [
            (2018, Some("U8")),
            (2017, Some("U10")),
            (2016, Some("U10")),
            (2015, Some("U12")),
            (2013, None),
            (1976, Some("S50")),
        ] {
            let found = list.of_age(born, 2026);
            assert_eq!(found.map(|one| one.named.code.as_str()), code, "{born}");
        }
        // Of equally narrow ones the higher.
        let twins = CategoryList::parse("B Boys (9-10)\nG Girls (9-10)").unwrap();
        let found = twins.as_ref().and_then(|list| list.of_age(2017, 2026));
        assert_eq!(found.map(|one| one.named.code.as_str()), Some("B"));
    }

    #[test]
    fn a_long_name_may_have_ages_too() {
        let name = "è".repeat(60);
        let list = CategoryList::parse(&format!("A {name} (9-10)")).unwrap();
        let list = list.unwrap();
        let one = list.categories().first().unwrap();
        assert_eq!(one.named.name, name);
        assert!(one.ages.is_some());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let faults = CategoryList::parse(
            "A1 First\nA1 Again\n\nToolong Name\nB\nFIRST Class\nFOUR Signs\nA/1 Slash",
        )
        .unwrap_err();
        let faults: Vec<_> = faults.iter().map(|one| (one.line, one.reason)).collect();
        assert_eq!(
            faults,
            [
                (2, TypedReason::Twice),
                (4, TypedReason::LongCode),
                (5, TypedReason::NoName),
                (6, TypedReason::LongCode),
                (8, TypedReason::Code)
            ]
        );
        let many: Vec<String> = (0..=MOST_CATEGORIES).map(|n| format!("{n} C")).collect();
        let faults = CategoryList::parse(&many.join("\n")).unwrap_err();
        assert_eq!(faults.len(), 1);
        assert_eq!(faults.first().unwrap().reason, TypedReason::TooMany);
    }
}
