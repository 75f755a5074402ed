import type { PartieDite } from "../../sections.ts";
import { ecrireIssues } from "../aides/issues.ts";
import exemples from "../../../fixtures/exemples-de-la-loi.json" with { type: "json" };
import { foyerChange, type FoyerDit } from "./foyer.ts";
import type { JugerLaLoi } from "./juge.ts";

/** Someone who obtains an aid of the law, and what changed of them changes what they get, each in words. */
interface ExempleDeLaLoi {
  foyer: FoyerDit;
  autrement: Readonly<Record<string, FoyerDit>>;
}

/**
 * Chosen once, then kept, by aid: the first of a few hundred households that obtains it, then changes that
 * lose it or give another amount. Those of the great benefits are `grandes.ts`.
 */
const choisis = exemples as Readonly<Partial<Record<string, unknown>>> as Readonly<
  Partial<Record<string, ExempleDeLaLoi>>
>;

/** Aids of the law that nobody obtains on the fixed day, with why. */
const PERSONNE: Readonly<Partial<Record<string, string>>> = {
  agepi: "le contrat retrouvé et l’inscription à France Travail ne sont pas demandés",
  aide_financement_permis_apprenti: "l’aide a pris fin",
  cheque_energie: "le calcul lit le logement de janvier, que le questionnaire ne connaît pas en novembre",
  eure_et_loir_eligibilite_cmi_priorite: "la station debout pénible n’est pas demandée",
  eure_et_loir_eligibilite_cmi_stationnement: "l’allocation personnalisée d’autonomie n’est pas demandée",
};

const champsDits = (foyer: object): string =>
  Object.entries(foyer)
    .filter(([, valeur]) => JSON.stringify(valeur) !== "{}")
    .map(([champ, valeur]) => `${champ} ${JSON.stringify(valeur)}`)
    .join(", ") || "celui que tout foyer complète";

/** The people of an aid of the law that has no grid: its example and the neighbours who get something else. */
export function exempleDeLaLoi(slug: string, juger: JugerLaLoi): PartieDite {
  const titre = "personnes";
  const exemple = choisis[slug];
  if (!exemple) {
    const pourquoi = PERSONNE[slug];
    return {
      titre,
      lignes: [pourquoi ? `Personne : ${pourquoi}.` : "Sans exemple.", `foyer ordinaire : ${juger({})}`],
    };
  }
  const { foyer, autrement } = exemple;
  const autres = new Map(
    Object.entries(autrement).map(([dit, autre]) => [dit, juger(foyerChange(foyer, autre))]),
  );
  return {
    titre,
    lignes: [
      `foyer : ${champsDits(foyer)}`,
      `obtient : ${juger(foyer)}`,
      ...(autres.size > 0 ? [ecrireIssues("autrement", autres)] : []),
    ],
  };
}
