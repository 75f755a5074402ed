import { appelerJson } from "../appeler.ts";
import type { ReglagesDEdition } from "../reglages.ts";
import type { FicheOuverte } from "./autres.ts";
import { leBackend } from "./backend.ts";

/** What an entry was, when, by whom, and what that changed. */
export interface VersionDite {
  date: string;
  qui: string;
  texte: string;
  phrases: readonly string[];
}

type VersionLue = Omit<VersionDite, "phrases">;

/** Versions told at once, and the one before them. */
const VERSIONS = 11;

interface Engagement {
  sha: string;
  commit: { author: { name: string; date: string } };
}

/** Online: what the code host has of a path, through the gateway. */
async function versionsEnLigne(path: string, branche: string): Promise<VersionLue[]> {
  const api = leBackend()?.api;
  const lus = (await api?.request("/commits", {
    params: { path, sha: branche, per_page: String(VERSIONS) },
  })) as Engagement[] | undefined;
  return Promise.all(
    (lus ?? []).slice(0, VERSIONS).map(async ({ sha, commit: { author } }) => ({
      date: author.date,
      qui: author.name,
      texte: (await api?.readFile(path, null, { branch: sha })) ?? "",
    })),
  );
}

async function versionsIci(path: string, proxy: string): Promise<VersionLue[]> {
  const reponse = await fetch(`${proxy}/histoire?chemin=${encodeURIComponent(path)}`);
  return reponse.ok ? ((await reponse.json()) as VersionLue[]) : [];
}

/** The versions of an entry that was published, the newest first, with what each changed. Rejects when they cannot be read. */
export async function lireLesVersions(
  { path }: FicheOuverte,
  { proxy, branche }: ReglagesDEdition,
): Promise<VersionDite[]> {
  const lues = await (proxy === undefined ? versionsEnLigne(path, branche) : versionsIci(path, proxy));
  if (lues.length === 0) return [];
  const chemin = path.replace(/^catalogue\//, "");
  const corps = { chemin, textes: lues.map(({ texte }) => texte) };
  const phrases = await appelerJson<string[][]>("/api/editer/histoire", { corps });
  return lues.map((une, rang) => ({
    ...une,
    phrases: phrases[rang] ?? ["C’est la plus ancienne version connue ici."],
  }));
}

/** Writes a former version as the draft of its entry. Rejects when it cannot be written. */
export async function revenirA(
  fiche: FicheOuverte,
  { texte, date }: VersionDite,
  deja: boolean,
): Promise<void> {
  const { collection, slug, path } = fiche;
  const backend = leBackend();
  if (!backend) throw new Error("La page n’est pas encore prête : essayez de nouveau dans un instant.");
  await backend.persistEntry(
    { dataFiles: [{ slug, path, raw: texte }], assets: [] },
    {
      useWorkflow: true,
      unpublished: deja,
      collectionName: collection,
      commitMessage: `${collection} : revient à la version du ${date.slice(0, 10)} de « ${slug} »`,
      status: "draft",
    },
  );
}
