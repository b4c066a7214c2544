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
