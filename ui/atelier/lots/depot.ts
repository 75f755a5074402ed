import { APPROBATIONS } from "../../../catalogue/atelier/apercu/approbation.ts";
import { type BackendDEdition, tenu } from "../brouillons/backend.ts";
import { backendDe, lireReglages } from "../reglages.ts";

/** The kind of drafts of several aids: Decap’s own board has no such collection, and leaves them to our pages. */
const COLLECTION = "lots";

/** Where a draft stands, in the words of the editors’ page. */
export const etapesDUnLot = {
  draft: "Brouillon",
  pending_review: "En cours de révision",
  pending_publish: "Prêt",
} as const;
export type Etape = keyof typeof etapesDUnLot;

/** A file of a draft: its path below `catalogue/`, and its text. */
export interface FichierDuLot {
  chemin: string;
  texte: string;
}

/** A draft of several aids. */
export interface Lot {
  slug: string;
  etape: Etape;
  /** When it was last written, where that is known. */
  le?: string;
  fichiers: { chemin: string; id: string }[];
  /** What was read and approved of them. */
  approbations: { chemin: string; id: string }[];
}

/** Files read at once. */
const ENSEMBLE = 8;

let ouvert: Promise<BackendDEdition> | undefined;

/** The backend of the editors’ page, without its interface: the same login, the same drafts. */
async function ouvrir(): Promise<BackendDEdition> {
  const reglages = lireReglages(document.documentElement);
  const config = { backend: backendDe(reglages), media_folder: "catalogue/logos" };
  const options = { useWorkflow: true, initialWorkflowStatus: "draft" };
  const depot =
    reglages.proxy === undefined
      ? new (await import("decap-cms-backend-git-gateway")).GitGatewayBackend(config, options)
      : new (await import("decap-cms-backend-proxy")).ProxyBackend(config, options);
  const tenue = tenu(depot as BackendDEdition);
  await tenue.restoreUser();
  return tenue;
}

const depot = () =>
  (ouvert ??= ouvrir().catch((cause: unknown) => {
    ouvert = undefined;
    throw new Error("Le service qui garde les brouillons ne s’ouvre pas. Rechargez cette page.", { cause });
  }));

/** Each in turn, some at once: a code host allows so many requests. */
async function parPaquets<T, R>(tous: readonly T[], faire: (un: T) => Promise<R>): Promise<R[]> {
  const faits: R[] = [];
  for (let n = 0; n < tous.length; n += ENSEMBLE)
    faits.push(...(await Promise.all(tous.slice(n, n + ENSEMBLE).map(faire))));
  return faits;
}

const dansLeDepot = (chemin: string) => `catalogue/${chemin}`;
const dansLeCatalogue = (path: string) => path.replace(/^catalogue\//, "");

/** The texts that are published at these paths; nothing for a file that does not exist. */
export async function lireLesPublies(chemins: readonly string[]): Promise<(string | undefined)[]> {
  const sien = await depot();
  return parPaquets(chemins, async (chemin) => {
    const { data } = await sien.getEntry(dansLeDepot(chemin));
    return data ?? undefined;
  });
}

/** Every draft of several aids. */
export async function lireLesLots(): Promise<Lot[]> {
  const sien = await depot();
  const ids = (await sien.unpublishedEntries()).filter((id) => id.startsWith(`${COLLECTION}/`));
  return parPaquets(ids, async (id) => {
    const { slug, status, updatedAt, diffs } = await sien.unpublishedEntry({ id });
    const tous = diffs.map(({ id, path }) => ({ id, chemin: dansLeCatalogue(path) }));
    return {
      slug,
      etape: status as Etape,
      ...(updatedAt && { le: updatedAt }),
      fichiers: tous.filter((un) => !approuve(un)),
      approbations: tous.filter(approuve),
    };
  });
}

const approuve = ({ chemin }: { chemin: string }) => `catalogue/${chemin}`.startsWith(`${APPROBATIONS}/`);

/** The texts of some files of a draft: of those that it changes, when it is not said. */
export async function lireLeLot({ slug, fichiers: siens }: Lot, fichiers = siens): Promise<FichierDuLot[]> {
  const sien = await depot();
  const textes: FichierDuLot[] = [];
  // One after the other: each reading puts its branch in the working copy.
  for (const { chemin, id } of fichiers)
    textes.push({
      chemin,
      texte: await sien.unpublishedEntryDataFile(COLLECTION, slug, dansLeDepot(chemin), id),
    });
  return textes;
}

/** Writes a draft of several aids; `existe` when it is written again. */
export async function enregistrerLeLot(
  slug: string,
  titre: string,
  fichiers: readonly FichierDuLot[],
  existe = false,
): Promise<void> {
  const dataFiles = fichiers.map(({ chemin, texte }) => ({ slug, path: dansLeDepot(chemin), raw: texte }));
  const options = {
    collectionName: COLLECTION,
    commitMessage: titre,
    useWorkflow: true,
    unpublished: existe,
    status: "draft" satisfies Etape,
  };
  await (await depot()).persistEntry({ dataFiles, assets: [] }, options);
}

/** Says where a draft stands. */
export async function changerDEtape({ slug }: Lot, etape: Etape): Promise<void> {
  await (await depot()).updateUnpublishedEntryStatus(COLLECTION, slug, etape);
}

/** Publishes all the aids of a draft. */
export async function publierLeLot({ slug }: Lot): Promise<void> {
  await (await depot()).publishUnpublishedEntry(COLLECTION, slug);
}

/** Gives a draft up: nothing that was published goes. */
export async function renoncerAuLot({ slug }: Lot): Promise<void> {
  await (await depot()).deleteUnpublishedEntry(COLLECTION, slug);
}
