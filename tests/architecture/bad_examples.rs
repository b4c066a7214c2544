//! Each check fails on something bad and is silent on something good.

use crate::{
    Breach, Check,
    checks::{
        asked_in_writes, clock_reads, edges, forbidden_words, foreign_crates, impurities,
        inline_code, length, names, names_as_chosen, pages_drawn_here, store_opened, widths,
        words_replaced,
    },
    circles::{circles, folder_circles, needless, unknown_pairs},
    map::{
        LONGEST_FILE, LONGEST_STYLE, LONGEST_TEST, NEVER_SAID, PairsOf, READ_TWICE, RunBack,
        WIDEST_LINE,
    },
    page_reads::pages_read_once,
};

/// No line.
const NONE: [usize; 0] = [];

fn lines(check: Check, path: &str, text: &str) -> Vec<usize> {
    check(path, text)
        .into_iter()
        .map(|breach| breach.line)
        .collect()
}

#[test]
fn word_check_sees_values_in_the_place_of_words() {
    let path = "service/src/app/game/view.rs";
    for bad in [
        "Edition::from_id(&row.edition).unwrap_or_default()",
        "Sex::from_code(word(1))\n    .unwrap_or(Sex::Female)",
        "let seed = row.seed.parse().unwrap_or(0);",
        "text.parse::<u64>().ok().unwrap_or(0)",
        "serde_json::from_str(&row.tags).unwrap_or_default()",
        "Federation::parse(&row.federation)\n    .ok()",
    ] {
        assert_eq!(lines(words_replaced, path, bad), [1], "{bad}");
        let test = format!("#[cfg(test)]\nmod tests {{ fn f() {{ {bad} }} }}");
        assert_eq!(lines(words_replaced, path, &test), NONE, "{bad}");
    }
    for good in [
        "Sex::from_code(code).ok_or_else(|| unknown(code))?",
        "text.trim().parse().ok()",
        "fn parse(text: &str) -> u8 { text.len().try_into().unwrap_or(0) }",
    ] {
        assert_eq!(lines(words_replaced, path, good), NONE, "{good}");
    }
    // Who stands on the list for nothing is told so.
    let listed = "service/src/app/tournament/entry_door/send.rs";
    let typed = "W::from_code(typed).unwrap_or_else(|| refused())";
    assert_eq!(lines(words_replaced, listed, typed), NONE);
    assert_eq!(lines(words_replaced, listed, ""), [1]);
}

#[test]
fn edge_check_sees_forbidden_edges() {
    let bad = "use crate::store::Store;\nfn f() { crate::web::server::run() }\nuse crate::{\n    event::Tpn,\n    app::{x, y},\n};\n";
    assert_eq!(
        lines(edges, "domain/src/pairing/dutch/mod.rs", bad),
        [1, 2, 3]
    );
    assert_eq!(
        lines(edges, "src/web/page/rounds.rs", "use crate::store::rows;"),
        [1]
    );
    assert_eq!(
        lines(edges, "src/cli/verify.rs", "use crate::store::Store;"),
        [1]
    );
    assert_eq!(
        lines(
            edges,
            "service/src/store/rows/users.rs",
            "use super::super::super::app::Actor;"
        ),
        [1]
    );
    assert_eq!(
        lines(
            edges,
            "domain/src/clock/flag.rs",
            "use crate::rules::outcome;"
        ),
        [1]
    );
    assert_eq!(
        lines(edges, "src/main.rs", "fn main() { tratto::app::x() }"),
        [1]
    );
    let server = "use crate::web::server;";
    assert_eq!(lines(edges, "src/cli/pair.rs", server), [1]);
    assert_eq!(lines(edges, "src/cli/serve.rs", server), NONE);
    assert_eq!(lines(edges, "src/words/refusal.rs", server), [1]);
    assert_eq!(lines(edges, "src/novelty/mod.rs", ""), [1]);
}

#[test]
fn edge_check_allows_the_map_and_tests() {
    let good = "use crate::{event::{Tpn, Points}, pairing};\n// crate::store\nconst T: &str = \"crate::store\";\n#[cfg(test)]\nmod tests {\n    use crate::store::Store;\n    fn f() {}\n}\n";
    assert_eq!(lines(edges, "domain/src/pairing/mod.rs", good), NONE);
    assert_eq!(
        lines(
            edges,
            "domain/src/pairing/tests.rs",
            "use crate::store::Store;"
        ),
        NONE
    );
    assert_eq!(
        lines(
            edges,
            "service/src/store/rows/users.rs",
            "use super::super::StoreError;"
        ),
        NONE
    );
    let after = "#[cfg(test)]\nuse crate::web;\nuse crate::web;\n";
    assert_eq!(lines(edges, "domain/src/event/mod.rs", after), [3]);
}

