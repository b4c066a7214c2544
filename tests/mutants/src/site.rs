//! Where in a file its mutants stand: the piece of syntax that each of them changes.

use std::{collections::BTreeMap, ops::Range};

use syn::{spanned::Spanned, visit, visit::Visit};

use crate::{
    Outcome,
    mutant::{Genre, Mutant},
    source::Source,
};

/// A piece of syntax that one or more mutants change.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Site {
    /// An expression in these bytes.
    Expression { start: usize, end: usize },
    /// The body of a function; the byte behind its brace.
    Body { start: usize },
    /// An arm of a match: the byte behind its pattern, and its guard.
    Arm {
        start: usize,
        guard: Option<(usize, usize)>,
    },
}

impl Site {
    /// The bytes that are its own; none where something is only put in.
    pub(crate) fn bytes(&self) -> Range<usize> {
        match self {
            Self::Expression { start, end } => *start..*end,
            Self::Body { start } | Self::Arm { start, .. } => *start..*start,
        }
    }
}

/// The sites of a file, each with the numbers of its mutants.
pub(crate) type Sites = BTreeMap<Site, Vec<usize>>;

/// The sites of a file, with numbers of `all`, and those mutants that have none.
///
/// # Errors
/// The file is not Rust.
pub(crate) fn of_file(
    source: &Source,
    all: &[Mutant],
    here: &[usize],
) -> Outcome<(Sites, Vec<usize>)> {
    let mut found = Found::new(source);
    found.visit_file(&syn::parse_file(source.text())?);
    let (mut sites, mut apart) = (Sites::new(), Vec::new());
    for number in here {
        let site = all.get(*number).and_then(|mutant| found.site(mutant));
        match site {
            Some(site) => sites.entry(site).or_default().push(*number),
            None => apart.push(*number),
        }
    }
    Ok((sites, apart))
}

/// The syntax that mutants change, in bytes.
struct Found<'a> {
    source: &'a Source,
    binary: Vec<Range<usize>>,
    unary: Vec<Range<usize>>,
    structs: Vec<Range<usize>>,
    guards: Vec<Range<usize>>,
    /// The whole arm, the byte behind its pattern, its guard.
    arms: Vec<(Range<usize>, usize, Option<Range<usize>>)>,
    bodies: Vec<Range<usize>>,
    /// What is a `let` within a condition.
    lets: Vec<Range<usize>>,
    /// What is computed by the compiler: nothing there can be awake when the program runs.
    constants: Vec<Range<usize>>,
}

fn is_within(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The least of them that holds these bytes.
fn least<'a>(among: &'a [Range<usize>], bytes: &Range<usize>) -> Option<&'a Range<usize>> {
    let around = among.iter().filter(|one| is_within(bytes, one));
    around.min_by_key(|one| one.len())
}

impl<'a> Found<'a> {
    fn new(source: &'a Source) -> Self {
        Self {
            source,
            binary: Vec::new(),
            unary: Vec::new(),
            structs: Vec::new(),
            guards: Vec::new(),
            arms: Vec::new(),
            bodies: Vec::new(),
            lets: Vec::new(),
            constants: Vec::new(),
        }
    }

    fn site(&self, mutant: &Mutant) -> Option<Site> {
        let bytes = self.source.at(mutant.span.start)..self.source.at(mutant.span.end);
        if least(&self.constants, &bytes).is_some() {
            return None;
        }
        let expression = |among: &[Range<usize>]| {
            let found = least(among, &bytes)?;
            Some(Site::Expression {
                start: found.start,
                end: found.end,
            })
        };
        match mutant.genre {
            // What a function gives as some iterator has one type only.
            Genre::FnValue if mutant.gives.contains("impl ") => None,
            Genre::FnValue => least(&self.bodies, &bytes).map(|body| Site::Body {
                start: body.start + 1,
            }),
            Genre::BinaryOperator => {
                let found = least(&self.binary, &bytes)?;
                let operator = self.source.part(bytes.clone());
                // Names that a condition binds would be bound in a match, and not behind it.
                let binds = |one: &Range<usize>| is_within(one, found);
                if matches!(operator, "&&" | "||") && self.lets.iter().any(binds) {
                    return None;
                }
                expression(&self.binary)
            }
            Genre::UnaryOperator => expression(&self.unary),
            Genre::StructField => expression(&self.structs),
            Genre::MatchArmGuard => expression(&self.guards),
            Genre::MatchArm => {
                let near = |arm: &Range<usize>| {
                    arm.start.abs_diff(bytes.start) + arm.end.abs_diff(bytes.end)
                };
                let (_, start, guard) = self.arms.iter().min_by_key(|(arm, ..)| near(arm))?;
                Some(Site::Arm {
                    start: *start,
                    guard: guard.as_ref().map(|guard| (guard.start, guard.end)),
                })
            }
        }
    }
}

impl<'ast> Visit<'ast> for Found<'_> {
    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        self.binary.push(self.source.bytes(node.span()));
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        self.unary.push(self.source.bytes(node.span()));
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'ast syn::ExprStruct) {
        self.structs.push(self.source.bytes(node.span()));
        visit::visit_expr_struct(self, node);
    }

    fn visit_expr_let(&mut self, node: &'ast syn::ExprLet) {
        self.lets.push(self.source.bytes(node.span()));
        visit::visit_expr_let(self, node);
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        let guard = node.guard.as_ref();
        let guard = guard.map(|(_, guard)| self.source.bytes(guard.span()));
        self.guards.extend(guard.clone());
        let behind = self.source.bytes(node.pat.span()).end;
        let whole = self.source.bytes(node.span());
        self.arms.push((whole, behind, guard));
        visit::visit_arm(self, node);
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.constants.push(self.source.bytes(node.expr.span()));
        visit::visit_item_const(self, node);
    }

    fn visit_impl_item_const(&mut self, node: &'ast syn::ImplItemConst) {
        self.constants.push(self.source.bytes(node.expr.span()));
        visit::visit_impl_item_const(self, node);
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        self.constants.push(self.source.bytes(node.expr.span()));
        visit::visit_item_static(self, node);
    }

    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.bodies.push(self.source.bytes(node.block.span()));
        visit::visit_item_fn(self, node);
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.bodies.push(self.source.bytes(node.block.span()));
        visit::visit_impl_item_fn(self, node);
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        let body = node.default.as_ref();
        self.bodies
            .extend(body.map(|body| self.source.bytes(body.span())));
        visit::visit_trait_item_fn(self, node);
    }
}
