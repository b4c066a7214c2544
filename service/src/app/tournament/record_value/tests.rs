use super::*;

#[test]
fn reads_the_codes_of_each_action() {
    use RecordValue as V;
    let cases = [
        ("round.publish", "", "16 boards", V::None, V::Boards(16)),
        (
            "entry.check-in",
            "false",
            "true",
            V::Present(false),
            V::Present(true),
        ),
        ("entry.withdraw", "", "3", V::None, V::LastRound(3)),
        (
            "entry.bye",
            "3H",
            "3",
            V::Bye(3, Some(Bye::HalfPoint)),
            V::Bye(3, None),
        ),
        (
            "result.record",
            "",
            "1-0",
            V::None,
            V::Result(BoardResult::WhiteWins, None),
        ),
        (
            "game.undo-move",
            "12 Nf6",
            "",
            V::Move(12, "Nf6".to_owned()),
            V::None,
        ),
        (
            "incident.append",
            "7",
            "illegal white",
            V::Replaced(7),
            V::Incident(Kind::IllegalMove, Some(Colour::White)),
        ),
        (
            "game.sheet",
            "40",
            "black 61",
            V::HalfMoves(40, None),
            V::HalfMoves(61, Some(Colour::Black)),
        ),
        (
            "games.import",
            "",
            "12 games, 830 half-moves",
            V::None,
            V::Games(12, 830),
        ),
        // Texts that no code explains stay as they are.
        (
            "round.publish",
            "",
            "sedici",
            V::None,
            V::Text("sedici".to_owned()),
        ),
        (
            "entry.add",
            "",
            "Rossi Anna",
            V::None,
            V::Text("Rossi Anna".to_owned()),
        ),
    ];
    for (action, before, after, left, right) in cases {
        let read = RecordValue::of_old(action, before, after);
        assert_eq!(read, (left, right), "{action}");
    }
}

#[test]
fn settings_say_what_changed_and_nothing_else() {
    let (before, after) = RecordValue::of_old(
        "tournament.update",
        "name=Open; sì\nrounds=5\ntime_control=90+30",
        "name=Open; sì\nrounds=6\ntime_control=90+30",
    );
    let rounds = |n: &str| RecordValue::Settings(vec![("rounds".to_owned(), n.to_owned())]);
    assert_eq!((before, after), (rounds("5"), rounds("6")));
}
