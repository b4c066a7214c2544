//! Federations and organisers beside the one whose installation this is: regions, categories, people, clubs, look, papers.

use crate::support::{
    Browser, TestApp, form::Form, on_both_databases, page::Page, sql::execute,
    tournament::with_players,
};

on_both_databases!(
    an_organiser_has_regions_categories_and_a_look_of_its_own,
    what_is_wrong_with_an_organiser_is_said_and_nothing_is_lost,
    officers_run_their_organiser_and_nobody_else_does,
    clubs_of_an_organiser_are_its_own,
    who_holds_a_tournament_can_be_changed,
    a_letter_is_in_the_language_of_the_organiser,
    the_italian_federation_waits_for_events_of_italy_alone,
);

const TERRITORY: &str = "Oberland: TH Thun, BL Interlaken\nTI Ticino";
const CATEGORIES: &str = "A1 First class\nA2 Second class";

/// Takes the league of the lakes in; answers its address part.
pub(crate) fn league(admin: &mut Browser) -> String {
    let form = league_form(admin);
    let added = admin.send(form);
    added.assert_status(303);
    let to = added.redirect().unwrap_or_default();
    to.split('/').nth(2).unwrap_or_default().to_owned()
}

fn league_form(admin: &mut Browser) -> Form {
    let page = admin.open("/organisers/new");
    page.assert_ok()
        .form_to("/organisers/new")
        .set("name", "Lega dei Laghi")
        .set("country", "Lagonia")
        .set("federation", "lag")
        .set("accent", "plum")
        .set("language", "de")
        .set("territory", TERRITORY)
        .set("categories", CATEGORIES)
        .set("imprint", "Riva 7, Thun, no. 123")
        .set("web", "laghi.example")
}

/// Says that an account works for an organiser.
fn works_for(who: &mut Browser, slug: &str, name: &str, is_officer: bool) -> Page {
    let page = who.open(&format!("/o/{slug}/people"));
    let form = page.assert_ok().form_to("/people").set("name", name);
    who.send(match is_officer {
        true => form.tick("officer"),
        false => form,
    })
}

