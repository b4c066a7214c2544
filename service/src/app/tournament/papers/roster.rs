//! The players of a tournament for printing: in any order, in parts, with payments.

use crate::{
    app::{
        Actor, AppError, Context,
        access::TournamentRole,
        organisers,
        tournament::{entry_list, summary::Summary},
    },
    event::Categories,
};

use super::{
    heading::heading,
    roster_line::{PartName, RosterLine},
    roster_order::{Order, Split, by_name, called, part_of, sort},
};

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterPart {
    /// What its players have in common.
    pub name: PartName,
    /// The players, in order.
    pub lines: Vec<RosterLine>,
}

/// Totals of a list or of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Number of players who did not withdraw.
    pub players: usize,
    /// Number of those players who are present.
    pub present: usize,
    /// Fees owed, in cents.
    pub due: i64,
    /// Amount paid, in cents.
    pub paid: i64,
    /// Amount still to be paid, in cents; an overpayment does not count for anybody else.
    pub open: i64,
}

impl Totals {
    /// The totals of these lines.
    #[must_use]
    pub fn of<'lines>(lines: impl IntoIterator<Item = &'lines RosterLine>) -> Self {
        let mut totals = Self::default();
        for line in lines {
            totals.players += usize::from(!line.is_gone);
            totals.present += usize::from(line.is_present && !line.is_gone);
            totals.due += i64::from(line.fee_due.unwrap_or(0));
            totals.paid += i64::from(line.fee_paid.unwrap_or(0));
            totals.open += i64::from(line.open());
        }
        totals
    }
}

/// A list of players.
#[derive(Clone, Debug)]
pub struct Roster {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// Whether pairing numbers are given.
    pub is_numbered: bool,
    /// The parts, in order; a single one if the list is not split.
    pub parts: Vec<RosterPart>,
    /// Totals of the whole list.
    pub totals: Totals,
}

impl Roster {
    /// All lines, part by part.
    pub fn lines(&self) -> impl Iterator<Item = &RosterLine> {
        self.parts.iter().flat_map(|part| &part.lines)
    }
}

/// Reads the players, for the tournament's arbiters. Parts with fewer than `least` players are joined.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn roster(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    (order, split): (Order, Split),
    least: usize,
) -> Result<Roster, AppError> {
    let (summary, role) = heading(ctx, actor, slug)?;
    let list = entry_list::list(ctx, actor, slug)?;
    let categories = organisers::ground_of_tournament(ctx, slug)?.categories;
    let is_numbered = list.entries.iter().any(|line| line.entrant.tpn.is_some());
    let mut lines: Vec<RosterLine> = list.entries.into_iter().map(RosterLine::from).collect();
    let published = i32::from(summary.course.published());
    for line in &mut lines {
        line.byes.retain(|(round, _)| *round > published);
    }
    sort(&mut lines, order, &categories);
    Ok(Roster {
        summary,
        role,
        is_numbered,
        totals: Totals::of(&lines),
        parts: named(parts(lines, split, least, &categories), split, &categories),
    })
}

/// The parts with their names on paper.
fn named(parts: Vec<RosterPart>, split: Split, categories: &Categories) -> Vec<RosterPart> {
    let parts = parts.into_iter().map(|part| RosterPart {
        name: called(part.name, split, categories),
        lines: part.lines,
    });
    parts.collect()
}

