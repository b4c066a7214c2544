//! Funds as they are typed: what is read of them, and what is wrong with them.

use crate::event::Title;

use super::*;

#[test]
fn who_is_in_a_category() {
    let base = Candidate {
        place: 1,
        points: Points::from_halves(9),
        stage: 0,
        rating: Elo::new(1999).ok(),
        birth_year: Some(2008),
        sex: Some(Sex::Female),
        federation: crate::event::Federation::parse("ITA").ok(),
        club: "Circolo  Tre Ponti".to_owned(),
        title: Some(Title::Wfm),
        category: "2Nf".to_owned(),
        games: 9,
        is_eligible: true,
    };
    for (head, is_member) in [
        ("sotto 2000", true),
        ("WFM", true),
        ("GM IM FM", false),
        ("categoria 2nf 3Nf", true),
        ("cat. 2N", false),
        ("1N/2N/2Nf", true),
        ("under 2000", true),
        ("<1999", false),
        ("<=1999", true),
        ("fino a 1998", false),
        ("1800-1999", true),
        ("da 1800 a 1999", true),
        ("from 2000 to 2200", false),
        (">=1999", true),
        ("oltre 1999", false),
        ("U18", true),
        ("under 17", false),
        ("over 18", true),
        ("S50", false),
        ("50+", false),
        ("nati dal 2008", true),
        ("born until 2007", false),
        ("donne", true),
        ("club circolo tre ponti", true),
        ("circolo Altro", false),
        ("club Altro circolo Tre Ponti", false),
        ("fed ITA", true),
        ("federation FRA", false),
        ("senza Elo", false),
        ("almeno 4,5 punti", true),
        ("at least 5 points", false),
        ("donne, U18, 1800-1999", true),
        ("donne, U16", false),
        ("Fascia A = 1800–1999", true),
        ("Elo <=1999 = sotto 2000", true),
        ("Elo >=2000 = oltre 2000", false),
    ] {
        let line = format!("{head}: 50");
        let fund = fund(Method::ByPlace, "", &line);
        let won = allocate(&fund, std::slice::from_ref(&base), &[]);
        assert_eq!(won.awards.len(), usize::from(is_member), "{head}");
    }
    let unrated = Candidate {
        rating: None,
        ..base.clone()
    };
    for (head, is_member) in [
        ("sotto 1600", false),
        ("sotto 1600 o senza Elo", true),
        ("unrated", true),
        ("1800-1999", false),
    ] {
        let fund = fund(Method::ByPlace, "", &format!("{head}: 50"));
        let won = allocate(&fund, std::slice::from_ref(&unrated), &[]);
        assert_eq!(won.awards.len(), usize::from(is_member), "{head}");
    }
    // A kind of club alone is no name, and whoever names no club is in none.
    let of_club = |typed: &str, club: &str| {
        let club = club.to_owned();
        let who = Candidate {
            club,
            ..base.clone()
        };
        Condition::Club(typed.to_owned()).holds(&who, 2026)
    };
    assert!(of_club("circolo Tre Ponti", "tre ponti") && of_club("circolo", "Circolo"));
    assert!(!of_club("circolo", "") && !of_club("Altro Tre Ponti", "Tre Ponti"));
    // Neither who withdrew nor who played too little.
    let gone = Candidate {
        is_eligible: false,
        ..base.clone()
    };
    let all = fund(Method::ByPlace, "100", "");
    assert!(allocate(&all, &[gone], &[]).awards.is_empty());
    let ten = Fund {
        least_games: 10,
        ..all
    };
    assert!(allocate(&ten, &[base], &[]).awards.is_empty());
}

#[test]
fn a_special_prize_goes_to_whoever_is_named() {
    let fund = fund(
        Method::ByPlace,
        "100",
        "speciale Miglior partita: 50 + libro\nspecial Longest Journey: coppa",
    );
    assert_eq!(
        fund.lists[2].whose,
        Whose::Special("Longest Journey".to_owned())
    );
    let hall = hall(&[4, 2]);
    assert_eq!(given(&allocate(&fund, &hall, &[])), ["1:0:100"]);
    let allocation = allocate(&fund, &hall, &[(1, 0), (2, 1)]);
    assert_eq!(given(&allocation), ["1:0:100", "1:1:50", "2:2:0"]);
    let special = &allocation.awards[1];
    assert_eq!(special.goods, "libro");
    let fifty = Money::from_cents(5_000);
    let alone = Derivation {
        first: 1,
        last: 1,
        tied: 1,
        prizes: vec![fifty],
        part: fifty,
        by_place: fifty,
        equal: fifty,
        ..Derivation::default()
    };
    assert_eq!((&special.why, special.position), (&alone, 1));
}

