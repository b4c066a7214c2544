//! The result from the board: two players with their place cards and no account, an arbiter who takes or comes.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    stream::Stream,
    tournament::{press_result, publish_round, with_round_published},
};

on_both_databases!(
    two_agree_and_the_arbiter_takes_all_with_one_key,
    two_differ_and_the_arbiter_is_called,
    a_code_is_good_for_one_seat_and_one_round,
    an_arbiter_a_bye_a_withdrawal,
    nobody_else_learns_of_it,
    what_is_reported_counts_nowhere,
    who_guesses_codes_is_stopped,
);

/// Addresses of the seats of a round, by board: White's and Black's.
fn seats(arbiter: &mut Browser, slug: &str, round: u8) -> Vec<[String; 2]> {
    let page = arbiter.get(&format!("/t/{slug}/papers/slips/{round}"));
    let codes = page.assert_ok().attributes(".slip .qr", "src");
    assert!(!codes.is_empty());
    let seat = |picture: &String| picture.replace("/code/seat/", "/seat/");
    codes
        .chunks(2)
        .map(|two| [seat(&two[0]), seat(&two[1])])
        .collect()
}

fn say(phone: &mut Browser, seat: &str, result: &str) -> Page {
    // Whatever the other said, each may write what they saw.
    let page = phone.open(&format!("{seat}?other=1"));
    let form = page.assert_ok().form("form[action$=\"/result\"]");
    phone.send(form.press("result", result)).assert_status(303);
    phone.get(seat)
}

fn ask(phone: &mut Browser, seat: &str, kind: &str) -> Page {
    let page = phone.open(seat);
    let form = page.assert_ok().form(&format!(
        "form[action$=\"/call\"]:has(input[name=kind][value={kind}])"
    ));
    phone.send(form)
}

fn event(app: &mut TestApp) -> (Browser, String, Vec<[String; 2]>) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Segnaposti", 6);
    let seats = seats(&mut arbiter, &slug, 1);
    (arbiter, slug, seats)
}

fn two_agree_and_the_arbiter_takes_all_with_one_key(mut app: TestApp) {
    let (mut arbiter, slug, seats) = event(&mut app);
    let (mut white, mut black) = (app.browser(), app.browser());
    let floor = format!("/t/{slug}/floor");
    for [of_white, of_black] in seats.iter().take(2) {
        let page = say(&mut white, of_white, "1-0");
        page.assert_shows("Now Provetti");
        black.get(of_black).assert_shows("I confirm: 1–0");
        // Nothing counts yet, and nobody is called.
        assert!(!arbiter.get(&floor).html().contains("Take all") || of_white != &seats[0][0]);
        say(&mut black, of_black, "1-0").assert_shows("It counts when the arbiter accepts it");
        white.get(of_white).assert_shows("You both wrote");
    }
    assert_eq!(app.boards(1), ["1  v1", "2  v1", "3  v1"]);
    let page = arbiter.open(&floor);
    page.assert_shows("2 results from the boards, agreed");
    let form = page.form_to("/floor/take");
    arbiter.send(form.clone()).assert_status(303);
    assert_eq!(app.boards(1), ["1 1-0 v2", "2 1-0 v2", "3  v1"]);
    // Sent twice it counts once.
    arbiter.send(form).assert_status(303);
    assert_eq!(app.boards(1), ["1 1-0 v2", "2 1-0 v2", "3  v1"]);
    white.get(&seats[0][0]).assert_shows("The arbiter wrote");
    // What an arbiter wrote is no player's to change.
    let page = black.open(&format!("{}?other=1", seats[0][1]));
    assert!(page.texts("form[action$=\"/result\"]").is_empty());
    // Each result has its own row in the record, and can be taken back.
    assert_eq!(app.count("audit WHERE action = 'result.record'"), 2);
    assert_eq!(app.count("audit WHERE action = 'seat.report'"), 4);
}

