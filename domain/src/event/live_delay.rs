//! How far behind the board the moves of an unfinished game are shown.

use chrono::{NaiveDateTime, TimeDelta};

/// The delay in minutes if nobody chose one.
const USUAL_MINUTES: u8 = 15;

/// How far behind the board the public sees the moves of an unfinished game: this many minutes after a move was recorded, and
/// only after this many further moves of both sides. If both numbers are 0, moves are shown at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveDelay {
    minutes: u8,
    moves: u8,
}

/// A half-move of a game, as it was recorded and perhaps taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedMove {
    /// Half-move, from 1.
    pub ply: u32,
    /// When it was recorded, UTC.
    pub at: NaiveDateTime,
    /// When it was taken back, UTC.
    pub undone: Option<NaiveDateTime>,
}

/// The part of a game that is shown at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Indices of the shown moves in the list that was given, in the order of the half-moves.
    pub moves: Vec<usize>,
    /// The next moment at which time alone may change what is shown; `None` if nothing waits for time.
    pub until: Option<NaiveDateTime>,
}

impl Default for LiveDelay {
    fn default() -> Self {
        Self {
            minutes: USUAL_MINUTES,
            moves: 0,
        }
    }
}

impl LiveDelay {
    /// The longest delay, in minutes.
    pub const MOST_MINUTES: u8 = 60;
    /// The longest delay, in moves.
    pub const MOST_MOVES: u8 = 50;

    /// A delay of 0 to 60 minutes and 0 to 50 moves; `None` outside these ranges.
    #[must_use]
    pub const fn new(minutes: u8, moves: u8) -> Option<Self> {
        if minutes > Self::MOST_MINUTES || moves > Self::MOST_MOVES {
            return None;
        }
        Some(Self { minutes, moves })
    }

    /// How many minutes after its recording a move is shown.
    #[must_use]
    pub const fn minutes(self) -> u8 {
        self.minutes
    }

    /// How many further moves of both sides must follow before a move is shown.
    #[must_use]
    pub const fn moves(self) -> u8 {
        self.moves
    }

    /// Whether moves are shown at once.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.minutes == 0 && self.moves == 0
    }

    /// What the public sees of a game at the moment `now`: the game as it stood [`minutes`](Self::minutes) ago, without moves that
    /// fewer than [`moves`](Self::moves) moves of both sides follow. A move that is taken back disappears with the same delay, so
    /// that nobody learns early that an arbiter acted (Laws 12.6).
    ///
    /// `moves` are all recorded moves in the order of recording, including those taken back. If the clock was set back meanwhile,
    /// the game has no holes and is not held back until the clock catches up: the times of later moves say how old a move is at least.
    #[must_use]
    pub fn shown(self, moves: &[TimedMove], now: NaiveDateTime) -> Shown {
        let moves = by_one_clock(moves);
        let after = TimeDelta::minutes(self.minutes.into());
        let is_past = |at: NaiveDateTime| at + after <= now;
        let further = u32::from(self.moves) * 2;
        let is_followed = |one: &TimedMove| {
            further == 0
                || moves.iter().any(|other| {
                    is_past(other.at) && other.at >= one.at && other.ply >= one.ply + further
                })
        };
        let mut shown: Vec<(u32, usize)> = moves
            .iter()
            .enumerate()
            .filter(|(_, one)| is_past(one.at) && one.undone.is_none_or(|undone| !is_past(undone)))
            .filter(|(_, one)| is_followed(one))
            .map(|(place, one)| (one.ply, place))
            .collect();
        shown.sort_unstable();
        let moments = moves
            .iter()
            .flat_map(|one| [Some(one.at), one.undone])
            .flatten();
        Shown {
            moves: shown.into_iter().map(|(_, place)| place).collect(),
            until: moments
                .filter(|at| !is_past(*at))
                .min()
                .map(|at| at + after),
        }
    }
}

