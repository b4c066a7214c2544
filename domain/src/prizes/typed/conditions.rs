//! Conditions of a category as they are typed, in any of the five languages. Their words are in `words`.

use crate::{
    event::{Categories, Elo, Federation, Points, Title},
    prizes::Condition,
};

use super::{
    fault::What,
    reading::Reading,
    words::{
        ABOVE, AND_MORE, AT_LEAST, BELOW, BORN_FROM, BORN_UNTIL, BOUNDS, CLUB, FEDERATION, FROM,
        KIND_OF_CLUB, OR_UNRATED, POINTS, RANK, SENIOR, UNRATED, UP_TO, WOMEN, YEARS,
    },
};

/// Numbers from this one on are ratings, smaller ones are ages.
const LEAST_RATING: u16 = 100;

/// Reads one condition.
pub(crate) fn read(text: &str, reading: Reading<'_>) -> Result<Condition, What> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let typed = words.join(" ");
    let lower = typed.to_lowercase();
    let found = named(&typed, &lower)
        .or_else(|| called_rank(&typed, &lower, reading))
        .or_else(|| points(&lower))
        .or_else(|| born(&lower))
        .or_else(|| number(&lower))
        .or_else(|| ranks(&typed, reading));
    found.ok_or_else(|| What::Condition(text.to_owned()))
}

/// The text after one of these words.
fn after<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let rest = words.iter().find_map(|word| text.strip_prefix(word));
    rest.map(str::trim).filter(|rest| !rest.is_empty())
}

/// The text before one of these words.
fn before<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let rest = words.iter().find_map(|word| text.strip_suffix(word));
    rest.map(str::trim).filter(|rest| !rest.is_empty())
}

/// A text without the word for years behind its number, and whether there was one: `unter 18 Jahren`.
fn in_years(text: &str) -> (&str, bool) {
    match before(text, YEARS) {
        Some(rest) => (rest, true),
        None => (text, false),
    }
}

fn named(typed: &str, lower: &str) -> Option<Condition> {
    if WOMEN.contains(&lower) {
        return Some(Condition::Women);
    }
    if UNRATED.contains(&lower) {
        return Some(Condition::Unrated);
    }
    let (_, name) = typed.split_once(' ')?;
    if after(lower, CLUB).is_some() {
        return Some(Condition::Club(name.to_owned()));
    }
    if after(lower, KIND_OF_CLUB).is_some() {
        return Some(Condition::Club(typed.to_owned()));
    }
    after(lower, FEDERATION)?;
    let federation = Federation::parse(&name.to_uppercase()).ok()?;
    Some(Condition::Federation(federation))
}

/// FIDE titles and national categories after a word such as "category": `categoria 2N 3N`.
fn called_rank(typed: &str, lower: &str, reading: Reading<'_>) -> Option<Condition> {
    let word = RANK.iter().find(|word| lower.starts_with(**word))?;
    ranks(typed.get(word.len()..)?, reading)
}

/// FIDE titles and national categories: `GM IM`, `2N 3N`.
fn ranks(typed: &str, reading: Reading<'_>) -> Option<Condition> {
    let words = typed.split([' ', '/']).filter(|word| !word.is_empty());
    let codes: Option<Vec<String>> = words.map(|word| rank_code(word, reading)).collect();
    codes.filter(|codes| !codes.is_empty()).map(Condition::Rank)
}

/// The abbreviation of a title or category; those of titles may be of any language. A category of the organiser's own comes first.
fn rank_code(word: &str, reading: Reading<'_>) -> Option<String> {
    let category = reading.categories().code(word);
    if let (Categories::Own(_), Some(code)) = (reading.categories(), category) {
        return Some(code.to_owned());
    }
    let code = Title::abbreviated(word).map(Title::code).or(category);
    code.or_else(|| reading.is_stored().then_some(word))
        .map(ToOwned::to_owned)
}

fn points(lower: &str) -> Option<Condition> {
    let rest = after(lower, AT_LEAST)?;
    let number = POINTS.iter().find_map(|word| rest.strip_suffix(word))?;
    let points: Points = number.parse().ok()?;
    Some(Condition::Points(points.halves()))
}

fn born(lower: &str) -> Option<Condition> {
    let year = |text: &str| {
        let year: i32 = text.parse().ok()?;
        (1880..=2100).contains(&year).then_some(year)
    };
    if let Some(rest) = after(lower, BORN_FROM) {
        return year(rest).map(Condition::BornFrom);
    }
    year(after(lower, BORN_UNTIL)?).map(Condition::BornUntil)
}

