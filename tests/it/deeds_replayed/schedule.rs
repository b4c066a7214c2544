//! A round robin of four with numbers written by hand, and a game on another day.

use tratto::{
    app::{
        PersonInput,
        tournament::{
            entries,
            entry_values::EntryInput,
            meeting_days::{self, MeetingDayInput},
            numbers, numbers_by_hand,
            preflight::{self, Check},
            publication, rounds, settings,
            settings_input::SettingsInput,
        },
    },
    event::Halt,
};

use super::event::Event;

impl Event<'_> {
    /// Lots drawn in the hall, and a game that is put off and then played with its round again.
    pub(super) fn schedule(&mut self) {
        let chief = self.chief();
        let input = SettingsInput {
            name: "Sociale delle Torri".to_owned(),
            pairing_edition: "round-robin".to_owned(),
            tie_breaks: "DE, SB, KS".to_owned(),
            numbering: "hand".to_owned(),
            rounds: String::new(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        for number in 0..4 {
            let input = EntryInput {
                person: PersonInput {
                    last_name: format!("Gironi{number}"),
                    first_name: "Ada".to_owned(),
                    sex: "f".to_owned(),
                    birth: "1991".to_owned(),
                    ..PersonInput::default()
                },
                rating: (1500 + self.below(400)).to_string(),
                ..EntryInput::default()
            };
            self.must(|ctx, key| entries::add_typed(ctx, &chief, key, &slug, &input));
        }
        for numbers in [["2", "4", "1", "3"], ["2", "4", "3", "1"]] {
            let now = self.ctx.at(self.moment);
            let lines = numbers::view(&now, &chief, &slug).unwrap().by_hand.unwrap();
            let mut there: Vec<i32> = lines.iter().map(|line| line.entrant.entry).collect();
            there.sort_unstable();
            let typed = there.into_iter().zip(numbers.map(str::to_owned));
            let typed: Vec<(i32, String)> = typed.collect();
            self.must(|ctx, key| numbers_by_hand::give(ctx, &chief, key, &slug, &typed));
        }
        let reason = "si comincia subito";
        self.must(|ctx, key| preflight::accept(ctx, &chief, key, &slug, Check::CheckIn, reason));
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        let day = |number: i32, day: &str, hour: &str| MeetingDayInput {
            number,
            day: day.to_owned(),
            hour: hour.to_owned(),
        };
        for days in [
            vec![day(1, "2026-12-06", "20:30"), day(2, "2026-12-07", "")],
            vec![day(1, "2026-12-08", "21:00"), day(2, "", "")],
        ] {
            self.must(|ctx, key| meeting_days::set(ctx, &chief, key, &slug, 2, &days));
        }
    }
}
