//! Lists of players straight into a tournament: CSV, workbooks, reports and pasted rows, doubles, the registry.

mod bad_files;
mod other_languages;

use crate::{
    rating_lists::line,
    support::{
        Browser, TestApp,
        form::Form,
        on_both_databases,
        page::Page,
        tournament::{name_deputy, with_players, with_round_published},
        workbook::{cell, ods, texts, xlsx},
    },
};

on_both_databases!(
    a_csv_list_is_entered_with_all_that_it_says,
    workbooks_are_read,
    rows_are_pasted,
    a_report_brings_its_players,
    red_rows_are_left_out,
    rows_are_left_out_one_by_one,
    doubles_are_shown_with_both_rows,
    a_list_sent_again_enters_only_who_is_new,
    the_registry_is_found,
    the_rating_list_is_found,
    headings_are_remembered,
    late_entries_come_with_a_list,
    a_desk_asks_about_a_national_number,
    eighty_players_in_half_a_minute,
);

/// The preview of a file.
fn look(browser: &mut Browser, slug: &str, name: &str, bytes: &[u8]) -> Page {
    let page = browser.open(&format!("/t/{slug}/entries/list"));
    let form = page.form_to("/entries/list");
    browser.send(form.upload("list", name, "application/octet-stream", bytes))
}

/// The preview of pasted rows.
fn paste(browser: &mut Browser, slug: &str, text: &str) -> Page {
    let page = browser.open(&format!("/t/{slug}/entries/list"));
    browser.send(page.form_to("/entries/list").set("text", text))
}

/// The list with what was chosen, looked at again.
fn again(browser: &mut Browser, slug: &str, mut form: Form) -> Page {
    form.action = format!("/t/{slug}/entries/list");
    browser.send(form)
}

fn enter(page: &Page, take: &str) -> Form {
    page.form("#import").press("take", take)
}

fn entries(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT last_name || ' ' || first_name || ' ' || coalesce(CAST(birth_year AS TEXT), '-') || ' ' || \
         coalesce(CAST(rating AS TEXT), '-') || ' ' || coalesce(fide_id, '-') || ' ' || club_name AS line \
         FROM entries ORDER BY id",
    )
}

fn listed(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT category || ' ' || province || ' ' || coalesce(CAST(fee_due AS TEXT), '-') || ' ' || \
         coalesce(CAST(fee_paid AS TEXT), '-') || ' ' || coalesce(CAST(fide_standard AS TEXT), '-') || ' ' || \
         coalesce(CAST(national_rapid AS TEXT), '-') AS line FROM listed_entries ORDER BY entry_id",
    )
}

fn a_csv_list_is_entered_with_all_that_it_says(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open degli Elenchi", 0);
    let list = "Torneo di Natale, Cremona\n\nN.;Cognome;Nome;Nascita;ID FIDE;ID FSI;Elo FIDE;Elo rapid Italia;Cat;Circolo;Prov;Bye;Quota;Pagato\n\
        1;Sartorel;Bruno;3/5/1971;99900011;MI12;1790;1755;2n;Pedone Passato;CR;2, 5;30,00;sì\n\
        2;De Nicol\u{f2};Livia;2004;;;;;NC;Donna d’Argento;;;€ 20;12,50\n";
    let latin1: Vec<u8> = list
        .replace('’', "'")
        .chars()
        .map(|c| {
            if c == '€' {
                0x80
            } else {
                u8::try_from(u32::from(c)).unwrap()
            }
        })
        .collect();
    // Deputies may, too.
    let mut deputy = app.account("ugo", None);
    name_deputy(&mut arbiter, &slug, "ugo", &mut deputy);
    let before = app.state();
    let page = look(&mut deputy, &slug, "iscritti.csv", &latin1);
    page.assert_ok()
        .assert_shows("Enter 2 players")
        .assert_shows("Windows-1252");
    assert_eq!(app.state(), before);
    let form = enter(&page, "all");
    deputy.send(form.clone()).assert_status(303);
    assert_eq!(
        entries(&app),
        [
            "Sartorel Bruno 1971 1790 99900011 Pedone Passato",
            "De Nicolò Livia 2004 - - Donna d'Argento"
        ]
    );
    assert_eq!(
        listed(&app),
        ["2N CR 3000 3000 1790 1755", "NC  2000 1250 - -"]
    );
    let byes = app.lines("SELECT CAST(round AS TEXT) || kind AS line FROM byes ORDER BY round");
    assert_eq!(byes, ["2H", "5H"]);
    assert_eq!(app.count("audit WHERE action = 'entry.add-listed'"), 1);
    // The same form again counts once.
    deputy.send(form).assert_status(303);
    assert_eq!(app.count("entries"), 2);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    page.assert_shows("2N · CR")
        .assert_shows("€12.50 of €20.00 paid")
        .assert_shows("€30.00 paid");
    // What is paid is nobody else's business.
    let public = app.browser().get(&format!("/t/{slug}/players"));
    assert!(!public.html().contains("€"));
    // An entry goes with all that was said of it.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(page.form("form[action$=\"/remove\"]"))
        .assert_status(303);
    assert_eq!((app.count("entries"), app.count("listed_entries")), (1, 1));
}

