//! All brackets of a round, from the first to the last (C.04.3 art. 1.9; 2017: A.9).

use super::{
    Edition,
    bracket::{Bracket, Completion, Effort, Paired},
    field::Field,
};

use crate::event::{Points, Tpn};

/// One bracket and its pairing. Players are indices of the [`Field`].
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub mdps: Vec<usize>,
    pub residents: Vec<usize>,
    pub paired: Paired,
}

/// Pairs all brackets of the round, from the first to the last. The only downfloater of the last one gets the bye.
pub(super) fn pair_field(field: &Field, effort: Effort) -> Option<Vec<Made>> {
    let groups = scoregroups(field);
    let mut made: Vec<Made> = Vec::new();
    for place in 0..groups.len() {
        let paired: usize = groups.iter().take(place).map(Vec::len).sum();
        field.halt.reached(paired, field.players.len());
        if field.halt.is_due() {
            return None;
        }
        let mdps = made
            .last()
            .map(|bracket| bracket.paired.floaters.clone())
            .unwrap_or_default();
        let bracket = |completion, mdps| bracket(field, &groups, place, mdps, completion, effort);
        let below: Vec<usize> = groups.iter().skip(place + 1).flatten().copied().collect();
        if field.edition == Edition::Fide2026 || below.is_empty() {
            made.push(bracket(Completion::Now, mdps).made()?);
            continue;
        }
        let plain = bracket(Completion::Later, mdps.clone()).made()?;
        if field.completes(&plain.paired.floaters, &below, field.odd) {
            made.push(plain);
            continue;
        }
        // 2017, A.9: this is the penultimate bracket. It is paired again so that its downfloaters can be paired with the
        // players below, who all collapse into the last bracket.
        let penultimate = bracket(Completion::Now, mdps).made()?;
        let last = Bracket {
            field,
            mdps: penultimate.paired.floaters.clone(),
            residents: below,
            next: Vec::new(),
            lower: Vec::new(),
            completion: Completion::Now,
            effort,
        };
        made.push(penultimate);
        made.push(last.made()?);
        break;
    }
    Some(made)
}

/// The players by score, highest score first.
pub(super) fn scoregroups(field: &Field) -> Vec<Vec<usize>> {
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
pub(super) fn bracket<'a>(
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

impl Bracket<'_> {
    fn made(self) -> Option<Made> {
        let paired = self.pair()?;
        Some(Made {
            mdps: self.mdps,
            residents: self.residents,
            paired,
        })
    }
}

pub(super) fn tpn_of(field: &Field, player: usize) -> Option<Tpn> {
    field.players.get(player).map(|player| player.tpn)
}

pub(super) fn score_of(field: &Field, bracket: &Made) -> Option<Points> {
    let first = bracket.residents.first()?;
    Some(Points::from_halves(field.score(*first)))
}

pub(super) fn bye_of(made: &[Made]) -> Option<usize> {
    made.last()?.paired.floaters.first().copied()
}
