//! The pattern of an address, for the log. The address itself is not logged, because the link of an invitation is a secret.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use actix_web::HttpRequest;

/// Maximum number of remembered addresses.
const MOST: usize = 4096;
const LONGEST: usize = 200;

/// Patterns of the requested addresses, remembered so that not every request is compared with every pattern. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Patterns(Arc<RwLock<HashMap<String, Arc<str>>>>);

impl Patterns {
    /// The pattern of the address of a request; `-` if no pattern fits.
    #[must_use]
    pub fn of(&self, request: &HttpRequest) -> Arc<str> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(pattern) = known.get(request.path()) {
            return Arc::clone(pattern);
        }
        drop(known);
        let Some(pattern) = request.match_pattern() else {
            return "-".into();
        };
        let pattern: Arc<str> = pattern.into();
        if request.path().len() > LONGEST {
            return pattern;
        }
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(request.path().to_owned(), Arc::clone(&pattern));
        pattern
    }
}
