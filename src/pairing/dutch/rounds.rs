//! From the first bracket to the last (C.04.3 art. 1.9; 2017: A.9).

use super::{
    Edition,
    bracket::{Bracket, Completion, Effort, Paired},
    field::Field,
};

/// All pairs of the round; the only one left in `floaters` gets the bye.
pub(super) fn pair_field(field: &Field, effort: Effort) -> Option<Paired> {
    let groups = scoregroups(field);
    match field.edition {
        Edition::Fide2026 => pair_2026(field, &groups, effort),
        Edition::Fide2017 => pair_2017(field, &groups, effort),
    }
}

fn scoregroups(field: &Field) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (index, player) in field.players.iter().enumerate() {
        match groups.last_mut() {
            Some(group)
                if group
                    .first()
                    .is_some_and(|p| field.score(*p) == player.score) =>
            {
                group.push(index);
            }
            _ => groups.push(vec![index]),
        }
    }
    groups
}

/// The bracket of the scoregroup at `place`.
fn bracket<'a>(
    field: &'a Field,
    groups: &[Vec<usize>],
    place: usize,
    mdps: Vec<usize>,
    completion: Completion,
    effort: Effort,
) -> Bracket<'a> {
    Bracket {
        field,
        mdps,
        residents: groups.get(place).cloned().unwrap_or_default(),
        next: groups.get(place + 1).cloned().unwrap_or_default(),
        lower: groups.iter().skip(place + 2).flatten().copied().collect(),
        completion,
        effort,
    }
}

fn pair_2026(field: &Field, groups: &[Vec<usize>], effort: Effort) -> Option<Paired> {
    let mut all = Paired::default();
    for place in 0..groups.len() {
        let mdps = std::mem::take(&mut all.floaters);
        let paired = bracket(field, groups, place, mdps, Completion::Now, effort).pair()?;
        all.pairs.extend(paired.pairs);
        all.floaters = paired.floaters;
    }
    Some(all)
}

/// A bracket whose downfloaters cannot be paired with the players below becomes the penultimate one: it is
/// paired again so that they can, and everybody below collapses into the last bracket (2017, A.9).
fn pair_2017(field: &Field, groups: &[Vec<usize>], effort: Effort) -> Option<Paired> {
    let mut all = Paired::default();
    for place in 0..groups.len() {
        let mdps = std::mem::take(&mut all.floaters);
        let below: Vec<usize> = groups.iter().skip(place + 1).flatten().copied().collect();
        if below.is_empty() {
            let paired = bracket(field, groups, place, mdps, Completion::Now, effort).pair()?;
            all.pairs.extend(paired.pairs);
            all.floaters = paired.floaters;
            return Some(all);
        }
        let paired = bracket(
            field,
            groups,
            place,
            mdps.clone(),
            Completion::Later,
            effort,
        )
        .pair()?;
        if field.completes(&paired.floaters, &below, field.odd) {
            all.pairs.extend(paired.pairs);
            all.floaters = paired.floaters;
            continue;
        }
        let penultimate = bracket(field, groups, place, mdps, Completion::Now, effort).pair()?;
        let last = Bracket {
            field,
            mdps: penultimate.floaters,
            residents: below,
            next: Vec::new(),
            lower: Vec::new(),
            completion: Completion::Now,
            effort,
        }
        .pair()?;
        all.pairs.extend(penultimate.pairs);
        all.pairs.extend(last.pairs);
        all.floaters = last.floaters;
        return Some(all);
    }
    Some(all)
}
