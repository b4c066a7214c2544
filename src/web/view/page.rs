//! What every page needs.

use crate::{
    app::Station,
    event::Duty,
    i18n::{Lang, Words},
    web::{assets, embedding::Embeddable, reader},
};

use super::{Languages, tournament::Holding};

/// The part of the site that the navigation marks.
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

/// Who is signed in, as far as pages show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Name as shown.
    pub display_name: String,
    pub is_admin: bool,
    /// Secretary of this club.
    pub club_id: Option<i32>,
}

/// A device of the staff, as far as pages show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StationLink {
    /// What the arbiter calls it.
    pub name: String,
    /// The page where it works.
    pub home: String,
}

impl StationLink {
    /// Of a device: it works at the desk where it enters results, else on the floor.
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

/// What every page needs, whoever asks for it.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The words of the reader's language.
    pub t: Words,
    /// Who is signed in.
    pub user: Option<User>,
    /// The device of the staff that asks.
    pub station: Option<StationLink>,
    /// Token that every form carries in its field `csrf`.
    pub csrf: String,
    /// A fresh key that forms carry in their field `key`: sent twice, it counts once.
    pub key: String,
    /// Path and query of this page, for the language link.
    pub path: String,
    /// The whole address of this page without its query but a language that it names, where the server has a public one.
    pub canonical: Option<String>,
    /// Part of the site.
    pub section: Section,
    /// Address of the event stream, on pages that follow a tournament.
    pub live: Option<String>,
    /// `light` or `dark` when the reader chose one.
    pub theme: Option<&'static str>,
    /// One sentence about what was just done.
    pub flash: Option<String>,
    /// Number of the request, for the log and the page of an error.
    pub request: String,
    /// Why nothing can be written now, for those who are signed in.
    pub trouble: Option<String>,
    /// How old the last copy of the data is, for those who are signed in.
    pub backup: Option<Backup>,
}

/// The last copy of the data, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// How old it is, or that it failed.
    pub words: String,
    /// Somebody has to do something.
    pub is_bad: bool,
}

impl Page {
    /// Address of a static file, which changes with its content.
    #[must_use]
    pub fn asset(&self, name: &str) -> String {
        assets::asset_url(name)
    }

    /// Where a program that has the address of this page is told how to show it (oEmbed), on pages that have a small copy;
    /// `None` where the server has no public address.
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

    /// The whole address of this page in nobody's language, where the server has a public one.
    fn neutral(&self) -> Option<&str> {
        self.canonical.as_deref()?.split('?').next()
    }

    /// The address of this page in each language, by tag, and the one that asks the reader's browser; none where the server has
    /// no public address.
    #[must_use]
    pub fn alternates(&self) -> Vec<(&'static str, String)> {
        let Some(url) = self.neutral() else {
            return Vec::new();
        };
        let named = Lang::ALL.map(|lang| (lang.code(), format!("{url}?lang={}", lang.code())));
        let asked = ("x-default", url.to_owned());
        named.into_iter().chain([asked]).collect()
    }

    /// The picture with which other programs announce the tournament of this page; `None` on other pages, and where the server
    /// has no public address.
    #[must_use]
    pub fn card(&self) -> Option<String> {
        let url = self.neutral()?;
        let path = self.path.split('?').next().unwrap_or_default();
        let (base, rest) = (url.strip_suffix(path)?, path.strip_prefix("/t/")?);
        let slug = rest.split('/').next()?;
        Some(format!("{base}/t/{slug}/card.png?lang={}", self.t.0.code()))
    }

    /// The way to the other languages, which comes back to this page.
    #[must_use]
    pub fn languages(&self) -> Languages {
        let choices = Lang::ALL.map(|lang| (lang.code(), Words(lang).get("language-name")));
        let back = reader::without_language(&self.path);
        Languages::new(self.t, &choices, self.t.0.code(), &back)
    }
}

/// Page of the arbiter's desk that the bar marks.
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
    /// Who is at the desk, with the role.
    pub who: String,
    /// Which page this is.
    pub current: DeskPage,
    /// Whether it is an event of teams.
    pub is_of_teams: bool,
    /// Address part of the event of which the tournament is a section.
    pub event: Option<String>,
    /// That FIDE mode was left, in words.
    pub fide_left: Option<String>,
    /// That another machine goes on with the tournament, in words.
    pub handed_over: Option<String>,
    /// What a device of the staff may do, where one asks.
    pub duty: Option<Duty>,
    /// Who holds the tournament, where that is not whose installation this is.
    pub holder: Option<Holding>,
}

impl DeskNav {
    /// Whether an arbiter asks, and no device of the staff.
    #[must_use]
    pub const fn is_arbiter(&self) -> bool {
        self.duty.is_none()
    }

    /// Whether whoever asks may enter results.
    #[must_use]
    pub fn may_enter(&self) -> bool {
        self.duty.is_none_or(|duty| duty != Duty::Look)
    }

    /// Whether whoever asks sees the floor.
    #[must_use]
    pub fn sees_floor(&self) -> bool {
        self.duty.is_none_or(|duty| duty != Duty::Results)
    }

    /// Whether whoever asks records and decides on the floor.
    #[must_use]
    pub fn keeps_floor(&self) -> bool {
        self.duty.is_none_or(|duty| duty == Duty::Floor)
    }
}
