import CMS from "decap-cms-app";
import { APPROBATIONS } from "../../catalogue/apercu/approbation.ts";

interface Fichier {
  path: string;
  id?: string;
  binary?: boolean;
}

/** A draft as a backend of the editor’s library tells it. */
interface BrouillonEcrit {
  status: string;
  diffs: (Fichier & { newFile?: boolean })[];
}

/** What is used of a backend of the editor’s library. */
interface Arriere {
  unpublishedEntry(quoi: { id?: string; collection?: string; slug?: string }): Promise<BrouillonEcrit>;
  unpublishedEntryDataFile(collection: string, slug: string, path: string, id?: string): Promise<string>;
  unpublishedEntryMediaFile(
    collection: string,
    slug: string,
    path: string,
    id?: string,
  ): Promise<{ file: File }>;
  persistEntry(entree: { dataFiles: object[]; assets: object[] }, options: object): Promise<unknown>;
}

/** Which draft: the entry that it is of. */
export interface NomDeBrouillon {
  collection: string;
  slug: string;
}

let arriere: Arriere | undefined;
let lireLeBrouillon: Arriere["unpublishedEntry"] | undefined;

const approuve = ({ path }: Fichier) => path.startsWith(`${APPROBATIONS}/`);

/** Keeps at hand the backend that writes, and its approvals out of what the editor’s library shows: it would take them for logos. */
export function garderLeDepot(nom: string): void {
  const fabrique = CMS.getBackend(nom) as { init(...args: unknown[]): Arriere } | undefined;
  if (!fabrique) throw new Error(`aucun dépôt ne s’appelle « ${nom} »`);
  const init = fabrique.init;
  fabrique.init = (...args) => {
    const ici = init(...args);
    arriere = ici;
    const lire = ici.unpublishedEntry.bind(ici);
    lireLeBrouillon = lire;
    ici.unpublishedEntry = async (quoi) => {
      const lu = await lire(quoi);
      return { ...lu, diffs: lu.diffs.filter((un) => !approuve(un)) };
    };
    return ici;
  };
}

/** A draft, whole; nothing where none is. */
export const brouillonEcrit = (nom: NomDeBrouillon): Promise<BrouillonEcrit | undefined> =>
  lireLeBrouillon?.(nom).catch(() => undefined) ?? Promise.resolve(undefined);

/** Text of a file of a draft, as it is saved; nothing where it has none. */
export async function texteDuBrouillon(
  { collection, slug }: NomDeBrouillon,
  path: string,
): Promise<string | undefined> {
  const fichier = (await brouillonEcrit({ collection, slug }))?.diffs.find((un) => un.path === path);
  return fichier && arriere?.unpublishedEntryDataFile(collection, slug, path, fichier.id);
}

const enBase64 = async (file: File) =>
  btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (octet) => String.fromCharCode(octet)).join(""));

const enregistrements = new EventTarget();

/** Does something after each save, until told to stop. */
export function apresChaqueEnregistrement(faire: () => void): () => void {
  enregistrements.addEventListener("fait", faire);
  return () => enregistrements.removeEventListener("fait", faire);
}

/** To be told of each save. */
export const direLEnregistrement = (): void => void enregistrements.dispatchEvent(new Event("fait"));

/** Adds files to a draft that is saved; its images stay. Throws when they cannot be written. */
export async function ajouterAuBrouillon(
  { collection, slug }: NomDeBrouillon,
  fichiers: readonly { path: string; raw: string }[],
  commitMessage: string,
): Promise<void> {
  const brouillon = await brouillonEcrit({ collection, slug });
  if (!arriere || !brouillon) throw new Error("le brouillon n’est pas enregistré");
  const ici = arriere;
  const images = brouillon.diffs.filter(({ binary }) => binary);
  const assets = await Promise.all(
    images.map(async ({ path, id }) => {
      const { file } = await ici.unpublishedEntryMediaFile(collection, slug, path, id);
      return { path, fileObj: file, toBase64: () => enBase64(file) };
    }),
  );
  const dataFiles = fichiers.map((un) => ({ ...un, slug }));
  const options = {
    useWorkflow: true,
    unpublished: true,
    status: brouillon.status,
    collectionName: collection,
  };
  await ici.persistEntry({ dataFiles, assets }, { ...options, commitMessage });
}
