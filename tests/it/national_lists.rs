//! Rating lists of national federations, which come as tables. All people are invented.

use crate::rating_lists::Place;

mod a_federation_gives_a_table {
    use super::Place;

    #[test]
    fn sqlite() {
        super::a_federation_gives_a_table(Place::sqlite());
    }

    #[test]
    fn postgres() {
        super::a_federation_gives_a_table(Place::postgres());
    }
}

mod columns_are_said_once {
    use super::Place;

    #[test]
    fn sqlite() {
        super::columns_are_said_once(Place::sqlite());
    }

    #[test]
    fn postgres() {
        super::columns_are_said_once(Place::postgres());
    }
}

/// Headings that nobody knows: what they mean is said by options, and next month's list of that federation is read without.
fn columns_are_said_once(place: Place) {
    let table = |rating: u16| {
        format!(
            "Jméno,Rok,Průkaz,Výkon\n\"Novák, Jan\",1990,4711,{rating}\n\"Malá, Eva\",2001,4712,1500\n"
        )
    };
    place.write("one.csv", table(1800).as_bytes());
    let czech = ["--source", "CZE", "--kind", "standard"];
    let october = [&czech[..], &["--valid-from", "2026-10-01"]].concat();
    let (code, out, error) = place.import("one.csv", &october);
    assert_eq!((code, out.as_str()), (3, ""));
    assert!(error.contains("no column of surnames"), "{error}");
    assert!(error.contains("Výkon\t-\t1800 · 1500\n"), "{error}");
    // A name alone makes no rating list.
    let named = [&october[..], &["--column", "Jméno=name"]].concat();
    let (code, _, error) = place.import("one.csv", &named);
    assert_eq!(code, 3);
    assert!(error.contains("No column of ratings"), "{error}");
    for (said, exit, words) in [
        ("Výkon=elo", 2, "none of last, first, name"),
        ("Výkon", 2, "HEADING=CODE"),
        ("Vykonnost=national_std", 3, "heading “Vykonnost”"),
    ] {
        let (code, _, error) = place.import("one.csv", &[&named[..], &["--column", said]].concat());
        assert!(code == exit && error.contains(words), "{said}: {error}");
    }
    assert_eq!(place.stored(), Vec::<String>::new());
    let said = [
        "--column",
        "VÝKON=national_std",
        "--column",
        "Rok=birth",
        "--column",
        "Průkaz=fsi_id",
    ];
    let all = [&named[..], &said].concat();
    let (code, _, error) = place.import("one.csv", &all);
    assert_eq!(code, 0, "{error}");
    // The next month, and only of this source.
    place.write("two.csv", table(1850).as_bytes());
    let november = [&czech[..], &["--valid-from", "2026-11-01"]].concat();
    let (code, out, error) = place.import("two.csv", &november);
    assert_eq!((code, out.as_str()), (0, "2\t2 players\n"), "{error}");
    let found = |words: &str| place.list(&["search", words]).1;
    assert_eq!(found("4711"), "-\t-\tNovák, Jan\tITA\t1990\t1850\t-\t-\t\n");
    let slovak = [
        "--source",
        "SVK",
        "--kind",
        "standard",
        "--valid-from",
        "2026-11-01",
    ];
    assert_eq!(place.import("two.csv", &slovak).0, 3);
    // What is remembered is shown, and changed.
    let (code, out, _) = place.import("two.csv", &[&november[..], &["--columns"]].concat());
    assert_eq!(code, 0);
    assert!(out.contains("Výkon\tnational_std\t1850 · 1500\n"), "{out}");
    let aside = [&november[..], &["--column", "Rok="]].concat();
    assert_eq!(place.import("two.csv", &aside).0, 0);
    assert_eq!(found("4711"), "-\t-\tNovák, Jan\tITA\t-\t1850\t-\t-\t\n");
    assert_eq!(place.import("two.csv", &november).0, 0);
    assert_eq!(found("4711"), "-\t-\tNovák, Jan\tITA\t-\t1850\t-\t-\t\n");
}

