//! Fills the entry list.

use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        players,
        tournament::{
            check_in::CheckIn,
            entry_list::{EntryLine, EntryList},
            entry_lists::Listed,
            fees::Fee,
        },
    },
    event::{Colour, Elo, RoundNumber},
    i18n::Words,
    web::{
        Form, Visitor,
        page::{
            club::players::{Choices, choices},
            desk::entry_edit::named,
        },
        show,
        view::{DeskNav, DeskPage, FormView, Page, PlayerName, Section},
    },
    words,
};

struct Row {
    id: i32,
    number: Option<u16>,
    name: PlayerName,
    rating: Option<u16>,
    club: String,
    present: bool,
    withdrawn: Option<i32>,
    late: Option<i32>,
    byes: Vec<String>,
    /// Whether the event refuses them half-point byes.
    no_half_point_bye: bool,
    /// Category and province.
    listed: String,
    /// The paid part of the fee, in words; empty where nothing is known.
    fee: String,
}

struct ForbiddenRow {
    id: i32,
    names: String,
    rounds: String,
}

/// A player of the registry who fits the typed text.
pub(super) struct Found {
    id: i32,
    name: PlayerName,
    about: String,
    /// Whether the similar names begin with this one.
    begins_near: bool,
}

/// The entry list.
#[derive(Template)]
#[template(path = "desk/entries.html")]
pub(super) struct EntriesPage {
    page: Page,
    desk: DeskNav,
    /// Whether the event is a Keizer tournament, where a full-point bye is shown as an absence for a duty of the club.
    is_by_keizer: bool,
    /// Whether the arbiter assigns pairing numbers on a separate page.
    writes_numbers: bool,
    numbered: bool,
    /// Number of the round that is due; `None` when all are paired.
    due: Option<u8>,
    /// Colour of number 1, once chosen or drawn.
    drawn: Option<Colour>,
    /// The number that the program drew for that colour; empty if the colour was chosen.
    lot: String,
    present: usize,
    rows: Vec<Row>,
    /// Rounds that are not published, for which byes can be set.
    open_rounds: Vec<u8>,
    forbidden: Vec<ForbiddenRow>,
    query: String,
    searched: bool,
    found: Vec<Found>,
    /// Name of the rating list that filled the form.
    pub(super) listed: Option<String>,
    form: FormView,
    choices: Choices,
    arrival: Arrival,
    /// Whether the arbiter must give a reason because round 1 would be prepared without a check-in.
    asks_why: bool,
}

impl EntriesPage {
    /// The drawn colour, and the number it was drawn by.
    fn drawn_words(&self) -> String {
        show::drawn_colour(self.page.t, self.drawn, &self.lot)
    }
}

/// The query of the list's address.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
pub(super) struct ListQuery {
    /// The person to look for in the registry, as typed.
    pub(super) q: String,
    /// The person to check in, as typed, when the text fits nobody or several people.
    pub(super) who: String,
    /// Number of the entry that was checked in a moment ago.
    pub(super) arrived: Option<i32>,
    /// Number of the player of a rating list whose data fill the form.
    pub(super) listed: String,
    /// Number of that rating list.
    pub(super) list: Option<i32>,
}

/// The field for checking in.
struct Arrival {
    /// The typed text.
    who: String,
    /// One sentence about the typed text.
    said: Option<String>,
    /// The people who fit the typed text, unless it is exactly one.
    choices: Vec<Row>,
    /// Whether the field gets the focus.
    focus: bool,
}

fn row(t: Words, entry: &EntryLine) -> Row {
    let byes = entry.byes.iter().map(|(round, kind)| {
        let kind = t.get(&format!("bye-letter-{}", kind.to_lowercase()));
        t.with_two("entry-bye", "round", round, "kind", kind)
    });
    Row {
        id: entry.entrant.entry,
        number: entry.entrant.tpn.map(crate::event::Tpn::get),
        name: show::name(t, &entry.entrant, None),
        rating: entry.entrant.rating.map(Elo::get),
        club: entry.entrant.club.clone(),
        present: entry.checked_in,
        withdrawn: entry.withdrawn_after,
        late: (entry.first_round > 1).then_some(entry.first_round),
        byes: byes.collect(),
        no_half_point_bye: entry.no_half_point_bye,
        listed: listed_words(&entry.listed),
        fee: fee_words(t, &entry.fee),
    }
}

