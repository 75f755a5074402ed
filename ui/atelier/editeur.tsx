import CMS from "decap-cms-app";
import type { CmsEventListener, CmsWidgetParam } from "decap-cms-core";
import { nomsDeFamilles } from "../../catalogue/schema/aide.ts";
import "./admin.css";
import "./formulaire.css";
import styles from "../cadre/style/main.css?inline";
import { apercuDe } from "./apercu/apercu.tsx";
import { collections } from "./config/collections.ts";
import { fermerLesContributions, Messages, retenirLeBrouillon } from "./contributions/message.tsx";
import { motsDeLEditeur } from "./mots.ts";
import { direLEnregistrement } from "./brouillons/approbation.ts";
import { backendDe, type ReglagesDEdition } from "./reglages.ts";
import { suivreCeQuiEstServi } from "./servi.ts";
import { RefusDit } from "./appeler.ts";
import { avecLAutre, retenirCeQuiEstEcrit } from "./brouillons/avant.ts";
import { direLIssue, EtatDuGeste } from "./brouillons/etat.tsx";
import { choisirLaFusion } from "./brouillons/fusion-choisie.tsx";
import type { FicheOuverte } from "./brouillons/autres.ts";
import { OutilsDeLaFiche } from "./brouillons/fiche-ouverte.tsx";
import { cheminDeLaFiche, identifiantDe } from "./enregistrer.ts";
import { poser } from "./poser.ts";
import { Bande } from "./refus/bande.tsx";
import { oublierLesFautes } from "./refus/fautes.ts";
import { avecSesFautes } from "./refus/champ.tsx";
import { aEteVerifiee, direCeQuiNeVaPas, type EntreeDuFormulaire } from "./refus/verifier.ts";
import { ChoixDeJour } from "./widgets/jour.tsx";
import { ChoixDePeriodes } from "./widgets/periodes.tsx";
import { type FabriqueDeBackend, sansEffacer } from "./sans-effacer.ts";
import { ChoixDeCouleur } from "./widgets/couleur.tsx";
import { ChoixDeLogo } from "./widgets/logo.tsx";
import { ChoixDOrganisme } from "./widgets/organisme.tsx";
import { ChoixDeLieux } from "./widgets/lieux.tsx";
import { versLeFormulaire } from "./yaml/format.ts";
import { notre } from "./yaml/notre.ts";

const AIDES = ["aides", "aides-de-la-loi", "aides-de-la-banque", ...nomsDeFamilles];
const { apercu, lu: _, ...format } = notre;

/** The sheet of the catalogue that an entry is; nothing for a page. */
function ficheDeLEntree(entree: EntreeDuFormulaire): FicheOuverte | undefined {
  const [collection, donnees] = [entree.get("collection"), entree.get("data").toJS()];
  const chemin = cheminDeLaFiche(collection, donnees);
  return chemin === undefined
    ? undefined
    : { collection, slug: identifiantDe(donnees), path: `catalogue/${chemin}` };
}

const SANS_VERIFIER =
  "Enregistré, sans être vérifié : le serveur n’a pas répondu à temps. L’aperçu dira ce qui est à corriger.";

/** Milliseconds that the library takes to know that a draft is saved. */
const RELU_MS = 1_500;

/** True while what is saved holds what somebody else wrote too: the form, which does not, is then read again. */
let aDeux = false;

/** What somebody else wrote cannot be read, or was left: nothing is saved, and it may be asked again. Throws. */
function pasEnregistre(erreur: unknown): never {
  const mots = `Pas enregistré. ${(erreur as Error).message}`;
  direLIssue({ mots, faute: true, reessayer: { geste: "persistEntry", encore: () => Promise.resolve() } });
  throw new RefusDit(mots);
}

/** Before a save: what the catalogue would refuse is refused now, a new entry gets its identifier, what somebody else wrote meanwhile is kept. */
async function avantDEnregistrer({ entry }: { entry: unknown }): Promise<unknown> {
  const entree = entry as EntreeDuFormulaire;
  const fautes = await direCeQuiNeVaPas(entree);
  if (fautes.length > 0)
    throw new RefusDit(
      "Le brouillon n’est pas enregistré : la liste de ce qui est à corriger est en bas de la page.",
    );
  const data = entree.get("data");
  const fiche = ficheDeLEntree(entree);
  if (!fiche) return data;
  const mien = apercu({ ...data.toJS(), slug: fiche.slug });
  const ensemble = await avecLAutre(fiche, mien, choisirLaFusion).catch(pasEnregistre);
  aDeux = ensemble !== undefined;
  if (!ensemble) return data.set("slug", fiche.slug);
  // What is written next starts from the lines of the other.
  format.fromFile(ensemble.sien);
  return data.clear().merge(versLeFormulaire(ensemble.donnees));
}

/** After a save: what was opened for a contribution is said to be its draft. */
function apresLEnregistrement({ entry }: { entry: unknown }): void {
  direLEnregistrement();
  const entree = entry as EntreeDuFormulaire;
  const fiche = ficheDeLEntree(entree);
  if (!fiche) return;
  retenirCeQuiEstEcrit(fiche.path, apercu({ ...entree.get("data").toJS(), slug: fiche.slug }));
  if (!aEteVerifiee()) direLIssue({ mots: SANS_VERIFIER, faute: true });
  if (aDeux) setTimeout(() => location.reload(), RELU_MS);
  void retenirLeBrouillon(fiche);
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

/** The lists of aids of this library: ours is read in their place. */
const LISTES_DAIDES: ReadonlySet<string> = new Set(AIDES.map((nom) => `#/collections/${nom}`));

/** The list of aids is our page; the links to the others stand beside the lists, never over a form. */
function suivreLAdresse(): void {
  const regarder = () => {
    if (LISTES_DAIDES.has(location.hash)) location.replace("/admin/aides");
    const dansUneFiche = /\/(?:new|entries)(?:[/?]|$)/.test(location.hash);
    document.querySelector(".contributions")?.toggleAttribute("hidden", dansUneFiche);
  };
  addEventListener("hashchange", regarder);
  regarder();
}

/** Starts the editor on this page, writing where the server says. */
export function ouvrirLEditeur(reglages: ReglagesDEdition): void {
  suivreLAdresse();
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
  addEventListener("hashchange", oublierLesFautes);
  poser(
    <>
      <Bande />
      <EtatDuGeste />
      <Messages />
      <OutilsDeLaFiche reglages={reglages} />
    </>,
  );
  CMS.registerLocale("fr", motsDeLEditeur(CMS.getLocale("fr")));
  CMS.registerPreviewStyle(styles, { raw: true });
  for (const collection of AIDES)
    CMS.registerPreviewTemplate(
      collection,
      apercuDe(collection, (donnees) => apercu({ ...donnees, slug: identifiantDe(donnees as never) })),
    );
  const suites = {
    preSave: avantDEnregistrer,
    postSave: apresLEnregistrement,
    postPublish: ({ entry }: { entry: unknown }) => {
      const fiche = ficheDeLEntree(entry as EntreeDuFormulaire);
      if (fiche) void fermerLesContributions(fiche);
    },
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
