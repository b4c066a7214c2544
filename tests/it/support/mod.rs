//! What every test of the whole program needs: a server on a fresh database, and a browser that fills forms.

pub mod app;
pub mod board;
pub mod browser;
pub mod cluster;
pub mod folder;
pub mod form;
pub mod json_schema;
pub mod listener;
pub mod migrations;
pub mod not_tried;
pub mod page;
pub mod postgres;
pub mod proxy;
pub mod push;
pub mod smtp;
pub mod sql;
pub mod sqlite;
pub mod stream;
pub mod tournament;
pub mod wire;
pub mod workbook;

pub use app::TestApp;
pub use browser::Browser;
pub use not_tried::not_tried;

/// Makes two tests of a function that takes a [`TestApp`]: `NAME::sqlite` and `NAME::postgres`.
macro_rules! on_both_databases {
    ($($name:ident),+ $(,)?) => {$(
        mod $name {
            #[test]
            fn sqlite() {
                super::$name($crate::support::TestApp::on_sqlite());
            }

            #[test]
            fn postgres() {
                super::$name($crate::support::TestApp::on_postgres());
            }
        }
    )+};
}
pub(crate) use on_both_databases;
