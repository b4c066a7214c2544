//! How a bracket is paired: the choice between the quick way ([`super::fast`]) and the way that always comes to an end
//! ([`super::staged`]).

use super::{
    bracket::{Bracket, Effort, Paired},
    edition::Edition,
    fast,
};

impl Bracket<'_> {
    /// Pairs the bracket. `None` when no complete pairing of the field exists from here.
    pub(super) fn pair(&self) -> Option<Paired> {
        if self.effort == Effort::Fast
            && self.is_plain()
            && let Some(paired) = fast::pair(self)
        {
            return Some(paired);
        }
        let counts_unplayed = self.field.edition == Edition::Fide2026 && self.bye_is_here();
        let mut fewest_unplayed = counts_unplayed;
        // C6 comes before C9, so the number of downfloaters does not depend on the guess.
        for _ in 0..2 {
            let paired = match self.effort {
                Effort::Fast | Effort::Staged => self.pair_in_stages(fewest_unplayed),
                Effort::Exact => self.pair_with_reference(fewest_unplayed),
            }?;
            let applies = counts_unplayed && paired.floaters.len() == 1;
            if applies == fewest_unplayed {
                return Some(paired);
            }
            fewest_unplayed = applies;
        }
        None
    }
}
