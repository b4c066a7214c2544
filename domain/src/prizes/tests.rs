//! Funds divided by hand.

mod funds;
mod languages;
mod properties;

use crate::event::{Elo, Points, Sex, Word};

use super::*;

/// Candidates from their points in half-points, best first; each has a place of their own.
fn hall(halves: &[i32]) -> Vec<Candidate> {
    let all = halves.iter().zip(1..);
    all.map(|(halves, place)| Candidate {
        place,
        points: Points::from_halves(*halves),
        rating: Elo::new(2000).ok(),
        birth_year: Some(1990),
        sex: Some(Sex::Male),
        games: 9,
        is_eligible: true,
        ..Candidate::default()
    })
    .collect()
}

/// A fund of general prizes by this method, and category prizes by place.
fn fund(method: Method, general: &str, others: &str) -> Fund {
    read(&Typed {
        general,
        others,
        general_method: method,
        one_each: true,
        general_first: true,
        year: 2026,
        ..Typed::default()
    })
    .unwrap()
}

/// `candidate:list:amount` of every award, candidates from 1.
fn given(allocation: &Allocation) -> Vec<String> {
    let awards = allocation.awards.iter();
    awards
        .map(|award| {
            let cents = award.money.cents();
            let amount = if cents % 100 == 0 {
                (cents / 100).to_string()
            } else {
                format!("{}.{:02}", cents / 100, cents % 100)
            };
            format!("{}:{}:{amount}", award.candidate + 1, award.list)
        })
        .collect()
}

fn amounts(method: Method, general: &str, halves: &[i32]) -> Vec<u64> {
    let allocation = allocate(&fund(method, general, ""), &hall(halves), &[]);
    let awards = allocation.awards.iter();
    awards.map(|award| award.money.cents() / 100).collect()
}

/// These stand in databases, so they may never change.
#[test]
fn stored_words() {
    fn words<W: Word + std::fmt::Debug>() -> String {
        for word in W::ALL {
            assert_eq!(W::from_code(word.code()), Some(*word));
        }
        let codes: Vec<&str> = W::ALL.iter().map(|word| word.code()).collect();
        codes.join(" ")
    }
    assert_eq!(words::<Method>(), "hort equal by-place");
    assert_eq!(words::<Rounding>(), "one five ten cent");
    assert_eq!(words::<Beyond>(), "share leave");
}

/// 1,000, 600, 400, 200 with places 2 to 4 tied.
#[test]
fn three_tied_by_each_method() {
    let prizes = "1000 600 400 200";
    let tied = [12, 10, 10, 10, 8];
    assert_eq!(
        amounts(Method::ByPlace, prizes, &tied),
        [1000, 600, 400, 200]
    );
    assert_eq!(amounts(Method::Equal, prizes, &tied), [1000, 400, 400, 400]);
    assert_eq!(amounts(Method::Hort, prizes, &tied), [1000, 500, 400, 300]);
}

/// Five at 6 points share places 3 to 7: half of the own prize and a fifth of half of 1,150.
#[test]
fn five_tied_by_hort_and_what_it_is_made_of() {
    let prizes = "800 550 400 300 200 150 100";
    let halves = [14, 13, 12, 12, 12, 12, 12, 11];
    assert_eq!(
        amounts(Method::Hort, prizes, &halves),
        [800, 550, 315, 265, 215, 190, 165]
    );
    let allocation = allocate(&fund(Method::Hort, prizes, ""), &hall(&halves), &[]);
    let third = &allocation.awards[2];
    let euros = Money::from_cents;
    let expected = Derivation {
        method: Method::Hort,
        first: 3,
        last: 7,
        tied: 5,
        prizes: [400, 300, 200, 150, 100].map(|n| euros(n * 100)).to_vec(),
        own: euros(20_000),
        part: euros(11_500),
        rounding: 0,
        by_place: euros(40_000),
        equal: euros(23_000),
    };
    assert_eq!(third.why, expected);
    assert_eq!(third.why.pool(), euros(115_000));
    assert!(third.why.is_shared() && !allocation.awards[0].why.is_shared());
}

/// The rest of rounding goes to the best placed of the tied, whole.
#[test]
fn shares_are_rounded_down_and_the_rest_is_given() {
    let tied = [10, 10, 10];
    for (rounding, expected) in [
        (Rounding::Cent, ["1:0:66.68", "2:0:66.66", "3:0:66.66"]),
        (Rounding::One, ["1:0:68", "2:0:66", "3:0:66"]),
        (Rounding::Five, ["1:0:70", "2:0:65", "3:0:65"]),
        (Rounding::Ten, ["1:0:80", "2:0:60", "3:0:60"]),
    ] {
        let fund = Fund {
            rounding,
            ..fund(Method::Equal, "100 70 30", "")
        };
        let allocation = allocate(&fund, &hall(&tied), &[]);
        assert_eq!(given(&allocation), expected);
        assert_eq!(allocation.given(None), fund.total);
        for award in &allocation.awards {
            let terms = award.why.own.cents() + award.why.part.cents();
            let sum = i64::try_from(terms).unwrap() + award.why.rounding;
            assert_eq!(i64::try_from(award.money.cents()), Ok(sum));
        }
    }
}

