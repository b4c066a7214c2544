//! Pages of long lists.

use utoipa::IntoParams;

/// Rows on a page if the request gives no number.
const USUAL: usize = 100;
const MOST: usize = 200;

/// The wanted rows of a list.
#[derive(Clone, Copy, Debug, Default, serde::Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Stretch {
    /// Number of rows to skip; by default 0. `next` of the previous page contains it.
    after: Option<usize>,
    /// Maximum number of rows, from 1 to 200; by default 100. A higher number counts as 200.
    limit: Option<usize>,
}

impl Stretch {
    /// Rows to skip, and maximum rows that follow.
    pub fn rows(self) -> (usize, usize) {
        let most = self.limit.unwrap_or(USUAL).clamp(1, MOST);
        (self.after.unwrap_or(0), most)
    }

    /// The address of the next page, for a list at `path` (perhaps with a query) with `total` rows; `None` at the end.
    pub fn next(self, path: &str, total: usize) -> Option<String> {
        let (after, most) = self.rows();
        let end = after.saturating_add(most);
        let sign = if path.contains('?') { '&' } else { '?' };
        (end < total).then(|| format!("{path}{sign}after={end}&limit={most}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_follow_each_other_to_the_end() {
        let of = |after, limit| Stretch { after, limit };
        assert_eq!(of(None, None).rows(), (0, 100));
        assert_eq!(of(Some(7), Some(0)).rows(), (7, 1));
        assert_eq!(of(None, Some(9999)).rows(), (0, 200));
        let next = of(None, Some(2)).next("/x", 3);
        assert_eq!(next.as_deref(), Some("/x?after=2&limit=2"));
        assert_eq!(of(Some(2), Some(2)).next("/x", 4), None);
        let next = of(None, None).next("/x?round=1", 101);
        assert_eq!(next.as_deref(), Some("/x?round=1&after=100&limit=100"));
    }
}
