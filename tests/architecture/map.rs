//! The map as data: who may use whom, what lives where, what is never written.

/// Module of a crate → the modules of this crate that it may use, besides itself.
/// A module that is not listed is refused, so that a new one is put on the map first.
pub(crate) const MAY_USE: &[(&str, &[&str])] = &[
    // The domain: pure.
    ("event", &[]),
    ("clock", &["event"]),
    ("rules", &["event", "clock"]),
    ("pairing", &["event"]),
    ("tiebreak", &["event", "rating"]),
    ("rating", &["event"]),
    ("norms", &["event", "rating"]),
    ("prizes", &["event"]),
    ("fees", &["event", "prizes"]),
    ("line_ups", &["event", "prizes"]),
    ("stages", &["event", "tiebreak"]),
    // Parsers and writers over text.
    (
        "formats",
        &["event", "rules", "clock", "pairing", "tiebreak"],
    ),
    // The edges.
    ("time", &[]),
    // The authority of a hall.
    ("certificates", &[]),
    ("config", &["event", "auth", "certificates"]),
    ("auth", &[]),
    ("live", &[]),
    ("jobs", &["event"]),
    ("i18n", &[]),
    // The values that stand in its columns.
    (
        "store",
        &[
            "event", "clock", "rules", "pairing", "stages", "tiebreak", "line_ups", "auth", "time",
        ],
    ),
    (
        "app",
        &[
            "event", "clock", "rules", "pairing", "tiebreak", "rating", "norms", "fees", "prizes",
            "line_ups", "stages", "formats", "store", "auth", "live", "time",
        ],
    ),
    (
        "words",
        &[
            "app", "i18n", "event", "clock", "rules", "pairing", "tiebreak", "rating", "norms",
            "fees", "prizes", "line_ups", "stages", "formats",
        ],
    ),
    // The conversation with a mail server.
    ("mail", &["app", "config", "event", "time", "words"]),
    // What other servers and browsers are told.
    ("outgoing", &["app", "auth", "event", "time", "words"]),
    (
        "web",
        &[
            "app",
            "live",
            "jobs",
            "i18n",
            "auth",
            "certificates",
            "config",
            // Whether there is a newer version.
            "outgoing",
            "time",
            "event",
            "clock",
            "rules",
            "pairing",
            "tiebreak",
            "rating",
            "norms",
            "fees",
            "prizes",
            "line_ups",
            "stages",
            "formats",
            "words",
        ],
    ),
    (
        "cli",
        &[
            "app",
            "auth",
            "certificates",
            "config",
            "mail",
            "outgoing",
            "time",
            "event",
            "formats",
            "pairing",
            "tiebreak",
            "rating",
            "norms",
            "rules",
            "i18n",
            "words",
        ],
    ),
    ("main", &["cli"]),
];

/// A file that may use a module which the rest of its own may not: the command that starts the server, and the one that
/// writes its pages to files.
pub(crate) const MAY_ALSO_USE: &[(&str, &str)] =
    &[("src/cli/serve.rs", "web"), ("src/cli/bundle.rs", "web")];

/// Folders below which no folder and file beside each other use each other, at any depth.
pub(crate) const LAYERED: &[&str] = &[
    "src/web",
    "src/words",
    "src/cli",
    "src/i18n",
    "service/src/auth",
    "src/jobs",
];

