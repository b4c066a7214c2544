//! What the founding documents offer beside the tournaments: kinds of association, pages with links, tournaments by region,
//! recorded games with captured men, perpetual check, exercises, examples of draws and castling.

use tratto_domain::event::REGIONS;

use crate::{
    clubs::{approved, filled, registration},
    support::{
        Browser, TestApp, on_both_databases,
        tournament::{press_result, with_players, with_round_published},
    },
};

on_both_databases!(
    associations_have_a_kind,
    administrators_keep_the_links,
    tournaments_are_listed_by_region,
    every_entry_of_the_sites_menu_is_a_page,
    a_recorded_game_is_stepped_through,
    a_game_makes_a_sheet_of_exercises,
    perpetual_check_is_shown_as_such,
    draws_and_obstacles_are_living_examples,
);

fn associations_have_a_kind(mut app: TestApp) {
    let mut admin = app.admin();
    let mut browser = app.browser();
    let form = registration(&mut browser);
    assert_eq!(form.value("kind"), Some("club"));
    let form = filled(form, "Classe IV D").set("kind", "school-class");
    browser.send(form).assert_status(303);
    let form = admin.open("/admin").form("form[action$=\"/approve\"]");
    let school = form.action.split('/').nth(3).unwrap_or_default().to_owned();
    admin.send(form).assert_status(303);
    let (_, club) = approved(&app, &mut admin, "Torre d’Avorio", "pia");
    let page = browser.get(&format!("/clubs/{school}"));
    page.assert_ok()
        .assert_shows("Class or school")
        .assert_shows("No pupils");
    browser
        .get(&format!("/clubs/{club}"))
        .assert_shows("Chess club")
        .assert_shows("No players");
    let mut italian = app.browser().in_italian();
    italian
        .get(&format!("/clubs/{school}"))
        .assert_shows("Classe o scuola")
        .assert_shows("Nessun alunno");
    // The directory says it, and is looked through by it.
    browser
        .get("/clubs")
        .assert_shows("Classe IV D")
        .assert_shows("Torre d’Avorio");
    let found = browser.get("/clubs?kind=school-class");
    found
        .assert_shows("Classe IV D")
        .assert_hides("Torre d’Avorio");
    found.assert_shows("Class or school");
    let none = browser.get("/clubs?kind=workplace");
    none.assert_hides("Classe IV D")
        .assert_hides("Torre d’Avorio");
    // A kind may be changed; a word that is none is refused.
    let address = format!("/clubs/{school}/edit");
    let form = admin.get(&address).assert_ok().form("main form");
    assert_eq!(form.value("kind"), Some("school-class"));
    admin.send(form.set("kind", "circle")).assert_status(303);
    browser
        .get(&format!("/clubs/{school}"))
        .assert_shows("Circolo (social club)");
    let form = admin.get(&address).form("main form").forge("kind", "guild");
    admin.send(form).assert_status(422);
}

fn administrators_keep_the_links(mut app: TestApp) {
    let mut admin = app.admin();
    let mut visitor = app.browser();
    let mut italian = app.browser().in_italian();
    for (section, english, words) in [
        ("rules", "Rules", "Regolamento"),
        ("origin", "Origin and legend", "Origine e leggenda"),
        ("italy", "Italian sites", "Siti italiani"),
        ("world", "Sites of the world", "Siti mondiali"),
    ] {
        let address = format!("/links/{section}");
        let page = visitor.get(&address);
        page.assert_ok()
            .assert_shows(english)
            .assert_shows("No links yet.");
        assert_eq!(page.texts("main form").len(), 0, "{section}");
        italian.get(&address).assert_ok().assert_shows(words);
    }
    visitor.get("/links/moon").assert_status(404);
    let address = "/links/italy";
    let form = admin.get(address).assert_ok().form_to("/links/italy");
    // The address is checked for its form; nothing typed is lost.
    for wrong in [
        "",
        "javascript:alert(1)",
        "ftp://scacchi.example",
        "nowhere",
    ] {
        let form = form.clone().set("title", "Prova").set("address", wrong);
        let page = admin.send(form);
        page.assert_status(422);
        assert_eq!(
            page.form_to("/links/italy").value("title"),
            Some("Prova"),
            "{wrong}"
        );
    }
    let form = form
        .set("title", "Archivio di prova")
        .set("address", "archivio.example/partite")
        .set("note", "partite del Novecento");
    admin.send(form).assert_status(303);
    let page = visitor.get(address);
    page.assert_shows("Archivio di prova")
        .assert_shows("partite del Novecento");
    assert_eq!(
        page.attributes("#links ~ ul a", "href"),
        ["https://archivio.example/partite"]
    );
    // Only there, and only by administrators.
    visitor
        .get("/links/world")
        .assert_hides("Archivio di prova");
    let page = admin.get(address);
    let remove = page.form("form[action$=\"/remove\"]");
    let mut other = app.account("carla", None);
    other
        .post(&remove.action, &[("csrf", "x"), ("key", "k")])
        .assert_status(403);
    visitor.get(address).assert_shows("Archivio di prova");
    admin.send(remove).assert_status(303);
    visitor.get(address).assert_hides("Archivio di prova");
    assert_eq!(
        app.lines("SELECT action AS line FROM audit WHERE action LIKE 'link.%' ORDER BY id"),
        ["link.add", "link.remove"]
    );
}

