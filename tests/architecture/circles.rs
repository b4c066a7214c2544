//! Circles: files that use each other, and folders that do.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Breach, breach,
    imports::{Arrow, SourceFile, arrows, read},
    map::{LAYERED, PairsOf, RUN_BACK, RunBack},
};

/// Whether an entry of a list of those that may run back is about this arrow.
fn is_about(files: &[SourceFile], arrow: &Arrow, (from, to, _): &RunBack) -> bool {
    files[arrow.from].path == *from && files[arrow.to].path.starts_with(to)
}

/// Whether an arrow is on the list of those that may run back.
fn may_run_back(files: &[SourceFile], arrow: &Arrow) -> bool {
    let mut list = RUN_BACK.iter();
    list.any(|entry| is_about(files, arrow, entry))
}

/// The entries of such a list whose arrows close no circle in any of the crates: nothing needs them.
pub(crate) fn needless(crates: &[Vec<(String, String)>], list: &[RunBack]) -> Vec<Breach> {
    let crates: Vec<(Vec<SourceFile>, Vec<Arrow>)> = crates
        .iter()
        .map(|files| {
            let files = read(files);
            let found = arrows(&files);
            (files, found)
        })
        .collect();
    let is_needed = |place: usize| {
        let mut crates = crates.iter();
        crates.any(|(files, found)| closes_a_circle(files, found, list, place))
    };
    (0..list.len())
        .filter(|place| !is_needed(*place))
        .map(|place| {
            let (from, to, _) = list[place];
            let reason = format!("no arrow from here to {to} closes a circle: RUN_BACK names it");
            breach(from, 1, reason)
        })
        .collect()
}

/// Whether an arrow of this entry closes a circle while those of the others are left out.
fn closes_a_circle(files: &[SourceFile], found: &[Arrow], list: &[RunBack], place: usize) -> bool {
    let is_of_another = |arrow: &Arrow| {
        let mut others = (0..list.len()).filter(|other| *other != place);
        others.any(|other| is_about(files, arrow, &list[other]))
    };
    let left: Vec<Arrow> = found
        .iter()
        .copied()
        .filter(|arrow| !is_of_another(arrow))
        .collect();
    let edges: BTreeSet<(usize, usize)> = left.iter().map(|arrow| (arrow.from, arrow.to)).collect();
    let mut own = left
        .iter()
        .filter(|arrow| is_about(files, arrow, &list[place]));
    own.any(|arrow| reached(arrow.to, &edges).contains(&arrow.from))
}

/// Every circle between files of one crate, said at one of its arrows.
pub(crate) fn circles(files: &[(String, String)]) -> Vec<Breach> {
    let files = read(files);
    let found = arrows(&files);
    let edges: BTreeSet<(usize, usize)> = found
        .iter()
        .filter(|arrow| !may_run_back(&files, arrow))
        .map(|arrow| (arrow.from, arrow.to))
        .collect();
    groups(files.len(), &edges)
        .into_iter()
        .map(|group| said(&files, &found, &group))
        .collect()
}

fn said(files: &[SourceFile], found: &[Arrow], group: &[usize]) -> Breach {
    let inside = |arrow: &&Arrow| {
        group.contains(&arrow.from) && group.contains(&arrow.to) && !may_run_back(files, arrow)
    };
    let list: Vec<String> = found
        .iter()
        .filter(inside)
        .map(|arrow| {
            let (from, to) = (&files[arrow.from].path, &files[arrow.to].path);
            format!("  {from}:{} uses {to}", arrow.line)
        })
        .collect();
    let first = found.iter().find(inside);
    breach(
        &files[group[0]].path,
        first.map_or(1, |arrow| arrow.line),
        format!(
            "{} files use each other in a circle:\n{}",
            group.len(),
            list.join("\n")
        ),
    )
}

/// Folders of which each uses the other, at every depth below those of [`LAYERED`].
pub(crate) fn folder_circles(files: &[(String, String)]) -> Vec<Breach> {
    let files = read(files);
    let found = arrows(&files);
    let mut folders = BTreeSet::new();
    for file in &files {
        let mut path = file.path.as_str();
        while let Some((folder, _)) = path.rsplit_once('/') {
            folders.insert(folder.to_owned());
            path = folder;
        }
    }
    folders
        .iter()
        .filter(|folder| LAYERED.iter().any(|root| folder.starts_with(root)))
        .flat_map(|folder| in_folder(&files, &found, folder))
        .collect()
}

