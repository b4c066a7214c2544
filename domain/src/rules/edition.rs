//! Editions of the Laws, as data. Numbers of articles stand in [`laws`](crate::rules::laws).
//!
//! | | `fide-2023` | `fide-2018` | `fide-2017` | `fide-2014` | `fide-1952` |
//! |---|---|---|---|---|---|
//! | events that begin | from 1 Jan 2023 | 2018–2022 | Jul–Dec 2017 | Jul 2014 – Jun 2017 | by choice |
//! | same position | men, player, possible moves (9.2.3) | same | same | same | men and player (12.3) |
//! | more than 50 moves, if announced | no | no | no | no | yes (12.4) |
//! | 50 moves by announcing the last | yes (9.3.1) | yes | yes | yes | no (12.4) |
//! | right to claim lost by | touching a man (9.4) | same | same | same | making the move (12.3) |
//! | fivefold repetition (9.6.1) | any five | any five | any five | each fourth half-move | unknown |
//! | 75 moves (9.6.2) | end the game | same | same | same | unknown |
//! | dead position | ends the game (5.2.2) | same | same | same | unknown |
//! | agreement | each has moved (5.2.3) | same | same | no move needed | no move needed (12.2) |
//! | resignation, if the other cannot mate | draw (5.1.2) | loss | loss | loss | loss (11.2) |
//! | flag, if the other cannot mate | draw (6.9) | same | same | same | not in the reprint |
//! | both flags down | Guidelines III.3 | same | same | a law (6.11) | not in the reprint |
//! | wrong claim | time for the opponent (9.5.3) | same | same | same | not in the reprint |
//! | illegal move | time, then loss (7.5.5) | same | same | same | no penalty (9.1) |
//! | the same, rapid and blitz without supervision | time, then loss | same | lost at once | lost at once | – |
//! | time added in rapid | one minute (A.3) | two | two | two | – |
//! | two hands, clock without a move | illegal acts (7.5.3–4) | same | same (7.7, 7.8) | 12.9 alone | – |
//! | default time not announced | none (6.7.1) | same | same | the arbiter decides | – |
//! | colours reversed | new game before 10 moves (7.3) | same | same | goes on | – |
//! | position that cannot be restored | last identifiable one (7.5.1) | same | same | same | annulled (9.1, 9.2) |
//! | touched king and rook | castling (4.4) | same | same | same | first man possible (8) |
//!
//! The five texts from which the project began, where they say more, less or other than the Laws of
//! 2023 (a dash: nothing; "wrong": no edition ever said so):
//!
//! | | rules of 1952 (reprint) | school course | academy's leaflet | game server's page | federation's basic rules |
//! |---|---|---|---|---|---|
//! | castling hindered (3.8.2.2) | all three squares of the king | wrong: the square of arrival is missing | as the Laws | as the Laws | as the Laws |
//! | castling with both hands (4.1, 7.5.4) | king first | wrong: "at the same time" | – | – | king first |
//! | double step of a pawn (3.7.2) | both squares free | the squares need not be free: incomplete | as the Laws | as the Laws | as the Laws |
//! | "check" must be said | – | wrong: an old custom, no rule | – | – | – |
//! | pinned men give check (3.1.3) | – | – | – | – | as the Laws |
//! | stalemate (5.2.1) | no legal move | wrong: only the king could move | as the Laws | wrong: told by the king's moves alone | as the Laws |
//! | same position (9.2.3) | men and player to move | wrong: the same moves, consecutively | as in 1952 | "position", no definition | "identical position" |
//! | who claims it, when (9.2, 9.4, 9.5) | the player to move, until they move | wrong: either player, the other must agree | the player to move | by mail to the operator | "may be drawn" |
//! | 50 moves (9.3) | the player to move proves them; more if announced | wrong: either player; whose moves is not said | wrong: either player | by mail to the operator | 50 by each player |
//! | fivefold, 75 moves (9.6) | – | – | – | – | – |
//! | dead position (5.2.2) | – | a kind of agreement | by the men only | by mail, by the men only | as the Laws |
//! | perpetual check | – | wrong: a draw of its own, "mate" for check | – | – | – |
//! | agreement (5.2.3) | as the Laws | only where a win is unlikely: wrong | wrong: before the first moves too | as the Laws | as the Laws |
//! | resignation (5.1.2) | always lost | always lost | – | always lost | always lost |
//! | flag (6.9) | not in the reprint | wrong: always lost | – | – | – |
//! | illegal move (7.5) | restored, or a new game | another move | "not allowed" | refused | "impossible" |
//! | `++` (C.13.5) | – | double check; in the Laws mate | – | – | – |
//!
//! Left out: editions between 1952 and July 2014; the clock articles of 1952, which the reprint lacks.

use chrono::{Datelike, NaiveDate};

