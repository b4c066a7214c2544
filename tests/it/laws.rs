//! The Laws as pages, and rulings by questions, through the door.

use crate::support::{
    Browser, TestApp,
    board::{board, offers_result},
    on_both_databases,
    page::Page,
};

on_both_databases!(
    every_article_says_what_is_done_about_it,
    an_article_is_found_by_number_or_words,
    an_event_is_judged_by_the_edition_of_its_first_day,
    a_decision_leads_to_its_article,
    a_wrong_initial_position_is_asked_and_recorded,
    an_annulled_game_begins_anew,
    a_telephone_loses_against_a_bare_king,
    a_penalty_is_chosen_and_kept,
    points_off_reach_standings_and_report,
    the_appeal_pack_has_lines_for_the_committee,
    an_answer_that_is_none_is_asked_again,
    an_edition_asks_only_for_what_it_leaves_open,
    every_ruling_is_reached_from_the_game,
    article_iii_5_in_an_announced_game_without_increment,
    article_6_11_of_2014_needs_no_announcement,
    article_i_10_the_sealed_move_may_have_ended_the_game,
    article_8_7_a_signed_result_gives_way_to_the_mate_on_the_board,
    the_second_illegal_act_is_among_the_penalties,
);

fn every_article_says_what_is_done_about_it(mut app: TestApp) {
    let mut reader = app.admin();
    for (edition, there, missing) in [
        ("fide-2023", "7#art-7.5.5", "7#art-7.7.1"),
        ("fide-2018", "3#art-3.7.4.1", "8#art-8.1.1.2"),
        ("fide-2017", "7#art-7.7.1", "7#art-7.5.5"),
        ("fide-2014", "6#art-6.12.b", "7#art-7.5.4"),
        ("fide-1952", "12#art-12.3-b", "6#art-6.9"),
    ] {
        let contents = reader.open(&format!("/laws/{edition}"));
        let links = contents.assert_ok().attributes(".numbers a", "href");
        let link = |place: &str| format!("/laws/{edition}/{place}");
        assert!(links.contains(&link(there)), "{edition}: {links:?}");
        assert!(!links.contains(&link(missing)), "{edition}");
        let mut places = Vec::new();
        for chapter in contents.attributes(".chapter", "href") {
            let page = reader.open(&chapter);
            assert!(page.assert_ok().bytes.len() < 30_000, "{chapter}");
            let found = page.attributes("section.law", "id");
            assert!(!found.is_empty(), "{chapter}");
            places.extend(found.iter().map(|place| format!("{chapter}#{place}")));
            for article in page.texts("section.law") {
                let said = [
                    "tratto judges",
                    "tratto records",
                    "for the arbiter",
                    "definition",
                ];
                assert!(said.iter().any(|one| article.contains(one)), "{article}");
            }
        }
        for link in links {
            assert!(places.contains(&link), "{link} leads nowhere");
        }
    }
    reader
        .open("/laws/fide-2014/7")
        .assert_shows("number inferred");
    let old = reader.open("/laws/fide-1952");
    old.assert_shows("No article of this edition speaks of it");
    let silent = reader.open("/laws/fide-1952/silent");
    silent.assert_shows("Only the notation stands in the text of 1952");
    let links = silent.attributes(".numbers a", "href");
    assert!(links.contains(&"/laws/fide-2023/6#art-6.9".to_owned()));
    assert!(silent.bytes.len() < 30_000);
    for none in ["/laws/fide-1900", "/laws/fide-2023/13", "/laws/fide-1900/7"] {
        assert_eq!(reader.get(none).status, 404, "{none}");
    }
}

/// By its number straight to its place; by words, in whatever order and without accents, to what has them all.
fn an_article_is_found_by_number_or_words(mut app: TestApp) {
    let mut reader = app.admin();
    let place = |reader: &mut Browser, asked: &str| {
        reader
            .get(&format!("/laws/fide-2023?article={asked}"))
            .redirect()
    };
    assert_eq!(
        place(&mut reader, "7.5.5").as_deref(),
        Some("/laws/fide-2023/7#art-7.5.5")
    );
    assert_eq!(
        place(&mut reader, "+III.5.3+").as_deref(),
        Some("/laws/fide-2023/III#art-III.5.3")
    );
    assert_eq!(place(&mut reader, "99.9"), None);
    let page = reader.open("/laws/fide-2023?article=ILLEGAL+second");
    let found = page.assert_ok().attributes("section.law h3 a", "href");
    assert!(
        found.contains(&"/laws/fide-2023/7#art-7.5.5".to_owned()),
        "{found:?}"
    );
    for article in page.texts("section.law") {
        let article = article.to_lowercase();
        assert!(article.contains("illegal") && article.contains("second"));
    }
    reader
        .open("/laws/fide-2023?article=zeitnot")
        .assert_shows("No article has these words.");
    // The commonest word does not make a page of all the Laws.
    let page = reader.open("/laws/fide-2023?article=e");
    assert!(page.assert_ok().bytes.len() < 30_000);
}