/// A table with a heading, as a federation gives it: its own numbers and ratings, never some of FIDE's among them.
fn a_federation_gives_a_table(place: Place) {
    let table = "Cognome;Nome;Nascita;Sesso;Tessera;ID FIDE;Elo Italia;Elo rapid Italia;Elo FIDE;Email\r\n\
                 Brandimarte;Ottavia;1990;F;700123;101;1874;1820;2105;nessuna\r\n\
                 Mani;Ugo;03/05/1971;M;700124;;;1500;;\r\n\
                 Nicolò;\"Zoe; detta Zo\";2012;;700125;;1440;;;\r\n";
    place.write("fsi.csv", table.as_bytes());
    let fsi = ["--source", "FSI", "--valid-from", "2026-10-01"];
    let (code, out, error) = place.import("fsi.csv", &fsi);
    assert_eq!((code, out.as_str()), (0, "1\t3 players\n"), "{error}");
    let found = |words: &str| place.list(&["search", words]).1;
    assert_eq!(
        found("700123"),
        "101\t-\tBrandimarte, Ottavia\tITA\t1990\t1874\t1820\t-\t\n"
    );
    assert_eq!(
        found("ugo mani"),
        "-\t-\tMani, Ugo\tITA\t1971\t-\t1500\t-\t\n"
    );
    assert_eq!(
        found("nicolo"),
        "-\t-\tNicolò, Zoe; detta Zo\tITA\t2012\t1440\t-\t-\t\n"
    );
    // In a ZIP, and with one kind of rating, which has to be said.
    let one = "name,birth,federation,elo\n\"Ferri, Ada\",1980,SMR,1700\n";
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let plain = zip::write::SimpleFileOptions::default();
    zip.start_file("one.csv", plain).unwrap();
    std::io::Write::write_all(&mut zip, one.as_bytes()).unwrap();
    let zip = zip.finish().unwrap().into_inner();
    place.write("one.zip", &zip);
    place.write("one.csv", one.as_bytes());
    let dated = ["--source", "FSI", "--valid-from", "2026-11-01"];
    let (code, _, error) = place.import("one.csv", &dated);
    assert_eq!(code, 3, "{error}");
    let said = [&dated[..], &["--kind", "rapid"]].concat();
    let (code, _, error) = place.import("one.zip", &said);
    assert_eq!(code, 0, "{error}");
    assert_eq!(
        found("ferri"),
        "-\t-\tFerri, Ada\tSMR\t1980\t-\t1700\t-\t\n"
    );
    // What is wrong has its line and column, and changes nothing.
    let stored = place.stored();
    for (text, words) in [
        (
            "Cognome;Nome;Tessera;Elo Italia\nRossi;Ada;1;1500\nVerdi;Ugo;2;millecinque\n",
            "bad.csv:3:4: ",
        ),
        (
            "Cognome;Nome;Tessera;Elo Italia\nRossi;Ada;1;1500\nVerdi;Ugo;1;1400\n",
            "bad.csv:3:3: ",
        ),
        ("Tessera;Elo Italia\n1;1500\n", "no column of surnames"),
        (
            "Cognome;Nome;Elo Italia;Elo FSI\nRossi;Ada;1;2\n",
            "bad.csv",
        ),
    ] {
        place.write("bad.csv", text.as_bytes());
        let fsi = [&fsi[..], &["--kind", "standard"]].concat();
        let (code, _, error) = place.import("bad.csv", &fsi);
        assert!(code != 0 && error.contains(words), "{text}: {error}");
    }
    assert_eq!(place.stored(), stored);
    let fsi = [&fsi[..], &["--kind", "standard", "--leave-out-bad-lines"]].concat();
    let bad = "Cognome;Nome;Tessera;Elo Italia\nRossi;Ada;1;1500\nVerdi;Ugo;2;millecinque\n";
    place.write("bad.csv", bad.as_bytes());
    let (code, out, error) = place.import("bad.csv", &fsi);
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("1 player"), "{out}");
}
