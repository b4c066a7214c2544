//! The order of articles in an edition.

use super::article::Article;

impl Article {
    /// The chapter: `7`, `A`, `III`; empty for a silent article.
    #[must_use]
    pub fn chapter(self) -> &'static str {
        let end = self.number().find(['.', ' ', ',']);
        end.and_then(|end| self.number().get(..end))
            .unwrap_or(self.number())
    }

    /// The key by which articles are sorted: articles by number, then appendices, then guidelines.
    #[must_use]
    pub fn order(self) -> Vec<u32> {
        let first = self.number().split(',').next().unwrap_or_default();
        let parts = first.split(['.', '(', ')', ' ']);
        parts.filter(|part| !part.is_empty()).map(rank).collect()
    }
}

/// The rank of one part of a number: a number as it is, a small letter by its place in the alphabet. Chapters with letters follow those
/// with numbers.
fn rank(part: &str) -> u32 {
    const APPENDICES: u32 = 1000;
    const GUIDELINES: u32 = 2000;
    let mut signs = part.chars();
    match (part, signs.next(), part.parse()) {
        (_, _, Ok(number)) => number,
        ("I" | "II" | "III", ..) => GUIDELINES + u32::try_from(part.len()).unwrap_or_default(),
        (_, Some(sign @ 'A'..='H'), _) => APPENDICES + u32::from(sign) - u32::from('A'),
        (_, Some(sign @ 'a'..='z'), _) => u32::from(sign) - u32::from('a') + 1,
        _ => u32::MAX,
    }
}
