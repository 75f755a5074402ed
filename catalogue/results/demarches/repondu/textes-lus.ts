/** What a cause is about. */
type Theme = "enfants" | "revenus" | "logement" | "couple" | "sejour" | "reste";

const THEMES: readonly (readonly [motif: RegExp, theme: Theme])[] = [
  [/^(?:enfant|aucun enfant|garde|grossesse)/, "enfants"],
  [/^(?:couple|union|isolement)/, "couple"],
  [/^(?:période|mois|oubli|deux fois|brut|arrêt|année|emploi)/, "revenus"],
  [/^(?:forfait|sans forfait|loyer|zone|chambre|colocation|statut)/, "logement"],
  [/^séjour/, "sejour"],
];

/** Articles by aid, those of its own formulas (`catalogue/loi/formules/`). */
const TEXTES: Readonly<Record<string, Partial<Record<Theme, string>> & { reste: string }>> = {
  rsa: {
    enfants: "CASF, art. R262-3",
    couple: "CASF, art. L262-9 et R262-1",
    revenus: "CASF, art. R262-6, R262-7 et R262-13",
    logement: "CASF, art. R262-9 et R262-10",
    sejour: "CASF, art. L262-4 et L262-6",
    reste: "CASF, art. L262-2 et L262-3",
  },
  ppa: {
    revenus: "CSS, art. L842-4 et R843-1",
    logement: "CSS, art. R844-3 et R844-4",
    sejour: "CSS, art. L842-2",
    reste: "CSS, art. L842-3 et D843-1",
  },
  aide_logement: {
    enfants: "CCH, art. R823-4",
    couple: "CCH, art. D823-17",
    revenus: "CCH, art. R822-3 et R822-4",
    reste: "CCH, art. D823-16",
  },
  af: { enfants: "CSS, art. L512-3 et L521-2", reste: "CSS, art. L521-1 à L521-3" },
  cf: { enfants: "CSS, art. R522-1", reste: "CSS, art. L522-1 à L522-3" },
  asf: { reste: "CSS, art. L523-1 et D523-1" },
  paje_base: { reste: "CSS, art. L531-3 et D531-3" },
  aah: { revenus: "CSS, art. R821-4 et R821-4-4", reste: "CSS, art. L821-1 et L821-2" },
  ass: { reste: "C. trav., art. L5423-1 et R5423-1" },
  css_participation_forfaitaire: { reste: "CSS, art. L861-1 et L861-2" },
  bourse_criteres_sociaux: { reste: "C. éduc., art. L821-1 et D821-1" },
  bourse_lycee: { reste: "C. éduc., art. L531-4 et D531-21" },
};

/** What a cause is about, « reste » where none. */
const themeDe = (genre: string): Theme => THEMES.find(([motif]) => motif.test(genre))?.[1] ?? "reste";

/** True of a cause that is about income, which is told month by month: the household of then is not. */
export const tientAuxRevenus = (genre = ""): boolean => themeDe(genre) === "revenus";

/** The text that says how an aid counts what a cause is about; that of the aid where there is no cause. */
export function texteDeLaCause(aide: string, genre = ""): string {
  const textes = TEXTES[aide];
  return textes?.[themeDe(genre)] ?? textes?.reste ?? "";
}
