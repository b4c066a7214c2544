//! Players who enter themselves before the first round.

use tratto::{
    app::{
        Actor, PersonInput, letters,
        tournament::{
            entry_door::{
                by_link::{self, Holder},
                club,
                correct::{self, CorrectionInput},
                corrections,
                decide::{self, Decision},
                door, erase,
                from_site::{self, Asked},
                inputs::{DoorInput, RequestInput},
                send,
            },
            erasure,
        },
    },
    event::{Publication, RequestState},
};

use super::event::{BIRTHDAY, EMAIL, Event};

impl Event<'_> {
    /// A request; its number, and the secret of its link.
    pub(super) fn ask(&mut self, number: usize, birth: &str) -> (i32, String) {
        let (slug, visitor) = (self.slug.clone(), Actor::visitor("somebody".to_owned()));
        let secret = format!("{number:064x}");
        let input = RequestInput {
            person: PersonInput {
                last_name: format!("Richiesti{number}"),
                first_name: "Ada".to_owned(),
                birth: birth.to_owned(),
                ..PersonInput::default()
            },
            byes: "2".to_owned(),
            email: EMAIL.to_owned(),
            guardian_name: "Zelinda Provetti".to_owned(),
            ..RequestInput::default()
        };
        let request = self
            .must(|ctx, key| send::send(ctx, &visitor, key, &slug, &input, &secret, "192.0.2.9"));
        (request, secret)
    }

    /// The form is opened, and everything is asked and decided at least once.
    pub(super) fn door(&mut self, secretary: &Actor, member: i32) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let visitor = Actor::visitor("somebody".to_owned());
        let input = DoorInput {
            door_open: "1".to_owned(),
            door_until: "2026-12-01".to_owned(),
            door_places: "60".to_owned(),
            door_rating_most: "3000".to_owned(),
            door_club_places: "30".to_owned(),
            door_notice: "I dati servono al torneo.".to_owned(),
            ..DoorInput::default()
        };
        self.must(|ctx, key| door::set(ctx, &chief, key, &slug, 0, &input));
        let (grown, own) = self.ask(1, BIRTHDAY);
        let (child, link) = self.ask(2, "2016");
        let (refused, _) = self.ask(3, "1970");
        let (_, gone) = self.ask(4, "1971");
        let changed = RequestInput {
            byes: "3".to_owned(),
            publication: Publication::Web.code().to_owned(),
            ..RequestInput::default()
        };
        let holder = Holder::Sender(&link);
        self.must(|ctx, key| by_link::change(ctx, &visitor, key, &slug, holder, &changed));
        self.must(|ctx, key| decide::signed_on_paper(ctx, &chief, key, &slug, child));
        let holder = Holder::Sender(&gone);
        self.must(|ctx, key| by_link::withdraw(ctx, &visitor, key, &slug, holder));
        let no = (Decision::Refuse, "il regolamento lo esclude");
        self.must(|ctx, key| decide::decide(ctx, &chief, key, &slug, refused, no));
        self.corrections(&own, &link, child);
        self.must(|ctx, key| erase::erase(ctx, &visitor, key, &slug, holder, true));
        let unsent = letters::of_tournament(&self.ctx.at(self.moment), &chief, &slug).unwrap();
        self.must(|ctx, key| letters::by_hand(ctx, &chief, key, unsent[0].id));
        let wait = (Decision::Wait, "");
        self.must(|ctx, key| decide::decide(ctx, &chief, key, &slug, grown, wait));
        for request in [grown, child] {
            let entry =
                self.must(|ctx, key| decide::accept(ctx, &chief, key, &slug, request, false));
            self.entries.push(entry);
        }
        let (letter, _) = self.ask(5, "1972");
        let entry = self.must(|ctx, key| decide::accept(ctx, &chief, key, &slug, letter, false));
        self.must(|ctx, key| erasure::by_director(ctx, &chief, key, &slug, entry, true));
        self.must(|ctx, key| club::send(ctx, secretary, key, &slug, &[member], true));
        let sent = letter + 1;
        self.must(|ctx, key| club::withdraw(ctx, secretary, key, &slug, sent));
        self.fetched();
    }

    /// What the site that follows says of a request: sent, changed, taken back.
    fn fetched(&mut self) {
        let (slug, visitor) = (self.slug.clone(), Actor::visitor("site".to_owned()));
        let mut asked = Asked {
            secret: format!("{:064x}", 77),
            guardian_secret: format!("{:064x}", 78),
            given: RequestInput {
                person: PersonInput {
                    last_name: "Lontani".to_owned(),
                    first_name: "Ada".to_owned(),
                    birth: "1985".to_owned(),
                    federation: "ITA".to_owned(),
                    ..PersonInput::default()
                },
                byes: "2".to_owned(),
                ..RequestInput::default()
            },
            rating: Some(1700),
            state: RequestState::Requested,
            sent_at: "2026-10-01 10:00:00".to_owned(),
            ..Asked::default()
        };
        let states = [
            RequestState::Requested,
            RequestState::Waiting,
            RequestState::Withdrawn,
        ];
        for (post, state) in (1..).zip(states) {
            asked.state = state;
            self.must(|ctx, key| from_site::take(ctx, &visitor, key, &slug, (&asked, post)));
        }
    }

    /// What one sender corrects counts at once; by another birth of a child the arbiters are asked, who take it once and decline
    /// it once.
    fn corrections(&mut self, own: &str, child_link: &str, child: i32) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let visitor = Actor::visitor("somebody".to_owned());
        let person = |number: usize, birth: &str| PersonInput {
            last_name: if number == 1 { "Corretti" } else { "Sistemati" }.to_owned(),
            first_name: "Ada".to_owned(),
            birth: birth.to_owned(),
            national_id: format!("MI7{number}"),
            ..PersonInput::default()
        };
        let input = |person: PersonInput| CorrectionInput {
            person,
            email: EMAIL.to_owned(),
        };
        let (holder, at_once) = (Holder::Sender(own), input(person(1, BIRTHDAY)));
        let asked =
            self.must(|ctx, key| correct::correct(ctx, &visitor, key, &slug, holder, &at_once));
        assert!(!asked);
        let holder = Holder::Sender(child_link);
        for (birth, taken) in [("1990", false), ("1991", true)] {
            let question = input(person(2, birth));
            let asked = self
                .must(|ctx, key| correct::correct(ctx, &visitor, key, &slug, holder, &question));
            assert!(asked);
            self.must(|ctx, key| corrections::decide(ctx, &chief, key, &slug, child, taken));
        }
    }
}
