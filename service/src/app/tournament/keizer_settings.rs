//! The settings of the Keizer system, read from the form. Empty fields take the values of a preset.

use crate::{
    app::{Checks, Problem},
    event::Word,
    pairing::keizer::{Parameters, Preset, Values, Worth},
};

use super::settings_input::{ALL_ABSENCES, FIXED, SettingsInput, THREE_TIMES};

/// Checks the form.
pub(super) fn parse(checks: &mut Checks, input: &SettingsInput) -> Parameters {
    let usual = match input.keizer_preset.trim() {
        "" => Preset::Usual,
        code => Preset::from_code(code).unwrap_or_else(|| {
            checks.refuse("keizer_preset", Problem::Choice);
            Preset::Usual
        }),
    }
    .parameters();
    Parameters {
        values: values(checks, input),
        own_value: yes(checks, "keizer_own", &input.keizer_own, usual.own_value),
        loss: part(checks, "keizer_loss", &input.keizer_loss, usual.loss),
        pairing_bye: part(checks, "keizer_bye", &input.keizer_bye, usual.pairing_bye),
        full_point_bye: part(
            checks,
            "keizer_full",
            &input.keizer_full,
            usual.full_point_bye,
        ),
        half_point_bye: part(
            checks,
            "keizer_half",
            &input.keizer_half,
            usual.half_point_bye,
        ),
        absence: part(
            checks,
            "keizer_absence",
            &input.keizer_absence,
            usual.absence,
        ),
        late: small(
            checks,
            "keizer_late",
            &input.keizer_late,
            Worth::MOST_POINTS,
        )
        .unwrap_or(usual.late),
        most_absences: match input.keizer_most.trim() {
            ALL_ABSENCES => None,
            typed => rounds(checks, "keizer_most", typed).or(usual.most_absences),
        },
        halves_further: yes(
            checks,
            "keizer_halved",
            &input.keizer_halved,
            usual.halves_further,
        ),
        rounds_between: rounds(checks, "keizer_between", &input.keizer_between)
            .unwrap_or(usual.rounds_between),
        is_frozen: yes(
            checks,
            "keizer_frozen",
            &input.keizer_frozen,
            usual.is_frozen,
        ),
    }
}

fn values(checks: &mut Checks, input: &SettingsInput) -> Values {
    match input.keizer_values.trim() {
        "" | "players" => Values::Players,
        THREE_TIMES => Values::ThreeTimes,
        FIXED => {
            let most = i64::from(Values::MOST);
            let top = checks.number("keizer_top", &input.keizer_top, 1, most);
            let step = checks.optional_number("keizer_step", &input.keizer_step, 0, most);
            let number = |number: i64| u16::try_from(number).unwrap_or(1);
            Values::Fixed {
                top: top.map_or(1, number),
                step: step.map_or(1, number),
            }
        }
        _ => {
            checks.refuse("keizer_values", Problem::Choice);
            Values::Players
        }
    }
}

fn yes(checks: &mut Checks, field: &'static str, typed: &str, usual: bool) -> bool {
    match typed.trim() {
        "" => usual,
        "yes" => true,
        "no" => false,
        _ => {
            checks.refuse(field, Problem::Choice);
            usual
        }
    }
}

/// Reads a fraction, or the worth of a round without a game; `usual` if the field is empty.
fn part<T: std::str::FromStr>(
    checks: &mut Checks,
    field: &'static str,
    typed: &str,
    usual: T,
) -> T {
    let typed = typed.trim();
    if typed.is_empty() {
        return usual;
    }
    typed.parse().unwrap_or_else(|_| {
        let value = typed.to_owned();
        let key = if field == "keizer_loss" {
            "problem-keizer-fraction"
        } else {
            "problem-keizer-worth"
        };
        checks.refuse(field, Problem::Because { key, value });
        usual
    })
}

fn small(checks: &mut Checks, field: &'static str, typed: &str, most: u16) -> Option<u16> {
    let number = checks.optional_number(field, typed, 0, most.into())?;
    u16::try_from(number).ok()
}

fn rounds(checks: &mut Checks, field: &'static str, typed: &str) -> Option<u8> {
    let number = small(checks, field, typed, Parameters::MOST_ROUNDS.into())?;
    u8::try_from(number).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tournament::settings_input::fill_keizer as fill;

    fn read(input: &SettingsInput) -> (Parameters, usize) {
        let mut checks = Checks::default();
        let parameters = parse(&mut checks, input);
        let refused = checks.finish().err();
        (parameters, refused.map_or(0, |_| 1))
    }

    /// The filled-in form reads back to the same values, and leaves usual values out.
    #[test]
    fn the_form_says_what_differs_from_a_preset() {
        let mut usual = SettingsInput::default();
        fill(&mut usual, &Parameters::USUAL);
        assert_eq!(usual, SettingsInput::default());
        let mut free = Preset::FreeKeizer.parameters();
        (free.most_absences, free.is_frozen, free.own_value) = (None, true, false);
        free.absence = Worth::Points(4);
        for (parameters, preset, absence) in [
            (Preset::Classic.parameters(), "classic", ""),
            (Preset::FreeKeizer.parameters(), "free-keizer", ""),
            (free, "free-keizer", "+4"),
            (
                Parameters {
                    values: Values::Fixed { top: 60, step: 2 },
                    late: 3,
                    rounds_between: 0,
                    ..Parameters::USUAL
                },
                "",
                "",
            ),
            (
                Parameters {
                    values: Values::ThreeTimes,
                    halves_further: true,
                    ..Parameters::USUAL
                },
                "",
                "",
            ),
        ] {
            let mut input = SettingsInput::default();
            fill(&mut input, &parameters);
            assert_eq!(read(&input), (parameters, 0));
            assert_eq!(
                (&*input.keizer_preset, &*input.keizer_absence),
                (preset, absence)
            );
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        type Set = fn(&mut SettingsInput) -> &mut String;
        let fields: [(Set, &str); 10] = [
            (|input| &mut input.keizer_preset, "mine"),
            (|input| &mut input.keizer_values, "many"),
            (|input| &mut input.keizer_values, FIXED),
            (|input| &mut input.keizer_own, "maybe"),
            (|input| &mut input.keizer_loss, "+3"),
            (|input| &mut input.keizer_bye, "1/7"),
            (|input| &mut input.keizer_late, "-1"),
            (|input| &mut input.keizer_most, "100"),
            (|input| &mut input.keizer_halved, "half"),
            (|input| &mut input.keizer_frozen, "x"),
        ];
        for (field, typed) in fields {
            let mut input = SettingsInput::default();
            typed.clone_into(field(&mut input));
            assert_eq!(read(&input).1, 1, "{typed}");
        }
    }
}
