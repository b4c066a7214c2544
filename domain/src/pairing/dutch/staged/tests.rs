//! The staged tier, compared with exhaustive search, and with the reference on hard fields.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{
    super::{
        Edition,
        bracket::{Completion, Effort},
        field::{Demand, Field},
        objective::Objective,
        rounds,
    },
    bits::{Mask, NONE, Rows},
    completion::{Obstruction, obstruction_of},
    costs::Costs,
    graph::{Graph, STAGE_BITS},
    meetings::meetings,
    pool::Pool,
};
use crate::{
    event::{Colour, Halt},
    pairing::generate::{Dice, Hard},
};

/// Pairs in order, each with the lower vertex first.
type Matching = Vec<(usize, usize)>;

/// A graph in which `has` says whether two vertices are joined.
fn graph(size: usize, has: impl Fn(usize, usize) -> bool) -> Rows {
    let mut rows = Rows::new(size);
    for v in 0..size {
        for u in (0..v).filter(|u| has(*u, v)) {
            rows.put(u, v);
        }
    }
    rows
}

/// Every perfect matching of the open vertices.
fn perfect(rows: &Rows, open: &Mask) -> BTreeSet<Matching> {
    let Some(u) = open.first() else {
        return BTreeSet::from([Vec::new()]);
    };
    let mut found = BTreeSet::new();
    for v in open.iter().filter(|v| rows.has(u, *v)) {
        let mut rest = open.clone();
        rest.take(u);
        rest.take(v);
        for mut matching in perfect(rows, &rest) {
            matching.insert(0, (u, v));
            found.insert(matching);
        }
    }
    found
}

/// The perfect matchings that a pool leaves open.
fn left_open(pool: &Pool) -> BTreeSet<Matching> {
    let mut found = perfect(&pool.rows, &pool.open);
    found.retain(|matching| {
        pool.rigid.iter().all(|set| {
            let leaves = |(u, v): &&(usize, usize)| set.has(*u) != set.has(*v);
            matching.iter().filter(leaves).count() == 1
        })
    });
    found
}

fn held(pool: &Pool) -> Matching {
    let pairs = pool.open.iter().map(|u| (u, pool.mate[u]));
    pairs.filter(|(u, v)| u < v).collect()
}

fn cheapest(matchings: &BTreeSet<Matching>, costs: &Costs) -> BTreeSet<Matching> {
    let cost = |matching: &Matching| {
        matching
            .iter()
            .map(|(u, v)| costs.edge(*u, *v))
            .sum::<i64>()
    };
    let least = matchings.iter().map(cost).min();
    let found = matchings.iter().filter(|m| Some(cost(m)) == least);
    found.cloned().collect()
}

/// Costs of a stage: by classes and, in the last stage, by the place of the higher of two ranked vertices.
fn stages(size: usize, classes: usize, range: i64, raw: &[u8]) -> Vec<Costs> {
    let class: Vec<usize> = (0..size).map(|v| usize::from(raw[v]) % classes).collect();
    let mut stages: Vec<Costs> = (0..3)
        .map(|stage| {
            let mut table = vec![0; classes * classes];
            for a in 0..classes {
                for b in 0..=a {
                    let cost = i64::from(raw[100 + stage * 40 + a * 6 + b]) % range;
                    table[a * classes + b] = cost;
                    table[b * classes + a] = cost;
                }
            }
            Costs {
                class: class.clone(),
                classes,
                table,
                ranks: None,
                bits: 12,
            }
        })
        .collect();
    let is_ranked = |v: &usize| !raw[60 + v].is_multiple_of(4);
    let rank = |v: usize| i64::try_from(v).unwrap();
    let ranks = (0..size).map(|v| if is_ranked(&v) { rank(v) } else { -1 });
    stages.push(Costs::by_rank(ranks.collect()));
    stages
}

/// What happened in a run, so that a test can demand that everything came up.
#[derive(Default)]
struct Seen {
    matched: usize,
    rigid: usize,
    nested: usize,
    denied: usize,
    /// Pools with fewer edges: without a matching, and with one.
    fewer: [usize; 2],
}

