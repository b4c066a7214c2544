//! Illegal positions on the board.

use super::*;

#[test]
fn article_a_5_4_positions_to_wait_for() {
    let board = |fen: &str| fen.parse::<Fen>().unwrap().into_setup().board;
    let both = illegal_position(&board("4k3/8/8/8/4R3/8/8/r3K3 w - - 0 1"));
    assert!(both.both_kings_in_check && both.must_wait());
    let pawn = illegal_position(&board("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"));
    assert!(!pawn.both_kings_in_check);
    assert_eq!(pawn.pawns_on_last_rank.first(), Some(Square::H8));
    assert_eq!(
        pawn.squares(&board("4k2P/8/8/8/8/8/8/4K3 w - - 0 1")),
        [Square::H8]
    );
    let own = illegal_position(&board("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"));
    assert!(!own.must_wait());
}

#[test]
fn article_a_5_4_the_arbiter_waits_and_then_declares_the_draw() {
    let record = game(START, "e4 e5");
    for kind in [Kind::Rapid, Kind::Blitz] {
        let seen = |sighting| illegal_position_seen(&record, kind, Supervision::Partial, sighting);
        assert_eq!(seen(Sighting::Seen), PositionRuling::Wait);
        let Decided(drawn) = seen(Sighting::Still) else {
            panic!("{kind:?}: no decision");
        };
        assert_eq!(drawn.verdict, Verdict::Drawn);
        let article = Edition::Fide2023.article(standing_rule(kind));
        assert!(article.number().ends_with("A.5.4"));
        assert_eq!(drawn.article, article);
        assert_eq!(drawn.reason, Some(Reason::IllegalPosition));
        let Decided(gone) = seen(Sighting::Gone) else {
            panic!("{kind:?}: no decision");
        };
        assert_eq!((gone.verdict, gone.reason), (Verdict::Continues, None));
    }
    // A game that had ended before stays as it ended.
    let mated = game(START, "f3 e5 g4 Qh4");
    let Decided(ended) =
        illegal_position_seen(&mated, Kind::Rapid, Supervision::Partial, Sighting::Still)
    else {
        panic!("no decision");
    };
    assert!(matches!(ended.verdict, Verdict::EarlierEnd { .. }));
    // The Laws of 1952 know no rapid chess.
    let old = in_edition(START, "e4", Edition::Fide1952);
    let Decided(unknown) =
        illegal_position_seen(&old, Kind::Rapid, Supervision::Partial, Sighting::Still)
    else {
        panic!("no decision");
    };
    assert_eq!(
        unknown.verdict,
        Verdict::ArbiterDecides(Undecided::NoArticle)
    );
}

#[test]
fn article_a_5_4_not_under_the_competition_rules() {
    let record = game(START, "e4 e5");
    for (kind, supervision) in [
        (Kind::Standard, Supervision::Full),
        (Kind::Standard, Supervision::Partial),
        (Kind::Rapid, Supervision::Full),
        (Kind::Blitz, Supervision::Full),
    ] {
        for sighting in Sighting::ALL {
            assert_eq!(
                illegal_position_seen(&record, kind, supervision, sighting),
                PositionRuling::Intervene,
                "{kind:?} {supervision:?} {}",
                sighting.code()
            );
            assert_eq!(Sighting::from_code(sighting.code()), Some(sighting));
        }
    }
}