/// Titles by their English or Italian abbreviation; with a small f it is the national category of women.
#[test]
fn ranks_and_names_of_categories() {
    let category = |head: &str| {
        let fund = fund(Method::ByPlace, "", &format!("{head}: 50"));
        match &fund.lists[0].whose {
            Whose::Category(category) => category.clone(),
            other => panic!("{other:?}"),
        }
    };
    for (head, code) in [
        ("GM", "GM"),
        ("MI", "IM"),
        ("MF", "FM"),
        ("mf", "FM"),
        ("Mf", "Mf"),
        ("2n", "2N"),
    ] {
        let rank = Condition::Rank(vec![code.to_owned()]);
        assert_eq!(category(head).conditions, [rank], "{head}");
    }
    let name = |head: &str| category(head).name;
    assert_eq!(name("Fascia A = donne").as_deref(), Some("Fascia A"));
    assert_eq!((name("= donne"), name("donne")), (None, None));
}

/// A fund without general prizes has no general list; 10 millions are the most.
#[test]
fn the_limits_of_a_fund() {
    let only = fund(Method::ByPlace, "", "donne: 50");
    assert_eq!(only.lists.len(), 1);
    let most = fund(Method::ByPlace, "10.000.000", "");
    assert_eq!(most.total, Money::MOST);
    let more = Money::from_cents(1_000_000_100);
    assert_eq!(
        faults("", "10.000.000", "donne: 1"),
        [(Field::Total, 1, What::MoreThanFund(more))]
    );
    assert_eq!(
        fund(Method::ByPlace, "300x1", "").lists[0].prizes.len(),
        300
    );
    // Parts are rounded down as shares are.
    let tens = read(&Typed {
        total: "1000",
        general: "27.5%",
        rounding: Rounding::Ten,
        ..Typed::default()
    });
    let prize = tens.unwrap().lists[0].prizes[0].money;
    assert_eq!(prize, Money::from_cents(27_000));
}

#[test]
fn amounts_are_read_as_they_are_pasted() {
    let prizes = |general: &str| -> Vec<(u64, String)> {
        let fund = read(&Typed {
            total: "2000",
            general,
            year: 2026,
            ..Typed::default()
        });
        let fund = fund.unwrap_or_else(|faults| panic!("{general}: {faults:?}"));
        let lists = fund.lists.into_iter().flat_map(|list| list.prizes);
        lists
            .map(|prize| (prize.money.cents() / 100, prize.goods))
            .collect()
    };
    let plain = |amounts: &[u64]| -> Vec<(u64, String)> {
        amounts.iter().map(|n| (*n, String::new())).collect()
    };
    for text in [
        "800 550 400",
        "800\n550\n400\n",
        "800 €\r\n550 €\r\n400 €",
        "€800; €550; €400",
        "1\t800\n2\t550\n3\t400",
        "1° 800\n2° 550\n3° 400",
        "1) 800\n2) 550\n3) 400",
        "40% 27.5% 20%",
    ] {
        assert_eq!(prizes(text), plain(&[800, 550, 400]), "{text}");
    }
    assert_eq!(prizes("100 3x50"), plain(&[100, 50, 50, 50]));
    // One line has no column of places.
    assert_eq!(prizes("1 1"), plain(&[1, 1]));
    // A third of 2,000, rounded down as shares are.
    assert_eq!(prizes("33.33%"), plain(&[666]));
    assert_eq!(prizes("300x5"), plain(&[5; 300]));
    let cup = |money, goods: &str| (money, goods.to_owned());
    assert_eq!(
        prizes("1° 300 + coppa\n100 + libro\n3° medaglia d’oro"),
        [
            cup(300, "coppa"),
            cup(100, "libro"),
            cup(0, "medaglia d’oro")
        ]
    );
}

