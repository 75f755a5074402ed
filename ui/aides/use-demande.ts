import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type Demande, ecrireDemande, lireDemande } from "./filtres.ts";

/** Rest after the last key before the search is written in the address. */
const REPOS_MS = 250;

/**
 * What is asked of the list: the address, and the text being typed, which reaches the address at
 * rest. A filter makes a step of history; typing and « voir plus » do not.
 */
export function useDemande() {
  const [params, setParams] = useSearchParams();
  const inAddress = lireDemande(params);
  const [q, setQ] = useState(inAddress.q);
  const written = useRef(inAddress.q);
  const write = (change: Partial<Demande>, replace: boolean) => {
    written.current = change.q ?? q;
    setParams((current) => ecrireDemande({ ...lireDemande(current), q, page: 1, ...change }, current), {
      replace,
    });
  };
  useEffect(() => {
    if (inAddress.q === written.current) return;
    written.current = inAddress.q;
    setQ(inAddress.q);
  }, [inAddress.q]);
  useEffect(() => {
    if (q === written.current) return;
    const timer = setTimeout(() => {
      written.current = q;
      setParams((current) => ecrireDemande({ ...lireDemande(current), q, page: 1 }, current), {
        replace: true,
      });
    }, REPOS_MS);
    return () => clearTimeout(timer);
  }, [q, setParams]);
  return {
    demande: { ...inAddress, q, page: q === inAddress.q ? inAddress.page : 1 },
    taper: setQ,
    filtrer: (change: Partial<Demande>) => write(change, false),
    voirPlus: () => write({ page: inAddress.page + 1 }, true),
    effacer: () => {
      setQ("");
      write({ q: "", territoire: "", organisme: "", profil: "", montant: "" }, false);
    },
  };
}
