//! A tournament of the next year of which much is still open: a deputy who did not answer, two who may not meet, a question of a
//! sender, an organiser that holds it, and somebody who works for them. And one that runs, from which somebody asked to be erased.

use std::mem;

use tratto::{
    app::{
        Actor, PersonInput, organisers,
        tournament::{
            byes, deputies, entries,
            entry_door::{
                by_link::Holder,
                correct::{self, CorrectionInput},
                door,
                inputs::DoorInput,
            },
            entry_values::EntryInput,
            erasure,
            preflight::{self, Check},
            publication, rounds, settings,
            settings_input::SettingsInput,
        },
    },
    event::Halt,
};

use super::{
    cast::yes,
    event::{EMAIL, Event},
};

/// The organiser that was added with the clubs.
const ORGANISER: &str = "lega-dei-laghi";

impl Event<'_> {
    /// Everything of this file: its tables are empty again where all is answered.
    pub(super) fn left_open(&mut self) {
        let (chief, line) = (self.chief(), Actor::command_line());
        let input = SettingsInput {
            name: "Torneo in Preparazione".to_owned(),
            start: "2027-05-08".to_owned(),
            end: "2027-05-09".to_owned(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let pair = (self.enters(&slug, "Aperti0"), self.enters(&slug, "Aperti1"));
        self.must(|ctx, key| byes::forbid(ctx, &chief, key, &slug, pair, &yes()));
        self.must(|ctx, key| deputies::invite(ctx, &chief, key, &slug, "dora"));
        let main = mem::replace(&mut self.slug, slug.clone());
        self.open_question();
        self.slug = main;
        let officer = ("pia", true);
        self.must(|ctx, key| organisers::set_person(ctx, &line, key, ORGANISER, officer));
        self.must(|ctx, key| organisers::hold(ctx, &line, key, &slug, ORGANISER));
        self.asks_to_be_erased();
    }

    fn enters(&mut self, slug: &str, name: &str) -> i32 {
        let chief = self.chief();
        let input = EntryInput {
            person: PersonInput {
                last_name: name.to_owned(),
                first_name: "Ada".to_owned(),
                ..PersonInput::default()
            },
            rating: "1800".to_owned(),
            ..EntryInput::default()
        };
        self.must(|ctx, key| entries::add_typed(ctx, &chief, key, slug, &input))
    }

    /// Somebody asks to be erased from a tournament that has begun: it waits for its end.
    fn asks_to_be_erased(&mut self) {
        let chief = self.chief();
        let input = SettingsInput {
            name: "Torneo a Metà".to_owned(),
            rounds: "1".to_owned(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let leaves = self.enters(&slug, "Lasciati");
        self.enters(&slug, "Restati");
        let reason = "ci sono tutti e due";
        self.must(|ctx, key| preflight::accept(ctx, &chief, key, &slug, Check::CheckIn, reason));
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        let erased =
            self.must(|ctx, key| erasure::by_director(ctx, &chief, key, &slug, leaves, true));
        assert!(!erased, "the tournament is not over");
    }

    /// A child asks to play and says another birth: the arbiters are asked, and have not answered.
    fn open_question(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let input = DoorInput {
            door_open: "1".to_owned(),
            door_until: "2027-05-01".to_owned(),
            door_notice: "I dati servono al torneo.".to_owned(),
            ..DoorInput::default()
        };
        self.must(|ctx, key| door::set(ctx, &chief, key, &slug, 0, &input));
        let (_, link) = self.ask(91, "2016");
        let question = CorrectionInput {
            person: PersonInput {
                last_name: "Richiesti91".to_owned(),
                first_name: "Ada".to_owned(),
                birth: "1990".to_owned(),
                ..PersonInput::default()
            },
            email: EMAIL.to_owned(),
        };
        let visitor = Actor::visitor("somebody".to_owned());
        let holder = Holder::Sender(&link);
        let asked =
            self.must(|ctx, key| correct::correct(ctx, &visitor, key, &slug, holder, &question));
        assert!(asked);
    }
}
