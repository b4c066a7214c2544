//! The parameters that an event by the Keizer system announces.

use super::worth::{Fraction, Worth, number};

/// How ranks get their value numbers; none is less than 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Values {
    /// The first has the number of players, and each rank 1 less, so the last has 1.
    Players,
    /// Each rank has 1 less, and the first has three times the number of the last; halves are rounded up.
    ThreeTimes,
    /// Numbers that the event announces.
    Fixed {
        /// Value number of the first, from 1 to [`Values::MOST`].
        top: u16,
        /// How much less each rank has, up to [`Values::MOST`].
        step: u16,
    },
}

impl Values {
    /// Largest number that an event may set.
    pub const MOST: u16 = 9999;

    /// The value number of a place, counted from 0, among this many players.
    #[must_use]
    pub fn of(self, place: usize, players: usize) -> i64 {
        let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let (top, step) = match self {
            Self::Players => (whole(players), 1),
            Self::ThreeTimes => {
                let below = whole(players.saturating_sub(1));
                ((below + 1) / 2 + below, 1)
            }
            Self::Fixed { top, step } => (i64::from(top), i64::from(step)),
        };
        top.saturating_sub(whole(place).saturating_mul(step)).max(1)
    }
}

/// The parameters that an event by the Keizer system announces. A win gives all of the opponent's value number, a draw half of
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parameters {
    /// How ranks get their value numbers.
    pub values: Values,
    /// Whether everybody gets their own value number once ("self-victory").
    pub own_value: bool,
    /// The part of the opponent's value number for a lost game.
    pub loss: Fraction,
    /// Worth of the pairing-allocated bye.
    pub pairing_bye: Worth,
    /// Worth of a full-point bye, which the organiser gives, for instance for a duty in the club.
    pub full_point_bye: Worth,
    /// Worth of a half-point bye.
    pub half_point_bye: Worth,
    /// Worth of a zero-point bye and of an absence, excused or not: a crosstable does not tell them apart.
    pub absence: Worth,
    /// Points for each round before a player came for the first time.
    pub late: u16,
    /// Number of half-point byes, zero-point byes and absences that count for a player; `None` if all do.
    pub most_absences: Option<u8>,
    /// Whether further ones give one half each; otherwise they give nothing. Without effect if all count.
    pub halves_further: bool,
    /// Least number of rounds between two games of the same players, if possible.
    pub rounds_between: u8,
    /// Whether rounds keep the value numbers with which they were played; otherwise all rounds are scored anew.
    pub is_frozen: bool,
}

/// The parameters with which a form starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The usual parameters of this program.
    Usual,
    /// Those of the Dutch federation: 4/6 for the bye, 2/6 for an absence, 2/3 for a duty in the club.
    Classic,
    /// Those of the program FreeKeizer: the classic ones, and 1/6 for a loss.
    FreeKeizer,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Classic, Self::FreeKeizer];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Classic => "classic",
            Self::FreeKeizer => "free-keizer",
        }
    }

    /// Its parameters.
    #[must_use]
    pub const fn parameters(self) -> Parameters {
        // A loss gives nothing, as usual.
        let classic = Parameters {
            pairing_bye: Worth::Own(Fraction::TWO_THIRDS),
            full_point_bye: Worth::Own(Fraction::TWO_THIRDS),
            absence: Worth::Own(Fraction::THIRD),
            ..Parameters::USUAL
        };
        match self {
            Self::Usual => Parameters::USUAL,
            Self::Classic => classic,
            Self::FreeKeizer => Parameters {
                loss: Fraction::SIXTH,
                ..classic
            },
        }
    }
}

crate::event::words!(Preset);

impl Default for Parameters {
    fn default() -> Self {
        Self::USUAL
    }
}

impl Parameters {
    /// The usual parameters: 0.5 for the bye and the half-point bye, 0.35 for an absence, 0.7 for a full-point bye.
    pub const USUAL: Self = Self {
        values: Values::Players,
        own_value: true,
        loss: Fraction::ZERO,
        pairing_bye: Worth::Own(Fraction::HALF),
        full_point_bye: Worth::Own(Fraction::SEVEN_TENTHS),
        half_point_bye: Worth::Own(Fraction::HALF),
        absence: Worth::Own(Fraction::HALF_OF_SEVEN_TENTHS),
        late: 0,
        most_absences: Some(5),
        halves_further: false,
        rounds_between: 3,
        is_frozen: false,
    };

    /// Largest value of `most_absences` and `rounds_between`.
    pub const MOST_ROUNDS: u8 = 99;

