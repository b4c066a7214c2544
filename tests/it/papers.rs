//! Papers through the pages: every sheet in both languages, orders and parts, the largest fields, long names, who may
//! see them, and the arbiter's report from its first word to the record.

use std::{fs, process::Command};

use crate::support::{
    Browser, TestApp,
    app::binary,
    folder::Folder,
    on_both_databases,
    page::Page,
    tournament::{
        enter_all, large_round, name_deputy, press_result, publish_round, with_players,
        with_round_published,
    },
};

on_both_databases!(
    every_sheet_is_one_click_away_in_both_languages,
    players_stand_in_any_order_and_in_parts,
    money_is_for_arbiters_and_adds_up,
    a_round_has_its_sheets,
    three_hundred_players_over_thirty_rounds_join,
    certificates_say_what_was_reached,
    figures_count_every_board_once,
    a_report_is_written_kept_and_recorded,
    a_report_names_whom_it_is_asked_for,
    a_report_shows_no_more_of_a_person_than_its_reader_may_know,
    two_arbiters_do_not_overwrite_a_report,
);

fn paste(browser: &mut Browser, slug: &str, text: &str) {
    let page = browser.open(&format!("/t/{slug}/entries/list"));
    let page = browser.send(page.form_to("/entries/list").set("text", text));
    let form = page.form("#import").press("take", "all");
    browser.send(form).assert_status(303);
}

/// Name, club, category, federation and fee of five people.
const LIST: &str = "Cognome\tNome\tNascita\tFederazione\tElo FIDE\tCat\tCircolo\tProv\tQuota\tPagato\n\
    Ortica\tBruno\t1971\tITA\t1500\t2N\tTorre Bianca\tCR\t30,00\t30,00\n\
    Alloro\tLivia\t2012\tITA\t\tNC\t\t\t20,00\t\n\
    Betulla\tUgo\t1980\tFRA\t2000\t\tAlfiere\t\t30,00\t10,00\n\
    Edera\tAnna\t1990\tITA\t1500\tCM\tTorre Bianca\tCR\t30,00\t40,00\n\
    Cardo\tIvo\t1985\tSLO\t1400\tCM\tRe Nero\t\t\t\n";

fn listed(arbiter: &mut Browser, name: &str) -> String {
    let slug = with_players(arbiter, name, 0);
    paste(arbiter, &slug, LIST);
    slug
}

/// Surnames in the order of the sheet.
fn surnames(page: &Page) -> Vec<String> {
    page.texts(".roster .name b")
}

fn every_sheet_is_one_click_away_in_both_languages(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Stampe", 7);
    let papers = format!("/t/{slug}/papers");
    for italian in [false, true] {
        if italian {
            arbiter = arbiter.in_italian();
        }
        let page = arbiter.open(&papers);
        let (title, both) = if italian {
            ("Stampe", "I due fogli del turno")
        } else {
            ("Papers", "Both sheets of the round")
        };
        page.assert_ok().assert_shows(title).assert_shows(both);
        assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
        let links = page.attributes("main a[href]", "href");
        assert!(links.len() > 25, "{links:?}");
        for link in links {
            let sheet = arbiter.get(&link);
            assert!(
                [200, 303].contains(&sheet.status),
                "{link}: {}",
                sheet.status
            );
            assert!(sheet.bytes.len() < 30_000, "{link}: {}", sheet.bytes.len());
            // A key without its message shows itself.
            let text = sheet.text();
            for key in ["papers-", "report-", "statistics-", "certificate-", "slip-"] {
                assert!(!text.contains(key), "{link}: {key} in\n{text}");
            }
        }
    }
    // The desk leads there, the bar and the button of the round, with its key.
    let desk = arbiter.open(&format!("/t/{slug}/desk/1"));
    assert_eq!(desk.link("Stampe"), papers);
    let keyed = desk.attributes("a[data-key=p]", "href");
    assert_eq!(keyed, [format!("{papers}/round/1#print")]);
}