fn workbooks_are_read(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open dei Fogli", 0);
    // 26056 is 3 May 1971.
    let rows = format!(
        "{}{}<row r=\"5\"><c r=\"A5\" t=\"inlineStr\"><is><t>Sartorel Bruno</t></is></c>\
         <c r=\"B5\" s=\"1\"><v>26056</v></c><c r=\"C5\"><f>1700+90</f><v>1790</v></c></row>",
        texts(2, &["Torneo di Natale"]),
        texts(4, &["Cognome e nome", "Data di nascita", "Elo"]),
    );
    let page = look(&mut arbiter, &slug, "iscritti.xlsx", &xlsx(&rows, ""));
    page.assert_ok()
        .assert_shows("XLSX")
        .assert_shows("Iscritti")
        .assert_shows("Surname Sartorel, given name Bruno");
    assert_eq!(page.texts("th.ln"), ["5"]);
    arbiter.send(enter(&page, "all")).assert_status(303);
    let rows = format!(
        "<table:table-row>{}{}{}</table:table-row><table:table-row>{}\
         <table:table-cell office:value-type=\"date\" office:date-value=\"2004-02-03T00:00:00\"/>\
         <table:table-cell office:value-type=\"float\" office:value=\"1650\"><text:p>1.650</text:p></table:table-cell>\
         </table:table-row>",
        cell("Cognome e nome"),
        cell("Nascita"),
        cell("Elo"),
        cell("DE NICOLÒ &amp; C. Livia"),
    );
    let page = look(&mut arbiter, &slug, "iscritti.ods", &ods(&rows));
    page.assert_ok().assert_shows("ODS");
    arbiter.send(enter(&page, "all")).assert_status(303);
    let entered = entries(&app);
    assert_eq!(entered[0], "Sartorel Bruno 1971 1790 - ");
    assert!(entered[1].ends_with("Livia 2004 1650 - "), "{entered:?}");
    let day = app.lines("SELECT CAST(birth_date AS TEXT) AS line FROM entries ORDER BY id");
    assert_eq!(day, ["1971-05-03", "2004-02-03"]);
}

fn rows_are_pasted(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Open delle Righe", 0);
    let page = paste(
        &mut arbiter,
        &slug,
        "Sartorel\tBruno\t1790\nAcquafresca\tLivia\t1751\n",
    );
    // Without a heading nobody knows what the columns hold.
    page.assert_status(422)
        .assert_shows("Nessuno è stato iscritto");
    assert_eq!(app.count("entries"), 0);
    let form = page.form("#import");
    let form = form
        .choose("column", 0, "last")
        .choose("column", 1, "first")
        .choose("column", 2, "rating_std");
    let page = again(&mut arbiter, &slug, form);
    page.assert_ok().assert_shows("Iscrivi 2 giocatori");
    arbiter.send(enter(&page, "all")).assert_status(303);
    assert_eq!(
        entries(&app),
        ["Sartorel Bruno - 1790 - ", "Acquafresca Livia - 1751 - "]
    );
    // Letters of columns are not remembered.
    assert_eq!(app.count("list_headings"), 0);
    let empty = arbiter.open(&format!("/t/{slug}/entries/list"));
    arbiter
        .send(empty.form_to("/entries/list"))
        .assert_status(422)
        .assert_shows("Scegli un file");
}

