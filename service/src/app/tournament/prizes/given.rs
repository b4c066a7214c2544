//! The prizes that a fund gives by given standings. They are computed, and stored unchanged in a version.

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        AppError,
        tournament::{
            Loaded,
            candidate::candidate,
            entrant::Entrant,
            ranked::{Ranked, before_points},
        },
    },
    event::{PersonName, RoundEntry},
    prizes::{Candidate, Derivation, Fund, Money, Whose, allocate},
    store::{
        Conn,
        rows::{self, entries::EntryRow},
    },
    tiebreak::Standing,
};

use super::stored::{Stored, broken};

/// A prize and its winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenPrize {
    /// Number of the winner's entry.
    pub entry: i32,
    /// Surname of the winner.
    pub surname: String,
    /// Given name of the winner.
    pub given: String,
    /// Code of the winner's FIDE title.
    #[serde(default)]
    pub title: Option<String>,
    /// Place in the standings.
    pub place: usize,
    /// Points of the winner, in half-points.
    pub points: i32,
    /// Index of the prize's list in the fund.
    pub list: usize,
    /// Place among those who compete for it.
    pub position: usize,
    /// Amount that the winner gets.
    pub money: Money,
    /// Goods, in words; empty for none.
    #[serde(default)]
    pub goods: String,
    /// How the amount was computed.
    pub why: Derivation,
    /// Surnames of the players who would have won it but took another prize.
    #[serde(default)]
    pub passed: Vec<String>,
    /// The best prize that the winner did not take: index of its list, and its amount.
    #[serde(default)]
    pub left: Option<(usize, Money)>,
    /// Reason for naming the winner of a special prize; empty for other prizes.
    #[serde(default)]
    pub reason: String,
}

impl GivenPrize {
    /// Replaces the stored names by the names that are `shown` to the reader.
    pub(super) fn show_as(&mut self, whole: &Loaded, shown: &Loaded) {
        if let Some(row) = shown.entry(self.entry) {
            let person = row.person.public();
            self.surname = person.name.surname().to_owned();
            self.given = person.name.given().to_owned();
            self.title = person.title.map(|title| title.code().to_owned());
        }
        for passed in &mut self.passed {
            let mut pairs = whole.entries.iter().zip(shown.entries.iter());
            let of_name = pairs.find(|(row, _)| row.person.name.surname() == passed.as_str());
            if let Some((_, row)) = of_name {
                *passed = row.person.name.surname().to_owned();
            }
        }
    }
}

/// All prizes by given standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenPrizes {
    /// Last round that the standings count.
    pub after: u8,
    pub fund: Fund,
    /// Currency sign.
    pub currency: String,
    /// The prizes, by list, then by place.
    pub prizes: Vec<GivenPrize>,
    /// Whether the distribution is stable: no player would rather have another prize. `false` if no stable one exists.
    pub is_settled: bool,
}