fn an_organiser_has_regions_categories_and_a_look_of_its_own(mut app: TestApp) {
    let mut admin = app.admin();
    let mut arbiter = app.account("luce", None);
    let mut other = app.account("carla", None);
    let home = admin.open("/");
    home.assert_hides("Federations and organisers");
    let slug = league(&mut admin);
    assert_eq!(slug, "lega-dei-laghi");
    works_for(&mut admin, &slug, "luce", false).assert_status(303);

    // A tournament of an account that works for it is its own, on its ground.
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    assert_eq!(form.value("federation"), Some("LAG"));
    page.assert_shows("Interlaken (BL)")
        .assert_hides("Cremona (CR)");
    let own = with_players(&mut arbiter, "Coppa del Lago", 2);
    let settings = arbiter.open(&format!("/t/{own}/settings"));
    let form = settings.form_to("/settings").set("province", "BL");
    arbiter.send(form).assert_status(303);
    // One of somebody else is not, and has the provinces of Italy.
    let foreign = with_players(&mut other, "Torneo di Casa", 2);
    let settings = other.open(&format!("/t/{foreign}/settings"));
    let form = settings.form_to("/settings").set("province", "BL");
    other.send(form).assert_status(303);

    let mut visitor = app.browser();
    let shown = visitor.open(&format!("/t/{own}"));
    assert_eq!(shown.attributes("[data-accent]", "data-accent"), ["plum"]);
    let link = format!("/o/{slug}");
    assert_eq!(shown.attributes(".holder a", "href"), [link.as_str()]);
    let plain = visitor.open(&format!("/t/{foreign}"));
    assert!(plain.attributes("[data-accent]", "data-accent").is_empty());
    let desk = arbiter.open(&format!("/t/{own}/entries"));
    assert_eq!(
        desk.attributes("header[data-accent]", "data-accent"),
        ["plum"]
    );

    let page = visitor.open(&link);
    page.assert_shows("Coppa del Lago")
        .assert_hides("Torneo di Casa")
        .assert_shows("Lagonia")
        .assert_shows("Riva 7, Thun, no. 123");
    let home = visitor.open("/");
    assert_eq!(home.link("Lega dei Laghi"), link);

    // Its regions are its own: Belluno's code is Interlaken's here.
    visitor
        .open(&format!("/calendar?organiser={slug}&region=Oberland"))
        .assert_shows("Coppa del Lago")
        .assert_hides("Torneo di Casa");
    visitor
        .open(&format!("/calendar?organiser={slug}&region=Veneto"))
        .assert_shows("Coppa del Lago");
    visitor
        .open("/calendar?region=Veneto")
        .assert_shows("Torneo di Casa")
        .assert_hides("Coppa del Lago");
    let all = visitor.open("/calendar");
    all.assert_shows("Torneo di Casa")
        .assert_shows("Coppa del Lago");
    visitor
        .open("/tournaments?region=Veneto")
        .assert_shows("Torneo di Casa")
        .assert_hides("Coppa del Lago");
    let everywhere = visitor.open("/tournaments").text();
    let elsewhere = everywhere.find("Abroad or without").unwrap_or_else(|| {
        panic!("{everywhere}");
    });
    assert!(everywhere.find("Coppa del Lago").unwrap() > elsewhere);
    visitor.get("/calendar?organiser=nobody").assert_status(404);

    // Its categories are its own.
    let entries = arbiter.open(&format!("/t/{own}/entries"));
    let fee = entries.attributes("a[href$='/fee']", "href");
    let fee = fee.first().cloned().unwrap_or_else(|| {
        let line = "SELECT '/t/' || t.slug || '/entries/' || e.id || '/fee' AS line FROM entries e \
                    JOIN tournaments t ON t.id = e.tournament_id WHERE t.name = 'Coppa del Lago' ORDER BY e.id";
        app.lines(line).remove(0)
    });
    let page = arbiter.open(&fee);
    page.assert_ok()
        .assert_shows("A1 First class")
        .assert_hides("CMf");
    let form = page.form_to("/category").set("category", "A1");
    arbiter.send(form).assert_status(303);
    let form = arbiter.open(&fee).form_to("/category");
    arbiter
        .send(form.forge("category", "2N"))
        .assert_status(404);
    assert_eq!(app.count("listed_entries WHERE category = 'A1'"), 1);

    // Papers say who holds it.
    let paper = arbiter.open(&format!("/t/{own}/papers/check-in"));
    assert_eq!(paper.texts(".paper > .holder"), ["Lega dei Laghi"]);
    assert_eq!(paper.texts(".paper > .imprint"), ["Riva 7, Thun, no. 123"]);
    let paper = other.open(&format!("/t/{foreign}/papers/check-in"));
    assert!(paper.assert_ok().texts(".holder, .imprint").is_empty());
}

fn what_is_wrong_with_an_organiser_is_said_and_nothing_is_lost(mut app: TestApp) {
    let mut admin = app.admin();
    let form = league_form(&mut admin)
        .set(
            "territory",
            "Oberland: TH Thun\nTicino: TH Again\nVal Lunga:",
        )
        .set("categories", "A1 First\nA1 Again\nB")
        .set("country", "")
        .set("federation", "LAGO");
    let refused = admin.send(form);
    refused.assert_status(422);
    refused.assert_shows("Line 2: TH: it is there already.");
    refused.assert_shows("Line 2: A1 Again: it is there already.");
    // All of it at once, beside the field and above the form.
    refused.assert_shows("Line 3: Val Lunga:: the name is missing.");
    assert_eq!(refused.texts("#errors a[href='#f-territory']").len(), 2);
    let beside = refused.texts("#e-categories").join(" ");
    for line in ["Line 2: A1 Again", "Line 3: B: the name is missing."] {
        assert!(beside.contains(line), "{beside}");
    }
    let marked = refused.attributes("[aria-invalid]", "name");
    assert_eq!(marked, ["federation", "territory", "categories"]);
    let kept = refused.form_to("/organisers/new");
    assert_eq!(
        kept.value("territory"),
        Some("Oberland: TH Thun\nTicino: TH Again\nVal Lunga:")
    );
    let nowhere = league_form(&mut admin).set("country", "");
    let refused = admin.send(nowhere);
    assert_eq!(refused.attributes("[aria-invalid]", "name"), ["country"]);
    // Letters in a language that the house does not have would never go out.
    let foreign = league_form(&mut admin).forge("language", "pt");
    let refused = admin.send(foreign);
    assert_eq!(refused.attributes("[aria-invalid]", "name"), ["language"]);
    assert_eq!(app.count("organisers"), 0);
    // Two of one name have addresses of their own; a change of an older page is refused.
    let slug = league(&mut admin);
    let twin = league(&mut admin);
    assert_eq!(twin, format!("{slug}-2"));
    let edit = format!("/o/{slug}/edit");
    let (first, second) = (admin.open(&edit), admin.open(&edit));
    let form = first.form_to("/edit");
    assert_eq!(
        form.value("territory"),
        Some("Oberland: TH Thun, BL Interlaken\nTicino: TI Ticino")
    );
    admin.send(form.set("accent", "moss")).assert_status(303);
    let late = second.form_to("/edit").set("accent", "umber");
    admin.send(late).assert_status(409);
    let form = admin.open(&edit).form_to("/edit");
    admin.send(form.forge("language", "pt")).assert_status(422);
    assert_eq!(
        app.lines("SELECT accent AS line FROM organisers ORDER BY id"),
        ["moss", "plum"]
    );
}

