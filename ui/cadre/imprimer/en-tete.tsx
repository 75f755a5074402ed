import { useEffect } from "react";
import { aujourdhui, ecrireJour } from "../format/dates.ts";
import { useVivante } from "../navigation/use-vivante.ts";
import { deplierPourImprimer } from "./deplier.ts";

/** What heads a printed sheet: where it comes from, and when. Not on screen. */
export function EnTeteImprime() {
  useEffect(deplierPourImprimer, []);
  // What paper writes before a path of ours (print.css).
  useEffect(() => document.documentElement.style.setProperty("--site", `"${location.host}"`), []);
  const vivante = useVivante();
  return (
    <p className="print-only" aria-hidden="true">
      <strong>Cap Aides</strong>
      {vivante && <span>{` – ${location.host} – imprimé le ${ecrireJour(aujourdhui())}`}</span>}
    </p>
  );
}