fn two_differ_and_the_arbiter_is_called(mut app: TestApp) {
    let (mut arbiter, slug, seats) = event(&mut app);
    let (mut white, mut black) = (app.browser(), app.browser());
    let [of_white, of_black] = &seats[2];
    let floor = format!("/t/{slug}/floor");
    say(&mut white, of_white, "1-0");
    let other = black.open(&format!("{of_black}?other=1"));
    let form = other.form("form[action$=\"/result\"]");
    let sent = black.send(form.press("result", "1/2-1/2"));
    sent.assert_status(303);
    black.get(of_black).assert_shows("Two different results");
    white
        .get(of_white)
        .assert_shows("My mistake: I confirm ½–½");
    let page = arbiter.get(&floor);
    page.assert_shows("Two results from the board");
    page.assert_shows("White wrote 1–0, Black ½–½.");
    assert_eq!(page.texts(".calls .first .tb"), ["Board 3"]);
    assert_eq!(app.boards(1)[2], "3  v1");
    // Two that become equal close the call.
    say(&mut white, of_white, "1/2-1/2").assert_shows("You both wrote");
    let page = arbiter.get(&floor);
    page.assert_hides("Two results from the board");
    page.assert_shows("One result from the board, agreed");
    // What the arbiter saw is taken, not what was said afterwards.
    let form = arbiter.open(&floor).form_to("/floor/take");
    // Changed since: no longer agreed, and not taken.
    let erred = white.open(&format!("{of_white}?other=1"));
    let erred = erred.form("form[action$=\"/result\"]");
    white.send(erred.press("result", "1-0")).assert_status(303);
    arbiter.send(form.clone()).assert_status(303);
    assert_eq!(app.boards(1)[2], "3  v1");
    say(&mut white, of_white, "1/2-1/2").assert_shows("You both wrote");
    let form = arbiter.open(&floor).form_to("/floor/take");
    press_result(&mut arbiter, &slug, 1, 3, "0-1").assert_status(303);
    arbiter.send(form);
    assert!(app.boards(1)[2].starts_with("3 0-1"), "{:?}", app.boards(1));
}

fn a_code_is_good_for_one_seat_and_one_round(mut app: TestApp) {
    let (mut arbiter, slug, first) = event(&mut app);
    let mut all: Vec<&String> = first.iter().flatten().collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 6, "each seat has its own");
    let mut phone = app.browser();
    // Typed as it is read aloud.
    let (start, code) = first[0][0].rsplit_once('/').unwrap();
    let typed = format!("{start}/{}-{}", code[..8].to_uppercase(), &code[8..]);
    phone.get(&typed).assert_shows("How did it end?");
    let wrong = if code.starts_with('0') { '1' } else { '0' };
    let wrong = format!("{start}/{wrong}{}", &code[1..]);
    phone.get(&wrong).assert_status(404);
    for board in 1..=3 {
        press_result(&mut arbiter, &slug, 1, board, "1-0").assert_status(303);
    }
    publish_round(&mut arbiter, &slug, 2);
    let over = phone.get(&first[0][0]);
    over.assert_status(410).assert_shows("This round is over");
    let second = seats(&mut arbiter, &slug, 2);
    assert!(second.iter().flatten().all(|seat| !all.contains(&seat)));
    phone.get(&second[0][1]).assert_shows("How did it end?");
    let mut stranger = app.account("gina", None);
    stranger
        .get(&format!("/t/{slug}/papers/slips/2"))
        .assert_status(403);
}

fn an_arbiter_a_bye_a_withdrawal(mut app: TestApp) {
    let (mut arbiter, slug, seats) = event(&mut app);
    let mut phone = app.browser();
    let [seat, other] = &seats[1];
    let floor = format!("/t/{slug}/floor");
    ask(&mut phone, seat, "arbiter").assert_status(303);
    phone.get(seat).assert_shows("You called the arbiter at");
    let page = arbiter.open(&floor);
    page.assert_shows("Calls an arbiter");
    assert_eq!(page.texts(".calls .first .tb"), ["Board 2"]);
    arbiter
        .send(page.form_to("/floor/answer"))
        .assert_status(303);
    arbiter.get(&floor).assert_hides("Calls an arbiter");
    phone.get(seat).assert_hides("You called the arbiter");
    // A bye within the limits of the event: once.
    ask(&mut phone, other, "bye").assert_status(303);
    phone
        .get(other)
        .assert_shows("You asked for a bye in round 2");
    arbiter
        .get(&floor)
        .assert_shows("half-point bye in round 2");
    // Withdrawing asks twice.
    let second = ask(&mut phone, seat, "withdrawal");
    second
        .assert_status(422)
        .assert_shows("Do you really withdraw?");
    arbiter.get(&floor).assert_hides("Withdraws");
    phone.send(second.form("form.acts")).assert_status(303);
    // Beside the bye that the other player asked for.
    let page = arbiter.get(&floor);
    page.assert_shows("Withdraws");
    page.assert_shows("half-point bye in round 2");
    assert_eq!(app.count("audit WHERE action = 'seat.call'"), 3);
    assert_eq!(app.count("entries WHERE withdrawn_after IS NOT NULL"), 0);
}

