//! Tests of the whole program through its door: pages and forms, on both databases.
#![expect(
    dead_code,
    reason = "the support offers what a person can do; not every test does all of it"
)]

mod account;
mod clubs;
mod commands;
mod crash;
mod demo;
mod exchange;
mod replay;
mod support;
