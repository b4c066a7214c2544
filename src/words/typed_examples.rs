//! What pages show as an example of what may be typed is read, in every language, and means the same in all of them.

use crate::{
    event::{Categories, CategoryList, Sex},
    fees,
    formats::{
        csv::{Heading, PlayerColumn, by_heading, players},
        sheet::Sheet,
    },
    i18n::{Lang, Words},
    line_ups::{Quota, read_quotas},
    prizes::{self, Condition, PrizeList, Reading, Typed, Whose},
};

use super::{prizes::conditions_of, sheet};

/// What stands between quotation marks, of whatever language.
fn quoted(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['«', '“', '„']) {
        let (_, from) = rest.split_at(at);
        let mut inside = from.chars();
        let close = match inside.next() {
            Some('«') => '»',
            Some('„') => '“',
            _ => '”',
        };
        let Some((one, after)) = inside.as_str().split_once(close) else {
            break;
        };
        found.push(one.trim());
        rest = after;
    }
    found
}

/// A condition without what differs from language to language: the name of a club, and a federation.
fn alike(condition: &Condition) -> Condition {
    match condition {
        Condition::Club(_) | Condition::Federation(_) => Condition::Club(String::new()),
        other => other.clone(),
    }
}

fn all_alike(conditions: &[Condition]) -> Vec<Condition> {
    conditions.iter().map(alike).collect()
}

/// The headings of a list as the program understands them.
fn understood(headings: &[String]) -> Vec<Option<PlayerColumn>> {
    let text = format!("{}\n", headings.join(";"));
    let columns = by_heading(&Sheet::of_text(text.as_bytes()));
    columns
        .iter()
        .map(|heading: &Heading| heading.column)
        .collect()
}

#[test]
fn quotation_marks_of_every_language() {
    for text in [
        "«a: 1», «b»",
        "“a: 1”, “b”",
        "„a: 1“, „b“",
        "«\u{a0}a: 1\u{a0}» ; « b »",
    ] {
        assert_eq!(quoted(text), ["a: 1", "b"], "{text}");
    }
    assert_eq!(quoted("«a"), [""; 0]);
}

/// Each column by the word that pages have for it; the name in one cell stands for itself.
#[test]
fn every_column_is_known_by_its_name() {
    for lang in Lang::ALL {
        let t = Words(lang);
        let name = sheet::column(t, PlayerColumn::FullName);
        assert_eq!(
            understood(&[name]),
            [Some(PlayerColumn::FullName)],
            "{lang:?}"
        );
        let columns: Vec<PlayerColumn> = PlayerColumn::ALL
            .into_iter()
            .filter(|column| *column != PlayerColumn::FullName)
            .collect();
        let headings: Vec<String> = columns.iter().map(|one| sheet::column(t, *one)).collect();
        let expected: Vec<_> = columns.into_iter().map(Some).collect();
        assert_eq!(understood(&headings), expected, "{lang:?} {headings:?}");
        let upper: Vec<String> = headings.iter().map(|one| one.to_uppercase()).collect();
        assert_eq!(understood(&upper), expected, "{lang:?} {upper:?}");
    }
}

/// `Columns: Last, First, … Rating. The surname is enough.`
#[test]
fn the_columns_of_a_club_are_known() {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let said = Words(lang).get("clubs-file-columns");
        let (_, rest) = said.split_once(": ").unwrap();
        let (list, _) = rest.split_once(". ").unwrap();
        let headings: Vec<String> = list.split(", ").map(ToOwned::to_owned).collect();
        let columns = understood(&headings);
        assert!(
            columns.iter().all(Option::is_some),
            "{lang:?} {headings:?} {columns:?}"
        );
        all.push(columns);
    }
    assert!(
        all.iter()
            .all(|columns| *columns == all[0] && columns.len() == 9),
        "{all:?}"
    );
}

