//! The hall: screens, announcements, the clock of a round; and the tokens and servers of programs.

use tratto::app::{
    Actor,
    exchange::{
        broadcast::keep::{self as broadcast, Begin},
        mirror::{keep as mirror, links},
    },
    game::feed::{keep as feeds, place::Allowed},
    tournament::{
        api_tokens::{entries, keep, token_input::TokenInput},
        screens::{
            announcement,
            hall_input::{AnnouncementInput, RoundClockInput, ScreenInput},
            round_clock, screen,
        },
        stations::{keep as stations, pairing, station_input::StationInput},
        webhooks::{Reach, keep as hooks},
    },
};

use super::event::Event;

impl Event<'_> {
    /// Two tokens of which one goes again; what is read with the other is written down, and its secret is not.
    pub(super) fn tokens(&mut self) -> String {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let input = |name: &str, scope: &str| TokenInput {
            token_name: name.to_owned(),
            token_scope: scope.to_owned(),
        };
        let wanted = input("Sito del circolo", "results");
        self.must(|ctx, key| keep::make(ctx, &chief, key, &slug, &wanted));
        let wanted = input("Federazione", "entries");
        let secret = self.must(|ctx, key| keep::make(ctx, &chief, key, &slug, &wanted));
        let program = Actor::visitor("everybody".to_owned());
        let read = self.must(|ctx, _| entries::entries(ctx, &program, &slug, &secret, (0, 2)));
        assert_eq!(read.1.len(), 2);
        let first = keep::all(self.ctx, &chief, &slug).unwrap().tokens[0].id;
        self.must(|ctx, key| keep::revoke(ctx, &chief, key, &slug, first));
        // A server that is told, tried, and told no more.
        let address = ("https://club.example/hook", Reach::Public);
        self.must(|ctx, key| hooks::add(ctx, &chief, key, &slug, address));
        let hook = hooks::all(self.ctx, &chief, &slug).unwrap().webhooks[0].id;
        self.must(|ctx, key| hooks::test(ctx, &chief, key, &slug, hook));
        self.must(|ctx, key| hooks::remove(ctx, &chief, key, &slug, hook));
        // A source of moves, stopped, read again and taken away.
        let place = ("https://club.example/live.pgn", &Allowed::default());
        let feed = self.must(|ctx, key| feeds::add(ctx, &chief, key, &slug, place));
        for is_running in [false, true] {
            self.must(|ctx, key| feeds::set_running(ctx, &chief, key, &slug, (feed, is_running)));
        }
        self.must(|ctx, key| feeds::remove(ctx, &chief, key, &slug, feed));
        // A broadcast, stopped, taken up again and forgotten.
        let typed = Begin {
            token: "lip_invented".to_owned(),
            ..Begin::default()
        };
        let typed = (&typed, Reach::Public);
        self.must(|ctx, key| broadcast::begin(ctx, &chief, key, &slug, typed));
        for is_running in [false, true] {
            self.must(|ctx, key| broadcast::set_running(ctx, &chief, key, &slug, is_running));
        }
        self.must(|ctx, key| broadcast::remove(ctx, &chief, key, &slug));
        // A site that follows, in the same ways; and a link by which halls write here.
        if !self.is_followed {
            let link = format!("https://sito.example/hall#{}", "5".repeat(64));
            let reach = (link.as_str(), Reach::Public);
            self.must(|ctx, key| mirror::begin(ctx, &chief, key, &slug, reach));
            for is_running in [false, true] {
                self.must(|ctx, key| mirror::set_running(ctx, &chief, key, &slug, is_running));
            }
            self.must(|ctx, key| mirror::set_codes(ctx, &chief, key, &slug, false));
            self.must(|ctx, key| mirror::remove(ctx, &chief, key, &slug));
        }
        self.must(|ctx, key| links::make(ctx, &chief, key, "Torre Bianca"));
        let own = links::of_account(self.ctx, &chief).unwrap().links[0].id;
        self.must(|ctx, key| links::remove(ctx, &chief, key, own));
        secret
    }

    /// Three devices: one enters a result and gives itself up, one is taken away, one waits.
    pub(super) fn stations(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let input = |name: &str, duty: &str, boards: (&str, &str)| StationInput {
            station_name: name.to_owned(),
            station_duty: duty.to_owned(),
            station_first: boards.0.to_owned(),
            station_last: boards.1.to_owned(),
        };
        let mut offers = Vec::new();
        for wanted in [
            input("Tablet A", "results", ("1", "40")),
            input("Telefono", "floor", ("", "")),
            input("Tablet B", "look", ("", "")),
        ] {
            offers.push(self.must(|ctx, key| stations::offer(ctx, &chief, key, &slug, &wanted)));
        }
        let device = Actor::visitor("session:device".to_owned());
        let mut paired = Vec::new();
        for offer in offers.iter().take(2) {
            let code = offer.code.letters();
            paired.push(self.must(|ctx, key| pairing::pair(ctx, &device, key, code, "Firefox")));
        }
        let tablet = Actor::station(paired[0].station.clone());
        self.must(|ctx, key| pairing::leave(ctx, &tablet, key));
        let phone = offers[1].station;
        self.must(|ctx, key| stations::revoke(ctx, &chief, key, &slug, phone));
    }

    /// Two screens of which one goes again, something said and taken back, a clock set twice and taken away.
    pub(super) fn screens(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let deputy = self.arbiter();
        let input = |name: &str, shows: &str| ScreenInput {
            screen_name: name.to_owned(),
            screen_shows: shows.to_owned(),
            screen_seconds: "12".to_owned(),
            screen_theme: "dark".to_owned(),
        };
        let first = input("Sala", "names");
        let first = self.must(|ctx, key| screen::add(ctx, &chief, key, &slug, &first));
        let second = input("bar", "timer");
        let second = self.must(|ctx, key| screen::add(ctx, &deputy, key, &slug, &second));
        // A name that is taken.
        let again = input("sala", "boards");
        assert!(
            self.try_to(|ctx, key| screen::add(ctx, &chief, key, &slug, &again))
                .is_none()
        );
        let seen = (first, 1);
        self.must(|ctx, key| screen::change(ctx, &deputy, key, &slug, seen, &again));
        self.must(|ctx, key| screen::remove(ctx, &chief, key, &slug, second));
        let said = |boards: &str, text: &str| AnnouncementInput {
            hall_boards: boards.to_owned(),
            hall_text: text.to_owned(),
        };
        let all = [
            said("15 12", ""),
            said("", "Si gioca."),
            AnnouncementInput::default(),
        ];
        for (version, input) in (0..).zip(&all) {
            self.must(|ctx, key| announcement::announce(ctx, &chief, key, &slug, version, input));
        }
        let clock = |starts: &str, ends: &str| RoundClockInput {
            clock_round: "3".to_owned(),
            clock_day: "2026-11-21".to_owned(),
            clock_starts: starts.to_owned(),
            clock_ends: ends.to_owned(),
            clock_zone: "+01:00".to_owned(),
        };
        let all = [
            clock("15:00", "19:00"),
            clock("15:05:30", ""),
            RoundClockInput::default(),
            clock("22:00", "01:00"),
        ];
        for (version, input) in (0..).zip(&all) {
            self.must(|ctx, key| round_clock::set(ctx, &deputy, key, &slug, version, input));
        }
    }
}
