import { useCallback } from "react";
import { useLecture } from "../../aides/use-lecture.ts";
import { api } from "../../session/api.ts";

/**
 * Figures of the law in force at a day (`YYYY-MM-DD`), by path, read from the server; `chemins` must be
 * the same list from one rendering to the next.
 */
export const useParametres = (jour: string, chemins: readonly string[]) =>
  useLecture(
    useCallback(
      async (signal: AbortSignal) => (await api.parametres(jour, chemins, signal)).parameters,
      [jour, chemins],
    ),
  );
