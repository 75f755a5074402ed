import { useEffect, useState } from "react";
import { api } from "../session/api.ts";
import type { LexiqueDesAides } from "./index-aides.ts";

let kept: LexiqueDesAides | undefined;

/** Words aids are searched by, read once a visit and when they are wanted; without them, names are searched. */
export function useLexique(wanted: boolean): LexiqueDesAides | undefined {
  const [lexique, setLexique] = useState(kept);
  useEffect(() => {
    if (!wanted || kept) return undefined;
    const controller = new AbortController();
    api.mots(controller.signal).then(
      (read) => {
        kept = read;
        setLexique(read);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [wanted]);
  return lexique;
}