fn parts(
    lines: Vec<RosterLine>,
    split: Split,
    least: usize,
    categories: &Categories,
) -> Vec<RosterPart> {
    let mut parts: Vec<RosterPart> = Vec::new();
    let mut put = |name: PartName, mut lines: Vec<RosterLine>| match parts
        .iter_mut()
        .find(|part| part.name == name)
    {
        Some(part) => part.lines.append(&mut lines),
        None => parts.push(RosterPart { name, lines }),
    };
    for line in lines {
        put(part_of(&line, split), vec![line]);
    }
    parts.sort_by(|a, b| by_name(split, &a.name, &b.name, categories));
    let is_small =
        |part: &RosterPart| matches!(part.name, PartName::Named(_)) && part.lines.len() < least;
    // A single small part keeps its name.
    if parts.iter().filter(|part| is_small(part)).count() < 2 {
        return parts;
    }
    let (small, mut large): (Vec<RosterPart>, Vec<RosterPart>) =
        parts.into_iter().partition(is_small);
    large.push(RosterPart {
        name: PartName::Others,
        lines: small.into_iter().flat_map(|part| part.lines).collect(),
    });
    large.sort_by(|a, b| by_name(split, &a.name, &b.name, categories));
    large
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::tournament::entrant::Entrant,
        event::{CategoryList, Elo, PersonName, PublicPerson},
    };

    fn line(name: &str, club: &str, category: &str, rating: u16) -> RosterLine {
        RosterLine {
            entrant: Entrant {
                entry: 0,
                tpn: None,
                person: PublicPerson {
                    name: PersonName::new(name, "Zelinda").unwrap(),
                    ..PublicPerson::default()
                },
                rating: Elo::new(rating).ok(),
                club: club.to_owned(),
            },
            category: category.to_owned(),
            province: String::new(),
            fee_due: Some(3000),
            fee_paid: Some(4000),
            is_present: true,
            is_gone: false,
            first_round: 1,
            byes: Vec::new(),
        }
    }

    fn surnames(lines: &[RosterLine]) -> Vec<&str> {
        lines.iter().map(|l| l.entrant.name().surname()).collect()
    }

    fn field() -> Vec<RosterLine> {
        vec![
            line("Òrtica", "Torre", "2N", 1500),
            line("Alloro", "", "CM", 0),
            line("Betulla", "Alfiere", "", 2000),
            line("Edera", "Torre", "M", 1500),
            line("Cardo", "Re", "CM", 1400),
        ]
    }

    #[test]
    fn every_order_stands_by_name_where_it_says_nothing() {
        for (order, wanted) in [
            (
                Order::Number,
                ["Òrtica", "Alloro", "Betulla", "Edera", "Cardo"],
            ),
            (
                Order::Name,
                ["Alloro", "Betulla", "Cardo", "Edera", "Òrtica"],
            ),
            (
                Order::Rating,
                ["Betulla", "Edera", "Òrtica", "Cardo", "Alloro"],
            ),
            (
                Order::Club,
                ["Betulla", "Cardo", "Edera", "Òrtica", "Alloro"],
            ),
            (
                Order::Category,
                ["Edera", "Alloro", "Cardo", "Òrtica", "Betulla"],
            ),
        ] {
            let mut lines = field();
            sort(&mut lines, order, &Categories::Italy);
            assert_eq!(surnames(&lines), wanted, "{order:?}");
        }
    }

    #[test]
    fn parts_stand_by_name_and_small_ones_together() {
        let named = |name: &str| PartName::Named(name.to_owned());
        let names = |split, least| -> Vec<(PartName, usize)> {
            let parts = parts(field(), split, least, &Categories::Italy).into_iter();
            parts.map(|part| (part.name, part.lines.len())).collect()
        };
        assert_eq!(names(Split::None, 3), [(PartName::Whole, 5)]);
        assert_eq!(
            names(Split::Club, 0),
            [
                (named("Alfiere"), 1),
                (named("Re"), 1),
                (named("Torre"), 2),
                (PartName::Without, 1)
            ]
        );
        assert_eq!(
            names(Split::Club, 2),
            [
                (named("Torre"), 2),
                (PartName::Others, 2),
                (PartName::Without, 1)
            ]
        );
        assert_eq!(
            names(Split::Category, 0),
            [
                (named("M"), 1),
                (named("CM"), 2),
                (named("2N"), 1),
                (PartName::Without, 1)
            ]
        );
    }

    #[test]
    fn categories_of_an_organiser_stand_in_their_order_with_their_names() {
        let list = CategoryList::parse("2N Second\nCM Third").unwrap();
        let own = list.map_or(Categories::Italy, Categories::Own);
        let mut lines = field();
        sort(&mut lines, Order::Category, &own);
        let wanted = ["Òrtica", "Alloro", "Cardo", "Edera", "Betulla"];
        assert_eq!(surnames(&lines), wanted);
        let parts = parts(field(), Split::Category, 0, &own);
        let parts = super::named(parts, Split::Category, &own).into_iter();
        let named = |name: &str| PartName::Named(name.to_owned());
        assert_eq!(
            parts.map(|part| part.name).collect::<Vec<_>>(),
            [
                named("2N Second"),
                named("CM Third"),
                named("M"),
                PartName::Without
            ]
        );
    }

    #[test]
    fn who_paid_too_much_pays_for_nobody() {
        let mut lines = field();
        lines[1].fee_paid = None;
        let totals = Totals::of(&lines);
        assert_eq!(
            (totals.due, totals.paid, totals.open),
            (15_000, 16_000, 3000)
        );
    }
}