/// When two positions are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Identity {
    /// Same men on the same squares, same player to move, same possible moves of all the men:
    /// castling rights, and en passant when it is legal (Law 9.2.3).
    PossibleMoves,
    /// Same men on the same squares, same player to move (1952, art. 12.3).
    Placement,
}

/// The act by which a player loses the right to claim for the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimLapse {
    /// Touching a man (Law 9.4).
    Touching,
    /// Making the move (1952, art. 12.3).
    Moving,
}

/// The rule for a position before an irregularity that cannot be restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unrestorable {
    /// The game goes on from the last identifiable position (Law 7.5.1).
    LastIdentifiable,
    /// The game is annulled and a new one is played (1952, art. 9.1).
    Annulled,
}

/// Which five occurrences of a position end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fivefold {
    /// Any five (Law 9.6.1 since 2017).
    Any,
    /// Five at consecutive alternate moves of each player, that is, every fourth half-move (2014, art. 9.6.a; our reading).
    Consecutive,
}

/// The penalty for a first illegal move in rapid and blitz without full supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unsupervised {
    /// Time for the opponent (since 2018).
    Time,
    /// The game is lost at once, if it is claimed in time (2014, 2017).
    Loss,
}

/// The rule for reversed colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reversed {
    /// A new game if not both have made ten moves, otherwise the game goes on (7.3 since 2017).
    TenMoves,
    /// The game goes on unless the arbiter rules otherwise (2014).
    GoesOn,
    /// The edition does not say.
    Silent,
}

/// An edition of the Laws of Chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// Laws applied from 1 January 2023.
    #[default]
    Fide2023,
    /// Laws applied from 1 January 2018 to the end of 2022.
    Fide2018,
    /// Laws applied from 1 July to the end of 2017.
    Fide2017,
    /// Laws applied from 1 July 2014 to the end of June 2017.
    Fide2014,
    /// Laws approved by the Stockholm Congress of 1952.
    Fide1952,
}

/// The points on which editions differ, as one edition rules them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provisions {
    /// Stable identifier, stored with every game.
    pub id: &'static str,
    /// When two positions are the same.
    pub identity: Identity,
    /// The act by which a claim lapses.
    pub claim_lapse: ClaimLapse,
    /// Occurrences of a position that end the game automatically; `None` if there is no such rule.
    pub automatic_repetition: Option<u32>,
    /// Which occurrences those are.
    pub fivefold: Fivefold,
    /// Half-moves without capture and pawn move that end the game automatically; `None` if there is no such rule.
    pub automatic_half_moves: Option<u32>,
    /// Whether the number of 50 moves may be raised by an announcement before the game.
    pub more_than_fifty: bool,
    /// Whether the move that completes the 50 moves may be announced.
    pub fifty_by_announcing: bool,
    /// Whether a dead position ends the game.
    pub dead_position: bool,
    /// Whether a draw can be agreed only after both players have made a move.
    pub agreement_after_moves: bool,
    /// Whether resigning is a draw if the opponent cannot checkmate.
    pub resignation_can_draw: bool,
    /// Whether time is added for wrong claims and illegal moves, and the second illegal move loses; `false` if the text names no
    /// penalty.
    pub penalties: bool,
    /// Time added in rapid chess, in seconds. Only in 2023 is supervised blitz a choice of the event.
    pub rapid_seconds: u32,
    /// Whether the time added in supervised blitz is left open.
    pub supervised_blitz_is_open: bool,
    /// The penalty for a first illegal move without full supervision.
    pub unsupervised: Unsupervised,
    /// Whether two hands, and a clock pressed without a move, count as illegal moves.
    pub acts_count: bool,
    /// Whether the text has articles on fallen flags.
    pub flag_articles: bool,
    /// Whether the rule on both flags is a law and not a guideline that an event must adopt.
    pub both_flags_are_law: bool,
    /// Whether the default time is zero if the event does not announce one; otherwise the arbiter decides.
    pub default_time_is_none: bool,
    /// The rule for reversed colours.
    pub reversed: Reversed,
    /// The rule for a position that cannot be restored.
    pub unrestorable: Unrestorable,
    /// Whether a touched king with a touched rook means castling.
    pub touched_castling: bool,
}

const FIDE_2023: Provisions = Provisions {
    id: "fide-2023",
    identity: Identity::PossibleMoves,
    claim_lapse: ClaimLapse::Touching,
    automatic_repetition: Some(5),
    fivefold: Fivefold::Any,
    automatic_half_moves: Some(150),
    more_than_fifty: false,
    fifty_by_announcing: true,
    dead_position: true,
    agreement_after_moves: true,
    resignation_can_draw: true,
    penalties: true,
    rapid_seconds: 60,
    supervised_blitz_is_open: true,
    unsupervised: Unsupervised::Time,
    acts_count: true,
    flag_articles: true,
    both_flags_are_law: false,
    default_time_is_none: true,
    reversed: Reversed::TenMoves,
    unrestorable: Unrestorable::LastIdentifiable,
    touched_castling: true,
};

