//! Clubs from the first form to entries in a tournament: registration, approval, the secretary's players.

use crate::{
    privacy::player_page,
    support::{
        Browser, TestApp, form::Form, on_both_databases, page::Page, sql::execute, tournament,
    },
};

on_both_databases!(
    refused_registration_loses_nothing,
    club_abroad_needs_no_province,
    similar_club_is_shown_first,
    approval_makes_a_secretary,
    rejected_club_is_never_shown,
    secretary_adds_and_edits_players,
    bad_list_changes_nothing,
    good_list_is_imported_once,
    two_fide_numbers_are_two_persons,
    secretary_enters_players_in_a_tournament,
    foreign_club_is_forbidden,
    forms_without_token_are_refused,
    scripts_are_only_text,
    accounts_are_made_and_disabled,
    many_clubs_come_in_windows,
);

const PASSWORD: &str = "bishop-and-pawn-42";

pub(crate) fn filled(form: Form, name: &str) -> Form {
    form.set("name", name)
        .set("country", "Italia")
        .set("region", "Lombardia")
        .set("province", "CR")
        .set("town", "Roccafiorita")
        .set("email", "segreteria@torre.example")
}

pub(crate) fn registration(browser: &mut Browser) -> Form {
    browser.get("/clubs/register").assert_ok().form("main form")
}

pub(crate) fn register(app: &TestApp, name: &str) {
    let mut browser = app.browser();
    let form = filled(registration(&mut browser), name);
    browser.send(form).assert_status(303);
}

/// Approves the club that waits, with a secretary; answers their browser and the number of the club.
pub fn approved(app: &TestApp, admin: &mut Browser, name: &str, login: &str) -> (Browser, String) {
    register(app, name);
    let form = admin.open("/admin").form("form[action$=\"/approve\"]");
    let id = form.action.split('/').nth(3).unwrap_or_default().to_owned();
    let form = form
        .set("display_name", "Pia Segretaria")
        .set("name", login);
    let page = admin.send(form);
    page.assert_ok();
    let link = page.attributes("#invitation", "href").remove(0);
    let mut browser = app.browser();
    let form = browser.get(&link).assert_ok().form("main form");
    let form = form.set("password", PASSWORD).set("repeated", PASSWORD);
    browser.send(form).assert_status(303);
    (app.sign_in(login, PASSWORD), id)
}

fn refused_registration_loses_nothing(app: TestApp) {
    let mut browser = app.browser();
    let form = filled(registration(&mut browser), "Torre d’Avorio")
        .set("province", "BO")
        .set("email", "segreteria@")
        .set("postcode", "2600")
        .set("phone", "boh")
        .set("web", "senza punto")
        .set("address", "via della Filanda 12")
        .set("president", "Zelinda Provetti")
        .set("federation_code", "R-77")
        .tick("show_contacts");
    let sent = form.fields();
    let page = browser.send(form);
    page.assert_status(422).assert_shows("5 fields");
    page.assert_shows("This province lies in Emilia-Romagna");
    let again = page.form("main form");
    for (name, value) in sent {
        if name != "key" && name != "csrf" {
            assert_eq!(again.value(&name), Some(value.as_str()), "{name}");
        }
    }
    for field in ["province", "email", "postcode", "phone", "web"] {
        let marked = page.attributes(&format!("#f-{field}"), "aria-invalid");
        assert_eq!(marked, ["true"], "{field}");
    }
    // Nothing at all is refused too, with every required field.
    let empty = registration(&mut browser);
    let page = browser.send(empty);
    page.assert_status(422);
    for field in ["name", "town", "email", "region", "province"] {
        let marked = page.attributes(&format!("#f-{field}"), "aria-invalid");
        assert_eq!(marked, ["true"], "{field}");
    }
}

fn club_abroad_needs_no_province(mut app: TestApp) {
    let mut browser = app.browser();
    let form = registration(&mut browser)
        .set("name", "Springer Waldstadt")
        .set("country", "Deutschland")
        .set("town", "Waldstadt")
        .set("postcode", "D-7")
        .set("email", "post@springer.example");
    browser.send(form).assert_status(303);
    let mut admin = app.admin();
    let form = admin.open("/admin").form("form[action$=\"/approve\"]");
    admin.send(form).assert_status(303);
    let page = browser.get("/clubs");
    page.assert_ok().assert_shows("Springer Waldstadt");
    page.assert_shows("Deutschland");
    browser
        .get("/clubs?region=Lombardia")
        .assert_hides("Springer");
}

