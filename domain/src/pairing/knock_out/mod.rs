//! Knock-out for players: the loser is out. FIDE has no rules for it (C.07 art. 3 says what regulations have to fix). So these
//! rules are the program's own, and an event has to announce them.
//!
//! | rule | item |
//! |---|---|
//! | 1. Seeds are the pairing numbers of those who are there in round 1, best first | [`Bracket`] |
//! | 1a. Or they are drawn, all of them ([`lots`](super::round_robin::lots)) or in pots of 1, 1, 2, 4, 8, … | [`pots`] |
//! | 2. The bracket has places for the next power of two; 1 and 2 meet only in the final | [`seed_order`] |
//! | 3. Places that nobody fills are byes of round 1; they fall to the best seeds | [`Bracket`] |
//! | 4. The player with the higher score goes on, and so does one whose opponent stays away. If both stay away, nobody does | [`End`] |
//! | 5. From a game that gives both the same, the player named by the arbiter goes on; until then nobody does | [`End::Undecided`] |
//! | 6. A round is paired when the round before is decided; after the last one the event is over | [`Bracket::winner`] |
//! | 7. If the event has one, a match for the third place between the losers of the semifinals | [`Explained`] |
//! | 8. Boards stand in the order of the better seed, the match for the third place last | [`Explained`] |
//! | 9. Colours: White goes to the player who had White less often (compared with Black), otherwise to the one who had Black when their colours last differed. Otherwise the better seed has the colour drawn and the other colour in turn, from board to board | [`ColourRule`] |
//! | 10. Further games of two who drew come in sets of 1, 2 or 4. In a set colours alternate, and it ends when one player cannot be caught. The player who is ahead after a set goes on; in an Armageddon game, Black goes on with a draw. If both are level, the next set decides, or the arbiter names one | [`further`] |
//! | 10a. A match may have two games, each a round of its own, the second with the colours reversed. The player with the higher score in both together goes on, and rules 5 and 10 apply to both together | [`Cup`], [`is_level`] |
//! | 11. Standings: the winner, then the losers by the round in which they lost; the third place before the fourth; then points and tie-breaks | [`Bracket::ranks`] |
//! | 12. Everybody may have two lives (double elimination). A player who loses a tie of the winners' bracket, or stays away from it, goes on in the losers' bracket; a player who loses there is out. There is no match for the third place | [`Lives`] |
//! | 12a. The losers' bracket of 2^m places has 2(m − 1) rounds. In its first round the losers of round 1 meet, neighbours against each other. In the even rounds those who are left meet the losers of the next round of the winners' bracket; in the odd rounds neighbours meet | [`Part`], [`Place`] |
//! | 12b. The first time, those who come down stand from the foot to the top; the second time the lower half comes before the upper one; and so on in turn. So two players of round 1 meet again as late as possible | [`Source`] |
//! | 12c. The winners' bracket is played in rounds 1, 2, 4, 6, … of the event, the losers' bracket in rounds 2, 3, 4, …. In the rounds between, the players of the winners' bracket wait, without an entry | [`Bracket::waiting`] |
//! | 12d. A player without an opponent in a tie of the losers' bracket goes on as if they had won it, with the pairing-allocated bye, as in rules 3 and 4. From a tie to which nobody comes, nobody goes on in either bracket | [`Bracket::is_never_filled`] |
//! | 12e. The final is between the winners of both brackets. If the player from the losers' bracket wins, both have lost once and play a second final; otherwise the event is over without it. If there are only two players, they meet in round 1, then in the final | [`Part::Final`], [`Part::SecondFinal`] |
//! | 12f. Boards: ties of the winners' bracket, then those of the losers' bracket, each by rule 8 | [`Explained`] |
//! | 12g. Standings: the winner, the other finalist, then the others by the round in which they were put out, the later the better. While the event goes on, players who have not lost come before those who have | [`Bracket::ranks`] |
//! | why, and why not | [`Reason`], [`Answer`] |
//! | the same rules once more, in another way | [`oracle`] |
//!
//! Left out: matches of four games and more, a new draw for each round, lucky losers, and knock-outs of teams.
//!
//! How the text is read where it leaves a choice:
//! - A player with a requested bye in round 1, or who comes later, is not in the bracket. In a later round a player with such a
//!   bye is away, and their opponent goes on without a game.
//! - A player who goes on without a game has the pairing-allocated bye (TRF `U`); there may be several in a round.
//! - A report may not say who went on from a drawn game. Then it is the player who alone is present in the next round. With two
//!   lives this holds in the losers' bracket. In the winners' bracket it is the player who alone is away in the next round, and
//!   waits; of round 1 nothing tells it. In the final it is the player from the losers' bracket if there is a second final, and
//!   the other one if both are away.
//! - A round that another bracket gave cannot be followed: no later rounds are paired from it.

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
