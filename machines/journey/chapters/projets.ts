import { chapter, de, group, individu, question } from "../spec.ts";

const projet = (...asked: Parameters<typeof individu>) => de("demandeur", [individu(...asked)]);

/** « Parlez-nous de votre projet » (docs/specification.md#chapitre-projets). */
export const projets = chapter("projets", {
  chiffrable: true,
  items: [
    ...projet("_interetsAidesVelo"),
    ...projet("_interetBafa"),
    ...projet("_interetPermisDeConduire"),
    group("projets de la banque", { condition: "simulateur de la banque partenaire" }, [
      ...projet("_interetVoiture"),
      ...projet("_interetLogement"),
      ...projet("_interetEmploi"),
    ]),
    ...projet("_interetAidesSanitaireSocial", {
      condition: "ne suit pas déjà une formation sanitaire et sociale",
    }),
    ...projet("_interetEtudesEtranger", {
      condition: "étudie dans le supérieur, dans un établissement public ou sous contrat",
    }),
    ...projet("_dureeMoisEtudesEtranger", { condition: "a un projet d’études à l’étranger" }),
    ...projet("sortie_academie", { condition: "est en terminale" }),
    question("famille", "bourse_lycee", "part dans une autre académie, sans déclarer de bourse de lycée"),
    ...projet("sortie_region_academique", { condition: "est en licence 3 ou en master 1" }),
    ...projet("boursier", { condition: "part dans une autre région académique" }),
    group("imprévus", { condition: "simulateur de la banque partenaire" }, [
      ...projet("_aleas"),
      ...projet("_interetDiagnostifFinancier", { condition: "redoute au moins un événement" }),
    ]),
  ],
});
