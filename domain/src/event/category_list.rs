//! The national categories of an organiser, as they are typed: one to a line, the highest first.

use std::fmt;

use super::{
    NationalCategory,
    named_code::{NamedCode, TypedFault, TypedReason},
};

/// Most categories of a list.
const MOST_CATEGORIES: usize = 60;
/// Longest code of a category, in characters: as lists of players have them.
const LONGEST_CATEGORY: usize = 4;

/// Categories of players, the highest first. No code is there twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CategoryList(Vec<NamedCode>);

impl CategoryList {
    /// Reads what was typed; `None` where nothing was.
    ///
    /// # Errors
    /// Everything that is wrong, line by line.
    pub fn parse(text: &str) -> Result<Option<Self>, Vec<TypedFault>> {
        let mut list: Vec<NamedCode> = Vec::new();
        let mut faults = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() {
                continue;
            }
            let code = line.split_whitespace().next().unwrap_or_default();
            let read = match code.chars().count() > LONGEST_CATEGORY {
                true => Err(TypedReason::LongCode),
                false => NamedCode::read(line),
            };
            let read = read.and_then(|one| match list.iter().any(|other| other.is(&one.code)) {
                true => Err(TypedReason::Twice),
                false if list.len() >= MOST_CATEGORIES => Err(TypedReason::TooMany),
                false => Ok(one),
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
    pub fn categories(&self) -> &[NamedCode] {
        &self.0
    }

    /// The code of a category as it is stored, from what was typed in any case.
    #[must_use]
    pub fn code(&self, typed: &str) -> Option<&str> {
        let found = self.0.iter().find(|one| one.is(typed));
        found.map(|one| one.code.as_str())
    }

    /// Where a category stands, from 0 for the highest, by its code in any case.
    #[must_use]
    pub fn place(&self, code: &str) -> Option<usize> {
        self.0.iter().position(|one| one.is(code))
    }
}

/// As it is typed: what [`CategoryList::parse`] reads.
impl fmt::Display for CategoryList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, one) in self.0.iter().enumerate() {
            let line = if index > 0 { "\n" } else { "" };
            write!(f, "{line}{} {}", one.code, one.name)?;
        }
        Ok(())
    }
}

/// The categories that an entry may have: those of its organiser, or Italy's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Categories {
    /// Those of the Federazione Scacchistica Italiana.
    #[default]
    Italy,
    /// An organiser's own.
    Own(CategoryList),
}

impl Categories {
    /// The code of a category as it is stored, from what was typed in any case; `None` for none of them.
    #[must_use]
    pub fn code(&self, typed: &str) -> Option<&str> {
        match self {
            Self::Italy => NationalCategory::parse(typed).map(NationalCategory::code),
            Self::Own(list) => list.code(typed),
        }
    }

    /// Every code, and how the category is called where it has a name of its own.
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
                    .map(|one| (one.code.as_str(), Some(one.name.as_str())))
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
