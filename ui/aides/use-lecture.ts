import { useCallback, useEffect, useState } from "react";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { api } from "../session/api.ts";
import { CallError } from "../session/client.ts";
import { useDejaLue } from "./deja-lues.ts";

/** How a reading from the server stands. */
export type EtatDeLecture<T> =
  | { state: "working" }
  | { state: "done"; value: T; retry?: () => void }
  | { state: "failed"; status: number; message: string; retry: () => void };

const INCONNUE = "La réponse du serveur est illisible. Réessayez.";

/** Reads when the page shows and each time `read` changes; leaving cancels. `known` spares the call. */
export function useLecture<T>(read: (signal: AbortSignal) => Promise<T>, known?: T): EtatDeLecture<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ of: typeof read; attempt: number; lecture: EtatDeLecture<T> }>();
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const spared = known !== undefined;
  useEffect(() => {
    if (spared) return;
    const controller = new AbortController();
    const settle = (lecture: EtatDeLecture<T>) => {
      if (!controller.signal.aborted) setAnswer({ of: read, attempt, lecture });
    };
    read(controller.signal).then(
      (value) => settle({ state: "done", value, retry }),
      (error: unknown) => {
        const { status, message } = error instanceof CallError ? error : { status: 0, message: INCONNUE };
        settle({ state: "failed", status, message, retry });
      },
    );
    return () => controller.abort();
  }, [read, attempt, retry, spared]);
  if (known !== undefined) return { state: "done", value: known };
  return answer?.of === read && answer.attempt === attempt ? answer.lecture : { state: "working" };
}

let kept: AideListee[] | undefined;

const readAides = async (signal: AbortSignal) => (kept = await api.aides(signal));

/** All public aids, read once a visit. */
export function useAides(): EtatDeLecture<AideListee[]> {
  const dejaLues = useDejaLue<{ aides: AideListee[] }>("/api/v1/aides");
  return useLecture(readAides, kept ?? dejaLues?.aides);
}
