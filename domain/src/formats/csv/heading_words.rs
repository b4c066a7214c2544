//! Headings of a list of players in German, French and Spanish.
//!
//! They include words of the federations' own lists (`DWZ`, `Spielername` and `FIDE-Land` of the German one, `Né(e) le` and `Fede`
//! of the French one) and of programs (`Club/Ville`, `Verein/Ort` and `Elo nat.`). Headings with the given name before the surname
//! (`Prénom Nom`, `Nombre y apellidos`) are not among them, because in one cell the surname comes first.

use super::PlayerColumn;

/// Surname and given name in one cell.
const FULL_NAME: [&str; 3] = [
    "vollername ganzername spielername nachnamevorname nachnameundvorname namevorname nameundvorname",
    "nom nomprenom nometprenom nomcomplet joueur joueuse",
    "nombre nombrecompleto jugador jugadora apellidonombre apellidoynombre apellidosnombre apellidosynombre \
         apellidosnombres apellidosynombres",
];

/// A date or year of birth.
const BIRTH: [&str; 3] = [
    "geburt geb geboren geborenam geburtsdatum geburtstag geburtsjahr gebdatum gebdat gebjahr jahrgang jg",
    "naissance datedenaissance datenaissance datenaiss anneedenaissance anneenaissance annee nele neele",
    "nacimiento fechadenacimiento fechanacimiento fechanac fnacimiento fnac anodenacimiento anonacimiento \
         anonac ano nacido nacida",
];

/// The number that the national federation gives.
const NATIONAL_ID: [&str; 3] = [
    "nationaleid nationalenummer dsbid pkz",
    "idnational codeffe idffe ffe nffe nrffe noffe numeroffe nlicence nolicence numerolicence numerodelicence",
    "idnacional idfeda feda codigofeda licencia nlicencia numerolicencia numerodelicencia",
];

/// The FIDE rating in rapid chess.
const FIDE_RAPID: [&str; 3] = [
    "schnellschach eloschnellschach fideeloschnellschach fideelorapid rapidelo",
    "rapide elorapide elofiderapide rapidefide fiderapide elorapidefide",
    "rapido rapidas elorapido elorapidas elofiderapido elofiderapidas",
];

/// The FIDE rating in standard chess.
const FIDE_STANDARD: [&str; 3] = [
    "fideelo fideelostandard elozahl standardelo",
    "eloclassique elofideclassique elolent",
    "eloclasico elofideclasico estandar eloestandar elofideestandar",
];

/// A telephone number.
const PHONE: [&str; 3] = [
    "telefon telefonnummer handy handynummer mobil mobiltelefon",
    "portable telportable telephoneportable",
    "movil telefonomovil tlf telf",
];

/// The headings of a column in German, French and Spanish: in lower case, without accents, signs and blanks inside a heading, and
/// with a blank between two headings. A heading that Italian or English also has is in [`PlayerColumn::headings`] only.
const fn elsewhere(column: PlayerColumn) -> [&'static str; 3] {
    use PlayerColumn as C;
    match column {
        C::LastName => [
            "nachname familienname zuname",
            "nomdefamille nomfamille",
            "apellido apellidos",
        ],
        C::FirstName => [
            "vorname vornamen rufname",
            "prenom prenoms",
            "nombres nombredepila",
        ],
        C::FullName => FULL_NAME,
        C::Sex => [
            "geschlecht geschl mw mwd",
            "sexe genre hf",
            "sexo genero hm",
        ],
        C::Birth => BIRTH,
        C::Federation => [
            "verband land nation nationalitat nationalitaet foderation foederation fideland",
            "fede pays nationalite",
            "federacion pais nacionalidad",
        ],
        C::FideId => [
            "fidenr fidenummer fideidnr fideidnummer",
            "codefide fidecode numerofide nofide nfide",
            "codigofide",
        ],
        C::NationalId => NATIONAL_ID,
        C::Title => [
            "titel fidetitel",
            "titre fidetitre titrefide",
            "titulo titulofide",
        ],
        C::FideStandard => FIDE_STANDARD,
        C::FideRapid => FIDE_RAPID,
        C::FideBlitz => [
            "blitzschach blitzelo fideeloblitz",
            "blitzfide",
            "relampago elorelampago elofiderelampago",
        ],
        C::NationalStandard => [
            "dwz nwz elonat nationaleelo nationalezahl nationalezahlstandard",
            "elonational elonationalstandard eloffe",
            "elonacional elonacionalclasico elofeda",
        ],
        C::NationalRapid => [
            "nationalezahlschnellschach",
            "elonationalrapide elorapidenational rapidenational",
            "elonacionalrapido elorapidonacional",
        ],
        C::NationalBlitz => [
            "nationalezahlblitz",
            "elonationalblitz eloblitznational",
            "elonacionalrelampago elorelampagonacional",
        ],
        C::Category => ["kategorie kat", "categorie", ""],
        C::Club => [
            "verein vereinsname schachverein klub schachklub vereinort",
            "clubville cercle association",
            "clubciudad entidad sociedad",
        ],
        C::Province => ["provinz", "", ""],
        C::Email => [
            "mailadresse emailadresse",
            "courriel mel adressemail adresseemail adresseelectronique",
            "correo correoelectronico",
        ],
        C::Phone => PHONE,
        C::Section => ["gruppe sektion", "groupe", "grupo seccion"],
        C::Byes => [
            "spielfrei freilos freilose",
            "exempt exempts absences",
            "ausencias descansos",
        ],
        C::FeeDue => [
            "startgeld nenngeld gebuhr gebuehr teilnahmegebuhr teilnahmegebuehr",
            "droits droitdinscription droitsdinscription fraisdinscription",
            "cuota cuotainscripcion cuotadeinscripcion",
        ],
        C::FeePaid => [
            "bezahlt gezahlt startgeldbezahlt bezahltesstartgeld",
            "droitspayes paye payee regle reglee",
            "cuotapagada pagado pagada abonado abonada",
        ],
        C::Note => [
            "bemerkung bemerkungen anmerkung anmerkungen notiz notizen kommentar",
            "remarque remarques commentaire commentaires observations",
            "nota notas observaciones comentario comentarios",
        ],
    }
}