/// `Surname and given name (also in one cell), birth, … fee and fee paid: headings are …`
#[test]
fn the_columns_of_an_entry_list_are_known() {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let said = Words(lang).get("entry-list-columns-note");
        let (list, _) = said.split_once(':').unwrap();
        let (names, rest) = list.split_once(" (").unwrap();
        let (_, rest) = rest.split_once("), ").unwrap();
        let list = format!("{names}, {}", rest.trim());
        let and = [" e ", " and ", " und ", " et ", " y "];
        let headings: Vec<String> = list
            .split(", ")
            .flat_map(|part| {
                let two = and.iter().find_map(|and| part.split_once(and));
                two.map_or(vec![part], |(one, other)| vec![one, other])
            })
            .map(ToOwned::to_owned)
            .collect();
        let columns = understood(&headings);
        assert!(
            columns.iter().all(Option::is_some),
            "{lang:?} {headings:?} {columns:?}"
        );
        all.push(columns);
    }
    assert!(
        all.iter()
            .all(|columns| *columns == all[0] && columns.len() == 12),
        "{all:?}"
    );
}

/// `M or F`: a man and a woman, in each pair of letters.
#[test]
fn the_letters_for_sexes_are_read() {
    for lang in Lang::ALL {
        let t = Words(lang);
        let said = t.get("cell-sex");
        let letters: Vec<&str> = said
            .split(|sign: char| !sign.is_alphabetic())
            .filter(|word| !word.is_empty() && word.chars().all(char::is_uppercase))
            .collect();
        assert!(
            letters.len() >= 2 && letters.len().is_multiple_of(2),
            "{said}"
        );
        for pair in letters.chunks(2) {
            let heading = sheet::column(t, PlayerColumn::Sex);
            let (man, woman) = (pair[0], pair[1]);
            let text = format!("Cognome;Nome;{heading}\nNeri;Ugo;{man}\nNeri;Ada;{woman}\n");
            let read = players::read(text.as_bytes());
            let sexes: Vec<_> = read.rows.iter().map(|row| row.draft.sex).collect();
            assert_eq!(
                sexes,
                [Some(Sex::Male), Some(Sex::Female)],
                "{lang:?} {said}"
            );
        }
    }
}

fn prizes_of(lang: Lang) -> Vec<PrizeList> {
    let said = Words(lang).get("prize-fund-others-hint");
    let (_, examples) = said.split_once(": ").unwrap();
    let lines: Vec<&str> = examples.split(" · ").collect();
    let fund = prizes::read(&Typed {
        general: "500",
        total: "10000",
        others: &lines.join("\n"),
        year: 2026,
        ..Typed::default()
    });
    let fund = fund.unwrap_or_else(|faults| panic!("{lang:?} {faults:?}"));
    assert_eq!(fund.lists.len(), lines.len() + 1, "{lang:?}");
    fund.lists
}

#[test]
fn examples_of_prizes_are_read_and_mean_the_same() {
    let english = prizes_of(Lang::En);
    assert!(english.len() > 10);
    for lang in Lang::ALL {
        let own = prizes_of(lang);
        assert_eq!(own.len(), english.len(), "{lang:?}");
        for (own, english) in own.iter().zip(&english) {
            let money = |list: &PrizeList| -> Vec<_> {
                list.prizes.iter().map(|prize| prize.money).collect()
            };
            assert_eq!(money(own), money(english), "{lang:?}");
            match (&own.whose, &english.whose) {
                (Whose::Category(own), Whose::Category(english)) => {
                    assert_eq!(
                        all_alike(&own.conditions),
                        all_alike(&english.conditions),
                        "{lang:?}"
                    );
                    assert_eq!(own.name.is_some(), english.name.is_some(), "{lang:?}");
                }
                (Whose::Special(own), Whose::Special(_)) => {
                    assert!(
                        !own.is_empty() && own.split(' ').count() == 2,
                        "{lang:?} {own}"
                    );
                }
                (own, english) => assert_eq!(own, english, "{lang:?}"),
            }
        }
    }
}