fn officers_run_their_organiser_and_nobody_else_does(mut app: TestApp) {
    let mut admin = app.admin();
    let mut officer = app.account("olga", None);
    let mut arbiter = app.account("luce", None);
    let mut stranger = app.account("carla", None);
    let slug = league(&mut admin);
    let form = league_form(&mut admin)
        .set("name", "Altra Lega")
        .set("territory", "");
    admin.send(form).assert_status(303);
    works_for(&mut admin, &slug, "nobody", false)
        .assert_status(422)
        .assert_shows("There is no account with the login name nobody.");
    works_for(&mut admin, &slug, "olga", true).assert_status(303);
    let number = |app: &TestApp, name: &str| {
        let query = format!("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = '{name}'");
        app.lines(&query).remove(0)
    };
    // Whose officer one is, is run by them: data, people, moderators.
    works_for(&mut officer, &slug, "luce", false).assert_status(303);
    works_for(&mut admin, "altra-lega", "luce", false)
        .assert_status(422)
        .assert_shows("luce already works for another organiser.");
    // Who moderates regions of the house is not taken from there.
    let carla = format!("/admin/accounts/{}/regions", number(&app, "carla"));
    let form = admin.open(&carla).form_to("/regions");
    admin
        .send(form.tick_value("region", "Molise"))
        .assert_status(303);
    works_for(&mut officer, &slug, "carla", false)
        .assert_status(422)
        .assert_shows("carla already decides about the clubs of some regions");
    assert_eq!(
        app.lines("SELECT region AS line FROM club_moderators"),
        ["Molise"]
    );
    let form = admin.open(&carla).form_to("/regions").untick("region");
    admin.send(form).assert_status(303);
    let page = officer.open(&format!("/o/{slug}"));
    assert_eq!(page.link("Change its data"), format!("/o/{slug}/edit"));
    let form = officer.open(&format!("/o/{slug}/edit")).form_to("/edit");
    officer
        .send(form.set("name", "Lega dei Grandi Laghi"))
        .assert_status(303);
    for path in ["edit", "people"] {
        arbiter.get(&format!("/o/{slug}/{path}")).assert_status(403);
        stranger
            .get(&format!("/o/{slug}/{path}"))
            .assert_status(403);
        officer
            .get(&format!("/o/altra-lega/{path}"))
            .assert_status(403);
    }
    officer.get("/organisers/new").assert_status(403);
    stranger.get("/organisers/new").assert_status(403);
    stranger
        .open(&format!("/o/{slug}"))
        .assert_hides("Change its data");
    // An officer names moderators of its regions, and of nobody else's accounts.
    let regions = format!("/admin/accounts/{}/regions", number(&app, "luce"));
    let page = officer.open(&regions);
    page.assert_ok()
        .assert_shows("Oberland")
        .assert_hides("Molise");
    let form = page.form_to("/regions").tick_value("region", "Oberland");
    officer.send(form).assert_status(303);
    assert_eq!(
        app.lines("SELECT region AS line FROM club_moderators"),
        ["Oberland"]
    );
    officer.get(&carla).assert_status(403);
    // Who goes loses the regions too, and what they made stays the organiser's.
    let own = with_players(&mut arbiter, "Coppa del Lago", 2);
    let page = officer.open(&format!("/o/{slug}/people"));
    let form = page.form(&format!(
        "form:has([name=user][value='{}'])",
        number(&app, "luce")
    ));
    officer.send(form).assert_status(303);
    assert_eq!(app.count("club_moderators"), 0);
    arbiter
        .open(&format!("/t/{own}"))
        .assert_shows("Lega dei Grandi Laghi");
    let later = with_players(&mut arbiter, "Coppa di Casa", 2);
    arbiter
        .open(&format!("/t/{later}"))
        .assert_hides("Lega dei Grandi Laghi");
}