/// Stages, then questions, then pairs taken out; each is compared with all perfect matchings.
fn run(size: usize, density: u8, classes: usize, range: i64, raw: &[u8], seen: &mut Seen) {
    let rows = graph(size, |u, v| raw[200 + u * 10 + v] % 10 < density);
    let mut pool = Pool::new(rows);
    let mut open = perfect(&pool.rows, &pool.open);
    let is_perfect = pool.complete(0, &Halt::never()) == 0;
    assert_eq!(is_perfect, !open.is_empty());
    if !is_perfect {
        return;
    }
    seen.matched += 1;
    for costs in stages(size, classes, range, raw) {
        assert!(pool.settle(&costs, &Halt::never()));
        open = cheapest(&open, &costs);
        assert_eq!(left_open(&pool), open);
        assert!(open.contains(&held(&pool)));
        seen.rigid += pool.rigid.len();
        seen.nested += pool
            .rigid
            .iter()
            .flat_map(|a| pool.rigid.iter().map(move |b| (a, b)))
            .filter(|(a, b)| a != b && a.is_within(b))
            .count();
    }
    // The edges that are left may be enough, or not.
    let mut fewer = pool.clone();
    let stays = |u: usize, v: usize| !raw[(u.min(v) * 37 + u.max(v) * 11) % 440].is_multiple_of(5);
    for v in 0..size {
        let kept = Mask::of(size, (0..size).filter(|u| stays(*u, v)));
        fewer.keep(v, kept.words());
    }
    fewer.drop_lost();
    let left = left_open(&fewer);
    let is_complete = fewer.is_complete(&Halt::never());
    if is_complete {
        assert!(left.contains(&held(&fewer)));
    } else {
        assert!(left.is_empty() || !fewer.rigid.is_empty());
    }
    seen.fewer[usize::from(is_complete)] += 1;
    for step in 0..size {
        if !pool.open.has(step) {
            continue;
        }
        let wanted = Mask::of(
            size,
            (0..size).filter(|v| !raw[320 + step * 10 + v].is_multiple_of(3)),
        );
        let partner = |m: &Matching| {
            let pair = m.iter().find(|(u, v)| *u == step || *v == step).unwrap();
            pair.0 + pair.1 - step
        };
        let can: BTreeSet<usize> = open
            .iter()
            .map(partner)
            .filter(|v| wanted.has(*v))
            .collect();
        let lowest = raw[step].is_multiple_of(2);
        let chosen = pool.choose(step, wanted.words(), lowest);
        assert_eq!(chosen.is_some(), !can.is_empty());
        assert!(open.contains(&held(&pool)));
        let Some(chosen) = chosen else {
            seen.denied += 1;
            let mut others = Mask::all(size);
            others.remove(wanted.words());
            pool.keep(step, others.words());
            assert_eq!(left_open(&pool), open);
            continue;
        };
        if lowest {
            assert_eq!(Some(&chosen), can.first());
            pool.take_out(step, chosen);
            open.retain(|m| partner(m) == chosen);
            open = open
                .into_iter()
                .map(|mut m| {
                    m.retain(|(u, v)| *u != step && *v != step);
                    m
                })
                .collect();
        } else {
            assert!(can.contains(&chosen));
            pool.keep(step, wanted.words());
            open.retain(|m| wanted.has(partner(m)));
        }
        assert_eq!(left_open(&pool), open);
    }
}

fn bytes(seed: u64) -> Vec<u8> {
    let mut dice = Dice::new(seed);
    (0..440)
        .map(|_| u8::try_from(dice.below(256)).unwrap())
        .collect()
}

#[test]
fn stages_and_questions_agree_with_exhaustive_search() {
    let mut seen = Seen::default();
    for seed in 0..4000 {
        let raw = bytes(seed);
        let size = 2 * (1 + usize::from(raw[439]) % 5);
        let density = 3 + raw[438] % 8;
        let classes = 1 + usize::from(raw[437]) % 6;
        let range = [2, 3, 8, 100][usize::from(raw[436]) % 4];
        run(size, density, classes, range, &raw, &mut seen);
    }
    let Seen {
        matched,
        rigid,
        nested,
        denied,
        fewer,
    } = seen;
    assert!(
        matched > 1000 && rigid > 200 && nested > 5 && denied > 500,
        "{matched} {rigid} {nested} {denied}"
    );
    assert!(fewer.into_iter().all(|count| count > 200), "{fewer:?}");
}