fn a_report_brings_its_players(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open del Rapporto", 0);
    let player = |number: usize, name: &str, rating: usize, id: usize| {
        format!("001 {number:4} m    {name:<33} {rating:4} ITA {id:>11} 1971/05/03\r")
    };
    let report = format!(
        "012 Torneo di ieri\rXXR 5\r{}{}",
        player(1, "Sartorel, Bruno", 1790, 99900011),
        player(2, "Neri, Ugo", 1700, 99900012)
    );
    let page = look(&mut arbiter, &slug, "ieri.trf", report.as_bytes());
    page.assert_ok().assert_shows("TRF");
    assert_eq!(page.texts("th.ln"), ["3", "4"]);
    arbiter.send(enter(&page, "all")).assert_status(303);
    assert_eq!(
        entries(&app),
        [
            "Sartorel Bruno 1971 1790 99900011 ",
            "Neri Ugo 1971 1700 99900012 "
        ]
    );
}

const TWO_RED: &str = "Cognome;Nome;Nascita;Elo;Bye\nSartorel;Bruno;1971;1790;\nOrsatti;Giulio;31/02/1999;17E3;\n\
    Acquafresca;Livia;2004;1751;9\nNeri;Ugo;1960;1700;7\n";

fn red_rows_are_left_out(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Celle", 0);
    let page = look(&mut arbiter, &slug, "iscritti.csv", TWO_RED.as_bytes());
    page.assert_ok().assert_shows("2 rows are to be corrected");
    for link in ["Line 3, Nascita", "Line 3, Elo", "Line 4, Bye"] {
        let target = page.link(link);
        assert_eq!(
            page.texts(&format!("td.bad-cell{target}")).len(),
            1,
            "{link}"
        );
    }
    // All or nothing, when somebody asks for all.
    let before = app.state();
    let fields = page.form("#import").fields();
    let fields: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| match name.as_str() {
            "take" => ("take", "all"),
            name => (name, value.as_str()),
        })
        .collect();
    let all = arbiter.post(&format!("/t/{slug}/entries/list/enter"), &fields);
    all.assert_status(422).assert_shows("cells to correct");
    assert_eq!(app.state(), before);
    arbiter.send(enter(&page, "good")).assert_status(303);
    assert_eq!(
        entries(&app),
        ["Sartorel Bruno 1971 1790 - ", "Neri Ugo 1960 1700 - "]
    );
}

fn rows_are_left_out_one_by_one(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Scelte", 0);
    let list = b"Cognome,Nome\nSartorel,Bruno\nNeri,Ugo\nVerdini,Ada\n";
    let page = look(&mut arbiter, &slug, "iscritti.csv", list);
    let form = page.form("#import").forge("omit", "3");
    let page = again(&mut arbiter, &slug, form);
    page.assert_ok()
        .assert_shows("Enter 2 players")
        .assert_shows("left out");
    arbiter.send(enter(&page, "all")).assert_status(303);
    assert_eq!(
        entries(&app),
        ["Sartorel Bruno - - - ", "Verdini Ada - - - "]
    );
}