fn clubs_of_an_organiser_are_its_own(mut app: TestApp) {
    let mut admin = app.admin();
    let mut officer = app.account("olga", None);
    let mut moderator = app.account("luce", None);
    let slug = league(&mut admin);
    works_for(&mut admin, &slug, "olga", true).assert_status(303);
    works_for(&mut admin, &slug, "luce", false).assert_status(303);
    let mut visitor = app.browser();
    let page = visitor.open(&format!("/clubs/register?organiser={slug}"));
    page.assert_shows("Lagonia").assert_hides("Lombardia");
    let form = |page: &Page, name: &str| {
        page.form("main form")
            .set("name", name)
            .set("town", "Riva")
            .set("email", "club@riva.example")
    };
    let bad = form(&page, "Torre sul Lago")
        .set("region", "Ticino")
        .set("province", "TH");
    let refused = visitor.send(bad);
    refused
        .assert_status(422)
        .assert_shows("This province lies in Oberland");
    let good = form(&refused, "Torre sul Lago").set("region", "");
    visitor.send(good.set("province", "BL")).assert_status(303);
    let south = visitor.open(&format!("/clubs/register?organiser={slug}"));
    let form = form(&south, "Cavallo del Sud")
        .set("province", "TI")
        .set("town", "Lugana");
    visitor.send(form).assert_status(303);
    assert_eq!(
        app.lines("SELECT name || ' ' || country || ' ' || region || ' ' || province AS line FROM clubs ORDER BY id"),
        ["Torre sul Lago Lagonia Oberland BL", "Cavallo del Sud Lagonia Ticino TI"]
    );
    // A moderator decides about those of their region, an officer about all.
    let luce = app.lines(
        "SELECT '/admin/accounts/' || id || '/regions' AS line FROM users WHERE name = 'luce'",
    );
    let form = officer.open(&luce[0]).form_to("/regions");
    officer
        .send(form.tick_value("region", "Ticino"))
        .assert_status(303);
    moderator
        .open("/admin/clubs")
        .assert_shows("Cavallo del Sud")
        .assert_hides("Torre sul Lago");
    let page = officer.open("/admin/clubs");
    page.assert_shows("Cavallo del Sud")
        .assert_shows("Torre sul Lago");
    let mut form = page.form("form[action$='/decide']");
    for value in page.attributes("[name=club]", "value") {
        form = form.tick_value("club", &value);
    }
    officer.send(form.press("do", "approve")).assert_status(303);
    // They stand in its list and in no region of Italy.
    let page = visitor.open(&format!("/o/{slug}/clubs?region=Oberland"));
    page.assert_shows("Torre sul Lago")
        .assert_hides("Cavallo del Sud");
    visitor
        .open(&format!("/o/{slug}/clubs"))
        .assert_shows("Torre sul Lago")
        .assert_shows("Cavallo del Sud");
    visitor
        .open("/clubs")
        .assert_hides("Torre sul Lago")
        .assert_hides("Cavallo del Sud");
    let club = visitor.open(&page.link("Torre sul Lago"));
    club.assert_shows("Riva (BL), Lagonia")
        .assert_hides("Belluno");
    assert_eq!(club.link("Lega dei Laghi"), format!("/o/{slug}"));
}