#[test]
fn crate_check_sees_foreign_crates() {
    assert_eq!(
        lines(
            foreign_crates,
            "service/src/app/rounds.rs",
            "\nuse diesel::prelude::*;"
        ),
        [2]
    );
    assert_eq!(
        lines(
            foreign_crates,
            "src/cli/serve.rs",
            "actix_web::rt::spawn(x)"
        ),
        [1]
    );
    assert_eq!(
        lines(
            foreign_crates,
            "service/src/app/rounds.rs",
            "#[derive(askama::Template)]"
        ),
        [1]
    );
    assert_eq!(
        lines(
            foreign_crates,
            "service/src/store/mod.rs",
            "use diesel::prelude::*;"
        ),
        NONE
    );
}

#[test]
fn purity_check_sees_input_and_output() {
    assert_eq!(
        lines(
            impurities,
            "domain/src/rating/mod.rs",
            "let x = std::fs::read(p);"
        ),
        [1]
    );
    assert_eq!(
        lines(impurities, "domain/src/event/mod.rs", "println!(\"x\");"),
        [1]
    );
    assert_eq!(
        lines(impurities, "src/cli/mod.rs", "println!(\"x\");"),
        NONE
    );
    // Each in its crate.
    assert_eq!(lines(impurities, "src/event/mod.rs", ""), [1]);
    assert_eq!(lines(impurities, "domain/src/web/mod.rs", ""), [1]);
}

#[test]
fn clock_check_sees_reads() {
    assert_eq!(
        lines(
            clock_reads,
            "service/src/app/rounds.rs",
            "let a = 1;\nlet t = Utc::now();"
        ),
        [2]
    );
    assert_eq!(
        lines(
            clock_reads,
            "src/web/mod.rs",
            "std::time::SystemTime::now()"
        ),
        [1]
    );
    assert_eq!(
        lines(clock_reads, "service/src/time.rs", "Utc::now()"),
        NONE
    );
}

#[test]
fn store_check_sees_a_second_door() {
    let bad = "fn f() {\n    let store = Store::open(url)?;\n}\n";
    assert_eq!(
        lines(store_opened, "service/src/app/clubs/read.rs", bad),
        [2]
    );
    assert_eq!(
        lines(store_opened, "service/src/app/context/serving.rs", bad),
        NONE
    );
}

#[test]
fn template_check_sees_inline_code() {
    let bad = "<p>fine</p>\n<script>go()</script>\n<style>p{}</style>\n<p style=\"color:red\">x</p>\n<button class=\"a > b\" onclick=\"go()\">y</button>\n";
    assert_eq!(lines(inline_code, "templates/x.html", bad), [2, 3, 4, 5]);
    assert_eq!(
        lines(
            inline_code,
            "templates/x.html",
            "<p{% if x %} style=\"a\"{% endif %}>"
        ),
        [1]
    );
    let good = "<script src=\"{{ page.asset(\"a > b\") }}\" type=\"module\"></script>\n<p data-style=\"x\" title=\"once = on\">style= onclick=</p>\n{# <style> #}";
    assert_eq!(lines(inline_code, "templates/x.html", good), NONE);
}

#[test]
fn write_check_sees_a_second_question() {
    let bad = "ctx.write(actor, action, key, |conn| {\n    let x = (1, 2);\n    access::require(conn, actor, other)?;\n})";
    assert_eq!(
        lines(asked_in_writes, "service/src/app/rounds.rs", bad),
        [3]
    );
    let much = bad.replace(".write(", ".write_much_to_closed(");
    assert_eq!(
        lines(asked_in_writes, "service/src/app/rounds.rs", &much),
        [3]
    );
    assert_eq!(
        lines(asked_in_writes, "service/src/app/context/writing.rs", bad),
        NONE
    );
    let good = "ctx.read(|conn| access::require(conn, actor, action))?;\nctx.write(actor, action, key, |conn| Ok(()))";
    assert_eq!(
        lines(asked_in_writes, "service/src/app/rounds.rs", good),
        NONE
    );
}

