//! Knock-out for players: whoever loses is out. FIDE has no rules for it (C.07 art. 3 says what regulations have to fix), so these
//! are the program's own, and an event has to announce them.
//!
//! | rule | item |
//! |---|---|
//! | 1. Seeds are the pairing numbers of those who are there in round 1, best first | [`Bracket`] |
//! | 1a. Or they are drawn, all of them ([`lots`](super::round_robin::lots)) or in pots of 1, 1, 2, 4, 8, … | [`pots`] |
//! | 2. The bracket has a place for the next power of two; 1 and 2 meet in the final alone | [`seed_order`] |
//! | 3. Places that nobody fills are byes of round 1; they fall to the best seeds | [`Bracket`] |
//! | 4. Whoever scores more in the game goes on; whoever comes alone goes on; where both stay away nobody does | [`End`] |
//! | 5. From a game that gives both the same, the one whom the arbiter names goes on; without a word nobody does | [`End::Undecided`] |
//! | 6. A round is paired when the round before is decided; after the last one the event is over | [`Bracket::winner`] |
//! | 7. A match for the third place, of those who lost a semifinal, where the event has one | [`Explained`] |
//! | 8. Boards stand in the order of the better seed, the match for the third place last | [`Explained`] |
//! | 9. Colours: whoever had White less often, else whoever had Black when their colours last differed, gets White; else the better seeds have the colour drawn and the other one by turns, from board to board | [`ColourRule`] |
//! | 10. Further games of two who drew come in sets of 1, 2 or 4; in a set colours alternate, and it ends when one cannot be caught. Whoever is ahead after a set goes on, in an Armageddon game Black with a draw; level, the next set decides or the arbiter names one | [`further`] |
//! | 10a. A match may have two games, each a round of its own, the second with the colours reversed; whoever scored more in both goes on, and rules 5 and 10 count for both together | [`Cup`], [`is_level`] |
//! | 11. Standings: the winner, then those who lost, by the round in which they did; the third place before the fourth; then points and tie-breaks | [`Bracket::ranks`] |
//! | 12. Everybody may have two lives (double elimination): whoever loses a tie of the winners' bracket, be it that they stay away, goes on in the losers' bracket, and whoever loses there is out; there is no match for the third place | [`Lives`] |
//! | 12a. The losers' bracket of 2^m places has 2(m − 1) rounds. In its first those who lost in round 1 meet, neighbours against each other; in the even ones whoever is left meets those who lost in the next round of the winners' bracket, in the odd ones neighbours meet | [`Part`], [`Place`] |
//! | 12b. Those who come down stand from the foot to the top the first time, then with the lower half before the upper one, and so on by turns: two of round 1 meet again as late as can be | [`Source`] |
//! | 12c. Of the rounds of the event the winners' bracket has 1, 2, 4, 6, …, the losers' bracket 2, 3, 4, …; between theirs those of the winners' bracket wait, without an entry for it | [`Bracket::waiting`] |
//! | 12d. Whoever has no opponent in a tie of the losers' bracket goes on as if they had won it, with the bye of the pairing, as rules 3 and 4 have it; from a tie to which nobody comes nobody goes on, in neither bracket | [`Bracket::is_never_filled`] |
//! | 12e. The final is between the winners of both brackets. If the one from the losers' bracket wins, both have lost once and play a second one, otherwise the event is over without it. Two players meet in round 1, then in the final | [`Part::Final`], [`Part::SecondFinal`] |
//! | 12f. Boards: ties of the winners' bracket, then those of the losers' bracket, each by rule 8 | [`Explained`] |
//! | 12g. Standings: the winner, the other finalist, then the others by the round in which they were put out, the later the better; while the event goes on, whoever has not lost before who has | [`Bracket::ranks`] |
//! | why, and why not | [`Reason`], [`Answer`] |
//! | all of it once more, slowly | [`oracle`] |
//!
//! Left out: matches of four games and more, a new draw for each round, lucky losers, and knock-outs of teams.
//!
//! How the text is read where it leaves a choice:
//! - Whoever has a bye that was asked for in round 1, or comes later, is not in the bracket. In a later round whoever has one is
//!   away, and their opponent goes on without a game.
//! - Whoever goes on without a game has the bye of the pairing (TRF `U`); there may be several in a round.
//! - A report may not say who went on from a drawn game. Then it is the one who alone is there in the next round. With two lives that
//!   holds in the losers' bracket. In the winners' bracket it is the one who alone is away in the next round, and waits; of round 1
//!   nothing tells it. In the final it is the one from the losers' bracket where there is a second final, and the other one where
//!   both are away.
//! - A round that another bracket gave cannot be followed: later rounds are not paired from it.

mod boards;
mod bracket;
mod colour;
mod cup;
mod explained;
mod further_games;
mod game_reason;
mod lives;
pub mod oracle;
mod place;
mod plan;
mod pots;
mod reached;
mod reading;
mod recognised;
mod seeds;
mod tie;
mod ways;

#[cfg(test)]
mod tests;

pub use self::{
    bracket::Bracket,
    colour::{ColourRule, initial_colour},
    cup::{Cup, Games, is_level},
    explained::{Answer, Explained, Reason, Report},
    further_games::{Further, FurtherFault, GameSet, MOST_FURTHER, NextGame, Outlook, further},
    game_reason::GameReason,
    lives::Lives,
    place::{Part, Place, Source, Stage},
    pots::pots,
    reached::Reached,
    reading::is_to_be_decided,
    seeds::{meeting_round, rounds_of, seed_order},
    tie::{End, How, Side, Tie},
};