fn similar_club_is_shown_first(mut app: TestApp) {
    register(&app, "Circolo Scacchi Torre d’Avorio");
    let mut browser = app.browser();
    let form = filled(registration(&mut browser), "TORRE D'AVORIO");
    let page = browser.send(form);
    page.assert_status(422)
        .assert_shows("Circolo Scacchi Torre d’Avorio")
        .assert_shows("Nothing was sent yet");
    let again = page.form("main form");
    assert_eq!(again.value("name"), Some("TORRE D'AVORIO"));
    assert_eq!(again.value("town"), Some("Roccafiorita"));
    let mut admin = app.admin();
    admin.open("/admin").assert_shows("One club is waiting");
    browser.send(again.press("another", "1")).assert_status(303);
    admin.open("/admin").assert_shows("2 clubs are waiting");
}

fn approval_makes_a_secretary(mut app: TestApp) {
    let mut admin = app.admin();
    let mut stranger = app.browser();
    register(&app, "Torre Bianca");
    stranger.get("/clubs").assert_hides("Torre Bianca");
    stranger.get("/clubs/1").assert_status(404);
    stranger.get("/admin").assert_status(401);
    let approve = admin.open("/admin").form("form[action$=\"/approve\"]");
    // A bad log-in name leaves the club waiting.
    let bad = approve.clone().set("name", "è").set("display_name", "Pia");
    admin.send(bad).assert_status(422);
    stranger.get("/clubs/1").assert_status(404);
    let page = admin.send(
        approve
            .clone()
            .set("name", "pia")
            .set("display_name", "Pia S."),
    );
    page.assert_ok().assert_shows("/welcome/");
    // The same form again does not show the link again, and makes no second account.
    let again = admin.send(approve.set("name", "pia").set("display_name", "Pia S."));
    again.assert_status(303);
    let page = stranger.get("/clubs?region=Lombardia&province=CR&q=tor");
    page.assert_ok().assert_shows("Torre Bianca");
    // Contacts were not to be shown.
    let page = stranger.get("/clubs/1");
    page.assert_ok().assert_hides("segreteria@torre.example");
    assert!(!page.html().contains("segreteria@torre.example"));
}

fn rejected_club_is_never_shown(mut app: TestApp) {
    register(&app, "Torre Storta");
    let mut admin = app.admin();
    let page = admin.open("/admin");
    let approve = page.form("form[action$=\"/approve\"]");
    let reject = page.form("form[action$=\"/reject\"]");
    let reject = reject.set("reason", "C’è già");
    admin.send(reject).assert_status(303);
    admin.send(approve).assert_status(422);
    app.browser().get("/clubs").assert_hides("Torre Storta");
    // It does not stand in the way of another registration.
    register(&app, "Torre Storta");
}

fn player(page: &Page, last: &str, first: &str, birth: &str) -> Form {
    page.form("form[action$=\"/players\"][method=post]")
        .set("last_name", last)
        .set("first_name", first)
        .set("birth", birth)
}