/// 1952 quotes itself: no number of 2023, and where it is silent that is said. A game keeps the edition in which it
/// began.
fn an_event_is_judged_by_the_edition_of_its_first_day(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("rules_edition", "fide-1952");
    board.play("e4 e5");
    board
        .look("illegal?side=white&written=Ke3")
        .assert_shows("9.1")
        .assert_hides("7.5");
    board
        .look("flag?side=white")
        .assert_shows("FIDE 1952 has no article on this")
        .assert_hides("6.9");
    board.set("rules_edition", "fide-2014");
    board
        .look("illegal?side=white&written=Ke3")
        .assert_shows("9.1");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board.play("e4 e5");
    board
        .look("illegal?side=white&written=Ke3")
        .assert_shows("7.5.b");
    board
        .look("resign?side=white")
        .assert_shows("5.1.b, number inferred");
    // Nobody chooses: the first day does.
    board.set("rules_edition", "");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 3));
    board.play("e4 e5");
    board
        .look("illegal?side=white&act=two-hands")
        .assert_shows("7.5.5");
}

fn a_decision_leads_to_its_article(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("resign?side=white");
    let links = page.attributes("a.art", "href");
    assert_eq!(links, ["/laws/fide-2023/5#art-5.1.2"]);
    board.record("resign?side=white", true);
    let links = board.game().attributes("a.art", "href");
    assert!(
        links.contains(&"/laws/fide-2023/5#art-5.1.2".to_owned()),
        "{links:?}"
    );
}

fn a_wrong_initial_position_is_asked_and_recorded(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("start");
    page.assert_ok()
        .assert_shows("What was wrong?")
        .assert_shows("The competition rules apply");
    let page = board.look("start?wrong=array");
    page.assert_shows("The game is void and another is played")
        .assert_shows("7.2.1")
        .assert_shows("You set the times.");
    assert!(!offers_result(&page));
    board.record("start?wrong=array", false);
    board
        .game()
        .assert_shows("What was wrong? The initial position of the pieces.")
        .assert_shows("The game is void and another is played (Art. 7.2.1)");
    board.set("rules_edition", "fide-1952");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board.look("start?wrong=board").assert_shows("9.5");
}

/// A ruling that annuls the game (7.2.1) takes its moves back by one button, with trace; the incident stays.
fn an_annulled_game_begins_anew(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5 Nf3");
    let annul = "/annul".to_owned();
    assert!(board.game().texts("form[action$='/annul']").is_empty());
    let token = board
        .game()
        .form_to("/undo")
        .value("csrf")
        .unwrap()
        .to_owned();
    let refused = board.arbiter.post(
        &format!("{}{annul}", board.base),
        &[("csrf", token.as_str()), ("version", "4")],
    );
    refused.assert_status(422);
    board.record("start?wrong=array", false);
    let page = board.game();
    page.assert_shows("its 3 half-moves stay in the record");
    board.arbiter.submit(page.form_to(&annul));
    let page = board.game();
    page.assert_hides("Nf3");
    assert!(page.texts("form[action$='/annul']").is_empty());
    assert_eq!(app.count("game_moves WHERE undone_at IS NOT NULL"), 3);
    // The new game is not annulled by the old incident.
    board.play("d4 d5");
    assert!(board.game().texts("form[action$='/annul']").is_empty());
    let record = board
        .arbiter
        .open(&format!("/t/{}/record?part=games", board.slug));
    record
        .assert_shows("Game annulled")
        .assert_shows("e4 e5 Nf3");
}

/// No question about mate: White, with any men, wins (11.3.2.2).
fn a_telephone_loses_against_a_bare_king(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("device?side=black&device=person&milder=no");
    page.assert_shows("Black loses, White wins")
        .assert_shows("11.3.2.2");
    assert!(offers_result(&page));
    board.record("device?side=black&device=person&milder=no", true);
    board.game().assert_shows("1–0").assert_shows("11.3.2.2");
}

