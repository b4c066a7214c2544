//! Without a mail server letters are written by hand: who reads them, and what stays of them.

use crate::{
    clubs::{filled, registration},
    enter::{open, press, sent, typed},
    support::{TestApp, on_both_databases, tournament::with_players},
};

on_both_databases!(
    an_arbiter_writes_a_decision_by_hand,
    an_administrator_writes_to_a_club,
);

fn an_arbiter_writes_a_decision_by_hand(mut app: TestApp) {
    let mut admin = app.admin();
    let mut chief = app.account("carla", None);
    let mut other = app.account("ugo", None);
    let slug = with_players(&mut chief, "Open della Porta", 3);
    open(&mut chief, &slug, &[]);
    let mut visitor = app.browser().in_italian();
    let form =
        typed(&mut visitor, &slug, "Pagani", "1980").set("email", "ada.pagani@posta.example");
    sent(&mut visitor, form);
    let requests = format!("/t/{slug}/requests");
    // The letter with the sender's own link is not for arbiters.
    chief.open(&requests).assert_hides("has not been sent");
    chief.get("/letters/1").assert_status(403);
    press(&mut chief, &slug, "Pagani", "accept").assert_status(303);
    let page = chief.open(&requests);
    page.assert_shows("One message about a request has not been sent");
    let link = page.link("Entry confirmed: ada.pagani@posta.example");
    assert_eq!(link, "/letters/2");
    // In the language of whoever sent the request, whatever the arbiter reads.
    let page = chief.open(&link);
    page.assert_shows("L’iscrizione di Pagani Zita a Open della Porta è confermata.")
        .assert_shows("Open in the mail program");
    let mailto = page.attributes("a.btn.main", "href").remove(0);
    assert!(
        mailto.starts_with("mailto:ada%2Epagani@posta%2Eexample?subject=Pagani%20Zita"),
        "{mailto}"
    );
    assert!(mailto.contains("confermata"), "{mailto}");
    assert_eq!(page.attributes("#text", "lang"), ["it"]);
    // Others do not read it, nor say that it is written.
    let csrf = other
        .open("/mine")
        .attributes("[name=csrf]", "value")
        .remove(0);
    other.get(&link).assert_status(403);
    other
        .post("/letters/2/by-hand", &[("csrf", &csrf)])
        .assert_status(403);
    app.browser().get(&link).assert_status(401);
    let form = page.form_to("/by-hand");
    chief.send(form.clone()).assert_status(303);
    chief.open(&requests).assert_hides("has not been sent");
    chief.get(&link).assert_status(404);
    let kept =
        app.lines("SELECT state || '|' || address || '|' || body AS line FROM outbox WHERE id = 2");
    assert_eq!(kept, ["by-hand||"]);
    // The tournament's record says so, without the address.
    chief
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Message about a request written by hand");
    let trail = app.lines("SELECT \"before\" || \"after\" AS line FROM audit");
    assert!(trail.iter().all(|row| !row.contains("posta.example")));
    // The administrator reads the others: how to open them is known to nobody else but their addressee.
    let page = admin.open("/admin/letters");
    page.assert_shows("There is no mail server")
        .assert_shows("Request received");
    admin.open("/letters/1").assert_shows("/enter/request/");
}

fn an_administrator_writes_to_a_club(mut app: TestApp) {
    let mut admin = app.admin();
    let mut visitor = app.browser().in_italian();
    for name in ["Torre Bianca", "Alfiere Cattivo"] {
        let form = filled(registration(&mut visitor), name).set("town", name);
        visitor
            .send(form.set("email", "segreteria@club.example"))
            .assert_status(303);
    }
    let page = admin.open("/admin");
    let rejection = page
        .form("#club-2 form[action$=\"/reject\"]")
        .set("reason", "C’è già");
    let answer = admin.send(rejection);
    // From the decision to its letter.
    let page = admin.follow(answer);
    page.assert_ok()
        .assert_shows("Club rejected")
        .assert_shows("La registrazione del circolo Alfiere Cattivo è stata respinta: C’è già");
    admin.send(page.form_to("/by-hand")).assert_status(303);
    let approval = admin
        .open("/admin")
        .form("#club-1 form[action$=\"/approve\"]");
    let answer = admin.send(approval.set("display_name", "Pia").set("name", "pia"));
    answer.assert_ok();
    let letter = answer.link("The message to the club");
    admin
        .open(&letter)
        .assert_shows("Il circolo Torre Bianca è stato approvato");
    let states = app.lines("SELECT class || ' ' || state AS line FROM outbox ORDER BY id");
    assert_eq!(
        states,
        [
            "club-proof waiting",
            "club-proof waiting",
            "club-rejected by-hand",
            "club-approved waiting",
            "invitation waiting"
        ]
    );
}
