import { leBackend } from "./backend.ts";
import type { NomDeBrouillon } from "./approbation.ts";
import type { Hote } from "./hote.ts";

/** What somebody said of a draft. */
export interface MessageDuBrouillon {
  qui: string;
  texte: string;
  /** When, as the code host writes it. */
  le: string;
}

/** A review of a pull request, as a host that speaks like GitHub gives it. */
interface Revue {
  body: string | null;
  submitted_at: string;
}

/** The gateway writes for everybody: who speaks is said in the text. */
const SIGNE = /^(.{1,100}?) écrit :\n\n([^]+)$/;

/** Messages that a host gives at once, at most. */
const AU_PLUS = 100;

interface Fil {
  hote: Hote;
  chemin: string;
}

/** Where what is said of a draft is kept; nothing on one’s own machine, where nobody else reads. */
async function filDe({ collection, slug }: NomDeBrouillon): Promise<Fil | undefined> {
  const hote = leBackend()?.api;
  if (!hote) return undefined;
  const { number } = await hote.getBranchPullRequest(`cms/${collection}/${slug}`);
  return { hote, chemin: `/pulls/${number}/reviews` };
}

/** What was said of a saved draft, the oldest first; nothing where nobody else reads. Rejects when it cannot be known. */
export async function lireLesMessages(brouillon: NomDeBrouillon): Promise<MessageDuBrouillon[] | undefined> {
  const fil = await filDe(brouillon);
  if (!fil) return undefined;
  const revues = (await fil.hote.request(`${fil.chemin}?per_page=${AU_PLUS}`)) as Revue[];
  return revues.flatMap(({ body, submitted_at: le }) => {
    const [, qui, texte] = SIGNE.exec(body ?? "") ?? [];
    return qui && texte ? [{ qui, texte, le }] : [];
  });
}

/** Says something of a saved draft to whoever reads it. Rejects when it cannot be kept. */
export async function envoyerUnMessage(brouillon: NomDeBrouillon, texte: string): Promise<void> {
  const fil = await filDe(brouillon);
  if (!fil) throw new Error("personne d’autre ne lit ce brouillon");
  const body = `${fil.hote.commitAuthor?.name ?? "Quelqu’un"} écrit :\n\n${texte}`;
  await fil.hote.request(fil.chemin, { method: "POST", body: JSON.stringify({ event: "COMMENT", body }) });
}
