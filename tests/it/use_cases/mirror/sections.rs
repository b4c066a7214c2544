//! The sections of an event follow by one link.

use tratto::app::{
    exchange::mirror::{
        keep,
        together::{self, Together, Why},
    },
    tournament::{
        sections::{self, NewSection, SectionInput},
        webhooks::Reach,
    },
};

use crate::{
    support::{folder::Folder, sql},
    use_cases::hall::Hall,
};

use super::line::Site;

/// A hall with an event of three sections: the address parts of the other two.
fn event() -> (Hall, Vec<String>) {
    let hall = Hall::new(4, 3);
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    let input = SectionInput {
        event_name: "Festival della Sala".to_owned(),
        section_label: "A".to_owned(),
    };
    sections::set(ctx, chief, None, slug, &input).unwrap();
    let mut others = Vec::new();
    for label in ["B", "C"] {
        let input = NewSection {
            section_label: label.to_owned(),
            rounds: "3".to_owned(),
            ..NewSection::default()
        };
        let added = sections::add(ctx, chief, None, slug, &input).unwrap();
        others.push(added.fresh().unwrap());
    }
    (hall, others)
}

/// The link of a site.
fn link_of(hall: &Hall) -> String {
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    format!("https://sito.example/hall#{}", site.secret)
}

fn begin(hall: &Hall, slug: &str, link: &str) -> Together {
    let (key, to) = (Some("together"), (link, Reach::Public));
    together::begin(&hall.ctx, &hall.chief, key, slug, to).unwrap()
}

/// The sections of an event follow by one link; whoever directs one of them alone begins that one.
#[test]
fn sections_follow_together() {
    let (hall, others) = event();
    let link = link_of(&hall);
    let begun = |slug: &str| {
        let together = begin(&hall, slug, &link);
        assert!(together.passed.is_empty(), "{together:?}");
        together.begun
    };
    assert_eq!(begun(&hall.slug), 2);
    // The other ones follow already, and this one was not asked for.
    assert_eq!(begun(&others[0]), 1);
    for slug in others.iter().chain([&hall.slug]) {
        let told = keep::of_tournament(&hall.ctx, &hall.chief, slug).unwrap();
        assert!(
            told.mirror.is_some_and(|mirror| mirror.is_running),
            "{slug}"
        );
    }
    assert_eq!(begun(&hall.slug), 0);
}

/// A section that does not begin is named with the reason, and holds up no other.
#[test]
fn a_section_that_does_not_begin_is_named() {
    let (hall, others) = event();
    let link = link_of(&hall);
    // Another site follows B, and somebody else directs C.
    let elsewhere = link.replace("sito.example", "altro.example");
    let (ctx, to) = (&hall.ctx, (elsewhere.as_str(), Reach::Public));
    keep::begin(ctx, &hall.chief, None, &others[0], to).unwrap();
    let away = format!(
        "DELETE FROM tournament_arbiters WHERE tournament_id = \
         (SELECT id FROM tournaments WHERE slug = '{}')",
        others[1]
    );
    sql::execute(&hall.database(), &away).unwrap();
    let together = begin(&hall, &hall.slug, &link);
    assert_eq!(together.begun, 0);
    let passed: Vec<(&str, &Why)> = together
        .passed
        .iter()
        .map(|one| (one.label.as_str(), &one.why))
        .collect();
    assert!(
        matches!(
            passed.as_slice(),
            [("B", Why::Fields(_)), ("C", Why::NotDirected)]
        ),
        "{passed:?}"
    );
    // The others begin: B asks for A.
    let together = begin(&hall, &others[0], &link);
    assert_eq!(together.begun, 1);
    assert_eq!(together.passed.len(), 1);
}