fn players_stand_in_any_order_and_in_parts(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = listed(&mut arbiter, "Open degli Ordini");
    let mut sheet = |query: &str| arbiter.open(&format!("/t/{slug}/papers/players?{query}"));
    for (order, wanted) in [
        ("name", "Alloro Betulla Cardo Edera Ortica"),
        ("rating", "Betulla Edera Ortica Cardo Alloro"),
        ("club", "Betulla Cardo Edera Ortica Alloro"),
        ("federation", "Betulla Alloro Edera Ortica Cardo"),
        ("category", "Cardo Edera Ortica Alloro Betulla"),
        ("nonsense", "Alloro Betulla Cardo Edera Ortica"),
    ] {
        let page = sheet(&format!("order={order}"));
        assert_eq!(surnames(&page).join(" "), wanted, "{order}");
        page.assert_shows("5 giocatori").assert_hides("€");
    }
    let parts = |page: &Page| page.texts(".list-part h2");
    assert_eq!(
        parts(&sheet("split=club")),
        [
            "Alfiere un giocatore",
            "Re Nero un giocatore",
            "Torre Bianca 2 giocatori",
            "Senza indicazione un giocatore"
        ]
    );
    assert_eq!(
        parts(&sheet("split=club&least=2")),
        [
            "Torre Bianca 2 giocatori",
            "Altri 2 giocatori",
            "Senza indicazione un giocatore"
        ]
    );
    assert_eq!(
        parts(&sheet("split=federation")),
        ["FRA un giocatore", "ITA 3 giocatori", "SLO un giocatore"]
    );
    let page = sheet("split=category&order=rating");
    assert_eq!(
        surnames(&page).join(" "),
        "Edera Cardo Ortica Alloro Betulla"
    );
    // Heads for every part, so that each can be cut off.
    assert_eq!(page.texts(".roster thead").len(), 4);
    // The choice stands in the form above the sheet.
    let form = page.form_to("/papers/players");
    assert_eq!(form.value("order"), Some("rating"));
    assert_eq!(form.value("split"), Some("category"));
}

fn money_is_for_arbiters_and_adds_up(app: TestApp) {
    let mut chief = app.account("carla", None).in_italian();
    let slug = listed(&mut chief, "Open delle Quote");
    let mut deputy = app.account("dora", None).in_italian();
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let club = app.club("Torre Bianca");
    let mut secretary = app.account("sergio", Some(club));
    for path in ["players?money=on", "check-in", "badges", "report"] {
        let path = format!("/t/{slug}/papers/{path}");
        app.browser().get(&path).assert_status(401);
        secretary.get(&path).assert_status(403);
        deputy.get(&path).assert_ok();
    }
    let page = deputy.open(&format!("/t/{slug}/papers/players?money=on"));
    page.assert_shows("Quote 110,00 €, incassati 80,00 €, da incassare 40,00 €.");
    let page = deputy.open(&format!("/t/{slug}/papers/check-in?split=club"));
    page.assert_shows("Presenti 0 di 5.")
        .assert_shows("Quote 60,00 €, incassati 70,00 €, da incassare 0,00 €.")
        .assert_shows("Quote 110,00 €, incassati 80,00 €, da incassare 40,00 €.");
    // A tournament without fees has no columns for them.
    let plain = with_players(&mut chief, "Open Gratuito", 2);
    let page = chief.open(&format!("/t/{plain}/papers/check-in"));
    page.assert_shows("Presenti 0 di 2.").assert_hides("Quota");
    assert_eq!(page.texts(".box").len(), 2);
}

fn a_round_has_its_sheets(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei Fogli", 7);
    let base = format!("/t/{slug}/papers");
    let both = arbiter.open(&format!("{base}/round/1"));
    assert_eq!(both.texts(".whole-sheet").len(), 2);
    assert_eq!(both.texts("table.wall:not(.seats) tbody tr").len(), 3);
    assert_eq!(both.texts("table.seats tbody tr").len(), 7);
    // That it was printed is one click, taken down once.
    arbiter.send(both.form_to("/printed")).assert_status(303);
    let again = arbiter.open(&format!("{base}/round/1"));
    assert!(again.texts("form[action$=\"/printed\"]").is_empty());
    let slips = arbiter.open(&format!("{base}/slips/1"));
    assert_eq!(slips.texts(".slip").len(), 3);
    slips
        .assert_shows("tripla ripetizione")
        .assert_shows("Visto dell’arbitro");
    assert_eq!(slips.texts(".slip .sign").len(), 6);
    let cards = arbiter.open(&format!("{base}/cards/1"));
    assert_eq!(cards.texts(".tent").len(), 6);
    cards.assert_shows("foglio 2 di 2");
    press_result(&mut arbiter, &slug, 1, 2, "1/2-1/2").assert_status(303);
    let results = arbiter.open(&format!("{base}/results/1"));
    results.assert_shows("Mancano 2 risultati.");
    assert_eq!(results.texts("td .line").len(), 2);
    assert_eq!(results.texts("td .res"), ["½–½"]);
    for wrong in ["round/2", "slips/0", "results/9", "cross/2"] {
        arbiter.get(&format!("{base}/{wrong}")).assert_status(404);
    }
}

