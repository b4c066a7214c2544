//! Players who are away from a round, and who goes on then.

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

/// Rule 4: nobody goes on from a board that both forfeit, even if one of the two is known to be away afterwards. From a drawn
/// board the one who is not away goes on.
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

/// A player who stays away from a round is out after it, not before: in that round the two of the tie are opponents.
#[test]
fn whoever_is_away_now_is_out_from_the_next_round_on() {
    let cup = Cup::default();
    let mut event = Event::new(8);
    event.play(better_wins);
    event.entries[0].push(RoundEntry::Bye(Bye::ZeroPoint));
    let asked = |event: &Event, number| {
        let found = Explained::new(&event.table(), round(number), cup).unwrap();
        found.why_not(Seat::Pair(pair(1, 4)))
    };
    assert_eq!(asked(&event, 2), Answer::HasOpponent(tpn(1)));
    event.play(better_wins);
    assert_eq!(asked(&event, 3), Answer::Out(tpn(1), round(2)));
}

/// Rule 4: 1 and 4 stayed away from the semifinal, so 2 has no opponent in the final. If 2 is away as well, 2 does not win it.
#[test]
fn whoever_has_no_opponent_and_stays_away_does_not_go_on() {
    let mut event = Event::new(4);
    event.play(|board| match board.white == tpn(1) {
        true => BoardResult::DoubleForfeit,
        false => better_wins(board),
    });
    event.entries[1].push(RoundEntry::Bye(Bye::ZeroPoint));
    let bracket = Bracket::of(&event.table()).unwrap();
    assert_eq!(bracket.ties(round(2))[0].end, End::Nobody);
    assert_eq!((bracket.winner(), bracket.is_over()), (None, true));
    assert_eq!(bracket.out_since(tpn(2)), Some(round(2)));
}

/// Rule 6: a round in which a player of the bracket meets one who is out does not belong to it, whether their opponent stayed
/// away now or nobody came from there.
#[test]
fn a_board_with_somebody_who_is_out_is_off_the_bracket() {
    for both_came in [false, true] {
        let mut event = Event::new(4);
        event.play(|board| match board.white == tpn(1) && !both_came {
            true => BoardResult::DoubleForfeit,
            false => better_wins(board),
        });
        // 3 lost to 2 in round 1.
        let win = BoardResult::WhiteWins;
        event.entries[1].push(win.entry(Colour::White, tpn(3)));
        event.entries[2].push(win.entry(Colour::Black, tpn(2)));
        event.entries[0].push(RoundEntry::Bye(Bye::ZeroPoint));
        event.entries[3].push(RoundEntry::Bye(Bye::ZeroPoint));
        let off = Impossible::OffBracket { round: round(2) };
        assert_eq!(Bracket::of(&event.table()), Err(off), "{both_came}");
    }
}

/// Rule 7: a player who stayed away from a semifinal does not play for the third place, so there is no such match.
#[test]
fn whoever_stayed_away_from_a_semifinal_does_not_play_for_the_third_place() {
    let mut event = Event::new(8);
    event.engine = WITH_THIRD;
    event.play(better_wins);
    event.entries[3].push(RoundEntry::Bye(Bye::ZeroPoint));
    let (pairs, through) = event.play(better_wins);
    assert_eq!((pairs.len(), through), (1, vec![tpn(1)]));
    let (pairs, through) = event.play(better_wins);
    assert_eq!(through, []);
    let finalists: BTreeSet<Tpn> = pairs
        .iter()
        .flat_map(|one| [one.white, one.black])
        .collect();
    assert_eq!(finalists, [1, 2].map(tpn).into());
}

/// Rule 12: 1 stays away from round 2 and has lost after it. 8, who lost in round 1, stays away from the losers' bracket. 5
/// goes on there without a game, but not with a bye, since somebody could have come.
#[test]
fn an_absence_is_a_loss_and_no_bye() {
    let mut event = two_lives::played(8, 1);
    for absent in [0, 7] {
        event.entries[absent].push(RoundEntry::Bye(Bye::ZeroPoint));
    }
    let found = Explained::new(&event.table(), round(2), two_lives::TWO_LIVES).unwrap();
    let bracket = found.bracket();
    assert!(!bracket.has_lost(tpn(1), round(2)));
    assert!(bracket.has_lost(tpn(1), round(3)));
    for (number, seed) in [(4, 4), (5, 5)] {
        let reason = Reason::Through {
            player: tpn(number),
            seed,
            is_bye: false,
        };
        assert_eq!(found.why(tpn(number)), Some(reason));
    }
}
