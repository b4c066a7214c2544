//! The table is whole, and its numbers are those of the editions.

use std::collections::BTreeSet;

use super::*;
use crate::rules::edition::Edition;

#[test]
fn every_rule_has_its_name_and_an_article_somewhere() {
    let codes: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.code()).collect();
    assert_eq!(codes.len(), Rule::ALL.len());
    for rule in Rule::ALL {
        assert_eq!(Rule::from_code(rule.code()), Some(*rule));
        let somewhere = Edition::ALL
            .iter()
            .any(|edition| !edition.article(*rule).is_silent());
        assert!(somewhere, "{rule:?}");
    }
    assert_eq!(Rule::from_code("none"), None);
}

/// Numbers that moved from edition to edition, and how sure they are.
#[test]
fn each_edition_has_its_own_numbers() {
    let cases = [
        (
            Rule::EnPassant,
            ["6 b", "3.7.d", "3.7.4.1", "3.7.4.1", "3.7.3.1"],
        ),
        (
            Rule::Resignation,
            ["11.2", "5.1.b", "5.1.2", "5.1.2", "5.1.2"],
        ),
        (Rule::DeadPosition, ["", "5.2.b", "5.2.2", "5.2.2", "5.2.2"]),
        (Rule::Pausing, ["", "6.12", "6.11", "6.11", "6.11"]),
        (
            Rule::WrongInitialPosition,
            ["9.4", "7.2.a", "7.2.1", "7.2.1", "7.2.1"],
        ),
        (
            Rule::BoardTurned,
            ["9.5", "7.2.b", "7.2.2", "7.2.2", "7.2.2"],
        ),
        (Rule::TwoHands, ["", "4.1", "7.7.1", "7.5.4", "7.5.4"]),
        (
            Rule::IllegalMovePenalty,
            ["", "7.5.b", "7.5.3", "7.5.5", "7.5.5"],
        ),
        (
            Rule::RepetitionOnTheBoard,
            ["12.3 b", "9.2.b", "9.2.1.2", "9.2.1.2", "9.2.2"],
        ),
        (
            Rule::BothFlagsLast,
            ["", "6.11.b", "III.3.1.2", "III.3.1.2", "III.3.1.2"],
        ),
        (Rule::RapidIllegal, ["", "A.4.b", "A.4.2", "A.4.2", "A.5.2"]),
        (
            Rule::RapidSupervisedPenalty,
            ["", "7.5.b", "7.5.3", "7.5.5", "7.5.5, A.3"],
        ),
        (Rule::SealedMoveLoses, ["", "E.8", "I.8", "I.8", "I.8"]),
        (
            Rule::CastlingLost,
            ["6", "3.8.b(1)", "3.8.2.1", "3.8.2.1", "3.8.2.1"],
        ),
    ];
    for (rule, numbers) in cases {
        let found = Edition::OLDEST_FIRST.map(|edition| edition.article(rule).number());
        assert_eq!(found, numbers, "{rule:?}");
    }
    let source = |edition: Edition, rule| edition.article(rule).source();
    assert_eq!(source(Edition::Fide2023, Rule::FlagLoses), Source::Read);
    assert_eq!(source(Edition::Fide2017, Rule::TwoHands), Source::Quoted);
    assert_eq!(source(Edition::Fide2014, Rule::FlagLoses), Source::Inferred);
    assert_eq!(source(Edition::Fide2014, Rule::PointsOff), Source::Open);
    assert_eq!(source(Edition::Fide1952, Rule::FlagLoses), Source::Silent);
    assert_eq!(Edition::Fide1952.article(Rule::FlagLoses).to_string(), "–");
}

#[test]
fn uncertain_numbers_are_of_editions_that_were_not_read_whole() {
    for rule in Rule::ALL {
        for edition in [Edition::Fide1952, Edition::Fide2018, Edition::Fide2023] {
            let article = edition.article(*rule);
            assert!(!article.source().is_uncertain(), "{rule:?} {article:?}");
        }
    }
}