/// A report of so many players and rounds, all games drawn by turns; answers the slug.
fn imported(app: &TestApp, players: usize, rounds: usize) -> String {
    let options = ["generate", "--players"];
    let numbers = [players.to_string(), rounds.to_string()];
    let made = Command::new(binary())
        .args(options)
        .arg(&numbers[0])
        .args(["--rounds", &numbers[1], "--seed", "7"])
        .output()
        .unwrap();
    assert!(made.status.success());
    let text = String::from_utf8(made.stdout).unwrap();
    let long = format!("{:<33}", "Montefeltrini-Ubaldini, Massimill");
    let lines = text.lines().enumerate().map(|(n, line)| {
        if line.starts_with("001") && n % 7 == 0 && line.len() > 47 {
            format!("{}{long}{}\n", &line[..14], &line[47..])
        } else {
            format!("{line}\n")
        }
    });
    let folder = Folder::new("papers");
    let file = folder.path().join("grande.trf");
    fs::write(&file, lines.collect::<String>()).unwrap();
    let done = Command::new(binary())
        .args(["import", "--database", &app.database])
        .arg(&file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
    app.lines("SELECT slug AS line FROM tournaments ORDER BY id DESC LIMIT 1")
        .remove(0)
}

fn three_hundred_players_over_thirty_rounds_join(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = imported(&app, 300, 30);
    let page = arbiter.open(&format!("/t/{slug}/papers/cross/30"));
    let captions = page.texts(".on-paper caption");
    assert_eq!(captions.len(), 2 * 300_usize.div_ceil(26), "{captions:?}");
    assert_eq!(captions[0], "Turni 1–15, giocatori 1–25");
    assert_eq!(captions[1], "Turni 16–30, giocatori 1–25");
    assert_eq!(page.texts(".on-paper tbody tr").len(), 600);
    assert_eq!(page.texts(".on-paper td.x").len(), 300 * 30);
    // Nobody is lost on any list, however long their names.
    for sheet in ["players", "players?split=club", "check-in?order=rating"] {
        let page = arbiter.open(&format!("/t/{slug}/papers/{sheet}"));
        assert_eq!(page.texts(".roster tbody tr").len(), 300, "{sheet}");
        page.assert_shows("Montefeltrini-Ubaldini");
    }
    let page = arbiter.open(&format!("/t/{slug}/papers/badges"));
    assert!(page.texts(".badge").len() >= 300);
    let page = arbiter.open(&format!("/t/{slug}/papers/certificates"));
    assert_eq!(page.texts(".cert").len(), 300);
    let large = large_round(&app, &mut arbiter, 300);
    let page = arbiter.open(&format!("/t/{large}/papers/round/1"));
    assert_eq!(page.texts("table.seats tbody tr").len(), 300);
    let page = arbiter.open(&format!("/t/{large}/papers/slips/1"));
    assert_eq!(page.texts(".slip").len(), 150);
}

/// A tournament of one round, played: White won everywhere but on the last board, where Black did not come.
fn played(arbiter: &mut Browser, name: &str) -> String {
    let slug = with_players(arbiter, name, 8);
    let settings = arbiter.open(&format!("/t/{slug}/settings"));
    let form = settings.form_to("/settings").set("rounds", "1");
    let form = form.set("initial_colour", "white");
    arbiter.send(form).assert_status(303);
    publish_round(arbiter, &slug, 1);
    enter_all(arbiter, &slug, 1, "1-0");
    press_result(arbiter, &slug, 1, 2, "0-1").assert_status(303);
    press_result(arbiter, &slug, 1, 3, "1/2-1/2").assert_status(303);
    press_result(arbiter, &slug, 1, 4, "+/-").assert_status(303);
    slug
}

fn certificates_say_what_was_reached(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = played(&mut arbiter, "Torneo degli Attestati");
    let path = format!("/t/{slug}/papers/certificates");
    let page = arbiter.open(&path);
    assert_eq!(page.texts(".cert").len(), 8);
    page.assert_shows("primo posto")
        .assert_shows("attestato di partecipazione")
        .assert_shows("su 8, con 1 punto in un turno");
    let first = arbiter.open(&format!("{path}?places=1"));
    assert_eq!(
        first.texts(".cert-c").first().map(String::as_str),
        Some("primo posto")
    );
    let entry = app.lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries");
    let one = arbiter.open(&format!("{path}?entry={}", entry[0]));
    assert_eq!(one.texts(".cert-n"), ["Zelinda Provetti08"]);
    arbiter
        .get(&format!("{path}?entry=424242"))
        .assert_status(404);
}

fn figures_count_every_board_once(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = played(&mut arbiter, "Torneo in Cifre");
    let page = arbiter.open(&format!("/t/{slug}/papers/statistics"));
    // Board 1 to White, 2 to Black, 3 drawn, 4 not played.
    page.assert_shows("3 partite giocate")
        .assert_shows("8, di cui 8 con Elo")
        .assert_shows("2369, da 2344 a 2393")
        .assert_shows("Nessun incidente registrato.");
    let cells = page.texts(".by-round tbody tr:first-child td.n");
    assert_eq!(cells, ["1", "1", "1", "0", "1", "0", "0", "0"]);
    assert_eq!(page.texts(".by-round .all td.n"), cells);
    assert!(page.bytes.len() < 30_000);
}

fn report_form(browser: &mut Browser, slug: &str) -> crate::support::form::Form {
    let page = browser.open(&format!("/t/{slug}/papers/report"));
    page.form_to("/papers/report")
}

fn a_report_is_written_kept_and_recorded(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = played(&mut arbiter, "Torneo a Verbale");
    let print = format!("/t/{slug}/papers/report/print");
    // Everything that is known stands there before a word is written.
    arbiter
        .open(&print)
        .assert_shows("Verbale del torneo")
        .assert_shows("Bozza: non ancora salvata")
        .assert_shows("3 giocate: 1 al Bianco, 1 patte, 1 al Nero")
        .assert_shows("1 forfait")
        .assert_shows("+/–")
        .assert_shows("Ricorsi nessuno")
        .assert_shows("Giocatori senza codice federale");
    assert_eq!(app.count("tournament_reports"), 0);
    let form = report_form(&mut arbiter, &slug)
        .set("report_organiser", "Circolo della Torre")
        .set("report_valid_for", "Elo FIDE standard")
        .set(
            "part_1_text",
            "Sala chiusa dieci minuti.\r\nTelecamere spente.",
        )
        .set("part_3_title", "Allegati")
        .set("part_3_text", "Rapporto TRF, partite in PGN.");
    let saved = arbiter.send(form.press("do", "print"));
    assert_eq!(saved.redirect().as_deref(), Some(print.as_str()));
    let page = arbiter.open(&print);
    page.assert_shows("Circolo della Torre")
        .assert_shows("Elo FIDE standard")
        .assert_shows("Telecamere spente.")
        .assert_shows("Allegati")
        .assert_shows("Versione 1,");
    // Buttons move, add and remove parts; what was typed elsewhere is saved with them.
    let form = report_form(&mut arbiter, &slug).set("report_organiser", "Circolo del Re");
    let moved = arbiter.send(form.press("do", "up-3"));
    let to = moved.redirect().unwrap_or_default();
    assert!(to.ends_with("/papers/report#part-2"), "{to}");
    let form = report_form(&mut arbiter, &slug);
    arbiter
        .send(form.press("do", "remove-0"))
        .assert_status(303);
    let form = report_form(&mut arbiter, &slug);
    arbiter
        .send(form.press("do", "add-people"))
        .assert_status(303);
    let page = arbiter.open(&print);
    let heads = page.texts(".verbale section h2");
    assert_eq!(
        heads,
        [
            "Fatti da segnalare",
            "Allegati",
            "Giocatori senza codice federale",
            "Giocatori senza codice federale"
        ]
    );
    page.assert_shows("Circolo del Re")
        .assert_shows("Versione 4,");
    // A form sent twice counts once.
    let form = report_form(&mut arbiter, &slug).press("do", "save");
    arbiter.send(form.clone()).assert_status(303);
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("audit WHERE action = 'report.save'"), 5);
    let record = arbiter.open(&format!("/t/{slug}/record"));
    record
        .assert_shows("Verbale salvato")
        .assert_shows("Organizzatore: Circolo della Torre");
    // What cannot be stored comes back as it was typed.
    let form = report_form(&mut arbiter, &slug).set("report_organiser", &"x".repeat(201));
    let refused = arbiter.send(form.press("do", "save"));
    refused.assert_status(422);
    let kept = refused.form_to("/papers/report");
    assert_eq!(kept.value("report_organiser").map(str::len), Some(201));
    assert_eq!(kept.value("part_1_title"), Some("Allegati"));
    // A closed tournament takes it: reports are written at the end.
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    arbiter.send(page.form_to("/finish")).assert_status(303);
    let form = report_form(&mut arbiter, &slug).press("do", "save");
    arbiter.send(form).assert_status(303);
}