fn secretary_adds_and_edits_players(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let manage = format!("/clubs/{id}/manage");
    let page = pia.open(&manage);
    let bad = player(&page, "", "Livia", "31/02/1999").set("fide_id", "12x");
    let refused = pia.send(bad);
    refused.assert_status(422).assert_shows("3 fields");
    let again = refused.form("form[action$=\"/players\"][method=post]");
    assert_eq!(again.value("birth"), Some("31/02/1999"));
    assert_eq!(again.value("fide_id"), Some("12x"));
    let good = player(&page, "Acquafresca", "Livia", "3/5/2004")
        .set("fide_id", "99900001")
        .set("national_id", "MI/4711")
        .set("fide_standard", "1751");
    pia.send(good).assert_status(303);
    // Namesakes and repeated numbers.
    let page = pia.open(&manage);
    let number = player(&page, "Altra", "Persona", "1990").set("fide_id", "99900001");
    pia.send(number)
        .assert_status(422)
        .assert_shows("Acquafresca Livia");
    let refused = pia.send(player(&page, "acquafresca", "LIVIA", "2004"));
    refused.assert_status(422);
    let form = refused.form("form[action$=\"/players\"][method=post]");
    pia.send(form.tick("is_another")).assert_status(303);
    // Everybody sees the year, nobody the day.
    let mut stranger = app.browser();
    let page = stranger.get("/players?q=acqua");
    page.assert_ok()
        .assert_shows("2 players")
        .assert_shows("2004");
    stranger
        .get("/players?q=99900001")
        .assert_shows("One player");
    let link = page.attributes("main table a[href^=\"/players/\"]", "href");
    for page in [&link[0], &format!("/clubs/{id}")].map(|path| stranger.get(path)) {
        page.assert_ok().assert_shows("2004").assert_shows("1751");
        assert!(!page.html().contains("2004-05-03"), "{}", page.url);
        assert!(!page.html().contains("4711"), "{}", page.url);
    }
    // Two people change one player: the second is told.
    let edit = format!("{}/edit", link[0]);
    stranger.get(&edit).assert_status(401);
    let (first, second) = (pia.open(&edit), admin.open(&edit));
    assert_eq!(first.form("main form").value("birth"), Some("2004-05-03"));
    let form = first.form("main form").set("fide_standard", "1760");
    pia.send(form).assert_status(303);
    let form = second.form("main form").set("last_name", "Sovrascritta");
    admin.send(form).assert_status(409);
    let page = stranger.get(&link[0]);
    page.assert_shows("1760").assert_hides("Sovrascritta");
}

pub fn preview(browser: &mut Browser, club: &str, text: &[u8]) -> Page {
    let page = browser.open(&format!("/clubs/{club}/manage"));
    let form = page.form_to("/players/preview");
    browser.send(form.upload("list", "soci.csv", "text/csv", text))
}

fn bad_list_changes_nothing(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let list = "Cognome;Nome;Nascita;Elo\nSartorel;Bruno;1971;1790\nOrsatti;Giulio;31/02/1999;17E3\n;Saverio;1959;1611\n";
    let page = preview(&mut pia, &id, list.as_bytes());
    page.assert_status(422).assert_shows("3 cells to correct");
    for link in ["Line 3, Nascita", "Line 3, Elo", "Line 4, Cognome"] {
        let target = page.link(link);
        assert_eq!(
            page.texts(&format!("td.bad-cell{target}")).len(),
            1,
            "{link}"
        );
    }
    page.assert_shows("There is no such day")
        .assert_shows("“E” in place of a digit");
    assert_eq!(page.attributes("#import button[disabled]", "type").len(), 1);
    // Who sends it nevertheless gets the same answer.
    let form = page.form("#import");
    pia.send(form)
        .assert_status(422)
        .assert_shows("Line 3, Elo");
    let page = pia.open(&format!("/clubs/{id}/manage"));
    page.assert_shows("No players").assert_hides("Sartorel");
    // Files without a heading, without anything, no file, a file that is too large.
    preview(&mut pia, &id, b"Rossi;Paolo\n").assert_status(422);
    preview(&mut pia, &id, b"").assert_status(422);
    let form = page.form_to("/players/preview");
    pia.send(form)
        .assert_status(422)
        .assert_shows("Choose a file");
    let large = vec![b'a'; 700 * 1024];
    preview(&mut pia, &id, &large).assert_status(413);
}

