//! An event of two sections: people moved, fees paid and cancelled, memberships and categories.

use tratto::{
    app::tournament::{
        category,
        entries::{self, Paying},
        fees::{self, FeeTableInput, PaymentInput},
        sections::{self, NewSection, SectionInput},
        stages::{self, Chosen, StageInput},
        summary,
    },
    event::{Membership, PaymentMethod},
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
        self.must(|ctx, key| category::set(ctx, &chief, key, &slug, a, "2nf"));
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

    /// After the last round: the first of section A go on into section B, and the rule changes once.
    pub(super) fn stages(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let now = self.ctx.at(self.moment);
        let (first, _) = summary::get(&now, &chief, &slug).unwrap();
        let event = sections::event(&now, &chief, &first.section.unwrap().event).unwrap();
        let other = event.sections[1].summary.slug.clone();
        for numbers in [["3", "0"], ["2", "1"]] {
            let [first_of_each, best_next] = numbers.map(str::to_owned);
            let input = StageInput {
                groups: vec![slug.clone()],
                first_of_each,
                best_next,
            };
            self.must(|ctx, key| stages::set(ctx, &chief, key, &other, &input));
        }
        let now = self.ctx.at(self.moment);
        let view = stages::view(&now, &chief, &other).unwrap();
        let group = &view.groups[0];
        // One goes on by the rule, another is named.
        let lines = [0, group.lines.len() - 1];
        let chosen = lines.map(|line| Chosen {
            group: slug.clone(),
            number: group.lines[line].entrant.tpn.unwrap().get().into(),
        });
        let entered = self.must(|ctx, key| stages::enter(ctx, &chief, key, &other, &chosen));
        assert_eq!(entered, 2);
    }
}
