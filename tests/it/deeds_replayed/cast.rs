//! The event before its second round: accounts, clubs, players, the tournament, its entries.

use tratto::{
    app::{
        Actor, LinkInput, PersonInput, SignedIn,
        accounts::{self, AcceptInvitation, AskReset, LogIn, NewAccount, UseCode},
        clubs::{
            self, ClubInput, Secretary,
            moderation::{self, ClubDecision},
        },
        game::arbitration::{self, ArbitrationInput},
        letters::{self, Letter},
        links,
        organisers::{self, OrganiserInput},
        players::{self, AddTo, PlayerInput},
        tournament::{
            byes::{self, Asked},
            check_in,
            confirmation::Confirmation,
            days::{self, DaysInput},
            deputies, entries, entry_correction, entry_list,
            entry_lists::{self, Choices, Source, Take},
            entry_shown,
            entry_values::EntryInput,
            first_colour,
            preflight::{self, Check},
            publication,
            ready_to_pair::Answers,
            registered::{self, Registered},
            rounds, settings,
            settings_input::SettingsInput,
            unseen_answer::Answer,
        },
    },
    event::{Colour, Halt, LetterClass, NameShown, Publication},
};

use crate::passkeys::new_key;

use super::event::{ADDRESS, BIRTHDAY, EMAIL, Event, PASSWORD, PHONE};

/// Every question answered.
pub(super) fn yes() -> Confirmation {
    Confirmation {
        reason: "lo chiede l’organizzatore".to_owned(),
        sure: true,
    }
}

