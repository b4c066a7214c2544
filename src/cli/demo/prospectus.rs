//! The organiser's texts about the future tournament.

use crate::app::{
    Actor, AppError, Context,
    tournament::prospectus::{input::ProspectusInput, kept},
};

/// Writes the prospectus.
pub fn write(ctx: &Context, arbiter: &Actor, slug: &str) -> Result<(), AppError> {
    let input = ProspectusInput {
        prospectus_organiser: "Cavallo in f3, Cremona".to_owned(),
        prospectus_email: "semilampo@cavallo-in-f3.example".to_owned(),
        prospectus_phone: "+39 0372 555 0113".to_owned(),
        prospectus_site: "https://cavallo-in-f3.example".to_owned(),
        prospectus_text: "Sette turni in un giorno, nella sala grande del circolo. Il torneo è **aperto a tutti**, \
                          anche a chi non ha mai giocato con l’orologio.\n\n\
                          ## La giornata\n\n\
                          - Conferma delle presenze entro le 9:15\n\
                          - Pausa di un’ora dopo il quarto turno\n\
                          - Premiazione alle 18:30\n\n\
                          Chi arriva tardi entra dal secondo turno: basta una telefonata."
            .to_owned(),
        prospectus_prizes: "- Primo: 150 €\n- Secondo: 100 €\n- Terzo: 60 €\n- Under 18 e donne: 40 €\n\n\
                            I premi non si cumulano; a pari punti si dividono col sistema Hort."
            .to_owned(),
        prospectus_equipment: "Scacchiere e orologi sono del circolo.".to_owned(),
        prospectus_lodging: "Dalla stazione sono dieci minuti a piedi. Il parcheggio di via dei Tigli la domenica è \
                             libero. A pranzo la cucina del circolo apre per tutti."
            .to_owned(),
    };
    kept::write(ctx, arbiter, None, slug, 0, &input)?;
    Ok(())
}
