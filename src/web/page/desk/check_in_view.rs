//! The content of a check-in, for one tournament or for all sections of an event.

use askama::{Template, filters::HtmlSafe};

use crate::{
    app::{
        fold,
        tournament::{entry_list::EntryLine, fees::Fee},
    },
    event::{Elo, Membership, PaymentMethod, Word},
    i18n::Words,
    web::{
        show,
        view::{Page, PlayerName},
    },
    words::fee,
};

/// The query of a check-in's address.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct CheckInQuery {
    /// The beginning of a name, or a number, as typed.
    pub q: String,
    /// Which lines are shown.
    pub show: String,
    /// Number of the entry that was marked a moment ago.
    pub arrived: Option<i32>,
    /// Not empty if the fee was paid together with the mark.
    pub paid: String,
    /// Code of the method by which fees are paid.
    pub method: String,
}

/// Whether somebody has arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Not marked yet.
    Open,
    /// An arbiter or helper saw them in the hall.
    Here,
    /// Withdrawn, or with a bye in round 1.
    Away,
}

impl Presence {
    const ALL: [Self; 3] = [Self::Open, Self::Here, Self::Away];

    fn of(entry: &EntryLine) -> Self {
        if entry.checked_in {
            Self::Here
        } else if entry.withdrawn_after.is_some() || entry.byes.iter().any(|(round, _)| *round == 1)
        {
            Self::Away
        } else {
            Self::Open
        }
    }

    /// Code in addresses and messages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Here => "here",
            Self::Away => "away",
        }
    }
}

/// One participant.
pub struct Line {
    pub id: i32,
    /// Address part of the tournament.
    pub slug: String,
    /// Label of the section; empty when a single tournament is shown.
    pub section: String,
    pub name: PlayerName,
    /// The folded words of the name, and the pairing number, which the typed letters are compared with.
    pub words: String,
    pub year: String,
    pub rating: String,
    pub club: String,
    pub presence: Presence,
    /// Why they are away; empty for everybody else.
    pub why: String,
    /// Whether the typed text fits their name or number.
    pub is_named: bool,
    /// The fee in words: owed, paid, waived or not due. Empty when there is none.
    pub fee: String,
    /// The unpaid rest of the fee in words; `None` when nothing is unpaid.
    pub open: Option<String>,
    /// Money received, in cents, for the totals in the margin.
    settled: i32,
    /// The unpaid rest of the fee, in cents.
    left: i32,
    /// Whether no fee is due.
    is_free: bool,
    /// The present state of their membership.
    pub membership: Membership,
    /// The state of their membership after the next press of its key.
    pub next: Membership,
    /// Number and cents of their last payment that was not cancelled.
    payment: Option<(i32, i32)>,
}

impl Line {
    fn new(t: Words, (slug, section): (&str, &str), entry: &EntryLine, typed: &str) -> Self {
        let number = entry.entrant.tpn.map(|tpn| tpn.get().to_string());
        let words = format!(
            "{} {}",
            fold(&entry.entrant.name().to_string()),
            number.unwrap_or_default()
        );
        let bye = entry.byes.iter().find(|(round, _)| *round == 1);
        let why = match (entry.withdrawn_after, bye) {
            (Some(_), _) => t.get("check-in-withdrawn"),
            (None, Some((_, kind))) => t.get(&format!("bye-letter-{}", kind.to_lowercase())),
            (None, None) => String::new(),
        };
        let account = &entry.fee;
        let open = account.open();
        Self {
            id: entry.entrant.entry,
            slug: slug.to_owned(),
            section: section.to_owned(),
            name: show::entry_name(t, entry, None),
            is_named: !typed.is_empty() && is_named(&words, typed),
            words,
            year: entry
                .entrant
                .person
                .birth_year
                .map_or_else(String::new, |year| year.to_string()),
            rating: entry
                .entrant
                .rating
                .map_or_else(|| "–".to_owned(), |rating| Elo::get(rating).to_string()),
            club: entry.entrant.club.clone(),
            presence: Presence::of(entry),
            why,
            fee: fee_words(t, account),
            open: (open > 0).then(|| fee::short(t, open)),
            settled: money(account),
            left: open,
            is_free: account.due.cents() == Some(0),
            membership: account.membership,
            next: match account.membership {
                Membership::ToCheck => Membership::Checked,
                Membership::Checked => Membership::Missing,
                Membership::Missing => Membership::ToCheck,
            },
            payment: account.last().map(|one| (one.id, one.cents)),
        }
    }
}

