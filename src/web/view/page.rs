//! The data of every page's frame.

use crate::{
    app::Station,
    event::Duty,
    i18n::{Lang, Words},
    web::{assets, embedding::Embeddable, reader},
};

use super::{Languages, tournament::Holding};

/// The part of the site that the navigation marks as current.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// Tournaments and the home page.
    #[default]
    Tournaments,
    Clubs,
    Players,
    /// The tournaments of the person signed in.
    Mine,
    /// The club of the secretary signed in.
    MyClub,
    Admin,
    /// Log-in.
    Login,
    /// Any other page.
    Other,
}

/// The signed-in person, as far as pages show them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Name as shown.
    pub display_name: String,
    pub is_admin: bool,
    /// Number of the club that they are secretary of.
    pub club_id: Option<i32>,
}

/// A staff device, as far as pages show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StationLink {
    /// Name that the arbiter gave to it.
    pub name: String,
    /// Address of the page where it works.
    pub home: String,
}

impl StationLink {
    /// The link of a device: it works at the desk if it enters results there, otherwise on the floor.
    #[must_use]
    pub fn of(station: &Station) -> Self {
        let page = match station.duty {
            Duty::Results => "desk",
            Duty::Floor | Duty::Look => "floor",
        };
        Self {
            name: station.name.clone(),
            home: format!("/t/{}/{page}", station.slug),
        }
    }
}

/// The data of every page's frame, for any reader.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The words of the reader's language.
    pub t: Words,
    /// The signed-in person; `None` without one.
    pub user: Option<User>,
    /// The staff device that asks; `None` for anybody else.
    pub station: Option<StationLink>,
    /// Token that every form carries in its field `csrf`.
    pub csrf: String,
    /// A fresh key that forms carry in their field `key`, so that a repeated form counts once.
    pub key: String,
    /// Path and query of this page, for the links to other languages.
    pub path: String,
    /// The full address of this page, without its query except for a language; `None` if the server has no public address.
    pub canonical: Option<String>,
    /// Part of the site.
    pub section: Section,
    /// Address of the event stream, on pages that follow a tournament.
    pub live: Option<String>,
    /// `light` or `dark` when the reader chose one.
    pub theme: Option<&'static str>,
    /// A sentence about what was just done.
    pub flash: Option<String>,
    /// Number of the request, for the log and the page of an error.
    pub request: String,
    /// Why nothing can be written now, for signed-in readers.
    pub trouble: Option<String>,
    /// The age of the last backup, for signed-in readers.
    pub backup: Option<Backup>,
}

/// The last backup, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Its age, or that it failed.
    pub words: String,
    /// Whether somebody must act.
    pub is_bad: bool,
}

impl Page {
    /// Address of a static file, which changes with its content.
    #[must_use]
    pub fn asset(&self, name: &str) -> String {
        assets::asset_url(name)
    }

    /// The oEmbed address of this page, which tells other programs how to show it; `None` on pages without an embedded list,
    /// and if the server has no public address.
    #[must_use]
    pub fn oembed(&self) -> Option<String> {
        let url = self.neutral()?;
        Embeddable::of_page(&self.path)?;
        let path = self.path.split('?').next().unwrap_or_default();
        let base = url.strip_suffix(path)?;
        let asked = [("format", "json"), ("lang", self.t.0.code()), ("url", url)];
        let asked = serde_urlencoded::to_string(asked).ok()?;
        Some(format!("{base}/oembed?{asked}"))
    }

    /// The full address of this page without a language; `None` if the server has no public address.
    fn neutral(&self) -> Option<&str> {
        self.canonical.as_deref()?.split('?').next()
    }

    /// The address of this page in each language, by tag, and the one that leaves the choice to the reader's browser. Empty if
    /// the server has no public address.
    #[must_use]
    pub fn alternates(&self) -> Vec<(&'static str, String)> {
        let Some(url) = self.neutral() else {
            return Vec::new();
        };
        let named = Lang::ALL.map(|lang| (lang.code(), format!("{url}?lang={}", lang.code())));
        let asked = ("x-default", url.to_owned());
        named.into_iter().chain([asked]).collect()
    }

    /// The preview picture for the tournament of this page; `None` on other pages, and if the server has no public address.
    #[must_use]
    pub fn card(&self) -> Option<String> {
        let url = self.neutral()?;
        let path = self.path.split('?').next().unwrap_or_default();
        let (base, rest) = (url.strip_suffix(path)?, path.strip_prefix("/t/")?);
        let slug = rest.split('/').next()?;
        Some(format!("{base}/t/{slug}/card.png?lang={}", self.t.0.code()))
    }

    /// The links to the other languages, which return to this page.
    #[must_use]
    pub fn languages(&self) -> Languages {
        let choices = Lang::ALL.map(|lang| (lang.code(), Words(lang).get("language-name")));
        let back = reader::without_language(&self.path);
        Languages::new(self.t, &choices, self.t.0.code(), &back)
    }
}

/// The page of the arbiter's desk that the bar marks as current.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeskPage {
    /// Results of the round.
    Round,
    /// All boards by urgency.
    Floor,
    /// Entry list and check-in.
    Entries,
    /// The teams of an event of teams.
    Teams,
    /// Screens of the hall, announcements, the clock of the round.
    Hall,
    Standings,
    Prizes,
    /// Every sheet to print.
    Papers,
    /// Audit trail.
    Record,
    Export,
    Settings,
    /// A game or another page below the desk.
    Other,
}

/// The bar of the arbiter's desk.
#[derive(Clone, Debug)]
pub struct DeskNav {
    /// Address part of the tournament.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// The reader, with their role.
    pub who: String,
    /// The current page.
    pub current: DeskPage,
    /// Whether it is a team event.
    pub is_of_teams: bool,
    /// Address part of the event of which the tournament is a section.
    pub event: Option<String>,
    /// A sentence that FIDE mode was left.
    pub fide_left: Option<String>,
    /// A sentence that another machine continues the tournament.
    pub handed_over: Option<String>,
    /// The duty of a staff device; `None` for an arbiter.
    pub duty: Option<Duty>,
    /// The organiser who holds the tournament; `None` for the owner of this installation.
    pub holder: Option<Holding>,
}

impl DeskNav {
    /// Whether the reader is an arbiter, not a staff device.
    #[must_use]
    pub const fn is_arbiter(&self) -> bool {
        self.duty.is_none()
    }

    /// Whether the reader may enter results.
    #[must_use]
    pub fn may_enter(&self) -> bool {
        self.duty.is_none_or(|duty| duty != Duty::Look)
    }

    /// Whether the reader may see the floor.
    #[must_use]
    pub fn sees_floor(&self) -> bool {
        self.duty.is_none_or(|duty| duty != Duty::Results)
    }

    /// Whether the reader may record and decide on the floor.
    #[must_use]
    pub fn keeps_floor(&self) -> bool {
        self.duty.is_none_or(|duty| duty == Duty::Floor)
    }
}
