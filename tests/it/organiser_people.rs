//! Whoever works for an organiser leaves it by themselves; it keeps an officer.

use crate::{
    organisers,
    support::{Browser, TestApp, on_both_databases, page::Page, tournament::with_players},
};

on_both_databases!(
    whoever_works_for_an_organiser_leaves_by_themselves,
    the_last_officer_stays,
);

fn works_for(who: &mut Browser, slug: &str, name: &str, is_officer: bool) -> Page {
    let page = who.open(&format!("/o/{slug}/people"));
    let form = page.assert_ok().form_to("/people").set("name", name);
    who.send(match is_officer {
        true => form.tick("officer"),
        false => form,
    })
}

/// Follows the link on the page of the own account, and answers its question if one is asked.
fn leaves(who: &mut Browser) -> Page {
    let link = who.open("/account").link("Leave");
    let asked = who.open(&link);
    match asked.status {
        200 => who.send(asked.form_to("/leave").press("sure", "1")),
        _ => asked,
    }
}

fn whoever_works_for_an_organiser_leaves_by_themselves(mut app: TestApp) {
    let mut admin = app.admin();
    let mut arbiter = app.account("luce", None);
    let mut stranger = app.account("carla", None);
    let league = organisers::league(&mut admin);
    works_for(&mut admin, &league, "luce", false).assert_status(303);
    let number = "SELECT CAST(id AS TEXT) AS line FROM users WHERE name = 'luce'";
    let regions = format!("/admin/accounts/{}/regions", app.lines(number)[0]);
    let form = admin.open(&regions).form_to("/regions");
    admin
        .send(form.tick_value("region", "Oberland"))
        .assert_status(303);
    let own = with_players(&mut arbiter, "Coppa del Lago", 2);
    // It is asked first, also where the answer is missing, and until then nothing changes.
    let link = arbiter.open("/account").link("Leave");
    let question = arbiter.open(&link);
    question
        .assert_ok()
        .assert_shows("Leave Lega dei Laghi?")
        .assert_shows("Oberland");
    let unsure = arbiter.send(question.form_to("/leave").without("sure"));
    unsure
        .assert_status(422)
        .assert_shows("Leave Lega dei Laghi?");
    assert_eq!(app.count("organiser_people"), 1);
    let left = leaves(&mut arbiter);
    left.assert_status(303);
    assert_eq!(left.redirect().as_deref(), Some("/account"));
    assert_eq!(app.count("organiser_people"), 0);
    assert_eq!(app.count("club_moderators"), 0);
    assert_eq!(app.count("audit WHERE action = 'organiser.leave'"), 1);
    // What they made stays the organiser's, what they make now is not.
    arbiter
        .open(&format!("/t/{own}"))
        .assert_shows("Lega dei Laghi");
    let page = arbiter.open("/account");
    page.assert_hides("Lega dei Laghi");
    let later = with_players(&mut arbiter, "Coppa di Casa", 2);
    arbiter
        .open(&format!("/t/{later}"))
        .assert_hides("Lega dei Laghi");
    // Who does not work for it has nothing to leave.
    let account = stranger.open("/account");
    account.assert_hides("Lega dei Laghi");
    let csrf = account.attributes("[name=csrf]", "value").remove(0);
    let path = format!("/o/{league}/leave");
    stranger.get(&path).assert_status(404);
    let sent = [("csrf", csrf.as_str()), ("sure", "1")];
    stranger.post(&path, &sent).assert_status(404);
}

fn the_last_officer_stays(mut app: TestApp) {
    let mut admin = app.admin();
    let mut first = app.account("olga", None);
    let mut second = app.account("luce", None);
    let league = organisers::league(&mut admin);
    works_for(&mut admin, &league, "olga", true).assert_status(303);
    let last = "Nobody else could run the organiser";
    leaves(&mut first).assert_status(422).assert_shows(last);
    // Nor by the page on which officers are named.
    works_for(&mut first, &league, "olga", false)
        .assert_status(422)
        .assert_shows(last);
    let people = first.open(&format!("/o/{league}/people"));
    let remove = people.form_to("/people/remove");
    first.send(remove).assert_status(422).assert_shows(last);
    assert_eq!(app.count("organiser_people WHERE is_officer"), 1);
    // An arbiter is none, another officer is one.
    works_for(&mut first, &league, "luce", false).assert_status(303);
    leaves(&mut first).assert_status(422);
    works_for(&mut first, &league, "luce", true).assert_status(303);
    leaves(&mut first).assert_status(303);
    leaves(&mut second).assert_status(422);
    // An administrator takes out the last one too.
    let people = admin.open(&format!("/o/{league}/people"));
    let remove = people.form_to("/people/remove");
    admin.send(remove).assert_status(303);
    assert_eq!(app.count("organiser_people"), 0);
}
