//! A file with all its mutants in it, each asleep until its number is the one that is awake.
//!
//! | what is changed | becomes |
//! |---|---|
//! | an expression `E` | `(match crate::mutant::on(7) { 7 => (E'), 8 => (E''), _ => (E) })` |
//! | what a function gives | the same match as the first statement of its body, with `return` |
//! | an arm that goes | its guard, which says no while the mutant is awake |
//!
//! Only one mutant is awake, so those within an expression stand in its last arm alone.

use std::{fmt::Write as _, ops::Range};

use crate::{
    mutant::Mutant,
    site::{Site, Sites},
    source::Source,
};

/// The text of a woven file, and where what stands in it.
pub(crate) struct Woven {
    /// The text.
    pub(crate) text: String,
    /// The bytes of each mutant's own text, with its number.
    pub(crate) own: Vec<(Range<usize>, usize)>,
    /// The bytes of each site, with the numbers of its mutants.
    pub(crate) sites: Vec<(Range<usize>, Vec<usize>)>,
}

/// The file with its mutants. A mutant is awake by its number in `all`, and one more: 0 is nobody's.
pub(crate) fn file(source: &Source, all: &[Mutant], sites: &Sites) -> Woven {
    let mut order: Vec<(&Site, &[usize])> = sites.iter().map(|(s, m)| (s, &m[..])).collect();
    // The outer before the inner.
    order.sort_by_key(|(site, _)| {
        let bytes = site.bytes();
        (bytes.start, usize::MAX - bytes.end)
    });
    let mut weaver = Weaver {
        source,
        all,
        woven: Woven {
            text: String::new(),
            own: Vec::new(),
            sites: Vec::new(),
        },
    };
    weaver.stretch(0..source.text().len(), &order);
    weaver.woven
}

/// The number by which a mutant is awake.
pub(crate) fn awake(number: usize) -> usize {
    number + 1
}

struct Weaver<'a> {
    source: &'a Source,
    all: &'a [Mutant],
    woven: Woven,
}

impl Weaver<'_> {
    /// These bytes of the source, with the sites in them, the outer ones first.
    fn stretch(&mut self, bytes: Range<usize>, sites: &[(&Site, &[usize])]) {
        let (mut at, mut next) = (bytes.start, 0);
        while let Some((site, mutants)) = sites.get(next).copied() {
            self.copy(at..site.bytes().start);
            let begin = self.woven.text.len();
            let within = match site {
                Site::Expression { start, end } => *start..*end,
                Site::Body { start } | Site::Arm { start, guard: None } => *start..*start,
                Site::Arm {
                    guard: Some((start, end)),
                    ..
                } => *start..*end,
            };
            let rest = sites.get(next + 1..).unwrap_or_default();
            let inner = rest.iter().take_while(|(other, _)| {
                let other = other.bytes();
                within.start <= other.start && other.end <= within.end && !within.is_empty()
            });
            let inner = rest.get(..inner.count()).unwrap_or_default();
            match site {
                Site::Expression { .. } => self.expression(&within, mutants, inner),
                Site::Body { .. } => self.body(mutants),
                Site::Arm { guard, .. } => self.arm(guard.map(|_| &within), mutants, inner),
            }
            let end = self.woven.text.len();
            self.woven.sites.push((begin..end, mutants.to_vec()));
            at = within.end;
            next += 1 + inner.len();
        }
        self.copy(at..bytes.end);
    }

    fn copy(&mut self, bytes: Range<usize>) {
        self.woven.text.push_str(self.source.part(bytes));
    }

    fn write(&mut self, words: std::fmt::Arguments<'_>) {
        // A String takes everything.
        let _ = self.woven.text.write_fmt(words);
    }

    /// `match crate::mutant::on(first) { 7 => …, 8 => …, `; the first mutant stands for the site.
    fn choice(&mut self, mutants: &[usize], own: impl Fn(&Self, &Mutant) -> String) {
        let first = mutants.first().copied().map_or(0, awake);
        self.write(format_args!("match crate::mutant::on({first}) {{ "));
        for number in mutants {
            let Some(mutant) = self.all.get(*number) else {
                continue;
            };
            let text = own(self, mutant);
            self.write(format_args!("{} => ", awake(*number)));
            let begin = self.woven.text.len();
            self.woven.text.push_str(&text);
            let end = self.woven.text.len();
            self.woven.own.push((begin..end, *number));
            self.woven.text.push_str(", ");
        }
    }

    fn expression(&mut self, bytes: &Range<usize>, mutants: &[usize], inner: &[(&Site, &[usize])]) {
        self.woven.text.push('(');
        self.choice(mutants, |weaver, mutant| {
            let source = weaver.source;
            let out = source.at(mutant.span.start)..source.at(mutant.span.end);
            let before = source.part(bytes.start..out.start);
            let behind = source.part(out.end..bytes.end);
            format!("({before}{}{behind})", mutant.replacement)
        });
        self.woven.text.push_str("_ => (");
        self.stretch(bytes.clone(), inner);
        self.woven.text.push_str("), })");
    }

    fn body(&mut self, mutants: &[usize]) {
        self.woven.text.push(' ');
        self.choice(mutants, |_, mutant| {
            format!("{{ return {}; }}", mutant.replacement)
        });
        self.woven.text.push_str("_ => {} } ");
    }

    fn arm(
        &mut self,
        guard: Option<&Range<usize>>,
        mutants: &[usize],
        inner: &[(&Site, &[usize])],
    ) {
        let Some(number) = mutants.first().copied() else {
            return;
        };
        let (begin, awake) = (self.woven.text.len(), awake(number));
        self.write(format_args!(" if crate::mutant::on({awake}) != {awake}"));
        if let Some(guard) = guard {
            self.woven.text.push_str(" && (");
            self.stretch(guard.clone(), inner);
            self.woven.text.push(')');
        }
        let end = self.woven.text.len();
        self.woven.own.push((begin..end, number));
    }
}
