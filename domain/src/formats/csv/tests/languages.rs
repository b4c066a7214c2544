//! Lists as clubs, federations and their programs write them in German, French and Spanish.

use super::*;
use crate::formats::sheet::Sheet;

/// What the columns of a heading hold.
fn columns(heading: &str) -> Vec<Option<PlayerColumn>> {
    let columns = by_heading(&Sheet::of_text(heading.as_bytes()));
    columns.into_iter().map(|heading| heading.column).collect()
}

/// A heading, and what each of its columns is; `None` for one that is left aside.
#[test]
fn headings_of_every_language() {
    use PlayerColumn as C;
    let all = |columns: &[C]| columns.iter().copied().map(Some).collect::<Vec<_>>();
    let person = [C::LastName, C::FirstName, C::Birth, C::Club];
    for heading in [
        "Nachname;Vorname;Geburtsjahr;Verein",
        "Name;Vorname;Jahrgang;Klub",
        "Familienname;Rufname;Geb.;Verein/Ort",
        "Nom;Prénom;Année de naissance;Club",
        "NOM;PRENOM;ANNEE DE NAISSANCE;CLUB",
        "Nom de famille;Prénoms;Né(e) le;Club/Ville",
        "Apellido(s);Nombre;Año de nacimiento;Club",
        "APELLIDOS;NOMBRE;ANO DE NACIMIENTO;CLUB",
        "Apellidos;Nombres;F. Nac.;Club/Ciudad",
        "Cognome;Nome;Anno di nascita;Circolo",
        "Surname;Name;Year of birth;Club",
    ] {
        assert_eq!(columns(heading), all(&person), "{heading}");
    }
    let whole = [C::FullName, C::FideId, C::Federation, C::FideStandard];
    for heading in [
        "Name;FideID;Land;Elo",
        "Name, Vorname;FIDE-Nr.;Verband;FIDE-Elo",
        "Nom;Code FIDE;Fede;Elo",
        "Nom et prénom;N° FIDE;Pays;EloI",
        "Nombre;Código FIDE;País;Elo",
        "Apellidos y nombre;ID FIDE;Federación;Elo clásico",
        "Name;FideID;FED;RtgI",
    ] {
        assert_eq!(columns(heading), all(&whole), "{heading}");
    }
    // The word beside the given name is the surname in one language and not in the next.
    assert_eq!(columns("Nombre;Nombres;Elo")[0], Some(C::FullName));
    assert_eq!(columns("Nominativo;Nome;Elo")[0], Some(C::FullName));
    // Beside both it is the name in one cell still.
    let three = [C::LastName, C::FirstName, C::FullName];
    assert_eq!(columns("Nachname;Vorname;Name"), all(&three));
    // The given name first is not guessed, and a member's kind of licence is no number.
    assert_eq!(columns("Nombre y apellidos;Elo"), [None, None]);
    let licence = [Some(C::LastName), Some(C::FirstName), None];
    assert_eq!(columns("Nom;Prénom;Licence"), licence);
}

/// The rating list of the German federation, with columns that nobody asks for.
#[test]
fn columns_of_a_national_list() {
    use PlayerColumn as C;
    let heading = "ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,\
                   FIDE-ID,FIDE-Land";
    let found: Vec<C> = columns(heading).into_iter().flatten().collect();
    let known = [
        C::FullName,
        C::Sex,
        C::Birth,
        C::NationalStandard,
        C::FideStandard,
        C::Title,
        C::FideId,
        C::Federation,
    ];
    assert_eq!(found, known);
}

/// The same two players in each language.
#[test]
fn cells_of_every_language() {
    for text in [
        "Cognome;Nome;Sesso;Nascita;Naz;Titolo;Elo;Circolo;Quota;Pagato;Bye\n\
         Neri;Ugo;M;3/5/1987;SUI;FM;1900;Alfiere;20 euro;sì;2\nBianchi;Ada;F;2001;ITA;;0;Alfiere;20;no;\n",
        "Nachname;Vorname;Geschlecht;Geb.-Datum;Verband;Titel;Elo;Verein;Startgeld;Bezahlt;Spielfrei\n\
         Neri;Ugo;m;03.05.1987;SUI;FM;1900;Alfiere;20 Euro;ja;2\nBianchi;Ada;w;2001;ITA;;0;Alfiere;20;nein;\n",
        "Nom;Prénom;Sexe;Né(e) le;Fédération;Titre;Elo;Club;Droits;Payé;Absences\n\
         Neri;Ugo;H;03/05/1987;SUI;FM;1900;Alfiere;20 euros;oui;2\nBianchi;Ada;F;2001;ITA;;0;Alfiere;20;non;\n",
        "Apellidos;Nombre;Sexo;Fecha de nacimiento;País;Título;Elo;Club;Cuota;Pagado;Ausencias\n\
         Neri;Ugo;H;03/05/1987;SUI;FM;1900;Alfiere;20 euros;sí;2\nBianchi;Ada;M;2001;ITA;;0;Alfiere;20;no;\n",
    ] {
        let sheet = read(text.as_bytes());
        assert!(sheet.is_clean(), "{sheet:#?}");
        assert!(sheet.columns.iter().all(|heading| heading.column.is_some()));
        let ugo = PlayerDraft {
            last_name: Some("Neri".to_owned()),
            first_name: Some("Ugo".to_owned()),
            sex: Some(Sex::Male),
            birth: Birth::parse("1987-05-03").ok(),
            federation: Federation::parse("SUI").ok(),
            title: Some(Title::Fm),
            fide_standard: Elo::new(1900).ok(),
            club: Some("Alfiere".to_owned()),
            byes: RoundNumber::new(2).into_iter().collect(),
            fee_due: Some(2000),
            fee_paid: Some(FeePaid::Whole),
            ..PlayerDraft::default()
        };
        let ada = PlayerDraft {
            last_name: Some("Bianchi".to_owned()),
            first_name: Some("Ada".to_owned()),
            sex: Some(Sex::Female),
            birth: Some(Birth::Year(2001)),
            federation: Some(Federation::ITA),
            club: Some("Alfiere".to_owned()),
            fee_due: Some(2000),
            fee_paid: Some(FeePaid::Cents(0)),
            ..PlayerDraft::default()
        };
        let drafts: Vec<&PlayerDraft> = sheet.rows.iter().map(|row| &row.draft).collect();
        assert_eq!(drafts, [&ugo, &ada], "{text}");
    }
}

/// What no language says is refused as before.
#[test]
fn what_no_language_says_is_refused() {
    let text = "Nachname;Vorname;Geschlecht;Startgeld;Bezahlt\nNeri;Ugo;z;zwanzig;vielleicht\n";
    let sheet = read(text.as_bytes());
    let reasons: Vec<&CellReason> = sheet.cell_faults().map(|fault| &fault.reason).collect();
    assert_eq!(
        reasons,
        [&CellReason::Sex, &CellReason::Amount, &CellReason::Amount]
    );
    assert_eq!(
        read(b"Vorname;Verein\nUgo;Alfiere\n").faults,
        [SheetFault::NoNames]
    );
}
