import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CommuneTrouvee } from "../../../catalogue/situation/situation.ts";
import { api } from "../../session/api.ts";

export interface Search {
  /** `waiting` for the next key, then `loading`. */
  state: "idle" | "waiting" | "loading" | "failed" | "done";
  query: string;
  found: readonly CommuneTrouvee[];
}

const AU_MOINS = 2;

/** Time left for the next key, in milliseconds. */
const PAUSE = 150;

interface Look {
  search: Search;
  /** Looks up a text after a pause; a newer search cancels the one under way. */
  look: (text: string) => void;
  /** Looks up now what waits for the next key. */
  hurry: () => void;
}

/** Looks communes up as they are typed, and tells when they are found, or when nothing could be. */
export function useSearch(ended: (search: Search) => void): Look {
  const [search, setSearch] = useState<Search>({ state: "idle", query: "", found: [] });
  const underWay = useRef<{ cancel: () => void; ask: () => void }>(undefined);
  const latest = useRef(ended);
  useEffect(() => {
    latest.current = ended;
  });
  useEffect(() => () => underWay.current?.cancel(), []);
  const look = (text: string) => {
    underWay.current?.cancel();
    const query = text.trim();
    const become = (state: Search["state"], found: Search["found"] = []) => {
      const next = { state, query, found };
      setSearch(next);
      return next;
    };
    if (query.length < AU_MOINS) return void become("idle");
    const controller = new AbortController();
    const ask = () => {
      clearTimeout(timer);
      become("loading");
      // At once: who hears that it ended may send the form, which asks whether it did.
      const end = (...what: Parameters<typeof become>) =>
        controller.signal.aborted || latest.current(flushSync(() => become(...what)));
      api.communes(query, controller.signal).then(
        (found) => end("done", found),
        () => end("failed"),
      );
    };
    const timer = setTimeout(ask, PAUSE);
    const cancel = () => {
      clearTimeout(timer);
      controller.abort();
    };
    underWay.current = { ask, cancel };
    // The list of before stays until there is another.
    setSearch(({ found }) => ({ state: "waiting", query, found }));
  };
  return { search, look, hurry: () => search.state === "waiting" && underWay.current?.ask() };
}
