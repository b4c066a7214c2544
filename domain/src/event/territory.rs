//! The regions and provinces in which an organiser finds its clubs and tournaments.
//!
//! It is typed with one region on each line: its name, a colon, and its provinces with their codes. A region of one province
//! needs no colon.
//!
//! ```text
//! Val d’Arno: FI Florence, PI Pisa
//! TI Ticino
//! ```

use std::fmt;

use super::{
    named_code::{LONGEST_NAME, NamedCode, TypedFault, TypedReason},
    province::{PROVINCES, REGIONS},
};

/// Most provinces of a territory.
const MOST_PROVINCES: usize = 400;

/// A region with its provinces, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    pub name: String,
    /// Its provinces, in the order in which they were typed.
    pub provinces: Vec<NamedCode>,
}

/// Regions with their provinces. No region's name and no province's code occurs twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory(Vec<Region>);

impl Territory {
    /// Italy's regions and provinces.
    #[must_use]
    pub fn italy() -> Self {
        let provinces = |region: &str| {
            let own = PROVINCES.iter().filter(|one| one.region == region);
            own.map(|one| NamedCode {
                code: one.code.to_owned(),
                name: one.name.to_owned(),
            })
            .collect()
        };
        let regions = REGIONS.into_iter().map(|region| Region {
            name: region.to_owned(),
            provinces: provinces(region),
        });
        Self(regions.collect())
    }

    /// Reads what was typed; `None` for an empty text.
    ///
    /// # Errors
    /// Everything that is wrong, line by line.
    pub fn parse(text: &str) -> Result<Option<Self>, Vec<TypedFault>> {
        let mut regions: Vec<Region> = Vec::new();
        let mut faults = Vec::new();
        let mut count = 0;
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() {
                continue;
            }
            let mut refuse = |found: &str, reason| {
                faults.push(TypedFault {
                    line: index + 1,
                    found: found.trim().to_owned(),
                    reason,
                });
            };
            let (name, listed) = match line.split_once(':') {
                Some((name, listed)) => (Some(name.trim()), listed),
                None => (None, line),
            };
            let mut provinces: Vec<NamedCode> = Vec::new();
            let mut is_read = true;
            for one in listed.split(',').filter(|one| !one.trim().is_empty()) {
                match NamedCode::read(one) {
                    Err(reason) => {
                        refuse(one, reason);
                        is_read = false;
                    }
                    Ok(province) => {
                        let mut known = regions.iter().flat_map(|region| &region.provinces);
                        let is_there = known.any(|other| other.is(&province.code))
                            || provinces.iter().any(|other| other.is(&province.code));
                        if is_there {
                            refuse(&province.code, TypedReason::Twice);
                        }
                        provinces.push(province);
                    }
                }
            }
            // Without a colon the province gives the region its name.
            let name = name.or(provinces.first().map(|one| one.name.as_str()));
            let name = name.unwrap_or_default().to_owned();
            if name.is_empty() || provinces.is_empty() {
                // If part of a line was refused, what is missing for that reason is not reported again.
                if is_read {
                    refuse(line, TypedReason::NoName);
                }
            } else if name.chars().count() > LONGEST_NAME {
                refuse(&name, TypedReason::LongName);
            } else if regions.iter().any(|region| region.name == name) {
                refuse(&name, TypedReason::Twice);
            }
            count += provinces.len();
            if count > MOST_PROVINCES {
                refuse(&name, TypedReason::TooMany);
                break;
            }
            regions.push(Region { name, provinces });
        }
        match (faults.is_empty(), regions.is_empty()) {
            (false, _) => Err(faults),
            (true, true) => Ok(None),
            (true, false) => Ok(Some(Self(regions))),
        }
    }

    /// The regions, in their order.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        &self.0
    }

    /// The region of this name.
    #[must_use]
    pub fn region(&self, name: &str) -> Option<&Region> {
        self.0.iter().find(|region| region.name == name.trim())
    }

    /// The province with this code, in any case, and its region.
    #[must_use]
    pub fn province(&self, code: &str) -> Option<(&Region, &NamedCode)> {
        self.0.iter().find_map(|region| {
            let own = region.provinces.iter().find(|province| province.is(code))?;
            Some((region, own))
        })
    }

    /// The codes of a region's provinces; empty if there is no such region.
    #[must_use]
    pub fn codes_of(&self, region: &str) -> Vec<&str> {
        let provinces = self.region(region).map(|region| &region.provinces);
        let codes = provinces.into_iter().flatten();
        codes.map(|province| province.code.as_str()).collect()
    }
}

