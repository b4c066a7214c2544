//! After a result no screen asks for its page: the event names the row, and the row is what the page shows.

use std::time::Duration;

use crate::support::{
    Browser, TestApp,
    board::board,
    form::Form,
    on_both_databases,
    page::Page,
    stream::{LIMIT, Stream},
    tournament::{
        correct_result, enter_all, large_round, name_deputy, prepare, press_result, publish_round,
        with_round_published,
    },
};

on_both_databases!(
    a_row_is_that_of_the_page,
    heavy_a_desk_of_thousands_asks_for_one_row,
    events_carry_numbers_of_their_readers,
    rows_show_each_reader_what_the_page_shows,
    what_changed_more_is_told_as_the_page,
);

/// The rows of a page, each with what hangs on it. What differs from page to page is left out: keys of forms.
fn rows(page: &Page, of: &str) -> Vec<String> {
    let html = page.html();
    let body = html.split("<tbody>").nth(1).unwrap();
    let body = body.split("</tbody>").next().unwrap();
    let rows = body.split(of).skip(1).map(|row| {
        let mut pieces = row.split("name=\"key\" value=\"");
        let first = pieces.next().unwrap_or_default().to_owned();
        let row = pieces.fold(first, |all, piece| {
            all + piece.split_once('"').map_or("", |(_, rest)| rest)
        });
        row.trim_end().to_owned()
    });
    rows.collect()
}

const ROW: &str = "<tr id=\"board-";

/// The row's number and the change before, as the newest event of a stream names them.
fn told(stream: &Stream) -> (i32, i32, i32) {
    let events = stream.events(LIMIT);
    match events
        .last()
        .map(|(kind, numbers)| (kind.as_str(), numbers.as_slice()))
    {
        Some(("row", [from, number, row])) => (*from, *number, *row),
        _ => panic!("{events:?}"),
    }
}

fn newer(page: &Page) -> i32 {
    page.attributes("[data-newer]", "data-newer")[0]
        .parse()
        .unwrap()
}

fn session(browser: &Browser) -> String {
    browser.cookie("__Host-session").unwrap().to_owned()
}

/// Sends a form as the desk's script does, which asks for the row alone.
fn send_for_row(arbiter: &mut Browser, to: &str, form: &Form, row: &str) -> Page {
    let mut fields = form.fields();
    fields.push(("row".to_owned(), row.to_owned()));
    let fields: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    arbiter.post(to, &fields)
}

/// The desk's row and the public row, by themselves and on their pages; and what is counted.
fn a_row_is_that_of_the_page(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Righe", 14);
    let (desk, round) = (format!("/t/{slug}/desk/1"), format!("/t/{slug}/round/1"));
    let own = Stream::open_as(&app, &slug, &session(&arbiter));
    let public = Stream::open(&app, &slug);
    let mut visitor = app.browser();
    let before = (newer(&arbiter.open(&desk)), newer(&visitor.open(&round)));
    for stream in [&own, &public] {
        stream.drain();
    }
    press_result(&mut arbiter, &slug, 1, 5, "1/2-1/2").assert_status(303);
    let (desk_told, public_told) = (told(&own), told(&public));
    assert_eq!((desk_told.0, public_told.0), before);
    let row = desk_told.2;
    assert_eq!(row, public_told.2);
    for (browser, address, number) in [
        (&mut arbiter, &desk, desk_told.1),
        (&mut visitor, &round, public_told.1),
    ] {
        let whole = browser.open(address);
        let part = browser.open(&format!("{address}?rows={row}"));
        assert_eq!((newer(&whole), newer(&part)), (number, number), "{address}");
        assert_eq!(
            part.attributes("table[data-only]", "data-live-part"),
            ["rows"]
        );
        assert!(
            whole
                .attributes("table[data-only]", "data-live-part")
                .is_empty()
        );
        let mut of_whole = rows(&whole, ROW);
        // Which row the next key goes to, the screen knows.
        let part_rows = rows(&part, ROW);
        assert_eq!(part_rows.len(), 1, "{address}");
        assert_eq!(part_rows[0], of_whole.swap_remove(4), "{address}");
        // The fifth row has its line below.
        assert!(part.texts("tr.g th")[0].contains('5'), "{address}");
        for counted in ["results", "filter", "status", "title"] {
            let css = format!("[data-live-part={counted}]");
            assert_eq!(
                part.texts(&css),
                whole.texts(&css),
                "{counted} of {address}"
            );
        }
    }
    // The answer to a result leads to its row when that is what the screen wants, and to the page otherwise.
    let page = arbiter.open(&desk);
    let form = page.form("#keys-2 form").press("result", "1-0");
    assert_eq!(arbiter.send(form).redirect().unwrap(), desk);
    let page = arbiter.open(&desk);
    let own = page.attributes("#board-3", "data-row")[0].clone();
    let form = page.form("#keys-3 form").press("result", "1-0");
    let answer = send_for_row(&mut arbiter, &format!("{desk}/result"), &form, &own);
    assert_eq!(answer.redirect().unwrap(), format!("{desk}?rows={own}"));
    let part = arbiter.follow(answer);
    assert_eq!(part.attributes("tr[data-board]", "data-board"), ["3"]);
    assert!(part.texts("[data-live-part=last]")[0].contains('3'));
    assert_eq!(part.attributes("[data-own]", "data-own-board")[0], "3");
    // Taken back, the row is empty again.
    let form = part.form_to("/undo");
    let answer = send_for_row(&mut arbiter, &format!("{desk}/undo"), &form, &own);
    let part = arbiter.follow(answer);
    assert_eq!(part.attributes("tr[data-missing]", "data-board"), ["3"]);
    // What is no row is not found, under any name.
    for rows in ["", "0-0", "007", "x", "9-8", "1,2"] {
        let page = visitor.get(&format!("{round}?rows={rows}"));
        page.assert_status(404);
    }
}