fn good_list_is_imported_once(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let manage = format!("/clubs/{id}/manage");
    let page = pia.open(&manage);
    pia.send(player(&page, "Rossini", "Paolo", "1964").set("fide_id", "99900002"))
        .assert_status(303);
    pia.send(player(&pia.clone().open(&manage), "Verdini", "Ada", "1970"))
        .assert_status(303);
    // Windows-1252, as spreadsheets write it.
    let list = b"Cognome;Nome;Nascita;ID FIDE;Elo;Note\r\nD'Alconte;Nicol\xf2;1971;;1790;x\r\nRossini;P.;;99900002;;\r\nVerdini;Ada;1970;;;\r\nNardecchio;Anita;2010;99900003;1655;\r\n";
    let page = preview(&mut pia, &id, list);
    page.assert_ok()
        .assert_shows("Import 2 players")
        .assert_shows("Same FIDE ID as Rossini Paolo")
        .assert_shows("There is Verdini Ada, 1970")
        .assert_shows("left aside: Note");
    // Nothing is written before the confirmation.
    pia.open(&manage).assert_hides("Nardecchio");
    let form = page.form("#import");
    pia.send(form.clone()).assert_status(303);
    // Sent twice, it counts once.
    pia.send(form).assert_status(303);
    let page = pia.open(&manage);
    page.assert_shows("4 players")
        .assert_shows("D'Alconte Nicolò");
    let twice = page.texts("main table tbody th b");
    let count = |name: &str| twice.iter().filter(|found| *found == name).count();
    assert_eq!((count("Nardecchio"), count("Verdini")), (1, 1));
    // The same list again, this time saying that Ada is another person.
    let page = preview(&mut pia, &id, list);
    let line = page.attributes("td.warn-cell input[name=another]", "value");
    assert_eq!(line, ["2", "4"]);
    let form = page.form("#import");
    let form = form.forge("another", "4");
    pia.send(form).assert_status(303);
    pia.open(&manage).assert_shows("5 players");
}

fn two_fide_numbers_are_two_persons(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    // Without a number the third may be either of them.
    let list =
        b"Cognome;Nome;ID FIDE\nRossini;Anna;99900101\nRossini;Anna;99900102\nRossini;Anna;\n";
    let page = preview(&mut pia, &id, list);
    page.assert_ok().assert_shows("Import 2 players");
    pia.send(page.form("#import")).assert_status(303);
    pia.open(&format!("/clubs/{id}/manage"))
        .assert_shows("99900101")
        .assert_shows("99900102");
}

fn secretary_enters_players_in_a_tournament(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let slug = tournament::with_players(&mut admin, "Open della Nebbia", 2);
    let manage = format!("/clubs/{id}/manage");
    let page = pia.open(&manage);
    pia.send(player(&page, "Rossini", "Paolo", "1964"))
        .assert_status(303);
    let page = pia.open(&manage);
    page.assert_shows("Open della Nebbia");
    let way = page.attributes("section[aria-labelledby=enter] li a", "href");
    assert_eq!(way, [format!("{manage}?enter={slug}")]);
    let page = pia.open(&way[0]);
    let form = page.form_to(&format!("/t/{slug}/entries/register"));
    let done = pia.send(form.tick("player"));
    assert_eq!(done.redirect().as_deref(), Some(manage.as_str()));
    let mut stranger = app.browser();
    let page = stranger.get(&format!("/clubs/{id}"));
    page.assert_ok().assert_shows("Open della Nebbia");
    let page = stranger.get("/players?q=rossini");
    let link = page.attributes("main table a[href^=\"/players/\"]", "href");
    let page = stranger.get(&link[0]);
    page.assert_shows("Open della Nebbia");
    let entry = page.attributes(&format!("main a[href^=\"/t/{slug}/player/\"]"), "href");
    assert_eq!(entry.len(), 1);
    pia.open(&manage).assert_shows("All are entered already");
    pia.open(&way[0]).assert_shows("All are entered already");
    pia.get(&format!("{manage}?enter=non-esiste"))
        .assert_status(404);
}

fn foreign_club_is_forbidden(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, own) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let (mut ugo, other) = approved(&app, &mut admin, "Cavallo Nero", "ugo");
    let page = ugo.open(&format!("/clubs/{other}/manage"));
    ugo.send(player(&page, "Rossini", "Paolo", "1964"))
        .assert_status(303);
    let found = app.browser().get("/players?q=rossini");
    let link = found
        .attributes("main table a[href^=\"/players/\"]", "href")
        .remove(0);
    pia.get(&format!("/clubs/{other}/manage"))
        .assert_status(403);
    pia.get(&format!("/clubs/{other}/manage?enter=x"))
        .assert_status(403);
    pia.get(&format!("{link}/edit")).assert_status(403);
    pia.get("/players/new").assert_status(403);
    pia.get("/admin").assert_status(403);
    // Forms of the own club sent to the other one.
    let page = pia.open(&format!("/clubs/{own}/manage"));
    let mut form = player(&page, "Intrusa", "Eva", "1999");
    form.action = format!("/clubs/{other}/players");
    pia.send(form).assert_status(403);
    for last in ["preview", "import"] {
        let mut form = page.form_to("/players/preview").upload(
            "list",
            "soci.csv",
            "text/csv",
            b"Cognome\nIntrusa\n",
        );
        form.action = format!("/clubs/{other}/players/{last}");
        pia.send(form).assert_status(403);
    }
    let mut form = ugo.open(&format!("{link}/edit")).form("main form");
    form.action = format!("{link}/edit");
    let csrf = page.form_to("/players/preview");
    let form = form.forge("csrf", csrf.value("csrf").unwrap_or_default());
    pia.send(form.set("last_name", "Rubato")).assert_status(403);
    app.browser()
        .get("/players?q=intrusa")
        .assert_shows("Nobody");
    app.browser()
        .get("/players?q=rubato")
        .assert_shows("Nobody");
}

