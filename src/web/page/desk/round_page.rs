//! Fills the page of a round: the boards of the window, the notices above and beside them. `round_row` fills each board.

use crate::{
    app::{
        access::TournamentRole,
        tournament::{
            board::{BoardLine, RoundView},
            desk::Desk,
            undo::LastEntry,
        },
        window,
    },
    event::{Colour, RoundNumber},
    i18n::Words,
    web::{
        Visitor,
        page::desk::round_view::{Filter, OwnEntry, RoundDesk, RoundState, TieRow},
        show,
        view::{DeskPage, Pages, Section, matches::Matches, tournament::RoundLink},
    },
    words::{self, knock_out::sets, moment, result::glyphs},
};

use super::{
    round_row::desk_row,
    rounds,
    window::{DeskQuery, matches, place},
};

/// The page of a round, as this query asks for it; `conflict` is the board about which the reader has to choose.
pub(super) fn desk_page(
    visitor: &Visitor,
    desk: &Desk,
    role: TournamentRole,
    query: &DeskQuery,
    conflict: Option<u16>,
) -> RoundDesk {
    let view = &desk.round;
    let t = visitor.words();
    let slug = &view.summary.slug;
    let missing = if view.is_draft {
        Vec::new()
    } else {
        view.missing.clone()
    };
    let filter = query.filter();
    let listed = listed(desk, filter);
    let matches = matches(view, &query.board);
    let wanted = query.of(&matches).or(conflict);
    let (shown, active) = place(query, &listed, &missing, wanted);
    let start = shown.start;
    let of_list = match filter {
        Filter::All => String::new(),
        Filter::Missing => "?show=missing".to_owned(),
        Filter::Unclear => "?show=unclear".to_owned(),
    };
    let base = base_of(slug, view.round);
    let pages = Pages::new(t, listed.len(), start, &format!("{base}{of_list}"));
    let window = window::of_row(listed.len(), start);
    let shown = listed.get(shown).unwrap_or_default();
    // For a request of single boards the screen knows which ones it shows.
    let is_shown = |line: &&BoardLine| desk.is_partial || shown.binary_search(&line.board).is_ok();
    let rows = view
        .boards
        .iter()
        .filter(is_shown)
        .enumerate()
        .map(|(index, line)| {
            let place = if desk.is_partial {
                line.place
            } else {
                index + 1
            };
            desk_row(visitor, desk, line, place, active)
        })
        .collect();
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{slug}/events"));
    let course = view.summary.course;
    RoundDesk {
        page,
        desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Round),
        error: None,
        posts_to: match (pages.links.is_empty(), filter) {
            (true, _) => format!("{base}/result"),
            (false, Filter::Missing) => format!("{base}/result?show=missing&page={window}"),
            (false, _) => format!("{base}/result?page={window}"),
        },
        pages,
        base,
        round: view.round,
        rounds: course.planned(),
        links: round_links(view),
        day: show::round_day(t, &view.summary, view.round),
        state: state_of(view),
        days: days_form(view),
        together: together(view),
        match_game: words::match_game::of_round(t, view.summary.course, view.round),
        state_note: state_note(visitor, view),
        stale: rounds::stale_words(t, &view.draft_changed),
        plain: course.is_earlier(view.round),
        rows,
        total: view.numbers.len(),
        missing,
        unclear: desk.unclear,
        filter,
        is_partial: desk.is_partial,
        me: number_of(visitor),
        last: desk
            .own
            .first()
            .map(|entry| last_words(visitor, entry, view.round)),
        own: own_entries(visitor, desk),
        matches: matches.len(),
        nobody: Some(query.board.trim().to_owned())
            .filter(|text| !text.is_empty() && matches.is_empty()),
        version: desk.version,
        has_conflicts: !desk.conflicts.is_empty(),
        byes: view
            .byes
            .iter()
            .filter(|b| !b.absent)
            .map(|b| show::bye_sentence(t, b))
            .collect(),
        corrections: corrections(t, desk),
        team_matches: Matches::of(t, view, Some(base_of(slug, view.round))),
        ties: ties(t, desk),
        may_change_by_hand: !view.summary.is_of_teams
            && view.summary.pairing_system.may_be_changed_by_hand(),
        by_hand: view.by_hand,
        by_hand_reason: view.by_hand_reason.clone(),
        may_take_back: may_take_back(view),
        next_round: course
            .to_pair()
            .map(RoundNumber::get)
            .filter(|_| view.is_draft || view.round == course.published()),
    }
}

/// The number by which the script keeps apart whose entries wait on this machine: that of the account, or a negative one for a
/// staff device.
fn number_of(visitor: &Visitor) -> i32 {
    match (&visitor.user, &visitor.station) {
        (Some(user), _) => user.id,
        (None, Some(station)) => -station.id,
        (None, None) => 0,
    }
}

/// The drawn boards of a knock-out, with the players who may advance.
fn ties(t: Words, desk: &Desk) -> Option<Vec<TieRow>> {
    let ties = desk.drawn_ties.as_ref()?.iter().map(|tie| TieRow {
        pairing: tie.pairing,
        board: tie.board,
        version: tie.version,
        sides: [
            (Colour::White, "white", &tie.white),
            (Colour::Black, "black", &tie.black),
        ]
        .map(|(colour, code, who)| (code, show::name(t, who, None), tie.goes_on == Some(colour))),
        is_decided: tie.goes_on.is_some(),
        words: t.get(if tie.sets.is_empty() {
            "match-play-on"
        } else {
            "match-page"
        }),
        score: sets(t, &tie.sets, false),
        is_played_out: tie.is_played_out,
    });
    Some(ties.collect())
}

