import type { Droit } from "./results.ts";
import { eurosEnMots, nombreDit } from "../phrases/nombres.ts";

const rythmes: Record<Droit["periodicite"], string> = {
  mensuelle: "par mois",
  annuelle: "par an",
  ponctuelle: "en une fois",
  autre: "",
};

type Chiffre = Pick<Droit, "montant" | "unit" | "periodicite" | "legend" | "nature">;

/** What is said of an amount after its figure and its rhythm. */
const suites: Partial<Record<Droit["nature"], string>> = {
  plafond: ", au plus",
  moyenne: ", en moyenne",
  prêt: " à rembourser, au plus",
};

const valeur = ({ montant, unit }: { montant: number; unit: Droit["unit"] }): string =>
  unit === "percent"
    ? `${nombreDit(montant)}\u00a0%`
    : unit === "séances"
      ? `${nombreDit(montant)} séance${montant > 1 ? "s" : ""}`
      : eurosEnMots(montant);

/**
 * « 230 € par an, au plus », « 20 € par mois à payer, au lieu de 64 € », « 500 € en une fois à rembourser, au
 * plus », « rien à payer », « 50 % de réduction », or nothing for an aid without amount.
 */
export function ecrireMontant({ montant, unit, periodicite, legend, nature }: Chiffre): string | undefined {
  const prix = nature === "prix";
  if (typeof montant === "boolean") return prix ? "rien à payer" : undefined;
  // « 14 € par jour », « 1 520 € versés en deux fois »: what is said of the amount beats « en une fois ».
  const ditAutrement = periodicite === "ponctuelle" && (prix || legend);
  const rythme = unit === "euro" && !ditAutrement ? rythmes[periodicite] : "";
  const dit = legend || (nature === "remise" ? "de réduction" : "");
  const texte = [valeur({ montant, unit }), rythme, prix && "à payer", dit].filter(Boolean).join(" ");
  return texte.replace(" au lieu de", ", au lieu de") + (suites[nature] ?? "");
}
