//! Snapshots of refusals, verdicts, explanations and remarks about files.

use insta::assert_snapshot;

use super::{decision, exchange, incident, laws, moves, pairing::Sentence, refusal, why::Teller};
use crate::{
    app::{
        MoveRefusal, Refusal,
        game::{
            decision::{Applied, Decision, Outcome, ProofNote, Side, Stood},
            incident::{Event, claim, flag, illegal},
        },
    },
    event::{EventKind, Halt, RoundNumber, Tpn},
    formats::trf,
    i18n::{Lang, Words},
    pairing::{Engine, Pair, Seat},
    rules::{
        edition::Edition,
        notation::{Language, read_move},
        position::read_fen,
        verdict::{Act, Reason, Supervision},
    },
};

/// The same text in every language, each below its code.
fn in_every_language(say: impl Fn(Words) -> String) -> String {
    let said = Lang::ALL.map(|lang| format!("[{}]\n{}", lang.code(), say(Words(lang))));
    said.join("\n\n")
}

/// The sentences, one on each line.
fn lines(said: impl IntoIterator<Item = String>) -> String {
    let said = said.into_iter().filter(|line| !line.is_empty());
    said.collect::<Vec<_>>().join("\n")
}

/// The message about a move that is not recorded, in one line.
fn refused(t: Words, fen: &str, written: &str) -> String {
    let position = read_fen(fen).unwrap();
    let error = read_move(&position, written, Language::AnyLetters).unwrap_err();
    let edition = Edition::default();
    let said = moves::refused(
        t,
        &MoveRefusal {
            written: written.to_owned(),
            error,
            position,
            edition,
        },
    );
    let article = said.article.map(|article| laws::cited(t, edition, article));
    let parts = [
        said.head,
        said.reason,
        article.unwrap_or_default(),
        said.candidates.join(", "),
        said.squares.join(" "),
    ];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" | ")
}