fn doubles_are_shown_with_both_rows(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open dei Doppi", 1);
    let list = "Cognome;Nome;Nascita;ID FIDE;ID FSI\nRossini;Mario;1980;;\nMARIO;rossini;1980;;\n\
        Neri;Ugo;1960;99900011;\nNero;Ugo;1961;99900011;\nVerdini;Ada;1970;;AB1\nVerdi;Ida;1971;;AB1\n\
        provetti01;zelinda;;;\n";
    let page = look(&mut arbiter, &slug, "iscritti.csv", list.as_bytes());
    page.assert_ok().assert_shows("4 rows may be doubles");
    let pairs = page.texts("table.list:not(.raw) tbody th");
    assert_eq!(
        pairs,
        [
            "Rossini Mario",
            "MARIO rossini",
            "Neri Ugo",
            "Nero Ugo",
            "Verdini Ada",
            "Verdi Ida",
            "Provetti01 Zelinda",
            "provetti01 zelinda"
        ]
    );
    assert_eq!(app.count("entries"), 1);
    // Namesakes are other people only when somebody says so; a number belongs to one.
    let one = page
        .form("#import")
        .forge("another", "3")
        .press("take", "good");
    arbiter.send(one).assert_status(303);
    let entered = entries(&app);
    assert_eq!(
        entered[1..],
        [
            "Rossini Mario 1980 - - ",
            "MARIO rossini 1980 - - ",
            "Neri Ugo 1960 - 99900011 ",
            "Verdini Ada 1970 - - "
        ]
    );
}

fn a_list_sent_again_enters_only_who_is_new(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Riprese", 0);
    let first =
        "Cognome;Nome;Nascita;ID FIDE\nSartorel;Bruno;1971;99900011\nNeri;Ugo;1960;99900012\n";
    let page = look(&mut arbiter, &slug, "iscritti.csv", first.as_bytes());
    arbiter.send(enter(&page, "all")).assert_status(303);
    let page = look(&mut arbiter, &slug, "iscritti.csv", first.as_bytes());
    page.assert_ok().assert_shows("2 rows are entered already");
    arbiter.send(page.form("#import")).assert_status(422);
    let second = format!("{first}Verdini;Ada;1970;99900013\n");
    let page = look(&mut arbiter, &slug, "iscritti.csv", second.as_bytes());
    page.assert_shows("Enter one player");
    arbiter.send(enter(&page, "all")).assert_status(303);
    assert_eq!(app.count("entries"), 3);
}

/// A player of the registry.
fn register(browser: &mut Browser, fields: &[(&str, &str)]) {
    let page = browser.open("/players/new");
    let form = page.form("main form[method=post]");
    let form = fields
        .iter()
        .fold(form, |form, (name, value)| form.set(name, value));
    let asked = browser.send(form);
    if asked.status == 422 {
        let form = asked.form("main form[method=post]").tick("is_another");
        browser.send(form).assert_status(303);
    }
}

fn the_registry_is_found(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open del Registro", 0);
    let sure = [
        ("last_name", "Sartorel"),
        ("first_name", "Bruno"),
        ("birth", "1971"),
        ("fide_id", "99900011"),
        ("fide_standard", "1800"),
    ];
    register(&mut arbiter, &sure);
    let person = |last, year| [("last_name", last), ("first_name", "Ada"), ("birth", year)];
    register(&mut arbiter, &person("Verdini", "1970"));
    register(&mut arbiter, &person("Neri", "1960"));
    register(&mut arbiter, &person("Neri", "1960"));
    register(&mut arbiter, &person("Bianchi", "1950"));
    let list = "Cognome;Nome;Nascita;ID FIDE;Elo;Circolo\nSartorell;Bruno;1971;99900011;1790;Pedone\n\
        ada;VERDINI;1970;;1500;\nNeri;Ada;1960;;1600;\nBianchi;Ada;1951;;1400;\n";
    let page = look(&mut arbiter, &slug, "iscritti.csv", list.as_bytes());
    page.assert_ok()
        .assert_shows("This is Sartorel Bruno, 1971")
        .assert_shows("list Sartorell Bruno, registry Sartorel Bruno")
        .assert_shows("list FIDE 1790, registry FIDE 1800")
        .assert_shows("This may be Verdini Ada, 1970")
        .assert_shows("There are several in the registry")
        // Another year is another person: of several the arbiter says who it is.
        .assert_shows("Enter 3 players");
    let several = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM players WHERE last_name = 'Neri' ORDER BY id");
    let form = page.form("#import").set("chosen-4", &several[1]);
    let page = again(&mut arbiter, &slug, form);
    page.assert_shows("Enter 4 players");
    let form = enter(&page, "all").forge("listed", "2");
    arbiter.send(form).assert_status(303);
    assert_eq!(
        entries(&app),
        [
            "Sartorell Bruno 1971 1790 99900011 Pedone",
            "Verdini Ada 1970 1500 - ",
            "Neri Ada 1960 1600 - ",
            "Bianchi Ada 1951 1400 - "
        ]
    );
    let linked =
        app.lines("SELECT coalesce(CAST(player_id AS TEXT), '-') AS line FROM entries ORDER BY id");
    assert_eq!(linked[2], several[1]);
    assert_eq!(linked[3], "-");
    // The registry itself stays as it is.
    assert_eq!(app.count("players WHERE last_name = 'Sartorell'"), 0);
}

