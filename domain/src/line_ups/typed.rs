//! Quotas as people type them, one on each line: the conditions, a colon, how many: `donne: 1`, `under 16: tutti`. Commas separate
//! several conditions.

use thiserror::Error;

use crate::prizes::{Reading, condition, parts};

use super::{Least, Quota};

/// The most lines.
pub const MOST_QUOTAS: usize = 10;

/// The most players that a line can ask for.
const MOST_PLAYERS: u8 = 20;

/// Words for everybody who plays: Italian and English, German, French, Spanish.
const EVERYBODY: [&str; 10] = [
    "tutti",
    "tutte",
    "all",
    "everybody",
    "everyone",
    "alle",
    "tous",
    "toutes",
    "todos",
    "todas",
];

/// A fault in a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct QuotaFault {
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub what: WhatOfQuota,
}

/// A fault in a quota.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WhatOfQuota {
    /// No colon between the conditions and the number.
    #[error("no colon: {0}")]
    NoColon(String),
    /// Not a number of players.
    #[error("not a number of players: {0}")]
    Number(String),
    /// An unknown condition.
    #[error("not a condition: {0}")]
    Condition(String),
    /// More lines than allowed; this is the limit.
    #[error("more than {0}")]
    TooMany(usize),
}

/// Reads the lines.
///
/// # Errors
/// Everything that is wrong, by line.
pub fn read_quotas(text: &str, reading: Reading<'_>) -> Result<Vec<Quota>, Vec<QuotaFault>> {
    let (mut quotas, mut faults) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(text.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        if quotas.len() == MOST_QUOTAS {
            let what = WhatOfQuota::TooMany(MOST_QUOTAS);
            faults.push(QuotaFault { line, what });
            break;
        }
        match quota(text.trim(), reading) {
            Ok(quota) => quotas.push(quota),
            Err(what) => faults.push(QuotaFault { line, what }),
        }
    }
    if faults.is_empty() {
        Ok(quotas)
    } else {
        Err(faults)
    }
}

fn quota(text: &str, reading: Reading<'_>) -> Result<Quota, WhatOfQuota> {
    let (whom, count) = text
        .rsplit_once(':')
        .ok_or_else(|| WhatOfQuota::NoColon(text.to_owned()))?;
    let (whom, count) = (whom.trim(), count.trim());
    let least = if EVERYBODY.contains(&count.to_lowercase().as_str()) {
        Least::Everybody
    } else {
        let number = count.parse().ok();
        let number = number.filter(|number| (1..=MOST_PLAYERS).contains(number));
        Least::Count(number.ok_or_else(|| WhatOfQuota::Number(count.to_owned()))?)
    };
    let read = |part: &str| {
        let part = part.trim();
        condition(part, reading).map_err(|_| WhatOfQuota::Condition(part.to_owned()))
    };
    Ok(Quota {
        conditions: parts(whom)
            .into_iter()
            .map(read)
            .collect::<Result<_, _>>()?,
        whom: whom.to_owned(),
        least,
    })
}

#[cfg(test)]
mod tests {
    use crate::{
        event::{Categories, CategoryList},
        prizes::Condition,
    };

    use super::*;

    /// Reads a text with Italy's categories.
    fn read_quotas(text: &str) -> Result<Vec<Quota>, Vec<QuotaFault>> {
        super::read_quotas(text, Reading::default())
    }

    #[test]
    fn lines_ask_for_the_categories_of_the_organiser() {
        let list = CategoryList::parse("A1 First class").unwrap();
        let own = list.map_or(Categories::Italy, Categories::Own);
        let quotas = super::read_quotas("categoria a1: 1", Reading::Typed(&own)).unwrap();
        let rank = Condition::Rank(vec!["A1".to_owned()]);
        assert_eq!(quotas.first().unwrap().conditions, [rank]);
        assert!(read_quotas("categoria a1: 1").is_err());
        assert!(super::read_quotas("categoria 2N: 1", Reading::Typed(&own)).is_err());
    }

    #[test]
    fn lines_are_read_as_people_write_them() {
        for (text, whom, conditions, least) in [
            ("donne: 1", "donne", vec![Condition::Women], Least::Count(1)),
            (
                "under 16, donne : 2",
                "under 16, donne",
                vec![Condition::AtMost(16), Condition::Women],
                Least::Count(2),
            ),
            (
                "nati dal 2012: TUTTI",
                "nati dal 2012",
                vec![Condition::BornFrom(2012)],
                Least::Everybody,
            ),
            (
                "women: all",
                "women",
                vec![Condition::Women],
                Least::Everybody,
            ),
        ] {
            let quotas = read_quotas(text).unwrap();
            let quota = quotas.first().unwrap();
            assert_eq!(quota.whom, whom);
            assert_eq!(quota.conditions, conditions, "{text}");
            assert_eq!(quota.least, least, "{text}");
        }
        assert_eq!(read_quotas("\n  \n"), Ok(vec![]));
        assert_eq!(read_quotas("donne: 20").unwrap().len(), 1);
    }

    #[test]
    fn what_is_wrong_is_said_by_line() {
        let found = read_quotas("donne 1\ndonne: 0\n\nalti: 2\ndonne: 21\ndonne: quattro\n: 1");
        let fault = |line, what| QuotaFault { line, what };
        assert_eq!(
            found,
            Err(vec![
                fault(1, WhatOfQuota::NoColon("donne 1".to_owned())),
                fault(2, WhatOfQuota::Number("0".to_owned())),
                fault(4, WhatOfQuota::Condition("alti".to_owned())),
                fault(5, WhatOfQuota::Number("21".to_owned())),
                fault(6, WhatOfQuota::Number("quattro".to_owned())),
                fault(7, WhatOfQuota::Condition(String::new())),
            ])
        );
        let many = "donne: 1\n".repeat(MOST_QUOTAS);
        assert_eq!(read_quotas(&many).unwrap().len(), MOST_QUOTAS);
        assert_eq!(
            read_quotas(&format!("{many}donne: 1")),
            Err(vec![fault(
                MOST_QUOTAS + 1,
                WhatOfQuota::TooMany(MOST_QUOTAS)
            )])
        );
    }
}
