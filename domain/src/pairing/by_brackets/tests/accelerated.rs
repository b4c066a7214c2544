//! Accelerated fields (C.04.7): what the systems report of virtual points, and that they pair with them.

use crate::{
    event::{
        Acceleration, Bye, Crosstable, Halt, Participant, Points, RoundEntry, RoundNumber,
        ScoringSystem, Tpn,
    },
    pairing::{
        Engine, Pair, Seat, Solved, Why, WhyNot, burstein, by_brackets::Verdict, double_swiss,
        dubov, lim,
    },
};

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn third() -> RoundNumber {
    RoundNumber::new(3).unwrap()
}

/// Eight players who had half a point in round 1 and nothing in round 2, and have not played yet. In round 3 of four, numbers 1
/// to 4 have a virtual point if the event is accelerated.
fn field(is_accelerated: bool) -> Crosstable {
    let past = [Bye::HalfPoint, Bye::ZeroPoint].map(RoundEntry::Bye);
    let participant = Participant {
        rating: None,
        entries: past.to_vec(),
    };
    let mut table = Crosstable::new(vec![participant; 8], 4, ScoringSystem::STANDARD).unwrap();
    if is_accelerated {
        table.accelerations.push(Acceleration {
            points: Points::from_halves(2),
            first_round: third(),
            last_round: third(),
            first: tpn(1),
            last: tpn(4),
        });
    }
    table
}

/// The boards without their colours, the smaller number first.
fn boards(solved: &Solved) -> Vec<(u16, u16)> {
    let pairs = solved.pairing().pairs.into_iter();
    let pairs = pairs.map(|pair| (pair.white.get(), pair.black.get()));
    let mut boards: Vec<(u16, u16)> = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
    boards.sort_unstable();
    boards
}

/// Number, score and virtual points of the two at a board, and the score of their group.
type Told = ([(Tpn, Points, Points); 2], Points);

fn told(solved: &Solved, number: u16) -> Told {
    match solved.why(tpn(number)).unwrap().unwrap() {
        Why::Dubov(dubov::Reason::Game(game)) => {
            let members = game.members.each_ref();
            let members = members.map(|one| (one.tpn, one.score, one.virtual_points));
            (members, game.bracket.score)
        }
        Why::Burstein(burstein::Reason::Game(game)) => {
            let members = game.members.each_ref();
            let members = members.map(|one| (one.tpn, one.score, one.virtual_points));
            (members, game.bracket.score)
        }
        Why::Lim(lim::Reason::Game(game)) => {
            let members = game.members.each_ref();
            let members = members.map(|one| (one.tpn, one.score, one.virtual_points));
            (members, game.group.score)
        }
        Why::DoubleSwiss(double_swiss::Reason::Game(game)) => {
            let members = game.members.each_ref();
            let members = members.map(|one| (one.tpn, one.score, one.virtual_points));
            (members, game.bracket.score)
        }
        other => panic!("{other:?}"),
    }
}

/// A criterion that gets worse: the score of the group, the number of the criterion, its value as paired and its value instead.
type Worse = (Points, &'static str, Vec<i32>, Vec<i32>);

fn worse(solved: &Solved, white: u16, black: u16) -> Option<Worse> {
    fn of<C, S>(verdict: Verdict<C, S>, number: fn(C) -> &'static str) -> Option<Worse> {
        match verdict {
            Verdict::Worse {
                score,
                criterion,
                ruled,
                instead,
            } => Some((score, number(criterion), ruled, instead)),
            _ => None,
        }
    }
    let seat = Seat::Pair(Pair {
        white: tpn(white),
        black: tpn(black),
    });
    match solved.why_not(seat).unwrap() {
        WhyNot::Dubov(answer) => of(answer.verdict, dubov::Criterion::number),
        WhyNot::Burstein(answer) => of(answer.verdict, burstein::Criterion::number),
        WhyNot::Lim(answer) => of(answer.verdict, lim::Criterion::article),
        WhyNot::DoubleSwiss(double_swiss::Answer::First(answer)) => {
            of(answer.verdict, double_swiss::Criterion::number)
        }
        other => panic!("{other:?}"),
    }
}

/// C.04.7 in each system: with the virtual point, 1 to 4 are a group with 1½ points and the others a group with ½. The point is
/// reported in the score and by itself. 1 against 5, who have equally many points of their own, would make two floaters
/// necessary.
#[test]
fn virtual_points_are_told_and_judged_with() {
    let halves: [(u16, u16); 4] = [(1, 5), (2, 6), (3, 7), (4, 8)];
    let folded = [(1, 8), (2, 7), (3, 6), (4, 5)];
    let halves_of_groups = [(1, 3), (2, 4), (5, 7), (6, 8)];
    let folded_groups = [(1, 4), (2, 3), (5, 8), (6, 7)];
    for (engine, level, accelerated, criterion) in [
        (Engine::Dubov, halves, halves_of_groups, "C5"),
        (Engine::Burstein, folded, folded_groups, "C5"),
        (Engine::Lim, halves, halves_of_groups, "4.4"),
        (Engine::DoubleSwiss, halves, halves_of_groups, "C4"),
    ] {
        let solve = |is_accelerated| {
            let table = field(is_accelerated);
            engine.solve(&table, third(), &Halt::never()).unwrap()
        };
        assert_eq!(boards(&solve(false)), level, "{engine:?}");
        let solved = solve(true);
        assert_eq!(boards(&solved), accelerated, "{engine:?}");
        for (one, two) in accelerated {
            let (score, virtual_points) = if one <= 4 { (3, 2) } else { (1, 0) };
            let [score, virtual_points] = [score, virtual_points].map(Points::from_halves);
            let (mut members, group) = told(&solved, two);
            members.sort_unstable();
            let expected = [one, two].map(|number| (tpn(number), score, virtual_points));
            assert_eq!((members, group), (expected, score), "{engine:?}");
        }
        let expected = (Points::from_halves(3), criterion, vec![0], vec![2]);
        assert_eq!(worse(&solved, 1, 5), Some(expected), "{engine:?}");
    }
}
