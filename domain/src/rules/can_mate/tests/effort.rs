//! The work that a question takes.
//!
//! An answer depends only on the question and the budget, not on time, memory or the order of a hash table. So a question takes exactly
//! the same number of positions on every machine. If a plan of the searches changes, these numbers change too. Then all corpora are
//! asked again, to see whether the change was worth it.

use std::fmt::Write as _;

use shakmaty::Color;

use super::{
    super::{
        explore::{End, Limits, Search},
        plan::Plan,
        sprint::Sprint,
    },
    *,
};

use Color::{Black, White};

fn worked(verdict: &Verdict) -> String {
    match verdict {
        Verdict::CanMate { line } => format!("mate in {}", line.len()),
        Verdict::CannotMate {
            proof: Proof::Exhaustion { effort },
        } => format!(
            "none in {}, {} and {} cut off",
            effort.positions, effort.dead_by_material, effort.dead_by_structure
        ),
        Verdict::CannotMate { .. } => "none".to_owned(),
        Verdict::Unknown { .. } => "unknown".to_owned(),
    }
}

/// The table as it comes out when each of its questions is asked of the searches alone: moves of both to the mate, or
/// what was looked at without finding one, and in brackets the positions looked at by all searches together.
fn asked_again(table: &str) -> String {
    let mut again = "\n".to_owned();
    for row in table.lines().skip(1) {
        let (asked, _) = row.split_once(": ").unwrap();
        let Question {
            position, winner, ..
        } = Question::parse(asked).unwrap();
        let (verdict, spent) = procedure::search(&position, winner, SMALL, &|| true);
        if let Verdict::CanMate { line } = &verdict {
            confirm(&position, winner, line);
        }
        writeln!(again, "{asked}: {} ({spent})", worked(&verdict)).unwrap();
    }
    again
}

/// With queens, rooks or pawns.
const SPRINTS: &str = "
8/2r5/4k3/8/8/3NK3/8/8 w - - 0 1,black: mate in 8 (9)
8/8/4k3/8/8/3QK3/8/8 w - - 0 1,white: mate in 11 (46)
8/8/8/3k4/pppppppp/8/PPPPPPPP/3K4 w - - 0 1,white: mate in 25 (63)
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K1N1 w - - 0 1,white: mate in 19 (228)
4k3/p6p/P6P/8/8/8/3n4/4K3 w - - 0 1,white: mate in 37 (243)
4k3/p6p/P6P/8/8/8/3n4/4K3 w - - 0 1,black: mate in 32 (255)
4k3/1p3p2/8/1P3P2/8/8/8/4K3 w - - 0 1,black: mate in 52 (289)
8/8/1r2k3/8/3P4/3K4/8/8 w - - 0 1,black: mate in 30 (304)
4k1b1/8/p1p1p1p1/P1P1P1P1/8/8/8/4K1N1 w - - 0 1,white: mate in 41 (310)
4k3/8/p1p1p1p1/P1P1P1P1/8/8/1P6/4K3 w - - 0 1,black: mate in 46 (596)
r3k3/1p1p1p1p/1P1P1P1P/8/8/8/8/R3K3 w - - 0 1,black: mate in 38 (599)
8/2k5/1p1p4/pP1Pp1p1/P3P1P1/8/5B2/4K3 w - - 0 1,black: mate in 36 (166)
r3k2r/pppq1ppp/2n5/8/8/2N5/PPPQ1PPP/R3K2R w KQkq - 0 1,white: mate in 7 (11)
";

/// With minor pieces only.
const PATTERNS: &str = "
k7/8/3K4/8/8/7n/8/2N5 w - - 0 1,white: mate in 15 (21)
8/2r5/4k3/8/8/3NK3/8/8 w - - 0 1,white: mate in 15 (22)
8/8/3k4/8/2K5/8/5N2/1B6 w - - 0 1,white: mate in 15 (32)
8/8/8/8/8/2k5/1p6/4KB2 b - - 0 1,white: mate in 46 (141)
8/2n5/4k3/8/8/4KB2/8/8 w - - 0 1,white: mate in 97 (351)
8/2b5/4k3/8/8/4KB2/8/8 w - - 0 1,black: mate in 44 (86)
N7/7N/8/2k5/8/8/4K3/8 w - - 0 1,white: mate in 35 (646)
1k6/2bP4/K7/5r2/8/8/8/8 w - - 0 1,white: mate in 85 (1079)
qqqqkqqq/8/8/8/8/8/8/N3K2N w - - 0 1,white: mate in 43 (1386)
rrrrkrrr/8/8/8/8/8/8/4K2N w - - 0 1,white: mate in 27 (83)
nnnnknnn/8/8/8/8/8/8/4K2B w - - 0 1,white: mate in 1091 (5317)
8/8/4RRR1/1b5k/8/8/3P4/4K3 b - - 0 1,black: mate in 31 (41)
";

