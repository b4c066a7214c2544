//! The crosstable of a stored tournament: results, byes, withdrawals, penalties, and the conditions for pairing.

use std::collections::HashMap;

use crate::{
    app::AppError,
    event::{
        Acceleration, BoardResult, Bye, Colour, Crosstable, Deduction, Forbidden, GoesOn,
        Participant, Points, RoundEntry, RoundNumber, Tpn,
    },
    pairing::round_robin,
    store::rows::{entries::EntryRow, pairings::PairingRow},
};

use super::{Loaded, broken};

/// The round with this stored number.
fn round_number(number: i32) -> Result<RoundNumber, AppError> {
    u8::try_from(number)
        .ok()
        .and_then(RoundNumber::new)
        .ok_or_else(|| broken(number))
}

impl Loaded {
    /// The crosstable of the first `rounds` published rounds. With `next` it also has the byes and absences known for the round
    /// after them, as pairing needs them. It never contains the pairing of a draft.
    pub fn crosstable(&self, rounds: u8, next: bool) -> Result<Crosstable, AppError> {
        self.crosstable_of(rounds, next, |pairing| pairing.result)
    }

    /// Like [`Self::crosstable`], with the result that `result_of` gives for each board.
    pub fn crosstable_of(
        &self,
        rounds: u8,
        next: bool,
        result_of: impl Fn(&PairingRow) -> Option<BoardResult>,
    ) -> Result<Crosstable, AppError> {
        let (numbered, tpn_of) = self.numbered()?;
        let byes = self.known_byes();
        // By pairing number, then by round.
        let width = usize::from(rounds);
        let mut cells: Vec<Option<RoundEntry>> = vec![None; numbered.len() * width];
        let mut set = |tpn: Tpn, round: i32, entry: RoundEntry| {
            let round = usize::try_from(round).ok()?.checked_sub(1)?;
            *cells.get_mut(tpn.index() * width + round)? = Some(entry);
            Some(())
        };
        let number_of: HashMap<i32, i32> = self
            .rounds
            .iter()
            .map(|round| (round.id, round.number))
            .collect();
        for pairing in self.pairings.iter() {
            let number = *number_of
                .get(&pairing.round_id)
                .ok_or_else(|| broken(pairing.id))?;
            if number > i32::from(rounds) {
                continue;
            }
            let (Some(&white), Some(&black)) = (
                tpn_of.get(&pairing.white_entry_id),
                tpn_of.get(&pairing.black_entry_id),
            ) else {
                return Err(broken(pairing.id));
            };
            let result = result_of(pairing).unwrap_or(BoardResult::Adjourned);
            set(white, number, result.entry(Colour::White, black))
                .and_then(|()| set(black, number, result.entry(Colour::Black, white)))
                .ok_or_else(|| broken(pairing.id))?;
        }
        let participants = numbered
            .iter()
            .enumerate()
            .map(|(index, entry)| {
                let first = index * width;
                let played = cells.get(first..first + width).unwrap_or_default();
                let mut list: Vec<RoundEntry> = (1..=i32::from(rounds))
                    .zip(played)
                    .map(|(round, cell)| {
                        cell.unwrap_or_else(|| {
                            RoundEntry::Bye(
                                self.bye_of(entry, round, &byes).unwrap_or(Bye::ZeroPoint),
                            )
                        })
                    })
                    .collect();
                if next {
                    let known = self.bye_of(entry, i32::from(rounds) + 1, &byes);
                    list.extend(known.map(RoundEntry::Bye));
                }
                Participant {
                    rating: entry.rating,
                    entries: list,
                }
            })
            .collect();
        let planned = self.planned().max(rounds.saturating_add(u8::from(next)));
        let mut table = Crosstable::new(participants, planned, self.scoring()).map_err(broken)?;
        table.initial_colour = self.initial_colour();
        table.annulled = self.annulled(&tpn_of);
        table.going_on = self.going_on(rounds, &number_of, &tpn_of);
        self.enter_conditions(&mut table, &tpn_of)?;
        for row in self
            .deductions
            .iter()
            .filter(|row| row.round <= i32::from(rounds))
        {
            if let Some(&player) = tpn_of.get(&row.entry_id) {
                table.deductions.push(Deduction {
                    player,
                    round: round_number(row.round)?,
                    points: Points::from_halves(row.half_points),
                });
            }
        }
        Ok(table)
    }

    /// The numbered entries in their order, and the pairing number of each.
    fn numbered(&self) -> Result<(Vec<&EntryRow>, HashMap<i32, Tpn>), AppError> {
        let numbered: Vec<&EntryRow> = self
            .entries
            .iter()
            .filter(|entry| entry.tpn.is_some())
            .collect();
        let mut tpn_of = HashMap::with_capacity(numbered.len());
        for (index, entry) in numbered.iter().enumerate() {
            let tpn = Tpn::from_index(index).ok_or_else(|| broken(index))?;
            if entry.tpn != Some(i32::from(tpn.get())) {
                return Err(broken((entry.id, entry.tpn)));
            }
            tpn_of.insert(entry.id, tpn);
        }
        Ok((numbered, tpn_of))
    }