/// What the desk's script does after a result: it hears of the row and asks for it; never for the page.
fn heavy_a_desk_of_thousands_asks_for_one_row(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = large_round(&app, &mut arbiter, 5000);
    let desk = format!("/t/{slug}/desk/1");
    let page = arbiter.open(&desk);
    let known = newer(&page);
    let whole = page.bytes.len();
    let stream = Stream::open_as(&app, &slug, &session(&arbiter));
    stream.drain();
    let mut other = arbiter.clone();
    press_result(&mut other, &slug, 1, 7, "1-0").assert_status(303);
    let (from, number, row) = told(&stream);
    assert!(from <= known && known < number, "the desk misses nothing");
    let part = arbiter.open(&format!("{desk}?rows={row}"));
    assert_eq!(part.attributes("tr[data-board]", "data-board"), ["7"]);
    assert_eq!(newer(&part), number);
    assert_eq!(
        part.attributes("[data-missing-boards]", "data-missing-boards"),
        ["2499"]
    );
    assert!(
        part.bytes.len() * 8 < whole,
        "{} of {whole}",
        part.bytes.len()
    );
    // Also the board of another window, for what is counted.
    press_result(&mut other, &slug, 1, 2400, "0-1").assert_status(303);
    let (from, number, row) = told(&stream);
    assert_eq!(from, newer(&part));
    let part = arbiter.open(&format!("{desk}?page=1&rows={row}"));
    assert_eq!(
        (
            newer(&part),
            part.attributes("tr[data-board]", "data-board")
        ),
        (number, vec!["2400".to_owned()])
    );
    assert_eq!(part.texts("[data-pages] a[aria-current]")[0], "1–200");
}

/// Every kind of change, and what each kind of reader hears of it.
fn events_carry_numbers_of_their_readers(mut app: TestApp) {
    let mut board = board(&mut app);
    let slug = board.slug.clone();
    let mut deputy = app.account("dora", None);
    name_deputy(&mut board.arbiter, &slug, "dora", &mut deputy);
    let stranger = app.account("vera", None);
    let own = Stream::open_as(&app, &slug, &session(&deputy));
    let others = [
        Stream::open(&app, &slug),
        Stream::open_as(&app, &slug, &session(&stranger)),
    ];
    let quiet = Duration::from_millis(700);
    let mut last = others[0].stands_at;
    let mut hears = |what: &str, arbiters: &[&str], public: &[&str]| {
        let kinds = |events: &[(String, Vec<i32>)]| -> Vec<String> {
            events.iter().map(|(kind, _)| kind.clone()).collect()
        };
        let heard = own.events(quiet);
        assert_eq!(kinds(&heard), arbiters, "{what}");
        for stream in &others {
            let heard = stream.events(quiet);
            assert_eq!(kinds(&heard), public, "{what}");
            for (kind, numbers) in &heard {
                // A row follows what the public heard before, not what was hidden from it.
                if kind == "row" {
                    assert_eq!(numbers[0], last, "{what}");
                }
            }
        }
        if let Some((_, numbers)) = heard.iter().rfind(|_| !public.is_empty()) {
            last = if numbers.len() == 3 {
                numbers[1]
            } else {
                numbers[0]
            };
        }
    };
    // That the deputy was named, the public does not hear of.
    assert!(others.iter().all(|stream| stream.stands_at < own.stands_at));
    press_result(&mut deputy, &slug, 1, 1, "1-0").assert_status(303);
    hears("a result", &["row"], &["row"]);
    let form = board.look("incident/clock?only=1").form_to("/incident");
    let form = form
        .set("white_clock", "1:00:10")
        .set("white_set", "1:30:10")
        .set("counter", "3");
    board.arbiter.send(form).assert_status(303);
    hears("an incident", &["row"], &[]);
    // The second reading: another value, which is not confirmed.
    let page = board.arbiter.open(&format!("/t/{slug}/desk/1"));
    let form = page.form("#keys-1 form").forge("version", "1");
    board
        .arbiter
        .send(form.press("result", "0-1"))
        .assert_status(409);
    hears("a second value", &["row"], &[]);
    press_result(&mut deputy, &slug, 1, 1, "1/2-1/2").assert_status(303);
    hears("a result after what was hidden", &["row"], &["row"]);
    let page = board.arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/deputies").set("deputy", "vera");
    board.arbiter.send(form).assert_status(303);
    hears("a deputy who was asked", &["changed"], &[]);
}

