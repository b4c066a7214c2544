//! Sets and rows as bits against sets of numbers, up to, at and past the end of a word.

use std::collections::BTreeSet;

use super::{Mask, NONE, Rows, lowest, ones_of, words};
use crate::pairing::generate::Dice;

const SIZES: [usize; 6] = [1, 63, 64, 65, 128, 130];

type Set = BTreeSet<usize>;

fn any(size: usize, dice: &mut Dice) -> Set {
    let often = [100, 500, 900][usize::from(dice.below(3))];
    (0..size).filter(|_| dice.per_mille(often)).collect()
}

fn held(mask: &Mask) -> Set {
    mask.iter().collect()
}

#[test]
fn words_and_their_bits() {
    assert_eq!([1, 64, 65, 128, 129].map(words), [1, 1, 2, 2, 3]);
    assert_eq!(
        [0, 1, 6, 1 << 63].map(lowest),
        [None, Some(0), Some(1), Some(63)]
    );
    assert_eq!(ones_of(0b1101, 2).collect::<Vec<_>>(), [128, 130, 131]);
    assert_eq!(ones_of(0, 1).next(), None);
    assert_eq!(NONE, usize::MAX);
}

#[test]
fn masks_are_sets_of_vertices() {
    for (seed, size) in (0..).zip(SIZES.repeat(4)) {
        let mut dice = Dice::new(seed);
        let everybody: Set = (0..size).collect();
        let (a, b) = (any(size, &mut dice), any(size, &mut dice));
        let (mask, other) = (Mask::of(size, a.clone()), Mask::of(size, b.clone()));
        let changed = |change: &dyn Fn(&mut Mask)| {
            let mut mask = mask.clone();
            change(&mut mask);
            held(&mask)
        };
        assert_eq!(held(&Mask::all(size)), everybody);
        assert_eq!(Mask::all(size).words().len(), words(size));
        assert_eq!(
            (held(&Mask::empty(size)), held(&mask)),
            (Set::new(), a.clone())
        );
        assert_eq!(Mask::from_row(mask.words()), mask);
        assert_eq!(mask.word(words(size) - 1), mask.words()[words(size) - 1]);
        assert_eq!(changed(&|mask| mask.unite(other.words())), &a | &b);
        assert_eq!(changed(&|mask| mask.keep(other.words())), &a & &b);
        assert_eq!(changed(&|mask| mask.remove(other.words())), &a - &b);
        assert_eq!((mask.count(), mask.first()), (a.len(), a.first().copied()));
        assert_eq!(mask.is_empty(), a.is_empty());
        assert_eq!(mask.meets(other.words()), !a.is_disjoint(&b));
        assert_eq!(mask.is_within(&other), a.is_subset(&b));
        let both = Mask::of(size, &a | &b);
        assert!(mask.is_within(&both) && other.is_within(&both));
        for vertex in 0..size {
            assert_eq!(mask.has(vertex), a.contains(&vertex));
            let (more, less) = (&a | &Set::from([vertex]), &a - &Set::from([vertex]));
            assert_eq!(changed(&|mask| mask.put(vertex)), more);
            assert_eq!(changed(&|mask| mask.take(vertex)), less);
        }
        for place in 0..=size {
            let from = a.range(place..).copied().collect();
            let below = a.range(..place).copied().collect();
            let found = (
                changed(&|mask| mask.keep_from(place)),
                changed(&|mask| mask.keep_below(place)),
            );
            assert_eq!(found, (from, below), "{place} of {size}");
        }
    }
}

#[test]
fn rows_are_pairs_of_vertices() {
    for (seed, size) in (0..).zip(SIZES) {
        let mut dice = Dice::new(seed);
        let (mut rows, mut pairs) = (Rows::new(size), BTreeSet::new());
        assert_eq!(rows.size(), size);
        let agree = |rows: &Rows, pairs: &BTreeSet<(usize, usize)>| {
            for u in 0..size {
                let others = pairs.range((u, 0)..(u + 1, 0)).map(|(_, v)| *v);
                let others = Mask::of(size, others);
                assert_eq!(rows.row(u), others.words());
                assert!(rows.neighbours(u).eq(others.iter()));
                let last = words(size) - 1;
                assert_eq!(rows.word(u, last), others.words()[last]);
                assert!((0..size).all(|v| rows.has(u, v) == others.has(v)));
            }
        };
        for v in 0..size {
            for u in (0..v).filter(|_| dice.per_mille(400)) {
                rows.put(u, v);
                pairs.extend([(u, v), (v, u)]);
            }
        }
        agree(&rows, &pairs);
        for (u, v) in pairs.clone() {
            if u < v && dice.per_mille(300) {
                rows.take(v, u);
                pairs.remove(&(u, v));
                pairs.remove(&(v, u));
                // Nothing is left to be taken.
                rows.take(u, v);
            }
        }
        agree(&rows, &pairs);
        let kept = Mask::of(size, (0..size).step_by(3));
        rows.restrict(size / 2, kept.words());
        pairs.retain(|(u, v)| {
            let other = if *u == size / 2 { v } else { u };
            (*u != size / 2 && *v != size / 2) || kept.has(*other)
        });
        agree(&rows, &pairs);
    }
}
