//! A recent one of each kind, with which the recipes of CONTRIBUTING.md are walked.

/// A recent one of a kind that goes all the way, and what is to be said of files that name it, or of steps that do not.
pub(crate) struct Witness {
    /// The heading of its recipe.
    pub(crate) recipe: &'static str,
    /// What stands there for `NAME`: files and folders that are called so name it.
    pub(crate) names: &'static [&'static str],
    /// How texts name it.
    pub(crate) words: &'static [&'static str],
    /// Files that name it and that the recipe need not name, and why.
    pub(crate) aside: &'static [(&'static str, &'static str)],
    /// Steps of the recipe that do not name it, and why.
    pub(crate) silent: &'static [(&'static str, &'static str)],
}

/// Teams that may not meet, and the further games of two in a knock-out: the last that an archive carries. Tables that came
/// later stay behind.
const TABLE: Witness = Witness {
    recipe: "A table of a tournament",
    names: &["forbidden_teams"],
    words: &[
        "forbidden_teams",
        "\"match_games\"",
        "match_games (id)",
        "MATCH_GAMES",
    ],
    aside: &[
        (
            "service/src/app/tournament/teams/*.rs",
            "use cases that read and write its rows",
        ),
        (
            "service/src/app/tournament/teams/from_report/*.rs",
            "teams that come from a report",
        ),
        (
            "tests/it/knock_out_further.rs",
            "a test of the further games",
        ),
    ],
    silent: &[
        (
            "service/src/store/rows/archived/table/tests.rs",
            "both tables go into the archive",
        ),
        (
            "docs/archive.md",
            "the version stands there, not its tables",
        ),
        (
            "service/src/app/stored_words.rs",
            "it names the types of the words",
        ),
        ("docs/privacy/register.md", "it says what is kept in words"),
        ("docs/privacy/registro.md", "it says what is kept in words"),
        ("locales/*/own-data.ftl", "it names the datum"),
        ("service/src/app/replay/*.rs", "it names the deeds"),
        ("tests/it/deeds_replayed/same.rs", "deeds hold both tables"),
    ],
};

/// The question before somebody leaves an organiser.
const PAGE: Witness = Witness {
    recipe: "A page",
    names: &["leave"],
    words: &[
        "organiser/leave.html",
        "mod leave",
        "leave::configure",
        "}/leave",
        "organiser-leave",
    ],
    aside: &[(
        "templates/account/account.html",
        "the page from which the link comes",
    )],
    silent: &[
        (
            "tests/it/routes.rs",
            "its post needs no field, and no part of its address is new",
        ),
        (
            "tests/browser/crawl.js",
            "its address begins with a word that is known",
        ),
    ],
};

/// How many games a norm takes; of the tournament itself, more than 50 moves.
const SETTING: Witness = Witness {
    recipe: "A setting of a tournament",
    names: &["norm_games"],
    words: &[
        "norm_games",
        "norm-games",
        "field-norm-games",
        "more_than_fifty",
        "field-more-than-fifty",
    ],
    aside: &[
        ("domain/src/rules/*.rs", "what the setting changes"),
        ("domain/src/rules/history/*.rs", "what the setting changes"),
        ("service/src/app/game/*.rs", "what the setting changes"),
        (
            "service/src/app/tournament/ratings/*.rs",
            "what the setting changes",
        ),
        (
            "service/src/app/tournament/summary.rs",
            "shown on every page of the tournament",
        ),
        ("src/web/show.rs", "shown on every page of the tournament"),
        ("locales/*/ratings.ftl", "the file of its subject"),
        (
            "templates/public/person_norms.html",
            "a number of games, under a key that begins alike",
        ),
    ],
    silent: &[],
};

/// The number in a national register.
const FIELD: Witness = Witness {
    recipe: "A field of a person",
    names: &["national_id"],
    words: &["national_id", "NationalId", "national-id"],
    aside: &[
        (
            "service/src/app/rating_lists/*.rs",
            "lists know people by this number",
        ),
        (
            "service/src/store/lists/*.rs",
            "lists know people by this number",
        ),
        (
            "service/src/store/rows/list_players.rs",
            "lists know people by this number",
        ),
        (
            "service/src/store/schema/lists.rs",
            "lists know people by this number",
        ),
        (
            "service/src/app/tournament/list_refresh/*.rs",
            "lists know people by this number",
        ),
        (
            "src/web/page/*/list*.rs",
            "lists know people by this number",
        ),
        (
            "src/web/page/enter/find.rs",
            "lists know people by this number",
        ),
        (
            "service/src/app/tournament/entry_lists/*.rs",
            "by this number two are known to be one",
        ),
        (
            "service/src/app/tournament/namesakes.rs",
            "by this number two are known to be one",
        ),
        (
            "service/src/store/rows/player_search.rs",
            "by this number two are known to be one",
        ),
        (
            "src/web/page/desk/entry_list_view.rs",
            "by this number two are known to be one",
        ),
        (
            "templates/desk/entry_list.html",
            "by this number two are known to be one",
        ),
        (
            "locales/*/entry-lists.ftl",
            "by this number two are known to be one",
        ),
        (
            "domain/src/formats/trf/carried/players.rs",
            "a record of a report that is carried along",
        ),
        ("service/src/app/deed/*.rs", "tests of how a deed is stored"),
        ("tests/it/*/*.rs", "tests of lists and of stored deeds"),
    ],
    silent: &[
        (
            "migrations/*/NNNN_NAME/down.sql",
            "its migration is the first, which is not undone column by column",
        ),
        (
            "service/src/app/tournament/erasure.rs",
            "a whole person is replaced there",
        ),
    ],
};

