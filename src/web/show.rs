//! From the values of use cases to what the templates show.

use crate::{
    app::{
        access::TournamentRole,
        tournament::{
            board::{BoardLine, ByeLine},
            entrant::Entrant,
            entry_list::EntryLine,
            fide_mode::Left,
            settings_input::knock_out_code,
            summary::Summary,
        },
    },
    event::{Colour, PersonName, PublicPerson},
    formats::trf::RankingMethod,
    i18n::Words,
    pairing::{Accelerated, System},
    tiebreak::{Remaining, TieBreak, Unrated},
    words::{self, moment},
};

use super::{
    Visitor,
    view::{
        DeskNav, DeskPage, PlayerName, TournamentHead,
        tournament::{Fact, Holding, Tab},
    },
};

/// A participant's name; with `slug` it links to their page in the tournament.
#[must_use]
pub fn name(t: Words, entrant: &Entrant, slug: Option<&str>) -> PlayerName {
    PlayerName {
        link: slug.map(|slug| format!("/t/{slug}/player/{}", entrant.entry)),
        ..public_name(t, &entrant.person)
    }
}

/// The name of a person in an entry list: with their FIDE title, otherwise with their national category.
#[must_use]
pub fn entry_name(t: Words, line: &EntryLine, slug: Option<&str>) -> PlayerName {
    let own = name(t, &line.entrant, slug);
    let category = Some(line.category.clone()).filter(|category| !category.is_empty());
    PlayerName {
        title: own.title.or(category),
        ..own
    }
}

/// A person's name with their title.
#[must_use]
pub fn public_name(t: Words, person: &PublicPerson) -> PlayerName {
    PlayerName {
        title: person
            .title
            .map(|title| words::title::title(t, title.code())),
        ..shown_name(t, &person.name)
    }
}

/// A name in the reader's language; for a withheld name `Giocatore 12`.
#[must_use]
pub fn shown_name(t: Words, name: &PersonName) -> PlayerName {
    match name.withheld_number() {
        Some(number) => PlayerName::new(t.with_one("player-withheld", "number", number), ""),
        None => PlayerName::new(name.surname(), name.given()),
    }
}

/// Name, place, dates and tabs of a tournament.
#[must_use]
pub fn head(t: Words, summary: &Summary, tab: Tab) -> TournamentHead {
    let mut place = summary.town.clone();
    if !summary.venue.is_empty() {
        place = format!("{place}, {}", summary.venue);
    }
    let lead = t.with(
        "tournament-lead",
        &[
            ("place", place),
            ("dates", moment::span(t, summary.start, summary.end)),
            ("rounds", summary.course.planned().to_string()),
            ("kind", t.get(&format!("kind-{}", summary.kind.code()))),
            ("control", words::clock::control(t, &summary.time_control)),
            ("players", summary.players.to_string()),
        ],
    );
    TournamentHead {
        t,
        slug: summary.slug.clone(),
        name: summary.name.clone(),
        lead,
        pairings: match summary.course.current() {
            current if summary.course.is_schedule() && current > 0 => format!("/round/{current}"),
            _ => String::new(),
        },
        is_of_teams: summary.is_of_teams,
        is_knock_out: summary.pairing_system.has_bracket(),
        has_boards: summary.course.published() > 0,
        tab,
        desk: false,
        section: summary.section.as_ref().map(|section| {
            let (label, event) = (&section.label, &section.event_name);
            let words = t.with_two("section-of", "label", label, "event", event);
            (section.event.clone(), words)
        }),
        no_index: summary.has_minors,
        takes_requests: summary.takes_requests,
        fide_left: summary.fide_left.as_ref().map(|left| fide_left(t, left)),
        handed_over: handed_over(t, summary),
        holder: Holding::of(summary),
        following: summary
            .following
            .as_ref()
            .map(|of| (words::mirror::following(t, of), of.is_silent || !of.goes_on)),
    }
}

/// The arbiter's bar.
#[must_use]
pub fn desk_nav(
    visitor: &Visitor,
    summary: &Summary,
    role: TournamentRole,
    current: DeskPage,
) -> DeskNav {
    let t = visitor.words();
    let name = match (&visitor.user, &visitor.station) {
        (Some(user), _) => user.display_name.as_str(),
        (None, Some(station)) => station.name.as_str(),
        (None, None) => "",
    };
    let role = match role {
        TournamentRole::Chief => t.get("role-chief"),
        TournamentRole::Deputy => t.get("role-deputy"),
        TournamentRole::Admin => t.get("role-admin"),
        TournamentRole::Station => t.get("role-station"),
    };
    DeskNav {
        slug: summary.slug.clone(),
        name: summary.name.clone(),
        who: format!("{name}, {role}"),
        current,
        is_of_teams: summary.is_of_teams,
        event: summary
            .section
            .as_ref()
            .map(|section| section.event.clone()),
        fide_left: summary.fide_left.as_ref().map(|left| fide_left(t, left)),
        handed_over: handed_over(t, summary)
            .or_else(|| Some(words::mirror::not_here(t, summary.following.as_ref()?))),
        duty: visitor.station.as_ref().map(|station| station.duty),
        holder: Holding::of(summary),
    }
}

