//! The game of a match that a round is, where matches have two games.

use crate::{i18n::Words, pairing::Course};

/// `Match 2, game 1 of 2.`; `None` if matches have a single game.
#[must_use]
pub fn of_round(t: Words, course: Course, round: u8) -> Option<String> {
    if !course.is_of_matches() || round == 0 {
        return None;
    }
    let game = round - (*course.together(round).start()).min(round) + 1;
    Some(t.with_two("match-game-of", "match", round.div_ceil(2), "game", game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{i18n::Lang, pairing::Format};

    #[test]
    fn two_rounds_are_a_match() {
        let course = Course::of_published(Format::Matches, 6, 4);
        let said = |round| of_round(Words(Lang::En), course, round);
        assert_eq!(said(0), None);
        assert_eq!(said(3).as_deref(), Some("Match 2, game 1 of 2."));
        assert_eq!(said(4).as_deref(), Some("Match 2, game 2 of 2."));
        let swiss = Course::of_published(Format::Swiss, 6, 4);
        assert_eq!(of_round(Words(Lang::En), swiss, 3), None);
    }
}