fn state_of(view: &RoundView) -> RoundState {
    match view.published_at {
        Some(at) if !view.is_draft => RoundState::Published(moment::clock_time(at)),
        _ => RoundState::Draft,
    }
}

/// Address of the form for the days of single boards or matches; `None` outside a schedule, and for a draft.
fn days_form(view: &RoundView) -> Option<String> {
    let is_there = view.summary.course.is_schedule() && !view.is_draft && view.round > 0;
    is_there.then(|| format!("{}/days", base_of(&view.summary.slug, view.round)))
}

/// First of the drafted rounds that are published together; `None` if it is this round, or no draft.
fn together(view: &RoundView) -> Option<u8> {
    view.draft
        .filter(|first| view.is_draft && *first != view.round)
}

/// Address of a round's desk.
fn base_of(slug: &str, round: u8) -> String {
    format!("/t/{slug}/desk/{round}")
}

/// Boards whose result differs in the rating report, in sentences.
fn corrections(t: Words, desk: &Desk) -> Vec<String> {
    let sentences = desk.corrections.iter().map(|one| {
        let result = glyphs(t, one.result);
        let board = one.board;
        let key = "desk-rating-corrected";
        t.with_three(key, "board", board, "result", result, "reason", &one.reason)
    });
    sentences.collect()
}

/// The boards that the filter lists.
fn listed(desk: &Desk, filter: Filter) -> Vec<u16> {
    let view = &desk.round;
    let has_two = |line: &&BoardLine| {
        let mut open = desk.conflicts.iter();
        open.any(|one| one.pairing == line.pairing)
    };
    match filter {
        Filter::All => view.numbers.clone(),
        Filter::Missing => view.missing.clone(),
        Filter::Unclear => {
            let unclear = view.boards.iter().filter(has_two);
            unclear.map(|line| line.board).collect()
        }
    }
}

/// The reader's own entries that undo would take back, in rounds that are not yet past.
fn own_entries(visitor: &Visitor, desk: &Desk) -> Vec<OwnEntry> {
    let course = desk.round.summary.course;
    desk.own
        .iter()
        .take_while(|entry| u8::try_from(entry.round).is_ok_and(|n| !course.is_earlier(n)))
        .map(|entry| own_entry(visitor, entry, desk.round.round))
        .collect()
}

/// Whether the round is the last published one, without a draft after it, and has no result.
fn may_take_back(view: &RoundView) -> bool {
    let course = view.summary.course;
    // A schedule is taken back as a whole, from its first round; so is a match of two games.
    let last = *course.together(course.published()).start();
    !view.is_draft
        && view.draft.is_none()
        && view.round == last
        && view.missing.len() == view.numbers.len()
}

fn round_links(view: &RoundView) -> Vec<RoundLink> {
    let course = view.summary.course;
    (1..=course.there().max(view.draft.unwrap_or(0)))
        .map(|number| RoundLink {
            number,
            published: course.is_published(number),
            current: number == view.round,
        })
        .collect()
}

fn own_entry(visitor: &Visitor, entry: &LastEntry, shown: u8) -> OwnEntry {
    let t = visitor.words();
    OwnEntry {
        id: entry.action,
        key: entry.key.clone().unwrap_or_default(),
        is_here: entry.round == i32::from(shown),
        board: entry.board,
        before: entry.before.map_or_else(String::new, |r| glyphs(t, r)),
    }
}

/// The last action; with its round, if that is not the one shown.
fn last_words(visitor: &Visitor, last: &LastEntry, shown: u8) -> String {
    let t = visitor.words();
    let result = last
        .result
        .map_or_else(|| t.get("result-none"), |r| glyphs(t, r));
    let key = if last.round == i32::from(shown) {
        "desk-last"
    } else {
        "desk-last-elsewhere"
    };
    t.with(
        key,
        &[
            ("round", last.round.to_string()),
            ("board", last.board.to_string()),
            ("result", result),
            ("names", format!("{} – {}", last.white, last.black)),
        ],
    )
}

/// Whether the round is printed, and the progress of the next one, in sentences.
fn state_note(visitor: &Visitor, view: &RoundView) -> String {
    let t = visitor.words();
    if view.is_draft {
        let boards = &view.missing_before;
        return if boards.is_empty() && !view.draft_changed.is_empty() {
            // The notice above says so, with the changes.
            String::new()
        } else if boards.is_empty() {
            t.get("desk-draft-ready")
        } else {
            t.with_two(
                "desk-draft-waits",
                "n",
                boards.len(),
                "boards",
                words::board_list::boards_of_rounds(t, boards, i32::from(view.round) - 1),
            )
        };
    }
    let printed = match view.printed_at {
        Some(at) => t.with_one("desk-printed", "time", moment::clock_time(at)),
        None => t.get("desk-not-printed"),
    };
    let course = view.summary.course;
    if course.is_schedule() {
        return format!("{printed} {}", t.get("desk-schedule"));
    }
    if course.is_earlier(view.round) {
        let next = t.with_one("desk-past-round", "round", view.round + 1);
        return format!("{printed} {next}");
    }
    let next = match view.draft {
        Some(draft) => t.with_one("desk-next-drafted", "round", draft),
        None => course.to_pair().map_or_else(
            || t.get("desk-last-round"),
            |due| t.with_one("desk-next-not-drafted", "round", due.get()),
        ),
    };
    format!("{printed} {next}")
}