/// Largest number of edges in a matching of the vertices that are not in `used`.
fn most(rows: &Rows, used: u32) -> usize {
    let size = rows.size();
    let Some(u) = (0..size).find(|u| used & (1 << u) == 0) else {
        return 0;
    };
    let used = used | (1 << u);
    let mut best = most(rows, used);
    for v in u + 1..size {
        if used & (1 << v) == 0 && rows.has(u, v) {
            best = best.max(1 + most(rows, used | (1 << v)));
        }
    }
    best
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]
    #[test]
    fn a_matching_of_most_edges_and_the_reason_that_there_is_no_more(
        size in 1_usize..11,
        density in 1_u8..9,
        raw in prop::collection::vec(0_u8..10, 128),
    ) {
        let rows = graph(size, |u, v| raw[u * 11 + v] < density);
        let mut pool = Pool::new(rows.clone());
        let left = pool.complete(usize::MAX, &Halt::never());
        prop_assert_eq!(size - left, 2 * most(&rows, 0));
        for (u, v) in pool.mate.iter().copied().enumerate().filter(|(_, v)| *v != NONE) {
            prop_assert!(pool.mate[v] == u && rows.has(u, v));
        }
        if left > 0 {
            let Obstruction { left_over, groups, opponents } = obstruction_of(&pool);
            prop_assert_eq!(left_over.len(), left);
            prop_assert_eq!(groups.len(), opponents.len() + left);
            for (i, group) in groups.iter().enumerate() {
                prop_assert_eq!(group.len() % 2, 1);
                for other in groups.iter().skip(i + 1) {
                    prop_assert!(!group.iter().any(|a| other.iter().any(|b| rows.has(*a, *b))));
                }
                for v in (0..size).filter(|v| !group.contains(v) && !opponents.contains(v)) {
                    prop_assert!(!group.iter().any(|a| rows.has(*a, v)));
                }
            }
        }
    }
}

/// A hard field before its round, sometimes with a demand.
fn hard_field(seed: u64, edition: Edition) -> Field {
    let mut dice = Dice::new(seed);
    let hard = Hard::any(dice.between(4, 40), &mut dice);
    let table = hard.table(seed).unwrap();
    let mut field = Field::new(&table, hard.round().unwrap(), edition, Colour::White);
    let mut anybody = || usize::from(dice.below(hard.participants));
    let (one, two) = (anybody(), anybody());
    field.demand = match seed % 5 {
        0 => Some(Demand::Pair(one, two)),
        1 => Some(Demand::Bye(one)),
        2 => Some(Demand::Downfloat(one)),
        _ => None,
    };
    field
}

#[test]
fn rows_say_who_may_meet() {
    for seed in 0..300 {
        let field = hard_field(seed, Edition::Fide2026);
        let mut dice = Dice::new(seed);
        let players: Vec<usize> = (0..field.players.len())
            .filter(|_| dice.per_mille(700))
            .collect();
        let rows = meetings(&field, &players, players.len() + 3);
        for (i, a) in players.iter().enumerate() {
            for (j, b) in players.iter().enumerate() {
                let joined = rows.has(i, j);
                assert_eq!(joined, field.may_meet(*a, *b), "seed {seed}: {a} {b}");
            }
        }
    }
}

/// The cost of an edge depends only on the classes of its ends, and equals the charges of the criteria for these two.
#[test]
fn classes_cost_what_their_members_do() {
    let (mut edges, mut shared) = (0, 0);
    for seed in 0..400 {
        for edition in Edition::ALL {
            let field = hard_field(seed, edition);
            let groups = rounds::scoregroups(&field);
            let place = usize::from(groups.len() > 1);
            let mdps = groups
                .iter()
                .take(place)
                .flatten()
                .copied()
                .take(5)
                .collect();
            let (completion, effort) = (Completion::Now, Effort::Staged);
            let bracket = rounds::bracket(&field, &groups, place, mdps, completion, effort);
            let mut problem =
                bracket.problem(seed % 2 == 0, &bracket.next, &bracket.lower, field.odd);
            problem.everybody = seed % 3 == 0;
            let objective = Objective::new(&problem);
            let slices = objective.layout().slices(STAGE_BITS);
            let graph = Graph::of_all(&problem);
            let stages = graph.stages();
            assert_eq!(slices.len(), stages.len());
            for v in 0..problem.vertices.len() {
                for u in (0..v).filter(|u| graph.rows.has(*u, v)) {
                    let (a, b) = (&problem.vertices[u], &problem.vertices[v]);
                    let charges = objective.edge(&problem, a, b);
                    for (slice, costs) in slices.iter().zip(&stages) {
                        let range = slice.offset..slice.offset + slice.bits;
                        let here = charges
                            .0
                            .iter()
                            .filter(|(offset, _)| range.contains(offset));
                        let cost = here
                            .map(|(offset, n)| n << (offset - slice.offset))
                            .sum::<u64>();
                        assert_eq!(
                            costs.edge(u, v),
                            i64::try_from(cost).unwrap(),
                            "seed {seed}"
                        );
                    }
                    edges += 1;
                    shared += usize::from(stages[0].classes < problem.vertices.len());
                }
            }
        }
    }
    assert!(edges > 10_000 && shared > 5_000, "{edges} {shared}");
}
