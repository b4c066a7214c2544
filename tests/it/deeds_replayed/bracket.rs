//! A knock-out of three: a bye, a drawn board, a word that is given and changed, the final.

use tratto::{
    app::{
        PersonInput,
        tournament::{
            board, entries,
            entry_values::EntryInput,
            knock_out,
            match_games::{self, MatchGameInput},
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
            let board = self.drawn_board(&slug);
            self.must(|ctx, key| knock_out::name_goes_on(ctx, &chief, key, &slug, board, goes_on));
        }
        self.play_on(&slug);
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 2, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 2));
    }

    /// The two play on: a rapid game that is taken back, and an Armageddon game.
    fn play_on(&mut self, slug: &str) {
        let chief = self.chief();
        for (kind, takes_back) in [("rapid", true), ("armageddon", false)] {
            let input = MatchGameInput {
                kind: kind.to_owned(),
                games: "1".to_owned(),
                white: "black".to_owned(),
                time_control: "5+3".to_owned(),
                result: "1/2-1/2".to_owned(),
            };
            let board = self.drawn_board(slug);
            self.must(|ctx, key| match_games::enter(ctx, &chief, key, slug, board, &input));
            if takes_back {
                let board = self.drawn_board(slug);
                self.must(|ctx, key| match_games::take_back(ctx, &chief, key, slug, board));
            }
        }
    }

    /// Number and version of the only board of round 1.
    fn drawn_board(&self, slug: &str) -> (i32, i32) {
        let now = self.ctx.at(self.moment);
        let round = board::round(&now, &self.chief(), slug, Some(1)).unwrap();
        let line = &round.boards[0];
        (line.pairing, line.version)
    }
}