impl GivenPrizes {
    /// Computes the prizes of a stored fund after a round.
    pub(super) fn of(
        loaded: &Loaded,
        ranked: &Ranked,
        stored: &Stored,
        after: u8,
    ) -> Result<Self, AppError> {
        let people: Vec<(usize, &EntryRow)> = ranked
            .standings
            .iter()
            .filter_map(|standing| Some((standing.place, loaded.entry_of(standing.tpn)?)))
            .collect();
        let stages = before_points(loaded, &ranked.table, after);
        let stage = |standing: &Standing| {
            let stage = stages.as_ref()?.get(standing.tpn.index());
            stage.copied()
        };
        let candidates: Vec<Candidate> = ranked
            .standings
            .iter()
            .zip(&people)
            .map(|(standing, (place, row))| {
                let rounds = (1..=after).filter_map(crate::event::RoundNumber::new);
                let entries = rounds.filter_map(|round| ranked.table.entry(standing.tpn, round));
                let games = entries.filter(|entry| matches!(entry, RoundEntry::Played { .. }));
                let stays = row
                    .withdrawn_after
                    .is_none_or(|last| last >= i32::from(loaded.planned()));
                let category = stored.categories.get(&row.id);
                Candidate {
                    place: *place,
                    points: standing.points,
                    stage: stage(standing).unwrap_or(0),
                    games: u8::try_from(games.count()).unwrap_or(u8::MAX),
                    is_eligible: stays && !stored.decisions.barred.contains_key(&row.id),
                    ..candidate(row, category.map_or("", String::as_str))
                }
            })
            .collect();
        let named = named(stored, &people);
        let pairs: Vec<(usize, usize)> = named.iter().map(|(list, who, _)| (*list, *who)).collect();
        let allocation = allocate(&stored.fund, &candidates, &pairs);
        let surname = |index: &usize| {
            let (_, row) = people.get(*index)?;
            Some(row.person.name.surname().to_owned())
        };
        let awards = allocation.awards.into_iter();
        let prizes = awards.filter_map(|award| {
            let (place, row) = people.get(award.candidate)?;
            let candidate = candidates.get(award.candidate)?;
            let entrant = Entrant::from(*row);
            let mut by_hand = named.iter();
            let reason = by_hand.find(|(list, _, _)| *list == award.list);
            Some(GivenPrize {
                entry: row.id,
                surname: entrant.name().surname().to_owned(),
                given: entrant.name().given().to_owned(),
                title: entrant.person.title.map(|title| title.code().to_owned()),
                place: *place,
                points: candidate.points.halves(),
                list: award.list,
                position: award.position,
                money: award.money,
                goods: award.goods,
                why: award.why,
                passed: award.passed.iter().filter_map(surname).collect(),
                left: award.left,
                reason: reason.map_or_else(String::new, |(_, _, why)| why.clone()),
            })
        });
        Ok(Self {
            after,
            fund: stored.fund.clone(),
            currency: stored.input.currency.clone(),
            prizes: prizes.collect(),
            is_settled: allocation.is_settled,
        })
    }

    /// Sum of the amounts given.
    #[must_use]
    pub fn sum(&self) -> Money {
        self.prizes.iter().map(|prize| prize.money).sum()
    }

    /// As JSON.
    pub(super) fn stored(&self) -> Result<String, AppError> {
        serde_json::to_string(self).map_err(|error| broken(&error))
    }

    /// Reads the stored JSON.
    pub(super) fn read(text: &str) -> Result<Self, AppError> {
        serde_json::from_str(text).map_err(|error| broken(&error))
    }
}

/// The prizes of an entry in all closed versions, each with the number of the version.
pub(in crate::app::tournament) fn given_to(
    conn: &mut Conn,
    tournament: i32,
    entry: i32,
) -> Result<Vec<(i32, GivenPrize)>, AppError> {
    let mut found = Vec::new();
    for list in rows::prizes::lists_of(conn, tournament)? {
        let given = GivenPrizes::read(&list.list)?.prizes.into_iter();
        let own = given.filter(|prize| prize.entry == entry);
        found.extend(own.map(|prize| (list.number, prize)));
    }
    Ok(found)
}

/// Replaces the name of an entry in all closed versions, including where a prize passed from that player to another.
pub(in crate::app::tournament) fn rename(
    conn: &mut Conn,
    tournament: i32,
    (entry, old): (i32, &PersonName),
    name: &PersonName,
) -> Result<(), AppError> {
    for list in rows::prizes::lists_of(conn, tournament)? {
        let mut given = GivenPrizes::read(&list.list)?;
        for prize in &mut given.prizes {
            if prize.entry == entry {
                name.surname().clone_into(&mut prize.surname);
                name.given().clone_into(&mut prize.given);
                prize.title = None;
            }
            for passed in prize.passed.iter_mut().filter(|one| *one == old.surname()) {
                name.surname().clone_into(passed);
            }
        }
        rows::prizes::rewrite_list(conn, tournament, list.number, &given.stored()?)?;
    }
    Ok(())
}

/// Players named for special prizes: index of the list, index of the player, reason.
fn named(stored: &Stored, people: &[(usize, &EntryRow)]) -> Vec<(usize, usize, String)> {
    let lists = stored.fund.lists.iter().enumerate();
    let found = lists.filter_map(|(list, prizes)| {
        let Whose::Special(name) = &prizes.whose else {
            return None;
        };
        let named = stored.decisions.named.get(name)?;
        let who = people.iter().position(|(_, row)| row.id == named.entry)?;
        Some((list, who, named.reason.clone()))
    });
    found.collect()
}
