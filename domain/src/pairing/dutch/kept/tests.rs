//! What another pairing must share, in a bracket of two moved-down players and six residents.

use super::*;

/// 0 and 1 floated down. 0 meets 3, 2 meets 5, 4 meets 6; 1 and 7 float.
fn made() -> Made {
    Made {
        mdps: vec![0, 1],
        residents: (2..8).collect(),
        paired: Paired {
            pairs: vec![(0, 3), (2, 5), (4, 6)],
            floaters: vec![1, 7],
        },
    }
}

const SHARES: [Share; 4] = [Share::Pairs, Share::Tops, Share::MdpPairs, Share::MdpSet];

/// C.04.3 art. 4: the pairs that remain possible for each shared part, from all pairs to the set of paired moved-down players.
#[test]
fn pairs_and_floats_that_stay_possible() {
    for (a, b, expected) in [
        (0, 3, [true, true, true, true]),
        (2, 5, [true, true, true, true]),
        // Another opponent of the same top.
        (2, 6, [false, true, true, true]),
        (4, 7, [false, true, true, true]),
        // Another top.
        (2, 4, [false, false, true, true]),
        (5, 6, [false, false, true, true]),
        (5, 7, [false, false, true, true]),
        // Another opponent of the moved-down player.
        (0, 2, [false, false, false, true]),
        (3, 5, [false, false, false, true]),
        (2, 3, [false, false, false, true]),
        // Another moved-down player.
        (1, 2, [false, false, false, false]),
        (1, 3, [false, false, false, false]),
    ] {
        let found = SHARES.map(|share| Kept::new(&made(), share).allows_pair(a, b));
        assert_eq!(found, expected, "{a} {b}");
    }
    for (player, expected) in [
        (0, [false, false, false, false]),
        (1, [true, true, true, true]),
        (2, [false, false, true, true]),
        (3, [false, false, false, true]),
        (5, [false, true, true, true]),
        (7, [true, true, true, true]),
    ] {
        let found = SHARES.map(|share| Kept::new(&made(), share).allows_float(player));
        assert_eq!(found, expected, "{player} floats");
    }
}

#[test]
fn a_pairing_shares_its_pairs_and_its_floats() {
    let tops = Kept::new(&made(), Share::Tops);
    for (pairs, floaters, expected) in [
        (vec![(0, 3), (2, 6), (4, 5)], vec![1, 7], true),
        (vec![(3, 0), (6, 2), (5, 4)], vec![1, 7], true),
        (vec![(0, 3), (2, 7), (4, 5)], vec![1, 6], true),
        (vec![(0, 3), (2, 6)], vec![1, 4, 5, 7], false),
        (vec![(0, 3), (2, 4)], vec![1, 5, 6, 7], false),
        (vec![(0, 2), (4, 5)], vec![1, 6, 7], false),
    ] {
        let paired = Paired { pairs, floaters };
        assert_eq!(tops.is_in(&paired), expected, "{paired:?}");
    }
}

#[test]
fn vertices_below_the_bracket_are_free() {
    let tops = Kept::new(&made(), Share::Tops);
    let vertex = |kind, player| Vertex { kind, player };
    let (mdp, top) = (vertex(Kind::Mdp(1), 1), vertex(Kind::Resident(0), 2));
    let (bottom, other) = (vertex(Kind::Resident(4), 6), vertex(Kind::Resident(2), 4));
    let next = vertex(Kind::Next, 8);
    for (a, b, expected) in [
        (top, bottom, true),
        (bottom, top, true),
        (top, other, false),
        (mdp, top, false),
        (mdp, next, true),
        (bottom, next, true),
        (top, next, false),
        (top, vertex(Kind::Lower, 9), false),
        (bottom, vertex(Kind::Bye, usize::MAX), true),
        (next, vertex(Kind::Lower, 9), true),
    ] {
        assert_eq!(tops.allows(&a, &b), expected, "{a:?} {b:?}");
    }
}
