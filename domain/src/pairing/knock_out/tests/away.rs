//! Who is away from a round, and whom that brings on.

use super::*;

#[test]
fn who_is_away_in_a_later_round_lets_the_opponent_go_on() {
    let mut event = Event::new(8);
    event.play(better_wins);
    event.entries[0].push(RoundEntry::Bye(Bye::ZeroPoint));
    let solved = ENGINE
        .solve(&event.table(), round(2), &Halt::default())
        .unwrap();
    assert_eq!(
        (solved.pairing().pairs, solved.through()),
        (vec![pair(2, 3)], &[tpn(4)][..])
    );
    let Some(Why::KnockOut(reason)) = solved.why(tpn(4)).unwrap() else {
        panic!("not told");
    };
    let (player, seed, is_bye) = (tpn(4), 4, false);
    assert_eq!(
        reason,
        Reason::Through {
            player,
            seed,
            is_bye
        }
    );
}

/// Rule 4: from a board that both forfeit nobody goes on, also where one of the two is known to be away afterwards; of two who drew
/// whoever is not away does.
#[test]
fn an_absence_that_is_known_before_names_nobody_after_two_forfeits() {
    for (result, expected) in [
        (BoardResult::DoubleForfeit, End::Nobody),
        (BoardResult::Draw, End::GoesOn(tpn(1), How::Decided)),
    ] {
        let mut event = Event::new(4);
        event.play(|board| match board.white.max(board.black) == tpn(4) {
            true => result,
            false => better_wins(board),
        });
        event.entries[3].push(RoundEntry::Bye(Bye::ZeroPoint));
        let bracket = Bracket::of(&event.table()).unwrap();
        assert_eq!(
            bracket.ties(RoundNumber::FIRST)[0].end,
            expected,
            "{result:?}"
        );
    }
}
