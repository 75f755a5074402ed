import type { Droit } from "../../catalogue/results/results.ts";
import { ecrireEuros, ecrireNombre } from "./nombres.ts";

const rythmes: Record<Droit["periodicite"], string> = {
  mensuelle: "par mois",
  annuelle: "par an",
  ponctuelle: "en une fois",
  autre: "",
};

type Chiffre = Pick<Droit, "montant" | "unit" | "periodicite" | "legend">;

/** « 450 € par mois maximum », « 50 % », or nothing for an aid without amount. */
export function ecrireMontant({ montant, unit, periodicite, legend }: Chiffre): string | undefined {
  if (typeof montant === "boolean") return undefined;
  const rythme = unit === "euro" ? rythmes[periodicite] : "";
  const value = unit === "percent" ? `${ecrireNombre(montant)} %` : unit === "séances" ? `${montant} séances` : ecrireEuros(montant);
  return [value, rythme, legend].filter(Boolean).join(" ");
}

/** Initials of an institution, for its monogram. */
export function initiales(label: string): string {
  const words = label.split(/[\s’'-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const letters = (words.length ? words : [label]).map((word) => word[0]).join("");
  return letters.slice(0, 2).toUpperCase();
}

/** Sums of the amounts in euros, monthly and one-off apart. */
export function totaux(droits: readonly Droit[]): { parMois: number; enUneFois: number } {
  const sum = (periodicite: Droit["periodicite"]) =>
    droits
      .filter((droit) => droit.unit === "euro" && droit.periodicite === periodicite && typeof droit.montant === "number")
      .reduce((total, droit) => total + Math.round(Number(droit.montant) * 100), 0) / 100;
  return { parMois: sum("mensuelle"), enUneFois: sum("ponctuelle") };
}