fn forms_without_token_are_refused(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let page = pia.open(&format!("/clubs/{id}/manage"));
    let add = player(&page, "Rossini", "Paolo", "1964");
    let list =
        page.form_to("/players/preview")
            .upload("list", "a.csv", "text/csv", b"Cognome\nRossini\n");
    for form in [add, list.clone()] {
        pia.send(form.clone().without("csrf")).assert_status(403);
        pia.send(form.forge("csrf", "0000")).assert_status(403);
    }
    let mut import = list.clone();
    import.action = format!("/clubs/{id}/players/import");
    pia.send(import.without("csrf")).assert_status(403);
    pia.fetch_site = Some("cross-site".to_owned());
    pia.send(list).assert_status(403);
    let mut browser = app.browser();
    let form = filled(registration(&mut browser), "Senza Gettone");
    browser.send(form.without("csrf")).assert_status(403);
    let form = admin.open("/admin").form_to("/admin/accounts");
    admin.send(form.forge("csrf", "0000")).assert_status(403);
    admin.open("/admin").assert_shows("No club is waiting");
}

const SCRIPT: &str = "<script>alert(1)</script>\"'>";

/// No element of that name was made of what people wrote.
fn assert_only_text(page: &Page) {
    let html = page.html();
    assert!(!html.contains("<script>alert"), "{} runs it", page.url);
    assert!(
        page.attributes("[onload], [onerror]", "class").is_empty(),
        "{}",
        page.url
    );
}

fn scripts_are_only_text(mut app: TestApp) {
    let mut admin = app.admin();
    let mut browser = app.browser();
    let mut form = registration(&mut browser)
        .set("country", "Deutschland")
        .set("email", "\"<script>alert(1)</script>\"@a.example")
        .set("phone", "+39 0372 12345")
        .tick("show_contacts");
    for field in ["name", "federation_code", "town", "address", "president"] {
        let length = if field == "federation_code" { 20 } else { 60 };
        form = form.set(
            field,
            SCRIPT.get(..length.min(SCRIPT.len())).unwrap_or(SCRIPT),
        );
    }
    let refused = browser.send(form.clone().set("phone", SCRIPT));
    assert_only_text(&refused);
    // An address that nobody can be written to is none.
    browser.send(form.clone()).assert_status(422);
    let form = form.set("email", "segreteria@a.example");
    browser.send(form.clone()).assert_status(303);
    // The second one is shown the first.
    let again = browser.get("/clubs/register").form("main form");
    let mut again = again
        .set("country", "Deutschland")
        .set("email", "a@b.example");
    for field in ["name", "town"] {
        again = again.set(field, form.value(field).unwrap_or_default());
    }
    let page = browser.send(again);
    page.assert_status(422)
        .assert_shows("<script>alert(1)</script>");
    assert_only_text(&page);
    let page = admin.open("/admin");
    page.assert_shows("<script>alert(1)</script>");
    assert_only_text(&page);
    let form = page.form("form[action$=\"/approve\"]");
    let id = form.action.split('/').nth(3).unwrap_or_default().to_owned();
    let form = form.set("display_name", SCRIPT).set("name", "pia");
    let page = admin.send(form);
    page.assert_ok();
    assert_only_text(&page);
    let manage = format!("/clubs/{id}/manage");
    let page = admin.open(&manage);
    assert_only_text(&page);
    let form = player(&page, SCRIPT, SCRIPT, "1990").set("national_id", "<script>alert(1)</");
    admin.send(form).assert_status(303);
    let list = format!("Cognome;<script>alert(2)</script>\n{SCRIPT};{SCRIPT}\n<script>1;x;y\n");
    let page = preview(&mut admin, &id, list.as_bytes());
    assert_only_text(&page);
    page.assert_shows("<script>alert(2)</script>");
    let page = player_page(&app, 1);
    for path in [
        "/clubs",
        &format!("/clubs/{id}"),
        &manage,
        "/admin",
        "/players?q=script",
        "/players?q=%3Cscript%3Ealert(1)%3C/script%3E",
        "/clubs?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
        &page,
        &format!("{page}/edit"),
    ] {
        let page = admin.open(path);
        assert_only_text(&page);
        page.assert_shows("tratto");
    }
    admin.open(&page).assert_shows("<script>alert(1)</script>");
}

