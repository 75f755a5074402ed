import { casIncalculables } from "../../../catalogue/results/cas-incalculables.ts";
import type { Raison } from "../../../catalogue/results/incalculables.ts";
import { inattendus } from "../../../catalogue/results/inattendus.ts";
import { aidesDuSejour, parLaLoi, raisonDuSejour } from "../../../catalogue/results/sejour.ts";
import {
  propres,
  type Verification,
  verificationsCommunes,
} from "../../../catalogue/results/verifications.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { nationalites } from "../../../catalogue/situation/vocabulaire.ts";
import type { PartieDite } from "../sections.ts";
import { conditionDite } from "./conditions.ts";

/** Why an aid has no amount, and what to do about it. */
const raisonDite = ({ reason, solution: { text, href } }: Raison): string[] => [
  reason === undefined ? "la raison est la question de l’aide" : `raison « ${reason} »`,
  `que faire « ${text} »`,
  ...(href === undefined ? [] : [`où ${href}`]),
];

const incalculables = (): PartieDite[] =>
  casIncalculables.map(({ aide, subject, condition, reason, solution }, rang) => {
    const { titre, lignes } = conditionDite(
      `${rang + 1}. ${aide}, ${subject} : ${condition.label}`,
      condition,
    );
    return { titre, lignes: [...lignes, ...raisonDite({ ...(reason && { reason }), solution })] };
  });

const verificationsDites = (titre: string, verifications: readonly Verification[]): PartieDite => ({
  titre,
  lignes: verifications.map(({ texte, reads }) => `« ${texte} », lu de ${reads.join(", ")}`),
});

const deQui = {
  foyer: "d’une personne du couple au moins",
  personne: "de la personne",
  majeur: "de la personne, à partir de 18 ans",
};

/** Aids that hang on a residence permit, from whom, and what is said of each. */
const sejour = (): PartieDite[] => [
  {
    titre: "Titre de séjour : demandé par la loi",
    lignes: Object.entries(parLaLoi).map(([aide, qui]) => `${aide}, ${deQui[qui]}`),
  },
  ...Object.entries(nationalites).flatMap(([nationalite, dite]) => {
    const situation = { demandeur: { nationalite } } as Situation;
    return aidesDuSejour(situation).map((aide) => ({
      titre: `Titre de séjour : ${aide}, nationalité ${dite}`,
      lignes: raisonDite(raisonDuSejour(aide, situation)),
    }));
  }),
];

/** What results say of their own, outside the aids’ own words. */
export const motsDesResultats = (): PartieDite[] => [
  ...incalculables(),
  ...sejour(),
  ...Object.entries(inattendus).map(([aide, { text }]) => ({
    titre: `Montant qui peut surprendre : ${aide}`,
    lignes: [`« ${text} »`],
  })),
  ...Object.entries(propres).map(([aide, siennes]) => verificationsDites(`À vérifier : ${aide}`, siennes)),
  verificationsDites("À vérifier : toute autre aide", verificationsCommunes),
];