/// Money received for an entry, in cents. Waived fees do not count.
fn money(account: &Fee) -> i32 {
    let stands = account
        .payments
        .iter()
        .filter(|one| one.cancelled.is_none());
    let came = stands.filter(|one| one.method.is_money());
    came.fold(account.paid_before, |sum, one| {
        sum.saturating_add(one.cents)
    })
}

/// `60 €`, `60 € pagati`, `non dovuta`, or nothing.
fn fee_words(t: Words, account: &Fee) -> String {
    let waived = account.last().is_some_and(|one| !one.method.is_money());
    match (account.due.cents(), account.settled(), account.open()) {
        (Some(0), 0, _) => t.get("fee-is-free"),
        (_, paid, 0) if paid > 0 && waived => t.get("fee-is-waived"),
        (_, paid, 0) if paid > 0 => t.with_one("fee-is-paid", "amount", fee::short(t, paid)),
        (_, _, open) if open > 0 => fee::short(t, open),
        _ => String::new(),
    }
}

/// Whether each typed word is the beginning of a word of the name, or the number.
fn is_named(words: &str, typed: &str) -> bool {
    let mut typed = typed.split(' ').filter(|word| !word.is_empty());
    typed.all(|part| words.split(' ').any(|word| word.starts_with(part)))
}

/// A choice of lines.
pub struct Choice {
    pub code: &'static str,
    pub label: String,
    pub is_current: bool,
}

/// The person who was marked a moment ago.
pub struct Last {
    pub id: i32,
    pub slug: String,
    /// The sentence about the mark.
    pub words: String,
    pub presence: Presence,
    /// Number of the payment that came with the mark.
    pub payment: Option<i32>,
}

/// The place of a check-in, for its forms and links.
pub struct Place {
    /// `check-in`, or `event:` with the address part of the event.
    pub from: String,
    /// Address of the printed sheet.
    pub sheet: String,
    /// Address of the form for a new participant.
    pub newcomer: String,
    /// Address of the closing; `None` for an event of several sections, where each is closed at its own desk.
    pub closing: Option<String>,
    /// Address of the fees.
    pub fees: String,
    /// The progress of the check-in, and when round 1 begins.
    pub state: Vec<String>,
}

/// The check-in, between the header and the footer of its page.
#[derive(Template)]
#[template(path = "desk/check_in_view.html")]
pub struct CheckInView {
    page: Page,
    place: Place,
    query: String,
    choices: Vec<Choice>,
    lines: Vec<Line>,
    open: usize,
    all: usize,
    /// How many people fit the typed text, and how many of them are not yet marked.
    hits: Option<String>,
    /// The person who was marked a moment ago.
    last: Option<Last>,
    /// Number of the entry that the first key marks; 0 when there is none.
    now: i32,
    /// Whether anybody owes or paid anything.
    has_fees: bool,
    /// Whether several sections are shown.
    has_sections: bool,
    /// The totals: received, not due, unpaid.
    money: Vec<String>,
    /// The chosen method of payment.
    method: PaymentMethod,
    methods: [PaymentMethod; 4],
    /// The choice of lines, which the links of the filter and of the methods keep.
    show: String,
}

impl HtmlSafe for CheckInView {}

