//! A bad line from halls to a site: messages are lost, answers are lost, what was sent comes twice, late, or once more long after.

use std::collections::{BTreeMap, HashMap};

use tratto::app::{
    exchange::mirror::{follow::Fate, sending::Reply},
    tournament::webhooks::sending::Answer,
};

use super::line::Site;

/// What goes wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    /// It does not arrive.
    Lost,
    /// It arrives, and the answer does not.
    AnswerLost,
    /// It arrives twice.
    Twice,
    /// Before it arrives one of earlier, once more.
    Earlier,
    /// It arrives after the next one of its tournament.
    Late,
}

/// All of them.
const FAULTS: [Fault; 5] = [
    Fault::Lost,
    Fault::AnswerLost,
    Fault::Twice,
    Fault::Earlier,
    Fault::Late,
];
/// Messages with which nothing goes wrong, among as many as there are faults and these.
const WELL: usize = 3;

/// A line whose faults come in an order that the seed decides, each as often as the others.
pub(super) struct Faulty {
    state: u64,
    /// What becomes of the next messages, the last one first.
    deck: Vec<Option<Fault>>,
    is_calm: bool,
    /// All that was sent, whether it arrived or not.
    sent: Vec<Vec<u8>>,
    /// What has not arrived yet, by the number of its tournament.
    late: HashMap<i32, Vec<Vec<u8>>>,
    met: BTreeMap<Fault, usize>,
}

/// A message that nobody waits for any more.
fn once_more(site: &Site, bytes: &[u8]) {
    let said = site.hears(bytes).unwrap();
    assert!(
        matches!(said.fate, Fate::Taken | Fate::Elsewhere | Fate::Behind),
        "{said:?}"
    );
}

impl Faulty {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            state: seed,
            deck: Vec::new(),
            is_calm: false,
            sent: Vec::new(),
            late: HashMap::new(),
            met: BTreeMap::new(),
        }
    }

    /// From now on nothing goes wrong.
    pub(super) fn calm(&mut self) {
        self.is_calm = true;
    }

    /// All that was sent, whether it arrived or not.
    pub(super) fn sent(&self) -> &[Vec<u8>] {
        &self.sent
    }

    /// A number below `most`: splitmix64.
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % u64::try_from(most).unwrap()).unwrap()
    }

    /// What becomes of the next message.
    fn drawn(&mut self) -> Option<Fault> {
        if self.is_calm {
            return None;
        }
        if self.deck.is_empty() {
            let mut cards: Vec<Option<Fault>> = FAULTS.into_iter().map(Some).collect();
            cards.extend([None; WELL]);
            while !cards.is_empty() {
                let card = self.below(cards.len());
                self.deck.push(cards.swap_remove(card));
            }
        }
        let card = self.deck.pop().unwrap();
        if card == Some(Fault::Earlier) && self.sent.is_empty() {
            // Nothing was sent yet: its turn comes last.
            self.deck.insert(0, card);
            return None;
        }
        card
    }

    fn meet(&mut self, fault: Fault) {
        *self.met.entry(fault).or_default() += 1;
    }

    /// Carries a message about a tournament: what its hall hears.
    pub(super) fn carry(
        &mut self,
        tournament: i32,
        site: &Site,
        bytes: &[u8],
    ) -> Result<Reply, Answer> {
        let fault = self.drawn();
        if fault == Some(Fault::Earlier) {
            let earlier = self.below(self.sent.len());
            once_more(site, &self.sent[earlier]);
            self.meet(Fault::Earlier);
        }
        self.sent.push(bytes.to_vec());
        match fault {
            Some(Fault::Lost) => {
                self.meet(Fault::Lost);
                return Err(Answer::Connection);
            }
            Some(Fault::Late) => {
                let late = self.late.entry(tournament).or_default();
                late.push(bytes.to_vec());
                return Err(Answer::Time);
            }
            _ => {}
        }
        let said = site.hears(bytes).unwrap();
        assert!(
            matches!(said.fate, Fate::Taken | Fate::Elsewhere),
            "{said:?}"
        );
        if fault == Some(Fault::Twice) {
            let again = site.hears(bytes).unwrap();
            assert_eq!(again.fate, said.fate);
            self.meet(Fault::Twice);
        }
        for late in self.late.remove(&tournament).unwrap_or_default() {
            once_more(site, &late);
            self.meet(Fault::Late);
        }
        if fault == Some(Fault::AnswerLost) {
            self.meet(Fault::AnswerLost);
            return Err(Answer::Time);
        }
        Ok(Reply {
            status: 200,
            body: serde_json::to_vec(&said).unwrap(),
        })
    }

    /// After the last word what is still on its way arrives, and some of earlier once more; each fault was met.
    pub(super) fn end(mut self, site: &Site) {
        for late in std::mem::take(&mut self.late).into_values().flatten() {
            once_more(site, &late);
        }
        for _ in 0..FAULTS.len() {
            let earlier = self.below(self.sent.len());
            once_more(site, &self.sent[earlier]);
        }
        for fault in FAULTS {
            assert!(self.met.contains_key(&fault), "{fault:?}: {:?}", self.met);
        }
    }
}
