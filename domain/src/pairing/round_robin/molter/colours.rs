//! Colours along closed chains: two ways to pair the same seats make chains of even length, so that White and Black can
//! alternate.

/// Whether each seat has White, so that exactly one of each pair has it in both ways. The lowest seat of each chain has White.
/// `None` if the two are not pairings.
pub(super) fn along(one: &[usize], other: &[usize]) -> Option<Vec<bool>> {
    let mut whites: Vec<Option<bool>> = vec![None; one.len()];
    for start in 0..one.len() {
        let mut seat = start;
        while whites.get(seat)?.is_none() {
            let opponent = *one.get(seat)?;
            *whites.get_mut(seat)? = Some(true);
            *whites.get_mut(opponent)? = Some(false);
            seat = *other.get(opponent)?;
        }
    }
    whites.into_iter().collect()
}

/// Whether exactly one of every pair has White.
pub(super) fn suit(whites: &[bool], pairs: &[usize]) -> bool {
    whites
        .iter()
        .zip(pairs)
        .all(|(white, partner)| whites.get(*partner).is_some_and(|other| other != white))
}
