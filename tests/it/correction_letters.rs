//! Players are written to when the result of their game was corrected.

use crate::{
    enter::{press, sent, typed},
    mail::{noted, scene},
    support::{
        TestApp, on_both_databases,
        tournament::{correct_result, enter_all, press_result, publish_first, publish_round},
    },
};

on_both_databases!(a_player_hears_that_their_result_was_corrected,);

fn a_player_hears_that_their_result_was_corrected(mut app: TestApp) {
    let (smtp, mut chief, slug) = scene(&mut app, &[]);
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Primo", "1980").set("email", "primo@posta.example");
    sent(&mut visitor, form);
    // A child's guardian hears of it.
    let mut italian = app.browser().in_italian();
    let form = typed(&mut italian, &slug, "Spadaro", "2016-03-04")
        .set("guardian_name", "Rosa Spadaro")
        .set("guardian_email", "rosa@posta.example");
    sent(&mut italian, form);
    let guardian = smtp.wait_for(2)[1].link("/guardian/");
    let page = italian.open(&guardian);
    italian
        .send(page.form(&format!("form[action=\"{guardian}\"]")))
        .assert_status(303);
    // Somebody without an address makes an even number.
    let form = typed(&mut visitor, &slug, "Terzo", "1980");
    sent(&mut visitor, form);
    for surname in ["Primo", "Spadaro", "Terzo"] {
        press(&mut chief, &slug, surname, "accept").assert_status(303);
    }
    smtp.wait_for(4);
    publish_first(&mut chief, &slug);
    enter_all(&mut chief, &slug, 1, "1-0");
    // Written once more while the round is played: nobody is written to.
    for board in [1, 2, 3] {
        press_result(&mut chief, &slug, 1, board, "1/2-1/2").assert_status(303);
    }
    publish_round(&mut chief, &slug, 2);
    assert_eq!(app.count("outbox"), 4);
    for board in [1, 2, 3] {
        correct_result(&mut chief, &slug, 1, board, "0-1").assert_status(303);
    }
    let mails = smtp.wait_for(6);
    let mut corrected: Vec<_> = mails[4..].iter().collect();
    corrected.sort_by_key(|mail| mail.to.clone());
    let [primo, rosa] = corrected.as_slice() else {
        panic!()
    };
    assert_eq!(primo.to, "primo@posta.example");
    let text = primo.part("text/plain");
    for words in [
        "Primo Zita, in round 1 of Open della Porta, board ",
        "the result was ½–½ and is now 0–1. The standings count it.",
        "Reason: slip read again",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert_eq!(primo.link("/t/"), format!("/t/{slug}/round/1"));
    assert_eq!(rosa.to, "rosa@posta.example");
    let text = rosa.part("text/plain");
    for words in [
        "il risultato era ½–½ ed è ora 0–1.",
        "Motivo: slip read again",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert_eq!(
        noted(&app)[4..],
        ["result-corrected sent 1", "result-corrected sent 1"]
    );
}
