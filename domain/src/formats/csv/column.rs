//! Headings of a list of players: Italian and English here, those of other languages in `heading_words`.

/// The content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayerColumn {
    /// Surname.
    LastName,
    /// Given name.
    FirstName,
    /// `Surname, Given name` in one cell.
    FullName,
    /// Sex.
    Sex,
    /// Date or year of birth.
    Birth,
    /// Federation, three letters.
    Federation,
    /// Number in FIDE's register.
    FideId,
    /// Number in the national register.
    NationalId,
    /// FIDE title.
    Title,
    /// FIDE standard rating.
    FideStandard,
    /// FIDE rapid rating.
    FideRapid,
    /// FIDE blitz rating.
    FideBlitz,
    /// National standard rating.
    NationalStandard,
    /// National rapid rating.
    NationalRapid,
    /// National blitz rating.
    NationalBlitz,
    /// National category: `2N`, `CM`.
    Category,
    /// Club.
    Club,
    /// Province, two letters.
    Province,
    /// Mail address.
    Email,
    /// Telephone number.
    Phone,
    /// Section of the event.
    Section,
    /// Rounds that the player will miss.
    Byes,
    /// The fee.
    FeeDue,
    /// The part of the fee that was paid.
    FeePaid,
    /// Any other note on the player.
    Note,
}

/// Headings of a date or year of birth.
const BIRTH: &[&str] = &[
    "birth",
    "born",
    "birthday",
    "birthdate",
    "birthyear",
    "dateofbirth",
    "yearofbirth",
    "dob",
    "nascita",
    "nato",
    "natoil",
    "datanascita",
    "datadinascita",
    "annonascita",
    "annodinascita",
    "anno",
];

/// Headings of the FIDE rating in standard chess; a bare "rating" means this one.
const FIDE_STANDARD: &[&str] = &[
    "rating_std",
    "rating",
    "rtg",
    "elo",
    "std",
    "standard",
    "ratingstandard",
    "fiderating",
    "fidestd",
    "fidestandard",
    "elofide",
    "elostandard",
    "elofidestandard",
    "fidestandardrating",
    "eloi",
    "eloint",
    "rtgi",
];

/// Headings of the FIDE rating in rapid chess.
const FIDE_RAPID: &[&str] = &[
    "rating_rapid",
    "rapid",
    "fiderapid",
    "rapidrating",
    "elorapid",
    "elofiderapid",
    "elorapidfide",
    "fiderapidrating",
];

/// Headings of the FIDE rating in blitz.
const FIDE_BLITZ: &[&str] = &[
    "rating_blitz",
    "blitz",
    "fideblitz",
    "blitzrating",
    "eloblitz",
    "elofideblitz",
    "eloblitzfide",
    "lampo",
    "elolampo",
    "elofidelampo",
    "fideblitzrating",
];

/// Headings of the number that the national federation gives.
const NATIONAL_ID: &[&str] = &[
    "fsi_id",
    "fsi",
    "idfsi",
    "nationalid",
    "idnazionale",
    "codicefsi",
    "tessera",
    "tesserafsi",
    "ntessera",
];

/// Headings of the fee that is due.
const FEE_DUE: &[&str] = &[
    "fee_due",
    "fee",
    "entryfee",
    "quota",
    "quotaiscrizione",
    "quotadiscrizione",
    "quotadovuta",
    "dovuto",
    "dapagare",
];

/// Headings of the part of the fee that was paid.
const FEE_PAID: &[&str] = &[
    "fee_paid",
    "paid",
    "pagato",
    "pagata",
    "quotapagata",
    "quotaversata",
    "versato",
    "incassato",
];

impl PlayerColumn {
    /// Every column, in the order in which lists are written.
    pub const ALL: [Self; 25] = [
        Self::LastName,
        Self::FirstName,
        Self::FullName,
        Self::Sex,
        Self::Birth,
        Self::Federation,
        Self::FideId,
        Self::NationalId,
        Self::Title,
        Self::FideStandard,
        Self::FideRapid,
        Self::FideBlitz,
        Self::NationalStandard,
        Self::NationalRapid,
        Self::NationalBlitz,
        Self::Category,
        Self::Club,
        Self::Province,
        Self::Email,
        Self::Phone,
        Self::Section,
        Self::Byes,
        Self::FeeDue,
        Self::FeePaid,
        Self::Note,
    ];

