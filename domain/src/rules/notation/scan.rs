//! From the text of one move to the forms that it can have, without a position.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::form::{CheckSign, Form, Joint, Signs};
use super::language::Language;

/// Every form that the text can have, in the reader's order of preference.
#[derive(Debug, Default)]
pub(super) struct Scan {
    pub forms: Vec<(Form, Signs)>,
    /// Byte offset of the first sign that no form could account for.
    pub stopped_at: usize,
}

/// Reads `text`; with `fold`, capital file letters and small piece letters are accepted.
pub(super) fn scan(text: &str, language: Language, fold: bool) -> Scan {
    let text = without_what_follows(text);
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let mut scan = Scan::default();
    let mut start = Cursor {
        chars: &chars,
        at: 0,
        end: text.len(),
        language,
        fold,
    };
    start.spaces();
    start.move_number();
    scan.stopped_at = start.offset();

    if let Some((side, after)) = start.castling() {
        scan.finish(after, Form::Castle(side), Signs::default());
    }
    for (role, named, after) in start.men() {
        for origin in [Origin::Square, Origin::File, Origin::Rank, Origin::None] {
            scan.man(after, role, named, origin);
        }
    }
    scan
}

/// The text without an ending that only says that the game goes on: `Ah5 ...`, `Ra8,...`, `Af4 ;`.
fn without_what_follows(text: &str) -> &str {
    let mut text = text.trim_end();
    while let Some(rest) = text
        .strip_suffix("...")
        .or_else(|| text.strip_suffix(['…', ',', ';']))
    {
        text = rest.trim_end();
    }
    text
}

#[derive(Clone, Copy)]
enum Origin {
    Square,
    File,
    Rank,
    None,
}

impl Scan {
    fn reached(&mut self, cursor: &Cursor<'_>) {
        self.stopped_at = self.stopped_at.max(cursor.offset());
    }

    fn man(&mut self, mut cursor: Cursor<'_>, role: Role, named: bool, origin: Origin) {
        let (mut file, mut rank) = (None, None);
        let mut signs = Signs::default();
        let small = |sign: char| sign.is_lowercase() && sign != 'р';
        let mut capitals = named && cursor.previous().is_some_and(small);
        if matches!(origin, Origin::Square | Origin::File) {
            match cursor.file(&mut capitals) {
                Some(found) => file = Some(found),
                None => return self.reached(&cursor),
            }
        }
        if matches!(origin, Origin::Square | Origin::Rank) {
            match cursor.rank() {
                Some(found) => rank = Some(found),
                None => return self.reached(&cursor),
            }
        }
        if named || file.is_some() || rank.is_some() {
            signs.joint = cursor.joint();
        }
        let target = cursor
            .file(&mut capitals)
            .and_then(|file| Some(Square::from_coords(file, cursor.rank()?)));
        let Some(target) = target else {
            return self.reached(&cursor);
        };
        signs.capitals = capitals;
        let uci = matches!(origin, Origin::Square) && !named && signs.joint == Joint::None;
        let roles = cursor.promotion(uci);
        if roles.iter().all(Option::is_none) {
            let form = man(role, named, file, rank, target, None);
            self.finish(cursor, form, signs);
        }
        for promotion in roles.into_iter().flatten() {
            let form = man(role, named, file, rank, target, Some(promotion));
            self.finish(cursor, form, signs);
        }
    }

    /// Reads the signs after the squares, and keeps the form if nothing is left over.
    fn finish(&mut self, mut cursor: Cursor<'_>, form: Form, mut signs: Signs) {
        while cursor.suffix(&mut signs) {}
        cursor.spaces();
        self.reached(&cursor);
        if cursor.peek().is_none() && !self.forms.contains(&(form, signs)) {
            self.forms.push((form, signs));
        }
    }
}

const fn man(
    role: Role,
    named: bool,
    file: Option<File>,
    rank: Option<Rank>,
    target: Square,
    promotion: Option<Role>,
) -> Form {
    Form::Man {
        role,
        named,
        file,
        rank,
        target,
        promotion,
    }
}

