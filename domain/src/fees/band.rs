//! Bands of fees, and which band applies to a participant.

use chrono::NaiveDate;

use crate::prizes::{Candidate, Condition, Money};

/// A participant who pays a fee.
#[derive(Clone, Debug)]
pub struct Payer {
    /// The person, as conditions look at them.
    pub who: Candidate,
    /// The day on which they entered.
    pub entered: NaiveDate,
}

/// A band of fees: participants who fulfil all its conditions pay its amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// Its own name, if it has one.
    pub name: Option<String>,
    /// The conditions of the band; empty if it is for everybody.
    pub conditions: Vec<Condition>,
    /// The last day of entry for which it applies; `None` without a limit.
    pub until: Option<NaiveDate>,
    /// The fee; zero for free entry.
    pub amount: Money,
}

impl Band {
    /// Whether the band applies to this payer; ages are counted in this year.
    #[must_use]
    pub fn fits(&self, payer: &Payer, year: i32) -> bool {
        self.until.is_none_or(|day| payer.entered <= day)
            && self
                .conditions
                .iter()
                .all(|one| one.holds(&payer.who, year))
    }
}

/// The fees of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeeTable {
    /// The bands from top to bottom.
    pub bands: Vec<Band>,
    /// The year in which ages are counted.
    pub year: i32,
}

impl FeeTable {
    /// The first band that applies; `None` if there is no such band.
    #[must_use]
    pub fn band_of(&self, payer: &Payer) -> Option<&Band> {
        self.bands.iter().find(|band| band.fits(payer, self.year))
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        event::{Sex, Title},
        fees::read,
        prizes::Reading,
    };

    use super::*;

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, day).unwrap_or_default()
    }

    fn table() -> FeeTable {
        let text = "GM IM WGM: gratis\nunder 18, fino al 10/11/2026: 30\nunder 18: 40\n\
                    amici = circolo Cavallo in f3: 45\nover 65: 45,50\nfino al 2026-11-10: 50\n60";
        FeeTable {
            bands: read(text, Reading::default()).unwrap_or_default(),
            year: 2026,
        }
    }

    #[test]
    fn the_first_band_that_fits_counts() {
        let table = table();
        assert_eq!(table.bands.len(), 7);
        let adult = Candidate {
            birth_year: Some(1990),
            ..Candidate::default()
        };
        let young = Candidate {
            birth_year: Some(2008),
            ..Candidate::default()
        };
        for (who, entered, cents) in [
            (adult.clone(), 10, 5_000),
            (adult.clone(), 11, 6_000),
            (young.clone(), 10, 3_000),
            (young.clone(), 11, 4_000),
            (
                Candidate {
                    title: Some(Title::Im),
                    ..young.clone()
                },
                11,
                0,
            ),
            (
                Candidate {
                    club: "Cavallo in f3".to_owned(),
                    ..adult.clone()
                },
                1,
                4_500,
            ),
            (
                Candidate {
                    birth_year: Some(1961),
                    ..adult.clone()
                },
                20,
                4_550,
            ),
            // Somebody of whom nothing is known pays the fee for everybody.
            (
                Candidate {
                    sex: Some(Sex::Female),
                    ..Candidate::default()
                },
                20,
                6_000,
            ),
        ] {
            let payer = Payer {
                who: who.clone(),
                entered: day(entered),
            };
            let band = table.band_of(&payer);
            assert_eq!(band.map(|band| band.amount.cents()), Some(cents), "{who:?}");
        }
    }

    #[test]
    fn without_a_band_for_everybody_some_pay_none() {
        let table = FeeTable {
            bands: read("donne: 20", Reading::default()).unwrap_or_default(),
            year: 2026,
        };
        let payer = Payer {
            who: Candidate::default(),
            entered: day(1),
        };
        assert_eq!(table.band_of(&payer), None);
        assert_eq!(FeeTable::default().band_of(&payer), None);
    }
}
