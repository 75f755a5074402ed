import type { Droit } from "./results.ts";

/** Something to check when an amount surprises. */
export interface Verification {
  texte: string;
  /** Answers behind it, the first that was asked being the one to change. */
  reads: readonly string[];
}

const salaires: Verification = {
  texte: "Vos salaires nets, mois par mois, tels qu’ils figurent sur vos fiches de paie",
  reads: ["individu.demandeur.revenusActivite", "individu.demandeur.ressources"],
};
const ressources: Verification = {
  texte: "Les ressources que vous avez cochées, et elles seules",
  reads: ["individu.demandeur.ressources"],
};
const logement: Verification = {
  texte: "Votre logement : locataire, propriétaire ou hébergement",
  reads: ["menage.statut_occupation_logement"],
};
const loyer: Verification = { texte: "Le loyer ou la mensualité du prêt", reads: ["menage.loyer"] };

/** What moves the amounts that may surprise (docs/specification.md#montants-inattendus). */
export const propres: Readonly<Record<string, readonly Verification[]>> = {
  aide_logement: [salaires, loyer, logement],
  contrat_engagement_jeune: [
    { texte: "Votre logement chez vos parents", reads: ["individu.demandeur.habite_chez_parents"] },
    {
      texte: "Votre rattachement à leur déclaration d’impôts",
      reads: ["individu.demandeur.enfant_a_charge"],
    },
    ressources,
  ],
  ppa: [
    salaires,
    logement,
    loyer,
    { texte: "Votre participation aux frais du logement", reads: ["menage.participation_frais"] },
  ],
};

/** What to check for an aid of its own; none for most aids, whose rules say it. */
export const verificationsPropres = (id: string): readonly Verification[] | undefined =>
  Object.hasOwn(propres, id) ? propres[id] : undefined;

/** What moves most amounts, when nothing else is known. */
export const verificationsCommunes: readonly Verification[] = [ressources, logement];

/** Where an amount comes from, in a sentence. */
export function origineDe({ source, nature, montant }: Pick<Droit, "source" | "nature" | "montant">): string {
  if (typeof montant === "boolean") return "Cette aide n’a pas de montant : elle s’obtient ou non.";
  if (source === "openfisca") return "La loi fixe la formule ; nous l’appliquons à vos réponses.";
  if (source === "aides-velo") return "Il dépend du vélo, de votre commune et de vos revenus de référence.";
  return nature === "plafond"
    ? "L’organisme fixe un plafond : c’est lui que nous affichons, le montant versé peut être plus petit."
    : "L’organisme fixe ce montant : il est le même pour toutes les personnes qui y ont droit.";
}