/// Category and province, if a list gave them.
fn listed_words(listed: &Listed) -> String {
    let words = [listed.category.as_str(), listed.province.as_str()].into_iter();
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The paid part of the fee, in words.
fn fee_words(t: Words, fee: &Fee) -> String {
    let amount = |cents: i32| words::fee::euro(t, cents);
    match (fee.due.cents(), fee.settled()) {
        (Some(due), paid) if paid < due => {
            t.with_two("entry-fee-open", "paid", amount(paid), "due", amount(due))
        }
        (Some(0), _) => t.get("fee-is-free"),
        (Some(due), _) => t.with_one("entry-fee-paid", "due", amount(due)),
        (None, paid) if paid > 0 => t.with_one("entry-fee-paid", "due", amount(paid)),
        (None, _) => String::new(),
    }
}

/// The person who was checked in a moment ago, or the people who fit the typed text.
fn arrival(t: Words, list: &EntryList, query: &ListQuery) -> Arrival {
    let here = query.arrived.and_then(|id| {
        let mut entries = list.entries.iter();
        entries.find(|entry| entry.entrant.entry == id && entry.checked_in)
    });
    let found = named(&list.entries, &query.who);
    let typed = !query.who.trim().is_empty();
    let said = match here {
        Some(entry) => {
            let name = show::name(t, &entry.entrant, None).plain();
            Some(t.with_one("entries-arrived", "name", name))
        }
        None if typed && found.is_empty() => {
            Some(t.with_one("entries-arrived-nobody", "who", query.who.trim()))
        }
        None if typed => Some(t.n("entries-arrived-several", found.len())),
        None => None,
    };
    Arrival {
        who: query.who.clone(),
        focus: said.is_some(),
        said,
        choices: found.into_iter().map(|entry| row(t, entry)).collect(),
    }
}

/// Players of the registry who fit the typed text and are not yet entered.
pub(super) fn not_entered(t: Words, found: players::Found, list: &EntryList) -> Vec<Found> {
    let fitting = found.exact.into_iter().map(|player| (player, false));
    let near = found.near.into_iter().map(|player| (player, true));
    let is_entered = |id: i32| list.entries.iter().any(|e| e.player == Some(id));
    let mut found: Vec<Found> = fitting
        .chain(near)
        .filter(|(player, _)| !is_entered(player.id))
        .map(|(player, is_near)| Found {
            id: player.id,
            name: show::public_name(t, &player.person),
            about: [
                player.person.birth_year.map(|year| year.to_string()),
                player.fide_standard.map(|rating| rating.to_string()),
                player.club,
            ]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(", "),
            begins_near: is_near,
        })
        .collect();
    let mut near = found.iter_mut().filter(|person| person.begins_near);
    // The sentence about similar names stands above the first of them.
    near.next();
    near.for_each(|person| person.begins_near = false);
    found
}

/// The page of this list; `found` are the players of the registry who fit the typed text.
pub(super) fn page_of(
    visitor: &Visitor,
    list: &EntryList,
    role: TournamentRole,
    query: ListQuery,
    found: Vec<Found>,
    form: &Form,
) -> EntriesPage {
    let t = visitor.words();
    let rows: Vec<Row> = list.entries.iter().map(|entry| row(t, entry)).collect();
    let present = rows.iter().filter(|row| row.present).count();
    let course = list.summary.course;
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{}/events", list.summary.slug));
    EntriesPage {
        page,
        desk: show::desk_nav(visitor, &list.summary, role, DeskPage::Entries),
        is_by_keizer: list.summary.keizer.is_some(),
        numbered: list.numbered,
        writes_numbers: list.summary.writes_numbers(),
        due: course.to_pair().map(RoundNumber::get),
        drawn: list.summary.initial_colour,
        lot: list.summary.initial_colour_lot.clone(),
        present,
        rows,
        open_rounds: (course.due()..=course.planned()).collect(),
        forbidden: list
            .forbidden
            .iter()
            .map(|f| ForbiddenRow {
                id: f.id,
                names: format!("{} – {}", f.names.0, f.names.1),
                rounds: format!("{}–{}", f.rounds.0, f.rounds.1),
            })
            .collect(),
        searched: !crate::app::fold(&query.q).is_empty(),
        arrival: arrival(t, list, &query),
        query: query.q,
        found,
        listed: None,
        form: form.view(visitor),
        choices: choices(t, None),
        asks_why: list.check_in.as_ref().is_some_and(CheckIn::is_passed_over),
    }
}

#[cfg(test)]
mod tests {
    use insta::assert_snapshot;

    use super::*;
    use crate::{i18n::Lang, web::page::tests::fragments::by_lines};

    fn entered(id: i32, surname: &str, given: &str) -> Row {
        Row {
            id,
            number: None,
            name: PlayerName::new(surname, given),
            rating: None,
            club: String::new(),
            present: false,
            withdrawn: None,
            late: None,
            byes: Vec::new(),
            no_half_point_bye: false,
            listed: String::new(),
            fee: String::new(),
        }
    }

    /// A person who is there and has paid, and a person who withdrew; the rows as sent, one tag on each line.
    #[test]
    fn rows_of_the_entries() {
        let t = Words(Lang::It);
        let page = EntriesPage {
            page: Page {
                t,
                csrf: "c5rf".to_owned(),
                key: "k3y".to_owned(),
                ..Page::default()
            },
            desk: DeskNav {
                slug: "nebbia".to_owned(),
                name: "Open della Nebbia".to_owned(),
                who: "Ottavia Brandimarte, arbitro principale".to_owned(),
                current: DeskPage::Entries,
                is_of_teams: false,
                event: None,
                fide_left: None,
                handed_over: None,
                duty: None,
                holder: None,
            },
            is_by_keizer: false,
            writes_numbers: false,
            numbered: true,
            due: Some(3),
            drawn: Some(Colour::White),
            lot: String::new(),
            present: 1,
            rows: vec![
                Row {
                    number: Some(1),
                    rating: Some(2281),
                    club: "Cavallo in f3, Cremona".to_owned(),
                    present: true,
                    byes: vec!["turno 4: mezzo punto".to_owned()],
                    listed: "1N · CR".to_owned(),
                    fee: "pagato 40 €".to_owned(),
                    ..entered(7, "Bellandi", "Tommaso")
                },
                Row {
                    number: Some(2),
                    withdrawn: Some(2),
                    late: Some(2),
                    no_half_point_bye: true,
                    ..entered(9, "Orsatti", "Giulio")
                },
            ],
            open_rounds: vec![3, 4],
            forbidden: Vec::new(),
            query: String::new(),
            searched: false,
            found: Vec::new(),
            listed: None,
            form: FormView::default(),
            choices: choices(t, None),
            arrival: Arrival {
                who: String::new(),
                said: None,
                choices: Vec::new(),
                focus: false,
            },
            asks_why: false,
        };
        let html = page.render().unwrap();
        let body = html.split_once("<tbody>").unwrap().1;
        let rows = body.split_once("</tbody>").unwrap().0;
        assert_snapshot!(by_lines(rows.trim()));
    }
}