/// Arrows that may run back: from, begin of the paths to which, why.
pub(crate) type RunBack = (&'static str, &'static str, &'static str);

/// Arrows that close a circle and stay for now. ARCHITECTURE.md says more.
pub(crate) const RUN_BACK: &[RunBack] = &[
    (
        "service/src/app/refusal.rs",
        "service/src/app/",
        "a refusal carries the data of the use case that refuses",
    ),
    (
        "service/src/app/context.rs",
        "service/src/app/",
        "the context keeps what use cases read and paired last",
    ),
    (
        "service/src/app/accounts/mod.rs",
        "service/src/app/accounts/",
        "the front of accounts holds items of its own",
    ),
    (
        "service/src/app/players/mod.rs",
        "service/src/app/players/",
        "the front of the registry holds items of its own",
    ),
    (
        "service/src/app/exchange/mod.rs",
        "service/src/app/exchange/",
        "the refusal of a file carries what was found in it",
    ),
    (
        "service/src/app/tournament/results.rs",
        "service/src/app/tournament/",
        "a result asks first where it changes an earlier round, and takes back what it replaces",
    ),
];

/// A folder, and the parts of it that use each other, each pair in the order of their names.
pub(crate) type PairsOf = (&'static str, &'static [(&'static str, &'static str)]);

/// Parts that use each other and stay so for now. A pair that is new fails, and so does an entry whose parts do so no more.
pub(crate) const USE_EACH_OTHER: &[PairsOf] = &[
    (
        "service/src/app",
        &[
            // A deed holds what the use case was given.
            ("clubs", "deed"),
            ("deed", "exchange"),
            ("deed", "game"),
            ("deed", "organisers"),
            ("deed", "players"),
            ("deed", "tournament"),
            // A refusal carries the data of the use case that refuses.
            ("clubs", "refusal"),
            ("exchange", "refusal"),
            ("refusal", "tournament"),
            // The context asks whether a write is taken, tells of it, and keeps what was read last.
            ("context", "exchange"),
            ("context", "rating_lists"),
            ("context", "tournament"),
            // A letter lives as long as its link; a request for a new password is answered when it is sent.
            ("accounts", "letters"),
            // The text of a scoresheet is refused as a file is.
            ("exchange", "game"),
            // The record of a tournament names incidents, and its end asks for its games.
            ("game", "tournament"),
            // The page of an organiser shows the calendar.
            ("organisers", "tournament"),
        ],
    ),
    (
        "service/src/store",
        &[
            // The pools hold the standbys, which are read through them.
            ("pools", "standby"),
        ],
    ),
];

/// Crate → the folder of `src/` that alone may name it.
pub(crate) const CRATE_LIVES_IN: &[(&str, &str)] = &[
    ("diesel", "store"),
    ("diesel_migrations", "store"),
    ("libsqlite3_sys", "store"),
    ("pq_sys", "store"),
    ("lettre", "mail"),
    ("ureq", "outgoing"),
    ("rustls_native_certs", "outgoing"),
    ("rcgen", "certificates"),
    ("actix_tls", "web"),
    ("actix_web", "web"),
    ("actix_multipart", "web"),
    ("askama", "web"),
    ("pulldown_cmark", "web"),
    ("fluent_templates", "i18n"),
    ("argon2", "auth"),
    ("zxcvbn", "auth"),
    ("url::Url", "auth"),
    ("unicode_normalization", "app"),
    ("fst", "app"),
    ("calamine", "app"),
    ("quick_xml", "app"),
    ("ZipArchive", "app"),
    ("unicode_properties", "event"),
    ("unicode_script", "event"),
    ("fast_qr", "web"),
    ("utoipa", "web"),
    ("clap", "cli"),
    ("shakmaty", "rules"),
];

/// Modules in which the same input always gives the same output.
pub(crate) const PURE: &[&str] = &[
    "event", "clock", "rules", "pairing", "tiebreak", "rating", "norms", "fees", "prizes",
    "line_ups", "stages", "formats",
];

/// What a pure module never names.
pub(crate) const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "std::io::stdin",
    "Instant::now",
    "tokio",
    "getrandom",
    "tracing",
    "println",
    "eprintln",
];

/// Ways to ask the machine for the time; only `service/src/time.rs` does.
pub(crate) const READS_CLOCK: &[&str] = &["Utc::now", "Local::now", "SystemTime::now"];

/// The files outside `store` that may open one.
pub(crate) const OPENS_STORE: &[&str] = &[
    "service/src/app/context/serving.rs",
    "service/src/app/restore.rs",
];

/// The one file in which a write asks for permission: for all of them.
pub(crate) const ASKS_IN_WRITES: &str = "service/src/app/context/writing.rs";

