//! Conditions, prizes, fees and who must play as they are typed in German, French and Spanish.

use crate::{
    event::Federation,
    fees,
    line_ups::{Least, read_quotas},
    prizes::{Condition, Reading, Typed, Whose, condition, read},
};

fn band(from: Option<u16>, to: Option<u16>) -> Condition {
    let unrated = false;
    Condition::Rating { from, to, unrated }
}

fn or_unrated(to: u16) -> Condition {
    Condition::Rating {
        from: None,
        to: Some(to),
        unrated: true,
    }
}

/// What each of these texts is read as, in capitals too.
fn are_read_as(cases: &[(&str, &Condition)]) {
    for (text, expected) in cases {
        for typed in [(*text).to_owned(), text.to_uppercase()] {
            let found = condition(&typed, Reading::default()).ok();
            assert_eq!(found.as_ref(), Some(*expected), "{typed}");
        }
    }
}

#[test]
fn ages_and_ratings() {
    let (young, old) = (Condition::AtMost(18), Condition::AtLeast(60));
    let (below, above) = (band(None, Some(1999)), band(Some(2001), None));
    let (up_to, from) = (band(None, Some(1799)), band(Some(1600), None));
    let between = band(Some(1600), Some(1799));
    are_read_as(&[
        ("unter 18", &young),
        ("unter 18 Jahren", &young),
        ("bis 18 Jahre", &young),
        ("u18", &young),
        ("moins de 18 ans", &young),
        ("jusqu'à 18 ans", &young),
        ("jusqu’à 18 ans", &young),
        ("menores de 18 años", &young),
        ("sub-18", &young),
        ("sub 18", &young),
        ("sub18", &young),
        ("under 18 years", &young),
        ("sotto i 18 anni", &young),
        ("über 60", &old),
        ("ueber 60", &old),
        ("ü60", &old),
        ("60 Jahre und älter", &old),
        ("60 und mehr", &old),
        ("plus de 60 ans", &old),
        ("60 ans et plus", &old),
        ("60 et plus", &old),
        ("mayores de 60", &old),
        ("más de 60 años", &old),
        ("+60", &old),
        ("60+", &old),
        ("60 años y más", &old),
        ("unter 2000", &below),
        ("moins de 2000", &below),
        ("menos de 2000", &below),
        ("über 2000", &above),
        ("plus de 2000", &above),
        ("más de 2000", &above),
        ("bis 1799", &up_to),
        ("bis zu 1799", &up_to),
        ("jusqu’a 1799", &up_to),
        ("hasta 1799", &up_to),
        ("ab 1600", &from),
        ("à partir de 1600", &from),
        ("dès 1600", &from),
        ("desde 1600", &from),
        ("1600 et plus", &from),
        ("von 1600 bis 1799", &between),
        ("1600 bis 1799", &between),
        ("de 1600 à 1799", &between),
        ("de 1600 a 1799", &between),
        ("desde 1600 hasta 1799", &between),
        ("unter 1600 oder ohne Elo", &or_unrated(1599)),
        ("moins de 1600 ou sans Elo", &or_unrated(1599)),
        ("menos de 1600 o sin Elo", &or_unrated(1599)),
    ]);
    // A rating has no years, and an age no players without one.
    for text in [
        "unter 2000 Jahren",
        "1600-1799 ans",
        "moins de 18 ou sans Elo",
        "unter",
        "ü",
        "jahre",
        "entre 1600",
    ] {
        assert!(condition(text, Reading::default()).is_err(), "{text}");
    }
}

