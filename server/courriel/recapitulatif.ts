import type { Resultats } from "../../catalogue/results/results.ts";
import { planDit } from "../../catalogue/results/plan-dit.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { type Contenu, nomsDuSite } from "./contenu.ts";
import { entetesDArret, pageDArret } from "./arret.ts";
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

/** When we write once more, and what stops it. */
export interface SuiviDemande {
  quand: string;
  arret: string;
}

const LIEN =
  "Ce lien rouvre vos réponses. Il les contient : votre boîte aux lettres les garde donc, et qui a ce message peut les lire. Pour ne plus les y garder, effacez ce message.";

/** What whoever has not asked for it is told, and how to have no more. */
const inattendu = (site: string, suivi: SuiviDemande | undefined): string => {
  const erreur = `Vous n’avez rien demandé ? Quelqu’un a donné cette adresse par erreur sur ${site} : `;
  return suivi
    ? `${erreur}effacez ce message, et votre adresse par le lien ci-dessus. Sans cela, nous la gardons, chiffrée, pour vous écrire une seule fois ${suivi.quand}.`
    : `${erreur}effacez ce message. Nous n’avons pas gardé votre adresse pour l’envoyer, et il n’en amène aucun autre.`;
};

const pied = (site: string, suivi: SuiviDemande | undefined): string[] => [
  "Ce sont des estimations d’après vos réponses : seul l’organisme décide. Une aide n’arrive pas d’elle-même, il faut la demander.",
  "Nous ne vous demanderons jamais de payer, ni votre mot de passe ou votre numéro de carte. Ce message part d’une machine : personne ne lit les réponses.",
  inattendu(site, suivi),
];

/** The recap of a stored simulation, as HTML and as plain text (docs/specification.md#recapitulatif). */
export function recapitulatifDe(
  resultats: Resultats,
  { marque, origine, lien, suivi }: { marque: Marque; origine: string; lien?: string; suivi?: SuiviDemande },
): CourrielEcrit {
  const plan = planDit(resultats);
  const { length: nombre } = plan.demarches;
  const contenu: Contenu = {
    marque,
    nom: nomsDuSite[marque],
    titre: "Votre récapitulatif",
    plan,
    intro: `Estimation au ${plan.jour}, d’après vos réponses. ${
      nombre === 0
        ? "Rien à demander pour l’instant."
        : nombre === 1
          ? "Une démarche à faire."
          : `${nombre} démarches à faire, dans cet ordre.`
    }`,
    site: origine,
    ...(lien && { lien: { adresse: lien, dit: LIEN } }),
    ...(suivi && {
      suivi: {
        dit: `Comme vous l’avez demandé, nous vous écrirons une fois ${suivi.quand}, pour savoir où vous en êtes. Vous avez changé d’avis ? Un clic suffit, et votre adresse est effacée.`,
        arret: pageDArret(origine, suivi.arret),
      },
    }),
    pied: pied(new URL(origine).host, suivi),
  };
  return {
    sujet: `Votre récapitulatif ${nomsDuSite[marque]}`,
    texte: texteDuRecapitulatif(contenu),
    html: htmlDuRecapitulatif(contenu),
    ...(suivi && { entetes: entetesDArret(origine, suivi.arret) }),
  };
}
