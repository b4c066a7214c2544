//! Lists as clubs elsewhere write them: nobody names a column.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::with_players,
    workbook::{texts, xlsx},
};

use super::{enter, entries, look, paste};

on_both_databases!(lists_in_other_languages_need_no_naming);

fn sexes(app: &TestApp) -> Vec<String> {
    app.lines("SELECT last_name || ' ' || coalesce(sex, '-') AS line FROM entries ORDER BY id")
}

fn lists_in_other_languages_need_no_naming(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Lingue", 0);
    let german = "Name;Vorname;Geschlecht;Geburtsjahr;FIDE-ID;FIDE-Elo;Verein/Ort;Startgeld;Bezahlt\n\
        Sartorel;Bruno;m;1971;99900011;1790;Zeitnot;20;ja\nOrsatti;Giulia;w;1988;;1702;Zeitnot;20;nein\n";
    let latin: Vec<u8> =
        "NOM;PRÉNOM;SEXE;NÉ(E) LE;ELO;CLUB\nAcquafresca;Livia;F;03/02/2004;1650;Alfiere\n"
            .chars()
            .map(|c| u8::try_from(u32::from(c)).unwrap())
            .collect();
    let rows = format!(
        "{}{}{}",
        texts(
            1,
            &["Apellidos", "Nombre", "Sexo", "Año de nacimiento", "Elo"]
        ),
        texts(2, &["Crivelloni", "Marta", "M", "1999", "1600"]),
        texts(3, &["Nardecchio", "Ugo", "H", "1990", "1500"]),
    );
    let pasted = "Nachname\tVorname\tJahrgang\nNeri\tAda\t2001\n";
    let pages: [&dyn Fn(&mut Browser) -> Page; 4] = [
        &|browser| look(browser, &slug, "meldungen.csv", german.as_bytes()),
        &|browser| look(browser, &slug, "inscrits.csv", &latin),
        &|browser| look(browser, &slug, "inscritos.xlsx", &xlsx(&rows, "")),
        &|browser| paste(browser, &slug, pasted),
    ];
    for page in pages {
        let page = page(&mut arbiter);
        page.assert_ok();
        arbiter.send(enter(&page, "all")).assert_status(303);
    }
    assert_eq!(
        entries(&app),
        [
            "Sartorel Bruno 1971 1790 99900011 Zeitnot",
            "Orsatti Giulia 1988 1702 - Zeitnot",
            "Acquafresca Livia 2004 1650 - Alfiere",
            "Crivelloni Marta 1999 1600 - ",
            "Nardecchio Ugo 1990 1500 - ",
            "Neri Ada 2001 - - ",
        ]
    );
    assert_eq!(
        sexes(&app),
        [
            "Sartorel m",
            "Orsatti w",
            "Acquafresca w",
            "Crivelloni w",
            "Nardecchio m",
            "Neri -",
        ]
    );
    // What everybody writes is not remembered as something that one person said.
    assert_eq!(app.count("list_headings"), 0);
}