fn tournaments_are_listed_by_region(mut app: TestApp) {
    let mut arbiter = app.admin();
    for (name, province) in [
        ("Torneo Padano", "CR"),
        ("Torneo Etrusco", "FI"),
        ("Torneo Altrove", ""),
    ] {
        let slug = with_players(&mut arbiter, name, 2);
        let form = arbiter
            .get(&format!("/t/{slug}/settings"))
            .form_to("/settings");
        arbiter
            .send(form.set("province", province))
            .assert_status(303);
    }
    let mut visitor = app.browser();
    visitor.get("/").assert_shows("Tournaments by region");
    let all = visitor.get("/tournaments");
    all.assert_ok()
        .assert_shows("3 tournaments")
        .assert_shows("Lombardia")
        .assert_shows("Abroad or without a province");
    let rows = all.texts("table tbody tr");
    let place = |name: &str| rows.iter().position(|row| row.contains(name)).unwrap();
    assert!(place("Torneo Padano") < place("Torneo Etrusco"), "{rows:?}");
    assert!(
        place("Torneo Etrusco") < place("Torneo Altrove"),
        "{rows:?}"
    );
    let tuscany = visitor.get("/tournaments?region=Toscana");
    tuscany
        .assert_shows("Tournaments in Toscana")
        .assert_shows("Torneo Etrusco")
        .assert_hides("Torneo Padano");
    visitor
        .get("/tournaments?region=Molise")
        .assert_ok()
        .assert_shows("No tournament in this region.");
    app.browser()
        .in_italian()
        .get("/tournaments?region=Toscana")
        .assert_shows("Tornei in Toscana");
}

/// The old site's menu: clubs, registration, rules, origin, Italian sites, tournaments, sites of the world; and a page for
/// each region.
fn every_entry_of_the_sites_menu_is_a_page(app: TestApp) {
    let mut visitor = app.browser().in_italian();
    for (address, title) in [
        ("/clubs", "Circoli"),
        ("/clubs/register", "Registra"),
        ("/links/rules", "Regolamento"),
        ("/links/origin", "Origine e leggenda"),
        ("/links/italy", "Siti italiani"),
        ("/tournaments", "Tornei"),
        ("/links/world", "Siti mondiali"),
    ] {
        let page = visitor.get(address);
        let shown = page.assert_ok().texts("h1").join(" ");
        assert!(shown.contains(title), "{address}: {shown}");
    }
    assert_eq!(REGIONS.len(), 20);
    for region in REGIONS {
        let query = region.replace(' ', "%20").replace('’', "%E2%80%99");
        let clubs = visitor.get(&format!("/clubs?region={query}"));
        let chosen = clubs.assert_ok().form("form[action=\"/clubs\"]");
        assert_eq!(chosen.value("region"), Some(region));
        let tournaments = visitor.get(&format!("/tournaments?region={query}"));
        tournaments
            .assert_ok()
            .assert_shows(&format!("Tornei in {region}"));
    }
}

/// A board on which these moves were recorded; the address of its arbiter's page and of its public one.
fn recorded(app: &TestApp, arbiter: &mut Browser, name: &str, moves: &str) -> (String, String) {
    let slug = with_round_published(arbiter, name, 6);
    let pairing = app.pairing(1, 1);
    let game = format!("/t/{slug}/game/{pairing}");
    for written in moves.split_whitespace() {
        let form = arbiter.open(&game).assert_ok().form("#move-form");
        arbiter.send(form.set("move", written)).assert_status(303);
    }
    let id = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM games")
        .remove(0);
    (game, format!("/t/{slug}/games/{id}"))
}