/// Headings that mean the surname if another column has the given name, and otherwise the whole name: English and German `Name`,
/// French `Nom`. The similar words in Italian and Spanish (`Nome`, `Nombre`) mean the given name.
pub(super) const SURNAME_OR_WHOLE: [&str; 2] = ["name", "nom"];

impl PlayerColumn {
    /// The column of a heading in any spelling; `None` for an unknown heading.
    #[must_use]
    pub fn from_heading(heading: &str) -> Option<Self> {
        let heading = Self::plain(heading);
        Self::ALL.into_iter().find(|column| {
            let mut known = column.headings().iter();
            let mut other = elsewhere(*column)
                .into_iter()
                .flat_map(str::split_whitespace);
            known.any(|known| Self::folded(known) == heading) || other.any(|known| known == heading)
        })
    }

    /// A heading in the form of the word tables: without the accents of any language, and without the sign of a number (`N.º`).
    pub(super) fn plain(heading: &str) -> String {
        Self::folded(heading)
            .chars()
            .filter(|c| !matches!(c, 'º' | 'ª'))
            .map(|c| match c {
                'ä' => 'a',
                'ñ' => 'n',
                'ö' => 'o',
                'ü' => 'u',
                other => other,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each word of the tables means its column and no other, in any spelling.
    #[test]
    fn no_heading_has_two_meanings() {
        for column in PlayerColumn::ALL {
            for word in elsewhere(column).iter().flat_map(|words| words.split(' ')) {
                let meant = Some(column).filter(|_| !word.is_empty());
                assert_eq!(PlayerColumn::from_heading(word), meant, "{word}");
                assert_eq!(
                    PlayerColumn::from_heading(&word.to_uppercase()),
                    meant,
                    "{word}"
                );
            }
        }
    }

    #[test]
    fn headings_as_people_write_them() {
        use PlayerColumn as C;
        for (heading, column) in [
            ("Nachname", C::LastName),
            ("Name, Vorname", C::FullName),
            ("Geb.-Datum", C::Birth),
            ("Geburtsjahr", C::Birth),
            ("Nationalität", C::Federation),
            ("Föderation", C::Federation),
            ("FIDE-Land", C::Federation),
            ("FIDE-Elo", C::FideStandard),
            ("DWZ", C::NationalStandard),
            ("Verein/Ort", C::Club),
            ("Teilnahmegebühr", C::FeeDue),
            ("Teilnahmegebuehr", C::FeeDue),
            ("Prénom", C::FirstName),
            ("PRENOM", C::FirstName),
            ("Pre\u{301}nom", C::FirstName),
            ("Né(e) le", C::Birth),
            ("Année de naissance", C::Birth),
            ("Fédération", C::Federation),
            ("N° FFE", C::NationalId),
            ("Code FIDE", C::FideId),
            ("Droits d’inscription", C::FeeDue),
            ("Réglé", C::FeePaid),
            ("Apellido(s)", C::LastName),
            ("Año de nacimiento", C::Birth),
            ("AÑO", C::Birth),
            ("Federación", C::Federation),
            ("N.º licencia", C::NationalId),
            ("Título", C::Title),
            ("Apellidos y nombre", C::FullName),
        ] {
            assert_eq!(
                PlayerColumn::from_heading(heading),
                Some(column),
                "{heading}"
            );
        }
        for heading in [
            "Nombre y apellidos",
            "Prénom Nom",
            "Vorname Nachname",
            "Licence",
            "Nr.",
            "º",
        ] {
            assert_eq!(PlayerColumn::from_heading(heading), None, "{heading}");
        }
    }
}