/// Pairs of parts that use each other and that the list does not name, and those that it names in vain.
pub(crate) fn unknown_pairs(files: &[(String, String)], list: &[PairsOf]) -> Vec<Breach> {
    let files = read(files);
    let found = arrows(&files);
    list.iter()
        .filter(|(folder, _)| {
            let mut files = files.iter();
            files.any(|file| part(&file.path, folder).is_some())
        })
        .flat_map(|(folder, known)| {
            let pairs = pairs(&files, &found, folder);
            let known: BTreeSet<(String, String)> = known
                .iter()
                .map(|(one, other)| ((*one).to_owned(), (*other).to_owned()))
                .collect();
            let new = pairs
                .difference(&known)
                .map(|(one, other)| format!("{one} and {other} use each other"));
            let gone = known.difference(&pairs).map(|(one, other)| {
                format!("{one} and {other} use each other no more: USE_EACH_OTHER names them")
            });
            let reasons: Vec<String> = new.chain(gone).collect();
            let said = reasons.into_iter().map(|reason| breach(folder, 1, reason));
            said.collect::<Vec<Breach>>()
        })
        .collect()
}

/// Parts of a folder of which each uses the other, in the order of their names.
fn pairs(files: &[SourceFile], found: &[Arrow], folder: &str) -> BTreeSet<(String, String)> {
    let used: BTreeSet<(String, String)> = found
        .iter()
        .filter_map(|arrow| {
            let from = part(&files[arrow.from].path, folder)?;
            let to = part(&files[arrow.to].path, folder)?;
            Some((from, to))
        })
        .collect();
    let is_pair =
        |(from, to): &&(String, String)| from < to && used.contains(&(to.clone(), from.clone()));
    used.iter().filter(is_pair).cloned().collect()
}

/// The part of a folder that a file belongs to; none for its `mod.rs`, which counts as the folder.
fn part(path: &str, folder: &str) -> Option<String> {
    let inner = path.strip_prefix(folder)?.strip_prefix('/')?;
    let name = inner.split(['/', '.']).next()?;
    (name != "mod" && name != "lib").then(|| name.to_owned())
}

/// Circles between what lies directly in a folder. Its own `mod.rs` counts as the folder, not as one of its parts.
fn in_folder(files: &[SourceFile], found: &[Arrow], folder: &str) -> Vec<Breach> {
    let part = |place: usize| part(&files[place].path, folder);
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    let mut edges: BTreeMap<(usize, usize), Vec<&Arrow>> = BTreeMap::new();
    for arrow in found {
        let (Some(from), Some(to)) = (part(arrow.from), part(arrow.to)) else {
            continue;
        };
        if from != to {
            let next = places.len();
            let from = *places.entry(from).or_insert(next);
            let next = places.len();
            let to = *places.entry(to).or_insert(next);
            edges.entry((from, to)).or_default().push(arrow);
        }
    }
    let pairs: BTreeSet<(usize, usize)> = edges.keys().copied().collect();
    groups(places.len(), &pairs)
        .into_iter()
        .map(|group| {
            let inside = edges
                .iter()
                .filter(|((from, to), _)| group.contains(from) && group.contains(to));
            let list: Vec<String> = inside
                .flat_map(|(_, arrows)| arrows.iter())
                .map(|arrow| {
                    let (from, to) = (&files[arrow.from].path, &files[arrow.to].path);
                    format!("  {from}:{} uses {to}", arrow.line)
                })
                .collect();
            breach(
                folder,
                1,
                format!(
                    "parts of the folder use each other in a circle:\n{}",
                    list.join("\n")
                ),
            )
        })
        .collect()
}

/// Groups of more than one of which everybody reaches everybody.
fn groups(count: usize, edges: &BTreeSet<(usize, usize)>) -> Vec<Vec<usize>> {
    let reach: Vec<BTreeSet<usize>> = (0..count).map(|start| reached(start, edges)).collect();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for start in 0..count {
        let group: Vec<usize> = reach[start]
            .iter()
            .copied()
            .filter(|other| reach[*other].contains(&start))
            .collect();
        if group.len() > 1 && group[0] == start {
            found.push(group);
        }
    }
    found
}

fn reached(start: usize, edges: &BTreeSet<(usize, usize)>) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    let mut open = vec![start];
    while let Some(place) = open.pop() {
        let next = edges.range((place, 0)..(place + 1, 0)).map(|(_, to)| *to);
        open.extend(next.filter(|to| seen.insert(*to)));
    }
    seen
}
