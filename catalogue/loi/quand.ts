import type { Situation } from "../situation/situation.ts";
import type { Entite } from "./moteur/entites.ts";
import { ecrirePeriode } from "./mois.ts";

/** Names of people, by id; groups have none. */
export type NomsDesGens = (entite: Entite) => string | undefined;

/** « vous », the partner, a child’s first name as the household gave it. */
export function nomsDe({ enfants }: Pick<Situation, "enfants">): NomsDesGens {
  return (entite) => {
    if (!("id" in entite)) return undefined;
    if (entite.role === "demandeur") return "vous";
    if (entite.role === "conjoint") return "votre conjoint ou conjointe";
    if (entite.role === "parent") return "vos parents";
    return (enfants ?? []).find(({ id }) => id === entite.id)?._firstName ?? "un enfant";
  };
}

const NOMS_DES_MOIS =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");

/** « juin 2026 », or the year. */
function ecrireQuand(periode: number): string {
  const [annee = "", mois] = ecrirePeriode(periode).split("-");
  return mois ? `${NOMS_DES_MOIS[Number(mois) - 1]} ${annee}` : annee;
}

/** A period with « de » before it: « de 2024 », « d’avril 2025 ». */
const de = (dite: string): string => `${/^[ao]/.test(dite) ? "d’" : "de "}${dite}`;

/** First and last of several periods. */
const bornes = (periodes: readonly number[]): [number, number] => {
  const triees = [...periodes].sort((a, b) => a - b);
  return [triees[0] ?? 0, triees.at(-1) ?? 0];
};

/** « juin 2026 », « de mars 2026 à mai 2026 », « d’avril 2025 à mars 2026 », « 2024 ». */
export function ecrirePeriodes(periodes: readonly number[]): string {
  const [debut, fin] = bornes(periodes);
  return debut === fin ? ecrireQuand(debut) : dePeriodes(periodes);
}

/** The same after a noun: « de 2024 », « d’avril 2025 », « de mars 2026 à mai 2026 ». */
export function dePeriodes(periodes: readonly number[]): string {
  const [debut, fin] = bornes(periodes);
  const depuis = de(ecrireQuand(debut));
  return debut === fin ? depuis : `${depuis} à ${ecrireQuand(fin)}`;
}
