//! The line-up rules of an event, and the check against them.

use crate::{event::Categories, prizes::Candidate};

use super::{BoardOrder, Least, LineUpFault, Quota};

/// The widest tolerance, in rating points.
pub const MOST_TOLERANCE: u16 = 1000;

/// The rules on who may play for a team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineUpRules {
    /// The rule for the order of the boards.
    pub order: BoardOrder,
    /// By how many rating points a player may be stronger than a player above them; 0 to [`MOST_TOLERANCE`].
    pub tolerance: u16,
    /// The most players on a team's list; `None` without a limit.
    pub most_members: Option<u8>,
    /// Who must be among the players of a line-up.
    pub quotas: Vec<Quota>,
    /// The year in which ages are counted.
    pub year: i32,
    /// The national categories in use.
    pub categories: Categories,
}

impl LineUpRules {
    /// Whether there is no rule at all.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.order == BoardOrder::Free && self.most_members.is_none() && self.quotas.is_empty()
    }

    /// The faults of a team's list, which is in the order of its boards. A player who sits too low is reported only once.
    #[must_use]
    pub fn of_list(&self, list: &[Candidate]) -> Vec<LineUpFault> {
        let mut faults = Vec::new();
        if let Some(most) = self
            .most_members
            .filter(|most| list.len() > usize::from(*most))
        {
            let found = list.len();
            faults.push(LineUpFault::TooMany { found, most });
        }
        faults.extend(self.out_of_order(list));
        faults.extend(self.missing(list));
        faults
    }

    /// The faults of a line-up, from board 1 on. The order of the list is checked elsewhere.
    #[must_use]
    pub fn of_line_up(&self, playing: &[Candidate]) -> Vec<LineUpFault> {
        self.missing(playing).collect()
    }

    /// The faults of a line-up that the team could avoid with the players who are `there`. If fewer of them fit a quota than it asks
    /// for, it only asks for those.
    #[must_use]
    pub fn of_choice(&self, playing: &[Candidate], there: &[Candidate]) -> Vec<LineUpFault> {
        let faults = self.missing(playing).filter_map(|fault| match fault {
            LineUpFault::TooFew {
                quota,
                found,
                least,
            } => {
                let rule = self.quotas.get(quota)?;
                let fitting = there.iter().filter(|who| rule.fits(who, self.year)).count();
                let least = least.min(fitting);
                (found < least).then_some(LineUpFault::TooFew {
                    quota,
                    found,
                    least,
                })
            }
            other => Some(other),
        });
        faults.collect()
    }

    fn out_of_order(&self, list: &[Candidate]) -> impl Iterator<Item = LineUpFault> {
        list.iter().enumerate().filter_map(|(below, lower)| {
            let mut over = list.iter().take(below);
            let above = over.position(|upper| {
                let measure = (self.tolerance, &self.categories);
                self.order.forbids(upper, lower, measure)
            })?;
            Some(LineUpFault::Order { above, below })
        })
    }

    fn missing(&self, players: &[Candidate]) -> impl Iterator<Item = LineUpFault> {
        self.quotas.iter().enumerate().flat_map(|(quota, rule)| {
            let fits = |who: &Candidate| rule.fits(who, self.year);
            match rule.least {
                Least::Count(least) => {
                    let (least, found) = (usize::from(least), players.iter());
                    let found = found.filter(|who| fits(who)).count();
                    let fault = LineUpFault::TooFew {
                        quota,
                        found,
                        least,
                    };
                    Vec::from_iter((found < least).then_some(fault))
                }
                Least::Everybody => {
                    let strangers = players.iter().enumerate().filter(|(_, who)| !fits(who));
                    let strangers =
                        strangers.map(|(who, _)| LineUpFault::NotAllowed { quota, who });
                    strangers.collect()
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        event::{Elo, Sex},
        line_ups::read_quotas,
        prizes::Reading,
    };

    use super::*;

    fn player(rating: u16, born: i32, sex: Sex) -> Candidate {
        Candidate {
            rating: Elo::new(rating).ok(),
            birth_year: Some(born),
            sex: Some(sex),
            ..Candidate::default()
        }
    }

    fn rules(quotas: &str) -> LineUpRules {
        LineUpRules {
            quotas: read_quotas(quotas, Reading::default()).unwrap(),
            year: 2026,
            ..LineUpRules::default()
        }
    }

    const M: Sex = Sex::Male;
    const F: Sex = Sex::Female;

    #[test]
    fn nothing_is_asked_where_nothing_is_said() {
        let free = LineUpRules::default();
        let list = [player(1200, 2010, M), player(2400, 1950, F)];
        assert!(free.is_free());
        assert_eq!(free.of_list(&list), []);
        assert_eq!(free.of_line_up(&list), []);
        assert!(!rules("donne: 1").is_free());
    }

    #[test]
    fn a_list_is_as_long_as_the_regulations_allow() {
        let rules = LineUpRules {
            most_members: Some(2),
            ..LineUpRules::default()
        };
        let list = vec![Candidate::default(); 3];
        assert!(!rules.is_free());
        assert_eq!(rules.of_list(list.get(..2).unwrap()), []);
        let (found, most) = (3, 2);
        assert_eq!(rules.of_list(&list), [LineUpFault::TooMany { found, most }]);
        assert_eq!(rules.of_line_up(&list), []);
    }

    #[test]
    fn whoever_is_too_strong_for_their_board_is_named_once() {
        let rules = LineUpRules {
            order: BoardOrder::Rating,
            tolerance: 50,
            ..LineUpRules::default()
        };
        let list = [1800, 1700, 1760, 1851, 1600].map(|rating| player(rating, 1990, M));
        assert!(!rules.is_free());
        assert_eq!(
            rules.of_list(&list),
            [
                LineUpFault::Order { above: 1, below: 2 },
                LineUpFault::Order { above: 0, below: 3 },
            ]
        );
    }

    #[test]
    fn those_who_must_play_are_counted() {
        let rules = rules("donne: 1\nunder 16: 2");
        let (woman, boy, girl, man) = (
            player(1500, 1990, F),
            player(1400, 2012, M),
            player(1400, 2010, F),
            player(1900, 1980, M),
        );
        let few = |quota, found, least| LineUpFault::TooFew {
            quota,
            found,
            least,
        };
        for (playing, faults) in [
            (vec![&man, &woman, &boy, &girl], vec![]),
            (vec![&man, &man, &boy, &girl], vec![]),
            (
                vec![&man, &man, &man, &man],
                vec![few(0, 0, 1), few(1, 0, 2)],
            ),
            (vec![&man, &man, &man, &girl], vec![few(1, 1, 2)]),
            (vec![&boy, &boy], vec![few(0, 0, 1)]),
        ] {
            let playing: Vec<Candidate> = playing.into_iter().cloned().collect();
            assert_eq!(rules.of_line_up(&playing), faults, "{playing:?}");
        }
        // Two juniors are asked for and one is there: they must play, and that is enough.
        let there = [man.clone(), man.clone(), woman.clone(), boy.clone()];
        let without = [man.clone(), man.clone(), woman.clone()];
        assert_eq!(rules.of_choice(&without, &there), [few(1, 0, 1)]);
        let with = [man, woman, boy];
        assert_eq!(rules.of_choice(&with, &there), []);
    }

    #[test]
    fn strangers_to_the_class_do_not_play() {
        let rules = rules("nati dal 2012: tutti");
        let list = [player(1400, 2012, M), player(1400, 2011, M)];
        let (quota, who) = (0, 1);
        let fault = [LineUpFault::NotAllowed { quota, who }];
        assert_eq!(rules.of_list(&list), fault);
        assert_eq!(rules.of_line_up(&list), fault);
        assert_eq!(rules.of_choice(&list, &list), fault);
        // A condition on something unknown does not hold.
        let unknown = [Candidate::default()];
        let (quota, who) = (0, 0);
        let fault = [LineUpFault::NotAllowed { quota, who }];
        assert_eq!(rules.of_line_up(&unknown), fault);
    }
}
