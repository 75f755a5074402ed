import type { LigneDuPlan, PlanDit } from "../../catalogue/results/plan-dit.ts";

const ligneDe = ({ mots, adresse }: LigneDuPlan): string => (adresse ? `${mots} : ${adresse}` : mots);

/** The steps of a plan as a short text, a few lines each: names, amounts and what to do, nothing of the household. */
export function etapesEnTexte({ demarches, plusTard }: PlanDit): string[] {
  return [
    ...demarches.map(
      ({ nom, montant, geste, quand }, rang) =>
        `${rang + 1}. ${[nom, montant].filter(Boolean).join(" : ")}\n${ligneDe(geste)}\n${quand}`,
    ),
    ...plusTard.map(({ nom, quand }) => `- ${nom}\n${quand}`),
  ];
}

const TITRE = "Mon récapitulatif Cap Aides";
const reste = (combien: number): string[] =>
  combien > 0 ? [`… et ${combien} autre${combien > 1 ? "s" : ""}, sur le site.`] : [];

/** The whole of it, to share. */
export const planEnTexte = (plan: PlanDit): string =>
  [`${TITRE}, au ${plan.jour}`, ...etapesEnTexte(plan)].join("\n\n");

/** Characters of an address beyond which a mail program may drop it. */
const ADRESSE_AU_PLUS = 1_800;

/** An address that opens the person’s own mail with the plan in it: as many steps as fit, the others counted. */
export function courrielPersonnel(plan: PlanDit): string {
  const etapes = etapesEnTexte(plan);
  const adresse = (gardees: number): string => {
    const corps = [
      `${TITRE}, au ${plan.jour}`,
      ...etapes.slice(0, gardees),
      ...reste(etapes.length - gardees),
    ].join("\n\n");
    // RFC 6068: lines end with CRLF.
    return `mailto:?subject=${encodeURIComponent(TITRE)}&body=${encodeURIComponent(corps.replaceAll("\n", "\r\n"))}`;
  };
  let gardees = etapes.length;
  while (gardees > 0 && adresse(gardees).length > ADRESSE_AU_PLUS) gardees--;
  return adresse(gardees);
}
