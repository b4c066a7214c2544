//! Regulations that many events follow, to fill in a form.

use crate::event::words;

use super::BoardOrder;

/// Regulations with known figures. They only fill in a form: what the event announces is what counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Model {
    /// Most leagues of clubs: four boards, a free order, a list of any length.
    Clubs,
    /// Campionato italiano a squadre femminile, implementing rules of 2015: at most ten players are listed, and only women play.
    CisWomen,
    /// Trofeo Scacchi Scuola and the youth championships of teams: four boards and two reserves, by national category.
    School,
    /// Trofeo Scacchi Scuola and the youth championships for teams of girls; otherwise as [`School`](Self::School).
    SchoolGirls,
    /// As at the Olympiad (FIDE Handbook D.02, 2022): four boards and a reserve, in the order of the list.
    Olympiad,
}

impl Model {
    /// Every model, the usual one first.
    pub const ALL: [Self; 5] = [
        Self::Clubs,
        Self::CisWomen,
        Self::School,
        Self::SchoolGirls,
        Self::Olympiad,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Clubs => "clubs",
            Self::CisWomen => "cis-women",
            Self::School => "school",
            Self::SchoolGirls => "school-girls",
            Self::Olympiad => "olympiad",
        }
    }

    /// The number of boards of a match.
    #[must_use]
    pub const fn boards(self) -> u8 {
        4
    }

    /// The most players on a team's list; `None` without a limit.
    #[must_use]
    pub const fn most_members(self) -> Option<u8> {
        match self {
            Self::Clubs => None,
            Self::CisWomen => Some(10),
            Self::School | Self::SchoolGirls => Some(6),
            Self::Olympiad => Some(5),
        }
    }

    /// The rule for the order of the boards.
    #[must_use]
    pub const fn order(self) -> BoardOrder {
        match self {
            Self::Clubs | Self::CisWomen | Self::Olympiad => BoardOrder::Free,
            Self::School | Self::SchoolGirls => BoardOrder::Category,
        }
    }

    /// The quotas, as they are typed; may be empty.
    #[must_use]
    pub const fn quotas(self) -> &'static str {
        match self {
            Self::Clubs | Self::School | Self::Olympiad => "",
            Self::CisWomen | Self::SchoolGirls => "donne: tutte",
        }
    }

    /// The tie-breaks after the match points; `None` if the regulations have none of their own. At the Olympiad they are: opponents'
    /// match points times own game points without the lowest product, game points, match points of the opponents without the lowest.
    #[must_use]
    pub const fn tie_breaks(self) -> Option<&'static str> {
        match self {
            Self::Olympiad => Some("EMGSB/C1, MPvGP, BH:MP/C1"),
            Self::Clubs | Self::CisWomen | Self::School | Self::SchoolGirls => None,
        }
    }
}

words!(Model);

#[cfg(test)]
mod tests {
    use crate::{
        event::Word,
        line_ups::{Least, Quota, read_quotas},
        prizes::{Condition, Reading},
        tiebreak::TeamTieBreak,
    };

    use super::*;

    #[test]
    fn a_model_can_be_taken_over_as_it_stands() {
        for model in Model::ALL {
            assert!(
                read_quotas(model.quotas(), Reading::default()).is_ok(),
                "{model:?}"
            );
            let boards = model.boards();
            assert!(model.most_members().is_none_or(|most| most >= boards));
            assert_eq!(Model::from_code(model.code()), Some(model));
            let codes = model
                .tie_breaks()
                .into_iter()
                .flat_map(|all| all.split(", "));
            for code in codes {
                assert!(code.parse::<TeamTieBreak>().is_ok(), "{code}");
            }
        }
    }

    /// FIDE Handbook D.02, 2022; of the others no tie-breaks are known.
    #[test]
    fn the_olympiad_alone_has_tie_breaks_of_its_own() {
        for (model, tie_breaks) in [
            (Model::Clubs, None),
            (Model::CisWomen, None),
            (Model::School, None),
            (Model::SchoolGirls, None),
            (Model::Olympiad, Some("EMGSB/C1, MPvGP, BH:MP/C1")),
        ] {
            assert_eq!(model.tie_breaks(), tie_breaks, "{model:?}");
        }
    }

    /// CIS femminile, implementing rules of 2015; Trofeo Scacchi Scuola: four boards and two reserves.
    #[test]
    fn models_have_the_figures_of_their_regulations() {
        for (model, most, order, quotas) in [
            (Model::Clubs, None, BoardOrder::Free, 0),
            (Model::CisWomen, Some(10), BoardOrder::Free, 1),
            (Model::School, Some(6), BoardOrder::Category, 0),
            (Model::SchoolGirls, Some(6), BoardOrder::Category, 1),
            (Model::Olympiad, Some(5), BoardOrder::Free, 0),
        ] {
            assert_eq!(model.boards(), 4, "{model:?}");
            assert_eq!(model.most_members(), most, "{model:?}");
            assert_eq!(model.order(), order, "{model:?}");
            let read = read_quotas(model.quotas(), Reading::default()).unwrap();
            assert_eq!(read.len(), quotas, "{model:?}");
            let women =
                |one: &Quota| one.least == Least::Everybody && one.conditions == [Condition::Women];
            assert!(read.iter().all(women), "{model:?}");
        }
    }
}