/// Closed positions, where the greedy attempts fail.
const EXPLORATIONS: &str = "
3B3r/p1ppp3/P1PPP1p1/1p4Pp/1P3k1P/8/6K1/8 b - - 0 1,black: mate in 59 (2606)
k7/1pp4p/1PP3pP/4p1PK/p2pPp2/P2P1P2/8/8 w - - 0 1,black: mate in 18 (2985)
8/1k5P/2p2p2/1pPp1PpN/pP1P2P1/P7/8/2K5 b - - 0 1,black: mate in 21 (3490)
8/3K4/1k6/p7/P1P2R2/2R5/8/8 b - - 0 1,black: mate in 23 (3839)
7k/2p5/2P1p1p1/4PpP1/p2p1P2/P2P4/8/2K5 w - - 0 1,white: mate in 67 (4192)
7k/6p1/pppp2P1/PPPP4/r4p2/1R1K1P2/3R4/8 b - - 0 1,black: mate in 25 (4484)
8/pp4k1/P7/K2pp3/3PP1p1/6P1/8/R1r4n w - - 0 1,black: mate in 26 (4525)
2r5/2p4k/KpP3RB/pP2P1pp/P2p1pPP/3P1P2/8/8 w - - 0 1,black: mate in 58 (6627)
7K/8/4pp2/4PP2/1p1pB1p1/1P1P2P1/5k2/R5b1 w - - 0 1,white: mate in 41 (7303)
";

/// All that can be reached is looked at.
const EXHAUSTED: &str = "
8/2p5/1pPpk1p1/1P1P1pPp/2K2P1P/8/8/8 b - - 0 1,white: none in 729, 0 and 0 cut off (1529)
8/6p1/6P1/8/5p2/2p1kp2/2Pb1P2/3K4 b - - 0 1,white: none in 4, 0 and 0 cut off (4)
5bk1/4p1p1/4P1P1/7K/8/8/8/8 w - - 0 1,white: none in 210, 0 and 0 cut off (410)
kb4K1/p1p1p3/p1P1p3/P3P3/8/3p4/3P4/8 w - - 0 1,white: none in 6, 0 and 0 cut off (6)
6Bk/2p1p2p/2p1P2P/p1P4P/P7/8/8/7K b - - 0 1,white: none in 727, 0 and 0 cut off (1527)
1kb5/1p1p4/1P1Pp3/p1p1P3/P1P5/8/8/7K b - - 0 1,white: none in 170, 0 and 0 cut off (370)
k1b5/p7/P7/8/8/8/8/K1B5 w - - 0 1,white: mate in 27 (238)
5b1k/4p1p1/4P1P1/8/8/1p1p4/1P1P4/K1B5 w - - 0 1,black: none in 4, 0 and 0 cut off (4)
4k3/8/p1p5/P1P5/8/1p6/1P6/4K3 w - - 0 1,white: mate in 21 (129)
8/8/8/8/8/1p6/kP6/2K5 w - - 0 1,white: mate in 19 (24)
7k/8/8/8/8/8/6r1/7K w - - 0 1,white: none in 2, 1 and 0 cut off (2)
2k5/1p1p4/1P1P4/8/8/4b3/8/K1B5 b - - 0 1,white: mate in 32 (46)
";

#[test]
fn the_work_of_a_question_is_always_the_same() {
    for table in [SPRINTS, PATTERNS, EXPLORATIONS, EXHAUSTED] {
        assert_eq!(asked_again(table), table);
    }
}

/// Positions, memory, and what the searches come to with those.
const BUDGETS: [(u64, usize, &str, u64); 5] = [
    (3, 1 << 20, "unknown", 3),
    (3_000, 1 << 20, "unknown", 3_013),
    (20_000, 1 << 18, "mate in 35", 7_381),
    (20_000, 1 << 16, "mate in 19", 4_761),
    (20_000, 1, "unknown", 3_052),
];

/// Out of positions, or out of memory.
#[test]
fn a_budget_always_reaches_as_far() {
    let fen = "4N3/pp2k3/PP2p3/2p1P3/2Pp4/3P3K/8/1r3n2 b - - 0 1";
    let position = question(fen, Black).position;
    let found = BUDGETS.map(|(nodes, table_bytes, ..)| {
        let budget = Budget { nodes, table_bytes };
        let (verdict, spent) = procedure::search(&position, Black, budget, &|| true);
        (nodes, table_bytes, worked(&verdict), spent)
    });
    let expected =
        BUDGETS.map(|(nodes, bytes, what, spent)| (nodes, bytes, what.to_owned(), spent));
    assert_eq!(found, expected);
}

