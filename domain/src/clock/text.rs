//! Time controls as text: our own short form, TRF 222 and the PGN `TimeControl` tag.
//!
//! | form | 90 minutes for 40 moves, then 30 minutes, 30 seconds per move |
//! |---|---|
//! | short ([`fmt::Display`], [`FromStr`]) | `90/40+30:30+30` (minutes, moves, seconds) |
//! | TRF 222 | `40/5400+30:1800+30` |
//! | PGN | `40/5400+30:1800+30` |
//!
//! The short form marks minutes with `'` if `moves/minutes` could be meant: `90'/40`. A main time that is not a whole number of
//! minutes is written in seconds: `45s`. A US delay is `d5`, a Bronstein delay `b5`; neither exists in TRF or PGN.

use std::{fmt, str::FromStr};

use super::{
    Bonus, Schedule, TimeControl, human,
    raw::{TimeControlError, schedule},
    time::digits,
};

fn unreadable(text: &str) -> TimeControlError {
    TimeControlError::Unreadable(text.to_owned())
}

fn small(text: &str) -> Option<u16> {
    digits(text).and_then(|value| u16::try_from(value).ok())
}

/// `W…-B…`, or one schedule for both.
fn both_colours(
    text: &str,
    read: impl Fn(&str) -> Result<Schedule, TimeControlError>,
) -> Result<TimeControl, TimeControlError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(TimeControlError::Empty);
    }
    match text
        .strip_prefix('W')
        .and_then(|rest| rest.split_once("-B"))
    {
        Some((white, black)) => Ok(TimeControl::per_colour(read(white)?, read(black)?)),
        None => Ok(TimeControl::same(read(text)?)),
    }
}

/// `[M/]S[+I]` joined by `:`, as in TRF 222 and PGN.
fn coded(text: &str) -> Result<Schedule, TimeControlError> {
    let mut raw = Vec::new();
    for part in text.split(':') {
        let (moves, time) = match part.split_once('/') {
            Some((moves, time)) => (Some(small(moves).ok_or_else(|| unreadable(part))?), time),
            None => (None, part),
        };
        let (base, bonus) = match time.split_once('+') {
            Some((base, seconds)) => (
                base,
                Bonus::Increment(small(seconds).ok_or_else(|| unreadable(part))?),
            ),
            None => (time, Bonus::None),
        };
        raw.push((moves, digits(base).ok_or_else(|| unreadable(part))?, bonus));
    }
    schedule(raw)
}

/// `B['|s][/M][+I|dD|bD]` joined by `:`. `None` if the text does not have this form at all.
fn short(text: &str) -> Option<Result<Schedule, TimeControlError>> {
    let parts: Vec<&str> = text.split(':').collect();
    let mut raw = Vec::with_capacity(parts.len());
    for part in &parts {
        let bonus_at = part.find(['+', 'd', 'b']).unwrap_or(part.len());
        let (time, bonus) = part.split_at_checked(bonus_at)?;
        let bonus = match bonus.split_at_checked(1) {
            None => Bonus::None,
            Some(("+", seconds)) => Bonus::Increment(small(seconds)?),
            Some(("d", seconds)) => Bonus::Delay(small(seconds)?),
            Some((_, seconds)) => Bonus::Bronstein(small(seconds)?),
        };
        let (base, moves) = match time.split_once('/') {
            Some((base, moves)) => (base, Some(small(moves)?)),
            None => (time, None),
        };
        let (seconds, marked) = if let Some(seconds) = base.strip_suffix('s') {
            (digits(seconds)?, true)
        } else if let Some(minutes) = base.strip_suffix('\'') {
            (digits(minutes)?.checked_mul(60)?, true)
        } else {
            (digits(base)?.checked_mul(60)?, false)
        };
        if let Some(moves) = moves
            && !marked
            && (parts.len() == 1 || u32::from(moves) > seconds / 60)
        {
            return Some(Err(TimeControlError::Ambiguous((*part).to_owned())));
        }
        raw.push((moves, seconds, bonus));
    }
    Some(schedule(raw))
}

/// Reads the short form, and the usual human forms: `90' + 30"`, `90 min/40 moves + 30 min + 30 sec`,
/// `40/90, 30 + 30"` (after a comma, moves come before minutes), `G/60;d5`, in English and Italian.
/// An increment belongs to the periods of its own comma-separated part. It belongs to all periods if it stands alone or runs "from
/// move 1".
impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        both_colours(text, |text| match short(text) {
            Some(result) => result,
            None => human::read(text),
        })
    }
}

impl TimeControl {
    /// Reads the code of TRF record 222: `5400+30`, `40/6000+30:900+30`, `W300-B240`; seconds.
    ///
    /// # Errors
    /// The part that cannot be read, or why the periods cannot be.
    pub fn from_trf(text: &str) -> Result<Self, TimeControlError> {
        both_colours(text, coded)
    }

    /// Reads the value of the PGN tag `TimeControl`; `?` (unknown) and `-` (none) give `None`.
    ///
    /// # Errors
    /// The part that cannot be read, or why the periods cannot be.
    pub fn from_pgn(text: &str) -> Result<Option<Self>, TimeControlError> {
        match text.trim() {
            "?" | "-" => Ok(None),
            text if text.starts_with('*') => Err(TimeControlError::Hourglass),
            text => both_colours(text, coded).map(Some),
        }
    }

    /// The code of TRF record 222; `None` if a period has a delay, which the code cannot express.
    #[must_use]
    pub fn to_trf(&self) -> Option<String> {
        let white = to_code(&self.white)?;
        if self.is_even() {
            return Some(white);
        }
        Some(format!("W{white}-B{}", to_code(&self.black)?))
    }

    /// The value of the PGN tag `TimeControl`; `None` if a period has a delay or the sides differ, which the tag cannot express.
    #[must_use]
    pub fn to_pgn(&self) -> Option<String> {
        if self.is_even() {
            to_code(&self.white)
        } else {
            None
        }
    }
}

fn to_code(schedule: &Schedule) -> Option<String> {
    let mut parts = Vec::new();
    for period in schedule.periods() {
        let mut part = String::new();
        if let Some(moves) = period.moves() {
            part = format!("{moves}/");
        }
        part += &period.base().to_string();
        match period.bonus() {
            Bonus::None => {}
            Bonus::Increment(seconds) => part += &format!("+{seconds}"),
            Bonus::Delay(_) | Bonus::Bronstein(_) => return None,
        }
        parts.push(part);
    }
    Some(parts.join(":"))
}

/// The short form: `90/40+30:30+30`.
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            let minutes = period.base() / 60;
            if period.base() % 60 == 0 {
                write!(f, "{minutes}")?;
            } else {
                write!(f, "{}s", period.base())?;
            }
            if let Some(moves) = period.moves() {
                let unclear = self.periods().len() == 1 || u32::from(moves) > minutes;
                let mark = if unclear && period.base() % 60 == 0 {
                    "'"
                } else {
                    ""
                };
                write!(f, "{mark}/{moves}")?;
            }
            match period.bonus() {
                Bonus::None => {}
                Bonus::Increment(seconds) => write!(f, "+{seconds}")?,
                Bonus::Delay(seconds) => write!(f, "d{seconds}")?,
                Bonus::Bronstein(seconds) => write!(f, "b{seconds}")?,
            }
        }
        Ok(())
    }
}

/// The short form; `W5-B4` if the sides differ.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_even() {
            self.white.fmt(f)
        } else {
            write!(f, "W{}-B{}", self.white, self.black)
        }
    }
}
