import CMS from "decap-cms-app";
import type { CmsEventListener, CmsWidgetParam } from "decap-cms-core";
import { nomsDeFamilles } from "../../catalogue/schema/aide.ts";
import "./admin.css";
import styles from "../style/main.css?inline";
import { apercuDe } from "./apercu/apercu.tsx";
import { collections } from "./config/collections.ts";
import { fermerLesContributions, poserLesMessages, retenirLeBrouillon } from "./contributions/message.tsx";
import { motsDeLEditeur } from "./mots.ts";
import { backendDe, type ReglagesDEdition } from "./reglages.ts";
import { suivreCeQuiEstServi } from "./servi.ts";
import { identifiantDe } from "./enregistrer.ts";
import { poserLaBande } from "./refus/bande.tsx";
import { avecSesFautes } from "./refus/champ.tsx";
import { direCeQuiNeVaPas, type EntreeDuFormulaire } from "./refus/verifier.ts";
import { ChoixDeJour } from "./widgets/jour.tsx";
import { ChoixDePeriodes } from "./widgets/periodes.tsx";
import { type FabriqueDeBackend, sansEffacer } from "./sans-effacer.ts";
import { ChoixDeCouleur } from "./widgets/couleur.tsx";
import { ChoixDeLogo } from "./widgets/logo.tsx";
import { ChoixDOrganisme } from "./widgets/organisme.tsx";
import { ChoixDeLieux } from "./widgets/lieux.tsx";
import { notre } from "./yaml/notre.ts";

const AIDES = ["aides", "aides-de-la-loi", "aides-de-la-banque", ...nomsDeFamilles];
const SANS_IDENTIFIANT: ReadonlySet<string> = new Set(["contribuer", "taches"]);
const { apercu, ...format } = notre;

/** What the notice of a failed save tells of a draft that is refused. */
class Refus extends Error {
  override readonly name = "Refus";
  override toString(): string {
    return this.message;
  }
}

/** Before a save: what the catalogue would refuse is refused now, and a new entry gets its identifier. */
async function avantDEnregistrer({ entry }: { entry: unknown }): Promise<unknown> {
  const entree = entry as EntreeDuFormulaire;
  const fautes = await direCeQuiNeVaPas(entree);
  if (fautes.length > 0) throw new Refus("la liste de ce qui est à corriger est en bas de la page");
  const data = entree.get("data");
  if (SANS_IDENTIFIANT.has(entree.get("collection"))) return data;
  return data.set("slug", identifiantDe(data.toJS()));
}

/** Every kind of field of our forms. */
const SORTES =
  "string text number boolean select list object logo couleur lieux organisme jour periodes".split(" ");

/** Puts under every field what is wrong of it. */
function direSousLesChamps(): void {
  for (const nom of SORTES) {
    const widget = CMS.getWidget(nom) as unknown as
      | { control: Parameters<typeof avecSesFautes>[0] }
      | undefined;
    if (widget) widget.control = avecSesFautes(widget.control) as never;
  }
}

interface DitAuxEcouteurs {
  entry: Parameters<typeof retenirLeBrouillon>[0];
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
  const backend = backendDe(reglages);
  sansEffacer(CMS.getBackend(backend.name) as FabriqueDeBackend);
  const widgets = {
    logo: ChoixDeLogo,
    couleur: ChoixDeCouleur,
    lieux: ChoixDeLieux,
    organisme: ChoixDOrganisme,
    jour: ChoixDeJour,
    periodes: ChoixDePeriodes,
  };
  for (const [name, controlComponent] of Object.entries(widgets))
    CMS.registerWidget({ name, controlComponent } as unknown as CmsWidgetParam);
  direSousLesChamps();
  poserLaBande();
  poserLesMessages();
  CMS.registerLocale("fr", motsDeLEditeur(CMS.getLocale("fr")));
  CMS.registerPreviewStyle(styles, { raw: true });
  for (const collection of AIDES)
    CMS.registerPreviewTemplate(
      collection,
      apercuDe(collection, (donnees) => apercu({ ...donnees, slug: identifiantDe(donnees as never) })),
    );
  const suites = {
    preSave: avantDEnregistrer,
    postSave: ({ entry }: DitAuxEcouteurs) => void retenirLeBrouillon(entry),
    postPublish: ({ entry }: DitAuxEcouteurs) => void fermerLesContributions(entry),
  };
  for (const [name, handler] of Object.entries(suites))
    CMS.registerEventListener({ name, handler } as CmsEventListener);
  CMS.init({
    config: {
      load_config_file: false,
      backend,
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
