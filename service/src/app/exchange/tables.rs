//! Pairings and standings as comma-separated files. Headings are the same in every language, so that programs
//! can read them.

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{board, entrant::Entrant, standings},
        window,
    },
    event::{BoardResult, Bye, Outlet, Title},
    formats::csv::{self, Layout},
    tiebreak::TieBreakValue,
};

const PAIRINGS: [&str; 13] = [
    "board",
    "white_number",
    "white_title",
    "white_name",
    "white_rating",
    "white_points",
    "result",
    "black_number",
    "black_title",
    "black_name",
    "black_rating",
    "black_points",
    "bye",
];

const STANDINGS: [&str; 8] = [
    "place",
    "number",
    "title",
    "name",
    "rating",
    "federation",
    "club",
    "points",
];

fn entrant(entrant: &Entrant) -> [String; 4] {
    [
        entrant.tpn.map_or_else(String::new, |tpn| tpn.to_string()),
        entrant.person.title.map_or("", Title::code).to_owned(),
        entrant.name().with_comma(),
        entrant.rating.map_or_else(String::new, |r| r.to_string()),
    ]
}

const fn bye_letter(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "U",
        Bye::FullPoint => "F",
        Bye::HalfPoint => "H",
        Bye::ZeroPoint => "Z",
    }
}

/// The boards of a published round. Results are written as [`BoardResult::code`], byes as the letters of the report
/// format.
///
/// # Errors
/// Not found: no such tournament, or the round is not published.
pub fn pairings_csv(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    round: u8,
) -> Result<String, AppError> {
    let view = board::round_for(ctx, actor, slug, Some(round), Outlet::File)?;
    if view.round == 0 || view.is_draft {
        return Err(AppError::NotFound);
    }
    let mut rows = vec![PAIRINGS.map(str::to_owned).to_vec()];
    for line in &view.boards {
        let mut row = vec![line.board.to_string()];
        row.extend(entrant(&line.white));
        row.push(line.white_points.to_string());
        row.push(line.result.map_or("", BoardResult::code).to_owned());
        row.extend(entrant(&line.black));
        row.push(line.black_points.to_string());
        row.push(String::new());
        rows.push(row);
    }
    for line in view.byes.iter().filter(|line| !line.absent) {
        let mut row = vec![String::new()];
        row.extend(entrant(&line.entrant));
        row.push(line.points.to_string());
        row.extend(std::iter::repeat_n(String::new(), 6));
        row.push(bye_letter(line.bye).to_owned());
        rows.push(row);
    }
    Ok(csv::write(&rows, Layout::default()))
}

/// The standings after a round, and the number of that round. `None` means the newest complete round.
///
/// # Errors
/// Not found: no such tournament, or the round is not published.
pub fn standings_csv(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    after: Option<u8>,
) -> Result<(String, u8), AppError> {
    let (which, all) = ((slug, after), window::Window::All);
    let view = standings::standings_for(ctx, actor, which, None, &all, Outlet::File)?;
    let mut heading = STANDINGS.map(str::to_owned).to_vec();
    heading.extend(view.list.iter().map(ToString::to_string));
    let mut rows = vec![heading];
    for line in &view.lines {
        let mut row = vec![line.place.to_string()];
        row.extend(entrant(&line.entrant));
        row.push(
            line.entrant
                .person
                .federation
                .map_or_else(String::new, |f| f.to_string()),
        );
        row.push(line.entrant.club.clone());
        row.push(line.points.to_string());
        // A value that does not exist is an empty cell.
        let figure = |value: &TieBreakValue| value.exact().map(|_| value.to_csv());
        row.extend(
            line.values
                .iter()
                .map(|value| figure(value).unwrap_or_default()),
        );
        rows.push(row);
    }
    Ok((csv::write(&rows, Layout::default()), view.after))
}
