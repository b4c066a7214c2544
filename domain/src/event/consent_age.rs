//! The age from which people may consent to an online service by themselves, by country (GDPR art. 8).

use super::Federation;

/// Below this age a guardian consents, if the country has no law of its own (GDPR art. 8 par. 1).
const UNLESS_SAID: u8 = 16;

/// Federations whose countries have a law of their own, with the age that it sets: Italy by D.lgs. 196/2003 art. 2-quinquies.
const OWN: [(&str, u8); 20] = [
    ("AUT", 14),
    ("BEL", 13),
    ("BUL", 14),
    ("CYP", 14),
    ("CZE", 15),
    ("ENG", 13),
    ("ESP", 14),
    ("EST", 13),
    ("FIN", 13),
    ("FRA", 15),
    ("GRE", 15),
    ("ITA", 14),
    ("LAT", 13),
    ("LTU", 14),
    ("MLT", 13),
    ("POR", 13),
    ("SCO", 13),
    ("SMR", 16),
    ("SWE", 13),
    ("WLS", 13),
];

/// The age below which a guardian confirms for a participant of an event in the country of this federation.
#[must_use]
pub fn consent_age(federation: Option<Federation>) -> u8 {
    let own = OWN
        .iter()
        .find(|(code, _)| federation.as_ref().map(Federation::code) == Some(*code));
    own.map_or(UNLESS_SAID, |(_, age)| *age)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_age_is_the_countrys_own_or_that_of_the_regulation() {
        for (code, age) in [("ITA", 14), ("FRA", 15), ("GER", 16), ("SWE", 13)] {
            assert_eq!(consent_age(Federation::parse(code).ok()), age, "{code}");
        }
        assert_eq!(consent_age(None), 16);
        for (code, age) in OWN {
            assert!(Federation::parse(code).is_ok(), "{code}");
            assert!((13..=16).contains(&age), "{code}");
        }
    }
}