/// A prize that nobody shares is not rounded. A cup alone is a prize, and an empty one is not.
#[test]
fn what_is_no_share_is_not_rounded() {
    let fund = |method, general| Fund {
        rounding: Rounding::Ten,
        ..fund(method, general, "")
    };
    for method in Method::ALL {
        let allocation = allocate(&fund(method, "12,50 12,50 7"), &hall(&[10, 8, 6]), &[]);
        assert_eq!(
            given(&allocation),
            ["1:0:12.50", "2:0:12.50", "3:0:7"],
            "{method:?}"
        );
        let cup = allocate(&fund(method, "5\n2° coppa\n3° 0"), &hall(&[10, 8, 6]), &[]);
        assert_eq!(given(&cup), ["1:0:5", "2:0:0"], "{method:?}");
        assert_eq!(cup.awards[1].goods, "coppa");
    }
    // Five cannot be shared in tens.
    let tied = allocate(&fund(Method::Equal, "5"), &hall(&[10, 10]), &[]);
    assert_eq!(given(&tied), ["1:0:5"]);
}

/// The rest from rounding lifts nobody above a player with more points: the difference stays in the fund.
#[test]
fn the_rest_overtakes_nobody() {
    let ten = |general| Fund {
        rounding: Rounding::Ten,
        ..fund(Method::Equal, general, "")
    };
    let allocation = allocate(&ten("100 100 95 95"), &hall(&[10, 8, 8, 8]), &[]);
    // 290 / 3: 96.67, at least the next prize, in tens 90; the rest of 20 lifts the first two to 100.
    assert_eq!(
        given(&allocation),
        ["1:0:100", "2:0:100", "3:0:100", "4:0:90"]
    );
    // 198 / 2 is 90 in tens, which is less than the next prize.
    let allocation = allocate(&ten("100 98 98"), &hall(&[10, 10, 8]), &[]);
    assert_eq!(given(&allocation), ["1:0:100", "2:0:98", "3:0:98"]);
}

/// Places without a prize count 0 and share, or only those share whom the tie-breaks put among the prizes.
#[test]
fn ties_beyond_the_last_prize() {
    let tied = [10, 8, 8, 8, 8];
    let share = fund(Method::Equal, "300 200", "");
    assert_eq!(
        given(&allocate(&share, &hall(&tied), &[])),
        ["1:0:300", "2:0:50", "3:0:50", "4:0:50", "5:0:50"]
    );
    let leave = Fund {
        beyond: Beyond::Leave,
        ..share
    };
    assert_eq!(
        given(&allocate(&leave, &hall(&tied), &[])),
        ["1:0:300", "2:0:200"]
    );
    // Hort: 200 / 2 for the second place, and 200 / 2 / 4 for each.
    let hort = fund(Method::Hort, "300 200", "");
    assert_eq!(
        given(&allocate(&hort, &hall(&tied), &[])),
        ["1:0:300", "2:0:125", "3:0:25", "4:0:25", "5:0:25"]
    );
}

/// By place, those whom the tie-breaks do not separate share all the same.
#[test]
fn a_shared_place_is_shared_by_every_method() {
    let mut hall = hall(&[10, 8, 8, 8]);
    hall[2].place = 2;
    for (method, expected) in [
        (Method::ByPlace, ["1:0:100", "2:0:70", "3:0:70", "4:0:40"]),
        (Method::Equal, ["1:0:100", "2:0:60", "3:0:60", "4:0:60"]),
        // Halves of 70 and 40, and 180 / 2 / 3.
        (Method::Hort, ["1:0:100", "2:0:65", "3:0:65", "4:0:50"]),
    ] {
        let fund = fund(method, "100 80 60 40", "");
        let allocation = allocate(&fund, &hall, &[]);
        assert_eq!(given(&allocation), expected, "{method:?}");
        if method == Method::Hort {
            let own = allocation.awards.iter().map(|award| award.why.own.cents());
            assert!(own.eq([5_000, 3_500, 3_500, 2_000]));
        }
    }
}

