//! Broken streams and hostile texts.

use super::*;

/// Gives at most a few bytes at a time, as a network does.
struct Trickle<'a>(&'a [u8], usize);

impl std::io::Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let length = self.1.min(into.len()).min(self.0.len());
        let (now, later) = self.0.split_at(length);
        into[..length].copy_from_slice(now);
        self.0 = later;
        Ok(length)
    }
}

proptest! {
    #[test]
    fn blocks_of_any_size_give_the_games_of_the_whole(
        pieces in prop::collection::vec(
            prop_oneof![
                Just("[Event \"a\"]\n\n1. e4 e5 *\n\n"),
                Just("[Event \"b\"]\r\n\r\n1. d4 {\r\n} d5\r\n\r\n"),
                Just("1. c4 { [Event } *\n\n"),
                Just("{ open\n\n"),
                Just("\n\n\r"),
                Just("[Event \"c"),
                Just("[Site \"x\"]\n[Event \"d\"]\n1. e4 e5 *\n[Event \"e\"] 1. d4 *\n"),
                Just("\u{e8}\n"),
            ],
            0..12,
        ),
        size in 1usize..200,
        step in 1usize..40,
    ) {
        let text = pieces.concat();
        let whole = all(text.as_bytes());
        let blocks = Blocks::new(Trickle(text.as_bytes(), step), size);
        let mut found = Vec::new();
        for block in blocks {
            found.extend(block.unwrap().part().games(Options::default()));
        }
        prop_assert!(found == whole, "{:?}", text);
    }
}

/// Parts and blocks begin at an `Event` tag at the beginning of a line, the first one that makes them long enough, and know their
/// offset and line.
#[test]
fn a_text_is_cut_before_event_tags_only() {
    // Whether the text may be cut before the piece.
    let pieces = [
        (
            true,
            "[Event \"a\"]\r\n[Site \"x\"]\r\n\r\n1. e4 { [Event \"no\"] } *\r\n\r\n",
        ),
        (true, "[Event \"b\"]\r\r1. d4 *\r"),
        (false, "[Events \"c\"]\n[Event]\n\n1. c4 *\n\n"),
        (true, "[Event \"d\"]\n"),
        (true, "[Event \"e\"]\n\n[[ *\n\r"),
        (false, "[Event \"open\n\r\n"),
        (true, "[Event \"f\"]\n1. b3 *"),
    ];
    let text: String = pieces.iter().map(|(_, piece)| *piece).collect();
    let mut cuts = Vec::new();
    let mut at = 0;
    for (cut, piece) in pieces {
        cuts.extend((cut && at > 0).then_some(at));
        at += piece.len();
    }
    for size in 0..=text.len() + 1 {
        let mut expected = Vec::new();
        let mut start = 0;
        while start < text.len() {
            let asked = start + size.max(1);
            let end = cuts.iter().copied().find(|cut| *cut >= asked);
            let end = end.unwrap_or(text.len());
            let line = 1 + text[..start]
                .replace("\r\n", "\n")
                .replace('\r', "\n")
                .matches('\n')
                .count();
            expected.push((&text[start..end], start, line));
            start = end;
        }
        let told = |part: Part<'_>| {
            let text = String::from_utf8(part.text.to_vec()).unwrap();
            (text, part.offset, usize::try_from(part.line).unwrap())
        };
        let expected: Vec<_> = (expected.into_iter())
            .map(|(text, offset, line)| (text.to_owned(), offset, line))
            .collect();
        let cut: Vec<_> = parts(text.as_bytes(), size).into_iter().map(told).collect();
        assert_eq!(cut, expected, "parts of {size}");
        for step in [1, 7, text.len()] {
            let blocks = Blocks::new(Trickle(text.as_bytes(), step), size);
            let cut: Vec<_> = blocks.map(|block| told(block.unwrap().part())).collect();
            assert_eq!(cut, expected, "blocks of {size} from steps of {step}");
        }
    }
    let mut streamed = Vec::new();
    read_stream(text.as_bytes(), Options::default(), |game| {
        streamed.push(game)
    })
    .unwrap();
    assert_eq!(streamed, all(text.as_bytes()));
}

/// 16 MB without an `Event` tag are cut after the last line end, or not at all if there is no line end.
#[test]
fn a_long_stretch_without_tags_is_cut_at_a_line_end() {
    const LONG: usize = 1 << 24;
    let lengths = |text: &[u8]| -> Vec<(usize, u32)> {
        let blocks = Blocks::new(text, 1).map(Result::unwrap);
        blocks
            .map(|block| (block.part().text.len(), block.part().line))
            .collect()
    };
    let mut text = vec![b' '; LONG + 10];
    assert_eq!(lengths(&text[..LONG - 1]), [(LONG - 1, 1)]);
    assert_eq!(lengths(&text), [(LONG, 1), (10, 1)]);
    text[LONG - 5] = b'\r';
    text[100] = b'\n';
    assert_eq!(lengths(&text), [(LONG - 4, 1), (14, 3)]);
}

#[test]
fn a_stream_that_breaks_tells_so_once() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("gone"))
        }
    }
    let mut blocks = Blocks::new(Broken, 10);
    assert!(blocks.next().is_some_and(|block| block.is_err()));
    assert!(blocks.next().is_none());
}

/// Texts made to be slow to read: time must grow with the length, not with its square.
#[test]
fn hostile_texts_take_linear_time() {
    let times = |text: &str, length: usize| text.repeat(length / text.len());
    let before = std::time::Instant::now();
    for part in [
        "{",
        "}",
        "{ { } ",
        "(",
        ")",
        "[",
        "[a",
        "[a \"",
        "[a \"x\" ",
        "[ ",
        " [",
        "1.",
        "1.1",
        "0 ",
        "0 - ",
        "O - O - O - ",
        "O",
        "a",
        "e4",
        "e4 - ",
        "e4 = ",
        ";",
        "%\n",
        "\n[Event \"",
        "\n\n[Event \"x\"]\n",
        "$",
        "½",
        "…",
        "\u{a0}",
        "é",
        "{\n[Event \"x\"]",
        "{\n\n[a \"\"]\n",
        "(=)",
        "e.p. ",
        "1-0 ",
        "e4 e5 ",
        "\\",
        "[a \"\\",
        "Nf3 Nf6 Ng1 Ng8 ",
    ] {
        let text = times(part, 100_000);
        let read = games_with(
            text.as_bytes(),
            Options {
                dialect: Dialect::Sheet,
                ..Options::default()
            },
        );
        let findings: usize = read.map(|game| game.findings.len()).sum();
        assert!(findings <= 210_000, "{part}: {findings}");
        assert!(before.elapsed().as_secs() < 60, "{part:?} is too slow");
    }
}

#[test]
fn very_long_records_are_cut() {
    let text = format!("[Event \"x\"]\n{}*", "Nf3 Nf6 Ng1 Ng8 ".repeat(3000));
    let game = all(text.as_bytes()).remove(0);
    assert_eq!((game.moves.len(), game.complete), (10_000, false));
    assert_eq!(
        codes(&game).iter().map(|code| code.2).collect::<Vec<_>>(),
        ["too-long", "moves-not-read"]
    );
}