impl CheckInView {
    /// The check-in of these entries. Each comes with the address part of its tournament and the label of its section.
    #[must_use]
    pub fn new<'a>(
        page: Page,
        place: Place,
        entries: impl Iterator<Item = ((&'a str, &'a str), &'a EntryLine)>,
        query: &CheckInQuery,
    ) -> Self {
        let t = page.t;
        let typed = fold(&query.q);
        let mut lines: Vec<Line> = entries
            .map(|(of, entry)| Line::new(t, of, entry, &typed))
            .collect();
        lines.sort_by_cached_key(|line| (!line.is_named, line.words.clone()));
        let count = |presence| lines.iter().filter(|l| l.presence == presence).count();
        let (open, all) = (count(Presence::Open), lines.len());
        let is_all = query.show == "all";
        let chosen = Presence::ALL
            .into_iter()
            .find(|presence| presence.code() == query.show)
            .unwrap_or(Presence::Open);
        let mut choices: Vec<Choice> = Presence::ALL
            .into_iter()
            .map(|presence| Choice {
                code: presence.code(),
                label: t.n(
                    &format!("check-in-show-{}", presence.code()),
                    count(presence),
                ),
                is_current: !is_all && chosen == presence,
            })
            .collect();
        choices.push(Choice {
            code: "all",
            label: t.n("check-in-show-all", all),
            is_current: is_all,
        });
        let has_fees = lines
            .iter()
            .any(|line| line.left > 0 || line.settled > 0 || line.is_free);
        let money = if has_fees {
            sums(t, &lines)
        } else {
            Vec::new()
        };
        let hits = hits(t, &lines, &typed);
        let last = last(t, &lines, query);
        // People who fit the typed text are shown, whatever choice of lines is made.
        lines.retain(|line| {
            is_all || line.presence == chosen || line.is_named || Some(line.id) == query.arrived
        });
        // The first person without a mark: among those who fit the typed text, or among all when nothing is typed.
        let mut to_mark = lines.iter().filter(|l| l.presence == Presence::Open);
        let now = to_mark.find(|line| typed.is_empty() || line.is_named);
        Self {
            query: query.q.clone(),
            choices,
            open,
            all,
            hits,
            last,
            now: now.map_or(0, |line| line.id),
            has_fees,
            has_sections: lines.iter().any(|line| !line.section.is_empty()),
            money,
            method: PaymentMethod::from_code(&query.method).unwrap_or_default(),
            methods: PaymentMethod::ALL,
            show: query.show.clone(),
            lines,
            page,
            place,
        }
    }

    fn method_words(&self, method: &PaymentMethod) -> String {
        fee::method(self.page.t, *method)
    }

    fn membership_words(&self, membership: &Membership) -> String {
        fee::membership(self.page.t, *membership)
    }
}

fn hits(t: Words, lines: &[Line], typed: &str) -> Option<String> {
    let named = || lines.iter().filter(|line| line.is_named);
    let open = named().filter(|line| line.presence == Presence::Open);
    let (n, open) = (named().count(), open.count());
    (!typed.is_empty()).then(|| t.with_two("check-in-hits", "n", n, "open", open))
}

fn last(t: Words, lines: &[Line], query: &CheckInQuery) -> Option<Last> {
    let id = query.arrived?;
    let line = lines.iter().find(|line| line.id == id)?;
    let payment = line.payment.filter(|_| !query.paid.is_empty());
    let name = line.name.plain();
    let words = match payment {
        Some((_, cents)) => t.with_two(
            "check-in-last-paid",
            "name",
            name,
            "amount",
            fee::short(t, cents),
        ),
        None => t.with_one(
            &format!("check-in-last-{}", line.presence.code()),
            "name",
            name,
        ),
    };
    Some(Last {
        id,
        slug: line.slug.clone(),
        words,
        presence: line.presence,
        payment: payment.map(|(payment, _)| payment),
    })
}

/// The totals: received, how many owe nothing, unpaid.
fn sums(t: Words, lines: &[Line]) -> Vec<String> {
    let sum = |of: fn(&Line) -> i32| lines.iter().map(of).fold(0, i32::saturating_add);
    let mut sums = vec![t.with_one(
        "fee-money-in",
        "amount",
        fee::short(t, sum(|line| line.settled)),
    )];
    let free = lines.iter().filter(|line| line.is_free).count();
    if free > 0 {
        sums.push(t.n("fee-not-due", free));
    }
    let left = sum(|line| line.left);
    if left > 0 {
        sums.push(t.with_one("fee-still-open", "amount", fee::short(t, left)));
    }
    sums
}
