//! The line from a hall to a site, over which what is sent may be lost, or its answer.

use std::collections::BTreeMap;

use chrono::{NaiveDateTime, TimeDelta};
use tratto::{
    app::{
        Actor, AppError, Context,
        exchange::{
            archive::{self, Bytes},
            mirror::{
                follow::{self, Said},
                keep, links,
                sending::{self, Reply, Seen, Told},
            },
        },
        tournament::webhooks::{Reach, sending::Answer},
        trail,
    },
    event::Halt,
    time::Clock,
};

use crate::{
    support::folder::Folder,
    use_cases::hall::{Hall, account},
};

/// A site with an account that lets a hall write.
pub(super) struct Site {
    pub(super) ctx: Context,
    pub(super) owner: Actor,
    pub(super) secret: String,
    pub(super) url: String,
}

impl Site {
    pub(super) fn on(url: &str, now: NaiveDateTime) -> Self {
        let ctx = Context::open(url, Clock::Fixed(now)).unwrap();
        let owner = account(&ctx, "olga");
        let made = links::make(&ctx, &owner, None, "Torre Bianca").unwrap();
        Self {
            secret: made.fresh().unwrap().secret().to_owned(),
            owner,
            ctx,
            url: url.to_owned(),
        }
    }

    /// The machine of a hall, as a site: its chief arbiter makes the link.
    pub(super) fn of(hall: &Hall, url: String) -> Self {
        let made = links::make(&hall.ctx, &hall.chief, None, "Torre Bianca").unwrap();
        Self {
            secret: made.fresh().unwrap().secret().to_owned(),
            owner: hall.chief.clone(),
            ctx: hall.ctx.clone(),
            url,
        }
    }

    pub(super) fn in_folder(folder: &Folder, now: NaiveDateTime) -> Self {
        Self::on(&folder.path().join("site.db").to_string_lossy(), now)
    }

    /// The same with another link: of this account, or of another one of this name.
    pub(super) fn by_another_link(&self, name: Option<&str>) -> Self {
        let owner = name.map_or_else(|| self.owner.clone(), |name| account(&self.ctx, name));
        let made = links::make(&self.ctx, &owner, None, "Torre Nera").unwrap();
        Self {
            secret: made.fresh().unwrap().secret().to_owned(),
            owner,
            ctx: self.ctx.clone(),
            url: self.url.clone(),
        }
    }

    /// The same with another time.
    pub(super) fn at(&self, now: NaiveDateTime) -> Self {
        Self {
            ctx: self.ctx.at(now),
            owner: self.owner.clone(),
            secret: self.secret.clone(),
            url: self.url.clone(),
        }
    }

    pub(super) fn hears(&self, bytes: &[u8]) -> Result<Said, AppError> {
        follow::follow(&self.ctx, &self.secret, bytes)
    }

    /// What it has followed.
    pub(super) fn copies(&self) -> Vec<links::FollowedLine> {
        links::of_account(&self.ctx, &self.owner).unwrap().followed
    }
}

/// What becomes of a message on its way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Arrives,
    /// It does not arrive.
    Lost,
    /// It arrives, and the answer does not.
    AnswerLost,
}

/// The line from a hall to the site.
pub(super) struct Line {
    pub(super) seen: Option<Seen>,
    pub(super) now: NaiveDateTime,
    /// All that was sent.
    pub(super) sent: Vec<Vec<u8>>,
}

impl Line {
    /// The hall has the site follow.
    pub(super) fn begun(hall: &Hall, site: &Site) -> Self {
        Self::begun_at(hall, site, hall.ctx.clock.now())
    }

    pub(super) fn begun_at(hall: &Hall, site: &Site, now: NaiveDateTime) -> Self {
        let link = format!("https://sito.example/hall#{}", site.secret);
        let begun = keep::begin(
            &hall.ctx.at(now),
            &hall.chief,
            None,
            &hall.slug,
            (&link, Reach::Public),
        );
        begun.unwrap();
        Self {
            seen: None,
            now,
            sent: Vec::new(),
        }
    }

    /// The next turn, some seconds later.
    pub(super) fn turn(&mut self, hall: &Hall, site: &Site, way: Way) -> Option<Told> {
        self.tried(hall, site, way).unwrap()
    }

    /// The same, which the hall may not get through.
    pub(super) fn tried(
        &mut self,
        hall: &Hall,
        site: &Site,
        way: Way,
    ) -> Result<Option<Told>, AppError> {
        self.now += TimeDelta::seconds(90);
        let ctx = hall.ctx.at(self.now);
        let Some(due) = sending::next(&ctx)? else {
            return Ok(None);
        };
        let sent = &mut self.sent;
        let told = sending::take(&ctx, &due, &mut self.seen, &mut |bytes| {
            if way == Way::Lost {
                return Err(Answer::Connection);
            }
            sent.push(bytes.to_vec());
            let said = site.hears(bytes).map_err(|_| Answer::Status(500))?;
            if way == Way::AnswerLost {
                return Err(Answer::Time);
            }
            Ok(Reply {
                status: 200,
                body: serde_json::to_vec(&said).unwrap(),
            })
        });
        told.map(Some)
    }

    /// A turn that arrives, and what was said.
    pub(super) fn said(&mut self, hall: &Hall, site: &Site) -> Said {
        match self.turn(hall, site, Way::Arrives) {
            Some(Told::Sent(said) | Told::Refused(said)) => said,
            other => panic!("{other:?}"),
        }
    }
}

/// The digest of each part of a tournament's archive.
pub(super) fn parts(ctx: &Context, slug: &str) -> BTreeMap<String, String> {
    let (line, halt, mut bytes) = (Actor::command_line(), Halt::never(), Vec::new());
    archive::pack(ctx, &line, slug, &halt, &mut bytes).unwrap();
    let looked = archive::look(Bytes::Held(&bytes), &halt).unwrap();
    let parts = looked.manifest.parts.into_iter();
    parts.map(|part| (part.name, part.sha256)).collect()
}

/// A copy has what the hall has: all parts of their archives, but for the address part where that is another.
#[track_caller]
pub(super) fn are_same((hall, slug): (&Context, &str), (site, copy): (&Context, &str)) {
    let (mut here, mut there) = (parts(hall, slug), parts(site, copy));
    if slug != copy {
        for parts in [&mut here, &mut there] {
            parts.remove("tournaments.jsonl");
        }
    }
    here.retain(|part, digest| there.get(part) != Some(digest));
    assert!(here.is_empty(), "{slug} {copy}: {here:?}");
}

/// The site has what the hall has, row by row and deed by deed.
#[track_caller]
pub(super) fn same(hall: &Hall, site: &Site) {
    let copies = site.copies();
    let newest = copies.first().unwrap();
    are_same((&hall.ctx, &hall.slug), (&site.ctx, &newest.slug));
    let chains = trail::verify(&site.ctx).unwrap();
    assert!(chains.iter().all(|chain| chain.broken.is_none()));
}
