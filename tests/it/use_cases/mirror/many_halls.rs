//! Several halls at one site at the same time: their tournaments have one name, one address and the same numbers of rows, each over a bad
//! line. Every copy is its hall's, and no hall writes into another's.

use std::{
    collections::BTreeSet,
    io::{Read as _, Write as _},
    thread,
};

use chrono::TimeDelta;
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use serde_json::Value;
use tratto::app::trail;

use crate::{
    support::{folder::Folder, postgres::Database},
    use_cases::hall::{Hall, player},
};

use super::{
    BoardResult, Fate, Told,
    faulty::Faulty,
    keep,
    line::{Line, Site, are_same, parts},
    newest, sending,
};

/// Things that are done in each hall.
const DEEDS: usize = 18;
const RESULTS: [BoardResult; 3] = [
    BoardResult::WhiteWins,
    BoardResult::Draw,
    BoardResult::BlackWins,
];

/// A hall, and the link by which it writes.
struct Writing {
    hall: Hall,
    site: Site,
    line: Line,
    faulty: Faulty,
}

impl Writing {
    fn begun(number: u32, site: Site) -> Self {
        let hall = Hall::minutes_later(number, 6, 3);
        let line = Line::begun(&hall, &site);
        let faulty = Faulty::new(u64::from(number));
        Self {
            hall,
            site,
            line,
            faulty,
        }
    }

    /// The next turn, some seconds later.
    fn turn(&mut self) -> Told {
        self.line.now += TimeDelta::seconds(90);
        let ctx = self.hall.ctx.at(self.line.now);
        let due = sending::next(&ctx).unwrap().unwrap();
        let (faulty, site) = (&mut self.faulty, &self.site);
        let told = sending::take(&ctx, &due, &mut self.line.seen, &mut |bytes| {
            faulty.carry(due.tournament(), site, bytes)
        });
        told.unwrap()
    }

    /// Something is done, and the site is told, if the line lets it.
    fn go_on(&mut self, deed: usize) {
        if self.faulty.below(4) == 0 {
            self.hall.enter(&player(20 + deed)).unwrap();
        } else {
            let boards = self.hall.boards(1);
            let line = &boards[self.faulty.below(boards.len())];
            let result = RESULTS[self.faulty.below(RESULTS.len())];
            let (chief, seen) = (&self.hall.chief, (line.pairing, line.version));
            self.hall.record(chief, None, seen, Some(result)).unwrap();
        }
        let told = self.turn();
        assert!(matches!(told, Told::Sent(_) | Told::Missed(_)), "{told:?}");
    }

    /// The whole day.
    fn play(&mut self) {
        self.turn();
        self.hall.pair(1);
        for deed in 0..DEEDS {
            self.go_on(deed);
        }
        self.hall.play(1);
        self.faulty.calm();
        let told = self.turn();
        assert!(matches!(told, Told::Sent(_)), "{told:?}");
    }

    /// The address part of its copy.
    fn copy(&self) -> String {
        let (ctx, chief, slug) = (&self.hall.ctx, &self.hall.chief, &self.hall.slug);
        let kept = keep::of_tournament(ctx, chief, slug).unwrap().mirror;
        let address = kept.unwrap().address;
        let copy = address.strip_prefix("https://sito.example/t/");
        copy.unwrap().to_owned()
    }

    /// Its copy has what it has.
    fn is_followed(&self) {
        let copy = self.copy();
        are_same((&self.hall.ctx, &self.hall.slug), (&self.site.ctx, &copy));
    }

    /// The lines of the newest message that holds everything, or of the newest that does not.
    fn newest_message(&self, is_whole: bool) -> Vec<String> {
        let mut messages = self.faulty.sent().iter().rev().map(|bytes| lines(bytes));
        messages
            .find(|lines| head(lines)["from"].as_str().unwrap().is_empty() == is_whole)
            .unwrap()
    }
}

fn lines(bytes: &[u8]) -> Vec<String> {
    let mut text = String::new();
    GzDecoder::new(bytes).read_to_string(&mut text).unwrap();
    text.lines().map(str::to_owned).collect()
}

fn head(lines: &[String]) -> Value {
    serde_json::from_str(&lines[0]).unwrap()
}

/// The lines with another head, packed.
fn packed(head: &Value, lines: &[String]) -> Vec<u8> {
    let mut to = GzEncoder::new(Vec::new(), Compression::fast());
    writeln!(to, "{head}").unwrap();
    for line in &lines[1..] {
        writeln!(to, "{line}").unwrap();
    }
    to.finish().unwrap()
}

