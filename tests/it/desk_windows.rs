//! The desk of a round with hundreds of boards: it comes in windows, and no entry loses its place.

use crate::support::{TestApp, on_both_databases, page::Page, tournament::large_round};

on_both_databases!(heavy_hundreds_of_boards_come_in_windows);

const PLAYERS: usize = 640;

fn boards(page: &Page) -> (String, String, usize) {
    let boards = page.texts("tr[data-board] th");
    (
        boards.first().cloned().unwrap_or_default(),
        boards.last().cloned().unwrap_or_default(),
        boards.len(),
    )
}

fn active(page: &Page) -> Vec<String> {
    page.texts("tr.now th")
}

fn window(first: &str, last: &str, count: usize) -> (String, String, usize) {
    (first.to_owned(), last.to_owned(), count)
}

fn heavy_hundreds_of_boards_come_in_windows(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = large_round(&app, &mut arbiter, PLAYERS);
    let desk = format!("/t/{slug}/desk/1");
    let page = arbiter.open(&desk);
    assert_eq!(boards(&page), window("1", "200", 200));
    assert_eq!(active(&page), ["1"]);
    assert_eq!(page.texts("[data-pages] a"), ["1–200", "201–320"]);
    // The jump finds boards and people of every window.
    let page = arbiter.open(&format!("{desk}?board=315"));
    assert_eq!(boards(&page), window("201", "320", 120));
    assert_eq!(active(&page), ["315"]);
    let page = arbiter.open(&format!("{desk}?board=provetti210"));
    assert_eq!(active(&page), ["210"]);
    // An entry comes back to its own window, at the next board without a result.
    let form = page.form("#keys-210 form").press("result", "1-0");
    let answer = arbiter.send(form);
    answer.assert_status(303);
    let page = arbiter.follow(answer);
    assert_eq!(
        (boards(&page).0, active(&page)),
        ("201".to_owned(), vec!["211".to_owned()])
    );
    assert_eq!(app.boards(1)[209], "210 1-0 v2");
    // Two values, a board that is not there: the answer shows the same window.
    let stale = page
        .form("#keys-210 form")
        .forge("version", "1")
        .press("result", "0-1");
    let page = arbiter.send(stale);
    page.assert_status(409);
    assert_eq!(boards(&page).0, "201");
    let missing = page
        .form("#keys-320 form")
        .forge("board", "999")
        .press("result", "0-1");
    let page = arbiter.send(missing);
    page.assert_status(404);
    assert_eq!(boards(&page).0, "201");
    // Only the missing ones: the list is cut after the filter, and an entry stays with it.
    let page = arbiter.open(&format!("{desk}?show=missing&page=2"));
    assert_eq!(boards(&page), window("201", "320", 119));
    let answer = arbiter.send(page.form("#keys-320 form").press("result", "1/2-1/2"));
    let page = arbiter.follow(answer);
    assert_eq!(boards(&page), window("201", "319", 118));
    assert_eq!(active(&page), ["201"]);
}
