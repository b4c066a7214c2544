//! The matching, compared with an exhaustive search.

use super::*;
use proptest::prelude::*;

fn best(n: usize, weight: &dyn Fn(usize, usize) -> u64, used: u32) -> u64 {
    let Some(u) = (0..n).find(|u| used & (1 << u) == 0) else {
        return 0;
    };
    let used = used | (1 << u);
    let mut most = best(n, weight, used);
    for v in u + 1..n {
        if used & (1 << v) == 0 && weight(u, v) > 0 {
            most = most.max(weight(u, v) + best(n, weight, used | (1 << v)));
        }
    }
    most
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]
    #[test]
    fn agrees_with_exhaustive_search(
        n in 1_usize..9,
        range in prop::sample::select(vec![2_u64, 4, 9, 1000]),
        raw in prop::collection::vec(any::<u64>(), 64),
    ) {
        let weight = |u: usize, v: usize| raw[u.min(v) * 8 + u.max(v)] % range;
        let mut weights = Weights::<2>::new(n);
        for u in 0..n {
            for v in u + 1..n {
                weights.set(u, v, Wide::ZERO.plus_at(weight(u, v), 61));
            }
        }
        let mates = maximum_weight_matching(weights, &Halt::never());
        let mut total = 0;
        for (u, mate) in mates.iter().enumerate() {
            if let Some(v) = *mate {
                prop_assert_eq!(mates[v], Some(u));
                if u < v {
                    prop_assert!(weight(u, v) > 0);
                    total += weight(u, v);
                }
            }
        }
        prop_assert_eq!(total, best(n, &weight, 0));
    }
}