/// The moves with times as one steady clock would have given them: a move was recorded no later than it was taken back, and no
/// later than the moves after it; it was taken back no later than another move was recorded in its place. Times that say
/// otherwise come from a clock that was set back, and are made earlier.
fn by_one_clock(moves: &[TimedMove]) -> Vec<TimedMove> {
    let mut sound = moves.to_vec();
    let mut after = NaiveDateTime::MAX;
    for one in sound.iter_mut().rev() {
        after = after.min(one.at).min(one.undone.unwrap_or(after));
        one.at = after;
    }
    let undone: Vec<Option<NaiveDateTime>> = sound
        .iter()
        .enumerate()
        .map(|(place, one)| {
            let later = sound.iter().skip(place + 1);
            let instead = later
                .filter(|other| other.ply <= one.ply)
                .map(|other| other.at);
            one.undone.map(|undone| instead.fold(undone, Ord::min))
        })
        .collect();
    for (one, undone) in sound.iter_mut().zip(undone) {
        one.undone = undone;
    }
    sound
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    /// So many seconds after 16:00.
    fn at(seconds: i64) -> NaiveDateTime {
        let four = NaiveDate::from_ymd_opt(2026, 11, 21)
            .and_then(|day| day.and_hms_opt(16, 0, 0))
            .unwrap();
        four + TimeDelta::seconds(seconds)
    }

    fn played(ply: u32, seconds: i64) -> TimedMove {
        TimedMove {
            ply,
            at: at(seconds),
            undone: None,
        }
    }

    fn delay(minutes: u8, moves: u8) -> LiveDelay {
        LiveDelay::new(minutes, moves).unwrap()
    }

    #[test]
    fn a_delay_is_bounded() {
        assert_eq!(LiveDelay::new(61, 0), None);
        assert_eq!(LiveDelay::new(0, 51), None);
        let longest = delay(60, 50);
        assert_eq!((longest.minutes(), longest.moves()), (60, 50));
        assert_eq!(LiveDelay::default(), delay(15, 0));
        assert!(delay(0, 0).is_none());
        assert!(!delay(1, 0).is_none() && !delay(0, 1).is_none());
    }

    #[test]
    fn minutes_hold_to_the_second() {
        let game = [played(1, 0), played(2, 30), played(3, 90)];
        let shown = |seconds| delay(15, 0).shown(&game, at(seconds));
        for (seconds, moves, until) in [
            (0, 0, Some(900)),
            (899, 0, Some(900)),
            (900, 1, Some(930)),
            (929, 1, Some(930)),
            (930, 2, Some(990)),
            (990, 3, None),
        ] {
            let now = shown(seconds);
            assert_eq!(now.moves.len(), moves, "{seconds}");
            assert_eq!(now.until, until.map(at), "{seconds}");
        }
        // To the microsecond too, both ways.
        let almost = at(900) - TimeDelta::microseconds(1);
        assert!(delay(15, 0).shown(&game, almost).moves.is_empty());
    }

    #[test]
    fn without_delay_all_that_stands_is_shown() {
        let mut game = vec![played(1, 0), played(2, 10)];
        game[1].undone = Some(at(20));
        game.push(played(2, 30));
        let shown = delay(0, 0).shown(&game, at(30));
        assert_eq!((shown.moves, shown.until), (vec![0, 2], None));
    }

    #[test]
    fn what_is_taken_back_disappears_as_late_as_it_appeared() {
        let mut game = vec![played(1, 0), played(2, 60)];
        game[1].undone = Some(at(120));
        game.push(played(2, 180));
        let shown = |seconds| delay(1, 0).shown(&game, at(seconds));
        assert_eq!(shown(130).moves, [0, 1], "taken back 10 s ago");
        assert_eq!(shown(130).until, Some(at(180)));
        assert_eq!(shown(180).moves, [0]);
        assert_eq!(shown(239).moves, [0]);
        assert_eq!(shown(240).moves, [0, 2]);
    }

    #[test]
    fn moves_wait_for_others_after_them() {
        let game: Vec<TimedMove> = (1..=10).map(|ply| played(ply, i64::from(ply))).collect();
        let shown = |moves, seconds| delay(0, moves).shown(&game, at(seconds)).moves.len();
        assert_eq!(shown(3, 6), 0);
        assert_eq!(shown(3, 10), 4);
        assert_eq!(shown(5, 10), 0);
        // Both at once: what is a minute old, and has two moves after it that are a minute old.
        assert_eq!(delay(1, 2).shown(&game, at(68)).moves.len(), 4);
    }

    #[test]
    fn taking_back_shows_nothing_sooner_and_hides_nothing_that_had_its_moves() {
        let mut game: Vec<TimedMove> = (1..=10).map(|ply| played(ply, i64::from(ply))).collect();
        game[9].undone = Some(at(20));
        let shown = |game: &[TimedMove]| delay(0, 2).shown(game, at(40)).moves;
        assert_eq!(
            shown(&game),
            [0, 1, 2, 3, 4, 5],
            "as before it was taken back"
        );
        // Played again from the fifth half-move on: these moves wait as the first ones did.
        for one in &mut game[4..] {
            one.undone = Some(at(20));
        }
        game.push(played(5, 30));
        assert_eq!(shown(&game), [0, 1, 2, 3]);
    }

    #[test]
    fn a_clock_that_is_set_back_holds_a_game_back_no_longer_than_its_next_move() {
        // Two moves, then the clock goes back by an hour, and the third is played ten seconds after the second.
        let mut game = vec![played(1, 3600), played(2, 3660)];
        let shown = |game: &[TimedMove], seconds| delay(1, 0).shown(game, at(seconds));
        assert_eq!(shown(&game, 69).moves, [0; 0]);
        game.push(played(3, 70));
        let now = shown(&game, 129);
        assert_eq!((now.moves, now.until), (vec![], Some(at(130))));
        let now = shown(&game, 130);
        assert_eq!((now.moves, now.until), (vec![0, 1, 2], None));
        // Both at once: the third is the move after the first.
        assert_eq!(delay(1, 1).shown(&game, at(130)).moves, [0]);
    }

    #[test]
    fn what_was_taken_back_before_the_clock_was_set_back_goes_when_another_takes_its_place() {
        let mut game = vec![played(1, 3600), played(2, 3660), played(2, 70)];
        game[1].undone = Some(at(3665));
        let shown = |game: &[TimedMove], seconds| delay(1, 0).shown(game, at(seconds)).moves;
        assert_eq!(shown(&game, 129), [0; 0]);
        assert_eq!(shown(&game, 130), [0, 2]);
        // Taken back after it.
        let mut game = vec![played(1, 3600), played(2, 3660)];
        game[1].undone = Some(at(70));
        assert_eq!(shown(&game, 129), [0; 0]);
        assert_eq!(shown(&game, 130), [0]);
        // A move that does not take its place says nothing about when it was taken back.
        game[1].undone = Some(at(3670));
        game.push(played(3, 80));
        assert_eq!(shown(&game, 140), [0, 1, 2]);
    }

    #[test]
    fn what_is_taken_back_has_the_moves_that_were_made_while_it_stood() {
        let mut game = vec![played(1, 0), played(2, 5), played(3, 10)];
        for one in &mut game {
            one.undone = Some(at(20));
        }
        game.extend([played(1, 25), played(2, 30), played(3, 35)]);
        let shown = |seconds| delay(1, 1).shown(&game, at(seconds)).moves;
        assert_eq!(shown(69), [0; 0]);
        assert_eq!(shown(70), [0]);
        assert_eq!(shown(79), [0]);
        // From here on everybody sees the game as it stood when the moves were gone.
        assert_eq!(shown(80), [0; 0]);
        assert_eq!(shown(95), [3]);
    }
}
