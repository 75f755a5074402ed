declare global {
  /** True in a build of the core alone (`npm run build -- --coeur`); absent outside a build. */
  const __COEUR__: boolean | undefined;
}

/** Groups of the plan of the site. */
export type GroupeDuPlan = "Trouver mes aides" | "Chercher" | "Le site";

/** A page of the site, and everything that others need to know of it (docs/specification.md#pages). */
export interface Page {
  /** An address of it, to visit it; its pattern when left out. */
  visite?: string;
  /** How its title begins; the site’s own when it has none. */
  titre?: string;
  /** What search engines and previews read, where it does not depend on the catalogue. */
  description?: string;
  /** Name of the links that lead to it from the foot of every page and the plan. */
  nom?: string;
  pied?: true | "partout";
  plan?: GroupeDuPlan;
  /** Worth finding by a search engine. */
  trouvable?: true;
  /** Written by the server before any script comes (docs/specification.md#pages-ecrites). */
  ecrite?: true;
  /** Belongs to a household: without its answers, the first question is shown. */
  foyer?: true;
  /** Results that the tab kept show there before the machine of the questions has come (docs/specification.md#machine-apres). */
  avantLaMachine?: true;
  /** Of a product beside the core: a build of the core alone has no such page. */
  produit?: "studio" | "relais";
  /** Of the simulation, and read without its frame. */
  sansCadre?: true;
}
