//! A priority queue over small integers: lowest value first, the newest of equals first.

/// Values are clamped to `0..LEVELS`.
const LEVELS: usize = 256;

pub(super) struct Queue<T> {
    levels: Vec<Vec<T>>,
    lowest: usize,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        Queue {
            levels: (0..LEVELS).map(|_| Vec::new()).collect(),
            lowest: LEVELS,
        }
    }

    pub(super) fn push(&mut self, value: i32, item: T) {
        let level = usize::try_from(value.max(0)).unwrap_or(0).min(LEVELS - 1);
        if let Some(items) = self.levels.get_mut(level) {
            items.push(item);
        }
        self.lowest = self.lowest.min(level);
    }

    pub(super) fn pop(&mut self) -> Option<T> {
        while let Some(items) = self.levels.get_mut(self.lowest) {
            if let Some(item) = items.pop() {
                return Some(item);
            }
            self.lowest += 1;
        }
        None
    }

    pub(super) fn clear(&mut self) {
        for level in &mut self.levels {
            level.clear();
        }
        self.lowest = LEVELS;
    }
}
