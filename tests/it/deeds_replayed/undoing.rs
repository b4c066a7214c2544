//! A small tournament whose first round is made by hand, and in which what touched its integrity is undone.

use tratto::{
    app::{
        PersonInput,
        deed::DraftChange,
        tournament::{
            board, by_hand, entries, entry_correction,
            entry_values::EntryInput,
            integrity::{self, Undoable},
            numbers,
            preflight::{self, Check},
            publication,
            results::{self, RecordResult, Seen},
            rounds, settings,
            settings_input::SettingsInput,
        },
    },
    event::{BoardResult, Halt},
};

use super::{cast::yes, event::Event};

impl Event<'_> {
    /// Undoes the newest event that can be undone.
    fn undo_event(&mut self, slug: &str) {
        let chief = self.chief();
        let now = self.ctx.at(self.moment);
        let view = integrity::view(&now, &chief, slug).unwrap();
        let mut lines = view.lines.iter();
        let line = lines.rfind(|shown| shown.undoable == Undoable::Yes);
        let line = line.unwrap();
        let row = (None, line.line.place.row);
        self.must(|ctx, key| integrity::undo(ctx, &chief, key, slug, row, &yes()));
    }

    fn change_by_hand(&mut self, slug: &str, change: DraftChange) {
        let chief = self.chief();
        let halt = Halt::never();
        self.must(|ctx, key| by_hand::change(ctx, &chief, key, slug, 1, change, true, &halt));
    }

    /// Everything of this file.
    pub(super) fn undone(&mut self) {
        let chief = self.chief();
        let input = SettingsInput {
            name: "Torneo dei Pari".to_owned(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let mut four = Vec::new();
        for number in 0..4 {
            let input = EntryInput {
                person: PersonInput {
                    last_name: format!("Pari{number}"),
                    first_name: "Ada".to_owned(),
                    ..PersonInput::default()
                },
                rating: "1800".to_owned(),
                ..EntryInput::default()
            };
            four.push(self.must(|ctx, key| entries::add_typed(ctx, &chief, key, &slug, &input)));
        }
        self.must(|ctx, key| {
            preflight::accept(ctx, &chief, key, &slug, Check::CheckIn, "sono in quattro")
        });
        self.must(|ctx, key| rounds::draft_by_hand(ctx, &chief, key, &slug, 1));
        self.change_by_hand(&slug, DraftChange::Seat(four[3], four[0]));
        self.change_by_hand(&slug, DraftChange::Seat(four[1], four[2]));
        self.must(|ctx, key| by_hand::end(ctx, &chief, key, &slug, 1, "squadre di due"));
        self.must(|ctx, key| by_hand::begin(ctx, &chief, key, &slug, 1));
        self.change_by_hand(&slug, DraftChange::Colours(four[1]));
        self.must(|ctx, key| by_hand::end(ctx, &chief, key, &slug, 1, "squadre di due"));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        let two = [four[0], four[1]];
        self.must(|ctx, key| numbers::exchange(ctx, &chief, key, &slug, two, &yes()));
        self.undo_event(&slug);
        self.must(|ctx, key| numbers::exchange(ctx, &chief, key, &slug, two, &yes()));
        let now = self.ctx.at(self.moment);
        let there = entry_correction::for_correction(&now, &chief, &slug, four[2]).unwrap();
        let better = EntryInput {
            rating: "1900".to_owned(),
            ..there.input
        };
        self.must(|ctx, key| {
            let version = there.version;
            entry_correction::correct(ctx, &chief, key, &slug, four[2], version, &better)
        });
        self.must(|ctx, key| numbers::renumber(ctx, &chief, key, &slug, &yes()));
        self.undo_event(&slug);
        for place in 0..2 {
            self.enter_in(&slug, 1, place, BoardResult::WhiteWins, None);
        }
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 2, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 2));
        self.enter_in(&slug, 1, 0, BoardResult::Draw, Some("moduli scambiati"));
        self.undo_event(&slug);
    }

    fn enter_in(
        &mut self,
        slug: &str,
        round: u8,
        place: usize,
        result: BoardResult,
        confirmed: Option<&str>,
    ) {
        let chief = self.chief();
        let now = self.ctx.at(self.moment);
        let view = board::round(&now, &chief, slug, Some(round)).unwrap();
        let line = &view.boards[place];
        let input = RecordResult {
            pairing: line.pairing,
            version: line.version,
            result: Some(result),
            reason: None,
            confirmed: confirmed.map(str::to_owned),
        };
        self.must(|ctx, key| results::record(ctx, &chief, key, slug, &input, &Seen::default()));
    }
}
