//! Italy's regions and provinces.

/// A province or metropolitan city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Province {
    /// Two-letter code, as on licence plates: `CR`.
    pub code: &'static str,
    /// Italian name: `Cremona`.
    pub name: &'static str,
    /// Region in which it lies.
    pub region: &'static str,
}

const fn p(code: &'static str, name: &'static str, region: &'static str) -> Province {
    Province { code, name, region }
}

/// The 107 provinces as the national statistics office listed them up to 2025, by region and name. Sardinia's
/// later division into eight is not in force everywhere yet and is left out.
pub const PROVINCES: [Province; 107] = [
    p("CH", "Chieti", "Abruzzo"),
    p("AQ", "L’Aquila", "Abruzzo"),
    p("PE", "Pescara", "Abruzzo"),
    p("TE", "Teramo", "Abruzzo"),
    p("MT", "Matera", "Basilicata"),
    p("PZ", "Potenza", "Basilicata"),
    p("CZ", "Catanzaro", "Calabria"),
    p("CS", "Cosenza", "Calabria"),
    p("KR", "Crotone", "Calabria"),
    p("RC", "Reggio Calabria", "Calabria"),
    p("VV", "Vibo Valentia", "Calabria"),
    p("AV", "Avellino", "Campania"),
    p("BN", "Benevento", "Campania"),
    p("CE", "Caserta", "Campania"),
    p("NA", "Napoli", "Campania"),
    p("SA", "Salerno", "Campania"),
    p("BO", "Bologna", "Emilia-Romagna"),
    p("FE", "Ferrara", "Emilia-Romagna"),
    p("FC", "Forlì-Cesena", "Emilia-Romagna"),
    p("MO", "Modena", "Emilia-Romagna"),
    p("PR", "Parma", "Emilia-Romagna"),
    p("PC", "Piacenza", "Emilia-Romagna"),
    p("RA", "Ravenna", "Emilia-Romagna"),
    p("RE", "Reggio Emilia", "Emilia-Romagna"),
    p("RN", "Rimini", "Emilia-Romagna"),
    p("GO", "Gorizia", "Friuli-Venezia Giulia"),
    p("PN", "Pordenone", "Friuli-Venezia Giulia"),
    p("TS", "Trieste", "Friuli-Venezia Giulia"),
    p("UD", "Udine", "Friuli-Venezia Giulia"),
    p("FR", "Frosinone", "Lazio"),
    p("LT", "Latina", "Lazio"),
    p("RI", "Rieti", "Lazio"),
    p("RM", "Roma", "Lazio"),
    p("VT", "Viterbo", "Lazio"),
    p("GE", "Genova", "Liguria"),
    p("IM", "Imperia", "Liguria"),
    p("SP", "La Spezia", "Liguria"),
    p("SV", "Savona", "Liguria"),
    p("BG", "Bergamo", "Lombardia"),
    p("BS", "Brescia", "Lombardia"),
    p("CO", "Como", "Lombardia"),
    p("CR", "Cremona", "Lombardia"),
    p("LC", "Lecco", "Lombardia"),
    p("LO", "Lodi", "Lombardia"),
    p("MN", "Mantova", "Lombardia"),
    p("MI", "Milano", "Lombardia"),
    p("MB", "Monza e Brianza", "Lombardia"),
    p("PV", "Pavia", "Lombardia"),
    p("SO", "Sondrio", "Lombardia"),
    p("VA", "Varese", "Lombardia"),
    p("AN", "Ancona", "Marche"),
    p("AP", "Ascoli Piceno", "Marche"),
    p("FM", "Fermo", "Marche"),
    p("MC", "Macerata", "Marche"),
    p("PU", "Pesaro e Urbino", "Marche"),
    p("CB", "Campobasso", "Molise"),
    p("IS", "Isernia", "Molise"),
    p("AL", "Alessandria", "Piemonte"),
    p("AT", "Asti", "Piemonte"),
    p("BI", "Biella", "Piemonte"),
    p("CN", "Cuneo", "Piemonte"),
    p("NO", "Novara", "Piemonte"),
    p("TO", "Torino", "Piemonte"),
    p("VB", "Verbano-Cusio-Ossola", "Piemonte"),
    p("VC", "Vercelli", "Piemonte"),
    p("BA", "Bari", "Puglia"),
    p("BT", "Barletta-Andria-Trani", "Puglia"),
    p("BR", "Brindisi", "Puglia"),
    p("FG", "Foggia", "Puglia"),
    p("LE", "Lecce", "Puglia"),
    p("TA", "Taranto", "Puglia"),
    p("CA", "Cagliari", "Sardegna"),
    p("NU", "Nuoro", "Sardegna"),
    p("OR", "Oristano", "Sardegna"),
    p("SS", "Sassari", "Sardegna"),
    p("SU", "Sud Sardegna", "Sardegna"),
    p("AG", "Agrigento", "Sicilia"),
    p("CL", "Caltanissetta", "Sicilia"),
    p("CT", "Catania", "Sicilia"),
    p("EN", "Enna", "Sicilia"),
    p("ME", "Messina", "Sicilia"),
    p("PA", "Palermo", "Sicilia"),
    p("RG", "Ragusa", "Sicilia"),
    p("SR", "Siracusa", "Sicilia"),
    p("TP", "Trapani", "Sicilia"),
    p("AR", "Arezzo", "Toscana"),
    p("FI", "Firenze", "Toscana"),
    p("GR", "Grosseto", "Toscana"),
    p("LI", "Livorno", "Toscana"),
    p("LU", "Lucca", "Toscana"),
    p("MS", "Massa-Carrara", "Toscana"),
    p("PI", "Pisa", "Toscana"),
    p("PT", "Pistoia", "Toscana"),
    p("PO", "Prato", "Toscana"),
    p("SI", "Siena", "Toscana"),
    p("BZ", "Bolzano", "Trentino-Alto Adige"),
    p("TN", "Trento", "Trentino-Alto Adige"),
    p("PG", "Perugia", "Umbria"),
    p("TR", "Terni", "Umbria"),
    p("AO", "Aosta", "Valle d’Aosta"),
    p("BL", "Belluno", "Veneto"),
    p("PD", "Padova", "Veneto"),
    p("RO", "Rovigo", "Veneto"),
    p("TV", "Treviso", "Veneto"),
    p("VE", "Venezia", "Veneto"),
    p("VI", "Vicenza", "Veneto"),
    p("VR", "Verona", "Veneto"),
];

/// The twenty regions, by name.
pub const REGIONS: [&str; 20] = [
    "Abruzzo",
    "Basilicata",
    "Calabria",
    "Campania",
    "Emilia-Romagna",
    "Friuli-Venezia Giulia",
    "Lazio",
    "Liguria",
    "Lombardia",
    "Marche",
    "Molise",
    "Piemonte",
    "Puglia",
    "Sardegna",
    "Sicilia",
    "Toscana",
    "Trentino-Alto Adige",
    "Umbria",
    "Valle d’Aosta",
    "Veneto",
];

impl Province {
    /// The province with this code, in any case.
    #[must_use]
    pub fn by_code(code: &str) -> Option<&'static Self> {
        PROVINCES
            .iter()
            .find(|province| province.code.eq_ignore_ascii_case(code.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_province_lies_in_a_region_and_codes_are_unique() {
        for (index, province) in PROVINCES.iter().enumerate() {
            assert!(REGIONS.contains(&province.region), "{province:?}");
            assert!(
                PROVINCES
                    .iter()
                    .skip(index + 1)
                    .all(|other| other.code != province.code)
            );
        }
        assert!(
            REGIONS
                .iter()
                .all(|r| PROVINCES.iter().any(|p| p.region == *r))
        );
    }
}