/// Every copy by its parts, and how far the site's own trail is.
fn stands(halls: &[Writing]) -> Vec<String> {
    let site = &halls[0].site;
    let mut stands = vec![newest(site).to_string()];
    for hall in halls {
        let copy = hall.copy();
        let parts = parts(&site.ctx, &copy).into_iter();
        stands.extend(parts.map(|(part, digest)| format!("{copy} {part} {digest}")));
    }
    stands
}

/// What a hall sent comes by the link of another account: nothing of it is taken.
fn by_links_of_others(halls: &[Writing]) {
    let before = stands(halls);
    let mut tried = 0;
    for (from, to) in [(0, 2), (1, 2), (2, 0), (2, 1)] {
        for bytes in halls[from].faulty.sent() {
            let said = halls[to].site.hears(bytes).unwrap();
            assert_eq!(said.fate, Fate::Forbidden, "{from} {to}");
            assert_eq!((said.path, said.by), (String::new(), String::new()));
            tried += 1;
        }
    }
    assert!(tried > 4 * DEEDS, "{tried}");
    assert_eq!(stands(halls), before);
}

/// A hall names the event of another one, also from where that one's copy is: nothing of it is taken, by a link of the same account either.
fn in_the_name_of_others(halls: &[Writing]) {
    let before = stands(halls);
    for (from, to) in [(1, 0), (0, 1), (2, 0), (0, 2)] {
        let named = halls[to].faulty.sent().last().unwrap();
        let named = head(&lines(named));
        for is_whole in [true, false] {
            let lines = halls[from].newest_message(is_whole);
            let mut forged = head(&lines);
            forged["event"] = named["event"].clone();
            if !is_whole {
                forged["from"] = named["to"].clone();
            }
            let said = halls[from].site.hears(&packed(&forged, &lines)).unwrap();
            let is_own = halls[from].site.owner.name() == halls[to].site.owner.name();
            let fate = match (is_own, is_whole) {
                (false, _) => Fate::Forbidden,
                (true, true) => Fate::Other,
                (true, false) => Fate::Unread,
            };
            assert_eq!(said.fate, fate, "{from} {to} {is_whole}");
        }
    }
    assert_eq!(stands(halls), before);
}

fn many_halls(site: Site) {
    let links = [
        site.by_another_link(None),
        site.by_another_link(None),
        site.by_another_link(Some("piera")),
    ];
    let mut halls: Vec<Writing> = (1..)
        .zip(links)
        .map(|(number, site)| Writing::begun(number, site))
        .collect();
    thread::scope(|scope| {
        for hall in &mut halls {
            scope.spawn(move || hall.play());
        }
    });
    // One name and one address in the halls, an address each on the site.
    let copies: BTreeSet<String> = halls.iter().map(Writing::copy).collect();
    let slug = &halls[0].hall.slug;
    let addresses = [slug.clone(), format!("{slug}-2"), format!("{slug}-3")];
    assert_eq!(copies, BTreeSet::from(addresses));
    for hall in &halls {
        assert_eq!(&hall.hall.slug, slug);
        hall.is_followed();
        for copy in hall.site.copies() {
            assert_eq!(copy.following.rival, None, "{}", copy.slug);
        }
    }
    // Each account knows its own alone.
    let known = [0, 1, 2].map(|hall: usize| halls[hall].site.copies().len());
    assert_eq!(known, [2, 2, 1]);
    by_links_of_others(&halls);
    in_the_name_of_others(&halls);
    // All of them go on.
    for hall in &mut halls {
        hall.hall.enter(&player(19)).unwrap();
        let told = hall.turn();
        assert!(matches!(told, Told::Sent(_)), "{told:?}");
        hall.is_followed();
    }
    let chains = trail::verify(&site.ctx).unwrap();
    assert!(chains.iter().all(|chain| chain.broken.is_none()));
    for hall in halls {
        hall.faulty.end(&hall.site);
    }
}

#[test]
fn many_halls_are_followed_at_the_same_time() {
    let folder = Folder::new("site");
    let now = Hall::new(2, 3).ctx.clock.now();
    many_halls(Site::in_folder(&folder, now));
}

#[test]
fn many_halls_are_followed_at_the_same_time_on_postgres() {
    let database = Database::fresh();
    let now = Hall::new(2, 3).ctx.clock.now();
    many_halls(Site::on(&database.url(), now));
}