/// What is wrong with a fund: field, line, what.
fn faults(total: &str, general: &str, others: &str) -> Vec<(Field, usize, What)> {
    let read = read(&Typed {
        total,
        general,
        others,
        ..Typed::default()
    });
    let faults = read.err().unwrap_or_default().into_iter();
    faults
        .map(|fault| (fault.field, fault.line, fault.what))
        .collect()
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let text = str::to_owned;
    for (total, general, others, field, line, what) in [
        ("x", "", "", Field::Total, 1, What::Amount(text("x"))),
        (
            "",
            "800\n7oo",
            "",
            Field::General,
            2,
            What::Amount(text("7oo")),
        ),
        (
            "",
            "800 900",
            "",
            Field::General,
            1,
            What::Rising(text("900")),
        ),
        (
            "",
            "10%",
            "",
            Field::General,
            1,
            What::PartOfNothing(text("10%")),
        ),
        (
            "",
            "301x5",
            "",
            Field::General,
            1,
            What::Amount(text("301x5")),
        ),
        ("", "200x5 200x5", "", Field::General, 1, What::TooMany(300)),
        (
            "100",
            "80 30",
            "",
            Field::Total,
            1,
            What::MoreThanFund(Money::from_cents(11_000)),
        ),
        (
            "",
            "",
            "\ndonne 50",
            Field::Others,
            2,
            What::NoColon(text("donne 50")),
        ),
        (
            "",
            "",
            "sotot 2000: 50",
            Field::Others,
            1,
            What::Condition(text("sotot 2000")),
        ),
        (
            "",
            "",
            "donne:",
            Field::Others,
            1,
            What::NoPrizes(text("donne:")),
        ),
        (
            "",
            "",
            "donne: 50\nwomen: 40",
            Field::Others,
            2,
            What::Twice(text("women: 40")),
        ),
        (
            "",
            "",
            "speciale Fair play: 50 40",
            Field::Others,
            1,
            What::OneSpecial(text("speciale Fair play: 50 40")),
        ),
    ] {
        assert_eq!(
            faults(total, general, others),
            [(field, line, what)],
            "{general} {others}"
        );
    }
}

/// A band is one of ratings, the lower one first; one line alone does not begin with the number of its place.
#[test]
fn numbers_that_say_something_else() {
    for head in ["10-20", "2000-1800"] {
        let what = What::Condition(head.to_owned());
        let found = faults("", "", &format!("{head}: 50"));
        assert_eq!(found, [(Field::Others, 1, what)]);
    }
    let rising = What::Rising("800".to_owned());
    assert_eq!(faults("", "1 800", ""), [(Field::General, 1, rising)]);
}

#[test]
fn bands_begin_with_a_rating_and_do_not_fall() {
    for band in ["2000-1800", "10-18"] {
        let what = What::Condition(band.to_owned());
        let found = faults("", "", &format!("{band}: 50"));
        assert_eq!(found, [(Field::Others, 1, what)], "{band}");
    }
}

#[test]
fn more_than_ten_millions_are_too_much() {
    let what = What::MoreThanFund(Money::from_cents(1_000_000_100));
    let found = faults("", "6000000 4000001", "");
    assert_eq!(found, [(Field::Total, 1, what)]);
}

/// 10 millions in all are not too much, and a fund without general prizes has no list of them.
#[test]
fn what_a_fund_may_be() {
    let most = fund(Method::ByPlace, "6000000 4000000", "");
    assert_eq!(most.total, Money::MOST);
    let lists = fund(Method::ByPlace, "", "donne: 50").lists;
    assert_eq!(lists.len(), 1);
    for (head, name) in [("Fascia A = donne", Some("Fascia A")), ("= donne", None)] {
        let expected = Whose::Category(Category {
            name: name.map(str::to_owned),
            conditions: vec![Condition::Women],
        });
        let read = fund(Method::ByPlace, "", &format!("{head}: 50"));
        assert_eq!(read.lists[0].whose, expected, "{head}");
    }
}

/// Italian abbreviations of titles: `MF` is the FIDE master, `Mf` the federation's woman master.
#[test]
fn ranks_are_read_by_their_abbreviations() {
    for (head, codes) in [
        ("MI MF", ["IM", "FM"]),
        ("Mf CMf", ["Mf", "CMf"]),
        ("gm wim", ["GM", "WIM"]),
    ] {
        let expected = Whose::Category(Category {
            name: None,
            conditions: vec![Condition::Rank(codes.map(str::to_owned).to_vec())],
        });
        let read = fund(Method::ByPlace, "", &format!("{head}: 50"));
        assert_eq!(read.lists[0].whose, expected, "{head}");
    }
}
