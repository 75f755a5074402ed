import { partieEnTexte, partiesDuPlan } from "../../../catalogue/results/demarches/plan-en-parties.ts";
import { PLUS_JAMAIS } from "./arret.ts";
import type { Contenu } from "./contenu.ts";

/** The recap as plain text. */
export function texteDuRecapitulatif({
  nom,
  titre,
  intro,
  plan,
  site,
  lien,
  suivi,
  arret,
  pied,
}: Contenu): string {
  return `${[
    `${nom}\n${titre}`,
    [intro, ...plan.total].join("\n"),
    ...partiesDuPlan(plan, site).map(partieEnTexte),
    ...(lien ? [`REPRENDRE\n\n${lien.dit}\n${lien.adresse}`] : [`Refaire une simulation : ${site}/`]),
    ...(suivi ? [`${suivi.dit}\nOui, écrivez-moi : ${suivi.oui}`] : []),
    ...pied,
    `${PLUS_JAMAIS} : ${arret}`,
  ].join("\n\n")}\n`;
}
