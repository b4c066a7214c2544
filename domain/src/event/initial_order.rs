//! The initial ranking, from which pairing numbers come.

use super::{Elo, Title};

/// The keys of the initial ranking (C.04.2 art. 2.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The rating used for the event, if any.
    pub rating: Option<Elo>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Surname and given name, as compared for the alphabetical key.
    pub name: String,
}

/// Indices of `field` from the strongest to the weakest: rating, title, name (C.04.2 art. 2.2), then the
/// order given.
#[must_use]
pub fn initial_order(field: &[Strength]) -> Vec<usize> {
    let mut order: Vec<(usize, &Strength)> = field.iter().enumerate().collect();
    order.sort_by(|(a_index, a), (b_index, b)| {
        let title = |s: &Strength| {
            s.title.map_or(u8::MAX, |t| {
                Title::ALL
                    .iter()
                    .position(|x| *x == t)
                    .and_then(|i| u8::try_from(i).ok())
                    .unwrap_or(u8::MAX)
            })
        };
        b.rating
            .cmp(&a.rating)
            .then_with(|| title(a).cmp(&title(b)))
            .then_with(|| a.name.to_lowercase().cmp(&b.name.to_lowercase()))
            .then_with(|| a_index.cmp(b_index))
    });
    order.into_iter().map(|(index, _)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rating_then_title_then_name() {
        let s = |rating: u16, title: Option<Title>, name: &str| Strength {
            rating: Elo::new(rating).ok(),
            title,
            name: name.to_owned(),
        };
        let field = [
            s(0, None, "Zanetti"),
            s(2000, None, "Rossi"),
            s(2000, Some(Title::Wfm), "Verdi"),
            s(2000, Some(Title::Cm), "Zeta"),
            s(2100, None, "Neri"),
            s(0, None, "albani"),
        ];
        assert_eq!(initial_order(&field), [4, 3, 2, 1, 5, 0]);
    }
}
