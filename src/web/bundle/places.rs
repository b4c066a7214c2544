//! Which file of a bundle holds the content of an address.

/// The first file of a bundle.
pub const FIRST: &str = "index.html";

/// The file that holds the page or file at `address` of the tournament `slug`; `None` if it is in no bundle. Of the query, only
/// the round and the page of a list count. An address with another parameter (an unfolded value, a move of a game) has no file.
#[must_use]
pub fn place(slug: &str, address: &str) -> Option<String> {
    let address = address.split('#').next().unwrap_or_default();
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    if let Some(name) = asset(path) {
        return Some(format!("assets/{name}"));
    }
    if let Some(name) = path.strip_prefix("/diagram/") {
        return Some(format!("pictures/{}", name.replace('/', "-")));
    }
    let rest = path.strip_prefix("/t/")?.strip_prefix(slug)?;
    if !rest.is_empty() && !rest.starts_with('/') {
        return None;
    }
    let parts: Vec<&str> = rest.split('/').filter(|part| !part.is_empty()).collect();
    let ending = ending(query)?;
    let page = |name: String| format!("pages/{name}{ending}.html");
    Some(match parts.as_slice() {
        [] if ending.is_empty() => FIRST.to_owned(),
        [] => page("pairings".to_owned()),
        [
            name @ ("standings" | "crosstable" | "players" | "teams" | "announcement" | "games"
            | "ratings" | "norms" | "prizes"),
        ] => page((*name).to_owned()),
        ["round", round] if is_number(round) => page(format!("round-{round}")),
        ["round", round, "match", one] if is_number(round) && is_number(one) => {
            page(format!("round-{round}-match-{one}"))
        }
        ["player", entry] if is_number(entry) => page(format!("player-{entry}")),
        ["games", game] if is_number(game) => page(format!("game-{game}")),
        ["standings.csv"] => format!("files/standings{ending}.csv"),
        [
            name @ ("games.pgn" | "tournament.trf" | "tournament.trf26" | "workbook.xlsx"
            | "calendar.ics"),
        ] => {
            format!("files/{name}")
        }
        ["games", name] if name.strip_suffix(".pgn").is_some_and(is_number) => {
            format!("files/game-{name}")
        }
        [
            folder @ ("round" | "player"),
            number,
            name @ ("pairings.csv" | "pairings.pgn" | "games.pgn"),
        ] if is_number(number) => {
            format!("files/{folder}-{number}-{name}")
        }
        _ => return None,
    })
}

/// The name of an embedded file whose address changes with its content. `None` for a path that leaves the folder of such files,
/// which an organiser may have written as a link.
#[must_use]
pub fn asset(path: &str) -> Option<&str> {
    let (_, name) = path.strip_prefix("/static/")?.split_once('/')?;
    let is_plain = |part: &str| !matches!(part, "" | "." | "..") && !part.contains('\\');
    name.split('/').all(is_plain).then_some(name)
}

/// The query as a suffix of the file's name: the round, then the page of the list.
fn ending(query: &str) -> Option<String> {
    let (mut after, mut page) = (None, None);
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        match name {
            "lang" => {}
            "after" | "round" if is_number(value) => after = Some(value),
            // The first page has no number in its address.
            "page" if value == "1" => {}
            "page" if is_number(value) => page = Some(value),
            _ => return None,
        }
    }
    let after = after.map_or_else(String::new, |round| format!("-after-{round}"));
    let page = page.map_or_else(String::new, |page| format!("-page-{page}"));
    Some(after + &page)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.len() <= 10 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The relative link from the file `from` to the file `to` of the same bundle.
#[must_use]
pub fn way(from: &str, to: &str) -> String {
    let Some((folder, _)) = from.rsplit_once('/') else {
        return to.to_owned();
    };
    let beside = to
        .strip_prefix(folder)
        .and_then(|rest| rest.strip_prefix('/'));
    match beside {
        Some(name) => name.to_owned(),
        None => "../".repeat(folder.split('/').count()) + to,
    }
}

/// The full path of a link on the page at `page`; a query alone belongs to the same page.
#[must_use]
pub fn resolved(page: &str, link: &str) -> String {
    if link.starts_with('?') {
        let path = page.split(['?', '#']).next().unwrap_or_default();
        return format!("{path}{link}");
    }
    link.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_their_files() {
        for (address, file) in [
            ("/t/open", Some("index.html")),
            ("/t/open?lang=de", Some("index.html")),
            ("/t/open?page=2", Some("pages/pairings-page-2.html")),
            ("/t/open/round/3", Some("pages/round-3.html")),
            ("/t/open/round/3?page=1", Some("pages/round-3.html")),
            ("/t/open/round/3#board-7", Some("pages/round-3.html")),
            (
                "/t/open/round/3/match/2",
                Some("pages/round-3-match-2.html"),
            ),
            ("/t/open/standings", Some("pages/standings.html")),
            (
                "/t/open/standings?page=2&after=4",
                Some("pages/standings-after-4-page-2.html"),
            ),
            ("/t/open/standings?open=17-2", None),
            ("/t/open/standings?find=rossi", None),
            ("/t/open/player/12", Some("pages/player-12.html")),
            ("/t/open/player/../desk", None),
            ("/t/open/games/5", Some("pages/game-5.html")),
            ("/t/open/games/5?ply=3", None),
            ("/t/open/games/5.pgn", Some("files/game-5.pgn")),
            ("/t/open/round/1/games.pgn", Some("files/round-1-games.pgn")),
            (
                "/t/open/standings.csv?after=2",
                Some("files/standings-after-2.csv"),
            ),
            ("/t/open/tournament.trf26", Some("files/tournament.trf26")),
            ("/t/open/desk", None),
            ("/t/open/me", None),
            ("/t/opening", None),
            ("/t/other/standings", None),
            ("/clubs", None),
            ("/static/0123/css/app.css", Some("assets/css/app.css")),
            ("/static/0123/../../evil", None),
            ("/static/0123/css/../../../evil", None),
            ("/static/0123//etc/evil", None),
            ("/static/0123/css\\..\\evil", None),
            ("/diagram/8-8/e2e4.svg", Some("pictures/8-8-e2e4.svg")),
        ] {
            assert_eq!(place("open", address).as_deref(), file, "{address}");
        }
    }

    #[test]
    fn ways_are_relative() {
        for (from, to, expected) in [
            ("index.html", "pages/round-1.html", "pages/round-1.html"),
            ("pages/round-1.html", "index.html", "../index.html"),
            ("pages/round-1.html", "pages/round-2.html", "round-2.html"),
            (
                "pages/round-1.html",
                "assets/css/app.css",
                "../assets/css/app.css",
            ),
            (
                "assets/css/app.css",
                "assets/pieces/wK.svg",
                "../../assets/pieces/wK.svg",
            ),
        ] {
            assert_eq!(way(from, to), expected, "{from} → {to}");
        }
        assert_eq!(
            resolved("/t/open/games/5?ply=2", "?ply=3"),
            "/t/open/games/5?ply=3"
        );
        assert_eq!(resolved("/t/open", "/clubs"), "/clubs");
    }
}
