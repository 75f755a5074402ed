import { type RessourceId, ressourceIds } from "../situation/ressources.ts";

/**
 * Aids that a person declares under another name than theirs, by aid: the « majoration pour la vie
 * autonome » is the aid `caah` of the law, the « bourse d’enseignement supérieur » the one on social criteria.
 */
export const AUTRES_NOMS: Readonly<Record<string, readonly string[]>> = {
  caah: ["mva"],
  bourse_criteres_sociaux: ["bourse_enseignement_sup"],
  prepare: ["paje_prepare", "paje_clca"],
  service_civique: ["indemnites_volontariat"],
};

/** What must be one’s activity for that name to be the aid: volunteer firefighters are paid « indemnités » too. */
export const ACTIVITE_DE_QUI_RECOIT: Readonly<Record<string, string>> = {
  service_civique: "service_civique",
};

const estUneRessource = (id: string | undefined): id is RessourceId =>
  (ressourceIds as readonly (string | undefined)[]).includes(id);

/** Resource by which a person declares an aid; none for most aids, nor where the name of the resource is not the aid’s alone. */
export function ressourceDeLAide(aide: string): RessourceId | undefined {
  if (Object.hasOwn(ACTIVITE_DE_QUI_RECOIT, aide)) return undefined;
  return [aide, ...(AUTRES_NOMS[aide] ?? [])].find(estUneRessource);
}

/** Less than this, a law that gives more is a rounding: euros, and part of what is received. */
const ECART_EUROS = 5;
const ECART_PART = 0.05;

/** Euros that the law gives beyond what is received; nothing under what a rounding explains. */
export function enPlus(loi: number | boolean | undefined, recu: number): number | undefined {
  if (recu <= 0) return undefined;
  // A right without amount counts for nothing here: one euro at most.
  const ecart = Math.round((Number(loi) - recu) * 100) / 100;
  return ecart > Math.max(ECART_EUROS, recu * ECART_PART) ? ecart : undefined;
}