#[derive(Clone, Copy)]
struct Cursor<'a> {
    chars: &'a [(usize, char)],
    at: usize,
    end: usize,
    language: Language,
    fold: bool,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.ahead(0)
    }

    fn ahead(&self, by: usize) -> Option<char> {
        self.chars.get(self.at + by).map(|&(_, c)| c)
    }

    fn previous(&self) -> Option<char> {
        self.chars.get(self.at.checked_sub(1)?).map(|&(_, c)| c)
    }

    fn offset(&self) -> usize {
        self.chars
            .get(self.at)
            .map_or(self.end, |&(offset, _)| offset)
    }

    fn spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// Skips `12.`, `12...`, `...`, `12 ... ,` and `12 ` in front of the move. A number never begins with 0, because that may be
    /// castling.
    fn move_number(&mut self) {
        let mut ahead = *self;
        let number = ahead.peek().is_some_and(|c| matches!(c, '1'..='9'));
        while ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
            ahead.at += 1;
        }
        let digits = ahead.at;
        if number {
            ahead.spaces();
        }
        let dots = ahead.at;
        while matches!(ahead.peek(), Some('.' | '…')) {
            ahead.at += 1;
        }
        if ahead.at > dots {
            ahead.spaces();
            if matches!(ahead.peek(), Some(',' | ';')) {
                ahead.at += 1;
                ahead.spaces();
            }
        } else if dots == digits {
            return;
        }
        *self = ahead;
    }

    fn eat(&mut self, text: &str) -> bool {
        let matches = text
            .chars()
            .enumerate()
            .all(|(by, c)| self.ahead(by) == Some(c));
        if matches {
            self.at += text.chars().count();
        }
        matches
    }

    fn castling(mut self) -> Option<(CastlingSide, Self)> {
        let first = self.castling_sign()?;
        let mut again = self;
        again.castling_joint(first)?;
        let mut long = again;
        if long.castling_joint(first).is_some() {
            return Some((CastlingSide::QueenSide, long));
        }
        self = again;
        Some((CastlingSide::KingSide, self))
    }

    fn castling_sign(&mut self) -> Option<char> {
        let sign = self.peek().filter(|c| matches!(c, '0' | 'O' | 'o'))?;
        self.at += 1;
        Some(sign)
    }

    fn castling_joint(&mut self, first: char) -> Option<()> {
        self.spaces();
        self.hyphen().then_some(())?;
        self.spaces();
        (self.castling_sign()? == first).then_some(())
    }

    fn hyphen(&mut self) -> bool {
        let found = matches!(self.peek(), Some('-' | '‐' | '‑' | '–' | '—' | '−'));
        if found {
            self.at += 1;
        }
        found
    }

    /// The men that the first sign can name: a named man or, without a name, a pawn or any man by its squares.
    fn men(self) -> impl Iterator<Item = (Role, bool, Self)> {
        let mut named = self;
        let roles = named.piece_letter(self.fold);
        roles
            .into_iter()
            .flatten()
            .map(move |role| (role, true, named))
            .chain(std::iter::once((Role::Pawn, false, self)))
    }

    fn piece_letter(&mut self, fold: bool) -> [Option<Role>; 2] {
        let Some(letter) = self.peek() else {
            return [None, None];
        };
        if self.language == Language::Russian && self.eat("Кр") {
            return [Some(Role::King), None];
        }
        let mut roles = self.language.roles(letter);
        if fold && roles.iter().all(Option::is_none) {
            roles = self.language.roles(letter.to_ascii_uppercase());
        }
        if roles.iter().any(Option::is_some) {
            self.at += 1;
        }
        roles
    }

    fn file(&mut self, capitals: &mut bool) -> Option<File> {
        let letter = self.peek()?;
        let small = if self.fold {
            letter.to_ascii_lowercase()
        } else {
            letter
        };
        let file = File::from_char(small)?;
        *capitals |= letter != small;
        self.at += 1;
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = Rank::from_char(self.peek()?)?;
        self.at += 1;
        Some(rank)
    }

    fn joint(&mut self) -> Joint {
        let mut ahead = *self;
        ahead.spaces();
        let joint = match ahead.peek() {
            // The last is Cyrillic.
            Some('x' | 'X' | '×' | ':' | 'х') => Joint::Capture,
            Some('.') => Joint::Dot,
            Some('-' | '‐' | '‑' | '–' | '—' | '−') => Joint::Hyphen,
            _ => return Joint::None,
        };
        ahead.at += 1;
        ahead.spaces();
        *self = ahead;
        joint
    }

    /// Reads a promotion: `=D`, `(D)`, `/D`, `D`, and `q` after coordinates. Nothing is read if no man follows, so that `(=)` and a bare
    /// `=` are left for the suffix.
    fn promotion(&mut self, uci: bool) -> [Option<Role>; 2] {
        let mut ahead = *self;
        let (marked, closing) = match ahead.peek() {
            Some('=' | '/') => (true, false),
            Some('(') => (true, true),
            _ => (false, false),
        };
        if marked {
            ahead.at += 1;
        }
        let engine = (uci && !marked)
            .then(|| ahead.peek().and_then(engine_letter))
            .flatten();
        let mut roles = if let Some(role) = engine {
            ahead.at += 1;
            [Some(role), None]
        } else {
            ahead.piece_letter(marked || uci || self.fold)
        };
        if roles.iter().all(Option::is_none) || (closing && !ahead.eat(")")) {
            return [None, None];
        }
        if let [Some(Role::King), Some(other)] = roles {
            // `R` in either language: nobody promotes to a king.
            roles = [Some(other), None];
        }
        *self = ahead;
        roles
    }

    /// Reads one sign after the squares; `false` if the next sign is not one that may stand there.
    fn suffix(&mut self, signs: &mut Signs) -> bool {
        let mut ahead = *self;
        ahead.spaces();
        let found =
            ahead.en_passant(signs) || ahead.draw(signs) || ahead.nag(signs) || ahead.check(signs);
        if found {
            *self = ahead;
        }
        found
    }

    fn en_passant(&mut self, signs: &mut Signs) -> bool {
        let found = ["(e.p.)", "(ep)", "e.p.", "e.p", "ep", "E.P."]
            .into_iter()
            .any(|sign| self.eat(sign));
        let found = found && !signs.en_passant;
        signs.en_passant |= found;
        found
    }

    fn draw(&mut self, signs: &mut Signs) -> bool {
        if !signs.draw_offer && self.eat("(=)") {
            signs.draw_offer = true;
            return true;
        }
        if !signs.bare_equals && self.eat("=") {
            signs.bare_equals = true;
            return true;
        }
        false
    }

    fn nag(&mut self, signs: &mut Signs) -> bool {
        if signs.nag.is_some() {
            return false;
        }
        let table = [
            ("!!", 3),
            ("??", 4),
            ("!?", 5),
            ("?!", 6),
            ("!", 1),
            ("?", 2),
            ("+ -", 18),
            ("+-", 18),
            ("- +", 19),
            ("-+", 19),
        ];
        signs.nag = table
            .into_iter()
            .find_map(|(sign, nag)| self.eat(sign).then_some(nag));
        signs.nag.is_some()
    }

    fn check(&mut self, signs: &mut Signs) -> bool {
        if signs.check != CheckSign::None {
            return false;
        }
        let table = [
            ("++", CheckSign::Double),
            ("#", CheckSign::Mate),
            ("‡", CheckSign::Mate),
            ("+", CheckSign::Check),
            ("†", CheckSign::Check),
        ];
        signs.check = table
            .into_iter()
            .find_map(|(sign, check)| self.eat(sign).then_some(check))
            .unwrap_or_default();
        signs.check != CheckSign::None
    }
}

const fn engine_letter(letter: char) -> Option<Role> {
    Some(match letter {
        'q' => Role::Queen,
        'r' => Role::Rook,
        'b' => Role::Bishop,
        'n' => Role::Knight,
        _ => return None,
    })
}
