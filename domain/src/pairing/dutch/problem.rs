//! What is to be matched: a bracket and what lies below it, and who may be paired with whom.

use super::{
    field::Field,
    kept::Kept,
    tail::Tail,
    vertex::{Kind, Vertex},
};

/// The matching problem of one step of one bracket.
pub(super) struct Problem<'a> {
    pub field: &'a Field,
    pub vertices: Vec<Vertex>,
    /// Everybody must be matched (the whole rest of the field is in the graph). Otherwise an unmatched
    /// vertex is one that goes below the following scoregroup.
    pub everybody: bool,
    /// The MDPs in the graph are the Limbo: they meet no resident.
    pub limbo: bool,
    /// C9 of 2026 applies.
    pub fewest_unplayed: bool,
    /// The lowest score of the bracket (2017, A.8).
    pub lowest: i32,
    /// The following scoregroup is the last, and somebody must have the bye.
    pub next_is_last: bool,
    pub tail: Tail,
    /// What must stay as in another pairing of the bracket.
    pub kept: Option<&'a Kept>,
}

impl Problem<'_> {
    /// Whether the two, `a` of no lower kind than `b`, may be matched.
    pub(super) fn allows(&self, a: &Vertex, b: &Vertex) -> bool {
        use Kind::{Bye, Mdp, Resident};
        if self.kept.is_some_and(|kept| !kept.allows(a, b)) {
            return false;
        }
        match (a.kind, b.kind) {
            (Mdp(_), Mdp(_)) | (Bye, Bye) => false,
            (Mdp(_), Resident(_)) if self.limbo => false,
            (_, Bye) => self.field.may_have_bye(a.player),
            (Resident(i), Resident(j)) => {
                self.tail.allows(i.min(j), i.max(j)) && self.field.may_meet(a.player, b.player)
            }
            _ => self.field.may_meet(a.player, b.player),
        }
    }
}