/// `Ghiringo Matteo: bye.`
#[must_use]
pub fn bye_sentence(t: Words, line: &ByeLine) -> String {
    t.with_two(
        "bye-sentence",
        "name",
        line.entrant.name(),
        "what",
        words::result::bye(t, line.bye, line.names),
    )
}

/// `Bianco – Nero`, surnames only.
#[must_use]
pub fn surnames(line: &BoardLine) -> String {
    format!(
        "{} – {}",
        line.white.name().surname(),
        line.black.name().surname()
    )
}

/// `Fuori modalità FIDE dal turno 4`, or before the first round.
fn fide_left(t: Words, left: &Left) -> String {
    t.with_one("fide-mode-since", "round", left.round)
}

/// A sentence that another machine continues the tournament; `None` if it does not.
fn handed_over(t: Words, summary: &Summary) -> Option<String> {
    let over = summary.handed_over.as_ref()?;
    Some(words::archive::handed_over(
        t,
        &over.by,
        over.at,
        &over.digest,
    ))
}

/// Rules of the event: term and text.
#[must_use]
pub fn rules(t: Words, summary: &Summary) -> Vec<Fact> {
    let fact = |term: &str, text: String| Fact {
        term: t.get(term),
        text,
    };
    let mut facts = vec![
        fact("rule-system", system(t, summary)),
        fact(
            "rule-control",
            words::clock::control(t, &summary.time_control),
        ),
        fact("rule-tie-breaks", tie_breaks(t, summary)),
        fact(
            "rule-default-time",
            t.n("rule-minutes", summary.default_minutes),
        ),
    ];
    if let Some(method) = &summary.ranking_method {
        facts.push(fact("rule-starting-rank", starting_rank(t, method)));
    }
    facts.push(fact(
        "rule-live",
        words::moves::live_delay(t, summary.live_delay),
    ));
    if summary.draw_offer_limit > 0 {
        facts.push(fact(
            "rule-draw-offers",
            t.n("rule-draw-offers-from", summary.draw_offer_limit),
        ));
    }
    if !summary.more_than_fifty.is_empty() {
        facts.push(fact(
            "rule-more-than-fifty",
            summary.more_than_fifty.clone(),
        ));
    }
    if let Some(left) = &summary.fide_left {
        facts.push(fact("fide-mode", fide_left(t, left)));
    }
    facts.push(fact(
        "rule-edition",
        t.get(&format!("edition-{}", summary.rules_edition.id())),
    ));
    if !summary.chief_arbiter.is_empty() {
        facts.push(fact("rule-chief", summary.chief_arbiter.clone()));
    }
    if !summary.deputy_arbiters.is_empty() {
        facts.push(fact("rule-deputies", summary.deputy_arbiters.clone()));
    }
    facts
}

/// The days of the rounds: term and text; empty if none is known.
#[must_use]
pub fn schedule(t: Words, summary: &Summary) -> Vec<Fact> {
    (1..=summary.course.planned())
        .filter_map(|round| {
            Some(Fact {
                term: t.with_one("round-title", "round", round),
                text: day_and_hour(t, summary, round)?,
            })
        })
        .collect()
}

/// Day and time of a round, `sabato 21 novembre 2026, ore 15:00`; only the day while no time is announced.
#[must_use]
pub fn day_and_hour(t: Words, summary: &Summary, round: u8) -> Option<String> {
    let day = moment::long_date(t, summary.day_of(round)?);
    Some(match summary.hours.of_round(round) {
        Some(hour) => t.with_two("day-at-hour", "day", day, "hour", hour.format("%-H:%M")),
        None => day,
    })
}

/// Day of a round with its time, `Sabato 21 novembre 2026, ore 15:00`: as announced, otherwise that of its publication.
#[must_use]
pub fn round_day(t: Words, summary: &Summary, round: u8) -> Option<String> {
    let day = day_and_hour(t, summary, round)?;
    Some(moment::capitalised(&day))
}

/// The order of the initial ranking: `Elo FIDE, altrimenti nazionale (ITA)`.
fn starting_rank(t: Words, method: &RankingMethod) -> String {
    let words = t.get(&format!(
        "starting-rank-{}",
        method.method.code().to_lowercase()
    ));
    if method.federation.is_empty() {
        words
    } else {
        format!("{words} ({})", method.federation)
    }
}