#[test]
fn examples_of_fees_are_read_and_mean_the_same() {
    let bands = |lang: Lang| {
        let said = Words(lang).get("fee-bands-hint");
        let mut lines = quoted(&said);
        lines.retain(|line| *line != "=");
        let read = fees::read(&lines.join("\n"), Reading::default());
        let bands = read.unwrap_or_else(|faults| panic!("{lang:?} {faults:?}"));
        assert_eq!(bands.len(), lines.len());
        let alike = bands.into_iter().map(|band| {
            let conditions = all_alike(&band.conditions);
            (band.name.is_some(), conditions, band.until, band.amount)
        });
        alike.collect::<Vec<_>>()
    };
    let english = bands(Lang::En);
    assert_eq!(english.len(), 9);
    for lang in Lang::ALL {
        assert_eq!(bands(lang), english, "{lang:?}");
        let free = Words(lang).get("fee-free");
        let read = fees::read(&format!("GM: {free}"), Reading::default());
        assert!(read.is_ok(), "{lang:?} {free} {read:?}");
    }
}

#[test]
fn examples_of_who_must_play_are_read_and_mean_the_same() {
    let read = |lang: Lang, text: &str| -> Vec<_> {
        let quotas = read_quotas(text, Reading::default());
        let quotas = quotas.unwrap_or_else(|faults| panic!("{lang:?} {text} {faults:?}"));
        let alike = |quota: Quota| (quota.conditions, quota.least);
        quotas.into_iter().map(alike).collect()
    };
    let said = |lang: Lang, key: &str| quoted(&Words(lang).get(key)).join("\n");
    for key in [
        "team-quotas-hint",
        "team-model-school-source",
        "team-model-school-girls-source",
    ] {
        let english = read(Lang::En, &said(Lang::En, key));
        assert!(!english.is_empty(), "{key}");
        for lang in Lang::ALL {
            assert_eq!(read(lang, &said(lang, key)), english, "{lang:?} {key}");
        }
    }
    let everybody = read(Lang::En, "women: all");
    for lang in Lang::ALL {
        let refused = Words(lang).with_one("problem-quota-number", "value", "1");
        let word = quoted(&refused).join(" ");
        assert_eq!(
            read(lang, &format!("women: {word}")),
            everybody,
            "{lang:?} {word}"
        );
    }
}

#[test]
fn the_word_for_a_category_is_read() {
    let list = CategoryList::parse("U10 Small\nA1 First class").unwrap();
    let own = list.map_or(Categories::Italy, Categories::Own);
    for lang in Lang::ALL {
        let said = Words(lang).with_one("own-categories-note", "list", "U10, A1");
        let word = quoted(&said).join(" ");
        let read = fees::read(&format!("{word} U10: 20"), Reading::Typed(&own)).unwrap();
        let rank = Condition::Rank(vec!["U10".to_owned()]);
        assert_eq!(read[0].conditions, [rank], "{lang:?} {word}");
    }
}

/// What is shown of a condition can be typed again.
#[test]
fn conditions_are_read_as_they_are_shown() {
    let band = |from, to, unrated| Condition::Rating { from, to, unrated };
    for lang in Lang::ALL {
        for condition in [
            Condition::Women,
            Condition::Unrated,
            Condition::AtMost(18),
            Condition::AtLeast(60),
            Condition::BornFrom(2010),
            Condition::BornUntil(1960),
            band(Some(1600), None, false),
            band(None, Some(1999), false),
            band(None, Some(1599), true),
            band(Some(1600), Some(1799), false),
        ] {
            let shown = conditions_of(Words(lang), std::slice::from_ref(&condition));
            let read = fees::read(&format!("{shown}: 20"), Reading::default());
            let read = read.unwrap_or_else(|faults| panic!("{lang:?} {shown} {faults:?}"));
            assert_eq!(read[0].conditions, [condition], "{lang:?} {shown}");
        }
    }
}
