import { brouillonEntier, leBackend } from "./backend.ts";
import { partage } from "../poser.ts";
import { estEcritPar } from "./hote.ts";

/** Which draft: the entry that it is of. */
export interface NomDeBrouillon {
  collection: string;
  slug: string;
}

/** Text of a file of a draft, as it is saved; nothing where it has none. */
export async function texteEnregistre(
  { collection, slug }: NomDeBrouillon,
  path: string,
): Promise<string | undefined> {
  const fichier = (await brouillonEntier(collection, slug))?.diffs.find((un) => un.path === path);
  return fichier && leBackend()?.unpublishedEntryDataFile(collection, slug, path, fichier.id);
}

/** True when who is logged in wrote a file of a saved draft: online, somebody else approves it. Rejects when it cannot be known. */
export async function estDeSaMain({ collection, slug }: NomDeBrouillon, path: string): Promise<boolean> {
  const hote = leBackend()?.api;
  return hote !== undefined && estEcritPar(hote, `cms/${collection}/${slug}`, path);
}

const enBase64 = async (file: File) =>
  btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (octet) => String.fromCharCode(octet)).join(""));

const enregistrements = partage(0);

/** How many times drafts were saved here: what depends on it is looked at again. */
export const useEnregistrements = enregistrements.useLu;

/** To be told of each save. */
export const direLEnregistrement = (): void => enregistrements.dire(enregistrements.lire() + 1);

/** Adds files to a draft that is saved; its images stay. Throws when they cannot be written. */
export async function ajouterAuBrouillon(
  { collection, slug }: NomDeBrouillon,
  fichiers: readonly { path: string; raw: string }[],
  commitMessage: string,
): Promise<void> {
  const [ici, brouillon] = [leBackend(), await brouillonEntier(collection, slug)];
  if (!ici || !brouillon) throw new Error("le brouillon n’est pas enregistré");
  const images = brouillon.diffs.filter(({ path }) => /\.(?:png|jpe?g)$/i.test(path));
  const assets = await Promise.all(
    images.map(async ({ path, id }) => {
      const { file } = await ici.unpublishedEntryMediaFile(collection, slug, path, id);
      return { path, fileObj: file, toBase64: () => enBase64(file) };
    }),
  );
  const dataFiles = fichiers.map((un) => ({ ...un, slug }));
  const options = {
    useWorkflow: true as const,
    unpublished: true,
    status: brouillon.status,
    collectionName: collection,
  };
  await ici.persistEntry({ dataFiles, assets }, { ...options, commitMessage });
}
