//! What serves to reach people goes by itself, ninety days after their event.

use std::{thread, time::Duration};

use chrono::Days;
use tratto::time::Clock;

use crate::{
    enter::{open, press, sent, typed},
    support::{Browser, TestApp, app::ADMIN, on_both_databases, tournament::with_players},
};

on_both_databases!(contacts_go_when_the_event_is_long_over,);

/// A tournament that ended so many days ago, with three requests: one accepted, one refused, one that nobody answered.
pub(crate) fn held(chief: &mut Browser, visitor: &mut Browser, name: &str, days: u64) -> String {
    let slug = with_players(chief, name, 2);
    open(chief, &slug, &[]);
    for surname in ["Primo", "Secondo", "Terzo"] {
        let form = typed(visitor, &slug, surname, "1980")
            .set("email", &format!("{surname}@posta.example"))
            .set("guardian_name", "Rosa Spadaro")
            .set("club", "Circolo della Torre");
        sent(visitor, form);
    }
    press(chief, &slug, "Primo", "accept").assert_status(303);
    press(chief, &slug, "Secondo", "refuse").assert_status(303);
    // Then it is long ago, and nobody asks any more.
    let end = Clock::System.now().date() - Days::new(days);
    let page = chief.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings");
    let form = form.set("start", &end.to_string());
    chief
        .send(form.set("end", &end.to_string()))
        .assert_status(303);
    let late = visitor.open(&format!("/t/{slug}/enter?player=0"));
    let form = late.form_to("/enter").set("last_name", "Quarto");
    let form = form.set("first_name", "Ugo").set("birth", "1980");
    visitor.send(form).assert_status(422);
    slug
}

fn contacts_go_when_the_event_is_long_over(mut app: TestApp) {
    let mut chief = app.admin();
    let mut visitor = app.browser();
    let long_over = held(&mut chief, &mut visitor, "Open di Ieri", 90);
    let over = held(&mut chief, &mut visitor, "Open di Oggi", 89);
    let deeds = "audit WHERE action = 'request.forget-contacts'";
    assert_eq!(app.count(deeds), 0);
    app.stop();
    app.start();
    for _ in 0..400 {
        if app.count(deeds) > 0 {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    let of = |slug: &str| {
        app.lines(&format!(
            "SELECT last_name || ' ' || first_name || '|' || club_name || '|' || email || '|' || guardian_name \
             || '|' || reason AS line FROM entry_requests r JOIN tournaments t ON t.id = r.tournament_id \
             WHERE t.slug = '{slug}' ORDER BY r.id"
        ))
    };
    let gone = of(&long_over);
    assert_eq!(gone[0], "Primo Zita|Circolo della Torre|||");
    for row in &gone[1..] {
        assert!(!row.contains("Zita") && row.ends_with("||||"), "{gone:?}");
    }
    let kept = of(&over);
    assert!(
        kept[1].starts_with("Secondo Zita|Circolo della Torre|Secondo@posta.example|Rosa Spadaro|")
    );
    assert_eq!(app.count(deeds), 1);
    // In which language they read stays: other events may write to them.
    assert!(app.count("mail_languages") >= 3);
    // Letters that waited for them are gone, too, those of the other event are not.
    let waiting = |surname: &str, slug: &str| {
        app.count(&format!(
            "outbox o JOIN tournaments t ON t.id = o.tournament_id WHERE t.slug = '{slug}' \
             AND o.address = '{surname}@posta.example'"
        ))
    };
    assert_eq!(waiting("Secondo", &long_over), 0);
    assert!(waiting("Secondo", &over) > 0);
    // Who played stays, and the record says what was done.
    let (name, password) = ADMIN;
    let mut chief = app.sign_in(name, password);
    chief
        .open(&format!("/t/{long_over}/entries"))
        .assert_shows("Primo");
    chief
        .open(&format!("/t/{long_over}/record"))
        .assert_shows("Addresses of requests forgotten");
    // Once is enough.
    app.stop();
    app.start();
    thread::sleep(Duration::from_millis(500));
    assert_eq!(app.count(deeds), 1);
}