/// Ages and ratings.
fn number(lower: &str) -> Option<Condition> {
    let with_unrated = OR_UNRATED.iter().find_map(|word| lower.strip_suffix(word));
    let unrated = with_unrated.is_some();
    let text = with_unrated.unwrap_or(lower);
    let (text, is_age) = in_years(text);
    let rating = |from: Option<u16>, to: Option<u16>| Condition::Rating { from, to, unrated };
    let of = |number: u16, age: fn(u8) -> Condition, band: Condition| {
        if number >= LEAST_RATING {
            Some(band).filter(|_| !is_age)
        } else {
            u8::try_from(number).ok().map(age).filter(|_| !unrated)
        }
    };
    if let Some(to) = after(text, UP_TO).and_then(figure) {
        return of(to, Condition::AtMost, rating(None, Some(to)));
    }
    if let Some(from) = after(text, FROM).and_then(figure) {
        return of(from, Condition::AtLeast, rating(Some(from), None));
    }
    if let Some(limit) = after(text, BELOW).and_then(figure) {
        return of(limit, Condition::AtMost, rating(None, Some(limit - 1)));
    }
    if let Some(limit) = after(text, ABOVE).and_then(figure) {
        return of(limit, Condition::AtLeast, rating(Some(limit + 1), None));
    }
    if let Some(age) = after(text, SENIOR)
        .or_else(|| before(text, AND_MORE))
        .and_then(figure)
    {
        return of(age, Condition::AtLeast, rating(Some(age), None));
    }
    let text = after(text, FROM).unwrap_or(text);
    let (from, to) = BOUNDS.iter().find_map(|sign| text.split_once(sign))?;
    let (from, to) = (figure(from)?, figure(to)?);
    let is_band = from >= LEAST_RATING && from <= to && !is_age;
    is_band.then(|| rating(Some(from), Some(to)))
}

/// A rating or an age.
fn figure(text: &str) -> Option<u16> {
    let number: i64 = text.trim().parse().ok()?;
    Elo::try_from(number).ok().map(Elo::get)
}

#[cfg(test)]
mod tests {
    use crate::{event::CategoryList, prizes::Candidate};

    use super::*;

    #[test]
    fn categories_are_those_of_who_holds_the_event() {
        let list = CategoryList::parse("PRIM Primavera up to 10\nU10 Under 10\nF Fast").unwrap();
        let own = list.map_or(Categories::Italy, Categories::Own);
        let rank = |codes: &[&str]| {
            let codes = codes.iter().map(|code| (*code).to_owned());
            Condition::Rank(codes.collect())
        };
        for (text, found) in [
            ("prim", Some(rank(&["PRIM"]))),
            ("categoria Prim u10", Some(rank(&["PRIM", "U10"]))),
            ("PRIM/GM", Some(rank(&["PRIM", "GM"]))),
            ("category f", Some(rank(&["F"]))),
            // Words that already mean something else keep that meaning.
            ("U10", Some(Condition::AtMost(10))),
            ("f", Some(Condition::Women)),
            ("nc", Some(Condition::Unrated)),
            // Italy's categories are not valid here.
            ("categoria 2N", None),
            ("CMf", None),
            ("Primavera up to 10", None),
        ] {
            assert_eq!(read(text, Reading::Typed(&own)).ok(), found, "{text}");
            let stored = read(text, Reading::Stored(&own)).ok();
            match found {
                Some(_) => assert_eq!(stored, found, "{text}"),
                None => assert!(matches!(stored, Some(Condition::Rank(_))), "{text}"),
            }
        }
        assert_eq!(
            read("categoria 2N", Reading::Stored(&own)).ok(),
            Some(rank(&["2N"]))
        );
        assert_eq!(read(" ", Reading::Stored(&own)).ok(), None);
    }

    /// A player with a category gets its prize, even if a list wrote the category in another case.
    #[test]
    fn a_category_holds_in_any_case() {
        let who = |category: &str| Candidate {
            category: category.to_owned(),
            ..Candidate::default()
        };
        let condition = Condition::Rank(vec!["Ünd".to_owned()]);
        for (category, holds) in [("Ünd", true), ("ÜND", true), ("Und", false), ("", false)] {
            assert_eq!(condition.holds(&who(category), 2026), holds, "{category}");
        }
    }
}
