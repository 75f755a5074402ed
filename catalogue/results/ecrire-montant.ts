import type { Aide } from "../schema/aide.ts";
import type { Droit } from "./results.ts";
import { combien, eurosEnMots, nombreDit } from "../fiches/phrases/nombres.ts";

const rythmes: Record<Droit["periodicite"], string> = {
  mensuelle: "par mois",
  annuelle: "par an",
  ponctuelle: "en une fois",
  autre: "",
};

type Rythme = Pick<Aide, "unit" | "periodicite" | "legend" | "nature">;
type Chiffre = Pick<Droit, "montant" | "unit" | "periodicite" | "legend" | "nature">;

/** The rhythm that is said after the figure; « 14 € par jour », « 1 520 € versés en deux fois »: what is said of the amount beats « en une fois ». */
export function rythmeDit({ unit, periodicite, legend, nature }: Rythme): string {
  const ditAutrement = periodicite === "ponctuelle" && (nature === "prix" || legend);
  return unit === "euro" && !ditAutrement ? rythmes[periodicite] : "";
}

/** What is said of an amount after its figure and its rhythm. */
const suites: Partial<Record<Droit["nature"], string>> = {
  plafond: ", au plus",
  moyenne: ", en moyenne",
  prêt: " à rembourser, au plus",
  salaire: " au moins, brut",
};

const valeur = ({ montant, unit }: { montant: number; unit: Droit["unit"] }): string =>
  unit === "percent"
    ? `${nombreDit(montant)}\u00a0%`
    : unit === "séances"
      ? combien(montant, "séance")
      : eurosEnMots(montant);

/** An amount in two: its figure, then what it is of; « 20 € », « par mois à payer, au lieu de 64 € ». Nothing for an aid without amount. */
export function montantEnDeux(chiffre: Chiffre): readonly [string, string] | undefined {
  const { montant, unit, legend, nature } = chiffre;
  const prix = nature === "prix";
  if (typeof montant === "boolean") return prix ? ["rien", "à payer"] : undefined;
  const dit = legend || (nature === "remise" ? "de réduction" : "");
  const suite = [rythmeDit(chiffre), prix && "à payer", dit].filter(Boolean).join(" ");
  return [
    valeur({ montant, unit }),
    suite.replace(/ ?\bau lieu de/, ", au lieu de") + (suites[nature] ?? ""),
  ];
}

/**
 * « 230 € par an, au plus », « 20 € par mois à payer, au lieu de 64 € », « 500 € en une fois à rembourser, au
 * plus », « rien à payer », « 50 % de réduction », or nothing for an aid without amount.
 */
export const ecrireMontant = (chiffre: Chiffre): string | undefined =>
  montantEnDeux(chiffre)?.filter(Boolean).join(" ").replaceAll(" ,", ",");