impl Event<'_> {
    /// An administrator by link, accounts with all that can be done to them; a link's secret is answered.
    pub(super) fn accounts(&mut self) -> String {
        let secret = accounts::first_admin_invitation(&self.ctx.at(self.moment))
            .unwrap()
            .unwrap();
        let accept = |name: &str, secret: &str| AcceptInvitation {
            secret: secret.to_owned(),
            name: name.to_owned(),
            display_name: "Ada".to_owned(),
            password: PASSWORD.to_owned(),
            repeated: PASSWORD.to_owned(),
        };
        accounts::accept_invitation(&self.ctx.at(self.moment), &accept("ada", &secret)).unwrap();
        let line = Actor::command_line();
        let invited = NewAccount {
            name: "bea".to_owned(),
            display_name: "Bea".to_owned(),
            ..NewAccount::default()
        };
        let (bea, link) = self.must(|ctx, key| accounts::create(ctx, &line, key, &invited));
        accounts::accept_invitation(&self.ctx.at(self.moment), &accept("", &link.unwrap()))
            .unwrap();
        let again = self.must(|ctx, key| accounts::invite_again(ctx, &line, key, bea));
        for may in [true, false] {
            self.must(|ctx, key| accounts::set_may_create(ctx, &line, key, bea, may));
        }
        for disabled in [true, false] {
            self.must(|ctx, key| accounts::set_disabled(ctx, &line, key, bea, disabled));
        }
        let chief = self.account("carla", None, true);
        let deputy = self.account("dora", None, false);
        let entry = LogIn {
            name: "dora".to_owned(),
            password: PASSWORD.to_owned(),
            address: "192.0.2.7".to_owned(),
            network: "192.0.2.7".to_owned(),
            device: None,
            former: None,
            browser: "Browser".to_owned(),
        };
        let session = accounts::log_in(&self.ctx.at(self.moment), &entry)
            .unwrap()
            .session;
        self.must(|ctx, key| accounts::end_other_sessions(ctx, &deputy, key, &session));
        let now = self.ctx.at(self.moment);
        let refused = accounts::change_password(&now, &deputy, "wrong", PASSWORD, PASSWORD);
        refused.unwrap_err();
        let other = format!("{PASSWORD}-new");
        accounts::change_password(&now, &deputy, PASSWORD, &other, &other).unwrap();
        accounts::set_address(&now, &deputy, ADDRESS, &other).unwrap();
        let ask = AskReset {
            email: ADDRESS.to_owned(),
            address: "192.0.2.7".to_owned(),
            network: "192.0.2.7".to_owned(),
        };
        let somebody = Actor::visitor("somebody".to_owned());
        accounts::ask_reset(&now, &somebody, &ask).unwrap();
        // A device that is forgotten again, and a code on paper that is used.
        let key = new_key("Telefono", &other);
        accounts::add_passkey(&now, &deputy, None, &key).unwrap();
        let own = accounts::own_keys(&now, &deputy).unwrap().passkeys[0].id;
        accounts::remove_passkey(&now, &deputy, None, own).unwrap();
        let codes = accounts::make_codes(&now, &deputy, &other).unwrap();
        let used = UseCode {
            name: entry.name.clone(),
            code: codes[0].to_string(),
            password: PASSWORD.to_owned(),
            repeated: PASSWORD.to_owned(),
            address: "192.0.2.7".to_owned(),
            network: "192.0.2.7".to_owned(),
        };
        accounts::use_code(&now, &used).unwrap();
        // What was asked becomes a letter when the letters are looked at.
        let due = letters::next(&now).unwrap().unwrap();
        letters::sent(&now, &due).unwrap();
        self.arbiters = vec![chief, deputy];
        drop(again);
        secret
    }

    /// Another club is approved, suspended, restored and becomes part of `club`, which has a secretary more for a while.
    fn moderation(&mut self, club: i32, moderator: i32) {
        let line = Actor::command_line();
        let input = ClubInput {
            name: "Torre Gemella".to_owned(),
            province: "CR".to_owned(),
            town: "Roccafiorita".to_owned(),
            email: EMAIL.to_owned(),
            is_another: true,
            ..ClubInput::default()
        };
        let twin = self.must(|ctx, key| clubs::register(ctx, &line, key, &input, "192.0.2.8"));
        for (version, decision, reason) in [
            (1, ClubDecision::Approve, ""),
            (2, ClubDecision::Suspend, "quote non versate"),
            (3, ClubDecision::Restore, ""),
        ] {
            let marks = [(twin, version)];
            self.must(|ctx, key| moderation::decide(ctx, &line, key, &marks, decision, reason));
        }
        self.must(|ctx, key| moderation::merge(ctx, &line, key, (twin, 4), club));
        let secretary = Secretary {
            name: "armida".to_owned(),
            display_name: "Armida".to_owned(),
        };
        self.must(|ctx, key| clubs::name_secretary(ctx, &line, key, club, &secretary, ""));
        let named = clubs::secretaries(self.ctx, &line, club).unwrap().1;
        let ada = named
            .iter()
            .find(|one| one.display_name == "Armida")
            .unwrap()
            .user;
        self.must(|ctx, key| clubs::dismiss_secretary(ctx, &line, key, club, ada));
        let regions = ["Molise", "Umbria"].map(str::to_owned);
        self.must(|ctx, key| moderation::set_moderator(ctx, &line, key, moderator, &regions));
        self.organiser();
    }

    /// A federation beside the house, for which somebody works a while.
    fn organiser(&mut self) {
        let line = Actor::command_line();
        let input = OrganiserInput {
            name: "Lega dei Laghi".to_owned(),
            accent: "plum".to_owned(),
            ..OrganiserInput::default()
        };
        let slug = self.must(|ctx, key| organisers::add(ctx, &line, key, &input));
        let changed = OrganiserInput {
            imprint: "Riva 7".to_owned(),
            ..input
        };
        self.must(|ctx, key| organisers::change(ctx, &line, key, (&slug, 1), &changed));
        let named = ("pia", true);
        self.must(|ctx, key| organisers::set_person(ctx, &line, key, &slug, named));
        let people = organisers::people(self.ctx, &line, &slug).unwrap().people;
        let pia = people.first().unwrap();
        self.must(|ctx, key| organisers::remove_person(ctx, &line, key, &slug, pia.user));
        let named = ("pia", false);
        self.must(|ctx, key| organisers::set_person(ctx, &line, key, &slug, named));
        let herself = Actor::signed_in(SignedIn {
            id: pia.user,
            display_name: pia.display_name.clone(),
            is_admin: false,
            club_id: None,
        });
        self.must(|ctx, key| organisers::leave(ctx, &herself, key, &slug, true));
    }

    /// Clubs and players; the secretary of one, and her players.
    pub(super) fn registry(&mut self) -> (Actor, Vec<i32>) {
        let line = Actor::command_line();
        let visitor = Actor::visitor("somebody".to_owned());
        let club = |name: &str| ClubInput {
            name: name.to_owned(),
            province: "CR".to_owned(),
            town: "Roccafiorita".to_owned(),
            postcode: "26100".to_owned(),
            address: "Via dei Tigli 4".to_owned(),
            email: EMAIL.to_owned(),
            phone: PHONE.to_owned(),
            president: "Zelinda Provetti".to_owned(),
            show_contacts: true,
            ..ClubInput::default()
        };
        let one = club("Torre Bianca");
        let id = self.must(|ctx, key| clubs::register(ctx, &visitor, key, &one, "192.0.2.7"));
        let other = club("Alfiere Cattivo");
        let bad = self.must(|ctx, key| clubs::register(ctx, &visitor, key, &other, "192.0.2.7"));
        self.must(|ctx, key| clubs::reject(ctx, &line, key, bad, 1, "doppione"));
        let link = |title: &str| LinkInput {
            section: "italy".to_owned(),
            title: title.to_owned(),
            address: "archivio.example".to_owned(),
            ..LinkInput::default()
        };
        let first = self.must(|ctx, key| links::add(ctx, &line, key, &link("Archivio")));
        self.must(|ctx, key| links::add(ctx, &line, key, &link("Rivista")));
        self.must(|ctx, key| links::remove(ctx, &line, key, first));
        let made = Secretary {
            name: "pia".to_owned(),
            display_name: "Pia".to_owned(),
        };
        self.must(|ctx, key| clubs::approve(ctx, &line, key, id, 1, Some(&made)));
        // The letters about both: one is written by hand, one is tried again.
        let open = letters::all(&self.ctx.at(self.moment), &line, true, 1).unwrap();
        let of = |class| {
            open.letters
                .iter()
                .find(|one| one.class == class)
                .unwrap()
                .id
        };
        let [rejected, approved] = [LetterClass::ClubRejected, LetterClass::ClubApproved].map(of);
        self.must(|ctx, key| letters::by_hand(ctx, &line, key, rejected));
        self.must(|ctx, key| letters::try_again(ctx, &line, key, approved));
        let proof = letters::one(self.ctx, &line, of(LetterClass::ClubProof)).unwrap();
        let Letter::ClubProof { path, .. } = proof.letter else {
            panic!("no proof is asked for")
        };
        let secret = path.rsplit('/').next().unwrap_or_default();
        self.must(|ctx, key| clubs::prove(ctx, &visitor, key, secret));
        let secretary = self.account("rita", Some(id), false);
        let changed = ClubInput {
            web: "https://torrebianca.example".to_owned(),
            kind: "school-class".to_owned(),
            phone: String::new(),
            ..one
        };
        self.must(|ctx, key| clubs::change(ctx, &secretary, key, id, 2, &changed));
        self.moderation(id, secretary.user.as_ref().map_or(0, |user| user.id));
        let mut registered = Vec::new();
        for number in 0..4 {
            let input = PlayerInput {
                person: PersonInput {
                    last_name: format!("Registrati{number}"),
                    first_name: "Ugo".to_owned(),
                    birth: BIRTHDAY.to_owned(),
                    ..PersonInput::default()
                },
                fide: [
                    format!("{}", 1500 + 10 * number),
                    String::new(),
                    String::new(),
                ],
                ..PlayerInput::default()
            };
            let into = if number == 0 {
                AddTo::Registry(None)
            } else {
                AddTo::Club(id)
            };
            let actor = if number == 0 { &line } else { &secretary };
            registered.push(self.must(|ctx, key| players::add(ctx, actor, key, into, &input)));
        }
        let now = self.ctx.at(self.moment);
        let editable = players::for_edit(&now, &line, registered[0]).unwrap();
        let mut edited = editable.input;
        edited.person.title = "CM".to_owned();
        let version = editable.version;
        let (player, into) = (registered[0], Some(Some(id)));
        self.must(|ctx, key| players::edit(ctx, &line, key, player, version, &edited, into));
        let list = format!(
            "Cognome;Nome;Nascita;Elo\nSartorel;Bruno;{BIRTHDAY};1790\nVerdini;Ada;1970;\n"
        );
        self.must(|ctx, key| players::import(ctx, &secretary, key, id, list.as_bytes(), &[]));
        self.leaves(&secretary, id);
        (secretary, registered)
    }

    /// Somebody who joined a club and asks to be erased.
    fn leaves(&mut self, secretary: &Actor, club: i32) {
        let input = PlayerInput {
            person: PersonInput {
                last_name: "Partiti".to_owned(),
                first_name: "Pia".to_owned(),
                birth: "1991".to_owned(),
                federation: "ITA".to_owned(),
                ..PersonInput::default()
            },
            ..PlayerInput::default()
        };
        let into = AddTo::Club(club);
        let gone = self.must(|ctx, key| players::add(ctx, secretary, key, into, &input));
        self.must(|ctx, key| players::erase(ctx, secretary, key, (gone, Some(club)), true));
    }

    /// Entries that come with a list, one of whose headings the arbiter explains.
    fn listed(&mut self, chief: &Actor, slug: &str) {
        use tratto::formats::csv::PlayerColumn as C;
        let list = format!(
            "Cognome;Nome;Nascita;ID FSI;Elo;Cat;Quota;Bye;Chi ha pagato\n\
             Elencati;Ada;{BIRTHDAY};MI/12;1500;2N;20;2;x\nElencati;Ugo;1971;;;;;;\n"
        );
        let columns = [
            C::LastName,
            C::FirstName,
            C::Birth,
            C::NationalId,
            C::FideStandard,
            C::Category,
            C::FeeDue,
            C::Byes,
            C::FeePaid,
        ];
        let choices = Choices {
            columns: Some(columns.map(Some).to_vec()),
            ..Choices::default()
        };
        let source = Source::Bytes(list.into_bytes());
        let entered = self.must(|ctx, key| {
            entry_lists::enter(ctx, chief, key, slug, &source, &choices, Take::All)
        });
        assert_eq!(entered, 2);
        let all = entry_list::list(&self.ctx.at(self.moment), chief, slug).unwrap();
        let new = all.entries.iter().map(|line| &line.entrant);
        let new = new.filter(|entrant| entrant.name().surname() == "Elencati");
        let new: Vec<i32> = new.map(|entrant| entrant.entry).collect();
        self.entries.extend(new);
    }

    pub(super) fn settings(&mut self) -> SettingsInput {
        SettingsInput {
            name: "Torneo delle Repliche".to_owned(),
            town: "Cremona".to_owned(),
            federation: "ITA".to_owned(),
            start: "2026-11-21".to_owned(),
            end: "2026-11-24".to_owned(),
            rounds: "5".to_owned(),
            kind: "standard".to_owned(),
            time_control: "90 + 30\"".to_owned(),
            rules_edition: "fide-2023".to_owned(),
            win: "1".to_owned(),
            draw: "0.5".to_owned(),
            loss: "0".to_owned(),
            pairing_bye: "1".to_owned(),
            tie_breaks: "BH/C1, BH, SB".to_owned(),
            default_minutes: "30".to_owned(),
            remaining_ties: "lots".to_owned(),
            unrated: "count-as".to_owned(),
            unrated_rating: "1400".to_owned(),
            acceleration: if self.below(2) == 0 { "baku" } else { "none" }.to_owned(),
            ..SettingsInput::default()
        }
    }

    /// A tournament with its entries.
    pub(super) fn tournament(&mut self, secretary: &Actor, registered: &[i32]) {
        let (chief, input) = (self.chief(), self.settings());
        self.slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let slug = self.slug.clone();
        let line = Actor::command_line();
        // It ends with the house: an archive does not say who holds a tournament.
        for organiser in ["lega-dei-laghi", ""] {
            self.must(|ctx, key| organisers::hold(ctx, &line, key, &slug, organiser));
        }
        for (index, player) in registered.iter().enumerate().skip(1) {
            let actor = if index == 1 { &chief } else { secretary };
            let chosen = Registered {
                players: &[*player],
                others: true,
                consent: index == 2,
            };
            let made = self.must(|ctx, key| registered::enter(ctx, actor, key, &slug, &chosen));
            self.entries.extend(made);
        }
        for number in 0..9_usize {
            let input = EntryInput {
                person: PersonInput {
                    last_name: format!("Iscritti{number}"),
                    first_name: "Ada".to_owned(),
                    sex: "w".to_owned(),
                    birth: if number == 0 { BIRTHDAY } else { "1990" }.to_owned(),
                    ..PersonInput::default()
                },
                rating: (1400 + self.below(700)).to_string(),
                ..EntryInput::default()
            };
            let made = self.must(|ctx, key| entries::add_typed(ctx, &chief, key, &slug, &input));
            self.entries.push(made);
        }
        let gone = self.entries.pop().unwrap();
        self.must(|ctx, key| byes::set(ctx, &chief, key, &slug, (gone, 2), Asked::Half, &yes()));
        self.must(|ctx, key| entries::remove(ctx, &chief, key, &slug, gone));
        self.listed(&chief, &slug);
        let days = DaysInput {
            days: ["2026-11-21", "", "2026-11-22"].map(str::to_owned).into(),
            hours: ["15:00", "9.30", ""].map(str::to_owned).into(),
            zone: "+01:00".to_owned(),
        };
        let (mut input, version) = settings::get(&self.ctx.at(self.moment), &chief, &slug).unwrap();
        self.must(|ctx, key| days::set(ctx, &chief, key, &slug, version, &days));
        input.venue = "Sala dei Tigli".to_owned();
        input.most_half_point_byes = "1".to_owned();
        input.last_rounds_without_byes = "2".to_owned();
        self.must(|ctx, key| {
            settings::update(ctx, &chief, key, &slug, version + 1, &input, &yes())
        });
        self.arbitration();
        for name in ["dora", "bea", "nessuno"] {
            self.must(|ctx, key| deputies::invite(ctx, &chief, key, &slug, name));
        }
        let now = self.ctx.at(self.moment);
        let asked = deputies::invited(&now, &chief, &slug).unwrap();
        let number = |name: &str| asked.iter().find(|(_, known)| known == name).unwrap().0;
        let (dora, bea, nobody) = (number("dora"), number("bea"), number("nessuno"));
        let deputy = self.arbiters[1].clone();
        self.must(|ctx, key| deputies::answer(ctx, &deputy, key, dora, true));
        let declines = Actor::signed_in(SignedIn {
            id: self.user_of("bea"),
            display_name: "Bea".to_owned(),
            is_admin: false,
            club_id: None,
        });
        self.must(|ctx, key| deputies::answer(ctx, &declines, key, bea, false));
        self.must(|ctx, key| deputies::withdraw(ctx, &chief, key, &slug, nobody));
    }

    pub(super) fn user_of(&self, name: &str) -> i32 {
        let actor = Actor::command_line();
        let (_, all) = accounts::list(self.ctx, &actor, |all| 0..all).unwrap();
        all.iter().find(|account| account.name == name).unwrap().id
    }

    pub(super) fn arbitration(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let (_, _, there) = arbitration::get(&self.ctx.at(self.moment), &chief, &slug).unwrap();
        let points = there.points.settings();
        let input = ArbitrationInput {
            supervision: if self.below(2) == 0 {
                "full"
            } else {
                "partial"
            }
            .to_owned(),
            points: points.map(|s| (s.point(), s.choice().to_owned())).into(),
            period_switch: "zero".to_owned(),
        };
        let version = there.version;
        self.must(|ctx, key| arbitration::set(ctx, &chief, key, &slug, version, &input));
    }

    /// The check-in and the first round.
    pub(super) fn round_one(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        for entry in self.entries.clone().into_iter().skip(2) {
            self.must(|ctx, key| entries::check_in(ctx, &chief, key, &slug, entry, true));
        }
        // One misses the round, the others come later.
        let answers = Answers {
            all: Some(Answer::Awaited),
            each: [(self.entries[0], Answer::Absent)].into(),
        };
        let nobody = Answers::default();
        assert!(
            self.try_to(|ctx, key| check_in::close(ctx, &chief, key, &slug, &nobody))
                .is_none()
        );
        self.must(|ctx, key| check_in::close(ctx, &chief, key, &slug, &answers));
        for reason in ["stampante in arrivo", "stampata", ""] {
            self.must(|ctx, key| preflight::accept(ctx, &chief, key, &slug, Check::Sheets, reason));
        }
        self.must(|ctx, key| first_colour::set(ctx, &chief, key, &slug, None));
        if self.below(2) == 0 {
            let chosen = Some(Colour::White);
            self.must(|ctx, key| first_colour::set(ctx, &chief, key, &slug, chosen));
        }
        let barred = self.entries[5];
        for bar in [true, false, true] {
            self.must(|ctx, key| byes::bar(ctx, &chief, key, &slug, barred, bar));
        }
        let late = self.entries[0];
        self.must(|ctx, key| entries::check_in(ctx, &chief, key, &slug, late, true));
        let (a, b) = (self.entries[3], self.entries[4]);
        let pair = self.must(|ctx, key| byes::forbid(ctx, &chief, key, &slug, (a, b), &yes()));
        self.must(|ctx, key| byes::allow(ctx, &chief, key, &slug, pair, &yes()));
        self.correct(a);
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, None, &Halt::never()));
        self.must(|ctx, key| rounds::discard(ctx, &chief, key, &slug));
        let colour = Some(Colour::Black).filter(|_| self.below(2) == 0);
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, colour, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        self.must(|ctx, key| rounds::mark_printed(ctx, &chief, key, &slug, 1));
    }

    pub(super) fn correct(&mut self, entry: i32) {
        self.show(entry);
        let (chief, slug) = (self.chief(), self.slug.clone());
        let now = self.ctx.at(self.moment);
        let there = entry_correction::for_correction(&now, &chief, &slug, entry).unwrap();
        let input = EntryInput {
            rating: (1400 + self.below(700)).to_string(),
            ..there.input
        };
        let version = there.version;
        self.try_to(|ctx, key| {
            entry_correction::correct(ctx, &chief, key, &slug, entry, version, &input)
        });
    }

    /// Somebody chose how they are shown.
    fn show(&mut self, entry: i32) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let choice = (NameShown::Initial, Publication::Web);
        self.must(|ctx, key| entry_shown::choose(ctx, &chief, key, &slug, entry, choice));
    }
}