#[test]
fn length_check_sees_long_files() {
    let said = |path: &str, lines: usize| length(path, &"\n".repeat(lines)).len();
    assert_eq!(said("service/src/app/rounds.rs", LONGEST_FILE + 1), 1);
    assert_eq!(said("service/src/app/rounds.rs", LONGEST_FILE), 0);
    for path in [
        "tests/it/crash.rs",
        "domain/src/rating/estimate_tests.rs",
        "service/src/app/tests.rs",
        "domain/src/clock/tests/text.rs",
        "static/js/round.js",
    ] {
        assert_eq!(said(path, LONGEST_TEST + 1), 1, "{path}");
        assert_eq!(said(path, LONGEST_TEST), 0, "{path}");
    }
    assert_eq!(said("static/css/app.css", LONGEST_STYLE + 1), 1);
    assert_eq!(said("static/css/app.css", LONGEST_STYLE), 0);
    assert_eq!(said("domain/src/rating/tables.rs", LONGEST_TEST + 1), 0);
}

#[test]
fn width_check_sees_wide_lines() {
    let (fits, wide) = ("è".repeat(WIDEST_LINE), "è".repeat(WIDEST_LINE + 1));
    let text = format!("{fits}\n{wide}\n<p></p>\n{wide}");
    assert_eq!(lines(widths, "templates/x.html", &text), [2, 4]);
}

#[test]
fn name_check_sees_empty_names() {
    assert_eq!(names("src/web/utils.rs", "").len(), 1);
    assert_eq!(names("src/helpers/mod.rs", "").len(), 1);
    assert_eq!(names("templates/common.html", "").len(), 1);
    assert_eq!(names("src/web/visitor.rs", "").len(), 0);
}

#[test]
fn word_check_sees_forbidden_words() {
    for (first, second) in NEVER_SAID {
        let text = format!("fine\nsee {first}{second} there\n");
        assert_eq!(
            lines(forbidden_words, "README.md", &text),
            [2],
            "{first}{second}"
        );
        assert_eq!(
            lines(forbidden_words, "README.md", &text.to_uppercase()),
            [2]
        );
    }
    assert_eq!(
        lines(
            forbidden_words,
            "Cargo.lock",
            "github.com/rust-lang/crates.io-index"
        ),
        NONE
    );
}

/// Files by their paths.
fn sorted(files: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = files
        .iter()
        .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
        .collect();
    files.sort();
    files
}

/// The circles that a check finds in these files, by the path at which each is said.
fn found(check: fn(&[(String, String)]) -> Vec<Breach>, files: &[(&str, &str)]) -> Vec<String> {
    check(&sorted(files))
        .into_iter()
        .map(|breach| breach.path)
        .collect()
}

#[test]
fn circle_check_sees_entries_that_nothing_needs() {
    let said = |list: &[RunBack], files: &[(&str, &str)]| -> Vec<String> {
        let other = sorted(&[("domain/src/event/mod.rs", "pub struct Tpn;")]);
        let needless = needless(&[other, sorted(files)], list);
        needless.into_iter().map(|breach| breach.path).collect()
    };
    let a = ("src/web/a.rs", "use super::b::B;\npub struct A(B);");
    let b = ("src/web/b.rs", "use super::a::A;\npub struct B(A);");
    let back: RunBack = ("src/web/b.rs", "src/web/a.rs", "it closes a circle");
    assert_eq!(said(&[back], &[a, b]), [""; 0]);
    // It still runs, and closes none.
    let lonely = ("src/web/a.rs", "pub struct A;");
    assert_eq!(said(&[back], &[lonely, b]), ["src/web/b.rs"]);
    // It runs no more.
    let mended = ("src/web/b.rs", "pub struct B;");
    assert_eq!(said(&[back], &[a, mended]), ["src/web/b.rs"]);
    // Its file is gone.
    assert_eq!(said(&[back], &[a]), ["src/web/b.rs"]);
    // Another entry leaves out what would close it.
    let there: RunBack = ("src/web/a.rs", "src/web/", "it closes the same");
    assert_eq!(
        said(&[back, there], &[a, b]),
        ["src/web/b.rs", "src/web/a.rs"]
    );
}

