import type { Droit } from "../../catalogue/results/results.ts";
import { ecrireEuros, ecrireNombre } from "./nombres.ts";

const rythmes: Record<Droit["periodicite"], string> = {
  mensuelle: "par mois",
  annuelle: "par an",
  ponctuelle: "en une fois",
  autre: "",
};

type Chiffre = Pick<Droit, "montant" | "unit" | "periodicite" | "legend" | "prix" | "pret">;

/** « 450 € par mois maximum », « 20 € à payer », « 500 € en une fois maximum à rembourser », « rien à payer », « 50 % », or nothing for an aid without amount. */
export function ecrireMontant({
  montant,
  unit,
  periodicite,
  legend,
  prix,
  pret,
}: Chiffre): string | undefined {
  if (typeof montant === "boolean") return prix ? "rien à payer" : undefined;
  // « 14 € par jour », « 1 520 € versés en deux fois »: what is said of the amount beats « en une fois ».
  const ditAutrement = periodicite === "ponctuelle" && (prix || (legend && legend !== "maximum"));
  const rythme = unit === "euro" && !ditAutrement ? rythmes[periodicite] : "";
  const value =
    unit === "percent"
      ? `${ecrireNombre(montant)} %`
      : unit === "séances"
        ? `${montant} séance${montant > 1 ? "s" : ""}`
        : ecrireEuros(montant);
  return [value, rythme, prix && "à payer", legend, pret && "à rembourser"].filter(Boolean).join(" ");
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

/** Sum of some amounts in euros; `maximum` when one of them is a ceiling. */
export interface Total {
  euros: number;
  maximum: boolean;
}

const totalDe = (droits: readonly Droit[], periodicite: Droit["periodicite"]): Total => {
  const comptes = droits.filter(
    (droit) =>
      droit.unit === "euro" &&
      droit.periodicite === periodicite &&
      typeof droit.montant === "number" &&
      !droit.prix &&
      !droit.pret &&
      !droit.aVerifier,
  );
  const cents = comptes.reduce((total, droit) => total + Math.round(Number(droit.montant) * 100), 0);
  return { euros: cents / 100, maximum: comptes.some(({ legend }) => legend?.includes("maximum") === true) };
};

/** What the aids bring, a total per rhythm: amounts of different rhythms are never added. */
export const totaux = (droits: readonly Droit[]): Record<"parMois" | "parAn" | "enUneFois", Total> => ({
  parMois: totalDe(droits, "mensuelle"),
  parAn: totalDe(droits, "annuelle"),
  enUneFois: totalDe(droits, "ponctuelle"),
});