/// Each takes their highest prize; the others pass on, and the award names from whom.
#[test]
fn one_prize_each_and_the_other_passes_on() {
    let mut hall = hall(&[12, 10, 8, 6, 4]);
    for woman in [1, 3, 4] {
        hall[woman].sex = Some(Sex::Female);
    }
    let fund = fund(Method::ByPlace, "500 120 50", "donne: 150 100");
    let allocation = allocate(&fund, &hall, &[]);
    // The second takes 150 as first woman instead of 120; the third moves up to 120, the fourth has 50 or 100.
    assert_eq!(
        given(&allocation),
        ["1:0:500", "3:0:120", "5:0:50", "2:1:150", "4:1:100"]
    );
    assert!(allocation.is_settled);
    let of = |who: usize| {
        let mut awards = allocation.awards.iter();
        awards.find(|award| award.candidate == who).unwrap()
    };
    assert_eq!(of(1).left, Some((0, Money::from_cents(12_000))));
    assert_eq!((of(2).position, of(2).passed.clone()), (2, vec![1]));
    assert_eq!(of(3).left, Some((0, Money::from_cents(5_000))));
    assert_eq!(of(4).passed, [1, 3]);
    // The last one would have nothing else: the general prizes go to the three before.
    assert_eq!((of(0).left, of(4).left), (None, None));
    // Cumulative, everybody has all of theirs.
    let all = Fund {
        one_each: false,
        ..fund
    };
    let cumulative = allocate(&all, &hall, &[]);
    assert_eq!(
        given(&cumulative),
        ["1:0:500", "2:0:120", "3:0:50", "2:1:150", "4:1:100"]
    );
    let mut awards = cumulative.awards.iter();
    assert!(awards.all(|award| award.left.is_none() && award.passed.is_empty()));
}

/// A shared general prize against a whole category prize: what is higher after sharing.
#[test]
fn a_share_is_compared_with_a_whole_prize() {
    let mut hall = hall(&[10, 10, 10, 6]);
    hall[2].sex = Some(Sex::Female);
    // (300 + 200 + 100) / 3 = 200 against 210: she leaves, and the others have (300 + 200) / 2.
    let equal = |others| fund(Method::Equal, "300 200 100", others);
    assert_eq!(
        given(&allocate(&equal("donne: 210"), &hall, &[])),
        ["1:0:250", "2:0:250", "4:0:100", "3:1:210"]
    );
    // 190 is less: she stays, and nobody gets it.
    let allocation = allocate(&equal("donne: 190"), &hall, &[]);
    assert_eq!(given(&allocation), ["1:0:200", "2:0:200", "3:0:200"]);
    // As high: the general prize, or that of the category, as the regulations say.
    let even = equal("donne: 200");
    assert_eq!(
        given(&allocate(&even, &hall, &[])),
        ["1:0:200", "2:0:200", "3:0:200"]
    );
    let category = Fund {
        general_first: false,
        ..even
    };
    assert_eq!(
        given(&allocate(&category, &hall, &[])),
        ["1:0:250", "2:0:250", "4:0:100", "3:1:200"]
    );
}

/// Nobody leaves a prize for an equally high one: the choices settle at once.
#[test]
fn an_equal_prize_is_not_regretted() {
    let mut hall = hall(&[10, 8]);
    hall[0].sex = Some(Sex::Female);
    for (general_first, expected) in [(true, vec!["1:0:100"]), (false, vec!["2:0:100", "1:1:100"])]
    {
        let fund = Fund {
            general_first,
            ..fund(Method::ByPlace, "100", "donne: 100")
        };
        let allocation = allocate(&fund, &hall, &[]);
        assert_eq!(given(&allocation), expected, "{general_first}");
        assert!(allocation.is_settled, "{general_first}");
    }
}

/// A player who took another prize comes back if the share there has risen above it since others left.
#[test]
fn choices_come_to_rest() {
    let mut hall = hall(&[10, 10, 10, 10, 10, 2]);
    hall[1].sex = Some(Sex::Female);
    for young in [1, 2] {
        hall[young].birth_year = Some(2010);
    }
    hall[2].place = 2;
    let others = "donne: 240\nU18: 300 170";
    let typed = Typed {
        general: "400 300 200 150 100",
        others,
        general_method: Method::Equal,
        other_method: Method::Equal,
        one_each: true,
        general_first: true,
        year: 2026,
        ..Typed::default()
    };
    let fund = read(&typed).unwrap();
    let allocation = allocate(&fund, &hall, &[]);
    // She took 240 where the general share was 230. Then the other young one took 300 alone, and four share 1,050:
    // 262 each, and 2 more for the first. She comes back.
    assert!(allocation.is_settled);
    assert_eq!(
        given(&allocation),
        [
            "1:0:264", "2:0:262", "4:0:262", "5:0:262", "6:0:100", "3:2:300"
        ]
    );
}

