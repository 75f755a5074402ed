import { useEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { type DemandeDAides, ecrireDemande, lireDemande } from "./filtres.ts";

/** Rest after the last key before the search is written in the address. */
const REPOS_MS = 250;

/** Marks the addresses written here: any other one says what is asked. */
const ICI = { demande: true };

/**
 * What is asked of the list, at once on screen and then in the address, which says it on arrival,
 * back and forward. A filter makes a step of history; typing and « voir plus » do not.
 */
export function useDemande() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof ICI> | null };
  const type = useNavigationType();
  const ours = state?.demande === true && type !== "POP";
  const [demande, setDemande] = useState(() => lireDemande(params));
  const [seen, setSeen] = useState(params);
  if (seen !== params) {
    setSeen(params);
    if (!ours) setDemande(lireDemande(params));
  }
  useEffect(() => {
    if (demande.q === lireDemande(params).q) return;
    const timer = setTimeout(
      () => setParams(ecrireDemande(demande, params), { replace: true, state: ICI }),
      REPOS_MS,
    );
    return () => clearTimeout(timer);
  }, [demande, params, setParams]);
  const change = (part: Partial<DemandeDAides>, replace = false) => {
    const next = { ...demande, page: 1, ...part };
    setDemande(next);
    setParams(ecrireDemande(next, params), { replace, state: ICI });
  };
  return {
    demande,
    taper: (q: string) => setDemande({ ...demande, q, page: 1 }),
    filtrer: (part: Partial<DemandeDAides>) => change(part),
    voirPlus: () => change({ page: demande.page + 1 }, true),
    effacer: () =>
      change({ q: "", territoire: "", organisme: "", profil: "", besoin: "", theme: "", montant: "" }),
  };
}
