//! Colours along closed chains: two ways to pair the same seats make chains of even length, so White and Black can
//! take turns.

/// Whether each seat has White, so that of the two of every pair of both ways exactly one has. The lowest seat of each
/// chain has White. `None` where they are no pairs.
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

/// Whether of the two of every pair exactly one has White.
pub(super) fn suit(whites: &[bool], pairs: &[usize]) -> bool {
    whites
        .iter()
        .zip(pairs)
        .all(|(white, partner)| whites.get(*partner).is_some_and(|other| other != white))
}