#[test]
fn people_titles_clubs_and_points() {
    let federation = Condition::Federation(Federation::parse("FRA").unwrap());
    let club = |name: &str| Condition::Club(name.to_uppercase());
    let rank = |codes: &[&str]| {
        let codes = codes.iter().map(|code| (*code).to_owned());
        Condition::Rank(codes.collect())
    };
    let (born_from, born_until) = (Condition::BornFrom(2010), Condition::BornUntil(1960));
    are_read_as(&[
        ("Frauen", &Condition::Women),
        ("weiblich", &Condition::Women),
        ("femmes", &Condition::Women),
        ("féminines", &Condition::Women),
        ("mujeres", &Condition::Women),
        ("femenino", &Condition::Women),
        ("ohne Elo", &Condition::Unrated),
        ("sans Elo", &Condition::Unrated),
        ("non classé", &Condition::Unrated),
        ("sin Elo", &Condition::Unrated),
        ("geboren ab 2010", &born_from),
        ("Jahrgang ab 2010", &born_from),
        ("ab Jahrgang 2010", &born_from),
        ("nés à partir de 2010", &born_from),
        ("nées depuis 2010", &born_from),
        ("naissance dès 2010", &born_from),
        ("nacidos desde 2010", &born_from),
        ("nacidas a partir de 2010", &born_from),
        ("geboren bis 1960", &born_until),
        ("bis Jahrgang 1960", &born_until),
        ("nés jusqu'en 1960", &born_until),
        ("nés jusqu’en 1960", &born_until),
        ("nacidas hasta 1960", &born_until),
        ("Verein ALFIERE", &club("Alfiere")),
        ("Klub ALFIERE", &club("Alfiere")),
        ("Verband FRA", &federation),
        ("Föderation FRA", &federation),
        ("fédération FRA", &federation),
        ("federación FRA", &federation),
        ("Kategorie 2N 3N", &rank(&["2N", "3N"])),
        ("Klasse 2N", &rank(&["2N"])),
        ("catégorie 2N", &rank(&["2N"])),
        ("categoría 2N", &rank(&["2N"])),
        ("Titel GM IM", &rank(&["GM", "IM"])),
        ("titres GMI MI MF", &rank(&["GM", "IM", "FM"])),
        ("título GM MI MC", &rank(&["GM", "IM", "CM"])),
        ("GMF MIF MFF MCF", &rank(&["WGM", "WIM", "WFM", "WCM"])),
        ("mindestens 4 Punkte", &Condition::Points(8)),
        ("mindestens 4,5 Punkten", &Condition::Points(9)),
        ("au moins 4 points", &Condition::Points(8)),
        ("al menos 4 puntos", &Condition::Points(8)),
    ]);
    for text in [
        "Frauenklub",
        "né",
        "Verband",
        "Kategorie",
        "Land FRA",
        "mindestens 4",
    ] {
        assert!(condition(text, Reading::default()).is_err(), "{text}");
    }
}

#[test]
fn prizes_that_are_given_by_hand() {
    for (line, name) in [
        ("Sonderpreis Beste Partie: 50", "Beste Partie"),
        ("Prix spécial Meilleure partie: 50", "Meilleure partie"),
        ("spécial Élégance: 50", "Élégance"),
        ("Premio especial Mejor partida: 50", "Mejor partida"),
        ("especial Mejor partida: 50", "Mejor partida"),
    ] {
        let fund = read(&Typed {
            others: line,
            ..Typed::default()
        });
        let fund = fund.unwrap();
        assert_eq!(
            fund.lists[0].whose,
            Whose::Special(name.to_owned()),
            "{line}"
        );
    }
}

#[test]
fn fees_and_who_must_play() {
    for (line, conditions, has_day, cents) in [
        ("GM: frei", 1, false, 0),
        ("GM: kostenlos", 1, false, 0),
        ("bis zum 10.11.2026: 50", 0, true, 5_000),
        ("unter 18, bis 10.11.2026: 30", 1, true, 3_000),
        ("alle: 60 €", 0, false, 6_000),
        ("GM: gratuit", 1, false, 0),
        ("jusqu'au 10/11/2026: 50", 0, true, 5_000),
        ("jusqu’au 10/11/2026: 50 euros", 0, true, 5_000),
        ("tous : 60", 0, false, 6_000),
        ("GM: exento", 1, false, 0),
        ("hasta el 10/11/2026: 50", 0, true, 5_000),
        ("mujeres, hasta 2026-11-10: 30", 1, true, 3_000),
        ("todos: 60", 0, false, 6_000),
    ] {
        let bands = fees::read(line, Reading::default());
        let band = bands.as_ref().ok().and_then(|bands| bands.first());
        let found = band.map(|band| {
            let has_day = band.until.is_some();
            (band.conditions.len(), has_day, band.amount.cents())
        });
        assert_eq!(
            found,
            Some((conditions, has_day, cents)),
            "{line} {bands:?}"
        );
    }
    for line in ["Frauen: alle", "femmes : tous", "mujeres: todas"] {
        let quotas = read_quotas(line, Reading::default()).unwrap();
        assert_eq!(quotas[0].least, Least::Everybody, "{line}");
        assert_eq!(quotas[0].conditions, [Condition::Women], "{line}");
    }
    for line in ["Frauen: viele", "Frauen: 0", "Jungen: 1"] {
        assert!(read_quotas(line, Reading::default()).is_err(), "{line}");
    }
}