/// By FIDE number, else by name in any order and year of birth; of two namesakes nobody is guessed.
fn the_rating_list_is_found(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open della Lista", 0);
    let people = [
        line(501, "Sartorel, Bruno", "SMR", "FM", 2211, ""),
        line(502, "De Verdini, Ada", "ITA", "", 1604, ""),
        line(503, "Neri, Ada", "ITA", "", 1500, ""),
        line(504, "Neri, Ada", "ITA", "", 1510, ""),
        line(505, "Bianchi, Ada", "FRA", "", 1405, ""),
        line(506, "Rossini, Ada", "ITA", "WCM", 1999, ""),
    ];
    crate::listed_players::import(&app, "players.txt", &people, "2020-10-01");
    let list = "Cognome;Nome;Nascita;ID FIDE;FED;Elo\nSartorell;Bruno;;501;;2190\n\
        ada;DE VERDINI;1990;;;\nNeri;Ada;1990;;;1600\nBianchi;Ada;1990;;ITA;1400\n\
        Rossini;Ada;1990;;;1900\nNuovi;Ada;1990;;;1200\n";
    let page = look(&mut arbiter, &slug, "iscritti.csv", list.as_bytes());
    page.assert_ok()
        .assert_shows("FM Sartorel, Bruno SMR 1990 2211 of the list FIDE 1 October 2020")
        .assert_shows("list 2190, rating list 2211")
        .assert_shows("list Sartorell Bruno, rating list Sartorel, Bruno")
        .assert_shows("Perhaps De Verdini, Ada ITA 1990 1604 of the list FIDE")
        .assert_shows("has 2 of this name and year: the FIDE ID says who it is")
        .assert_hides("Bianchi, Ada FRA")
        .assert_shows("Enter 6 players");
    let unlinked = page.form("#import").forge("unlinked", "6");
    let page = again(&mut arbiter, &slug, unlinked);
    let form = enter(&page, "all").forge("listed", "2");
    arbiter.send(form).assert_status(303);
    assert_eq!(
        entries(&app),
        [
            "Sartorell Bruno 1990 2190 501 ",
            "De Verdini Ada 1990 1604 502 ",
            "Neri Ada 1990 1600 - ",
            "Bianchi Ada 1990 1400 - ",
            "Rossini Ada 1990 1900 - ",
            "Nuovi Ada 1990 1200 - "
        ]
    );
    let more = app
        .lines("SELECT federation || ' ' || coalesce(title, '-') AS line FROM entries ORDER BY id");
    assert_eq!(more[..2], ["SMR FM", "ITA -"]);
    assert_eq!(more[4], "ITA -");
}

fn headings_are_remembered(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Intestazioni", 0);
    let list = "Chi sei;Come ti chiami;Soldi\nSartorel;Bruno;20\n";
    let page = look(&mut arbiter, &slug, "modulo.csv", list.as_bytes());
    page.assert_status(422);
    let form = page
        .form("#import")
        .choose("column", 0, "last")
        .choose("column", 1, "first")
        .choose("column", 2, "fee_due")
        .tick("heading");
    let page = again(&mut arbiter, &slug, form);
    page.assert_ok();
    assert_eq!(page.texts("th.ln"), ["2"]);
    arbiter.send(enter(&page, "all")).assert_status(303);
    assert_eq!(entries(&app), ["Sartorel Bruno - - - "]);
    assert_eq!(app.count("list_headings"), 3);
    let other = with_players(&mut arbiter, "Open del Ricordo", 0);
    let next = list.replace("Sartorel", "Orsatti");
    let page = look(&mut arbiter, &other, "modulo.csv", next.as_bytes());
    page.assert_ok().assert_shows("Enter one player");
    // Of another arbiter's lists nothing is known.
    let mut deputy = app.account("ugo", None);
    name_deputy(&mut arbiter, &other, "ugo", &mut deputy);
    look(&mut deputy, &other, "modulo.csv", next.as_bytes()).assert_status(422);
}

