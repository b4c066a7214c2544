//! An event of two sections: people moved, fees paid and cancelled, memberships and categories.

use tratto::{
    app::tournament::{
        category,
        entries::{self, Paying},
        fees::{self, FeeTableInput, PaymentInput},
        sections::{self, NewSection, SectionInput},
    },
    event::{Membership, NationalCategory, PaymentMethod},
};

use super::event::Event;

impl Event<'_> {
    /// Before round 1: the tournament becomes section A, a section B is added, some go there and one comes back.
    pub(super) fn sections(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let bands = |text: &str| FeeTableInput {
            bands: text.to_owned(),
        };
        let first = bands("60");
        self.must(|ctx, key| fees::set_table(ctx, &chief, key, &slug, 0, &first));
        let second = bands("under 18: 30\n45,50");
        self.must(|ctx, key| fees::set_table(ctx, &chief, key, &slug, 1, &second));
        for label in ["Uno", "A"] {
            let input = SectionInput {
                event_name: "Festival dei Tigli".to_owned(),
                section_label: label.to_owned(),
            };
            self.must(|ctx, key| sections::set(ctx, &chief, key, &slug, &input));
        }
        let input = NewSection {
            section_label: "B".to_owned(),
            rounds: "4".to_owned(),
            ..NewSection::default()
        };
        let other = self.must(|ctx, key| sections::add(ctx, &chief, key, &slug, &input));
        // The label is taken.
        assert!(
            self.try_to(|ctx, key| sections::add(ctx, &chief, key, &slug, &input))
                .is_none()
        );
        let (a, b) = (self.entries[6], self.entries[7]);
        let cash = PaymentInput {
            amount: String::new(),
            method: "cash".to_owned(),
        };
        let paid = self.must(|ctx, key| fees::pay(ctx, &chief, key, &slug, a, &cash));
        let reason = "due volte";
        self.must(|ctx, key| fees::cancel(ctx, &chief, key, &slug, paid, reason));
        let card = PaymentInput {
            amount: "20".to_owned(),
            method: "card".to_owned(),
        };
        self.must(|ctx, key| fees::pay(ctx, &chief, key, &slug, a, &card));
        for to in [("25", "aiuta in sala"), ("", "")] {
            self.must(|ctx, key| fees::set_due(ctx, &chief, key, &slug, b, to));
        }
        for state in [Membership::Checked, Membership::Missing] {
            self.must(|ctx, key| fees::set_membership(ctx, &chief, key, &slug, b, state));
        }
        let grade = Some(NationalCategory::WomanSecondNational);
        self.must(|ctx, key| category::set(ctx, &chief, key, &slug, a, grade));
        for entry in [a, b] {
            self.must(|ctx, key| sections::move_entry(ctx, &chief, key, &slug, entry, &other));
        }
        let open = Paying::Open(PaymentMethod::Transfer);
        self.must(|ctx, key| entries::check_in_paying(ctx, &chief, key, &other, b, true, open));
        self.must(|ctx, key| sections::move_entry(ctx, &chief, key, &other, b, &slug));
        let now = self.ctx.at(self.moment);
        let till = fees::till(&now, &chief, &slug).unwrap();
        let last = till.payments.last().unwrap().id;
        let back = Paying::Return(last, "per sbaglio".to_owned());
        self.must(|ctx, key| entries::check_in_paying(ctx, &chief, key, &slug, b, false, back));
        self.must(|ctx, key| sections::move_entry(ctx, &chief, key, &other, a, &slug));
    }
}