    /// Participants who left a round robin before they had played half of their games, by pairing number.
    fn annulled(&self, tpn_of: &HashMap<i32, Tpn>) -> Vec<Tpn> {
        if !self.course.is_schedule() {
            return Vec::new();
        }
        let gone = self.entries.iter().filter(|e| e.withdrawn_after.is_some());
        let gone = gone.filter_map(|entry| Some((entry.id, *tpn_of.get(&entry.id)?)));
        gone.filter(|(entry, _)| {
            let games: Vec<RoundEntry> = self
                .pairings
                .iter()
                .filter_map(|row| {
                    let result = row.result.unwrap_or(BoardResult::Adjourned);
                    let (colour, other) = if row.white_entry_id == *entry {
                        (Colour::White, row.black_entry_id)
                    } else if row.black_entry_id == *entry {
                        (Colour::Black, row.white_entry_id)
                    } else {
                        return None;
                    };
                    Some(result.entry(colour, *tpn_of.get(&other)?))
                })
                .collect();
            round_robin::completed_less_than_half(&games)
        })
        .map(|(_, tpn)| tpn)
        .collect()
    }

    /// Players who go on from drawn games of a knock-out, as arbiters decided.
    fn going_on(
        &self,
        rounds: u8,
        number_of: &HashMap<i32, i32>,
        tpn_of: &HashMap<i32, Tpn>,
    ) -> Vec<GoesOn> {
        let named = self.pairings.iter().filter_map(|pairing| {
            let player = *tpn_of.get(&pairing.goes_on_entry_id?)?;
            let round = u8::try_from(*number_of.get(&pairing.round_id)?).ok()?;
            let round = RoundNumber::new(round).filter(|_| round <= rounds)?;
            Some(GoesOn { round, player })
        });
        named.collect()
    }

    /// The bye of an entry in a round: asked for, pairing-allocated, or because of a withdrawal or a late entry. `None` if it can
    /// be paired.
    fn bye_of(&self, entry: &EntryRow, round: i32, byes: &HashMap<(i32, i32), Bye>) -> Option<Bye> {
        if entry.withdrawn_after.is_some_and(|last| round > last) || round < entry.first_round {
            // A bye before the first round of a late entry counts; one after a withdrawal does not.
            return byes
                .get(&(entry.id, round))
                .copied()
                .filter(|_| round < entry.first_round)
                .or(Some(Bye::ZeroPoint));
        }
        byes.get(&(entry.id, round)).copied()
    }

    /// Byes by entry and round, without those of the draft.
    fn known_byes(&self) -> HashMap<(i32, i32), Bye> {
        let drafted = self.draft().map(|round| round.number);
        let mut byes = HashMap::new();
        for bye in self.byes.iter() {
            // The draft's own bye, and that of the second game of its match, must not keep their holder out of a new draft.
            let is_own = match bye.kind {
                Bye::PairingAllocated => true,
                Bye::HalfPoint => self.second_byes(bye.round).contains(&bye.entry_id),
                Bye::FullPoint | Bye::ZeroPoint => false,
            };
            if is_own && Some(bye.round) == drafted {
                continue;
            }
            byes.insert((bye.entry_id, bye.round), bye.kind);
        }
        byes
    }

    /// Enters forbidden pairs and accelerations.
    fn enter_conditions(
        &self,
        table: &mut Crosstable,
        tpn_of: &HashMap<i32, Tpn>,
    ) -> Result<(), AppError> {
        for row in self.forbidden.iter() {
            let (Some(&a), Some(&b)) = (
                tpn_of.get(&row.first_entry_id),
                tpn_of.get(&row.second_entry_id),
            ) else {
                continue;
            };
            table.forbidden.push(Forbidden {
                first: round_number(row.first_round)?,
                last: round_number(row.last_round)?,
                members: vec![a, b],
            });
        }
        // Accelerations of teams are in the table of teams.
        if self.teams.is_none() {
            table.accelerations = self.acceleration_list()?;
        }
        Ok(())
    }

    /// The virtual points, by pairing numbers; in a team event those of the teams.
    ///
    /// # Errors
    /// The stored tournament contradicts itself.
    pub(in crate::app) fn acceleration_list(&self) -> Result<Vec<Acceleration>, AppError> {
        let tpn = |n: i32| {
            let tpn = u16::try_from(n).ok().and_then(Tpn::new);
            tpn.ok_or_else(|| broken(n))
        };
        let rows = self.accelerations.iter().map(|row| {
            Ok(Acceleration {
                points: Points::from_halves(row.half_points),
                first_round: round_number(row.first_round)?,
                last_round: round_number(row.last_round)?,
                first: tpn(row.first_tpn)?,
                last: tpn(row.last_tpn)?,
            })
        });
        rows.collect()
    }
}
