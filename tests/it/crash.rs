//! Kill -9 while results are entered: what was acknowledged is there after the restart, and nothing that was not sent.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::support::{Browser, TestApp, page::Page, tournament};

const PLAYERS: usize = 24;
const WRITERS: usize = 3;
const KILLS: u32 = 5;
/// No new kill is begun after this.
const LIMIT: Duration = Duration::from_secs(20);
/// Codes of results, and how the desk shows them.
const RESULTS: [&str; 3] = ["1", "5", "0"];

/// What one board may show: the last acknowledged value, and what was sent after it without an answer.
#[derive(Clone, Debug, Default)]
struct Known {
    acknowledged: String,
    in_doubt: Vec<String>,
}

#[test]
fn nothing_acknowledged_is_lost() {
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo del Lampo", PLAYERS);
    let desk = format!("/t/{slug}/desk/1");
    let boards = shown(&arbiter.get(&desk));
    assert_eq!(boards.len(), PLAYERS / 2);
    let mut known: BTreeMap<String, Known> = boards
        .keys()
        .map(|board| (board.clone(), Known::default()))
        .collect();

    let begun = Instant::now();
    let (mut kills, mut acknowledged, mut in_doubt) = (0, 0, 0);
    while kills < KILLS && (kills < 2 || begun.elapsed() < LIMIT) {
        let stop = AtomicBool::new(false);
        let (asked, stopped) = (&desk, &stop);
        let written: Vec<(BTreeMap<String, Known>, usize)> = thread::scope(|scope| {
            let writers: Vec<_> = (0..WRITERS)
                .map(|writer| {
                    let browser = arbiter.clone();
                    let own: BTreeMap<String, Known> = known
                        .iter()
                        .enumerate()
                        .filter(|(number, _)| number % WRITERS == writer)
                        .map(|(_, (board, known))| (board.clone(), known.clone()))
                        .collect();
                    scope.spawn(move || write(browser, asked, own, stopped))
                })
                .collect();
            // Not a round number, so that the kill falls somewhere else each time.
            thread::sleep(Duration::from_millis(900 + u64::from(kills) * 137));
            app.kill();
            stop.store(true, Ordering::Relaxed);
            writers
                .into_iter()
                .map(|w| w.join().unwrap_or_else(|_| panic!("a writer failed")))
                .collect()
        });
        for (own, count) in written {
            acknowledged += count;
            known.extend(own);
        }
        app.start();
        arbiter.move_to(&app.base);
        let page = arbiter.get(&desk);
        let stored = shown(page.assert_ok());
        for (board, known) in &mut known {
            let value = stored.get(board).cloned().unwrap_or_default();
            in_doubt += known.in_doubt.len();
            assert!(
                value == known.acknowledged || known.in_doubt.contains(&value),
                "after kill {kills}: board {board} shows \"{value}\", but {known:?}"
            );
            *known = Known {
                acknowledged: value,
                in_doubt: Vec::new(),
            };
        }
        kills += 1;
    }
    println!("{kills} kills, {acknowledged} results acknowledged, {in_doubt} in doubt, none lost");
    assert!(
        acknowledged >= usize::try_from(kills).unwrap_or(usize::MAX),
        "hardly anything was written"
    );
}

/// Enters results on its own boards until the server is gone.
fn write(
    mut browser: Browser,
    desk: &str,
    mut own: BTreeMap<String, Known>,
    stop: &AtomicBool,
) -> (BTreeMap<String, Known>, usize) {
    let mut count = 0;
    for turn in 0_usize.. {
        for (board, known) in &mut own {
            if stop.load(Ordering::Relaxed) {
                return (own, count);
            }
            let Ok(page) = browser.try_get(desk) else {
                return (own, count);
            };
            page.assert_ok();
            let code = RESULTS
                .get((turn + count) % RESULTS.len())
                .copied()
                .unwrap_or("1");
            let css = format!("form.set[data-board=\"{board}\"]");
            let button = format!("{css} button[data-key=\"{code}\"]");
            let value = page.attributes(&button, "value").concat();
            let label = page.attributes(&button, "data-label").concat();
            known.in_doubt.push(label.clone());
            match browser.try_send(page.form(&css).press("result", &value)) {
                Ok(answer) => {
                    answer.assert_status(303);
                    *known = Known {
                        acknowledged: label,
                        in_doubt: Vec::new(),
                    };
                    count += 1;
                }
                Err(_) => return (own, count),
            }
        }
    }
    (own, count)
}

/// Board → result as the desk shows it, empty when there is none.
fn shown(page: &Page) -> BTreeMap<String, String> {
    page.attributes("tr[data-board]", "data-board")
        .into_iter()
        .map(|board| {
            let cell = format!("tr[data-board=\"{board}\"]:not([data-missing]) td.pr");
            let value = page.texts(&cell).concat();
            (board, value)
        })
        .collect()
}
