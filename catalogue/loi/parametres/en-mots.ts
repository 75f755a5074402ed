import type { Valeur } from "./parametres.ts";

const unites: Readonly<Record<string, string>> = {
  currency: "€",
  currency_next_year: "€",
  year: "ans",
  month: "mois",
  hour: "heures",
  part_quotient_familial: "part",
  smic: "Smic",
  smic_mensuel_brut: "Smic mensuel brut",
  smic_horaire_brut: "Smic horaire brut",
  PSS: "plafond de la sécurité sociale",
};

const ecriture = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 8 });
const nombre = (n: number) => ecriture.format(n).replaceAll(/\s/g, " ");

/** « 651,69 € », « 9,75 % », « 55 BMAF ». */
function combien(n: number, unite: string | undefined): string {
  if (unite === "/1") return `${nombre(Number((n * 100).toFixed(6)))} %`;
  return unite === undefined ? nombre(n) : `${nombre(n)} ${unites[unite] ?? unite}`;
}

/** Units of a scale are told apart: its thresholds, what it gives. */
interface UnitesDUnBareme {
  threshold_unit?: string;
  amount_unit?: string;
  rate_unit?: string;
}

/** A figure of the law with its unit, as an editor reads it: « 651,69 € », « taux par tranche : … ». */
export function chiffreEnMots(valeur: Valeur | null, unite: string | UnitesDUnBareme = {}): string {
  if (valeur === null) return "pas en vigueur";
  if (typeof valeur === "number") return combien(valeur, typeof unite === "string" ? unite : undefined);
  if (Array.isArray(valeur)) return valeur.join(", ");
  const { threshold_unit, amount_unit, rate_unit } = typeof unite === "string" ? {} : unite;
  const [paliers, de] =
    "taux" in valeur ? ([valeur.taux, rate_unit] as const) : ([valeur.montants, amount_unit] as const);
  const dits = paliers.map(([seuil, n]) => `${combien(seuil, threshold_unit)} → ${combien(n, de)}`);
  return `${"taux" in valeur ? "taux par tranche" : "montant par palier"} : ${dits.join(" ; ")}`;
}