    /// The heading that is written; it is also the stable name of the column.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.headings().first().copied().unwrap_or("")
    }

    /// Headings in Italian and English, without blanks, accents and signs, in lower case; the first one,
    /// which may hold `_`, is the one that is written.
    pub(super) const fn headings(self) -> &'static [&'static str] {
        match self {
            Self::LastName => &["last", "lastname", "surname", "familyname", "cognome"],
            Self::FirstName => &["first", "firstname", "givenname", "forename", "nome"],
            Self::FullName => &[
                "name",
                "fullname",
                "player",
                "nominativo",
                "giocatore",
                "cognomenome",
                "cognomeenome",
            ],
            Self::Sex => &["sex", "gender", "mf", "sesso", "genere"],
            Self::Birth => BIRTH,
            Self::Federation => &[
                "federation",
                "fed",
                "country",
                "federazione",
                "nazione",
                "naz",
            ],
            Self::FideId => &["fide_id", "fide", "idfide", "fideno", "codicefide", "fin"],
            Self::NationalId => NATIONAL_ID,
            Self::Title => &["title", "tit", "fidetitle", "titolo", "titolofide"],
            Self::FideStandard => FIDE_STANDARD,
            Self::FideRapid => FIDE_RAPID,
            Self::FideBlitz => FIDE_BLITZ,
            Self::NationalStandard => &[
                "national_std",
                "nationalrating",
                "nationalstandard",
                "elonazionale",
                "eloitalia",
                "elofsi",
                "eloitaliastandard",
                "elonazionalestandard",
                "nationalstandardrating",
                "elon",
                "rtgn",
            ],
            Self::NationalRapid => &[
                "national_rapid",
                "elorapidnazionale",
                "elorapiditalia",
                "eloitaliarapid",
                "elonazionalerapid",
                "nationalrapidrating",
            ],
            Self::NationalBlitz => &[
                "national_blitz",
                "eloblitznazionale",
                "eloblitzitalia",
                "eloitaliablitz",
                "elonazionalelampo",
                "nationalblitzrating",
            ],
            Self::Category => &["category", "cat", "categoria", "categorianazionale"],
            Self::Club => &["club", "clubcity", "circolo", "societa", "associazione"],
            Self::Province => &["province", "prov", "provincia", "pr"],
            Self::Email => &["email", "mail", "emailaddress", "posta", "indirizzoemail"],
            Self::Phone => &[
                "phone",
                "telephone",
                "tel",
                "mobile",
                "telefono",
                "cellulare",
                "cell",
                "recapito",
            ],
            Self::Section => &["section", "group", "sezione", "gruppo", "girone"],
            Self::Byes => &[
                "byes",
                "bye",
                "turnisaltati",
                "assenze",
                "turnidibye",
                "byeturni",
            ],
            Self::FeeDue => FEE_DUE,
            Self::FeePaid => FEE_PAID,
            Self::Note => &[
                "note",
                "notes",
                "remark",
                "remarks",
                "comment",
                "annotazioni",
            ],
        }
    }

    /// The column that is written with this heading.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|column| column.code() == code)
    }

    /// A heading with letters and digits only, in lower case, without Italian accents. Noted meanings of headings are stored under
    /// this key, so its form must not change.
    pub(super) fn folded(heading: &str) -> String {
        heading
            .chars()
            .flat_map(char::to_lowercase)
            .map(|c| match c {
                'à' | 'á' => 'a',
                'è' | 'é' => 'e',
                'ì' | 'í' => 'i',
                'ò' | 'ó' => 'o',
                'ù' | 'ú' => 'u',
                other => other,
            })
            .filter(|c| c.is_alphanumeric())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_heading_has_two_meanings() {
        for column in PlayerColumn::ALL {
            for heading in column.headings() {
                assert_eq!(
                    PlayerColumn::from_heading(heading),
                    Some(column),
                    "{heading}"
                );
            }
        }
    }

    #[test]
    fn headings_as_people_write_them() {
        for (heading, column) in [
            ("Cognome", Some(PlayerColumn::LastName)),
            (" NOME ", Some(PlayerColumn::FirstName)),
            ("Cognome e nome", Some(PlayerColumn::FullName)),
            ("Data di nascita", Some(PlayerColumn::Birth)),
            ("Società", Some(PlayerColumn::Club)),
            ("E-mail", Some(PlayerColumn::Email)),
            ("Elo FIDE", Some(PlayerColumn::FideStandard)),
            ("FIDE-ID", Some(PlayerColumn::FideId)),
            ("ID FSI", Some(PlayerColumn::NationalId)),
            ("rating_std", Some(PlayerColumn::FideStandard)),
            ("M/F", Some(PlayerColumn::Sex)),
            ("N.", None),
            ("", None),
        ] {
            assert_eq!(PlayerColumn::from_heading(heading), column, "{heading}");
        }
    }
}
