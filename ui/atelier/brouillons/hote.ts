import {
  APPROBATIONS,
  fichierDeLApprobation,
  lireUneApprobation,
} from "../../../catalogue/atelier/apercu/approbation.ts";
import { RefusDit } from "../appeler.ts";

interface Fichier {
  filename: string;
  status: string;
  sha: string;
}

interface Engagement {
  sha: string;
  commit: { author: { name: string; email?: string } };
  files?: Fichier[];
}

interface Demande {
  number: number;
  head: { sha: string };
}

/** What is used of the library’s way to a code host that speaks as GitHub does. */
export interface Hote {
  branch: string;
  mergeMethod: string;
  commitAuthor?: { name: string; email?: string };
  request(chemin: string, options?: object): Promise<unknown>;
  readFile(path: string, sha: null, options: { branch: string }): Promise<string>;
  getBranch(nom: string): Promise<{ commit: { sha: string } }>;
  getBranchPullRequest(nom: string): Promise<Demande>;
  getDifferences(de: string, a: string): Promise<{ commits: Engagement[]; files?: Fichier[] }>;
  fetchBlobContent(quoi: { sha: string; repoURL: string; parseText: true }): Promise<string>;
  createRef(sorte: "heads", nom: string, sha: string): Promise<unknown>;
  patchRef(sorte: "heads", nom: string, sha: string, options: { force: boolean }): Promise<unknown>;
  backupBranch(nom: string): Promise<void>;
  deleteBranch(nom: string): Promise<unknown>;
  createBranch(nom: string, sha: string): Promise<unknown>;
  patchBranch(nom: string, sha: string): Promise<unknown>;
  rebaseBranch(nom: string): Promise<{ sha: string }>;
  mergePR(demande: Demande): Promise<unknown>;
}

/** What has a preview: aids, institutions, figures of the law. */
const FICHE = /^catalogue\/(?:aides|institutions|loi\/parametres)\//;

const quiEst = ({ name, email }: { name: string; email?: string }) => email ?? name;

/** Commits of a draft up to one, each with the files that it wrote. */
async function engagements(hote: Hote, commits: readonly Engagement[]): Promise<Engagement[]> {
  return Promise.all(commits.map(({ sha }) => hote.request(`/commits/${sha}`) as Promise<Engagement>));
}

const ecrivains = (lus: readonly Engagement[], path: string) =>
  lus
    .filter(({ files = [] }) => files.some(({ filename }) => filename === path))
    .map(({ commit: { author } }) => author);

/** True when who is logged in wrote a file of a draft: somebody else approves it. */
export async function estEcritPar(hote: Hote, branche: string, path: string): Promise<boolean> {
  const [{ commits }, lui] = [await hote.getDifferences(hote.branch, branche), hote.commitAuthor];
  const siens = ecrivains(await engagements(hote, commits), path);
  return lui !== undefined && siens.some((un) => quiEst(un) === quiEst(lui));
}

const PAS_LU =
  "personne n’a approuvé ce que ce brouillon change, tel qu’il est enregistré. Lisez l’aperçu, puis touchez « J’approuve ce changement »";
const DE_SA_MAIN = "qui a écrit un changement ne l’approuve pas : une autre personne doit le lire";

interface Lecture {
  hote: Hote;
  files: readonly Fichier[];
  lus: readonly Engagement[];
}

/** Who approved a sheet in the version that a draft holds. Rejects with a RefusDit when nobody did but who wrote it. */
async function approbateur({ hote, files, lus }: Lecture, { filename, sha }: Fichier): Promise<string> {
  const gardee = files.find((un) => un.filename === fichierDeLApprobation(filename));
  const texte = gardee && (await hote.fetchBlobContent({ sha: gardee.sha, repoURL: "", parseText: true }));
  if (!gardee || !texte || lireUneApprobation(texte).apres !== sha) throw new RefusDit(PAS_LU);
  const lui = ecrivains(lus, gardee.filename).at(-1);
  if (!lui || ecrivains(lus, filename).some((un) => quiEst(un) === quiEst(lui)))
    throw new RefusDit(DE_SA_MAIN);
  return lui.name;
}

/** Merges a draft that somebody else than its author has approved, in that very version; the merge says who wrote, approved and published it. */
async function publier(hote: Hote, { number, head: { sha } }: Demande): Promise<unknown> {
  const { commits, files = [] } = await hote.getDifferences(hote.branch, sha);
  const fiches = files.filter(({ filename, status }) => FICHE.test(filename) && status !== "removed");
  const lus = await engagements(hote, commits);
  const approbateurs = new Set<string>();
  for (const fiche of fiches) approbateurs.add(await approbateur({ hote, files, lus }, fiche));
  const ecrits = files.filter(({ filename }) => !filename.startsWith(`${APPROBATIONS}/`));
  const auteurs = ecrits.flatMap(({ filename }) => ecrivains(lus, filename).map(({ name }) => name));
  const dits = [
    `Écrit par : ${[...new Set(auteurs)].join(", ")}`,
    ...(approbateurs.size > 0 ? [`Approuvé par : ${[...approbateurs].join(", ")}`] : []),
    `Publié par : ${hote.commitAuthor?.name ?? "on ne sait pas"}`,
  ];
  return hote.request(`/pulls/${number}/merge`, {
    method: "PUT",
    body: JSON.stringify({ commit_message: dits.join("\n"), sha, merge_method: hote.mergeMethod }),
  });
}

const COMMENCE =
  "quelqu’un vient de commencer un brouillon de cette fiche. Rechargez cette page pour le lire";

const reussit = (appel: Promise<unknown>): Promise<boolean> =>
  appel.then(
    () => true,
    () => false,
  );

/**
 * Has the library force nothing at a code host: a draft is written after what it holds, never in its place; one that exists is not
 * begun again; a merge that is refused is not written by other means.
 */
export function sansForcer(hote: Hote): void {
  hote.rebaseBranch = async (nom) => (await hote.getBranch(nom)).commit;
  hote.patchBranch = (nom, sha) => hote.patchRef("heads", nom, sha, { force: false });
  hote.createBranch = async (nom, sha) => {
    if (await reussit(hote.getBranch(nom))) {
      if (await reussit(hote.getBranchPullRequest(nom))) throw new RefusDit(COMMENCE);
      // Left by a save that was cut, or by a merge: it is kept aside.
      await hote.backupBranch(nom);
      await hote.deleteBranch(nom);
    }
    return hote.createRef("heads", nom, sha);
  };
  hote.mergePR = (demande) => publier(hote, demande);
}
