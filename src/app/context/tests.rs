//! What is read together is of one moment.

use std::path::{Path, PathBuf};

use crate::{
    app::{Actor, AppError, SignedIn, accounts, trail},
    time::Clock,
};

use super::Context;
