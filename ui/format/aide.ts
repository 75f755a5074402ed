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
  const value =
    unit === "percent"
      ? `${ecrireNombre(montant)} %`
      : unit === "séances"
        ? `${montant} séance${montant > 1 ? "s" : ""}`
        : ecrireEuros(montant);
  return [value, rythme, legend].filter(Boolean).join(" ");
}

/** Initials of an institution, for its monogram. */
export function initiales(label: string): string {
  const words = label
    .replace(/^(L[’']|Le |La |Les )/, "")
    .split(/[\s’'-]+/)
    .filter((word) => /^\p{Lu}/u.test(word));
  const letters = (words.length ? words : [label]).map((word) => word[0]).join("");
  return letters.slice(0, 2).toUpperCase();
}

/** Sum of the monthly amounts in euros; `maximum` when one of them is a ceiling. */
export function totaux(droits: readonly Droit[]): { parMois: number; maximum: boolean } {
  const monthly = droits.filter(
    (droit) =>
      droit.unit === "euro" && droit.periodicite === "mensuelle" && typeof droit.montant === "number",
  );
  const cents = monthly.reduce((total, droit) => total + Math.round(Number(droit.montant) * 100), 0);
  return { parMois: cents / 100, maximum: monthly.some((droit) => droit.legend?.includes("maximum")) };
}
