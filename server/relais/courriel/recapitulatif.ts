import type { Resultats } from "../../../catalogue/results/results.ts";
import { planDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import type { Marque } from "../../../catalogue/situation/context.ts";
import { type Contenu, nomsDuSite } from "./contenu.ts";
import { OUI, SUIVI } from "../../../machines/pages/suivi.ts";
import { ARRETER, entetesDArret, pageDArret } from "./arret.ts";
import { htmlDuRecapitulatif } from "./en-html.ts";
import { texteDuRecapitulatif } from "./en-texte.ts";

/** A mail, whole: nothing of it was typed by anyone. */
export interface CourrielEcrit {
  sujet: string;
  texte: string;
  html: string;
  /** Headers of its own. */
  entetes?: Readonly<Record<string, string>>;
}

/** When we would write once more, and what says yes to it. */
interface SuiviDemande {
  quand: string;
  oui: string;
}

const LIEN =
  "Ce lien rouvre vos réponses. Il les contient : votre boîte aux lettres les garde donc, et qui a ce message peut les lire. Pour ne plus les y garder, effacez ce message.";

const pied = (site: string): string[] => [
  "Ce sont des estimations d’après vos réponses : seul l’organisme décide. Une aide n’arrive pas d’elle-même, il faut la demander.",
  "Nous ne vous demanderons jamais de payer, ni votre mot de passe ou votre numéro de carte. Ce message part d’une machine : personne ne lit les réponses.",
  `Vous n’avez rien demandé ? Quelqu’un a donné cette adresse par erreur sur ${site} : effacez ce message. Nous n’avons pas gardé votre adresse pour l’envoyer, et il n’en amène aucun autre. ${ARRETER}`,
];

/** The recap of a stored simulation, as HTML and as plain text (docs/specification.md#recapitulatif). */
export function recapitulatifDe(
  resultats: Resultats,
  {
    marque,
    origine,
    arret,
    lien,
    suivi,
  }: { marque: Marque; origine: string; arret: string; lien?: string; suivi?: SuiviDemande },
): CourrielEcrit {
  const plan = planDit(resultats);
  const contenu: Contenu = {
    marque,
    nom: nomsDuSite[marque],
    titre: "Votre récapitulatif",
    plan,
    intro: `Estimation au ${plan.jour}, d’après vos réponses.`,
    site: origine,
    ...(lien && { lien: { adresse: lien, dit: LIEN } }),
    ...(suivi && {
      suivi: {
        dit: `Vous avez demandé que nous vous écrivions une fois ${suivi.quand}, pour savoir où vous en êtes. Dites-le aussi d’ici, dans la semaine : sans cela, nous n’écrirons pas, et ne gardons pas votre adresse.`,
        oui: `${origine}${SUIVI}#${OUI}${suivi.oui}`,
      },
    }),
    arret: pageDArret(origine, arret),
    pied: pied(new URL(origine).host),
  };
  return {
    sujet: `Votre récapitulatif ${nomsDuSite[marque]}`,
    texte: texteDuRecapitulatif(contenu),
    html: htmlDuRecapitulatif(contenu),
    entetes: entetesDArret(origine, arret),
  };
}