fn a_penalty_is_chosen_and_kept(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board
        .look("penalty?side=white")
        .assert_shows("For what?")
        .assert_shows("6.2.3")
        .assert_hides("Which penalty?");
    let page = board.look("penalty?side=white&offence=other-hand");
    page.assert_shows("Which penalty?")
        .assert_shows("the arbiter decides")
        .assert_shows("12.9.8");
    board.record(
        "penalty?side=white&offence=other-hand&penalty=warning",
        false,
    );
    board
        .game()
        .assert_shows("Warning for White (Art. 12.9.1)")
        .assert_shows("For what? The clock pressed with the other hand.");
    let page =
        board.look("penalty?side=white&offence=another&penalty=game-lost&opponents-score=half");
    page.assert_shows("White loses the game")
        .assert_shows("0–½");
    // The menu of 2014 excludes nobody from rounds.
    board.set("rules_edition", "fide-2014");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board
        .look("penalty?side=white&offence=another")
        .assert_shows("Which penalty?")
        .assert_hides("Exclusion from rounds");
}

/// Half a point off is seen by everybody, written in the report, and given back with the record.
fn points_off_reach_standings_and_report(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("resign?side=black", true);
    let standings = format!("/t/{}/standings", board.slug);
    let trf = format!("/t/{}/tournament.trf26", board.slug);
    board.arbiter.open(&standings).assert_ok();
    assert!(!board.arbiter.get(&trf).html().contains("\n299"));
    board.record(
        "penalty?side=white&offence=another&penalty=points-off&points=half",
        false,
    );
    board
        .game()
        .assert_shows("Points taken off White: ½ (Art. 12.9.5)");
    let text = board.arbiter.get(&trf).html();
    assert!(text.contains("299          -0.5  001"), "{text}");
    let report = board.arbiter.open(&format!("/t/{}/incidents", board.slug));
    report
        .assert_ok()
        .assert_shows("Penalties by player")
        .assert_shows("Points taken off White: ½ (Art. 12.9.5)");
    assert_eq!(app.count("deductions"), 1);
    let page = board.look("incidents");
    let links = page.attributes("a[href*=\"incident/withdrawn\"]", "href");
    let form = board.arbiter.open(links.last().unwrap());
    let form = form.form_to("/incident").set("facts", "A mistake.");
    board.arbiter.send(form).assert_status(303);
    assert!(!board.arbiter.get(&trf).html().contains("\n299"));
}

fn the_appeal_pack_has_lines_for_the_committee(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("start?wrong=array", false);
    board
        .look("print?appeal=1")
        .assert_shows("Appeals committee")
        .assert_shows("Rules applied")
        .assert_shows("The game is void");
    board.look("print").assert_hides("Appeals committee");
}

fn an_answer_that_is_none_is_asked_again(mut app: TestApp) {
    let mut board = board(&mut app);
    let odd = "penalty?side=white&offence=another&penalty=game-lost&opponents-score=three-quarters";
    let page = board.arbiter.get(&format!("{}/{odd}", board.base));
    assert_eq!(page.status, 422);
    page.assert_shows("This is not one of the possible answers.");
}

/// Two minutes for the opponent, in rapid too; the draw is the arbiter's, at once or after the flag.
fn article_iii_5_in_an_announced_game_without_increment(mut app: TestApp) {
    let mut board = board(&mut app);
    board
        .look("quickplay?side=white")
        .assert_shows("Guidelines III do not hold in this game")
        .assert_shows("III.2.1");
    board.choose("quickplay-finish", "announced");
    board.set("kind", "rapid");
    board.set("time_control", "25");
    board.play("e4 e5");
    let page = board.look("quickplay?side=white&last-minutes=under&quickplay=claim");
    page.assert_shows("The event announced Guidelines III and the game has no increment")
        .assert_shows("I postpone the decision and watch the game");
    let rejected = "quickplay?side=white&last-minutes=under&quickplay=claim&normal-means=rejected";
    let page = board.look(rejected);
    page.assert_shows("Claim rejected: 2 minutes more for Black")
        .assert_shows("III.5.3");
    assert!(!offers_result(&page));
    board.record(rejected, false);
    board
        .game()
        .assert_shows("White claims in the last two minutes.")
        .assert_shows("Claim rejected: 2 minutes more for Black (Art. III.5.3)");
    // After the flag the page of the flag leads here.
    let flag = board.look("flag?side=white");
    let after = flag.link("The decision on a claim was postponed");
    board
        .arbiter
        .open(&after)
        .assert_shows("Could the opponent win by normal means, and try to?");
    let drawn = "quickplay?side=white&last-minutes=flag&at-flag=drawn";
    let page = board.look(drawn);
    page.assert_shows("III.5.2");
    assert!(offers_result(&page));
    board.record(drawn, true);
    assert!(app.boards(1)[0].starts_with("1 1/2-1/2"));
}

