import type { Resultats } from "../../catalogue/results/results.ts";
import { planDit } from "../../catalogue/results/plan-dit.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { Contenu } from "./contenu.ts";
import { htmlDuRecapitulatif } from "./en-html.ts";
import { texteDuRecapitulatif } from "./en-texte.ts";

/** A mail, whole: nothing of it was typed by anyone. */
export interface CourrielEcrit {
  sujet: string;
  texte: string;
  html: string;
}

const NOMS: Readonly<Record<Marque, string>> = {
  neutre: "Cap Aides",
  banque: "Cap Aides, avec votre banque",
};

const LIEN =
  "Ce lien rouvre vos réponses. Il les contient : votre boîte aux lettres les garde donc, et qui a ce message peut les lire. Pour ne plus les y garder, effacez ce message.";

const pied = (site: string): string[] => [
  "Ce sont des estimations d’après vos réponses : seul l’organisme décide. Une aide n’arrive pas d’elle-même, il faut la demander.",
  "Nous ne vous demanderons jamais de payer, ni votre mot de passe ou votre numéro de carte. Ce message part d’une machine : personne ne lit les réponses.",
  `Vous n’avez rien demandé ? Quelqu’un a donné cette adresse par erreur sur ${site} : effacez ce message. Nous n’avons pas gardé votre adresse, et rien d’autre ne vous sera envoyé.`,
];

/** The recap of a stored simulation, as HTML and as plain text (docs/specification.md#recapitulatif). */
export function recapitulatifDe(
  resultats: Resultats,
  { marque, origine, lien }: { marque: Marque; origine: string; lien?: string },
): CourrielEcrit {
  const plan = planDit(resultats);
  const { length: nombre } = plan.demarches;
  const contenu: Contenu = {
    marque,
    nom: NOMS[marque],
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
    pied: pied(new URL(origine).host),
  };
  return {
    sujet: `Votre récapitulatif ${NOMS[marque]}`,
    texte: texteDuRecapitulatif(contenu),
    html: htmlDuRecapitulatif(contenu),
  };
}
