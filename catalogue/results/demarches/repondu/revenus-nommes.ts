import { periodeEnMots } from "../../../fiches/phrases/jours.ts";
import type { RessourceId } from "../../../situation/ressources.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { adultesDe, revenusDits } from "./changement.ts";

/** Words of a kind of income; the others are « un revenu ». */
const MOTS: Readonly<Partial<Record<RessourceId, string>>> = {
  salaire_net: "salaire",
  ppa: "prime d’activité",
  chomage_net: "allocation chômage",
  aide_logement: "aide au logement",
  af: "allocations familiales",
  cf: "complément familial",
  asf: "allocation de soutien familial",
  rsa: "RSA",
  ass: "ASS",
  aah: "AAH",
  paje_base: "allocation de base",
  pensions_alimentaires_percues: "pension alimentaire",
  pensions_invalidite: "pension d’invalidité",
  retraite_nette: "retraite",
  indemnites_stage: "gratification de stage",
  indemnites_journalieres_maladie: "indemnités de maladie",
  indemnites_journalieres_maternite: "indemnités de maternité",
  bourse_enseignement_sup: "bourse",
  gains_exceptionnels: "gain exceptionnel",
  revenus_locatifs: "loyers reçus",
  revenus_capital: "revenus du capital",
};

/** Whose it is, when not the person’s. */
export const deQui = ({ id }: Individu): string => (id === "conjoint" ? " de l’autre du couple" : "");
/** « le revenu « salaire » de l’autre du couple ». */
export function nomDu(id: RessourceId, qui: Individu): string {
  const mot = MOTS[id];
  return `${mot ? `le revenu « ${mot} »` : "un revenu"}${deQui(qui)}`;
}

/** « de mars 2026 », « d’août 2026 ». */
export function deMois(mois: string): string {
  const dit = periodeEnMots(mois);
  return `${/^[ao]/.test(dit) ? "d’" : "de "}${dit}`;
}

/** Every adult with each kind of income that is theirs. */
export const chaqueRevenu = (situation: Situation) =>
  adultesDe(situation).flatMap((qui) => revenusDits(qui, situation).map((id) => [qui, id] as const));
