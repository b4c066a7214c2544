//! The rows that a deed names by number, so that a deed of another machine can be read with the numbers of this one.

use super::{result::ResultEntered, subject::Subject, table::Deed};

/// Stands for a row that a deed of another machine names and that no longer exists.
pub(crate) const GONE: &str = "-";

/// A number within a deed, with the kind of row that it belongs to.
type Named<'a> = (fn(i32) -> Subject, &'a mut i32);

impl Deed {
    /// The rows that this deed names, in a fixed order. Only deeds of another machine that can be undone are listed;
    /// every other deed names none here.
    fn named(&mut self) -> Vec<Named<'_>> {
        match self {
            Self::ResultRecorded(entered)
            | Self::ResultCorrected(entered)
            | Self::ResultRatingCorrected(entered) => result(entered),
            Self::ResultRuled(ruled) => result(&mut ruled.result),
            Self::ByeSet(set) => vec![(Subject::Entry, &mut set.entry)],
            Self::PairForbidden(pair) => vec![(Subject::Prohibition, &mut pair.pair)],
            Self::PairAllowed(pair) => entries(pair.entries.iter_mut()),
            Self::NumbersExchanged(two) => entries(two.entries.iter_mut()),
            Self::Renumbered(all) => entries(all.moved.iter_mut().map(|one| &mut one.entry)),
            _ => Vec::new(),
        }
    }

    /// The rows that this deed names, as text: `entry:3,entry:4`. Empty if it names none.
    pub(crate) fn named_rows(&mut self) -> String {
        let named = self.named().into_iter();
        let named: Vec<String> = named
            .map(|(subject, number)| subject(*number).to_string())
            .collect();
        named.join(",")
    }

    /// The same deed with its row numbers replaced by those in `rows`, which has the form of
    /// [`named_rows`](Self::named_rows). `None` if one of the rows no longer exists, or if the text belongs to another
    /// deed.
    pub(crate) fn with_named_rows(mut self, rows: &str) -> Option<Self> {
        let rows = Some(rows).filter(|rows| !rows.is_empty());
        let mut rows = rows.into_iter().flat_map(|rows| rows.split(','));
        for (subject, number) in self.named() {
            let found = Subject::parse(rows.next()?)?;
            let (Subject::Entry(id) | Subject::Pairing(id) | Subject::Prohibition(id)) = found
            else {
                return None;
            };
            if subject(id) != found {
                return None;
            }
            *number = id;
        }
        rows.next().is_none().then_some(self)
    }
}

fn result(entered: &mut ResultEntered) -> Vec<Named<'_>> {
    vec![(Subject::Pairing, &mut entered.pairing)]
}

fn entries<'a>(numbers: impl Iterator<Item = &'a mut i32>) -> Vec<Named<'a>> {
    let subject: fn(i32) -> Subject = Subject::Entry;
    numbers.map(|number| (subject, number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::deed::{NumbersExchanged, RoundPublished};

    fn exchanged(entries: [i32; 2]) -> Deed {
        Deed::NumbersExchanged(NumbersExchanged {
            entries,
            ..NumbersExchanged::default()
        })
    }

    #[test]
    fn a_deed_is_read_with_other_numbers() {
        assert_eq!(exchanged([3, 4]).named_rows(), "entry:3,entry:4");
        let moved = exchanged([3, 4]).with_named_rows("entry:71,entry:70");
        assert_eq!(moved, Some(exchanged([71, 70])));
        let published = Deed::RoundPublished(RoundPublished::default());
        assert_eq!(published.clone().named_rows(), "");
        assert_eq!(published.clone().with_named_rows(""), Some(published));
    }

    #[test]
    fn rows_that_are_no_more_or_of_another_deed_are_not_taken() {
        for rows in [
            "",
            ",",
            "-",
            "-,-",
            "entry:71,-",
            "entry:71",
            "entry:71,",
            ",entry:71",
            "entry:71,pairing:70",
            "entry:71,entry:70,entry:69",
            "entry:71,entry:x",
        ] {
            assert_eq!(exchanged([3, 4]).with_named_rows(rows), None, "{rows}");
        }
    }
}
