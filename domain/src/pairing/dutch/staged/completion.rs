//! Whether everybody can be paired (C4, C5), and the reason why not.

use std::collections::BTreeMap;

use super::{
    super::field::Field,
    bits::{Mask, NONE, Rows},
    meetings::meetings,
    nest::Usable,
    pool::Pool,
    search::{Ground, Level, Search},
};

/// Whether `floaters` and `rest` can all be paired, no two of `floaters` together, one of them taking the bye if
/// `bye`. `mate` is a matching of some of them, in this order, the bye last. `false` also when stopped.
pub(in super::super) fn completes(
    field: &Field,
    floaters: &[usize],
    rest: &[usize],
    bye: bool,
    mate: &[Option<usize>],
) -> bool {
    let players: Vec<usize> = floaters.iter().chain(rest).copied().collect();
    let size = players.len() + usize::from(bye);
    let mut rows = meetings(field, &players, size);
    let others = Mask::of(size, floaters.len()..size);
    for floater in 0..floaters.len() {
        rows.restrict(floater, others.words());
    }
    if bye {
        let may = |player: &usize| field.may_have_bye(*player);
        bye_row(&mut rows, &players, may);
    }
    let mut pool = Pool::new(rows);
    pool.mate = mate.iter().map(|mate| mate.unwrap_or(NONE)).collect();
    pool.complete(0, &field.halt) == 0
}

/// Why a matching of most edges leaves somebody out (Tutte and Berge): nobody of one group has an edge to another group,
/// every group has an odd number, and there are more groups than `opponents`. The bye is the vertex after the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Obstruction {
    /// Players whom the matching leaves over.
    pub left_over: Vec<usize>,
    /// The groups, in order of their first members.
    pub groups: Vec<Vec<usize>>,
    /// Those whom members of the groups may be matched with outside their own group.
    pub opponents: Vec<usize>,
}

/// Why the whole field cannot be paired. `None` when it can, or when stopped: a matching that may not be of most edges
/// proves nothing.
pub(in super::super) fn obstruction(field: &Field) -> Option<Obstruction> {
    let players: Vec<usize> = (0..field.players.len()).collect();
    let size = players.len() + usize::from(field.odd);
    let mut rows = meetings(field, &players, size);
    if field.odd {
        bye_row(&mut rows, &players, |player| field.is_eligible(*player));
    }
    let mut pool = Pool::new(rows);
    let left = pool.complete(usize::MAX, &field.halt);
    if left == 0 || field.halt.is_due() {
        return None;
    }
    let mut found = obstruction_of(&pool);
    found.left_over.retain(|vertex| *vertex < players.len());
    Some(found)
}

fn bye_row(rows: &mut Rows, players: &[usize], may: impl Fn(&usize) -> bool) {
    for (place, _) in players.iter().enumerate().filter(|(_, p)| may(p)) {
        rows.put(place, players.len());
    }
}

/// The reason why the matching of a pool, which has the most edges, leaves somebody out.
pub(super) fn obstruction_of(pool: &Pool) -> Obstruction {
    let level = Level::new(pool.rows.size(), pool.open.clone(), Vec::new(), &pool.mate);
    let edges = Usable {
        rows: &pool.rows,
        usable: &pool.open,
    };
    let ground = Ground {
        edges: &edges,
        level: &level,
        mate: &pool.mate,
    };
    let mut search = Search::new(&level, &pool.mate);
    let is_free = |vertex: &usize| pool.mate.get(*vertex) == Some(&NONE);
    let left_over: Vec<usize> = pool.open.iter().filter(is_free).collect();
    for root in &left_over {
        search.augmenting(&ground, *root);
    }
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for vertex in search.outer.iter() {
        groups.entry(search.base(vertex)).or_default().push(vertex);
    }
    let mut groups: Vec<_> = groups.into_values().collect();
    groups.sort();
    Obstruction {
        left_over,
        groups,
        opponents: search.inner.iter().collect(),
    }
}
