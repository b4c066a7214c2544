//! What a crosstable alone shows of a bracket.

use super::{
    two_lives::{TWO_LIVES, played},
    *,
};

/// Drawn ties without a decision: the player who is present in the next round went on, on the upper side or the lower one.
#[test]
fn either_side_may_have_gone_on_from_a_drawn_tie() {
    let first = RoundNumber::FIRST;
    for winners in [[1, 2], [1, 3], [4, 2], [4, 3]] {
        let mut event = Event::new(4);
        event.play(|_| BoardResult::Draw);
        for player in winners.map(tpn) {
            event.going_on.push(GoesOn {
                round: first,
                player,
            });
        }
        event.play(better_wins);
        event.going_on.clear();
        let bracket = Bracket::of(&event.table()).unwrap();
        let went_on: Vec<Option<Tpn>> = bracket.ties(first).iter().map(Tie::goes_on).collect();
        assert_eq!(went_on, winners.map(|number| Some(tpn(number))));
    }
}

/// A match for the third place is recognised by its board; nothing else shows it.
#[test]
fn a_match_for_the_third_place_is_known_by_its_board() {
    for (engine, third_place) in [(ENGINE, false), (WITH_THIRD, true)] {
        let mut event = Event::new(4);
        event.engine = engine;
        event.play(better_wins);
        assert_eq!(Cup::of(&event.table()), Cup::default());
        event.play(better_wins);
        let shown = Cup {
            third_place,
            ..Cup::default()
        };
        assert_eq!(Cup::of(&event.table()), shown);
    }
}

/// Four players after two rounds, as with two lives, and then 2 against 3 as it would go on; but 1, who should wait, plays 4,
/// who is out. So it is not an event with two lives: 3 and 4 met for the third place, and what follows the final belongs to
/// nothing.
#[test]
fn a_board_that_two_lives_do_not_give_shows_one_life() {
    let mut event = played(4, 2);
    assert_eq!(Cup::of(&event.table()).lives, Lives::Two);
    for (white, black) in [(2, 3), (1, 4)] {
        let win = BoardResult::WhiteWins;
        event.entries[tpn(white).index()].push(win.entry(Colour::White, tpn(black)));
        event.entries[tpn(black).index()].push(win.entry(Colour::Black, tpn(white)));
    }
    let table = event.table();
    assert!(TWO_LIVES.bracket(&table).is_ok());
    let shown = Cup {
        third_place: true,
        ..Cup::default()
    };
    assert_eq!(Cup::of(&table), shown);
}
