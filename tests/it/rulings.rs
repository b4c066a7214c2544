//! What the arbiter asks at the board: claims, flags, illegal moves, two scoresheets. Results follow only
//! from a confirmation.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::{name_deputy, with_round_published},
};

on_both_databases!(
    a_wrong_claim_gives_time_and_no_result,
    a_right_claim_by_announcement_offers_the_draw,
    a_flag_against_a_lone_king_is_a_draw,
    a_flag_with_material_loses_by_a_line_of_mate,
    an_undecided_flag_offers_no_result,
    two_scoresheets_are_aligned_and_one_is_taken,
    a_sheet_from_another_position_is_refused,
    an_incident_is_superseded_by_the_ruling,
    the_second_illegal_move_loses,
    a_stale_verdict_is_not_confirmed,
    two_arbiters_count_one_illegal_move_once,
);

/// The address of the game on board 1 of a fresh tournament.
fn game(app: &mut TestApp) -> (Browser, String) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Richieste", 4);
    let page = arbiter.get(&format!("/t/{slug}/desk/1/board/1/incident"));
    let link = page.redirect().expect("the game of board 1");
    let base = link.trim_end_matches("?from=desk").to_owned();
    (arbiter, base)
}

fn play(arbiter: &mut Browser, base: &str, moves: &str) {
    for text in moves.split_whitespace() {
        let page = arbiter.open(base);
        let form = page.assert_ok().form("form#move-form").set("move", text);
        arbiter.send(form).assert_status(303);
    }
}

/// Records a whole game at once, as from a scoresheet.
fn take_sheet(arbiter: &mut Browser, base: &str, text: &str) {
    let page = arbiter.open(&format!("{base}/compare"));
    let form = page
        .assert_ok()
        .form_to("/compare")
        .set("white", text)
        .set("black", text);
    let page = arbiter.submit(form);
    let form = page
        .assert_ok()
        .form_to("/compare/keep")
        .press("take", "white");
    arbiter.send(form).assert_status(303);
}

fn claim(arbiter: &mut Browser, base: &str, announced: &str) -> Page {
    let page = arbiter.open(&format!("{base}/claim"));
    let form = page.assert_ok().form_to("/claim").set("move", announced);
    arbiter.submit(form)
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";

fn a_wrong_claim_gives_time_and_no_result(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    play(&mut arbiter, &base, SHUFFLE);
    // White, on move, announces a move that brings a position about for the second time only.
    let page = claim(&mut arbiter, &base, "Nf3");
    page.assert_ok()
        .assert_shows("The claim is incorrect")
        .assert_shows("The position occurred twice, not three times: after 1.Nf3, 3.Nf3.")
        .assert_shows("5 half-moves without capture or pawn move: 100 are needed.")
        .assert_shows("2 minutes more for Black.")
        .assert_shows("3.Nf3 must be played.");
    assert!(
        page.texts("button[name=with_result]").is_empty(),
        "no result is offered"
    );
    let form = page
        .form("form[method=post][action$=\"/claim\"]")
        .press("only_record", "1");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&base);
    page.assert_ok()
        .assert_shows("draw claim")
        .assert_shows("The claim is incorrect");
    assert!(!page.texts("form#move-form").is_empty(), "the game goes on");
    // Nonsense is refused with a reason, not judged.
    claim(&mut arbiter, &base, "xyz").assert_status(422);
}

fn a_right_claim_by_announcement_offers_the_draw(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    play(&mut arbiter, &base, &format!("{SHUFFLE} Nf3 Nf6 Ng1"));
    let page = claim(&mut arbiter, &base, "Ng8");
    page.assert_ok()
        .assert_shows("The claim is correct: draw")
        .assert_shows("The position occurred 3 times")
        .assert_shows("9.2.1");
    assert_eq!(
        page.texts(".minis figure").len(),
        3,
        "one diagram an occurrence"
    );
    let before = arbiter.open(&base);
    assert!(
        !before.texts("form#move-form").is_empty(),
        "looking writes nothing"
    );
    let form = page
        .form("form[method=post][action$=\"/claim\"]")
        .press("with_result", "1");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&base);
    page.assert_ok().assert_shows("½").assert_shows("9.2.1");
    assert!(page.texts("form#move-form").is_empty(), "the game is over");
    let desk = arbiter.open(&format!("{}/desk/1", &base[..base.find("/game").unwrap()]));
    desk.assert_ok()
        .assert_shows("threefold repetition (Art. 9.2.1)");
    arbiter
        .open(&format!("{base}/print"))
        .assert_ok()
        .assert_shows("The claim is correct: draw");
}

/// White keeps the king alone; Black keeps queen and more.
const LONE_KING: &str = "1. e4 d5 2. exd5 Qxd5 3. Ke2 Qxa2 4. Kf3 Qxb1 5. Kg3 Qxb2 6. Kf3 Qxa1 7. Kg3 Qxc1 \
     8. Kf3 Qxc2 9. Kg3 Qxd1 10. Kf4 Qxf1 11. Ke5 Qxg1 12. Kd5 Qxh1 13. Kc5 Qxg2 14. Kb5 Qxf2 15. Ka4 Qxd2 \
     16. Kb3 Qh6 17. Kc4 Qxh2";

