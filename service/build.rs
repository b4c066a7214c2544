//! The store holds the migrations in itself: a new one builds it anew.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../migrations");
}
