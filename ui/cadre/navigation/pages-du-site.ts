import type { GroupeDuPlan } from "../../../machines/pages/page.ts";
import { ditsDeLaPage, pagePatterns } from "../../../machines/pages/pages.ts";

type Lien = readonly [chemin: string, nom: string];

const nommees = pagePatterns.map((chemin) => ({ chemin, ...ditsDeLaPage(chemin) }));
const lien = ({ chemin, nom = "" }: (typeof nommees)[number]): Lien => [chemin, nom];

/** What the foot of a page leads to; where one answers, or reads what answers give, to little else. */
export const pagesDuPied: readonly Lien[] = nommees.filter(({ pied }) => pied).map(lien);
export const pagesDuPiedCourt: readonly Lien[] = nommees.filter(({ pied }) => pied === "partout").map(lien);

const groupes: readonly GroupeDuPlan[] = ["Trouver mes aides", "Chercher", "Le site"];

/** Pages of the site by what one comes for; those of one aid or one institution are reached from the list. */
export const planDuSite: readonly (readonly [titre: string, pages: readonly Lien[]])[] = groupes.map(
  (groupe) => [groupe, nommees.filter(({ plan }) => plan === groupe).map(lien)],
);