fn a_recorded_game_is_stepped_through(mut app: TestApp) {
    let mut arbiter = app.admin();
    let moves = "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2";
    let (desk, public) = recorded(&app, &mut arbiter, "Torneo delle Prese", moves);
    let mut visitor = app.browser();
    let page = visitor.get(&public);
    page.assert_ok()
        .assert_shows("Captured men")
        .assert_shows("Taken by White: 2")
        .assert_shows("Taken by Black: 2")
        .assert_shows("Bxg2");
    let pictures = page.attributes(".captured img", "alt");
    assert_eq!(pictures, ["black queen", "black pawn", "white pawn"]);
    assert!(page.text().contains("×2"));
    // Step by step: after 2.exd5 one pawn was taken.
    let third = visitor.get(&format!("{public}?ply=3"));
    third
        .assert_shows("Taken by White: 1")
        .assert_shows("Taken by Black: 0");
    visitor
        .get(&format!("{public}?ply=99"))
        .assert_shows("Taken by White: 2");
    // The arbiter's page has the same field, and the list of games leads here.
    arbiter
        .get(&desk)
        .assert_shows("Taken by White: 2")
        .assert_shows("Taken by Black: 2");
    let list = visitor.get(public.rsplit_once('/').unwrap().0);
    assert_eq!(list.link("Look"), public);
    app.browser()
        .in_italian()
        .get(&public)
        .assert_shows("Pezzi presi")
        .assert_shows("Presi dal Bianco: 2")
        .assert_shows("Axg2");
    visitor
        .get("/t/torneo-delle-prese-2026/games/424242")
        .assert_status(404);
}

fn a_game_makes_a_sheet_of_exercises(mut app: TestApp) {
    let mut arbiter = app.admin();
    let moves = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#";
    let (_, public) = recorded(&app, &mut arbiter, "Torneo dei Compiti", moves);
    let mut visitor = app.browser();
    // Nobody is helped while the game goes on.
    let sheet = visitor.get(&format!("{public}/exercises"));
    sheet.assert_shows("Exercises are made from a finished game with its moves.");
    visitor.get(&public).assert_hides("Exercises from the game");
    let slug = public.split('/').nth(2).unwrap_or_default();
    press_result(&mut arbiter, slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(
        visitor.get(&public).link("Exercises from the game"),
        format!("{public}/exercises")
    );
    let sheet = visitor.get(&format!("{public}/exercises"));
    sheet
        .assert_ok()
        .assert_shows("White to move mates in one. How?")
        .assert_shows("Is it mate, stalemate, or does the game go on?");
    let questions = sheet.texts(".exercises li").join("\n");
    assert!(
        !questions.contains("Qxf7"),
        "no answer on the front: {questions}"
    );
    let answers = sheet.texts(".answers li");
    assert_eq!(answers.len(), sheet.texts(".exercises li").len());
    assert!(
        answers.iter().any(|answer| answer == "Qxf7#"),
        "{answers:?}"
    );
    let italian = app
        .browser()
        .in_italian()
        .get(&format!("{public}/exercises"));
    italian
        .assert_shows("Il Bianco muove e dà matto in una mossa. Quale?")
        .assert_shows("Dxf7#");
}

fn perpetual_check_is_shown_as_such(mut app: TestApp) {
    let mut arbiter = app.admin();
    let (desk, public) = recorded(&app, &mut arbiter, "Torneo Perpetuo", PERPETUAL);
    let signals = arbiter.get(&desk);
    signals
        .assert_shows("Perpetual check")
        .assert_shows("gives check with every move, and the checks repeat");
    let mut visitor = app.browser();
    // What may be claimed is nobody's to hear while the game goes on.
    visitor.get(&public).assert_hides("Perpetual check");
    let slug = public.split('/').nth(2).unwrap_or_default();
    press_result(&mut arbiter, slug, 1, 1, "1/2-1/2").assert_status(303);
    let page = visitor.get(&public);
    page.assert_shows("Perpetual check")
        .assert_shows("The player to move may claim a draw by the third occurrence (9.2)");
    visitor
        .get(&format!("{public}?ply=2"))
        .assert_hides("Perpetual check");
    app.browser()
        .in_italian()
        .get(&public)
        .assert_shows("Scacco perpetuo")
        .assert_shows("Chi ha il tratto può richiedere la patta per la terza ripetizione (9.2)");
}

/// The queen checks on h4 and e4 in turn, the king goes from f2 to e2 and back.
const PERPETUAL: &str =
    "f4 e5 fxe5 Nc6 e4 Qh4+ Ke2 Qxe4+ Kf2 Qh4+ Ke2 Qe4+ Kf2 Qh4+ Ke2 Qe4+ Kf2 Qh4+";

fn draws_and_obstacles_are_living_examples(app: TestApp) {
    let mut visitor = app.browser();
    let page = visitor.get("/examples");
    page.assert_ok();
    assert_eq!(page.texts("#draws ~ ol > li").len(), 5);
    assert_eq!(page.texts("#castling ~ ol > li").len(), 4);
    for words in [
        "Stalemate",
        "King and knight against king",
        "50 moves by each",
        "The position has occurred three times",
        "they may agree to a draw",
        "Only now: when the cause is gone",
    ] {
        page.assert_shows(words);
    }
    app.browser()
        .in_italian()
        .get("/examples")
        .assert_ok()
        .assert_shows("Cinque modi di pattare");
}