/// The XML of chess-results.com; for everybody, the workbook.
const FORMAT: Witness = Witness {
    recipe: "A format that goes out",
    names: &["chess_results"],
    words: &[
        "chess_results",
        "chess-results",
        "chess-results.xml",
        "download-chess-results",
        "workbook.xlsx",
        "download-workbook",
        "ExportFormat::Xlsx",
    ],
    aside: &[
        ("ARCHITECTURE.md", "what the formats of the domain are"),
        (
            "service/src/app/exchange/chess_results_*.rs",
            "files beside that of the use case",
        ),
        (
            "tests/windows/day.test.mjs",
            "the day under Windows takes it away",
        ),
    ],
    silent: &[
        ("domain/src/formats/NAME.rs", "it is a folder"),
        ("src/web/download.rs", "its type was there"),
    ],
};

/// The Laws of 2014.
const EDITION: Witness = Witness {
    recipe: "An edition of the Laws",
    names: &[],
    words: &["fide-2014", "Fide2014"],
    aside: &[("src/words/laws.rs", "tests of words beside their file")],
    silent: &[
        ("domain/src/rules/laws/table.rs", "columns have no names"),
        (
            "migrations/*/NNNN_NAME/down.sql",
            "it names the editions from before",
        ),
        ("docs/laws.md", "the heads of columns are years"),
        ("tests/architecture/laws.rs", "it compares all columns"),
    ],
};

/// One of each sort: somebody is not well, a sealed move, a resumption.
const INCIDENT: Witness = Witness {
    recipe: "A kind of incident",
    names: &["resumption", "health", "sealed"],
    words: &[
        "/resumption",
        "\"resumption\"",
        "'resumption'",
        "Kind::Resumption",
        "RESUMPTION",
        "Resumption =>",
        "incident-resumption",
        "record-tree-resumption",
        "|resumption",
        "mod resumption",
        "'health'",
        "health::KIND",
        "incident-health",
        "mod health",
        "'sealed'",
        "sealed::kind",
        "sealed::PAGE",
        "sealed::Opened",
        "incident-sealed",
        "mod sealed",
        "Kind::Sealed",
        "Event::Sealed",
    ],
    aside: &[
        (
            "locales/*/adjournment.ftl",
            "the sealed move has its words with the adjourned game",
        ),
        (
            "service/src/app/health.rs",
            "the state of the program, of the same name",
        ),
        (
            "service/src/app/mod.rs",
            "the state of the program, of the same name",
        ),
        (
            "src/web/page/game/adjourned_signal.rs",
            "where the envelope is opened",
        ),
        (
            "docs/founding-documents.md",
            "where the oldest rules are judged",
        ),
    ],
    silent: &[],
};

/// Spanish.
const LANGUAGE: Witness = Witness {
    recipe: "A language",
    names: &["es", "spanish"],
    words: &["Lang::Es", "\"es\"", "es-ES", "de|es", "Spanish"],
    aside: &[
        ("docs/formats.md", "letters that are read"),
        (
            "locales/*/*.ftl",
            "letters of scoresheets, and books of the Laws",
        ),
        (
            "domain/src/rules/audit/finding.rs",
            "letters of scoresheets, which has more languages",
        ),
        (
            "domain/src/rules/scoresheet/source.rs",
            "letters of scoresheets, which has more languages",
        ),
        (
            "service/src/app/deed/codes.rs",
            "letters of scoresheets, which has more languages",
        ),
        (
            "src/cli/audit.rs",
            "letters of scoresheets, which has more languages",
        ),
        (
            "src/web/page/game/compare.rs",
            "letters of scoresheets, which has more languages",
        ),
        ("src/cli/demo/running.rs", "an opening of this name"),
    ],
    silent: &[],
};

/// The Lim System.
const PAIRING_SYSTEM: Witness = Witness {
    recipe: "A pairing system",
    names: &["lim"],
    words: &["lim", "Lim"],
    aside: &[
        (
            "domain/src/pairing/by_brackets/mod.rs",
            "it says whom it serves",
        ),
        ("tests/mutants/equivalent.txt", "mutants of its files"),
    ],
    silent: &[
        ("src/words/pairing_colours.rs", "words for several systems"),
        ("tests/tournaments/", "no other program pairs by it"),
    ],
};

/// A witness for each recipe, in their order.
pub(crate) const WITNESSES: &[Witness] = &[
    TABLE,
    PAGE,
    SETTING,
    FIELD,
    FORMAT,
    EDITION,
    INCIDENT,
    LANGUAGE,
    PAIRING_SYSTEM,
];