#[test]
fn circle_check_sees_files_that_use_each_other() {
    let one_way = ("src/web/b.rs", "use super::c::C;\npub struct B(C);");
    let last = ("src/web/c.rs", "pub struct C;");
    let through_import = ("src/web/a.rs", "use super::b::{B, self as other};");
    assert_eq!(found(circles, &[through_import, one_way, last]), [""; 0]);
    for back in [
        "use super::a::A;",
        "fn f() -> crate::web::a::A {}",
        "use crate::web::a;\nfn f() { a::g() }",
        "use crate::{i18n::Words, web::{a::{self, A}, x}};",
    ] {
        let bad = ("src/web/c.rs", back);
        assert_eq!(
            found(circles, &[through_import, one_way, bad]),
            ["src/web/a.rs"],
            "{back}"
        );
    }
    for fine in [
        "// use super::a::A;",
        "use super::a;",
        "#[cfg(test)]\nmod tests { use super::super::a::A; }",
        "pub(in super::a) struct C;",
    ] {
        let good = ("src/web/c.rs", fine);
        assert_eq!(
            found(circles, &[through_import, one_way, good]),
            [""; 0],
            "{fine}"
        );
    }
}

#[test]
fn circle_check_looks_through_what_a_parent_hands_on() {
    let front = (
        "src/web/page/mod.rs",
        "mod a;\nmod b;\npub use a::A;\npub use b::B;",
    );
    let a = ("src/web/page/a.rs", "use super::B;\npub struct A(B);");
    let b = ("src/web/page/b.rs", "pub struct B;");
    assert_eq!(found(circles, &[front, a, b]), [""; 0]);
    let bad = ("src/web/page/b.rs", "use super::A;\npub struct B;");
    assert_eq!(found(circles, &[front, a, bad]), ["src/web/page/a.rs"]);
    // An item of the parent's own, which hands the child on.
    let own = (
        "src/web/page/mod.rs",
        "mod a;\npub use a::A;\npub struct Own;",
    );
    let child = ("src/web/page/a.rs", "use super::Own;\npub struct A(Own);");
    assert_eq!(found(circles, &[own, child]), ["src/web/page/a.rs"]);
}

#[test]
fn folder_check_sees_arrows_that_run_back_up() {
    let frame = ("src/web/view/page.rs", "pub struct Page;");
    let handler = (
        "src/web/page/home.rs",
        "use crate::web::view::page::Page;\npub struct Home;",
    );
    assert_eq!(found(folder_circles, &[frame, handler]), [""; 0]);
    let bad = ("src/web/view/name.rs", "use crate::web::page::home::Home;");
    assert_eq!(found(folder_circles, &[frame, handler, bad]), ["src/web"]);
    let elsewhere = [
        (
            "service/src/app/a/x.rs",
            "use crate::app::b::y::Y;\npub struct X;",
        ),
        ("service/src/app/b/y.rs", "pub struct Y;"),
        ("service/src/app/b/z.rs", "use crate::app::a::x::X;"),
    ];
    assert_eq!(found(folder_circles, &elsewhere), [""; 0]);
}

#[test]
fn pair_check_sees_what_is_new_and_what_is_gone() {
    let said = |files: &[(&str, &str)], list: &[PairsOf]| -> Vec<String> {
        let unknown = unknown_pairs(&sorted(files), list);
        unknown.into_iter().map(|breach| breach.reason).collect()
    };
    let x = (
        "service/src/app/a/x.rs",
        "use crate::app::b::y::Y;\npub struct X;",
    );
    let y = ("service/src/app/b/y.rs", "pub struct Y;");
    let back = (
        "service/src/app/b/z.rs",
        "use crate::app::a::x::X;\npub struct Z(X);",
    );
    let (none, known): (PairsOf, PairsOf) =
        (("service/src/app", &[]), ("service/src/app", &[("a", "b")]));
    assert_eq!(said(&[x, y], &[none]), [""; 0]);
    assert_eq!(said(&[x, y, back], &[none]), ["a and b use each other"]);
    assert_eq!(said(&[x, y, back], &[known]), [""; 0]);
    let gone = "a and b use each other no more: USE_EACH_OTHER names them";
    assert_eq!(said(&[x, y], &[known]), [gone]);
    // Another crate has no such folder.
    let other = ("domain/src/event/mod.rs", "pub struct Tpn;");
    assert_eq!(said(&[other], &[known]), [""; 0]);
}

