//! Invented people for random tournaments.

use chrono::NaiveDate;

use crate::{
    event::{Birth, Elo, Federation, Sex, Title, Tpn},
    formats::trf::TrfPlayer,
    pairing::generate::Dice,
};

const SURNAMES: [&str; 48] = [
    "Abbadessi",
    "Acquarone",
    "Bellincontri",
    "Boscaglia",
    "Brughiera",
    "Calandrino",
    "Campodarso",
    "Castelvento",
    "Cerquetti",
    "Dallaspiga",
    "Darsena",
    "Del Mulino",
    "Falavigna",
    "Fiordispino",
    "Fontebuona",
    "Frassineto",
    "Gattoni",
    "Ghirlandi",
    "Granvilla",
    "Lanternari",
    "Lodigrano",
    "Maestrale",
    "Malvestiti",
    "Mezzacosta",
    "Montanelmi",
    "Nevegal",
    "Nuvoloni",
    "Olmeti",
    "Ortensi",
    "Passalacqua",
    "Pianaccio",
    "Pietraviva",
    "Portogrande",
    "Quercioli",
    "Roccaforte",
    "Roveredi",
    "Sabbioneta",
    "Salicetti",
    "Serravento",
    "Solefreddo",
    "Spinabella",
    "Tavolaccini",
    "Terrarossa",
    "Torrebruna",
    "Valdombra",
    "Ventimonti",
    "Vignalunga",
    "Zafferani",
];

const MEN: [&str; 24] = [
    "Adelmo", "Alvise", "Baldo", "Brando", "Cino", "Dante", "Duccio", "Elia", "Ettore", "Fosco",
    "Gaspare", "Guido", "Ivo", "Lapo", "Manlio", "Nello", "Oreste", "Pilade", "Romeo", "Sandro",
    "Tullio", "Ugo", "Vasco", "Zeno",
];

const WOMEN: [&str; 24] = [
    "Ada", "Bianca", "Cosima", "Delia", "Edda", "Fiamma", "Gemma", "Ilda", "Isotta", "Lavinia",
    "Lea", "Mafalda", "Norma", "Olimpia", "Perla", "Rina", "Selene", "Silvana", "Tea", "Uliva",
    "Vera", "Viola", "Wanda", "Zita",
];

const FEDERATIONS: [&str; 8] = ["ITA", "ITA", "ITA", "ITA", "SLO", "AUT", "FRA", "SUI"];

/// A person with this rating, whose number is not known yet. `women` is the share of women in thousandths.
pub fn somebody(rating: Option<Elo>, women: u16, dice: &mut Dice) -> Option<TrfPlayer> {
    let sex = if dice.per_mille(women) {
        Sex::Female
    } else {
        Sex::Male
    };
    let given = match sex {
        Sex::Female => &WOMEN,
        Sex::Male => &MEN,
    };
    let surname = dice.pick(&SURNAMES).copied().unwrap_or_default();
    let given = dice.pick(given).copied().unwrap_or_default();
    let mut player = TrfPlayer::new(Tpn::from_index(0)?, format!("{surname}, {given}"));
    player.sex = Some(sex);
    player.rating = rating;
    player.title = rating.and_then(|rating| title(rating, sex, dice));
    player.federation = dice
        .pick(&FEDERATIONS)
        .and_then(|code| Federation::parse(code).ok());
    let year = i32::from(dice.between(1950, 2014));
    let (month, day) = (
        u32::from(dice.between(1, 12)),
        u32::from(dice.between(1, 28)),
    );
    player.birth = NaiveDate::from_ymd_opt(year, month, day).map(Birth::Date);
    Some(player)
}

/// Two out of three people have the title that their rating allows.
fn title(rating: Elo, sex: Sex, dice: &mut Dice) -> Option<Title> {
    let open = match rating.get() {
        2500.. => Some(Title::Gm),
        2400.. => Some(Title::Im),
        2300.. => Some(Title::Fm),
        2200.. => Some(Title::Cm),
        _ => None,
    };
    let women = match rating.get() {
        2300.. => Some(Title::Wgm),
        2200.. => Some(Title::Wim),
        2100.. => Some(Title::Wfm),
        2000.. => Some(Title::Wcm),
        _ => None,
    };
    let title = match sex {
        Sex::Female if dice.per_mille(700) => women,
        _ => open,
    };
    title.filter(|_| dice.per_mille(667))
}
