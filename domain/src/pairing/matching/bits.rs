//! Sets of vertices and adjacency as bits, 64 vertices a word.
#![expect(
    clippy::indexing_slicing,
    reason = "vertices are below the size that the words were made for"
)]

/// Stands for no vertex, set or class.
pub(in crate::pairing) const NONE: usize = usize::MAX;

/// Number of words that hold `size` vertices.
pub(in crate::pairing) const fn words(size: usize) -> usize {
    size.div_ceil(64)
}

/// The set bits of a word at `place` among the words, lowest first.
pub(in crate::pairing) fn ones_of(mut word: u64, place: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = lowest(word)?;
        word &= word - 1;
        Some(place * 64 + bit)
    })
}

/// The lowest set bit of a word.
pub(in crate::pairing) fn lowest(word: u64) -> Option<usize> {
    (word != 0).then(|| usize::try_from(word.trailing_zeros()).unwrap_or(0))
}

/// A set of vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pairing) struct Mask(Vec<u64>);

impl Mask {
    pub(in crate::pairing) fn empty(size: usize) -> Self {
        Self(vec![0; words(size)])
    }

    pub(in crate::pairing) fn all(size: usize) -> Self {
        let mut mask = Self(vec![u64::MAX; words(size)]);
        if let Some(last) = mask.0.last_mut()
            && !size.is_multiple_of(64)
        {
            *last = (1 << (size % 64)) - 1;
        }
        mask
    }

    pub(in crate::pairing) fn of(size: usize, vertices: impl IntoIterator<Item = usize>) -> Self {
        let mut mask = Self::empty(size);
        for vertex in vertices {
            mask.put(vertex);
        }
        mask
    }

    pub(in crate::pairing) fn from_row(row: &[u64]) -> Self {
        Self(row.to_vec())
    }

    pub(in crate::pairing) fn words(&self) -> &[u64] {
        &self.0
    }

    pub(in crate::pairing) fn word(&self, place: usize) -> u64 {
        self.0[place]
    }

    pub(in crate::pairing) fn has(&self, vertex: usize) -> bool {
        self.0[vertex / 64] >> (vertex % 64) & 1 == 1
    }

    pub(in crate::pairing) fn put(&mut self, vertex: usize) {
        self.0[vertex / 64] |= 1 << (vertex % 64);
    }

    pub(in crate::pairing) fn take(&mut self, vertex: usize) {
        self.0[vertex / 64] &= !(1 << (vertex % 64));
    }

    pub(in crate::pairing) fn unite(&mut self, other: &[u64]) {
        for (word, more) in self.0.iter_mut().zip(other) {
            *word |= more;
        }
    }

    pub(in crate::pairing) fn keep(&mut self, other: &[u64]) {
        for (word, kept) in self.0.iter_mut().zip(other) {
            *word &= kept;
        }
    }

    pub(in crate::pairing) fn remove(&mut self, other: &[u64]) {
        for (word, gone) in self.0.iter_mut().zip(other) {
            *word &= !gone;
        }
    }

    /// Keeps the vertices from `first` on.
    pub(in crate::pairing) fn keep_from(&mut self, first: usize) {
        for (place, word) in self.0.iter_mut().enumerate() {
            let below = first.saturating_sub(place * 64).min(64);
            *word &= u64::MAX
                .checked_shl(u32::try_from(below).unwrap_or(64))
                .unwrap_or(0);
        }
    }

    /// Keeps the vertices before `end`.
    pub(in crate::pairing) fn keep_below(&mut self, end: usize) {
        for (place, word) in self.0.iter_mut().enumerate() {
            let below = end.saturating_sub(place * 64).min(64);
            *word &= !u64::MAX
                .checked_shl(u32::try_from(below).unwrap_or(64))
                .unwrap_or(0);
        }
    }

    pub(in crate::pairing) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub(in crate::pairing) fn count(&self) -> usize {
        let ones = self.0.iter().map(|word| word.count_ones());
        ones.map(|ones| usize::try_from(ones).unwrap_or(0)).sum()
    }

    pub(in crate::pairing) fn meets(&self, other: &[u64]) -> bool {
        self.0.iter().zip(other).any(|(a, b)| a & b != 0)
    }

    pub(in crate::pairing) fn is_within(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    pub(in crate::pairing) fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    pub(in crate::pairing) fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(place, word)| ones_of(*word, place))
    }
}

/// Which vertices may be matched with each other: one row of bits for each vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pairing) struct Rows {
    size: usize,
    words: usize,
    cells: Vec<u64>,
}

impl Rows {
    pub(in crate::pairing) fn new(size: usize) -> Self {
        let words = words(size);
        Self {
            size,
            words,
            cells: vec![0; size * words],
        }
    }

    pub(in crate::pairing) const fn size(&self) -> usize {
        self.size
    }

    pub(in crate::pairing) fn row(&self, vertex: usize) -> &[u64] {
        &self.cells[vertex * self.words..(vertex + 1) * self.words]
    }

    pub(in crate::pairing) fn row_mut(&mut self, vertex: usize) -> &mut [u64] {
        &mut self.cells[vertex * self.words..(vertex + 1) * self.words]
    }

    pub(in crate::pairing) fn word(&self, vertex: usize, place: usize) -> u64 {
        self.cells[vertex * self.words + place]
    }

    pub(in crate::pairing) fn has(&self, u: usize, v: usize) -> bool {
        self.word(u, v / 64) >> (v % 64) & 1 == 1
    }

    pub(in crate::pairing) fn put(&mut self, u: usize, v: usize) {
        self.row_mut(u)[v / 64] |= 1 << (v % 64);
        self.row_mut(v)[u / 64] |= 1 << (u % 64);
    }

    pub(in crate::pairing) fn take(&mut self, u: usize, v: usize) {
        self.row_mut(u)[v / 64] &= !(1 << (v % 64));
        self.row_mut(v)[u / 64] &= !(1 << (u % 64));
    }

    pub(in crate::pairing) fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> {
        let words = self.row(vertex).iter().enumerate();
        words.flat_map(|(place, word)| ones_of(*word, place))
    }

    /// Keeps only those edges of `vertex` that lead to `kept`.
    pub(in crate::pairing) fn restrict(&mut self, vertex: usize, kept: &[u64]) {
        for (place, kept) in kept.iter().enumerate() {
            let gone = self.word(vertex, place) & !kept;
            for other in ones_of(gone, place) {
                self.take(vertex, other);
            }
        }
    }
}

#[cfg(test)]
mod tests;
