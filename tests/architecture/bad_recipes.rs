//! Recipes that forget something, and paths of recipes.

use crate::{
    recipe_witnesses::Witness,
    recipes::{fits, paths, walked},
};

#[test]
fn recipe_check_sees_paths() {
    let text = "1. `src/a.rs`, as `src/b.rs` and `src/c.rs`: new `NAME.rs`, `--rules`; as typed, `d/`, at `/o/lega`. As with it:\n\
                `NNNN_NAME/up.sql`, `rows(\"x/y\", z)` and `README.md`";
    assert_eq!(
        paths(text),
        [
            ("src/a.rs", false),
            ("src/b.rs", true),
            ("src/c.rs", true),
            ("d/", false),
            ("NNNN_NAME/up.sql", false),
            ("README.md", false),
        ]
    );
}

#[test]
fn recipe_check_knows_what_a_path_stands_for() {
    for (named, path, is_named) in [
        ("src/a.rs", "src/a.rs", true),
        ("src/a.rs", "src/a.rs/b.rs", false),
        ("src/a.rs", "a.rs", false),
        ("locales/*/site.ftl", "locales/it/site.ftl", true),
        ("locales/*/site.ftl", "locales/it/event.ftl", false),
        ("locales/*/site.ftl", "locales/site.ftl", false),
        ("src/*_view.rs", "src/round_view.rs", true),
        ("src/*_view.rs", "src/round.rs", false),
        ("src/", "src/a.rs", true),
        ("src/", "src/a/b.rs", false),
        ("src/NAME/", "src/bear/a/b.rs", true),
        ("src/NAME/", "src/doll/a.rs", false),
        ("src/NAME.rs", "src/bear.rs", true),
        ("src/NAME.rs", "src/bears.rs", false),
        (
            "migrations/*/NNNN_NAME/up.sql",
            "migrations/sqlite/0001_toys/up.sql",
            true,
        ),
    ] {
        let found = fits(named, &["cub", "bear"], path);
        assert_eq!(found, is_named, "{named} {path}");
    }
}

#[test]
fn recipe_check_sees_what_a_recipe_forgets() {
    let witness = Witness {
        recipe: "A toy",
        names: &["bear"],
        words: &["Toy::Bear", "'bear'"],
        aside: &[("src/shelf/*.rs", "where toys lie")],
        silent: &[("docs/toys.md", "it names none")],
    };
    let recipe =
        "1. `src/toys/NAME.rs` and `src/toys/mod.rs`, as `src/toys/doll.rs`.\n2. `docs/toys.md`.";
    let good = [
        ("src/toys/bear.rs", ""),
        ("src/toys/mod.rs", "fn all() { Toy::Bear }"),
        ("src/toys/doll.rs", "enum Doll { Bearer }"),
        ("src/toys/tests.rs", "assert!(Toy::Bear)"),
        ("src/shelf/low.rs", "Toy::Bear, Toy::Doll"),
        ("src/zoo.rs", "Toy::Bearer"),
        ("docs/toys.md", "Toys."),
    ];
    let said = |recipe: &str, changed: &[(&str, &str)]| {
        let kept = good
            .iter()
            .filter(|(path, _)| changed.iter().all(|(other, _)| other != path));
        let all: Vec<(String, String)> = kept
            .chain(changed)
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
            .collect();
        walked(&witness, recipe, &all)
    };
    assert_eq!(said(recipe, &[]), [""; 0]);
    // A file that the recipe does not name: by a word, by its own name, by a word between signs.
    for path in ["src/zoo.rs", "src/bear/zoo.rs", "migrations/toys.sql"] {
        let text = if path.contains("bear") {
            ""
        } else {
            "('bear', Toy::Bear)"
        };
        assert_eq!(said(recipe, &[(path, text)]), [format!("forgets {path}")]);
    }
    let shorter = recipe.replace(" and `src/toys/mod.rs`", "");
    assert_eq!(said(&shorter, &[]), ["forgets src/toys/mod.rs"]);
    // A model is no step.
    let model = [("src/toys/doll.rs", "Toy::Bear")];
    assert_eq!(said(recipe, &model), ["forgets src/toys/doll.rs"]);
    // A step that has nothing to do with it.
    let longer = format!("{recipe}\n3. `src/zoo.rs`");
    assert_eq!(said(&longer, &[]), ["is silent at src/zoo.rs"]);
    // Reasons for what is not so.
    let empty = [("src/shelf/low.rs", "")];
    assert_eq!(
        said(recipe, &empty),
        ["needs nothing aside at src/shelf/*.rs"]
    );
    let told = [("docs/toys.md", "Toy::Bear")];
    assert_eq!(said(recipe, &told), ["is not silent at docs/toys.md"]);
    let unnamed = recipe.replace("`docs/toys.md`", "docs");
    assert_eq!(said(&unnamed, &[]), ["has no step docs/toys.md"]);
}
