import { clesDecisives } from "../../results/decisives/cles.ts";
import type { CleDecisive } from "../../results/decisives/questions.ts";
import { motsDesEtudes } from "./decisives-etudes.ts";
import { motsDesProjets } from "./decisives-projets.ts";
import { motsDeLaVie } from "./decisives-vie.ts";
import type { Reponses } from "./reponses.ts";

const motsDesDecisives: Readonly<Record<CleDecisive, string>> = {
  ...motsDesEtudes,
  ...motsDesProjets,
  ...motsDeLaVie,
};

/** What the person of an example says already, by the rules or the project of the aid. */
const dejaDites: Partial<Record<CleDecisive, (reponses: Reponses) => boolean>> = {
  chomage_indemnise: ({ activite }) => activite !== "chomeur",
  emploi_ou_formation_cherches: ({ activite }) => activite === "chomeur" || activite === "etudiant",
  emploi_24h: ({ activite }) => activite !== "salarie",
  emploi_78h: ({ activite }) => activite !== "salarie",
  emploi_court_87h: ({ activite }) => activite !== "salarie",
  emploi_moins_6_mois: ({ activite }) => activite !== "salarie",
  sans_chomage_indemnise: ({ activite }) => activite !== "chomeur",
  sans_alternance: ({ contrat }) => contrat === undefined || contrat === "aucun",
  etudes_etranger: ({ interets }) => interets.includes("_interetEtudesEtranger"),
  formation_sanitaire_sociale: ({ interets, specialite }) =>
    specialite === "groupe_330" || interets.includes("_interetAidesSanitaireSocial"),
  rsa_ou_ass: ({ rsa }) => rsa > 0,
  stas_10_euros: ({ age, activite }) => age < 26 || age >= 60 || activite === "chomeur",
};

/** What decides of an aid besides its rules, as the person of its example is or does it. */
export const decisivesDites = (aide: Parameters<typeof clesDecisives>[0], reponses: Reponses): string[] =>
  (clesDecisives(aide) as CleDecisive[])
    .filter((cle) => !dejaDites[cle]?.(reponses))
    .map((cle) => motsDesDecisives[cle]);
