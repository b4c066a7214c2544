use super::*;

#[test]
fn a_lone_king_cannot_mate() {
    let question = Question::parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,black,unwinnable").unwrap();
    assert_eq!(
        quick(&question.position, question.winner),
        Some(Proof::Material {
            rule: MaterialRule::LoneKing
        })
    );
    assert!(matches!(
        can_mate(&question.position, !question.winner, Budget::FLAG_FALL),
        Verdict::CanMate { .. }
    ));
}
