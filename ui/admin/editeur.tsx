import CMS from "decap-cms-app";
import type { CmsEventListener, CmsWidgetParam } from "decap-cms-core";
import { nomsDeFamilles } from "../../catalogue/schema/aide.ts";
import "./admin.css";
import styles from "../style/main.css?inline";
import { apercuDe } from "./apercu/apercu.tsx";
import { collections } from "./config/collections.ts";
import { motsDeLEditeur } from "./mots.ts";
import { direLEnregistrement, garderLeDepot } from "./depot.ts";
import { backendDe, type ReglagesDEdition } from "./reglages.ts";
import { suivreCeQuiEstServi } from "./servi.ts";
import { exigerJuste, exigerUnePageJuste, identifiantDe } from "./enregistrer.ts";
import { ChoixDOrganisme } from "./widgets/organisme.tsx";
import { ChoixDeLieux } from "./widgets/lieux.tsx";
import { notreYaml } from "./yaml/format.ts";

const AIDES = ["aides", "aides-de-la-loi", "aides-de-la-banque", ...nomsDeFamilles];
const PAGES = new Set(["contribuer", "taches"]);
const { apercu, ...format } = notreYaml();

/** The entry being saved, as the editor’s library holds it. */
interface Entree {
  get(nom: "data"): { toJS(): Record<string, unknown>; set(nom: string, valeur: unknown): unknown };
  get(nom: "collection" | "slug"): string;
}

/** Before a save: a new entry gets its identifier, and what the catalogue would refuse is refused now. */
async function avantDEnregistrer({ entry }: { entry: unknown }): Promise<unknown> {
  const entree = entry as Entree;
  const [collection, data] = [entree.get("collection"), entree.get("data")];
  if (PAGES.has(collection)) {
    exigerUnePageJuste(collection, entree.get("slug"), data.toJS());
    return data;
  }
  if (!AIDES.includes(collection) && collection !== "institutions") return data;
  const donnees = data.toJS();
  const slug = identifiantDe(donnees);
  await exigerJuste(collection, donnees, apercu({ ...donnees, slug }));
  return data.set("slug", slug);
}

/** The link to what people sent: beside the lists, never over a form. */
function montrerLesContributions(): void {
  const regarder = () => {
    const dansUneFiche = /\/(?:new|entries)(?:[/?]|$)/.test(location.hash);
    document.querySelector(".contributions")?.toggleAttribute("hidden", dansUneFiche);
  };
  addEventListener("hashchange", regarder);
  regarder();
}

/** Starts the editor on this page, writing where the server says. */
export function ouvrirLEditeur(reglages: ReglagesDEdition): void {
  montrerLesContributions();
  if (reglages.proxy !== undefined) suivreCeQuiEstServi(reglages.proxy);
  CMS.registerCustomFormat("notre-yaml", "yml", format);
  garderLeDepot(backendDe(reglages).name);
  const widgets = { lieux: ChoixDeLieux, organisme: ChoixDOrganisme };
  for (const [name, controlComponent] of Object.entries(widgets))
    CMS.registerWidget({ name, controlComponent } as unknown as CmsWidgetParam);
  CMS.registerLocale("fr", motsDeLEditeur(CMS.getLocale("fr")));
  CMS.registerPreviewStyle(styles, { raw: true });
  for (const collection of AIDES)
    CMS.registerPreviewTemplate(
      collection,
      apercuDe(collection, (donnees) => apercu({ ...donnees, slug: identifiantDe(donnees as never) })),
    );
  CMS.registerEventListener({ name: "preSave", handler: avantDEnregistrer } as CmsEventListener);
  CMS.registerEventListener({ name: "postSave", handler: direLEnregistrement });
  CMS.init({
    config: {
      load_config_file: false,
      backend: backendDe(reglages),
      locale: "fr",
      publish_mode: "editorial_workflow",
      media_folder: "catalogue/logos",
      public_folder: "/logos",
      slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
      show_preview_links: false,
      collections: collections(),
    },
  });
}