/// The colour that the program drew for number 1, and the drawn number (even: White).
#[must_use]
pub fn drawn_colour(t: Words, colour: Option<Colour>, lot: &str) -> String {
    let side = match colour {
        Some(Colour::Black) => "black",
        _ => "white",
    };
    // The number is passed as a text, because numbers may be grouped into thousands.
    t.with_two("rule-initial-drawn", "side", side, "lot", format!("#{lot}"))
}

/// How often everybody meets everybody, and how their numbers were assigned.
fn round_robin(t: Words, summary: &Summary) -> String {
    let schedule = summary.schedule;
    let mut parts = vec![t.n("rule-round-robin", usize::from(schedule.cycles()))];
    if schedule.cycles() > 1 && schedule.is_exchanged() {
        parts.push(t.get("rule-exchanged"));
    }
    parts.push(numbers(t, summary));
    parts.join(", ")
}

/// How the numbers of a round robin or the seeds of a knock-out were assigned.
fn numbers(t: Words, summary: &Summary) -> String {
    let code = summary.numbering.code();
    match summary.numbers_seed.parse() {
        Ok(seed) if summary.numbering.is_drawn() => {
            t.with_one(&format!("rule-numbers-{code}"), "seed", seed_text(seed))
        }
        _ => t.get(&format!("rule-numbers-{code}")),
    }
}

/// Pairing system, edition, acceleration, colour of number 1.
fn system(t: Words, summary: &Summary) -> String {
    let mut parts = vec![match summary.pairing_system {
        System::Dutch => t.get(&format!("rule-system-{}", summary.pairing_edition.code())),
        System::RoundRobin | System::DoubleRoundRobin => round_robin(t, summary),
        System::Scheveningen if summary.schedule.cycles() == 2 => {
            t.get("pairing-edition-double-scheveningen")
        }
        System::TeamRoundRobin if summary.schedule.cycles() == 2 => {
            t.get("pairing-edition-double-team-round-robin")
        }
        System::KnockOut => t.get(&format!("pairing-edition-{}", knock_out_code(summary.cup))),
        other => t.get(&format!("pairing-edition-{}", other.code())),
    }];
    if summary.pairing_system.has_bracket() {
        parts.push(numbers(t, summary));
    }
    if let Some(sides) = summary.schedule.table().sides().filter(|sides| *sides > 2) {
        parts.push(t.n("rule-sides", usize::from(sides)));
    }
    parts.extend(
        summary
            .keizer
            .map(|keizer| words::keizer::announced(t, &keizer)),
    );
    if summary.acceleration != Accelerated::No {
        let code = summary.acceleration.code();
        parts.push(t.get(&format!("rule-acceleration-{code}")));
    }
    if summary.pairing_system.is_predetermined() {
        return parts.join(", ");
    }
    if !summary.initial_colour_lot.is_empty() {
        let (colour, lot) = (summary.initial_colour, &summary.initial_colour_lot);
        parts.push(drawn_colour(t, colour, lot));
    } else if let Some(colour) = summary.initial_colour {
        parts.push(t.get(match colour {
            Colour::White => "rule-initial-white",
            Colour::Black => "rule-initial-black",
        }));
    }
    parts.join(", ")
}

/// Tie-breaks in their order, the edition of their regulations, and how remaining ties are resolved.
fn tie_breaks(t: Words, summary: &Summary) -> String {
    let regulations = summary.regulations;
    let edition = t.get(&format!("rule-tie-breaks-{}", regulations.edition.code()));
    let list = summary.tie_breaks.replace(',', ", ");
    let remaining = match regulations.remaining {
        Remaining::Shared => t.get("rule-remaining-shared"),
        Remaining::PairingNumber => t.get("rule-remaining-number"),
        Remaining::Lots(seed) => t.with_one("rule-remaining-lots", "seed", seed_text(seed)),
    };
    let rating_based = |code: &str| {
        let known = code.parse::<TieBreak>().ok();
        known.is_some_and(|tie_break| tie_break.code().is_rating_based())
    };
    let unrated = match regulations.unrated {
        _ if !summary.tie_breaks.split(',').any(rating_based) => String::new(),
        Unrated::DropTieBreak => t.get("rule-unrated-drop"),
        Unrated::LeaveOut => t.get("rule-unrated-leave-out"),
        Unrated::CountAs(elo) => {
            t.with_one("rule-unrated-count-as", "rating", elo.get().to_string())
        }
    };
    format!("{list} ({edition}). {remaining} {unrated}")
        .trim_end()
        .to_owned()
}

/// A seed as digits, never grouped into thousands.
#[must_use]
pub fn seed_text(seed: u64) -> String {
    format!("#{seed}")
}