fn article_6_11_of_2014_needs_no_announcement(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("rules_edition", "fide-2014");
    board.set("time_control", "90+30");
    board.play("e4 e5");
    let page = board.look("both-flags");
    page.assert_shows("6.11.b");
    assert!(offers_result(&page));
    // Since 2017 it is a guideline, which an event with increment does not have.
    board.set("rules_edition", "fide-2018");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board.play("e4 e5");
    assert!(!offers_result(&board.look("both-flags")));
}

fn article_i_10_the_sealed_move_may_have_ended_the_game(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board
        .look("resumption?side=black&resumption=late&sealed-ends=yes")
        .assert_shows("The end by the sealed move stands: open the envelope")
        .assert_shows("I.10");
    let page = board.look("resumption?side=black&resumption=late&sealed-ends=no");
    page.assert_shows("the arbiter decides");
    let lost = "resumption?side=black&resumption=late&sealed-ends=no&late-decision=lost";
    let page = board.look(lost);
    page.assert_shows("Black arrives too late and loses");
    assert!(offers_result(&page));
    board.record("resumption?side=white&resumption=replier", false);
    board
        .game()
        .assert_shows("Resumption, about White.")
        .assert_shows("(Art. I.9)");
}

/// 1–0 was signed, and the board shows White mated: the mate ended the game, and the result is corrected with its reason.
fn article_8_7_a_signed_result_gives_way_to_the_mate_on_the_board(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("f3 e5 g4");
    board.record("resign?side=black", true);
    assert!(app.boards(1)[0].starts_with("1 1-0"));
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR+w+KQkq+-+1+3";
    let page = board.look(&format!("end?fen={mate}"));
    page.assert_shows("5.1.1");
    assert!(offers_result(&page));
    board.record(&format!("end?fen={mate}"), true);
    assert!(app.boards(1)[0].starts_with("1 0-1"), "{:?}", app.boards(1));
    board.game().assert_shows("0–1");
}

fn the_second_illegal_act_is_among_the_penalties(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("illegal?side=black&act=two-hands", false);
    board.play("Nf3 Nc6");
    board.record("illegal?side=black&act=two-hands", true);
    let report = board.arbiter.open(&format!("/t/{}/incidents", board.slug));
    report
        .assert_ok()
        .assert_shows("Penalties by player")
        .assert_shows("First illegal move: 2 minutes more for White")
        .assert_shows("Black loses: White can still checkmate");
    let penalties = report.texts("section.mt-s p").len();
    assert_eq!(penalties, 2);
}

/// 1952 knows no rapid chess and no guidelines; what was chosen before stays with the event.
fn an_edition_asks_only_for_what_it_leaves_open(mut app: TestApp) {
    let mut board = board(&mut app);
    let path = format!("/t/{}/settings/arbitration", board.slug);
    board.choose("supervision", "full");
    let asked = |page: &Page| page.texts("fieldset legend");
    assert_eq!(asked(&board.arbiter.open(&path)).len(), 6);
    board.set("rules_edition", "fide-2018");
    board
        .arbiter
        .open(&path)
        .assert_hides("Penalty in supervised blitz");
    board.set("rules_edition", "fide-1952");
    let page = board.arbiter.open(&path);
    assert_eq!(asked(&page).len(), 2, "{:?}", asked(&page));
    page.assert_hides("blitz").assert_hides("Guidelines");
    board.choose("period_switch", "zero");
    board.set("rules_edition", "fide-2023");
    let form = board.arbiter.open(&path).form_to("/settings/arbitration");
    assert_eq!(form.value("supervision"), Some("full"));
    assert_eq!(form.value("period_switch"), Some("zero"));
}

/// What the arbiter can rule on is a link on the page of the board, by the keys or below "other cases".
fn every_ruling_is_reached_from_the_game(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let links = board.game().attributes("a[href*='/incident/']", "href");
    for kind in [
        "illegal",
        "flag",
        "claim",
        "offer",
        "phone",
        "other",
        "resignation",
        "touched",
        "colours",
        "position",
        "displaced",
        "clock",
        "pausing",
        "late",
        "disturbance",
        "refusal",
        "penalty",
        "adjourned",
        "resumption",
        "quickplay",
        "health",
        "appeal",
    ] {
        let end = format!("/incident/{kind}");
        let found = links.iter().find(|link| link.ends_with(&end));
        let link = found.unwrap_or_else(|| panic!("no link to {kind}: {links:?}"));
        board.arbiter.open(link).assert_ok();
    }
}