const FIDE_2018: Provisions = Provisions {
    id: "fide-2018",
    resignation_can_draw: false,
    rapid_seconds: 120,
    supervised_blitz_is_open: false,
    ..FIDE_2023
};

const FIDE_2017: Provisions = Provisions {
    id: "fide-2017",
    unsupervised: Unsupervised::Loss,
    ..FIDE_2018
};

const FIDE_2014: Provisions = Provisions {
    id: "fide-2014",
    fivefold: Fivefold::Consecutive,
    agreement_after_moves: false,
    acts_count: false,
    both_flags_are_law: true,
    default_time_is_none: false,
    reversed: Reversed::GoesOn,
    ..FIDE_2017
};

const FIDE_1952: Provisions = Provisions {
    id: "fide-1952",
    identity: Identity::Placement,
    claim_lapse: ClaimLapse::Moving,
    automatic_repetition: None,
    automatic_half_moves: None,
    more_than_fifty: true,
    fifty_by_announcing: false,
    dead_position: false,
    penalties: false,
    flag_articles: false,
    both_flags_are_law: false,
    reversed: Reversed::Silent,
    unrestorable: Unrestorable::Annulled,
    touched_castling: false,
    ..FIDE_2014
};

impl Edition {
    /// Every edition, the one in force first.
    pub const ALL: [Self; Self::COLUMNS] = [
        Self::Fide2023,
        Self::Fide2018,
        Self::Fide2017,
        Self::Fide2014,
        Self::Fide1952,
    ];

    /// Every edition in the order of the columns of the table.
    pub const OLDEST_FIRST: [Self; Self::COLUMNS] = [
        Self::Fide1952,
        Self::Fide2014,
        Self::Fide2017,
        Self::Fide2018,
        Self::Fide2023,
    ];

    /// The number of editions.
    pub const COLUMNS: usize = 5;

    /// The first days of the editions that follow from an event's date, the newest first.
    const FIRST_DAYS: [(Self, (i32, u32)); 4] = [
        (Self::Fide2023, (2023, 1)),
        (Self::Fide2018, (2018, 1)),
        (Self::Fide2017, (2017, 7)),
        (Self::Fide2014, (2014, 7)),
    ];

    /// The edition of an event that begins on this day; `None` before July 2014, when an edition must be chosen.
    #[must_use]
    pub fn on(day: NaiveDate) -> Option<Self> {
        let month = (day.year(), day.month());
        let found = Self::FIRST_DAYS.iter().find(|(_, first)| month >= *first);
        found.map(|(edition, _)| *edition)
    }

    /// The provisions of the edition.
    #[must_use]
    pub const fn provisions(self) -> &'static Provisions {
        match self {
            Self::Fide2023 => &FIDE_2023,
            Self::Fide2018 => &FIDE_2018,
            Self::Fide2017 => &FIDE_2017,
            Self::Fide2014 => &FIDE_2014,
            Self::Fide1952 => &FIDE_1952,
        }
    }

    /// Stable identifier: `fide-2023`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.provisions().id
    }

    /// The edition with this identifier.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// When two positions are the same.
    #[must_use]
    pub const fn identity(self) -> Identity {
        self.provisions().identity
    }
}

impl crate::event::Word for Edition {
    const ALL: &'static [Self] = &Self::ALL;

    fn code(self) -> &'static str {
        self.id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Word as _;

    #[test]
    fn an_edition_is_found_by_its_identifier() {
        assert_eq!(
            Edition::ALL.map(Edition::id),
            [
                "fide-2023",
                "fide-2018",
                "fide-2017",
                "fide-2014",
                "fide-1952"
            ]
        );
        for edition in Edition::ALL {
            assert_eq!(Edition::from_id(edition.id()), Some(edition));
            assert_eq!(edition.code(), edition.id());
        }
        assert_eq!(Edition::from_id("fide-2026"), None);
    }

    /// The first day of the event decides the edition; before July 2014 none follows from the date.
    #[test]
    fn the_day_of_an_event_chooses_its_edition() {
        let on = |year, month, day| {
            Edition::on(NaiveDate::from_ymd_opt(year, month, day).unwrap()).map(Edition::id)
        };
        assert_eq!(on(1952, 8, 1), None);
        assert_eq!(on(2014, 6, 30), None);
        assert_eq!(on(2014, 7, 1), Some("fide-2014"));
        assert_eq!(on(2017, 6, 30), Some("fide-2014"));
        assert_eq!(on(2017, 7, 1), Some("fide-2017"));
        assert_eq!(on(2017, 12, 31), Some("fide-2017"));
        assert_eq!(on(2018, 1, 1), Some("fide-2018"));
        assert_eq!(on(2022, 12, 31), Some("fide-2018"));
        assert_eq!(on(2023, 1, 1), Some("fide-2023"));
        assert_eq!(on(2026, 11, 23), Some("fide-2023"));
    }
}