/// The text as it is typed: [`Territory::parse`] reads it.
impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, region) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{}:", region.name)?;
            for (place, province) in region.provinces.iter().enumerate() {
                let comma = if place > 0 { "," } else { "" };
                write!(f, "{comma} {} {}", province.code, province.name)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<(usize, TypedReason)> {
        let faults = Territory::parse(text).unwrap_err();
        let faults = faults.into_iter().map(|fault| (fault.line, fault.reason));
        faults.collect()
    }

    #[test]
    fn a_territory_is_what_was_typed() {
        let typed = "Oberland:  TH Thun , IN Interlaken,\n\n TI Ticino\r\n";
        let territory = Territory::parse(typed).unwrap().unwrap();
        let names: Vec<&str> = territory
            .regions()
            .iter()
            .map(|region| region.name.as_str())
            .collect();
        assert_eq!(names, ["Oberland", "Ticino"]);
        assert_eq!(territory.codes_of("Oberland"), ["TH", "IN"]);
        let (region, province) = territory.province(" in ").unwrap();
        assert_eq!(
            (region.name.as_str(), province.name.as_str()),
            ("Oberland", "Interlaken")
        );
        assert!(territory.province("BL").is_none());
        assert!(territory.codes_of("Molise").is_empty());
        let again = Territory::parse(&territory.to_string()).unwrap();
        assert_eq!(again, Some(territory));
        assert_eq!(Territory::parse(" \n"), Ok(None));
    }

    #[test]
    fn all_that_is_wrong_is_said_with_its_line() {
        use TypedReason::{Code, LongName, NoName, TooMany, Twice};
        for (typed, wrong) in [
            ("Nord: N1 Uno\nSud: N1 Due", vec![(2, Twice)]),
            ("Nord: N1 Uno, n1 Due", vec![(1, Twice)]),
            ("Nord: N1 Uno\nNord: N2 Due", vec![(2, Twice)]),
            ("Nord:", vec![(1, NoName)]),
            (": N1 Uno", vec![(1, NoName)]),
            ("TI", vec![(1, NoName)]),
            ("Nord: LONGISH Uno", vec![(1, Code)]),
            ("Nord: -1 Uno, A Uno", vec![(1, Code)]),
        ] {
            assert_eq!(faults(typed), wrong, "{typed}");
        }
        let long = "x".repeat(61);
        assert_eq!(faults(&format!("{long}: A Uno")), [(1, LongName)]);
        assert_eq!(faults(&format!("Nord: A {long}, B Due")), [(1, LongName)]);
        let many: Vec<String> = (0..=MOST_PROVINCES).map(|n| format!("{n} P")).collect();
        assert_eq!(faults(&format!("Nord: {}", many.join(","))), [(1, TooMany)]);
    }

    #[test]
    fn a_region_has_a_name_of_sixty_characters_at_most() {
        let typed = |length: usize| format!("{}: A Uno", "è".repeat(length));
        let territory = Territory::parse(&typed(60)).unwrap().unwrap();
        assert_eq!(territory.regions()[0].name, "è".repeat(60));
        assert_eq!(faults(&typed(61)), [(1, TypedReason::LongName)]);
    }

    #[test]
    fn a_territory_has_four_hundred_provinces_at_most() {
        let typed = |second: usize| {
            let provinces = |letter: char, count: usize| {
                let all = (0..count).map(|n| format!("{letter}{n} Provincia"));
                all.collect::<Vec<String>>().join(", ")
            };
            let (north, south) = (provinces('N', 200), provinces('S', second));
            format!("Nord: {north}\nSud: {south}")
        };
        let territory = Territory::parse(&typed(200)).unwrap().unwrap();
        let counts: Vec<usize> = territory
            .regions()
            .iter()
            .map(|region| region.provinces.len())
            .collect();
        assert_eq!(counts, [200, 200]);
        assert_eq!(faults(&typed(201)), [(2, TypedReason::TooMany)]);
    }

    #[test]
    fn a_territory_is_written_with_line_ends_and_commas_between_alone() {
        let typed = "Oberland:TH Thun,IN  Interlaken\n\nTI Ticino\n";
        let territory = Territory::parse(typed).unwrap().unwrap();
        assert_eq!(
            territory.to_string(),
            "Oberland: TH Thun, IN Interlaken\nTicino: TI Ticino"
        );
    }

    #[test]
    fn italy_is_one() {
        let italy = Territory::italy();
        assert_eq!(
            Territory::parse(&italy.to_string()),
            Ok(Some(italy.clone()))
        );
        assert_eq!(italy.province("cr").unwrap().0.name, "Lombardia");
    }
}