/// A player who comes back may leave nothing to others, who then compete for all lists again.
#[test]
fn nobody_holds_a_list_that_has_nothing_left_for_them() {
    let mut hall = hall(&[10, 10, 10, 10, 10, 2, 2]);
    hall[1].sex = Some(Sex::Female);
    for young in [1, 2] {
        hall[young].birth_year = Some(2010);
    }
    for old in [5, 6] {
        hall[old].birth_year = Some(1960);
    }
    let fund = read(&Typed {
        general: "400 300 200 150",
        others: "donne: 240\nU18: 300 170\nS60: 1",
        general_method: Method::Equal,
        other_method: Method::Equal,
        one_each: true,
        general_first: true,
        year: 2026,
        ..Typed::default()
    });
    let allocation = allocate(&fund.unwrap(), &hall, &[]);
    // While she had 240 the two old ones shared the fourth prize; since she came back four share all.
    assert_eq!(
        given(&allocation),
        [
            "1:0:264", "2:0:262", "4:0:262", "5:0:262", "3:2:300", "6:3:1"
        ]
    );
    // One cannot be halved, but both are tied for it.
    assert_eq!(allocation.awards[5].why.tied, 2);
    assert!(allocation.is_settled);
}

/// A player who came further in a bracket does not share with players who only have the same points.
#[test]
fn whoever_came_further_shares_with_nobody() {
    let mut hall = hall(&[6, 4, 4, 4]);
    for method in [Method::Equal, Method::Hort] {
        let fund = fund(method, "100 60 40 20", "");
        let cents = |hall: &[Candidate]| -> Vec<u64> {
            let won = allocate(&fund, hall, &[]).awards.into_iter();
            won.map(|award| award.money.cents()).collect()
        };
        for candidate in &mut hall {
            candidate.stage = 0;
        }
        let shared = cents(&hall);
        assert!(shared[1] < 6_000, "{shared:?}");
        for (candidate, stage) in hall.iter_mut().zip([8, 6, 4, 4]) {
            candidate.stage = stage;
        }
        let apart = cents(&hall);
        assert_eq!(apart[..2], [10_000, 6_000], "{apart:?}");
    }
}

/// Of prizes with the same money the one with goods is higher; goods alone are a prize, and nothing is none.
#[test]
fn goods_count_after_money() {
    let mut hall = hall(&[10, 8, 6]);
    hall[0].sex = Some(Sex::Female);
    let with_book = fund(Method::ByPlace, "50", "donne: 50 + libro");
    assert_eq!(
        given(&allocate(&with_book, &hall, &[])),
        ["2:0:50", "1:1:50"]
    );
    let without = fund(Method::ByPlace, "50", "donne: 50");
    assert_eq!(given(&allocate(&without, &hall, &[])), ["1:0:50"]);
    let medals = fund(Method::ByPlace, "1° coppa\n2° medaglia", "");
    let won = allocate(&medals, &hall, &[]).awards;
    let won: Vec<_> = won
        .iter()
        .map(|award| (award.candidate, &*award.goods))
        .collect();
    assert_eq!(won, [(0, "coppa"), (1, "medaglia")]);
    let nothing = fund(Method::ByPlace, "100 0", "");
    assert_eq!(given(&allocate(&nothing, &hall, &[])), ["1:0:100"]);
}

/// What nobody shares stays as it is, whatever shares are rounded to.
#[test]
fn a_whole_prize_is_not_rounded() {
    for method in Method::ALL {
        let fund = Fund {
            rounding: Rounding::Ten,
            ..fund(method, "155 77,50", "")
        };
        let allocation = allocate(&fund, &hall(&[10, 8]), &[]);
        assert_eq!(given(&allocation), ["1:0:155", "2:0:77.50"], "{method:?}");
        assert_eq!(allocation.awards[0].why.rounding, 0, "{method:?}");
    }
}

/// A player who no longer gets anything from their chosen list competes for the others again, and shares in them.
#[test]
fn nothing_is_no_choice() {
    let mut hall = hall(&[3, 3, 1, 1]);
    for woman in [0, 1, 3] {
        hall[woman].sex = Some(Sex::Female);
    }
    let fund = Fund {
        rounding: Rounding::Ten,
        ..fund(Method::Equal, "3 3", "donne: 6 5")
    };
    // The last takes 5 as second woman, until the first finds that 6 among the women is more than the 3 that she has of
    // the general prizes. Then those are shared by the last two: in tens nothing for each, and the rest for the first
    // of them.
    assert_eq!(
        given(&allocate(&fund, &hall, &[])),
        ["3:0:6", "1:1:6", "2:1:5"]
    );
}