fn accounts_are_made_and_disabled(mut app: TestApp) {
    let mut admin = app.admin();
    let page = admin.open("/admin");
    let form = page.form_to("/admin/accounts");
    let form = form
        .set("display_name", "Omar Arbitri")
        .set("name", "omar")
        .set("role", "secretary");
    // A secretary needs a club.
    let refused = admin.send(form);
    refused.assert_status(422);
    let form = refused.form_to("/admin/accounts");
    assert_eq!(form.value("name"), Some("omar"));
    let page = admin.send(form.set("role", "arbiter"));
    let link = page.assert_ok().attributes("#invitation", "href").remove(0);
    let mut omar = app.browser();
    let form = omar.get(&link).assert_ok().form("main form");
    let form = form.set("password", PASSWORD).set("repeated", PASSWORD);
    omar.send(form).assert_status(303);
    let mut omar = app.sign_in("omar", PASSWORD);
    // An arbiter without a tournament adds no players; with one they do.
    omar.get("/players/new").assert_status(403);
    tournament::with_players(&mut omar, "Open di Omar", 1);
    let form = omar.open("/players/new").form_to("/players/new");
    let form = form.set("last_name", "Registrata").set("first_name", "Eva");
    let page = omar.submit(form);
    page.assert_ok().assert_shows("Registrata Eva");
    let disable = admin.open("/admin").form("form[action$=\"/disable\"]");
    admin.send(disable).assert_status(303);
    omar.get("/players/new").assert_status(401);
    let enable = admin.open("/admin").form("form[action$=\"/enable\"]");
    admin.send(enable).assert_status(303);
    app.sign_in("omar", PASSWORD).open("/players/new");
    // A new link replaces the password.
    let invite = admin.open("/admin").form("form[action$=\"/invite\"]");
    let page = admin.send(invite);
    page.assert_ok().assert_shows("/welcome/");
}

fn many_clubs_come_in_windows(app: TestApp) {
    let first = app.club("Circolo 0");
    let columns = "name_key, region, province, town, town_key, postcode, address, email, phone, web, president, \
                   federation_code, country, show_contacts, status, created_at, version";
    // Doubled nine times: 512 clubs.
    for _ in 0..9 {
        execute(
            &app.database,
            &format!(
                "INSERT INTO clubs (name, {columns}) SELECT 'Circolo ' || \
                 CAST((SELECT count(*) FROM clubs) + id - {first} AS TEXT), {columns} FROM clubs"
            ),
        )
        .unwrap();
    }
    let mut browser = app.browser();
    let pages: Vec<Page> = ["/clubs", "/clubs?page=2", "/clubs?page=3"]
        .map(|address| browser.get(address))
        .into();
    let mut seen = std::collections::BTreeSet::new();
    for page in &pages {
        page.assert_ok();
        let names = page.texts("table.list tbody th");
        assert!(names.len() <= 200, "{}", names.len());
        // Each window says where it begins.
        assert_eq!(page.texts("table.list tbody td")[0], "ITA");
        assert!(page.html().len() < 60_000, "{}", page.html().len());
        seen.extend(names);
    }
    assert_eq!(seen.len(), 512);
    assert!(pages[0].html().contains("page=3"));
}
