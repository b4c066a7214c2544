//! Numbers by lot: free lots, and Varma's restricted lots (C.05 Annex 2), by which players of one federation do not meet in the
//! last three rounds.

use crate::pairing::generate::Dice;

/// One row of Varma's table: an even number of participants, and the numbers in its four envelopes.
type Envelopes = (u16, [&'static [u16]; 4]);

/// C.05 Annex 2. A field with an odd number has the row of the next even number, without its last number.
const VARMA: [Envelopes; 8] = [
    (10, [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]]),
    (12, [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]]),
    (
        14,
        [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    ),
    (
        16,
        [
            &[5, 6, 7, 12, 13, 14],
            &[1, 2, 3, 9, 10],
            &[8, 11, 15],
            &[4, 16],
        ],
    ),
    (
        18,
        [
            &[5, 6, 7, 8, 14, 15, 16],
            &[1, 2, 3, 10, 11, 12],
            &[9, 13, 17],
            &[4, 18],
        ],
    ),
    (
        20,
        [
            &[6, 7, 8, 9, 15, 16, 17, 18],
            &[1, 2, 3, 11, 12, 13, 14],
            &[5, 10, 19],
            &[4, 20],
        ],
    ),
    (
        22,
        [
            &[6, 7, 8, 9, 10, 17, 18, 19, 20],
            &[1, 2, 3, 4, 12, 13, 14, 15],
            &[11, 16, 21],
            &[5, 22],
        ],
    ),
    (
        24,
        [
            &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
            &[1, 2, 3, 4, 13, 14, 15, 16, 17],
            &[12, 18, 23],
            &[5, 24],
        ],
    ),
];

/// The envelopes A to D of a field of 9 to 24 participants; `None` for other sizes.
#[must_use]
pub fn envelopes(participants: u16) -> Option<[Vec<u16>; 4]> {
    let even = participants.checked_add(participants % 2)?;
    let (_, groups) = VARMA.iter().find(|(of, _)| *of == even)?;
    let there = |group: &[u16]| {
        let numbers = group.iter().copied();
        numbers.filter(|number| *number <= participants).collect()
    };
    Some(groups.map(there))
}

/// Number of each participant, drawn by lot; the same seed gives the same numbers.
#[must_use]
pub fn lots(participants: u16, seed: u64) -> Vec<u16> {
    let mut dice = Dice::new(seed);
    let mut numbers: Vec<u16> = (1..=participants).collect();
    dice.shuffle(&mut numbers);
    numbers
}

/// Number of each participant by Varma's restricted lots. `of` gives the contingent of each participant, in the order of names.
/// The largest contingent comes first; of equally large ones, the one that stands first. It draws an envelope with enough
/// numbers for all of it, and its members draw from that envelope. If no envelope has enough, the contingent takes the fullest
/// envelopes one after another. `None` outside 9 to 24 participants.
#[must_use]
pub fn restricted_lots(of: &[usize], seed: u64) -> Option<Vec<u16>> {
    let participants = u16::try_from(of.len()).ok()?;
    let mut dice = Dice::new(seed);
    let mut envelopes = envelopes(participants)?;
    for envelope in &mut envelopes {
        dice.shuffle(envelope);
    }
    let mut contingents: Vec<(usize, Vec<usize>)> = Vec::new();
    for (member, contingent) in of.iter().enumerate() {
        match contingents.iter_mut().find(|(name, _)| name == contingent) {
            Some((_, members)) => members.push(member),
            None => contingents.push((*contingent, vec![member])),
        }
    }
    contingents.sort_by_key(|(_, members)| std::cmp::Reverse(members.len()));
    let mut numbers = vec![0; of.len()];
    for (_, members) in contingents {
        let large: Vec<usize> = (0..envelopes.len())
            .filter(|place| {
                let envelope = envelopes.get(*place);
                envelope.is_some_and(|envelope| envelope.len() >= members.len())
            })
            .collect();
        let mut chosen = dice.pick(&large).copied();
        for member in members {
            let has_more = |place: &usize| envelopes.get(*place).is_some_and(|e| !e.is_empty());
            let place = chosen.filter(has_more).or_else(|| {
                let fullest = envelopes.iter().enumerate();
                fullest.max_by_key(|(_, e)| e.len()).map(|(place, _)| place)
            })?;
            chosen = Some(place);
            *numbers.get_mut(member)? = envelopes.get_mut(place)?.pop()?;
        }
    }
    Some(numbers)
}