#[test]
fn moves_are_refused_with_article_and_reason() {
    let cases = [
        (
            "3rr1k1/1ppq1pp1/p1n2n1p/4p3/P3P3/2P1RNNP/1PQ2PP1/4R1K1 w - - 9 23",
            "Txe5",
        ),
        ("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "0-0"),
        ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "Nc3"),
        ("4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 1", "d4"),
        ("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "Ne4"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "T%1"),
    ];
    assert_snapshot!(in_every_language(|t| {
        lines(cases.map(|(fen, written)| refused(t, fen, written)))
    }));
}

/// A decision by the present Laws in standard chess, after White's 41st move.
fn decided(
    event: Event,
    by: Side,
    outcome: Outcome,
    (article, reason): (&str, Option<Reason>),
) -> Decision {
    Decision {
        event,
        by: Some(by),
        at: stood(81, "Nf3"),
        outcome,
        article: article.to_owned(),
        reason,
        rules: Applied {
            edition: Edition::default(),
            chess: EventKind::Standard,
            supervision: Supervision::Full,
            setting: None,
            chosen_by: None,
            chosen_at: None,
        },
    }
}

fn stood(ply: u32, san: &str) -> Stood {
    Stood {
        ply,
        san: san.to_owned(),
        board: None,
    }
}

/// The page of a verdict in every language: incident, verdict, consequences, article; and its line in the record.
fn verdict(decided: &Decision) -> String {
    in_every_language(|t| {
        lines([
            incident::facts(t, decided),
            decision::headline(t, decided),
            decision::lead(t, decided),
            decision::article(t, decided),
            decision::ruled(t, decided),
        ])
    })
}

fn fallen() -> Event {
    Event::Flag(flag::Fell {
        completed: 38,
        required: Some(40),
    })
}

#[test]
fn a_flag_loses() {
    let outcome = Outcome::Won {
        winner: Side::Black,
        line: Some(7),
    };
    let by_article = ("6.9", Some(Reason::Flag));
    assert_snapshot!(verdict(&decided(
        fallen(),
        Side::White,
        outcome,
        by_article
    )));
}

#[test]
fn a_flag_draws_with_the_proof() {
    let proof = ProofNote {
        then: Some(Box::new(note("end-stalemate", 0))),
        ..note("forced", 3)
    };
    let outcome = Outcome::Drawn { proof: Some(proof) };
    let by_article = ("6.9", Some(Reason::Flag));
    assert_snapshot!(verdict(&decided(
        fallen(),
        Side::White,
        outcome,
        by_article
    )));
}

fn claimed() -> Event {
    Event::Claim(claim::Claimed {
        on: "repetition".to_owned(),
        announced: "Nf5".to_owned(),
    })
}

#[test]
fn a_claim_is_right_with_its_proof() {
    let outcome = Outcome::ClaimRight {
        occurrences: vec![stood(75, "Nf5"), stood(79, "Nf5"), stood(83, "Nf5")],
        half_moves: 9,
    };
    let by_article = ("9.2.1", Some(Reason::ThreefoldClaim));
    assert_snapshot!(verdict(&decided(
        claimed(),
        Side::White,
        outcome,
        by_article
    )));
}

#[test]
fn a_claim_is_wrong_and_costs_time() {
    let outcome = Outcome::ClaimWrong {
        to: Side::Black,
        seconds: Some(120),
        must_play: Some(stood(83, "Nf5")),
        illegal: false,
        occurrences: vec![stood(79, "Nf5"), stood(83, "Nf5")],
        half_moves: 9,
        limit: 100,
    };
    let by_article = ("9.5.3", None);
    assert_snapshot!(verdict(&decided(
        claimed(),
        Side::White,
        outcome,
        by_article
    )));
}

#[test]
fn an_illegal_move_costs_time() {
    let event = Event::Illegal(illegal::Act {
        act: Act::IllegalMove,
        written: "Txh7".to_owned(),
        earlier: 0,
        same_move: false,
        continued: String::new(),
    });
    let outcome = Outcome::TimeAdded {
        to: Side::White,
        seconds: 120,
        remedy: "restore".to_owned(),
        increment: Some(30),
    };
    let by_article = ("7.5.5", None);
    assert_snapshot!(verdict(&decided(event, Side::Black, outcome, by_article)));
}

fn note(code: &str, n: u64) -> ProofNote {
    ProofNote {
        code: code.to_owned(),
        n,
        then: None,
    }
}

#[test]
fn no_mate_is_possible_for_a_reason() {
    let notes = [
        note("lone-king", 0),
        note("knight-queens", 0),
        note("bishops", 0),
        note("locked", 0),
        note("locked-exits", 2),
        note("forced", 1),
        note("end-other-mates", 0),
        note("end-stalemate", 0),
        note("end-cycle", 0),
        note("exhaustion", 1_204),
    ];
    assert_snapshot!(in_every_language(|t| {
        lines(notes.each_ref().map(|one| decision::proof(t, one)))
    }));
}

/// A line of a report (record 001) with its first round.
fn player(number: u16, name: &str, rating: u16, points: &str, round: &str) -> String {
    let untold = "";
    let person = format!("001 {number:>4}      {name:<33} {rating:>4} ITA {untold:>22}");
    format!("{person} {points:>4} {number:>4}  {round}\n")
}

fn places(found: &[exchange::Place]) -> String {
    lines(
        found
            .iter()
            .map(|place| format!("{}:{} {}", place.line, place.column, place.words)),
    )
}

#[test]
fn a_file_is_read_with_remarks() {
    let players = [
        player(1, "Provetti, Aldo", 2210, "9.0", "   2 w 1"),
        player(2, "Bellandi, Tommaso", 2104, "0.0", "   1 b 0").replace("2104", "21o4"),
        player(4, "Soncin, Davide", 2050, "1.0", "0000 - U"),
    ];
    let head = "012 Torneo misto\n012 Altro nome\n042 May 29, 2026\n052 presto\n062 4\n072 x\n998 chi sa 1\nXXR 5\n";
    let text = format!("{head}{}", players.concat());
    let read = trf::read(text.as_bytes()).unwrap();
    assert_snapshot!(in_every_language(|t| places(&exchange::trf_remarks(
        t,
        &read.remarks
    ))));
}

#[test]
fn a_file_is_refused_with_line_and_column() {
    let players = [
        player(1, "Provetti, Aldo", 2210, "1.0", "   2 w 1"),
        player(1, "Provetti, Bice", 2104, "0.0", "   3 b 0"),
        player(2, "Bellandi, Tommaso", 2050, "0.0", "   1 w 0"),
        player(3, "Soncin, Davide", 2000, "0.0", "   9 b 0"),
        player(4, "Marchesan, Piero", 1990, "0.0", "   4 b 0"),
        player(5, "Ferraguti, Olmo", 1905, "0.0", "   2 ? ?"),
    ];
    let errors = trf::read(players.concat().as_bytes()).unwrap_err();
    assert_snapshot!(in_every_language(|t| places(&exchange::trf_errors(
        t, &errors
    ))));
}

fn sentence(said: &Sentence) -> String {
    format!("- {} {}", said.text, said.article)
        .trim_end()
        .to_owned()
}

/// The second of seven rounds, explained board by board by the FIDE (Dutch) System.
#[test]
fn a_round_says_why() {
    let names = [
        "Provetti",
        "Bellandi",
        "Soncin",
        "Marchesan",
        "Ferraguti",
        "Dragosin",
        "Cappiello",
    ];
    let rounds = [
        ("1.0", "   4 w 1"),
        ("0.5", "   5 b ="),
        ("0.0", "   6 w 0"),
        ("0.0", "   1 b 0"),
        ("0.5", "   2 w ="),
        ("1.0", "   3 b 1"),
        ("1.0", "0000 - U"),
    ];
    let players = (1_u16..).zip(names.iter().zip(rounds));
    let players = players.map(|(number, (name, (points, round)))| {
        player(number, name, 2300 - 50 * number, points, round)
    });
    let text = format!(
        "012 Torneo\nXXR 5\nXXC white1\n{}",
        players.collect::<String>()
    );
    let table = trf::read(text.as_bytes()).unwrap().table;
    let round = RoundNumber::new(2).unwrap();
    let solved = Engine::default()
        .solve(&table, round, &Halt::never())
        .unwrap();
    let name = |tpn: Tpn| names[tpn.index()].to_owned();
    let said = [Lang::It, Lang::En].map(|lang| {
        let teller = Teller {
            t: Words(lang),
            name: &name,
        };
        let paired = solved.pairing();
        let boards = paired.pairs.iter();
        let boards = boards.map(|pair| {
            (
                pair.white,
                format!("{} – {}", name(pair.white), name(pair.black)),
            )
        });
        let bye = paired.bye.iter().map(|tpn| (*tpn, name(*tpn)));
        let told = boards.chain(bye).flat_map(|(tpn, title)| {
            let why = solved.why(tpn).unwrap().unwrap();
            let said = teller
                .why(&why, round)
                .iter()
                .map(sentence)
                .collect::<Vec<_>>();
            [vec![title], said].concat()
        });
        let other = Pair {
            white: Tpn::new(1).unwrap(),
            black: Tpn::new(2).unwrap(),
        };
        let not = teller.why_not(&solved.why_not(Seat::Pair(other)).unwrap());
        let asked = format!("{} – {}?", name(other.white), name(other.black));
        let not = [asked, sentence(&not)];
        format!("[{}]\n{}", lang.code(), lines(told.chain(not)))
    });
    assert_snapshot!(said.join("\n\n"));
}

#[test]
fn refusals_say_why() {
    let refusals = [
        Refusal::MissingResults {
            round: 3,
            boards: vec![(1, 4), (2, 1), (2, 7)],
        },
        Refusal::GamesOpen {
            boards: vec![(5, 37)],
        },
        Refusal::ConflictsOpen {
            boards: vec![(2, 5), (2, 6)],
        },
        Refusal::NoPairing { round: 7 },
        Refusal::RoundOutOfOrder {
            expected: 2,
            asked: 3,
        },
        Refusal::AllRoundsPlayed,
        Refusal::RoundsToPlay { played: 4 },
        Refusal::TooFewPlayers,
        Refusal::AlreadyEntered {
            name: "Provetti Aldo".to_owned(),
        },
        Refusal::FideIdTaken {
            number: "8000012".to_owned(),
            holder: "Bellandi Tommaso".to_owned(),
        },
        Refusal::SeatTaken { board: 12 },
        Refusal::MayStillCome {
            until: "15:30".to_owned(),
        },
        Refusal::SheetDisagrees { ply: 17 },
        Refusal::TournamentOver,
        Refusal::LogIn { left: 3 },
    ];
    assert_snapshot!(in_every_language(|t| {
        lines(refusals.iter().map(|one| refusal(t, one)))
    }));
}