fn a_report_names_whom_it_is_asked_for(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = listed(&mut arbiter, "Torneo degli Elenchi");
    let mut names = |who: &str, text: &str| {
        let form = report_form(&mut arbiter, &slug);
        let form = form.set("part_2_who", who).set("part_2_text", text);
        arbiter.send(form.press("do", "save")).assert_status(303);
        let page = arbiter.open(&format!("/t/{slug}/papers/report/print"));
        let free = page.texts(".verbale .free").into_iter().next();
        (
            page.texts(".people .name b").join(" "),
            free.unwrap_or_default(),
        )
    };
    for (who, wanted) in [
        ("without-national-id", "Alloro Betulla Cardo Edera Ortica"),
        ("without-fide-id", "Alloro Betulla Cardo Edera Ortica"),
        ("unrated", "Alloro"),
        ("foreign", "Betulla Cardo"),
        ("minors", "Alloro"),
        ("without-birth", ""),
        ("withdrawn", ""),
        ("everybody", "Alloro Betulla Cardo Edera Ortica"),
    ] {
        assert_eq!(names(who, "").0, wanted, "{who}");
    }
    let (people, unknown) = names("named", "ortica\r\nBETU\r\nNessuno Così\r\n");
    assert_eq!(people, "Ortica Betulla");
    assert_eq!(unknown, "Nessuno Così");
    // Columns: birth, sex, federation, province, e-mail to be filled in.
    let page = arbiter.open(&format!("/t/{slug}/papers/report/print"));
    let cells = page.texts(".people tbody tr:first-child td");
    assert_eq!(cells, ["1971", "", "ITA", "CR", ""]);
}

