//! An event of teams: rules, teams, members, line-ups, a round taken back and played.

use tratto::{
    app::{
        Actor, PersonInput,
        tournament::{
            board,
            confirmation::Confirmation,
            entries,
            entry_values::EntryInput,
            fide_mode,
            meeting_days::{self, MeetingDayInput},
            publication,
            results::{self, Entry, Seen},
            rounds, settings,
            settings_input::SettingsInput,
            teams::{
                byes as team_byes, captain, due_line_ups,
                enrol::{self, Wanted},
                input::{TeamInput, TeamRulesInput},
                line_up::{self, WhichMatch},
                line_up_view,
                penalties::{self, PenaltyInput},
                prohibitions, rules,
            },
        },
    },
    event::{BoardResult, Bye, Halt},
};

use super::event::Event;

impl Event<'_> {
    /// Three teams of three, one of which has the bye; a line-up changed before and after the publication.
    pub(super) fn teams(&mut self) {
        let chief = self.chief();
        let input = SettingsInput {
            name: "Coppa delle Contrade".to_owned(),
            pairing_edition: "team-swiss".to_owned(),
            rounds: "3".to_owned(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        self.at_home_and_away();
        let chosen = TeamRulesInput {
            team_boards: "2".to_owned(),
            team_preferences: "B".to_owned(),
            team_order: "rating".to_owned(),
            team_tolerance: "100".to_owned(),
            team_most: "4".to_owned(),
            team_quotas: "over 8: 1".to_owned(),
            ..TeamRulesInput::usual()
        };
        self.must(|ctx, key| rules::set(ctx, &chief, key, &slug, 1, &chosen));
        let mut teams = Vec::new();
        for name in ["Torre", "Alfiere", "Cavallo", "Pedone"] {
            let input = TeamInput {
                team_name: name.to_owned(),
                team_captain: "Ada Iscritti".to_owned(),
                ..TeamInput::default()
            };
            teams.push(self.must(|ctx, key| enrol::add(ctx, &chief, key, &slug, &input)));
        }
        let gone = teams.pop().unwrap();
        self.must(|ctx, key| enrol::remove(ctx, &chief, key, &slug, gone));
        let other = TeamInput {
            team_name: "Torre Antica".to_owned(),
            team_short: "TOR".to_owned(),
            ..TeamInput::default()
        };
        self.must(|ctx, key| enrol::change(ctx, &chief, key, &slug, (teams[0], 1), &other));
        self.fill_teams(&slug, &teams);
        self.must(|ctx, key| enrol::order(ctx, &chief, key, &slug, &Wanted::ByRating));
        for away in [true, false] {
            self.must(|ctx, key| enrol::set_away(ctx, &chief, key, &slug, teams[1], away));
        }
        self.captains_hand_in(&slug, &teams[..1], 1);
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, None, &Halt::never()));
        self.captains_hand_in(&slug, &teams, 1);
        let now = self.ctx.at(self.moment);
        let one = line_up_view::line_up(&now, &chief, &slug, (1, 1)).unwrap();
        let member = |side: usize, place: usize| Some(one.members[side][place].0.entry);
        let which = |version| WhichMatch {
            round: 1,
            number: 1,
            version,
        };
        let chairs = [[member(0, 0), member(1, 1)], [member(0, 2), None]];
        self.must(|ctx, key| {
            line_up::set(ctx, &chief, key, &slug, which(one.one.version), &chairs, "")
        });
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        let why = Confirmation {
            reason: "Manca un giocatore".to_owned(),
            sure: true,
        };
        self.must(|ctx, key| publication::take_back(ctx, &chief, key, &slug, 1, &why));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        let chairs = [[member(0, 0), member(1, 1)], [member(0, 2), member(1, 2)]];
        let reason = "È arrivato in tempo";
        self.must(|ctx, key| {
            line_up::set(
                ctx,
                &chief,
                key,
                &slug,
                which(one.one.version + 1),
                &chairs,
                reason,
            )
        });
        let now = self.ctx.at(self.moment);
        let round = board::round(&now, &chief, &slug, Some(1)).unwrap();
        assert_eq!(round.boards.len(), 2);
        for line in round.boards {
            let entry = Entry {
                version: line.version,
                result: Some(BoardResult::WhiteWins),
                confirmed: None,
            };
            let place = (slug.as_str(), 1, i32::from(line.board));
            self.must(|ctx, key| {
                results::record_on(ctx, &chief, key, place, entry, &Seen::default())
            });
        }
        self.points_off(&slug, teams[0]);
        self.byes_and_prohibitions(&slug, &teams);
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 2, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 2));
    }

    /// Points taken off a team, given back, and taken off again.
    fn points_off(&mut self, slug: &str, team: i32) {
        let chief = self.chief();
        let off = PenaltyInput {
            penalty_match: "1".to_owned(),
            penalty_game: "½".to_owned(),
            penalty_reason: "Sedia vuota".to_owned(),
            ..PenaltyInput::default()
        };
        let which = (slug, team);
        let given = self.must(|ctx, key| penalties::give(ctx, &chief, key, which, &off));
        self.must(|ctx, key| penalties::lift(ctx, &chief, key, which, given));
        let back = PenaltyInput {
            penalty_way: penalties::GIVEN.to_owned(),
            ..off.clone()
        };
        self.must(|ctx, key| penalties::give(ctx, &chief, key, which, &back));
        self.must(|ctx, key| penalties::give(ctx, &chief, key, which, &off));
    }

    /// A bye, taken back, and two teams that may not meet, and may again; before round 3, which is not paired.
    fn byes_and_prohibitions(&mut self, slug: &str, teams: &[i32]) {
        let chief = self.chief();
        for bye in [Some(Bye::HalfPoint), None, Some(Bye::ZeroPoint)] {
            let which = (slug, teams[1]);
            self.must(|ctx, key| team_byes::set(ctx, &chief, key, which, 3, bye));
        }
        let why = Confirmation {
            reason: "Due squadre dello stesso paese".to_owned(),
            sure: true,
        };
        let leave = |ctx: &_, key: Option<&str>| fide_mode::leave(ctx, &chief, key, slug, &why);
        self.must(leave);
        let which = ([teams[0], teams[2]], Some(3));
        let made = self.must(|ctx, key| prohibitions::forbid(ctx, &chief, key, slug, which, &why));
        self.must(|ctx, key| prohibitions::allow(ctx, &chief, key, slug, made, &why));
        self.must(|ctx, key| prohibitions::forbid(ctx, &chief, key, slug, which, &why));
    }

    /// Three players for each team, put in the order of their ratings.
    fn fill_teams(&mut self, slug: &str, teams: &[i32]) {
        let chief = self.chief();
        for (index, team) in teams.iter().enumerate() {
            for place in 0..3 {
                let input = EntryInput {
                    person: PersonInput {
                        last_name: format!("Squadristi{index}{place}"),
                        first_name: "Ugo".to_owned(),
                        sex: "m".to_owned(),
                        birth: "1990".to_owned(),
                        ..PersonInput::default()
                    },
                    rating: (1500 + self.below(400)).to_string(),
                    ..EntryInput::default()
                };
                let entry =
                    self.must(|ctx, key| entries::add_typed(ctx, &chief, key, slug, &input));
                let with = Wanted::With(entry);
                self.must(|ctx, key| enrol::set_members(ctx, &chief, key, slug, *team, &with));
            }
            let wanted = Wanted::ByRating;
            self.must(|ctx, key| enrol::set_members(ctx, &chief, key, slug, *team, &wanted));
        }
    }

    /// The captains of these teams hand in the last of their members.
    fn captains_hand_in(&mut self, slug: &str, teams: &[i32], round: i32) {
        let (chief, captain) = (self.chief(), Actor::visitor("captain".to_owned()));
        let now = self.ctx.at(self.moment);
        for (team, code) in captain::codes(&now, &chief, slug).unwrap() {
            if !teams.contains(&team) {
                continue;
            }
            let members = captain::view(&now, slug, &code).unwrap().members;
            let last = [members.last().unwrap().entrant.entry];
            let which = (slug, code.as_str());
            self.must(|ctx, key| captain::hand_in(ctx, &captain, key, which, round, &last));
        }
    }

    /// Two teams that meet by a schedule: both captains hand in, and the line-ups are shown.
    fn at_home_and_away(&mut self) {
        let (slug, teams) = self.at_home("Lega delle Contrade", "");
        self.captains_hand_in(&slug, &teams, 1);
        self.in_time();
    }

    /// Two teams of two that meet by a schedule, which is published; until when captains hand in, in minutes.
    fn at_home(&mut self, name: &str, hand_in: &str) -> (String, Vec<i32>) {
        let chief = self.chief();
        let input = SettingsInput {
            name: name.to_owned(),
            pairing_edition: "team-round-robin".to_owned(),
            rounds: "1".to_owned(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let chosen = TeamRulesInput {
            team_boards: "1".to_owned(),
            team_hand_in: hand_in.to_owned(),
            ..TeamRulesInput::usual()
        };
        self.must(|ctx, key| rules::set(ctx, &chief, key, &slug, 1, &chosen));
        let mut teams = Vec::new();
        for name in ["Rocca", "Borgo"] {
            let input = TeamInput {
                team_name: name.to_owned(),
                ..TeamInput::default()
            };
            let team = self.must(|ctx, key| enrol::add(ctx, &chief, key, &slug, &input));
            for place in 0..2 {
                let input = EntryInput {
                    person: PersonInput {
                        last_name: format!("{name}ni{place}"),
                        first_name: "Ivo".to_owned(),
                        ..PersonInput::default()
                    },
                    ..EntryInput::default()
                };
                let entry =
                    self.must(|ctx, key| entries::add_typed(ctx, &chief, key, &slug, &input));
                let with = Wanted::With(entry);
                self.must(|ctx, key| enrol::set_members(ctx, &chief, key, &slug, team, &with));
            }
            teams.push(team);
        }
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, None, &Halt::never()));
        self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, 1));
        (slug, teams)
    }

    /// Two teams of a schedule of which one handed in, and the time is over.
    fn in_time(&mut self) {
        let chief = self.chief();
        let (slug, teams) = self.at_home("Lega del Tempo", "0");
        self.captains_hand_in(&slug, &teams[..1], 1);
        let day = MeetingDayInput {
            number: 1,
            day: "2026-11-20".to_owned(),
            hour: "09:00".to_owned(),
        };
        self.must(|ctx, key| meeting_days::set(ctx, &chief, key, &slug, 1, &[day]));
        let program = Actor::program();
        self.must(|ctx, key| due_line_ups::open(ctx, &program, key, &slug, (1, 1)));
    }
}
