import { useDejaLue } from "../aides/deja-lues.ts";
import { useLecture } from "../aides/use-lecture.ts";
import { lirePagesContribuer } from "./appels.ts";

type Pages = Awaited<ReturnType<typeof lirePagesContribuer>>;

let kept: Pages | undefined;

const readPages = async (signal: AbortSignal) => (kept = await lirePagesContribuer(signal));

/** The pages « Contribuer », read once a visit. */
export function usePages() {
  const dejaLues = useDejaLue<Pages>("/api/contribuer");
  return useLecture(readPages, kept ?? dejaLues);
}