fn late_entries_come_with_a_list(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Open dei Ritardatari", 4);
    let list = "Cognome;Nome;Elo;Bye\nSartorel;Bruno;2399;3\nNeri;Ugo;1000;1\nVerdini;Ada;900;\n";
    let page = look(&mut arbiter, &slug, "tardi.csv", list.as_bytes());
    // Round 1 is published: nobody asks for a bye in it any more.
    page.assert_ok().assert_shows("Line 3, Bye");
    arbiter.send(enter(&page, "good")).assert_status(303);
    let numbers = app.lines(
        "SELECT last_name || ' ' || CAST(tpn AS TEXT) || ' ' || CAST(first_round AS TEXT) AS line FROM entries \
         WHERE first_round > 1 ORDER BY tpn",
    );
    assert_eq!(numbers, ["Sartorel 1 2", "Verdini 6 2"]);
    assert_eq!(app.count("byes WHERE round = 3"), 1);
}

fn a_desk_asks_about_a_national_number(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open dei Numeri", 0);
    let mut add = |last: &str| {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", last)
            .set("birth", "1980")
            .set("national_id", "777");
        arbiter.send(form)
    };
    add("Rossini").assert_status(303);
    let question = add("Altrelli");
    question
        .assert_status(422)
        .assert_shows("Is it the same person?");
    assert_eq!(question.texts("tbody tr").len(), 2);
    assert_eq!(app.count("entries"), 1);
}

/// The timed task: a list of 80 players from a spreadsheet to a clean entry list within half a minute of the arbiter's
/// time, 1.2 s a click and 0.25 s a key.
fn eighty_players_in_half_a_minute(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open degli Ottanta", 0);
    let rows = (1..=80).map(|n| {
        format!(
            "{n}\tProvetti{n:02} Zelinda\t{}\t{}\t{}\t2N\tTorre Bianca\t25\tx\n",
            1940 + n,
            99_900_000 + n,
            2400 - n * 7
        )
    });
    // One cell is bad, and one row is there twice.
    let list: String = rows.collect::<String>().replace("\t1840\t", "\t18E0\t");
    let text = format!(
        "N.\tGiocatore\tAnno\tFIDE ID\tElo\tCat.\tCircolo\tQuota\tPagato\n{list}81\tzelinda provetti01\t1941\t\t\t\t\t\t\n"
    );
    let (click, key) = (1.2, 0.25);
    // From the entries to the page of lists; into the field; paste; look.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    page.link("Take from a list");
    let page = paste(&mut arbiter, &slug, &text);
    let mut seconds = click + click + 2.0 * key + click;
    page.assert_ok()
        .assert_shows("One row is to be corrected")
        .assert_shows("One row may be a double")
        .assert_shows("Enter 79 players, without the red rows");
    // The rest is taken; the red row is corrected at the desk.
    arbiter.send(enter(&page, "good")).assert_status(303);
    seconds += click;
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form("form[action$=\"/entries\"]");
    let typed = [
        ("last_name", "Provetti80"),
        ("first_name", "Zelinda"),
        ("rating", "1840"),
        ("birth", "2020"),
    ];
    let form = typed
        .iter()
        .fold(form, |form, (name, value)| form.set(name, value));
    let keys: usize = typed.iter().map(|(_, value)| value.len() + 1).sum();
    arbiter.send(form).assert_status(303);
    seconds += click + f64::from(u32::try_from(keys).unwrap()) * key;
    assert_eq!(app.count("entries"), 80);
    assert_eq!(
        app.count("listed_entries WHERE fee_due = 2500 AND fee_paid = 2500"),
        79
    );
    assert!(seconds <= 30.0, "{seconds} s");
}
