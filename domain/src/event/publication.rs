//! How a participant is shown to the public: how much of the name, and where.

use super::{PersonName, word::words};

/// How much of a name is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NameShown {
    /// Nobody chose: the whole name is shown; for people below 18 the given name is cut to its initial.
    #[default]
    Unsaid,
    /// The whole name.
    Whole,
    /// The surname and the initial of the given name.
    Initial,
}

impl NameShown {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Unsaid, Self::Whole, Self::Initial];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unsaid => "unsaid",
            Self::Whole => "whole",
            Self::Initial => "initial",
        }
    }

    /// The name as it is shown; `may_be_minor` says whether the person may be below 18.
    #[must_use]
    pub fn of(self, name: &PersonName, may_be_minor: bool) -> PersonName {
        match self {
            Self::Initial => name.with_initial(),
            Self::Unsaid if may_be_minor => name.with_initial(),
            Self::Unsaid | Self::Whole => name.clone(),
        }
    }
}

/// Where a participant is named. Each place includes those before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Publication {
    /// Only on the sheets in the hall.
    Hall,
    /// Also on the pages of the event.
    Web,
    /// Also in the files of the event, which federations and other sites take over.
    #[default]
    Federation,
}

impl Publication {
    /// Every value, the narrowest first.
    pub const ALL: [Self; 3] = [Self::Hall, Self::Web, Self::Federation];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hall => "hall",
            Self::Web => "web",
            Self::Federation => "federation",
        }
    }

    /// Whether a participant with this choice is named there.
    #[must_use]
    pub fn reaches(self, outlet: Outlet) -> bool {
        match outlet {
            Outlet::Page => self >= Self::Web,
            Outlet::File => self >= Self::Federation,
        }
    }
}

words!(NameShown, Publication);

/// A place where something about a participant is shown to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outlet {
    /// A page.
    Page,
    /// A file that programs read: reports, tables, games.
    File,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_names_where_it_says_and_nowhere_else() {
        for (choice, page, file) in [
            (Publication::Hall, false, false),
            (Publication::Web, true, false),
            (Publication::Federation, true, true),
        ] {
            assert_eq!(choice.reaches(Outlet::Page), page, "{choice:?}");
            assert_eq!(choice.reaches(Outlet::File), file, "{choice:?}");
        }
    }

    #[test]
    fn children_are_shown_by_their_initial_unless_somebody_chose() {
        let name = PersonName::recorded("Neri", "Ada");
        for (choice, minor, shown) in [
            (NameShown::Unsaid, false, "Neri Ada"),
            (NameShown::Unsaid, true, "Neri A."),
            (NameShown::Whole, true, "Neri Ada"),
            (NameShown::Initial, false, "Neri A."),
        ] {
            assert_eq!(
                choice.of(&name, minor).to_string(),
                shown,
                "{choice:?} {minor}"
            );
        }
    }
}