/// Readings with whole names (`ctx.tournament`) that ask for no permission themselves, and why nobody sees a name by them.
pub(crate) const WHOLE_NAMES: &[(&str, &str, &str)] = &[
    (
        "service/src/app/tournament/teams/captain.rs",
        "view",
        "of a captain their own team, by the code that the arbiters gave them",
    ),
    (
        "service/src/app/tournament/teams/due_line_ups.rs",
        "open_due",
        "numbers of rounds and matches alone",
    ),
    (
        "service/src/app/tournament/fees/table.rs",
        "table_of",
        "bands alone",
    ),
    (
        "service/src/app/tournament/sections/event.rs",
        "event",
        "summaries alone",
    ),
    (
        "service/src/app/tournament/summary.rs",
        "version",
        "a number alone",
    ),
    (
        "service/src/app/tournament/summary.rs",
        "get",
        "a summary alone",
    ),
    (
        "service/src/app/tournament/desk.rs",
        "desk",
        "its page and its events want an arbiter",
    ),
    (
        "service/src/app/tournament/check_in.rs",
        "require_used",
        "a question alone",
    ),
    (
        "service/src/app/tournament/ready_to_pair.rs",
        "answer",
        "the write asks",
    ),
    (
        "service/src/app/tournament/entry_door/request.rs",
        "entrance",
        "summary, door and bands alone",
    ),
    (
        "service/src/app/tournament/entry_door/request.rs",
        "entrance_of",
        "one player, as everybody sees them",
    ),
    (
        "service/src/app/tournament/entry_door/by_link.rs",
        "open",
        "the request of whoever has its link",
    ),
    (
        "service/src/app/tournament/api_tokens/entries.rs",
        "entries",
        "whoever holds a token of its chief arbiter, and it is written down",
    ),
    (
        "service/src/app/tournament/api_tokens/results.rs",
        "results",
        "whoever holds a token of its chief arbiter",
    ),
    (
        "service/src/app/tournament/entry_door/club.rs",
        "look",
        "the secretary's own players",
    ),
    (
        "service/src/app/game/feed/pour.rs",
        "pour",
        "names of a feed are compared with them, and none is told",
    ),
    (
        "service/src/app/game/feed/reading.rs",
        "read",
        "the edition of the Laws and the round alone",
    ),
];

/// Files in which a word that is not known has another value in its place, and why it may: nobody stored it.
pub(crate) const TYPED_WORDS: &[(&str, &str)] = &[
    (
        "service/src/app/tournament/keizer_settings.rs",
        "typed: another word is refused beside it",
    ),
    (
        "service/src/app/tournament/entry_door/send.rs",
        "typed: another word is refused beside it",
    ),
    (
        "service/src/app/game/incident/illegal/question.rs",
        "the address of a page: it shows what it asks",
    ),
    (
        "service/src/app/game/incident/position/question.rs",
        "the address of a page: it shows what it asks",
    ),
];

/// Handlers that read twice, and why no page of two moments comes of it: file, function, reason.
pub(crate) const READ_TWICE: &[(&str, &str, &str)] = &[
    (
        "src/web/page/desk/by_hand.rs",
        "show_page",
        "the version names the job, and the page shows what the job read alone",
    ),
    (
        "src/web/page/desk/rounds.rs",
        "show_publish",
        "where the job compared another version both are read again",
    ),
    (
        "src/web/page/files/archive.rs",
        "file",
        "the version names the job, and the file holds what the job read alone",
    ),
    (
        "src/web/page/files/bundle.rs",
        "file",
        "the version names the job, and the file holds what the job read alone",
    ),
    (
        "src/web/page/public/why.rs",
        "explain",
        "the version names the job, and the page shows what the job read alone",
    ),
];

/// File names that say nothing about what a file holds.
pub(crate) const EMPTY_NAMES: &[&str] = &[
    "utils", "util", "helpers", "helper", "manager", "managers", "common", "misc", "shared",
];

/// The most lines a file may have.
pub(crate) const LONGEST_FILE: usize = 430;

/// The most lines a file of tests may have, or a script.
pub(crate) const LONGEST_TEST: usize = 600;

/// The most lines a style sheet may have: what all pages share is one file, which browsers ask for once.
pub(crate) const LONGEST_STYLE: usize = 900;

/// The most characters a line of a template may have.
pub(crate) const WIDEST_LINE: usize = 120;

/// Folders and files of the repository; what else lies in the folder is not part of it.
pub(crate) const REPOSITORY: &[&str] = &[
    "src",
    "service",
    "domain",
    "tests",
    "templates",
    "static",
    "locales",
    "migrations",
    "benches",
    "docs",
    "deploy",
    ".ci",
    ".config",
    "Cargo.toml",
    "Cargo.lock",
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "askama.toml",
    "build.rs",
    "test",
    "deny.toml",
    "clippy.toml",
    "rustfmt.toml",
];

/// What no file says: paths of one machine, numbers of a tracker, hosts of registries, makers of assistants.
/// Written in two pieces, so that this file does not say it either.
pub(crate) const NEVER_SAID: &[(&str, &str)] = &[
    ("/wo", "rk/"),
    ("iss", "ue #"),
    ("crates.io", "/api"),
    ("index.", "crates.io"),
    ("static.", "crates.io"),
    ("registry.", "npmjs.org"),
    ("registry.", "yarnpkg.com"),
    ("files.", "pythonhosted.org"),
    ("deb.", "debian.org"),
    ("anth", "ropic"),
    ("open", "ai.com"),
    ("chat", "gpt"),
    ("language ", "model"),
    ("shared/", "reference"),
    ("shared/", "design"),
];