fn a_flag_against_a_lone_king_is_a_draw(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    take_sheet(&mut arbiter, &base, LONE_KING);
    let page = arbiter.open(&format!("{base}/flag?side=black"));
    page.assert_ok()
        .assert_shows("Draw: White can no longer checkmate")
        .assert_shows("There is only the king")
        .assert_shows("6.9");
    let form = page
        .form("form[method=post][action$=\"/flag\"]")
        .press("with_result", "1");
    arbiter.send(form).assert_status(303);
    arbiter
        .open(&base)
        .assert_ok()
        .assert_shows("Draw: White can no longer checkmate (Art. 6.9)");
}

fn a_flag_with_material_loses_by_a_line_of_mate(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    take_sheet(&mut arbiter, &base, LONE_KING);
    let page = arbiter.open(&format!("{base}/flag?side=white"));
    page.assert_ok()
        .assert_shows("White loses: Black can still checkmate");
    let line = page.texts(".lines a");
    assert!(
        !line.is_empty() && line.last().unwrap().ends_with('#'),
        "{line:?}"
    );
    // The line can be stepped through without a script.
    let links = page.attributes(".lines a", "href");
    let stepped = arbiter.open(links.last().unwrap());
    stepped.assert_ok();
    assert_eq!(stepped.texts(".lines a[aria-current]").len(), 1);
    let form = page
        .form("form[method=post][action$=\"/flag\"]")
        .press("with_result", "1");
    arbiter.send(form).assert_status(303);
    arbiter
        .open(&base)
        .assert_ok()
        .assert_shows("White loses: Black can still checkmate (Art. 6.9)");
}

/// The Laws of 1952 have no article about a fallen flag: nothing follows of itself.
fn an_undecided_flag_offers_no_result(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    let slug = base.split('/').nth(2).unwrap().to_owned();
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page
        .assert_ok()
        .form_to("/settings")
        .set("rules_edition", "fide-1952");
    arbiter.send(form).assert_status(303);
    take_sheet(&mut arbiter, &base, LONE_KING);
    let page = arbiter.open(&format!("{base}/flag?side=white"));
    page.assert_ok()
        .assert_shows("Undecided")
        .assert_shows("The arbiter decides.");
    assert!(
        page.texts("button[name=with_result]").is_empty(),
        "no result is offered"
    );
    assert!(page.texts(".outcome").is_empty());
    // Not even a forged button makes one.
    let mut fields = page.form("form[method=post][action$=\"/flag\"]").fields();
    fields.push(("with_result".to_owned(), "1".to_owned()));
    let pairs: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let sent = arbiter.post(&format!("{base}/flag"), &pairs);
    sent.assert_status(303);
    let page = arbiter.open(&base);
    assert!(
        !page.texts("form#move-form").is_empty(),
        "the result is still open"
    );
    page.assert_shows("Undecided");
}