fn who_holds_a_tournament_can_be_changed(mut app: TestApp) {
    let mut admin = app.admin();
    let mut chief = app.account("luce", None);
    let mut other = app.account("carla", None);
    let slug = league(&mut admin);
    let own = with_players(&mut chief, "Coppa del Lago", 2);
    let foreign = with_players(&mut other, "Torneo di Casa", 2);
    let settings = format!("/t/{own}/settings");
    // Who works for nobody has no choice; a forged one is refused.
    let page = chief.open(&settings);
    assert!(page.texts("#holder").is_empty());
    works_for(&mut admin, &slug, "luce", false).assert_status(303);
    let form = chief.open(&settings).form_to("/holder");
    chief.send(form.set("organiser", &slug)).assert_status(303);
    chief
        .open(&format!("/t/{own}"))
        .assert_shows("Lega dei Laghi");
    chief
        .open(&format!("/t/{own}/record"))
        .assert_shows("Says who holds the tournament");
    let csrf = other.open("/tournaments/new").form_to("/new");
    let csrf = csrf.value("csrf").unwrap_or_default().to_owned();
    let forged = [("csrf", csrf.as_str()), ("organiser", slug.as_str())];
    other
        .post(&format!("/t/{foreign}/settings/holder"), &forged)
        .assert_status(403);
    // A kept page of the tournament shows at once what the organiser changes of itself.
    let mut visitor = app.browser();
    let public = format!("/t/{own}");
    visitor.open(&public).assert_shows("Lega dei Laghi");
    let form = admin.open(&format!("/o/{slug}/edit")).form_to("/edit");
    let form = form.set("name", "Lega del Mare").set("accent", "indigo");
    admin.send(form).assert_status(303);
    let page = visitor.open(&public);
    page.assert_shows("Lega del Mare")
        .assert_hides("Lega dei Laghi");
    assert_eq!(page.attributes("[data-accent]", "data-accent"), ["indigo"]);
    // So has what is shown elsewhere.
    let copy = format!("/embed/en{}/pairings", public.trim_start_matches("/t"));
    let framed = visitor.open(&copy);
    assert_eq!(
        framed.attributes("main[data-accent]", "data-accent"),
        ["indigo"]
    );
    assert_eq!(framed.texts(".holder"), ["Lega del Mare"]);
    let card = format!("{public}/card.png");
    let held = visitor.get(&card);
    let form = admin.open(&settings).form_to("/holder");
    admin.send(form.set("organiser", "")).assert_status(303);
    visitor.open(&public).assert_hides("Lega del Mare");
    let framed = visitor.open(&copy);
    assert!(framed.texts(".holder, [data-accent]").is_empty());
    assert_ne!(visitor.get(&card).bytes, held.bytes);
}

fn a_letter_is_in_the_language_of_the_organiser(mut app: TestApp) {
    let mut admin = app.admin();
    let mut chief = app.account("luce", None);
    let slug = league(&mut admin);
    works_for(&mut admin, &slug, "luce", false).assert_status(303);
    let own = with_players(&mut chief, "Coppa del Lago", 2);
    crate::enter::open(&mut chief, &own, &[("door_club_places", "2")]);
    let visitor = app.browser();
    let mut visitor = visitor.in_italian();
    let form = crate::enter::typed(&mut visitor, &own, "Primo", "1980");
    let form = form.set("email", "primo@posta.example");
    crate::enter::sent(&mut visitor, form);
    let language = "SELECT language AS line FROM outbox ORDER BY id";
    assert_eq!(app.lines(language).first().map(String::as_str), Some("it"));
    // Nobody knows any more how they read.
    execute(&app.database, "DELETE FROM mail_languages").unwrap();
    let accepted = crate::enter::press(&mut chief, &own, "Primo", "accept");
    accepted.assert_status(303);
    assert_eq!(app.lines(language).last().map(String::as_str), Some("de"));
}

fn the_italian_federation_waits_for_events_of_italy_alone(mut app: TestApp) {
    let mut admin = app.admin();
    let mut arbiter = app.account("luce", None);
    let mut other = app.account("carla", None);
    let slug = league(&mut admin);
    works_for(&mut admin, &slug, "luce", false).assert_status(303);
    let own = with_players(&mut arbiter, "Coppa del Lago", 2);
    let at_home = with_players(&mut other, "Torneo di Casa", 2);
    let (italian, fide) = (
        "To the Italian federation within 8 days",
        "To FIDE within 30 days",
    );
    let shows = |who: &mut Browser, slug: &str| {
        let page = who.open(&format!("/t/{slug}/end"));
        page.assert_ok().assert_shows(fide);
        page.text().contains(italian)
    };
    let writes = |who: &mut Browser, slug: &str, federation: &str| {
        let page = who.open(&format!("/t/{slug}/settings"));
        let form = page.form_to("/settings").set("federation", federation);
        who.send(form).assert_status(303);
    };
    assert!(!shows(&mut arbiter, &own));
    assert!(shows(&mut other, &at_home));
    // What is written counts, whoever holds it.
    writes(&mut arbiter, &own, "ITA");
    assert!(shows(&mut arbiter, &own));
    writes(&mut other, &at_home, "AUT");
    assert!(!shows(&mut other, &at_home));
}
