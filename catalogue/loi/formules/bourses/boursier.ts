import { variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { bourse_college, bourse_lycee } from "./secondaire.ts";
import { bourse_criteres_sociaux } from "./superieur.ts";

/** Holder of a scholarship: one’s own, or that of a pupil of the family. */
export const boursier = variable.individu.booleen(
  {
    nom: "boursier",
    libelle: "boursier",
    article: "C. éduc., art. L531-1, L531-4 et L821-1",
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    return (
      bourse_criteres_sociaux(c, individu, mois) > 0 ||
      d.bourse_enseignement_sup(c, individu, mois) > 0 ||
      bourse_lycee(c, famille, mois) > 0 ||
      bourse_college(c, famille, mois) > 0
    );
  },
);