fn nobody_else_learns_of_it(mut app: TestApp) {
    let (_, slug, seats) = event(&mut app);
    let addresses = [
        "",
        "/round/1",
        "/live",
        "/standings",
        "/player/1",
        "/my-board/1",
    ];
    let look = |app: &TestApp| -> Vec<Vec<u8>> {
        let pages = addresses
            .iter()
            .map(|rest| app.browser().get(&format!("/t/{slug}{rest}")));
        pages.map(|page| page.bytes).collect()
    };
    let before = look(&app);
    let stream = Stream::open(&app, &slug);
    stream.drain();
    let mut phone = app.browser();
    say(&mut phone, &seats[0][0], "1-0");
    say(&mut phone, &seats[0][1], "1/2-1/2");
    ask(&mut phone, &seats[1][0], "arbiter").assert_status(303);
    assert!(
        stream
            .events(std::time::Duration::from_millis(700))
            .is_empty()
    );
    assert!(look(&app) == before, "the same bytes");
    assert!(phone.get(&seats[0][0]).html().contains("noindex"));
}

fn what_is_reported_counts_nowhere(mut app: TestApp) {
    let (mut arbiter, slug, seats) = event(&mut app);
    let outputs = ["/standings", "/standings.csv", "/tournament.trf", "/desk/1"];
    let kept = |arbiter: &mut Browser| -> Vec<String> {
        let seen = outputs.map(|rest| arbiter.get(&format!("/t/{slug}{rest}")));
        let [standings, csv, trf, desk] = seen;
        let desk = desk.texts("td.res").join("|");
        [
            standings.texts("tbody").join("|"),
            csv.html(),
            trf.html(),
            desk,
        ]
        .to_vec()
    };
    let before = kept(&mut arbiter);
    let mut phone = app.browser();
    for seat in seats.iter().flatten() {
        say(&mut phone, seat, "0-1");
        // Twice is once: the later one stands.
        let form = phone.open(&format!("{seat}?other=1"));
        let form = form
            .form("form[action$=\"/result\"]")
            .press("result", "1-0");
        phone.send(form.clone()).assert_status(303);
        phone.send(form).assert_status(303);
    }
    assert_eq!(app.count("seat_reports"), 6);
    assert_eq!(app.count("seat_reports WHERE result = '1-0'"), 6);
    assert_eq!(app.count("audit WHERE action = 'seat.report'"), 12);
    assert!(kept(&mut arbiter) == before, "nothing counts yet");
    assert_eq!(app.boards(1), ["1  v1", "2  v1", "3  v1"]);
    // After the arbiter's result a report that was begun before is refused, with the reason.
    let late = phone.open(&format!("{}?other=1", seats[0][0]));
    let late = late
        .form("form[action$=\"/result\"]")
        .press("result", "1-0");
    press_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    let refused = phone.send(late);
    refused.assert_status(422);
    refused.assert_shows("The arbiter has already written the result of board 1");
    assert_eq!(app.boards(1)[0], "1 0-1 v2");
}

fn who_guesses_codes_is_stopped(mut app: TestApp) {
    let (_, _, seats) = event(&mut app);
    let mut phone = app.browser();
    phone.get(&seats[0][0]).assert_shows("How did it end?");
    let (start, _) = seats[0][0].rsplit_once('/').unwrap();
    for guess in 0..40 {
        phone
            .get(&format!("{start}/{guess:016}"))
            .assert_status(404);
    }
    // Another one is not even looked at, right or wrong; the one that was right stays good.
    for code in [&format!("{start}/{:016}", 41), &seats[0][1]] {
        let stopped = phone.get(code);
        stopped.assert_status(429);
        stopped.assert_shows("Too many wrong codes");
    }
    phone.get(&seats[0][0]).assert_shows("How did it end?");
}