    /// The parameters as stable text, which [`from_code`](Self::from_code) reads.
    #[must_use]
    pub fn code(&self) -> String {
        let values = match self.values {
            Values::Players => "players".to_owned(),
            Values::ThreeTimes => "three-times".to_owned(),
            Values::Fixed { top, step } => format!("{top}-{step}"),
        };
        let most = self
            .most_absences
            .map_or_else(|| "all".to_owned(), |most| most.to_string());
        let yes = |is| if is { "yes" } else { "no" };
        // Written only if it is set, since older texts and older programs do not know it.
        let halved = if self.halves_further {
            " halved=yes"
        } else {
            ""
        };
        format!(
            "values={values} own={} loss={} bye={} full={} half={} absence={} late={} most={most} between={} frozen={}{halved}",
            yes(self.own_value),
            self.loss,
            self.pairing_bye,
            self.full_point_bye,
            self.half_point_bye,
            self.absence,
            self.late,
            self.rounds_between,
            yes(self.is_frozen)
        )
    }

    /// The parameters of a [`code`](Self::code); `None` for any other text.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let mut words = code.split(' ');
        let mut word = |name: &str| words.next()?.strip_prefix(name)?.strip_prefix('=');
        let yes = |word: &str| match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        let rounds = |word: &str| u8::try_from(number(word, Self::MOST_ROUNDS.into())?).ok();
        let read = Self {
            values: values(word("values")?)?,
            own_value: yes(word("own")?)?,
            loss: word("loss")?.parse().ok()?,
            pairing_bye: word("bye")?.parse().ok()?,
            full_point_bye: word("full")?.parse().ok()?,
            half_point_bye: word("half")?.parse().ok()?,
            absence: word("absence")?.parse().ok()?,
            late: number(word("late")?, Worth::MOST_POINTS)?,
            most_absences: match word("most")? {
                "all" => None,
                most => Some(rounds(most)?),
            },
            rounds_between: rounds(word("between")?)?,
            is_frozen: yes(word("frozen")?)?,
            halves_further: word("halved").is_some_and(|word| word == "yes"),
        };
        // Only the text that [`code`](Self::code) writes is accepted: one text for each set of parameters.
        (read.code() == code).then_some(read)
    }
}

fn values(word: &str) -> Option<Values> {
    match word {
        "players" => Some(Values::Players),
        "three-times" => Some(Values::ThreeTimes),
        _ => {
            let (top, step) = word.split_once('-')?;
            let fixed = |text| number(text, Values::MOST);
            Some(Values::Fixed {
                top: fixed(top).filter(|top| *top > 0)?,
                step: fixed(step)?,
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand: of seven players the first has 7, or three times the 3 of the last; of eight, three times the last would be 10½
    /// and 3½.
    #[test]
    fn ranks_have_value_numbers() {
        let all = |values: Values, players: usize| -> Vec<i64> {
            (0..players)
                .map(|place| values.of(place, players))
                .collect()
        };
        assert_eq!(all(Values::Players, 4), [4, 3, 2, 1]);
        assert_eq!(all(Values::ThreeTimes, 7), [9, 8, 7, 6, 5, 4, 3]);
        assert_eq!(all(Values::ThreeTimes, 8), [11, 10, 9, 8, 7, 6, 5, 4]);
        assert_eq!(all(Values::ThreeTimes, 1), [1]);
        let fixed = Values::Fixed { top: 50, step: 20 };
        assert_eq!(all(fixed, 4), [50, 30, 10, 1]);
    }

    #[test]
    fn parameters_are_one_text() {
        assert_eq!(
            Parameters::USUAL.code(),
            "values=players own=yes loss=0 bye=1/2 full=0.7 half=1/2 absence=0.35 late=0 most=5 between=3 frozen=no"
        );
        let mut other = Preset::FreeKeizer.parameters();
        other.values = Values::Fixed { top: 60, step: 2 };
        other.half_point_bye = Worth::Points(7);
        (other.most_absences, other.own_value, other.is_frozen) = (None, false, true);
        let code = other.code();
        assert_eq!(
            code,
            "values=60-2 own=no loss=1/6 bye=2/3 full=2/3 half=+7 absence=1/3 late=0 most=all between=3 frozen=yes"
        );
        let three_times = Parameters {
            values: Values::ThreeTimes,
            ..Parameters::USUAL
        };
        let halved = Parameters {
            halves_further: true,
            ..Parameters::USUAL
        };
        assert_eq!(
            halved.code(),
            format!("{} halved=yes", Parameters::USUAL.code())
        );
        let presets = Preset::ALL.map(Preset::parameters);
        for parameters in presets.into_iter().chain([other, three_times, halved]) {
            assert_eq!(Parameters::from_code(&parameters.code()), Some(parameters));
        }
        for (one, two) in [
            ("loss=1/6", "loss=2/12"),
            ("loss=1/6", "loss=2"),
            ("values=60-2", "values=0-2"),
            ("most=all", "most=100"),
            ("frozen=yes", "frozen=yes more"),
            ("frozen=yes", "frozen=maybe"),
            ("frozen=yes", "frozen=yes halved=no"),
            ("frozen=yes", "frozen=yes halved=maybe"),
            ("frozen=yes", "halved=yes frozen=yes"),
            ("frozen=yes", "frozen=yes halved=yes more"),
            (" late=0", ""),
        ] {
            assert_eq!(
                Parameters::from_code(&code.replace(one, two)),
                None,
                "{two}"
            );
        }
        assert_eq!(Parameters::from_code(""), None);
    }
}