fn a_report_shows_no_more_of_a_person_than_its_reader_may_know(mut app: TestApp) {
    let mut admin = app.admin().in_italian();
    let club = app.club("Circolo di Prova");
    let mut chief = app.account("carla", None).in_italian();
    let slug = with_players(&mut chief, "Torneo Riservato", 0);
    // Entered out of the registry by the arbiter: the day of birth stays with the club.
    let player = crate::privacy::player(&app, club, "Riservati", "1980-05-03");
    let csrf = chief
        .get("/login")
        .attributes("[name=csrf]", "value")
        .remove(0);
    let fields = [("csrf", csrf.as_str()), ("player", &player.to_string())];
    chief
        .post(&format!("/t/{slug}/entries/register"), &fields)
        .assert_status(303);
    let form = report_form(&mut chief, &slug).set("part_2_who", "everybody");
    chief.send(form.press("do", "save")).assert_status(303);
    let print = format!("/t/{slug}/papers/report/print");
    let cells = |page: &Page| page.texts(".people tbody td").remove(0);
    let noted = || app.count("readings WHERE output = 'arbiters-report'");
    assert_eq!(cells(&chief.open(&print)), "1980");
    assert_eq!(noted(), 0);
    assert_eq!(cells(&admin.open(&print)), "03/05/1980");
    // Whoever got the day is written down.
    assert_eq!(noted(), 1);
}

fn two_arbiters_do_not_overwrite_a_report(app: TestApp) {
    let mut chief = app.account("carla", None).in_italian();
    let slug = with_players(&mut chief, "Torneo a Due", 2);
    let mut deputy = app.account("dora", None).in_italian();
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let own = report_form(&mut chief, &slug).set("report_organiser", "Circolo della Torre");
    let other = report_form(&mut deputy, &slug).set("report_organiser", "Circolo del Re");
    chief.send(own.press("do", "save")).assert_status(303);
    deputy.send(other.press("do", "save")).assert_status(409);
    let page = chief.open(&format!("/t/{slug}/papers/report/print"));
    page.assert_shows("Circolo della Torre")
        .assert_hides("Circolo del Re");
}