/// Where there is little choice: one plan, or none. Each is all positions, those cut off by the men left, and those by
/// the structure.
#[test]
fn what_is_cut_off_is_counted() {
    let cut = |(positions, dead_by_material, dead_by_structure)| Effort {
        positions,
        dead_by_material,
        dead_by_structure,
    };
    for (fen, winner, expected) in [
        ("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", White, (2, 1, 0)),
        (
            "6Bk/2p1p2p/2p1P2P/p1P4P/P7/8/8/7K b - - 0 1",
            White,
            (2, 0, 1),
        ),
        ("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", White, (1, 0, 0)),
        ("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", Black, (1, 0, 0)),
        (
            "8/6p1/6P1/8/5p2/2p1kp2/2Pb1P2/3K4 b - - 0 1",
            White,
            (4, 0, 0),
        ),
        // Eight moves, each by a pawn, and Black has nothing but the king.
        ("8/1P6/8/8/8/8/P4k1P/7K w - - 0 1", Black, (9, 8, 0)),
    ] {
        let position = question(fen, winner).position;
        let plans = [Plan::new(&position, winner, 0, u64::MAX)];
        let limits = Limits {
            nodes: 300,
            bytes: 1 << 20,
            go_on: &|| true,
        };
        let (end, effort) = Search::run(&position, winner, &plans, limits);
        assert!(matches!(end, End::Exhausted), "{fen}");
        assert_eq!(effort, cut(expected), "{fen}");
        let proof = forced::handful(&position, winner, 16);
        assert_eq!(proof, Some(Proof::Exhaustion { effort }), "{fen}");
    }
}

/// A handful has at most as many positions as the limit, and at most eight that wait.
#[test]
fn more_than_a_handful_is_left_to_the_searches() {
    let bishop = "8/6p1/6P1/8/5p2/2p1kp2/2Pb1P2/3K4 b - - 0 1";
    let nine_moves = "8/1P6/2P5/8/8/8/P4k1P/7K w - - 0 1";
    let mated = "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1";
    for (fen, winner, limit, is_seen) in [
        (bishop, White, 4, true),
        (bishop, White, 3, false),
        (nine_moves, Black, 16, false),
        (mated, White, 16, false),
    ] {
        let position = question(fen, winner).position;
        let proof = forced::handful(&position, winner, limit);
        assert_eq!(proof.is_some(), is_seen, "{fen} {limit}");
    }
    let position = question(bishop, White).position;
    let proof = quick(&position, White);
    assert!(matches!(proof, Some(Proof::Exhaustion { .. })), "{proof:?}");
}

/// Twelve plans one at a time: a greedy attempt, an exploration, and an exploration for a breakthrough. Each is moves to
/// the mate and positions.
#[test]
fn the_work_of_a_plan_is_always_the_same() {
    for (fen, winner, expected) in PLANNED {
        let position = question(fen, *winner).position;
        let told = |(end, effort): (End, Effort)| match end {
            End::Mate(line) => format!("{}/{}", line.len(), effort.positions),
            End::Exhausted => format!("none/{}", effort.positions),
            End::Limit => format!("-/{}", effort.positions),
        };
        let found = (0..12).map(|number| {
            let plan = Plan::new(&position, *winner, number, u64::MAX);
            let limits = Limits {
                nodes: 300,
                bytes: 1 << 20,
                go_on: &|| true,
            };
            let sprint = Sprint::new().run(&position, *winner, &plan, 300);
            let [one, other] = [plan.clone(), plan.breaking_through()]
                .map(|plan| Search::run(&position, *winner, &[plan], limits));
            format!("{} {} {}", told(sprint), told(one), told(other))
        });
        let found: Vec<String> = found.collect();
        assert_eq!(found, expected, "{fen}");
    }
}

const PLANNED: &[(&str, Color, [&str; 12])] = &[
    (
        "4k3/1p3p2/8/1P3P2/8/8/8/4K3 w - - 0 1",
        White,
        [
            "39/92 27/168 -/300",
            "29/44 29/189 -/302",
            "-/300 -/300 -/308",
            "-/300 -/302 -/308",
            "53/280 -/301 -/302",
            "29/60 29/236 -/304",
            "-/300 -/300 -/301",
            "-/300 -/300 -/314",
            "-/300 -/302 -/302",
            "35/183 -/302 -/300",
            "43/112 -/300 -/302",
            "-/300 -/300 -/322",
        ],
    ),
    (
        "2r1k3/3p4/8/8/8/8/1P6/2B1K2R b K - 0 1",
        Black,
        [
            "-/300 -/302 -/307",
            "69/127 -/308 -/312",
            "37/66 -/313 -/313",
            "-/300 -/312 -/301",
            "-/300 -/314 -/317",
            "-/300 -/304 -/305",
            "-/300 -/313 -/304",
            "-/300 -/304 -/304",
            "-/300 -/302 -/301",
            "-/300 -/304 -/312",
            "-/300 -/318 -/312",
            "-/300 -/301 -/320",
        ],
    ),
    (
        "4k3/1p3p2/1n6/8/5P2/6N1/1P6/4K3 b - - 0 1",
        White,
        [
            "20/138 -/300 -/301",
            "28/68 -/306 -/301",
            "32/200 -/301 -/301",
            "50/137 -/305 -/301",
            "24/57 -/301 -/301",
            "30/63 -/302 -/301",
            "70/268 -/313 -/301",
            "52/114 -/303 -/301",
            "-/300 -/305 -/301",
            "40/93 -/311 -/301",
            "86/245 -/302 -/301",
            "-/300 -/313 -/301",
        ],
    ),
];