#[test]
fn an_article_is_found_by_its_number() {
    let place = |edition: Edition, number: &str| {
        let article = edition.find(number)?;
        Some((article.anchor(), article.source()))
    };
    let found = |place: &str, source| Some((place.to_owned(), source));
    assert_eq!(
        place(Edition::Fide2023, "7.5.5, A.3"),
        found("art-7.5.5", Source::Read)
    );
    assert_eq!(
        place(Edition::Fide2014, "3.8.b(1)"),
        found("art-3.8.b-1", Source::Inferred)
    );
    assert_eq!(
        place(Edition::Fide1952, "12.3 a"),
        found("art-12.3-a", Source::Read)
    );
    assert_eq!(place(Edition::Fide1952, "7.5.1"), None);
    // Where an edition is silent it has no article without a number either.
    for edition in Edition::OLDEST_FIRST {
        for nothing in ["", ",", " ", ")"] {
            assert_eq!(place(edition, nothing), None, "{edition:?} {nothing:?}");
        }
    }
}

/// The words that messages are made with.
#[test]
fn sources_and_handlings_have_codes() {
    assert_eq!(
        Source::ALL.map(Source::code),
        ["read", "quoted", "inferred", "open", "silent"]
    );
    assert_eq!(
        Source::ALL.map(Source::is_uncertain),
        [false, false, true, true, false]
    );
    assert_eq!(
        Handling::ALL.map(Handling::code),
        ["judged", "recorded", "arbiter", "basis"]
    );
}

/// Numbers as they are, small letters by the alphabet, appendices from 1000 on and guidelines from 2001 on.
#[test]
fn an_article_is_sorted_by_its_parts() {
    for (edition, rule, order) in [
        (Edition::Fide2023, Rule::Resignation, &[5, 1, 2][..]),
        (Edition::Fide2014, Rule::CastlingLost, &[3, 8, 2, 1]),
        (Edition::Fide1952, Rule::RepetitionOnTheBoard, &[12, 3, 2]),
        (Edition::Fide2014, Rule::EnPassant, &[3, 7, 4]),
        (Edition::Fide2023, Rule::RapidSupervisedPenalty, &[7, 5, 5]),
        (Edition::Fide2023, Rule::RapidIllegal, &[1000, 5, 2]),
        (Edition::Fide2014, Rule::SealedMoveLoses, &[1004, 8]),
        (Edition::Fide2018, Rule::SealedMoveLoses, &[2001, 8]),
        (Edition::Fide2023, Rule::BothFlagsLast, &[2003, 3, 1, 2]),
        (Edition::Fide1952, Rule::FlagLoses, &[]),
    ] {
        assert_eq!(edition.article(rule).order(), order, "{edition:?} {rule:?}");
    }
}

#[test]
fn articles_follow_each_other() {
    let in_order = [
        Rule::MateWins,
        Rule::CastlingHindered,
        Rule::FlagLoses,
        Rule::PlayerPauses,
        Rule::FivefoldRepetition,
        Rule::Expelled,
        Rule::RapidGame,
        Rule::RapidIllegal,
        Rule::BlitzGame,
        Rule::SealedMove,
        Rule::SealerLate,
        Rule::Chess960,
        Rule::QuickplayScope,
        Rule::QuickplayClaim,
        Rule::QuickplayRejected,
        Rule::QuickplayNoArbiter,
    ];
    for edition in [Edition::Fide2014, Edition::Fide2018, Edition::Fide2023] {
        let order = |rule: &Rule| edition.article(*rule).order();
        assert!(in_order.is_sorted_by_key(order), "{edition:?}");
    }
    let chapter = |edition: Edition, rule| edition.article(rule).chapter();
    assert_eq!(chapter(Edition::Fide2023, Rule::QuickplayClaim), "III");
    assert_eq!(chapter(Edition::Fide2014, Rule::QuickplayClaim), "G");
    assert_eq!(chapter(Edition::Fide1952, Rule::CaptureMade), "7");
    assert_eq!(
        chapter(Edition::Fide2023, Rule::RapidSupervisedPenalty),
        "7"
    );
    assert_eq!(chapter(Edition::Fide1952, Rule::FlagLoses), "");
}