#[test]
fn privacy_check_sees_whole_names_for_anybody() {
    let page = "service/src/app/tournament/standings.rs";
    let anybody = "fn a() {\n    access::require(x)\n}\nfn b(ctx: &Context) {\n    let all = ctx.tournament(conn, slug)?;\n}\n";
    assert_eq!(lines(names_as_chosen, page, anybody), [4]);
    let shown = "fn b(ctx: &Context) {\n    let all = ctx.tournament(conn, slug)?;\n    ctx.shown_to(conn)\n}\n";
    assert_eq!(lines(names_as_chosen, page, shown), NONE);
}

#[test]
fn page_check_sees_a_second_read() {
    let page = "src/web/page/public/home.rs";
    let code = (
        "src/web/page/public/code.rs",
        "pub async fn code(visitor: &Visitor) {\n    visitor.read(a).await\n}\n",
    );
    for (text, is_bad) in [
        (
            "async fn f(visitor: Visitor) {\n    visitor.read(a).await?;\n    visitor.show(b, c).await\n}\n",
            true,
        ),
        (
            "async fn f(visitor: Visitor) {\n    visitor.read(a).await\n}\nasync fn g(visitor: Visitor) {\n    visitor.show(b, c).await\n}\n",
            false,
        ),
        // By a function of the same file.
        (
            "async fn g(visitor: &Visitor) {\n    visitor.read(a).await\n}\nasync fn f(visitor: Visitor) {\n    let id = g(&visitor).await?;\n    visitor.show(b, c).await\n}\n",
            true,
        ),
        // Of another one of the room.
        (
            "use super::code::code;\nasync fn f(visitor: Visitor) {\n    let id = code(&visitor).await?;\n    visitor.show(b, c).await\n}\n",
            true,
        ),
        (
            "use super::code;\nasync fn f(visitor: Visitor) {\n    let id = code::code(&visitor).await?;\n    visitor.show(b, c).await\n}\n",
            true,
        ),
        // What is called so elsewhere is another function.
        (
            "async fn f(visitor: Visitor) {\n    let id = other::code(&visitor).await?;\n    visitor.show(b, c).await\n}\n",
            false,
        ),
        // By a method.
        (
            "impl Link {\n    async fn way(&self, visitor: &Visitor) {\n        visitor.read(a).await\n    }\n}\nasync fn f(visitor: Visitor) {\n    if let Some(there) = link.way(&visitor).await? {\n        return Ok(there);\n    }\n    visitor.show(b, c).await\n}\n",
            true,
        ),
        // Of two arms one is gone through.
        (
            "async fn f(visitor: Visitor) {\n    match sent {\n        Ok(_) => {\n            visitor.read(a).await?;\n            Ok(b)\n        }\n        Err(_) => visitor.show(b, c).await,\n    }\n}\n",
            false,
        ),
        (
            "async fn f(visitor: Visitor) {\n    if sent {\n        visitor.read(a).await?;\n    } else {\n        visitor.read(b).await?;\n    }\n    Ok(c)\n}\n",
            false,
        ),
        // A job reads, too.
        (
            "async fn f(visitor: Visitor) {\n    let version = visitor.read(a).await?;\n    let found = visitor.look(task, work);\n    found.await\n}\n",
            true,
        ),
    ] {
        let bad = found(pages_read_once, &[(page, text), code]);
        let expected = if is_bad { vec![page] } else { Vec::new() };
        assert_eq!(bad, expected, "{text}");
    }
    let drawn = "async fn f(visitor: Visitor) {\n    render(&visitor, status, &page)?.answer(&visitor)\n}\n";
    assert_eq!(lines(pages_drawn_here, page, drawn), [1]);
}

/// An exception that is needed no more goes.
#[test]
fn page_check_sees_an_exception_of_nothing() {
    let (path, name, _) = READ_TWICE[0];
    let once = format!("async fn {name}(visitor: Visitor) {{\n    visitor.read(a).await\n}}\n");
    assert_eq!(found(pages_read_once, &[(path, once.as_str())]), [path]);
    let twice = format!(
        "async fn {name}(visitor: Visitor) {{\n    visitor.read(a).await?;\n    visitor.look(b, c).await\n}}\n"
    );
    assert_eq!(found(pages_read_once, &[(path, twice.as_str())]), [""; 0]);
}
