//! Rating lists in words: names, refusals, and lines with errors.

use crate::{
    app::rating_lists::{LineFault, ListRefusal, WhyColumns},
    event::{EventKind, ListKind, RatingOrigin},
    formats::fide_list::FideColumn,
    i18n::Words,
};

use super::{exchange::Place, moment, sheet};

/// The origin of a rating: source, date and type of the list.
#[must_use]
pub fn origin(t: Words, list: &RatingOrigin) -> String {
    let date = moment::date(t, list.valid_from);
    let named = t.with_two("listed-list", "source", &list.source, "date", date);
    let ratings = match list.kind {
        ListKind::Combined => return named,
        ListKind::Standard => EventKind::Standard,
        ListKind::Rapid => EventKind::Rapid,
        ListKind::Blitz => EventKind::Blitz,
    };
    format!("{named} ({})", kind(t, ratings))
}

/// A type of chess.
#[must_use]
pub fn kind(t: Words, kind: EventKind) -> String {
    t.get(&format!("kind-{}", kind.code()))
}

/// Why a list is refused.
#[must_use]
pub fn refused(t: Words, refusal: &ListRefusal) -> String {
    match refusal {
        ListRefusal::InWork => t.get("list-refused-in-work"),
        ListRefusal::Heading(column) => {
            t.with_one("list-refused-heading", "field", heading(*column))
        }
        ListRefusal::Xml { line, column } => {
            t.with_two("list-refused-xml", "line", line, "column", column)
        }
        ListRefusal::Columns(head) => match &head.why {
            WhyColumns::Asked => t.get("list-refused-asked"),
            WhyColumns::NoRatings => t.get("list-refused-no-ratings"),
            WhyColumns::Fault(fault) => sheet::fault(t, fault),
        },
        ListRefusal::NoSuchHeading { heading } => {
            t.with_one("list-refused-no-heading", "heading", heading)
        }
        ListRefusal::Table(fault) => sheet::fault(t, fault),
        ListRefusal::Lines { count, .. } => t.with_one("list-refused-lines", "count", count),
        ListRefusal::Empty => t.get("list-refused-empty"),
        ListRefusal::TooMany => t.get("list-refused-too-many"),
        ListRefusal::Unreadable { words } => t.with_one("list-refused-unreadable", "words", words),
        ListRefusal::BrokenArchive => t.get("list-refused-archive"),
        ListRefusal::NotOneList { count } => t.with_one("list-refused-not-one", "count", count),
        ListRefusal::TooLarge => t.get("list-refused-too-large"),
        ListRefusal::DateNeeded => t.get("list-refused-date"),
        ListRefusal::KindNeeded => t.get("list-refused-kind"),
        ListRefusal::NoList => t.get("list-refused-none"),
    }
}

/// The lines that cannot be read.
#[must_use]
pub fn lines(t: Words, faults: &[LineFault]) -> Vec<Place> {
    let place = |fault: &LineFault| Place {
        line: fault.line(),
        column: fault.column(),
        words: line(t, fault),
    };
    faults.iter().map(place).collect()
}

fn line(t: Words, fault: &LineFault) -> String {
    match fault {
        LineFault::Field { field, text, .. } => {
            t.with_two("list-fault-field", "text", text, "field", heading(*field))
        }
        LineFault::Cell {
            name, text, reason, ..
        } => {
            let field = name.map_or_else(String::new, |name| sheet::column(t, name));
            let said = t.with_two("list-fault-field", "text", text, "field", field);
            format!("{said}: {}", sheet::cell(t, reason))
        }
        LineFault::TooLong { .. } => t.get("list-fault-too-long"),
        LineFault::Twice { first, fide_id, .. } => {
            t.with_two("list-fault-twice", "number", fide_id, "line", first)
        }
    }
}

/// The heading of a field in FIDE's list.
const fn heading(column: FideColumn) -> &'static str {
    match column {
        FideColumn::Id => "ID Number",
        FideColumn::Name => "Name",
        FideColumn::Federation => "Fed",
        FideColumn::Sex => "Sex",
        FideColumn::Title => "Tit",
        FideColumn::WomenTitle => "WTit",
        FideColumn::OtherTitles => "OTit",
        FideColumn::ArenaTitle => "FOA",
        FideColumn::StandardRating => "SRtng",
        FideColumn::StandardGames => "SGm",
        FideColumn::StandardK => "SK",
        FideColumn::RapidRating => "RRtng",
        FideColumn::RapidGames => "RGm",
        FideColumn::RapidK => "Rk",
        FideColumn::BlitzRating => "BRtng",
        FideColumn::BlitzGames => "BGm",
        FideColumn::BlitzK => "BK",
        FideColumn::BirthYear => "B-day",
        FideColumn::Flag => "Flag",
    }
}