/// The rows of each page for each reader: never more than the page itself shows them.
fn rows_show_each_reader_what_the_page_shows(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Lettori", 6);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut arbiter, &slug, "dora", &mut deputy);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    let desk = format!("/t/{slug}/desk/1");
    let page = deputy.open(&desk);
    let row = page.attributes("#board-1", "data-row")[0].clone();
    // Two values on the board.
    let form = page.form("#keys-1 form").forge("version", "1");
    deputy.send(form.press("result", "0-1")).assert_status(409);
    let part = deputy.open(&format!("{desk}?rows={row}"));
    assert_eq!(part.attributes("tr.conflict", "data-board"), ["1"]);
    assert_eq!(part.texts("tr.choose form").len(), 1);
    let (mut visitor, mut stranger) = (app.browser(), app.account("vera", None));
    let names: Vec<String> = page.texts(".who");
    let round = format!("/t/{slug}/round/1");
    for browser in [&mut visitor, &mut stranger] {
        let whole = browser.get(&desk);
        let part = browser.get(&format!("{desk}?rows={row}"));
        assert_eq!(
            (part.status, part.redirect().is_some()),
            (whole.status, whole.redirect().is_some())
        );
        assert!(!matches!(part.status, 200), "a desk is for arbiters");
        let whole = browser.open(&round);
        let part = browser.open(&format!("{round}?rows={row}"));
        assert_eq!(rows(&part, ROW), rows(&whole, ROW)[..1]);
        for word in ["conflict", "choose", "data-own", "data-conflict"] {
            assert!(!part.html().contains(word), "{word}");
        }
        for name in &names {
            assert!(!part.html().contains(name.as_str()), "{name}");
        }
    }
    // The same bytes for all who are not signed in.
    let again = app.browser().get(&format!("{round}?rows={row}"));
    let first = visitor.get(&format!("{round}?rows={row}"));
    assert!(
        first.bytes == again.bytes && first.header("cache-control").unwrap().starts_with("public")
    );
    // A board of a draft is unknown to everybody but arbiters: the same answer as for a board that is not there.
    let page = arbiter.open(&desk);
    let choose = page.form("#choose-1 form");
    arbiter
        .send(choose.press("result", "1-0"))
        .assert_status(303);
    for board in [2, 3] {
        press_result(&mut arbiter, &slug, 1, board, "1-0").assert_status(303);
    }
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    prepare(&mut arbiter, entries.form_to("/desk/2/pair")).assert_status(303);
    let of_draft: i32 = app.pairing(2, 1).parse().unwrap();
    for browser in [&mut visitor, &mut stranger] {
        let [draft, nothing] =
            [of_draft, of_draft + 1000].map(|row| browser.get(&format!("{round}?rows={row}")));
        assert_eq!((draft.status, draft.redirect()), (303, Some(round.clone())));
        assert_eq!(
            (nothing.status, nothing.redirect()),
            (303, Some(round.clone()))
        );
    }
}

/// A result of an earlier round changes points everywhere: whoever asks for its row at a later round gets the page.
fn what_changed_more_is_told_as_the_page(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Turni", 6);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    let [first, second] = [1, 2].map(|round| {
        let page = arbiter.open(&format!("/t/{slug}/desk/{round}"));
        page.attributes("#board-1", "data-row")[0].clone()
    });
    let stream = Stream::open_as(&app, &slug, &session(&arbiter));
    stream.drain();
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    assert_eq!(told(&stream).2.to_string(), first);
    let is_part = |page: &Page| !page.texts("table[data-only]").is_empty();
    let mut visitor = app.browser();
    // At its own round it is a row; at the next one the page is the answer.
    for (round, row, wanted, boards) in [
        (1, &first, true, vec!["1"]),
        (2, &first, false, vec!["1", "2", "3"]),
        (1, &second, true, vec![]),
    ] {
        let page = arbiter.open(&format!("/t/{slug}/desk/{round}?rows={row}"));
        assert_eq!(is_part(&page), wanted, "round {round}, row {row}");
        assert_eq!(page.attributes("tr[data-board]", "data-board"), boards);
        let answer = visitor.get(&format!("/t/{slug}/round/{round}?rows={row}"));
        let page = if answer.status == 303 {
            visitor.follow(answer)
        } else {
            answer
        };
        assert_eq!(is_part(&page), wanted, "round {round}, row {row}");
        assert_eq!(
            page.attributes("tr[data-version]", "data-row").len(),
            boards.len()
        );
    }
    // A list that a result makes shorter, and a draft, come whole.
    let page = arbiter.open(&format!("/t/{slug}/desk/2?show=missing&rows={second}"));
    assert!(!is_part(&page) && page.attributes("table[data-rows]", "class").is_empty());
}
