//! A knock-out of three: a bye, a drawn board, a word that is given and changed, the final.

use tratto::{
    app::{
        PersonInput,
        tournament::{
            board, entries,
            entry_values::EntryInput,
            knock_out,
            preflight::{self, Check},
            publication,
            results::{self, Entry, Seen},
            rounds, settings,
            settings_input::SettingsInput,
        },
    },
    event::{BoardResult, Colour, Halt},
};

use super::event::Event;

impl Event<'_> {
    /// Somebody goes on from a drawn game.
    pub(super) fn bracket(&mut self) {
        let chief = self.chief();
        let input = SettingsInput {
            name: "Coppa delle Torri".to_owned(),
            pairing_edition: "knock-out".to_owned(),
            rounds: String::new(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        for number in 0..3 {
            let input = EntryInput {
                person: PersonInput {
                    last_name: format!("Tabelloni{number}"),
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
        let reason = "si comincia subito";
        self.must(|ctx, key| preflight::accept(ctx, &chief, key, &slug, Check::CheckIn, reason));
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        let entry = Entry {
            version: 1,
            result: Some(BoardResult::Draw),
            confirmed: None,
        };
        let place = (slug.as_str(), 1, 1);
        self.must(|ctx, key| results::record_on(ctx, &chief, key, place, entry, &Seen::default()));
        for goes_on in [Some(Colour::White), None, Some(Colour::Black)] {
            let now = self.ctx.at(self.moment);
            let round = board::round(&now, &chief, &slug, Some(1)).unwrap();
            let line = &round.boards[0];
            let board = (line.pairing, line.version);
            self.must(|ctx, key| knock_out::name_goes_on(ctx, &chief, key, &slug, board, goes_on));
        }
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 2, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 2));
    }
}
