import { combien } from "../../../catalogue/fiches/phrases/nombres.ts";
import type { PlanDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import {
  partieEnTexte,
  partiesDuPlan,
  pointsEnTexte,
} from "../../../catalogue/results/demarches/plan-en-parties.ts";

const TITRE = "Mon récapitulatif Cap Aides";

const enTete = ({ jour, total }: PlanDit): string => [`${TITRE}, au ${jour}`, ...total].join("\n");

/** The whole of it, to share. */
export const planEnTexte = (plan: PlanDit, site: string): string =>
  [enTete(plan), ...partiesDuPlan(plan, site).map(partieEnTexte)].join("\n\n");

/** Characters of an address beyond which a mail program may drop it. */
const ADRESSE_AU_PLUS = 1_800;

/** An address that opens the person’s own mail with the plan in it: as many points as fit, the others counted. */
export function courrielPersonnel(plan: PlanDit, site: string): string {
  const points = partiesDuPlan(plan, site).flatMap((partie) => {
    const [premier, ...autres] = pointsEnTexte(partie);
    return [`${partie.titre}\n\n${premier}`, ...autres];
  });
  const adresse = (gardes: number): string => {
    const reste = points.length - gardes;
    const corps = [
      enTete(plan),
      ...points.slice(0, gardes),
      ...(reste > 0 ? [`… et ${combien(reste, "autre ligne", "autres lignes")}, sur le site.`] : []),
    ].join("\n\n");
    // RFC 6068: lines end with CRLF.
    return `mailto:?subject=${encodeURIComponent(TITRE)}&body=${encodeURIComponent(corps.replaceAll("\n", "\r\n"))}`;
  };
  let gardes = points.length;
  while (gardes > 0 && adresse(gardes).length > ADRESSE_AU_PLUS) gardes--;
  return adresse(gardes);
}
