//! Guidelines I.9–I.13 and III.

use super::*;

const ANNOUNCED: Facts = Facts {
    guidelines: true,
    ..STANDARD
};

const UNDER: (&str, &str) = ("last-minutes", "under");
const CLAIM: (&str, &str) = ("quickplay", "claim");

/// The two minutes of the guidelines are not those of articles 7 and 9: A.3 does not halve them.
#[test]
fn article_iii_5_3_a_rejected_claim_costs_two_minutes_in_rapid_too() {
    let rejected = [UNDER, CLAIM, ("normal-means", "rejected")];
    for kind in [Kind::Standard, Kind::Rapid] {
        let facts = Facts { kind, ..ANNOUNCED };
        let (finding, article) = found(&QUICKPLAY, &facts, &rejected);
        assert_eq!((finding.gained, article), (120, "III.5.3"), "{kind:?}");
        assert_eq!((finding.game, finding.penalty), (Game::GoesOn, None));
        assert_eq!(finding.clocks, Fixed::ByJudgement);
    }
}

#[test]
fn article_iii_4_five_seconds_are_a_draw_offer_and_give_two_minutes() {
    let answer = |decision| {
        let answers = [
            UNDER,
            ("quickplay", "increment"),
            ("five-seconds", decision),
        ];
        let (finding, article) = found(&QUICKPLAY, &ANNOUNCED, &answers);
        assert_eq!(article, "III.4", "{decision}");
        (finding.game, finding.gained)
    };
    assert_eq!(answer("accepted"), (Game::Drawn, 0));
    assert_eq!(answer("given"), (Game::GoesOn, 120));
    assert_eq!(answer("refused"), (Game::GoesOn, 0));
}

#[test]
fn article_iii_5_the_claim_is_agreed_or_postponed() {
    let agreed = [UNDER, CLAIM, ("normal-means", "agreed")];
    let (finding, article) = found(&QUICKPLAY, &ANNOUNCED, &agreed);
    assert_eq!((finding.game, article), (Game::Drawn, "III.5.1"));
    for (meanwhile, gained) in [("two-minutes", 120), ("nothing", 0)] {
        let answers = [
            UNDER,
            CLAIM,
            ("normal-means", "postponed"),
            ("meanwhile", meanwhile),
        ];
        let (finding, article) = found(&QUICKPLAY, &ANNOUNCED, &answers);
        assert_eq!((finding.gained, article), (gained, "III.5.2"));
        assert_eq!(finding.game, Game::GoesOn);
    }
    // After the flag the draw may still be declared, or the flag decides.
    for (decision, game) in [("drawn", Game::Drawn), ("flag", Game::GoesOn)] {
        let answers = [("last-minutes", "flag"), ("at-flag", decision)];
        let (finding, article) = found(&QUICKPLAY, &ANNOUNCED, &answers);
        assert_eq!((finding.game, article), (game, "III.5.2"));
    }
}

#[test]
fn article_iii_6_without_an_arbiter_the_claim_ends_play_and_is_referred() {
    let answers = [UNDER, ("quickplay", "no-arbiter")];
    let (finding, article) = found(&QUICKPLAY, &ANNOUNCED, &answers);
    assert_eq!((finding.code, article), ("quickplay-referred", "III.6"));
}

/// Not announced, with increment or in blitz nothing is asked; with two minutes or more nothing is heard.
#[test]
fn article_iii_2_1_where_the_guidelines_were_not_announced_no_claim_is_heard() {
    let (finding, article) = found(&QUICKPLAY, &STANDARD, &[]);
    assert_eq!((finding.code, article), ("quickplay-not-held", "III.2.1"));
    let (finding, _) = found(&QUICKPLAY, &ANNOUNCED, &[("last-minutes", "more")]);
    assert_eq!(finding.code, "quickplay-too-early");
    let of_2014 = Facts {
        edition: Edition::Fide2014,
        ..STANDARD
    };
    assert_eq!(found(&QUICKPLAY, &of_2014, &[]).1, "G.2");
}

#[test]
fn article_i_9_the_sealer_or_the_replier_is_absent() {
    let (finding, article) = found(&RESUMPTION, &STANDARD, &[("resumption", "replier")]);
    assert_eq!((finding.code, article), ("replier-clock-runs", "I.9"));
    let sealed = [("resumption", "sealer"), ("reply", "sealed")];
    let (finding, article) = found(&RESUMPTION, &STANDARD, &sealed);
    assert_eq!((finding.code, article), ("reply-sealed", "I.9"));
    let (finding, article) = found(&RESUMPTION, &STANDARD, &[("resumption", "both")]);
    assert_eq!((finding.code, article), ("replier-loses-time", "I.11"));
}

/// The sealed move stalemates and its sealer is late: the game is drawn, not lost.
#[test]
fn article_i_10_late_at_the_resumption_loses_unless_the_sealed_move_ended_the_game() {
    let late = ("resumption", "late");
    let ended = [late, ("sealed-ends", "yes")];
    let (finding, article) = found(&RESUMPTION, &STANDARD, &ended);
    assert_eq!((finding.code, article), ("sealed-move-ends", "I.10"));
    assert_eq!(finding.game, Game::GoesOn);
    let lost = [late, ("sealed-ends", "no"), ("late-decision", "lost")];
    let (finding, _) = found(&RESUMPTION, &STANDARD, &lost);
    assert_eq!(finding.game, Game::Lost(Score::Full));
    let on = [late, ("sealed-ends", "no"), ("late-decision", "otherwise")];
    assert_eq!(found(&RESUMPTION, &STANDARD, &on).0.game, Game::GoesOn);
}

#[test]
fn article_i_13_a_wrong_time_is_corrected_before_the_first_move() {
    let times = ("resumption", "times");
    let before = [times, ("pointed-out", "before")];
    let (finding, article) = found(&RESUMPTION, &STANDARD, &before);
    assert_eq!((finding.clocks, article), (Fixed::ByJudgement, "I.13"));
    let later = [times, ("pointed-out", "later"), ("serious", "no")];
    let (finding, _) = found(&RESUMPTION, &STANDARD, &later);
    assert_eq!(
        (finding.code, finding.clocks),
        ("times-stand", Fixed::Unchanged)
    );
}