fn two_scoresheets_are_aligned_and_one_is_taken(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    play(&mut arbiter, &base, "e4 e5");
    let page = arbiter.open(&format!("{base}/compare"));
    let form = page.form_to("/compare");
    let form = form
        .set("white", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6")
        .set("black", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa5 Cf6")
        .set("black_language", "italian");
    let page = arbiter.submit(form);
    page.assert_ok()
        .assert_shows("They differ at 4.")
        .assert_shows("They agree for 6 half-moves.")
        .assert_shows("Only White’s scoresheet stays legal to the end.");
    assert_eq!(
        page.texts(".sheets .wrong").first().map(String::as_str),
        Some("Aa5")
    );
    let form = page.form_to("/compare/keep").press("take", "white");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&base);
    page.assert_ok().assert_shows("Ba4").assert_shows("Nf6");
    assert_eq!(page.texts("table.sheet td a").len(), 8);
    // Both texts stay as they were handed in, the one that was not taken too.
    let kept = arbiter.open(&format!("{base}/incidents"));
    kept.assert_ok()
        .assert_shows("Scoresheets as they were handed in")
        .assert_shows("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6")
        .assert_shows("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa5 Cf6");
    // A sheet that contradicts the record is not taken.
    let page = arbiter.open(&format!("{base}/compare"));
    let form = page
        .form_to("/compare")
        .set("white", "1. d4 d5")
        .set("black", "1. d4 d5");
    let page = arbiter.submit(form);
    let form = page.form_to("/compare/keep").press("take", "black");
    let refused = arbiter.submit(form);
    assert!(refused.status >= 400, "status {}", refused.status);
    assert_eq!(arbiter.open(&base).texts("table.sheet td a").len(), 8);
}

/// A text that begins elsewhere would leave moves that no position of this game allows.
fn a_sheet_from_another_position_is_refused(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    let text = "[FEN \"4k3/8/8/8/8/8/8/1RK4R w - - 0 1\"]\n\n1. Kd2 Kd7 2. Rh7+ Ke6";
    let page = arbiter.open(&format!("{base}/compare"));
    let form = page.assert_ok().form_to("/compare").set("white", text);
    let page = arbiter.submit(form.set("black", text));
    let form = page.assert_ok().form_to("/compare/keep");
    arbiter
        .send(form.press("take", "white"))
        .assert_status(422)
        .assert_shows("initial position");
    assert_eq!(app.count("game_moves"), 0);
    // The board and the floor of the round go on.
    play(&mut arbiter, &base, "e4 e5");
    arbiter.open(&base).assert_ok();
    let slug = base.split('/').nth(2).unwrap_or_default().to_owned();
    arbiter.open(&format!("/t/{slug}/floor")).assert_ok();
}

fn an_incident_is_superseded_by_the_ruling(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    play(&mut arbiter, &base, "e4 e5");
    // The key of the flag leads to its verdict.
    let page = arbiter.get(&format!("{base}/incident/flag?side=white"));
    let page = arbiter.follow(page);
    page.assert_ok()
        .assert_shows("White loses: Black can still checkmate");
    // Noted first, decided later.
    let form = page
        .form("form.confirm")
        .set("note", "Noticed by the opponent.")
        .set("white_clock", "0:00:00")
        .press("only_record", "1");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&format!("{base}/flag?side=white"));
    let form = page.form("form.confirm").press("with_result", "1");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&base);
    let log = page.texts(".log li");
    assert_eq!(log.len(), 1, "{log:?}");
    assert!(
        log[0].contains("Noticed by the opponent.") && log[0].contains("White loses"),
        "{log:?}"
    );
    // Nothing is deleted: the paper has both.
    let paper = arbiter.open(&format!("{base}/print"));
    assert_eq!(paper.texts("ol.record > li").len(), 2);
    paper
        .assert_shows("superseded by no. 2")
        .assert_shows("Clocks: White 0:00:00, Black –.");
    // A clock that cannot be read is told beside its field, and nothing is written.
    let page = arbiter.open(&format!("{base}/flag?side=black"));
    let form = page.form("form.confirm").set("black_clock", "late");
    arbiter
        .send(form.press("only_record", "1"))
        .assert_status(422)
        .assert_shows("late");
}

fn the_second_illegal_move_loses(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    play(&mut arbiter, &base, "e4 e5");
    let page = arbiter.get(&format!("{base}/incident/illegal?side=white&written=Ke3"));
    let page = arbiter.follow(page);
    page.assert_ok()
        .assert_shows("First illegal move: 2 minutes more for Black")
        .assert_shows("Restore the position");
    assert!(page.texts("button[name=with_result]").is_empty());
    let form = page.form("form.confirm").press("only_record", "1");
    arbiter.send(form.clone()).assert_status(303);
    // Sent twice, it counts once.
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&format!("{base}/illegal?side=white&written=Qh6"));
    page.assert_ok()
        .assert_shows("White loses")
        .assert_shows("7.5.5");
    let form = page.form("form.confirm").press("with_result", "1");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&base);
    page.assert_ok()
        .assert_shows("illegal moves (Art. 7.5.5)")
        .assert_shows("“Ke3”");
    assert_eq!(
        page.texts(".log li").len(),
        2,
        "two illegal moves, not three"
    );
}

fn a_stale_verdict_is_not_confirmed(mut app: TestApp) {
    let (mut arbiter, base) = game(&mut app);
    play(&mut arbiter, &base, "e4");
    let old = arbiter.open(&format!("{base}/resign?side=white"));
    old.assert_ok().assert_shows("White loses");
    play(&mut arbiter, &base, "e5");
    let form = old
        .form("form[method=post][action$=\"/resign\"]")
        .press("with_result", "1");
    let refused = arbiter.send(form);
    assert!(refused.status >= 400, "status {}", refused.status);
    assert!(
        !arbiter.open(&base).texts("form#move-form").is_empty(),
        "no result was written"
    );
}

/// Both look at the first illegal move; the second to confirm must not make it the second one.
fn two_arbiters_count_one_illegal_move_once(mut app: TestApp) {
    let (mut chief, base) = game(&mut app);
    let slug = base.split('/').nth(2).unwrap_or_default().to_owned();
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    play(&mut chief, &base, "e4 e5");
    let question = format!("{base}/illegal?side=white&written=Ke3");
    let (mine, other) = (chief.open(&question), deputy.open(&question));
    other.assert_shows("First illegal move");
    let form = mine.form("form.confirm").press("only_record", "1");
    chief.send(form).assert_status(303);
    let form = other.form("form.confirm").press("only_record", "1");
    deputy.send(form).assert_status(409);
    assert_eq!(app.count("incidents"), 1);
    // Looked at again, it is the same move or the second one: the arbiter says which.
    let page = deputy.open(&format!("{question}&same=1"));
    let form = page.assert_ok().form("form.confirm");
    deputy
        .send(form.press("only_record", "1"))
        .assert_status(303);
    assert_eq!(
        app.lines("SELECT coalesce(result, '') AS line FROM pairings WHERE board = 1"),
        [""]
    );
}
