//! The boards of a round in their order.

use super::{
    bracket::Bracket,
    colour::{ColourRule, seats},
    game_reason::GameReason,
    place::{Part, Place},
    tie::{End, Tie},
};
use crate::{
    event::{Bye, Colour, Crosstable, RoundEntry, RoundNumber, Tpn},
    pairing::Pair,
};

/// The boards of a round in their order, and the players who go on without a game.
pub(super) fn boards(
    table: &Crosstable,
    bracket: &Bracket,
    round: RoundNumber,
    third_place: bool,
) -> (Vec<GameReason>, Vec<Tpn>) {
    let is_free = |tpn: Tpn| table.entry(tpn, round).is_none();
    let (mut ties, mut through) = (Vec::new(), Vec::new());
    let mut take = |tie: &Tie| {
        let part = tie.place.stage.part;
        let players = tie.players().filter(|_| tie.end == End::Open);
        if let Some(both) = players.filter(|both| both.iter().all(|tpn| is_free(*tpn))) {
            let mut both = both.map(|tpn| (bracket.seed_of(tpn).unwrap_or(usize::MAX), tpn));
            both.sort_unstable();
            ties.push((part, both, tie.place));
        } else if let End::GoesOn(tpn, _) = tie.end
            && is_free(tpn)
            && part != Part::Third
        {
            through.push(tpn);
        }
    };
    bracket.ties(round).iter().for_each(&mut take);
    let is_final = round.get() == bracket.last_round();
    if let Some(third) = bracket.third().filter(|_| third_place && is_final) {
        take(third);
    }
    ties.sort_unstable();
    through.sort_unstable();
    let games = ties.into_iter().enumerate();
    let games = games.map(
        |(board, (part, [(seed, better), (other_seed, other)], place))| {
            let (pair, colour_rule) = seats(table, board, better, other);
            GameReason {
                pair,
                seeds: [(better, seed), (other, other_seed)],
                round,
                rounds: bracket.last_round(),
                place,
                is_third_place: part == Part::Third,
                colour_rule,
            }
        },
    );
    (games.collect(), through)
}

/// The second games of matches: the pairs of the first games with the colours reversed, in the same order. A pair is left out
/// if one of the two already has an entry for the round. Players who went on without a game do so in the second game too.
pub(super) fn second_games(
    table: &Crosstable,
    bracket: &Bracket,
    (round, number): (RoundNumber, RoundNumber),
) -> (Vec<GameReason>, Vec<Tpn>) {
    let is_free = |tpn: Tpn| table.entry(tpn, round).is_none();
    let first = |tpn: Tpn| table.entry(tpn, RoundNumber::new(round.get() - 1)?);
    let place_of = |both: [Tpn; 2]| {
        let mut ties = bracket.ties(number).iter();
        let tie = ties.find(|tie| both.iter().all(|tpn| tie.is_of(*tpn)));
        tie.map_or(Place::THIRD, |tie| tie.place)
    };
    let (mut games, mut through) = (Vec::new(), Vec::new());
    let everybody = (0..table.participants().len()).filter_map(Tpn::from_index);
    for tpn in everybody.filter(|tpn| is_free(*tpn)) {
        let Some(entry) = first(tpn) else {
            continue;
        };
        if entry == RoundEntry::Bye(Bye::PairingAllocated) {
            through.push(tpn);
        }
        let opponent = entry.opponent().filter(|opponent| is_free(*opponent));
        if let Some(white) = opponent.filter(|_| entry.colour() == Some(Colour::White)) {
            let black = tpn;
            let place = place_of([white, black]);
            let mut seeds =
                [white, black].map(|tpn| (tpn, bracket.seed_of(tpn).unwrap_or(usize::MAX)));
            seeds.sort_unstable_by_key(|(_, seed)| *seed);
            games.push(GameReason {
                pair: Pair { white, black },
                seeds,
                round: number,
                rounds: bracket.last_round(),
                place,
                is_third_place: place.stage.part == Part::Third,
                colour_rule: ColourRule::Second,
            });
        }
    }
    games.sort_by_key(|game| (game.place.stage.part, game.seeds.map(|(_, seed)| seed)));
    (games, through)
}
