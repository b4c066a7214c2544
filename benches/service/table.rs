//! The table that is printed.

use std::{fmt::Write as _, time::Duration};

use super::{
    load::Borne,
    times::{Times, ms},
};

/// What the machine does with the least there is to do; everything else is compared with it.
#[derive(Clone, Debug, Default)]
pub struct Yardsticks {
    /// A bare server under the load of the pages.
    pub hello: Borne,
    /// Commits of one row in a second, on SQLite.
    pub sqlite: f64,
}

/// Rows of what was measured, as they come.
#[derive(Debug, Default)]
pub struct Table(Vec<[String; 3]>);

impl Table {
    /// Adds a row, and says on the standard error that it is there.
    pub fn add(&mut self, what: &str, figure: String, ratio: String) {
        eprintln!("{what}: {figure} ({ratio})");
        self.0.push([what.to_owned(), figure, ratio]);
    }

    /// The rows as a table of Markdown.
    pub fn written(&self) -> String {
        let mut text = "| what | figure | beside the yardstick |\n|---|---|---|\n".to_owned();
        for [what, figure, ratio] in &self.0 {
            let _ = writeln!(text, "| {what} | {figure} | {ratio} |");
        }
        text
    }
}

impl Yardsticks {
    /// The yardsticks in a sentence.
    pub fn described(&self) -> String {
        format!(
            "\"hello\": {}; SQLite: {} commits/s",
            page(&self.hello),
            round(self.sqlite)
        )
    }

    /// How a load of pages stands beside "hello".
    pub fn beside_hello(&self, borne: &Borne) -> String {
        let slower = self.hello.rate / borne.rate;
        let cpu = self.cpu_beside_hello(borne.cpu);
        format!("rate ÷ {}, {cpu}", short(slower))
    }

    /// How the processor time of one answer stands beside that of "hello".
    pub fn cpu_beside_hello(&self, cpu: Option<Duration>) -> String {
        let times = cpu
            .zip(self.hello.cpu)
            .map(|(one, hello)| one.as_secs_f64() / hello.as_secs_f64());
        times.map_or_else(String::new, |times| format!("CPU × {}", short(times)))
    }
}

/// A load of pages in words.
pub fn page(borne: &Borne) -> String {
    let mut text = format!(
        "{}/s, {}, p50 {}, p99 {}",
        round(borne.rate),
        cpu(borne.cpu),
        time(borne.times.percent(50)),
        time(borne.times.percent(99)),
    );
    if let Some(failures) = borne.failures() {
        let _ = write!(text, ", **{failures}**");
    }
    text
}

/// Quantiles that matter where each single answer does.
pub fn answers(times: &Times) -> String {
    format!(
        "p50 {}, p95 {}, longest {}",
        time(times.percent(50)),
        time(times.percent(95)),
        time(times.longest())
    )
}

/// Processor time of one answer.
pub fn cpu(cpu: Option<Duration>) -> String {
    cpu.map_or_else(|| "CPU –".to_owned(), |cpu| format!("CPU {}", time(cpu)))
}

/// A time in milliseconds, or seconds where it is long.
pub fn time(time: Duration) -> String {
    if time >= Duration::from_secs(10) {
        return format!("{} s", short(time.as_secs_f64()));
    }
    format!("{} ms", short(ms(time)))
}

/// A number with three figures that count.
pub fn short(number: f64) -> String {
    match number {
        n if n < 1.0 => format!("{n:.3}"),
        n if n < 10.0 => format!("{n:.2}"),
        n if n < 100.0 => format!("{n:.1}"),
        n => round(n),
    }
}

/// A whole number, with commas between the thousands.
pub fn round(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number of people or tournaments, with commas between the thousands.
pub fn thousands(number: usize) -> String {
    round(f64::from(u32::try_from(number).unwrap_or(u32::MAX)))
}
