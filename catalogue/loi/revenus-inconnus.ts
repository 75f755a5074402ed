import { estUneAnnee } from "./mois.ts";
import { dePeriodes } from "./quand.ts";
import type { RevenusInconnus } from "./requete/inconnus.ts";

const NOMS = {
  demandeur: "vos revenus",
  conjoint: "votre conjoint ou conjointe",
  enfant: "vos enfants",
  parent: "vos parents",
  famille: "votre famille",
} as const;

const liste = new Intl.ListFormat("fr");

/** Months in a row, together; each year by itself. */
function suites(periodes: readonly number[]): number[][] {
  const groupes: number[][] = [];
  for (const periode of [...periodes].sort((a, b) => b - a)) {
    const groupe = groupes.at(-1);
    if (groupe?.at(-1) === periode + 1 && !estUneAnnee(periode)) groupe.push(periode);
    else groupes.push([periode]);
  }
  return groupes;
}

/** « vos revenus ni ceux de vos enfants de mai 2025 et de 2024 »: income that nobody told, in words. */
export function ecrireLesRevenusInconnus({ qui, periodes, avant }: RevenusInconnus): string {
  const gens = qui.map((role, rang) =>
    role === "demandeur" ? NOMS.demandeur : `${rang > 0 ? "ceux" : "les revenus"} de ${NOMS[role]}`,
  );
  const quand = [...suites(periodes).map(dePeriodes), ...(avant === undefined ? [] : [`d’avant ${avant}`])];
  return `${gens.join(" ni ") || "des revenus"} ${liste.format(quand)}`;
}
