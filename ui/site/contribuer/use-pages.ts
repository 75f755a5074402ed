import { useDejaLue } from "../../aides/deja-lues.ts";
import { useLecture } from "../../aides/use-lecture.ts";
import { lirePagesContribuer } from "./appels.ts";

/** What was read: a text, ideas by category, tasks. */
export type PagesDeContribution = Awaited<ReturnType<typeof lirePagesContribuer>>;

let kept: PagesDeContribution | undefined;

const readPages = async (signal: AbortSignal) => (kept = await lirePagesContribuer(signal));

/** The pages « Contribuer », read once a visit. */
export function usePages() {
  const dejaLues = useDejaLue<PagesDeContribution>("/api/contribuer");
  return useLecture(readPages, kept ?? dejaLues);
}
