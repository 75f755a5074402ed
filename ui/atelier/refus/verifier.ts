import { fautesDUnePage } from "../../../catalogue/fiches/contribuer/lire.ts";
import { cheminDeLaFiche, demanderLApercu, enIdentifiant, identifiantDe } from "../enregistrer.ts";
import { notre } from "../yaml/notre.ts";
import { direLesFautes, type Faute, saveDemande } from "./fautes.ts";

type Donnees = Record<string, unknown>;

/** The entry of the form, as the editor’s library holds it. */
export interface EntreeDuFormulaire {
  get(nom: "data"): {
    toJS(): Donnees;
    set(nom: string, valeur: unknown): unknown;
    clear(): { merge(donnees: Donnees): unknown };
  };
  get(nom: "collection" | "slug"): string;
}

const PAGES: ReadonlySet<string> = new Set(["contribuer", "taches"]);

/** Path of a page of « Contribuer » below `catalogue/`. */
const cheminDeLaPage = (collection: string, slug: string, { title }: Donnees): string =>
  collection === "taches"
    ? `fiches/contribuer/taches/${slug || enIdentifiant(title, "-")}.md`
    : "fiches/contribuer/accueil.md";

/** Milliseconds that a save waits for the check: a draft may be wrong, and the preview says it later. */
const VERIFIER_MS = 30_000;

let verifiee = true;

/** False when the last entry could not be checked in time. */
export const aEteVerifiee = (): boolean => verifiee;

/**
 * What the check of the catalogue would refuse of an entry, in the words of the form. A server that does not answer
 * refuses nothing: the check of the branch will.
 */
export async function fautesDe(entree: EntreeDuFormulaire): Promise<Faute[]> {
  const [collection, donnees] = [entree.get("collection"), entree.get("data").toJS()];
  verifiee = true;
  if (PAGES.has(collection))
    return fautesDUnePage(cheminDeLaPage(collection, entree.get("slug"), donnees), donnees).map(
      (message) => ({ champ: "body", message }),
    );
  const chemin = cheminDeLaFiche(collection, donnees);
  if (!chemin) return [];
  const texte = notre.apercu({ ...donnees, slug: identifiantDe(donnees) });
  const lu = await demanderLApercu(chemin, texte, { limiteMs: VERIFIER_MS }).catch(() => undefined);
  verifiee = lu !== undefined;
  return (lu?.constats ?? []).filter(({ gravite }) => gravite === "erreur");
}

let derniere = 0;

/** Looks again at an entry and says what is wrong; the last asked is the one that speaks. */
export async function direCeQuiNeVaPas(entree: EntreeDuFormulaire): Promise<Faute[]> {
  const celle = ++derniere;
  const fautes = await fautesDe(entree);
  if (celle === derniere) direLesFautes(entree.get("collection"), fautes);
  return fautes;
}

/** Milliseconds without a keystroke before what was refused is looked at again. */
const CALME_MS = 400;
let attente: ReturnType<typeof setTimeout> | undefined;

/** After a change: what was refused and is mended goes. */
export function revoir(lire: () => EntreeDuFormulaire | undefined): void {
  if (!saveDemande()) return;
  clearTimeout(attente);
  attente = setTimeout(() => {
    const entree = lire();
    if (entree && saveDemande()) void direCeQuiNeVaPas(entree);
  }, CALME_MS);
}
