//! An event by the Keizer system: made with what it announces, and changed before its first round.

use tratto::app::tournament::{
    confirmation::Confirmation, settings, settings_input::SettingsInput,
};

use super::event::Event;

impl Event<'_> {
    /// Evenings of a club, by a preset and fields of their own.
    pub(super) fn club_evenings(&mut self) {
        let chief = self.chief();
        let input = SettingsInput {
            name: "Serate delle Torri".to_owned(),
            pairing_edition: "keizer".to_owned(),
            rounds: "4".to_owned(),
            acceleration: "none".to_owned(),
            keizer_preset: "free-keizer".to_owned(),
            keizer_values: "fixed".to_owned(),
            keizer_top: "50".to_owned(),
            keizer_most: "all".to_owned(),
            keizer_absence: "+3".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let changed = SettingsInput {
            keizer_frozen: "yes".to_owned(),
            keizer_most: "3".to_owned(),
            keizer_halved: "yes".to_owned(),
            ..input
        };
        let answer = Confirmation::default();
        self.must(|ctx, key| settings::update(ctx, &chief, key, &slug, 1, &changed, &answer));
    }
}
