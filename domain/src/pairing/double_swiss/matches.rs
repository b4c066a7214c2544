//! Matches of two games, as the rounds of a crosstable show them.

use crate::{
    event::{Bye, Colour, Crosstable, RoundEntry, RoundNumber, Tpn},
    pairing::{Pair, RoundPairing, order_boards},
};

/// Whether a round of a crosstable is a round of second games.
#[must_use]
pub const fn is_second_game(round: RoundNumber) -> bool {
    round.get().is_multiple_of(2)
}

/// The round of the first game, for the match of any round of a crosstable.
#[must_use]
pub fn first_game(round: RoundNumber) -> RoundNumber {
    RoundNumber::from_index(round.index() / 2 * 2).unwrap_or(round)
}

/// A past match as one of its two players saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    pub opponent: Tpn,
    /// The colour of the first game as scheduled; `None` where no game was played (1.6).
    pub colour: Option<Colour>,
    /// Whether one of the two forfeited both games, so that the match does not count as a meeting (Preface).
    pub is_forfeited: bool,
    /// Whether the opponent forfeited both games and the player did not.
    pub is_won_by_forfeit: bool,
}

impl Match {
    /// The match of `player` whose first game is in round `first`; `None` if they had no opponent.
    #[must_use]
    pub fn of(table: &Crosstable, player: Tpn, first: RoundNumber) -> Option<Self> {
        let second = RoundNumber::new(first.get() + 1);
        let games = |tpn: Tpn| {
            let entry = |round| table.entry(tpn, round);
            [entry(first), second.and_then(entry)]
        };
        let own = games(player);
        let opponent = own.iter().flatten().find_map(|entry| entry.opponent())?;
        let forfeits_both = |of: [Option<RoundEntry>; 2]| {
            of.iter()
                .all(|entry| matches!(entry, Some(RoundEntry::Forfeit { won: false, .. })))
        };
        let [own_loss, other_loss] = [own, games(opponent)].map(forfeits_both);
        let is_played = own.iter().flatten().any(|entry| entry.is_meeting());
        let scheduled = own.iter().zip([false, true]).find_map(|(entry, turned)| {
            let colour = entry.as_ref()?.colour()?;
            Some(if turned { !colour } else { colour })
        });
        Some(Self {
            opponent,
            colour: scheduled.filter(|_| is_played),
            is_forfeited: own_loss || other_loss,
            is_won_by_forfeit: other_loss && !own_loss,
        })
    }

    /// Matches of `player` whose first games come before `round`, each with the round of its first game.
    pub(super) fn before(
        table: &Crosstable,
        player: Tpn,
        round: RoundNumber,
    ) -> Vec<(RoundNumber, Self)> {
        let firsts = (0..round.index()).step_by(2);
        let firsts = firsts.filter_map(RoundNumber::from_index);
        firsts
            .filter_map(|first| Some((first, Self::of(table, player, first)?)))
            .collect()
    }
}

/// Whether a match was a full-point bye: both rounds are byes worth at least a win.
pub(super) fn is_full_point_bye(table: &Crosstable, player: Tpn, first: RoundNumber) -> bool {
    let second = RoundNumber::new(first.get() + 1);
    [Some(first), second].iter().all(|round| {
        let entry = round.and_then(|round| table.entry(player, round));
        matches!(entry, Some(entry @ RoundEntry::Bye(_))
            if table.scoring.points(entry) >= table.scoring.win)
    })
}

/// The pairing of the second games of `round`: the pairs of the first games with the colours reversed. A pair is left out if
/// one of the two already has an entry for `round`. The player with the bye keeps it.
#[must_use]
pub fn second_game(table: &Crosstable, round: RoundNumber) -> RoundPairing {
    let first = first_game(round);
    let mut found = RoundPairing::default();
    let mut boards = Vec::new();
    let is_open = |tpn: Tpn| {
        let participant = table.participants().get(tpn.index());
        participant.is_some_and(|one| one.entries.len() <= round.index())
    };
    let tpns = (0..table.participants().len()).filter_map(Tpn::from_index);
    for tpn in tpns.filter(|tpn| is_open(*tpn)) {
        match table.entry(tpn, first) {
            Some(RoundEntry::Bye(Bye::PairingAllocated)) => found.bye = Some(tpn),
            Some(entry) if entry.colour() == Some(Colour::White) => {
                let opponent = entry.opponent().filter(|opponent| is_open(*opponent));
                boards.extend(opponent.map(|black| (tpn, black)));
            }
            _ => {}
        }
    }
    order_boards(table, first, &mut boards);
    let turned = boards.into_iter().map(|(white, black)| Pair {
        white: black,
        black: white,
    });
    found.pairs = turned.collect();
    found
}
